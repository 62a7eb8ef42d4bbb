// A game for boardgame.io that is about as large as the one it is measured beside: two Fronts of 20 hidden cards, MOVE
// and SEARCH, hits, points, a log, and a view for each player that has nothing of the other's hidden cards.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 5;
const ROWS = 4;
const CARDS = [
  ["SN", 3], ["OF", 2], ["SC", 2], ["MO", 1], ["MG", 1], ["IN", 4], ["DE", 1], ["EA", 6],
].flatMap(([kind, count]) => Array(count).fill(kind));
const POINTS = { SN: 2, OF: 2, EA: 0, DE: 0 };

// The four cells of the Quadrant whose first cell is given, or null.
function quadrant(first) {
  const [row, column] = [Math.floor(first / COLUMNS), first % COLUMNS];
  if (!Number.isInteger(first) || first < 0 || row >= ROWS - 1 || column >= COLUMNS - 1) return null;
  return [first, first + 1, first + COLUMNS, first + COLUMNS + 1];
}

const front = {
  name: "front",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    fronts: ["0", "1"].map(() => random.Shuffle(CARDS).map((kind) => ({ kind, shown: false }))),
    score: [0, 0],
    facts: [],
  }),
  moves: {
    // Put four of one's own cards back in another order, face down.
    move({ G, playerID, events }, first, order) {
      const cells = quadrant(first);
      if (cells === null || !Array.isArray(order) || [...order].sort().join() !== "0,1,2,3") return INVALID_MOVE;
      const own = G.fronts[playerID];
      const cards = cells.map((cell) => own[cell].kind);
      cells.forEach((cell, at) => { own[cell] = { kind: cards[order[at]], shown: false }; });
      G.facts.push({ what: "mixed", side: playerID, cells });
      events.endTurn();
    },
    // Turn up an enemy card; a Unit is hit if a Sniper is there to do it.
    search({ G, playerID, events }, cell) {
      const other = 1 - Number(playerID);
      const found = G.fronts[other][cell];
      if (found === undefined || found.shown) return INVALID_MOVE;
      found.shown = true;
      G.facts.push({ what: "seen", side: String(other), cells: [cell], kind: found.kind });
      if (found.kind !== "EA" && G.fronts[playerID].some((card) => card.kind === "SN")) {
        G.score[playerID] += POINTS[found.kind] ?? 1;
        G.fronts[other][cell] = { kind: "EA", shown: true };
        G.facts.push({ what: "gone", side: String(other), cells: [cell], kind: found.kind });
      }
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    fronts: G.fronts.map((cards, side) =>
      cards.map((card) => (String(side) === playerID || card.shown ? card : { kind: null, shown: false })),
    ),
  }),
};

module.exports = { front, quadrant, CELLS: COLUMNS * ROWS };
