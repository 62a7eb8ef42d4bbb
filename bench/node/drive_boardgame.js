// Plays random games at boardgame.io: its lobby over HTTP, its moves over socket.io (websocket), as its own client does.
// Each player acts when it has heard of the move before.
const { io } = require("socket.io-client");
const { CELLS, quadrant } = require("./front");
const { Ear, milliseconds, run } = require("./timing");

async function ask(url, path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

function sit(url, matchID, playerID, credentials) {
  return new Promise((resolve) => {
    const socket = io(`${url}/front`, { transports: ["websocket"], forceNew: true });
    const player = { socket, matchID, playerID, credentials, ear: new Ear(), G: null };
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.on("sync", (_match, { state }) => {
      player.G = state.G;
      player.ear.hear(state._stateID);
      resolve(player);
    });
    socket.on("update", (_match, state) => {
      player.G = state.G;
      player.ear.hear(state._stateID);
    });
  });
}

async function prepare({ url, games: count, steps }) {
  const games = [];
  for (let number = 0; number < count; number += 1) {
    const { matchID } = await ask(url, "/games/front/create", { numPlayers: 2 });
    const players = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await ask(url, `/games/front/${matchID}/join`, { playerID, playerName: playerID });
      players.push(await sit(url, matchID, playerID, playerCredentials));
    }
    games.push({ players, steps, at: 0, number: players[0].ear.heard });
  }
  return games;
}

function choose(player) {
  const enemy = player.G.fronts[1 - Number(player.playerID)];
  const hidden = enemy.map((card, cell) => (card.shown ? -1 : cell)).filter((cell) => cell >= 0);
  if (hidden.length && Math.random() < 0.25) return ["search", [hidden[Math.floor(Math.random() * hidden.length)]]];
  for (;;) {
    const first = Math.floor(Math.random() * CELLS);
    if (quadrant(first)) return ["move", [first, [0, 1, 2, 3].sort(() => Math.random() - 0.5)]];
  }
}

async function step(game, note) {
  const { players, steps, number } = game;
  const player = players[game.at++ % 2];
  await player.ear.until(number);
  const [type, args] = choose(player);
  const { matchID, playerID, credentials } = player;
  const begun = milliseconds();
  player.socket.emit("update", { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } }, number, matchID, playerID);
  await player.ear.until(number + 1);
  note(milliseconds() - begun);
  game.number = player.ear.heard;
  return game.at < steps;
}

run(prepare, step);
