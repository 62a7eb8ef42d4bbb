// The news as a story: actions taken back, where turns begin, and the part that a seat does not know yet.

import { expect, test } from "vitest";
import type { GameEvent, News } from "../src/lib/protocol";
import { hasActed, hasPlayed } from "../src/lib/training";
import { byTurn, hasOnlyLocked, isSince, lastHeard, lines, sinceOwn, takenBack } from "../src/lib/turns";

const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind, clause: "", message: { key: kind, values: {} }, ...more,
});
const turn = (seat: string): GameEvent => ({
  event: "turn-began", clause: "", message: { key: "turn", values: { seat: { key: `seat-${seat}`, values: {} } } },
});
let told = 0;
const news = (action: string | null, ...events: GameEvent[]): News => ({ number: ++told, action, "is-undo": false, events });
const undo = (...events: GameEvent[]): News => ({ number: ++told, action: null, "is-undo": true, events });
const story = (...make: (() => News)[]): News[] => {
  told = 0;
  return make.map((one) => one());
};

test("an action taken back is marked, the latest first, and the take-back is not a line", () => {
  const all = lines(story(
    () => news("place SN", event("placed")),
    () => news("place SN", event("placed")),
    () => undo(event("placed")),
  ));
  expect(all.map((line) => [line.number, line.isTakenBack])).toEqual([[1, false], [2, true]]);
});

test("each take-back marks another line", () => {
  const all = lines(story(
    () => news("place SN", event("placed")),
    () => news("place SN", event("placed")),
    () => undo(event("placed")),
    () => undo(event("placed")),
  ));
  expect(all.every((line) => line.isTakenBack)).toBe(true);
});

test("at a training table one take-back marks everything after it", () => {
  const all = story(
    () => news("search A1", event("searched"), event("shown")),
    () => news("end", event("ended")),
    () => news(null, turn("soviet"), event("moved")),
    () => news("hold"),
    () => undo(event("ended"), turn("soviet"), event("moved")),
  );
  expect([...takenBack(all)].sort()).toEqual([2, 3]);
  expect(lastHeard(all, "german")).toEqual(null);
});

test("an action that told nothing is taken back by news that tell nothing", () => {
  const all = story(() => news("hold"), () => news(null, event("moved")), () => undo());
  expect([...takenBack(all)]).toEqual([1]);
});

test("only actions that stand can be taken back, and no phrases", () => {
  expect(hasActed(story(() => news("offer draw", event("draw-offered")), () => news(null, event("moved"))))).toBe(false);
  expect(hasActed(story(() => news("search A1", event("searched"))))).toBe(true);
  expect(hasActed(story(() => news("search A1", event("searched")), () => undo(event("searched"))))).toBe(false);
});

test("a set-up is not judged, later actions are", () => {
  const laid = [() => news("place A1", event("placed")), () => news("done", event("confirmed"), event("turn-began"))];
  expect(hasPlayed(story(laid[0]!))).toBe(true);
  expect(hasPlayed(story(...laid))).toBe(false);
  expect(hasPlayed(story(...laid, () => news("search A1", event("searched"))))).toBe(true);
  expect(hasPlayed(story(() => news("search A1", event("searched"), event("turn-began"))))).toBe(true);
});

test("turns hold what happened in them; what came before has no head", () => {
  const turns = byTurn(lines(story(
    () => news("done", event("ready")),
    () => news(null, turn("german"), event("moved")),
    () => news(null, event("revealed"), turn("soviet")),
  )));
  expect(turns.map((one) => [one.head?.event.event ?? null, one.lines.map((line) => line.event.event)])).toEqual([
    [null, ["ready"]],
    ["turn-began", ["moved", "revealed"]],
    ["turn-began", []],
  ]);
});

test("new events start where the seat's last turn ended", () => {
  const all = story(
    () => news(null, turn("german")),
    () => news("end", event("moved"), turn("soviet")),
    () => news(null, event("revealed"), turn("german")),
  );
  const mark = lastHeard(all, "german")!;
  expect(mark).toEqual({ number: 2, at: 1, isTurn: true });
  expect(lines(all).filter((line) => isSince(line, mark)).map((line) => line.event.event)).toEqual([
    "turn-began", "revealed", "turn-began",
  ]);
});

test("a seat without a turn so far knows nothing", () => {
  expect(lastHeard(story(() => news(null, turn("german"), event("moved"))), "soviet")).toBeNull();
});

test("where turns belong to nobody, the latest plan or the attack it was about counts", () => {
  const plan = story(
    () => news("done", event("locked", { step: "plan" }), event("shown")),
    () => news(null, event("moved")),
    () => news("pass", event("locked", { step: "window" })),
  );
  expect(lastHeard(plan, "american")).toEqual({ number: 1, at: 1, isTurn: false });
  const attack = story(
    () => news("done", event("locked", { step: "plan" })),
    () => news(null, event("moved"), event("attack-named")),
    () => news("pass", event("locked", { step: "window" })),
  );
  expect(lastHeard(attack, "american")).toEqual({ number: 2, at: 1, isTurn: false });
});

test("a title without turns tells the results of the seat's latest action", () => {
  const all = story(() => news("fire A1", event("missed")), () => news(null, event("hit")), () => undo(event("hit")));
  expect(sinceOwn(all)).toEqual({ number: 1, at: 0, isTurn: false });
  expect(sinceOwn(all.slice(1))).toBeNull();
});

test("only a seat that has just locked something itself has only locked", () => {
  expect(hasOnlyLocked(story(() => news("done", event("planned"), event("locked"))))).toBe(true);
  expect(hasOnlyLocked(story(() => news("done", event("locked"), event("revealed"))))).toBe(false);
  expect(hasOnlyLocked(story(() => news(null, event("locked"))))).toBe(false);
  expect(hasOnlyLocked(story(() => undo(event("locked"))))).toBe(false);
  expect(hasOnlyLocked([])).toBe(false);
});
