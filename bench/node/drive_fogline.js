// Plays scripted games at Fogline: each action is one POST; each player has its stream open and acts when it has heard.
const http = require("http");
const { Ear, milliseconds, run } = require("./timing");

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

// Each game is played from an address of its own, as by people at home; of one address only so much may wait at once.
// (On Linux a computer has all addresses that begin with 127.)
function addressOf(number) {
  return process.platform === "linux" ? `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}` : undefined;
}

function ask(base, method, path, token, body, localAddress) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    if (token) headers.authorization = `Bearer ${token}`;
    const text = body === undefined ? undefined : JSON.stringify(body);
    if (text !== undefined) headers["content-length"] = Buffer.byteLength(text);
    const request = http.request(base + path, { method, agent, headers, localAddress }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const told = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${answer.statusCode} ${told}`));
        else resolve(JSON.parse(told));
      });
    });
    // The server closes connections that were idle for long, perhaps just when one is used again. A request that was
    // sent twice is done once.
    request.on("error", (error) => {
      if (request.reusedSocket) resolve(ask(base, method, path, token, body, localAddress));
      else reject(error);
    });
    request.end(text);
  });
}

// A stream of its own connection; it tells the number of every piece of news.
function listen(base, token, ear, localAddress) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.request(base + "/api/table/events", { headers, agent: false, localAddress }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
        const parts = text.split("\n\n");
        text = parts.pop();
        for (const event of parts) {
          if (event.startsWith("id: ")) ear.hear(parseInt(event.slice(4), 10));
          else if (event.startsWith("event: table")) resolve();
        }
      });
    });
    request.on("error", reject);
    request.end();
  });
}

const PREPARED_AT_ONCE = 16;

// `games` games (as many as there are scripts, unless said otherwise), at one server or several: the seats of a game are
// at different ones. The first games have a stream for each seat, until there are `streams` of them; the others none.
async function prepare({ url, urls = [url], scripts, setup, games = scripts.length, streams = Infinity }) {
  const prepared = [];
  let next = 0;
  async function work() {
    while (next < games) {
      const number = next++;
      prepared[number] = await begin(number, urls, scripts[number % scripts.length], setup, 2 * number < streams);
    }
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, work));
  return prepared;
}

async function begin(number, urls, script, setup, hasStreams) {
  const address = addressOf(number);
  const bases = script.seats.map((_, seat) => urls[(number + seat) % urls.length]);
  const made = await ask(bases[0], "POST", "/api/games", "", { ...setup, hold: script.seats }, address);
  const tokens = script.seats.map((seat) => made.seats[seat].token);
  for (const [seat, sequence, actions] of script.setup) {
    await ask(bases[seat], "POST", "/api/table/actions", tokens[seat], { sequence, actions }, address);
  }
  const ears = hasStreams ? tokens.map(() => new Ear()) : null;
  if (ears !== null) await Promise.all(tokens.map((token, seat) => listen(bases[seat], token, ears[seat], address)));
  return { bases, tokens, ears, address, steps: script.steps, at: 0 };
}

// The next action of a game; whether there is another after it.
async function step(game, note) {
  const { bases, tokens, ears, address, steps } = game;
  const [seat, sequence, action] = steps[game.at++];
  if (ears !== null) await ears[seat].until(sequence);
  const begun = milliseconds();
  await ask(bases[seat], "POST", "/api/table/actions", tokens[seat], { sequence, actions: [action] }, address);
  note(milliseconds() - begun);
  return game.at < steps.length;
}

run(prepare, step);
