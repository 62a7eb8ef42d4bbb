// A bot for Fogline in JavaScript, without any packages: it shoots if it can, and otherwise plays at random.
//
// fogline arena stalingrad --bots "cmd:node examples/bots/random_bot.js" recruit
//
// The protocol: docs/bot-protocol.md. One line of JSON comes in for each decision, and one goes out.
"use strict";
const lines = require("node:readline").createInterface({ input: process.stdin, terminal: false });

// A small generator (mulberry32): the seed is the only randomness, so the same request gets the same answer.
function generator(seed) {
  let state = seed % 4294967296 | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function choose(request) {
  const random = generator(request.seed);
  const verbs = new Map();
  for (const action of request.choices) {
    const verb = action.split(" ")[0];
    if (!verbs.has(verb)) verbs.set(verb, []);
    verbs.get(verb).push(action);
  }
  const kinds = [...verbs.values()];
  const actions = verbs.get("shoot") ?? kinds[random(kinds.length)];
  return actions[random(actions.length)];
}

lines.on("line", (line) => {
  const request = JSON.parse(line);
  const isDecision = "choices" in request; // otherwise it is the greeting
  const answer = isDecision ? { action: choose(request) } : { protocol: 1, name: "random-javascript" };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
