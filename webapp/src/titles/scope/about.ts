// SCOPE titles, for pages outside a game.

import type { MapShape } from "../../lib/title";

/** The facts common to all of them. */
export const SCOPE = { hasAid: true, canLayOut: true } as const;

/** The map that *shape* makes from the two numbers of a size, `4x3`; null for any other format. */
export function mapOf(size: string, shape: (one: number, other: number) => MapShape): MapShape | null {
  const [one = 0, other = 0] = /^\d+x\d+$/.test(size) ? size.split("x").map(Number) : [];
  return one && other ? shape(one, other) : null;
}
