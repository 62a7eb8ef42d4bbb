// What both drivers share: many games at once, each player acting as soon as it has heard of the move before.

// One who plays: what it has heard of, and who waits for that.
class Ear {
  constructor() {
    this.heard = -1;
    this.waiting = null;
  }

  hear(number) {
    if (number <= this.heard) return;
    this.heard = number;
    if (this.waiting !== null && number >= this.waiting.number) {
      const { resolve } = this.waiting;
      this.waiting = null;
      resolve();
    }
  }

  until(number) {
    if (this.heard >= number) return Promise.resolve();
    return new Promise((resolve) => { this.waiting = { number, resolve }; });
  }
}

const milliseconds = () => Number(process.hrtime.bigint()) / 1e6;

// Play all games; `step(game, note)` plays the next action of one, notes how long its answer took, and tells whether there
// is another. `width` of them act at the same time (by default all), in turn; it ends after so many `actions` or `seconds`.
async function measure(games, step, { width = games.length, actions = Infinity, seconds: limit = Infinity }) {
  const took = [];
  const waiting = [...games];
  const begun = milliseconds();
  let sent = 0;
  async function act() {
    while (waiting.length > 0 && sent < actions && milliseconds() - begun < 1000 * limit) {
      const game = waiting.shift();
      sent += 1;
      if (await step(game, (time) => took.push(time))) waiting.push(game);
    }
  }
  await Promise.all(Array.from({ length: width }, act));
  const seconds = (milliseconds() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(part * took.length))];
  return { actions: took.length, seconds, p50: at(0.5), p99: at(0.99) };
}

// Tell whoever runs us that the games are there, wait for its word, measure, and tell the result.
function run(prepare, step) {
  const settings = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"));
  const fail = (error) => {
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exit(1);
  };
  prepare(settings).then((games) => {
    process.stdout.write("ready\n");
    process.stdin.once("data", () => {
      measure(games, step, settings).then((result) => process.stdout.write(JSON.stringify(result) + "\n"), fail);
    });
  }, fail);
}

module.exports = { Ear, milliseconds, run };
