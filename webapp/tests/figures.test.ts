// The end of a game: figures are counted from a seat's news, and the sentence follows the rules.

import { expect, test } from "vitest";
import { headline, isTalked, rank, rankAbove, reason } from "../src/lib/endings";
import { figuresOf } from "../src/lib/figures";
import { LEVELS, type GameEvent, type Level, type News, type Setup, type TableForm, type View } from "../src/lib/protocol";
import { titleOf } from "../src/titles";

const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({ event: kind, clause: "", message: { key: kind, values: {} }, ...more });
const told = (...all: [string | null, ...GameEvent[]][]): News[] =>
  all.map(([action, ...events], at) => ({ number: at + 1, action, "is-undo": false, events }));
const setup = {} as Setup;
const valuesOf = (rows: { text: string; values: Record<string, number> }[]): unknown[] => rows.map((row) => [row.text, Object.values(row.values)]);

test("Stalingrad: points, searches, finds, and losses", () => {
  const view = { sides: { german: { score: 3 }, soviet: { score: 1 } }, lost: { gSN: 1, sSN: 1, sIN: 1 } } as unknown as View;
  const news = told(
    ["done", event("ready")],
    [null, event("turn-began"), event("moved")],
    ["search S2a", event("turn-began"), event("searched", { side: "german", cell: "S2a" }), event("revealed", { cell: "S2a", card: "sSN" })],
    ["search S1a", event("searched", { side: "german", cell: "S1a" }), event("revealed", { cell: "S1a", card: "sEA" })],
    [null, event("searched", { side: "soviet", cell: "G1a" }), event("revealed", { cell: "G1a", card: "gDE" })],
  );
  const figures = figuresOf(titleOf("stalingrad"), view, setup, news, "german");
  expect([figures.turns, figures.actions, figures.sides]).toEqual([2, 2, ["german", "soviet"]]);
  expect(valuesOf(figures.rows)).toEqual([["Points", [3, 1]], ["Searches", [2, 1]], ["Finds", [1, 1]], ["Cards lost", [1, 2]]]);
});

test("Panzer: a search that shows an empty place has found nothing", () => {
  const view = { lost: { SHE: 2, TIG: 1 } } as unknown as View;
  const news = told(
    ["search B5", event("searched", { side: "american", cell: "B5" }), event("revealed", { cell: "B5", unit: "TIG" })],
    [null, event("searched", { side: "german", cell: "A1" }), event("shown-empty", { cells: ["A1"] }), event("fired", { side: "german" })],
  );
  expect(valuesOf(figuresOf(titleOf("panzer"), view, setup, news, "american").rows)).toEqual([
    ["Searches", [1, 1]], ["Finds", [1, 0]], ["Shots", [0, 1]], ["Units lost", [2, 1]],
  ]);
});

test("Spearpoint: attacks and hits by attacker, Units by owner", () => {
  const view = { sides: { american: { points: 6 }, german: { points: 29 } } } as unknown as View;
  const news = told(
    [null, event("attack-named", { seat: "b", unit: "b1" }), event("attack-rolled", { result: "misses" }), event("attack-rolled", { result: "hits" })],
    [null, event("destroyed", { unit: "a3" }), event("attack-named", { seat: "a", unit: "a1" }), event("attack-rolled", { result: "friendly" })],
  );
  expect(valuesOf(figuresOf(titleOf("spearpoint"), view, setup, news, null).rows)).toEqual([
    ["Points", [6, 29]], ["Attacks", [1, 1]], ["Hits", [0, 1]], ["Units lost", [1, 0]],
  ]);
});

test("actions taken back are not counted, a watcher has no actions, and a title without figures has no rows", () => {
  const news = told(["place SN", event("placed")], [null, event("plain")]);
  news.push({ number: 3, action: null, "is-undo": true, events: [event("placed")] });
  expect(figuresOf(titleOf("some_game"), {}, setup, news, "north")).toEqual({ turns: 0, actions: 0, sides: [], rows: [] });
  expect(figuresOf(titleOf("some_game"), {}, setup, news, null).actions).toBeNull();
});

test("the reason is told with the points, or as agreed at the table", () => {
  const over = (reason: string): TableForm => ({ outcome: { winners: ["german"], reasons: [reason] } }) as unknown as TableForm;
  const scored = { key: "spearpoint-scored-reason", values: { by: "points", reason: { key: "spearpoint-reason-points", values: {} }, most: 30, least: 26 } };
  const message = { key: "spearpoint-event-game-over", values: { won: "yes", side: { key: "side-german", values: {} }, reasons: [scored] } };
  const news = told([null, { ...event("game-over"), message }]);
  expect(reason("spearpoint", over("points"), news)).toBe("The Germans won on Victory Points, 30 to 26.");
  expect(reason("spearpoint", over("resignation"), told([null, event("closed")]))).toBe("The Germans won by resignation.");
  expect([isTalked(over("points")), isTalked(over("time"))]).toEqual([false, true]);
  expect(headline("spearpoint", over("points"), ["german"])).toBe("Victory");
  expect(headline("spearpoint", over("points"), ["american"])).toBe("Defeat");
  for (const own of [[], ["american", "german"]]) expect(headline("spearpoint", over("points"), own)).toBe("Winner: German side");
});

test("a stronger opponent is the next rank", () => {
  expect(rank({})).toBeNull();
  expect(rank({ german: "recruit", soviet: "regular" })).toBe("regular");
  const above = (levels: readonly Level[]) => ([null, "recruit", "regular", "veteran", "ace"] as const).map((level) => rankAbove(level, levels));
  expect(above(LEVELS)).toEqual([null, "regular", "veteran", "ace", null]);
  expect(above(LEVELS.slice(0, 3)).slice(0, 4)).toEqual([null, "regular", "veteran", null]);
});
