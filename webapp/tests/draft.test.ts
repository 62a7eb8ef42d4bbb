// A draft layout stays within its cards and cells.

import { expect, test } from "vitest";
import { Draft } from "../src/titles/scope/setup/draft.svelte";

const draft = (most?: number): Draft => new Draft(["A1", "B1", "C1"], { SN: 1, EA: 2 }, most);

test("cards laid out are no longer beside the field", () => {
  const one = draft();
  expect(one.put("EA", "A1")).toBe(true);
  expect([one.left, one.count, one.isFull]).toEqual([{ SN: 1, EA: 1 }, 1, false]);
});

test("the number of cards is limited, and so are the cells", () => {
  const one = draft();
  one.put("SN", "A1");
  expect(one.put("SN", "B1")).toBe(false);
  expect(one.put("SN", "A1")).toBe(true); // it lies there
  expect(one.put("EA", "Z9")).toBe(false);
  expect(one.lying).toEqual({ A1: "SN" });
});

test("a card replaces another, which goes back", () => {
  const one = draft();
  one.put("SN", "A1");
  one.put("EA", "A1");
  expect([one.lying, one.left]).toEqual([{ A1: "EA" }, { SN: 1, EA: 1 }]);
});

test("two cards change places, one moves to a free cell", () => {
  const one = draft();
  one.put("SN", "A1");
  one.put("EA", "B1");
  expect(one.swap("A1", "B1")).toBe(true);
  expect(one.lying).toEqual({ A1: "EA", B1: "SN" });
  expect(one.swap("B1", "C1")).toBe(true);
  expect(one.lying).toEqual({ A1: "EA", C1: "SN" });
  expect(one.swap("B1", "A1")).toBe(false); // nothing lies there
});

test("a card in hand stays there while more of its kind are left", () => {
  const one = draft();
  one.take("EA", null);
  one.place("A1");
  expect(one.held).toEqual({ kind: "EA", from: null });
  one.place("B1");
  expect(one.held).toBeNull();
  one.take("EA", null); // none is left
  expect(one.held).toBeNull();
});

test("a card lifted from a cell is put down once", () => {
  const one = draft();
  one.put("SN", "A1");
  one.take("SN", "A1");
  expect(one.place("C1")).toBe(true);
  expect([one.held, one.lying]).toEqual([null, { C1: "SN" }]);
});

test("lifting the card in the hand empties the hand", () => {
  const one = draft();
  one.put("SN", "A1");
  one.take("SN", "A1");
  expect(one.lift("A1")).toBe(true);
  expect([one.held, one.lying]).toEqual([null, {}]);
  expect(one.lift("A1")).toBe(false);
});

test("if only one card is laid, it moves", () => {
  const one = draft(1);
  one.put("SN", "A1");
  expect(one.put("EA", "B1")).toBe(true);
  expect([one.lying, one.isFull]).toEqual([{ B1: "EA" }, true]);
});

test("a layout is accepted as a whole, or not at all", () => {
  const one = draft();
  expect(one.fill({ A1: "SN", B1: "EA", C1: "EA" })).toBe(true);
  expect(one.isFull).toBe(true);
  expect(one.fill({ A1: "SN", B1: "SN" })).toBe(false); // there is one
  expect(one.fill({ Z9: "EA" })).toBe(false);
  expect(draft(1).fill({ A1: "EA", B1: "EA" })).toBe(false);
  expect(one.lying).toEqual({ A1: "SN", B1: "EA", C1: "EA" });
});
