// Days off: when a clock stops, and how much time is left meanwhile.

import { expect, test } from "vitest";
import { daysOffTexts, hasDays, leftAfter, standing } from "../src/lib/daysOff";
import type { Clock } from "../src/lib/protocol";
import { DAY } from "../src/lib/times";

const DAYS = { start: 3 * DAY, bonus: 3 * DAY, most: 3 * DAY };
const clock = (more: Partial<Clock> = {}): Clock => ({ ...DAYS, left: { north: 100, east: 100 }, running: ["north"], ...more });

test("only a running clock loses time", () => {
  expect([leftAfter(clock(), "north", 30), leftAfter(clock(), "east", 30), leftAfter(clock(), "north", 130)]).toEqual([70, 100, 0]);
  expect(standing(clock(), "north", 30)).toBeNull();
});

test("on free days the clock stops, whether they began before or after it ran", () => {
  const free = clock({ "next-free": { from: 20, until: 50 } });
  expect([10, 20, 40, 50, 60].map((passed) => leftAfter(free, "north", passed))).toEqual([90, 80, 80, 80, 70]);
  expect([19, 20, 49, 50].map((passed) => standing(free, "north", passed))).toEqual([null, "free", "free", null]);
  const begun = clock({ "next-free": { from: -10, until: 5 } });
  expect(leftAfter(begun, "north", 7)).toBe(98);
});

test("on holiday one's own clock stops, and free days within it count once", () => {
  const away = clock({ running: ["north", "east"], away: { north: 40 }, "next-free": { from: 20, until: 50 } });
  expect([30, 45, 60].map((passed) => leftAfter(away, "north", passed))).toEqual([100, 100, 90]);
  expect(leftAfter(away, "east", 60)).toBe(70);
  expect([standing(away, "north", 39), standing(away, "north", 40), standing(away, "east", 10)]).toEqual(["away", "free", null]);
});

test("agreed days off are told in one sentence each", () => {
  expect(daysOffTexts(DAYS)).toEqual([]);
  expect(daysOffTexts({ ...DAYS, "free-days": ["saturday", "sunday"], zone: "Europe/Berlin", holidays: 5 })).toEqual([
    "clocks stop on Saturday and Sunday (Europe/Berlin)",
    "5 days of holiday per side",
  ]);
  expect([hasDays(DAYS), hasDays({ start: 600, bonus: 0, most: null }), hasDays(null)]).toEqual([true, false, false]);
});
