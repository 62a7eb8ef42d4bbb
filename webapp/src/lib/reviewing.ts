// Values derived from the numbers of a review: lines of the graph, mistakes, and the entries of lists.

import type { Decision, Part, Parts, Review, SeatReview, Step, Verdict } from "./reviewForm";

export const PARTS: readonly Part[] = ["skill", "fog", "chance", "enemy", "partners"];
/** A symbol for each verdict, so that the colour is never needed. */
export const SIGNS: Record<Verdict, string> = { best: "✓", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??", unclear: "~" };
const MISTAKES: readonly Verdict[] = ["inaccuracy", "mistake", "blunder"];

/** The chance after that many lines of the record. */
export interface Point {
  line: number;
  chance: number;
}

/** Whether both judges agree that it could have been better. */
export const isMistake = (decision: Decision | undefined): decision is Decision => decision !== undefined && MISTAKES.includes(decision.verdict);

/** The places of the decisions in the list of a seat's steps. */
export const decided = (steps: readonly Step[]): number[] => steps.flatMap((step, at) => (step.decision ? [at] : []));
export const mistaken = (steps: readonly Step[]): number[] => steps.flatMap((step, at) => (isMistake(step.decision) ? [at] : []));

/** The costliest mistake; null if there is none. */
export function costliest(steps: readonly Step[]): number | null {
  const places = mistaken(steps);
  return places.length === 0 ? null : places.reduce((one, other) => (steps[other]!.decision!.loss > steps[one]!.decision!.loss ? other : one));
}

/** The next one of *places* after *at* (*by* 1), or the one before it (-1); the first or the last if nothing is chosen.
 * Wraps around. */
export function following(places: readonly number[], at: number | null, by: 1 | -1): number | null {
  if (places.length === 0) return null;
  if (at === null) return by > 0 ? places[0]! : places.at(-1)!;
  const found = by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return found ?? (by > 0 ? places[0]! : places.at(-1)!);
}

/** A seat's chance by its own knowledge: before each step, and at the end. */
export function known(steps: readonly Step[]): Point[] {
  const points = steps.map((step) => ({ line: step.line - 1, chance: step.before }));
  const last = steps.at(-1);
  return last ? [...points, { line: last.line, chance: last.after }] : points;
}

/** The chance of the other side, so that both can be compared. */
export const turned = (points: readonly Point[]): Point[] => points.map(({ line, chance }) => ({ line, chance: 1 - chance }));

/** The true chances of a seat; empty in a review for one seat. */
export function truly(review: Review, seat: string): Point[] {
  const at = review.seats.findIndex((one) => one.seat === seat);
  return (review.truth?.[at] ?? []).map((chance, line) => ({ line, chance }));
}

/** The chance after that many lines, on a line of steps; null before the first. */
export function chanceAt(points: readonly Point[], line: number): number | null {
  return points.findLast((point) => point.line <= line)?.chance ?? null;
}

/** Where the graph begins: at the first judged decision, since a set-up is not judged. */
export function beginning(all: readonly (readonly Step[])[]): number {
  const lines = all.flatMap((steps) => steps.find((step) => step.decision)?.line ?? []);
  return lines.length === 0 ? 0 : Math.min(...lines) - 1;
}

/** The points from a line on, beginning there. */
export function since(points: readonly Point[], line: number): Point[] {
  const chance = chanceAt(points, line);
  const later = points.filter((point) => point.line > line);
  return chance === null ? later : [{ line, chance }, ...later];
}

/** The step nearest to a place in the graph. */
export function nearest(steps: readonly Step[], line: number): number | null {
  let found: number | null = null;
  for (const [at, step] of steps.entries())
    if (found === null || Math.abs(step.line - 1 - line) < Math.abs(steps[found]!.line - 1 - line)) found = at;
  return found;
}

/** A row of the table beside the graph: the chances at the beginning of a turn. */
export interface TurnRow {
  turn: number;
  line: number;
}
export function turnRows(steps: readonly Step[], from = 0): TurnRow[] {
  const rows: TurnRow[] = [];
  for (const { turn, line } of steps) if (line > from && rows.at(-1)?.turn !== turn) rows.push({ turn, line: line - 1 });
  return rows;
}

/** Percentage points, rounded so that the shown parts add up from the start to the result. */
export function shares(seat: Pick<SeatReview, "start" | "result" | "sums">): { start: number; result: number; parts: Record<Part, number> } {
  const [start, result] = [Math.round(100 * seat.start), Math.round(100 * seat.result)];
  const parts = Object.fromEntries(PARTS.map((part) => [part, Math.round(100 * seat.sums[part])])) as Parts;
  // The rounding error goes to the largest part.
  const left = result - start - PARTS.reduce((sum, part) => sum + parts[part], 0);
  const greatest = PARTS.reduce((one, other) => (Math.abs(parts[other]) > Math.abs(parts[one]) ? other : one));
  parts[greatest] += left;
  return { start, result, parts };
}

/** A change with its sign: "+3", "−12", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
export const points = (share: number): number => Math.round(100 * share);
/** The cost of a decision in percentage points: the difference of the chances as shown. */
export const lost = ({ played, best }: Pick<Decision, "played" | "best">): number => points(best["win-chance"]) - points(played["win-chance"]);

/** The number of decisions for each verdict. */
export function counted(steps: readonly Step[]): Record<Verdict, number> {
  const found: Record<Verdict, number> = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0, unclear: 0 };
  for (const step of steps) if (step.decision) found[step.decision.verdict] += 1;
  return found;
}
