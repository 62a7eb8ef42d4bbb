// The meaning of pointing at a cell: the picks of the legal list that start or continue there.

import type { Choosing } from "../../../lib/choosing.svelte";
import type { Choice, Pick } from "../../../lib/title";
import type { Places } from "./places";

/** An action that starts at a cell. */
export interface Beginning {
  verb: string;
  pick: Pick;
  /** The whole action, if the first pick determines it. */
  action: string | null;
}

/** Whether pointing at the board has one meaning: a verb was chosen, or only one verb needs pointing. */
export function isNarrowed(choosing: Choosing): boolean {
  if (choosing.verb !== null || choosing.picked.length > 0) return true;
  return new Set(choosing.candidates.filter((choice) => choice.picks.length > 0).map((choice) => choice.verb)).size === 1;
}

/** The cells that can be pointed at next. */
export function cellsOf(options: Pick[]): Set<string> {
  return new Set(options.flatMap((option) => (option.kind === "cell" ? option.cell : [])));
}

/** The quadrants that can be pointed at next. */
export function quadrantsOf(options: Pick[]): Set<string> {
  return new Set(options.flatMap((option) => (option.kind === "quadrant" ? option.quadrant : [])));
}

/** The actions that start with this cell, or with this quadrant; one for each verb. */
export function beginnings(candidates: Choice[], cell: string, quadrant: string | null): Beginning[] {
  const found = new Map<string, Beginning>();
  for (const choice of candidates) {
    const first = choice.picks[0];
    const isHere =
      (first?.kind === "cell" && first.cell === cell) || (first?.kind === "quadrant" && first.quadrant === quadrant);
    if (!first || !isHere) continue;
    const known = found.get(choice.verb) ?? { verb: choice.verb, pick: first, action: null };
    if (choice.picks.length === 1) known.action = choice.action;
    found.set(choice.verb, known);
  }
  return [...found.values()];
}

/**
 * Cells that complete an action together with those already picked, in another order than in the notation: by cell, the
 * picks in the order of the notation.
 */
export function reorderings(choices: Choice[], choosing: Choosing): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>();
  const picked = choosing.picked.flatMap((pick) => (pick.kind === "cell" ? pick.cell : []));
  if (picked.length === 0 || picked.length !== choosing.picked.length) return found;
  for (const choice of choices) {
    if (choice.verb !== choosing.verb || choice.picks.length !== picked.length + 1) continue;
    const cells = choice.picks.flatMap((pick) => (pick.kind === "cell" ? pick.cell : []));
    const rest = cells.filter((cell) => !picked.includes(cell));
    if (cells.length === choice.picks.length && rest.length === 1 && cells.at(-1) !== rest[0])
      found.set(rest[0]!, choice.picks);
  }
  return found;
}

/** The quadrants around a cell that can be pointed at. */
export function quadrantsAt(places: Places, quadrants: ReadonlySet<string>, cell: string): string[] {
  return places.around(cell).filter((quadrant) => quadrants.has(quadrant));
}
