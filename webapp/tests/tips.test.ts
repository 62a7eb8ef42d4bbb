// Explanations of cards: their position.

import { expect, test } from "vitest";
import { clampTip, tipOf } from "../src/lib/tips";

const card = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 56 });
const tip = { width: 200, height: 100 };

test("an explanation stands below its card, and above it at the foot of the screen", () => {
  expect(clampTip(card(180, 100), tip, 390, 844)).toEqual({ left: 100, top: 164 });
  expect(clampTip(card(180, 760), tip, 390, 844)).toEqual({ left: 100, top: 652 });
});

test("it never leaves the screen", () => {
  expect(clampTip(card(0, 100), tip, 390, 844).left).toBe(8);
  expect(clampTip(card(360, 100), tip, 390, 844).left).toBe(182);
  expect(clampTip(card(100, 40), { width: 200, height: 180 }, 390, 220)).toEqual({ left: 20, top: 32 });
});

test("without anything to explain there is no tip", () => {
  expect(tipOf(null, "", false)).toBe(undefined);
  expect(tipOf("one", undefined, "two")).toBe("one\ntwo");
});
