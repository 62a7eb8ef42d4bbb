// The meaning of a click or a key on the board, from the legal list alone.

import { beforeEach, expect, test, vi } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import type { Legal } from "../src/lib/protocol";
import type { Choice, Pick } from "../src/lib/title";
import { Places } from "../src/titles/scope/board/places";
import { Pointing, type Situation } from "../src/titles/scope/board/pointing.svelte";
import type { ScopeTitle } from "../src/titles/scope/title";
import { watch } from "./watching.svelte";

// Two rows of three cells; quadrants are named by their first cell.
const ROWS = [["A2", "B2", "C2"], ["A1", "B1", "C1"]];
const QUADRANTS = { A1: ["A2", "B2", "A1", "B1"], B1: ["B2", "C2", "B1", "C1"] };
const places = new Places({
  rows: ROWS.map((row) => row.map((cell) => ({ cell, card: "gSN", side: "german", isFaceDown: false, marks: [], label: cell }))),
  front: null,
  bottom: "german",
  quadrants: QUADRANTS,
});

/** `shoot A1` names a quadrant, `move A1 xyz` a quadrant and an order of its cards; everything else names cells. */
function read(action: string): Choice {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", ...rest] = words;
  const picks: Pick[] =
    verb === "shoot" ? [{ kind: "quadrant", quadrant: first }]
    : verb === "move" ? [{ kind: "quadrant", quadrant: first }, { kind: "arrangement", text: rest.join(" ") }]
    : words.map((cell) => ({ kind: "cell", cell }));
  return { action, verb, picks };
}
const title = {
  name: "test",
  prefix: "test-",
  read,
  sentence: (action: string) => `Do ${action}`,
  cardName: (code: string) => code,
  arrange: (_legal: Legal, _view: unknown, verb: string, quadrant: string, from: Record<string, string>) =>
    [verb, quadrant, ...QUADRANTS[quadrant as "A1"].map((cell) => from[cell])].join(" "),
} as unknown as ScopeTitle;

let choosing: Choosing;
let situation: Situation & { isBusy: boolean; current: string | null };
let pointing: Pointing;
const act = vi.fn<(actions: string[]) => Promise<boolean>>();
const focus = vi.fn<(cell: string) => void>();

function begin(legal: Legal): void {
  choosing = new Choosing();
  choosing.offer(title, legal);
  situation = { title, view: {}, legal, choosing, isBusy: false, places, current: null, act, focus };
  pointing = new Pointing(situation);
}
const labels = (): string[] => pointing.menu?.items.map((item) => item.label) ?? [];
beforeEach(() => {
  act.mockReset().mockResolvedValue(true);
  focus.mockReset();
});

test("a cell with one complete action asks before it is played", () => {
  begin({ search: ["search A1"], end: ["end"] });
  pointing.choose({ cell: "A1", quadrant: null });
  expect(labels()[0]).toBe("Do search A1");
  expect(act).not.toHaveBeenCalled();
  pointing.menu!.items[0]!.run();
  expect(act).toHaveBeenCalledWith(["search A1"]);
});

test("a cell with several actions offers them, and only them", () => {
  begin({ search: ["search A1", "search B1"], fire: ["fire A1 C2"] });
  pointing.choose({ cell: "A1", quadrant: null });
  expect(pointing.menu!.items).toHaveLength(3); // two, and the way back
  expect(labels()[0]).toBe("Do search A1");
});

test("a cell without actions says so and opens nothing", () => {
  begin({ search: ["search A1"] });
  pointing.choose({ cell: "C2", quadrant: null });
  expect(pointing.menu).toBeNull();
  expect(pointing.said).toContain("C2");
});

test("an unfinished action marks where it can continue", () => {
  begin({ fire: ["fire A1 C2", "fire A1 B2"], end: ["end"] });
  pointing.choose({ cell: "A1", quadrant: null });
  expect(choosing.picked).toEqual([{ kind: "cell", cell: "A1" }]);
  expect([...pointing.pickable].sort()).toEqual(["B2", "C2"]);
  pointing.choose({ cell: "C2", quadrant: null });
  expect(labels()[0]).toBe("Do fire A1 C2");
});

test("cells may be pointed at in another order than in the notation", () => {
  begin({ howitzer: ["howitzer A1 C2"] });
  choosing.begin("howitzer");
  choosing.picked = [{ kind: "cell", cell: "C2" }];
  expect(pointing.pickable.has("A1")).toBe(true);
  pointing.choose({ cell: "A1", quadrant: null });
  expect(choosing.ready).toBe("howitzer A1 C2");
});

test("the quadrant is the one on the side of the pointer, and can be changed with keys", () => {
  begin({ shoot: ["shoot A1", "shoot B1"] });
  expect(pointing.aimAt("B1", 0.1, 0.1).quadrant).toBe("A1");
  expect(pointing.aimAt("B1", 0.9, 0.1).quadrant).toBe("B1");
  pointing.aimByKeys("B1");
  expect(pointing.aim).toEqual({ cell: "B1", quadrant: "A1" });
  pointing.turnQuadrant("B1");
  expect(pointing.aim).toEqual({ cell: "B1", quadrant: "B1" });
  pointing.aimByKeys("C1");
  expect(pointing.aim!.quadrant).toBe("B1");
});

test("quadrants overlap: the menu offers the others around the cell, and outlines the one pointed at", () => {
  begin({ shoot: ["shoot A1", "shoot B1"], hold: ["hold"] });
  pointing.choose({ cell: "B1", quadrant: "A1" });
  expect(labels().slice(0, 2)).toEqual(["Do shoot A1", "Quadrant B2–C1 instead"]);
  pointing.menu!.items[1]!.aim!();
  expect(pointing.aim).toEqual({ cell: "B1", quadrant: "B1" });
  pointing.menu!.items[1]!.run();
  expect(labels()[0]).toBe("Do shoot B1");

  pointing.close();
  choosing.begin("shoot");
  pointing.choose({ cell: "B1", quadrant: "A1" });
  pointing.menu!.items[1]!.run();
  expect([choosing.ready, labels()[0]]).toEqual(["shoot B1", "Do shoot B1"]);
});

test("only quadrants of the legal list are aimed at", () => {
  begin({ shoot: ["shoot B1"] });
  expect(pointing.aimAt("B1", 0.1, 0.1).quadrant).toBe("B1");
  expect(pointing.aimAt("A1", 0.1, 0.1).quadrant).toBeNull();
});

test("a letter starts its action at the cell, and no other letter does", () => {
  begin({ search: ["search A1", "search B1"], fire: ["fire B1 C2", "fire A1 C2"] });
  expect(pointing.startByLetter("A1", "x")).toBe(false);
  expect(pointing.startByLetter("A1", "f")).toBe(true);
  expect([choosing.verb, choosing.picked]).toEqual(["fire", [{ kind: "cell", cell: "A1" }]]);
});

test("nothing starts while an action is under way", () => {
  begin({ search: ["search A1"] });
  situation.isBusy = true;
  pointing.choose({ cell: "A1", quadrant: null });
  expect(pointing.menu).toBeNull();
  expect(pointing.startByLetter("A1", "s")).toBe(false);
});

test("closing a menu takes back its choice", () => {
  begin({ fire: ["fire A1 C2"] });
  pointing.choose({ cell: "A1", quadrant: null });
  pointing.choose({ cell: "C2", quadrant: null });
  pointing.close();
  expect([pointing.menu, choosing.picked]).toEqual([null, [{ kind: "cell", cell: "A1" }]]);
  expect(focus).toHaveBeenLastCalledWith("C2");
});

test("cards of a quadrant are exchanged, carried and put back", () => {
  begin({ move: ["move A1 B2 A2 A1 B1", "move A1 A2 B2 A1 B1"] });
  choosing.begin("move");
  choosing.pick({ kind: "quadrant", quadrant: "A1" });
  const leave = watch(() => pointing.arrangement);
  expect(pointing.arrangement!.cells).toEqual(["A2", "B2", "A1", "B1"]);
  pointing.touch("A2");
  expect(pointing.carry("A2", "C2")).toBe(false); // not of this quadrant
  expect(pointing.carry("A2", "B2")).toBe(true);
  expect(pointing.arranging).toBe("move A1 B2 A2 A1 B1");
  pointing.touch("B2"); // put down
  pointing.touch("A2");
  pointing.touch("B2");
  expect(pointing.arranging).toBe("move A1 A2 B2 A1 B1");
  pointing.cancelArranging();
  expect(pointing.arrangement).toBeNull();
  leave();
});

test("a refused action keeps the choice", async () => {
  begin({ search: ["search A1"] });
  act.mockResolvedValue(false);
  choosing.begin("search");
  choosing.pick({ kind: "cell", cell: "A1" });
  await pointing.play("search A1", "A1");
  expect(choosing.ready).toBe("search A1");
});

test("a cell that allows nothing asks the server why, and never for an action on offer", () => {
  begin({ search: ["search A1"] });
  pointing.choose({ cell: "C2", quadrant: null });
  expect(act.mock.calls).toEqual([[["search C2"]]]);
  begin({ end: ["end"], search: [] });
  act.mockClear();
  pointing.choose({ cell: "A1", quadrant: null });
  expect(act.mock.calls).toEqual([[["search A1"]]]);
});

test("the card just found is pointed at to shoot it", () => {
  begin({ shoot: ["shoot A1"], hold: ["hold"] });
  (situation as { view: object }).view = { focus: "C2" };
  pointing.choose({ cell: "C2", quadrant: null });
  expect(labels()[0]).toBe("Do shoot A1");
  expect(act).not.toHaveBeenCalled();
});

test("the card just found leads to the choice of the shooter", () => {
  begin({ shoot: ["shoot A1", "shoot B1"], hold: ["hold"] });
  (situation as { view: object }).view = { focus: "C2" };
  pointing.choose({ cell: "C2", quadrant: null });
  expect([choosing.verb, pointing.menu]).toEqual(["shoot", null]);
  expect([...pointing.pickable].toSorted()).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
});

test("at a training table the menu also says what the action will reveal, and stays open", () => {
  const foretell = vi.fn<(action: string) => void>();
  begin({ search: ["search A1", "search A2"] });
  choosing.foretell = foretell;
  pointing.choose({ cell: "A1", quadrant: null });
  pointing.menu!.items.at(-2)!.run();
  expect(foretell).toHaveBeenCalledWith("search A1");
  expect(pointing.menu).not.toBeNull();
  expect(act).not.toHaveBeenCalled();
});
