// The practice stored in a browser: streaks, calibration, and the next puzzle.

import { describe, expect, it } from "vitest";
import { afterTap } from "../src/puzzles/chances";
import { BINS, daysOn, fitting, fresh, isNextDay, next, readPractice, withAnswer, withGuess } from "../src/puzzles/practice";
import type { Listed } from "../src/puzzles/requests";

const named = (number: number, title = "stalingrad") => ({ title, number });

describe("streaks", () => {
  it("counts days in a row with a solved puzzle of the day", () => {
    let practice = withAnswer(fresh(), named(1), true, "2026-02-27");
    practice = withAnswer(practice, named(2), true, "2026-02-28");
    practice = withAnswer(practice, named(3), true, "2026-03-01");
    expect([practice.days, practice.bestDays, practice.run]).toEqual([3, 3, 3]);
    expect(daysOn(practice, "2026-03-01")).toBe(3);
    expect(daysOn(practice, "2026-03-02")).toBe(3);
    expect(daysOn(practice, "2026-03-03")).toBe(0);
    practice = withAnswer(practice, named(4), true, "2026-03-05");
    expect([practice.days, practice.bestDays]).toEqual([1, 3]);
    practice = withAnswer(practice, named(5), false, "2026-03-06");
    expect([practice.days, practice.bestDays, practice.run, practice.bestRun]).toEqual([0, 3, 0, 4]);
  });

  it("counts only the first answer to a puzzle", () => {
    const once = withAnswer(fresh(), named(1), false, null);
    expect(withAnswer(once, named(1), true, null)).toBe(once);
    expect(once.tried).toEqual({ stalingrad: { 1: 0 } });
  });

  it("knows which day comes next", () => {
    expect(isNextDay("2026-12-31", "2027-01-01")).toBe(true);
    expect(isNextDay("2026-12-31", "2026-12-31")).toBe(false);
    expect(isNextDay("", "2026-12-31")).toBe(false);
  });
});

describe("calibration", () => {
  it("sorts guesses by tenths", () => {
    const practice = withGuess(fresh(), [0, 0.05, 0.3, 1], [false, true, true, true], 40);
    expect(practice.bins[0]).toEqual({ count: 2, said: 0.05, there: 1 });
    expect(practice.bins[3]).toEqual({ count: 1, said: 0.3, there: 1 });
    expect(practice.bins[BINS - 1]).toEqual({ count: 1, said: 1, there: 1 });
    expect([practice.guesses, practice.scores]).toEqual([1, 40]);
  });
});

describe("stored practice", () => {
  it("is accepted if it is valid", () => {
    const practice = withGuess(withAnswer(fresh(), named(7), true, "2026-11-17"), [0.5], [true], 10);
    expect(readPractice(JSON.parse(JSON.stringify(practice)))).toEqual(practice);
  });

  it("is left out otherwise", () => {
    for (const bad of [null, 7, "x", [], { run: -1, days: "2", bins: [1], lastDay: 3, tried: 5 }]) expect(readPractice(bad)).toEqual(fresh());
  });
});

describe("the next puzzle", () => {
  const titles: Listed[] = [
    { title: "stalingrad", themes: ["hide", "find-sniper"], puzzles: [[0, 1, 0], [1, 2, 1], [1, 5, 0]] },
    { title: "panzer", themes: ["strike"], puzzles: [[0, 1, 1]] },
  ];

  it("matches title and theme, or has something to guess", () => {
    expect(fitting(titles, { title: "", theme: "" }, false)).toHaveLength(4);
    expect(fitting(titles, { title: "stalingrad", theme: "find-sniper" }, false)).toEqual([named(1), named(2)]);
    expect(fitting(titles, { title: "", theme: "" }, true)).toEqual([named(1), named(0, "panzer")]);
  });

  it("is preferably a new one, and not the one on screen", () => {
    const all = fitting(titles, { title: "stalingrad", theme: "" }, false);
    const practice = withAnswer(fresh(), named(0), true, null);
    expect(next(all, practice, named(1), () => 0)).toEqual(named(2));
    expect(next(all, practice, named(1), () => 0.99)).toEqual(named(2));
    expect(next([named(0)], practice, named(0), () => 0)).toEqual(named(0));
    expect(next([], practice, null, () => 0)).toBeNull();
  });
});

it("adds ten percentage points with each tap, and starts over after 100", () => {
  expect([0, 5, 10, 95, 100].map(afterTap)).toEqual([10, 10, 20, 100, 0]);
});
