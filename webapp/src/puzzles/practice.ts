// A player's practice: which puzzles were tried, streaks, and the calibration of guesses. Pure; kept.svelte.ts stores
// it.

import type { Listed, Named } from "./requests";

/** Guesses of one tenth: how many, their sum, and how often the card was there. */
export interface Bin {
  count: number;
  said: number;
  there: number;
}

export interface Practice {
  /** By title, the puzzles that were answered: 1 if the first answer was right, else 0. */
  tried: Record<string, Record<string, 0 | 1>>;
  /** Right answers in a row. */
  run: number;
  bestRun: number;
  /** The number of days in a row with a solved puzzle of the day, the last of these days, and the record. */
  days: number;
  lastDay: string;
  bestDays: number;
  bins: Bin[];
  guesses: number;
  /** The sum of their scores. */
  scores: number;
}

export const BINS = 10;

export function fresh(): Practice {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, there: 0 }));
  return { tried: {}, run: 0, bestRun: 0, days: 0, lastDay: "", bestDays: 0, bins, guesses: 0, scores: 0 };
}

/** Stored data may be outdated or foreign: only valid data is accepted. */
export function readPractice(stored: unknown): Practice {
  const found = fresh();
  if (typeof stored !== "object" || stored === null) return found;
  const given = stored as Record<string, unknown>;
  for (const key of ["run", "bestRun", "days", "bestDays", "guesses", "scores"] as const) {
    const value = given[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) found[key] = value;
  }
  if (typeof given["lastDay"] === "string") found.lastDay = given["lastDay"];
  if (typeof given["tried"] === "object" && given["tried"] !== null) found.tried = given["tried"] as Practice["tried"];
  const bins = given["bins"];
  if (Array.isArray(bins) && bins.length === BINS && bins.every(isBin)) found.bins = bins;
  return found;
}

function isBin(value: unknown): value is Bin {
  if (typeof value !== "object" || value === null) return false;
  const bin = value as Record<string, unknown>;
  return ["count", "said", "there"].every((key) => typeof bin[key] === "number");
}

/** Count the first answer to a puzzle. *day* is set for a puzzle of the day; null otherwise. */
export function withAnswer(practice: Practice, { title, number }: Named, isRight: boolean, day: string | null): Practice {
  const of = practice.tried[title] ?? {};
  if (of[number] !== undefined) return practice;
  const run = isRight ? practice.run + 1 : 0;
  const next = { ...practice, tried: { ...practice.tried, [title]: { ...of, [number]: isRight ? 1 : 0 } as Record<string, 0 | 1> } };
  Object.assign(next, { run, bestRun: Math.max(run, practice.bestRun) });
  if (day !== null && day !== practice.lastDay) {
    next.days = isRight ? (isNextDay(practice.lastDay, day) ? practice.days + 1 : 1) : 0;
    next.lastDay = day;
    next.bestDays = Math.max(next.days, practice.bestDays);
  }
  return next;
}

/** The current streak on *day*: a missed day ends it. */
export function daysOn(practice: Practice, day: string): number {
  return practice.lastDay === day || isNextDay(practice.lastDay, day) ? practice.days : 0;
}

export function isNextDay(one: string, other: string): boolean {
  return one !== "" && Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`) === 86_400_000;
}

/** Count a guess: the stated chances of each place, and the truth. */
export function withGuess(practice: Practice, said: number[], truth: boolean[], score: number): Practice {
  const bins = practice.bins.map((bin) => ({ ...bin }));
  said.forEach((share, at) => {
    const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))]!;
    bin.count += 1;
    bin.said += share;
    bin.there += truth[at] ? 1 : 0;
  });
  return { ...practice, bins, guesses: practice.guesses + 1, scores: practice.scores + score };
}

export interface Filter {
  title: string;
  theme: string;
}

/** The matching puzzles; those for guessing, if *isGuess*. */
export function fitting(titles: Listed[], filter: Filter, isGuess: boolean): Named[] {
  return titles
    .filter(({ title }) => filter.title === "" || title === filter.title)
    .flatMap(({ title, themes, puzzles }) =>
      puzzles.flatMap(([theme, , hasGuess], number) =>
        (filter.theme === "" || isGuess || themes[theme] === filter.theme) && (!isGuess || hasGuess === 1) ? [{ title, number }] : [],
      ),
    );
}

/** One of *all*, preferably one not tried yet; never the one on screen, if there is another. */
export function next(all: Named[], practice: Practice, now: Named | null, random: () => number): Named | null {
  const others = all.filter((one) => one.title !== now?.title || one.number !== now.number);
  const untried = others.filter(({ title, number }) => practice.tried[title]?.[number] === undefined);
  const from = untried.length ? untried : others.length ? others : all;
  return from[Math.floor(random() * from.length)] ?? null;
}
