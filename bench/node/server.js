// boardgame.io's server as it comes: its own in-memory storage, credentials checked for every move.
const { Server } = require("boardgame.io/server");
const { front } = require("./front");

const server = Server({ games: [front], origins: [] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
