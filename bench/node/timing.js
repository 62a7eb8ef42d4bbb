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

// Play all games at once; `play(game, note)` plays one of them and notes how long each answer took.
async function measure(games, play) {
  const took = [];
  const begun = milliseconds();
  await Promise.all(games.map((game) => play(game, (time) => took.push(time))));
  const seconds = (milliseconds() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(part * took.length))];
  return { actions: took.length, seconds, p50: at(0.5), p99: at(0.99) };
}

// Tell whoever runs us that the games are there, wait for its word, measure, and tell the result.
function run(prepare, play) {
  const settings = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"));
  prepare(settings).then((games) => {
    process.stdout.write("ready\n");
    process.stdin.once("data", () => {
      measure(games, play).then((result) => process.stdout.write(JSON.stringify(result) + "\n"));
    });
  });
}

module.exports = { Ear, milliseconds, run };
