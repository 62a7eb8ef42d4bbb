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
    request.on("error", reject);
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

async function prepare({ url, scripts, setup }) {
  const games = [];
  for (const [number, script] of scripts.entries()) {
    const address = addressOf(number);
    const made = await ask(url, "POST", "/api/games", "", { ...setup, hold: script.seats }, address);
    const tokens = script.seats.map((seat) => made.seats[seat].token);
    for (const [seat, sequence, actions] of script.setup) {
      await ask(url, "POST", "/api/table/actions", tokens[seat], { sequence, actions }, address);
    }
    const ears = tokens.map(() => new Ear());
    await Promise.all(tokens.map((token, seat) => listen(url, token, ears[seat], address)));
    games.push({ url, tokens, ears, address, steps: script.steps });
  }
  return games;
}

async function play({ url, tokens, ears, address, steps }, note) {
  for (const [seat, sequence, action] of steps) {
    await ears[seat].until(sequence);
    const begun = milliseconds();
    await ask(url, "POST", "/api/table/actions", tokens[seat], { sequence, actions: [action] }, address);
    note(milliseconds() - begun);
  }
}

run(prepare, play);
