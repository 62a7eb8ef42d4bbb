// Random Fronts, as a sensible player might lay them out: long-range cards stay behind, short-range cards stand in
// front, and Snipers keep apart. Every layout is possible.

import type { View } from "../../lib/protocol";
import { drawn, random, shuffled } from "../../parts/setup/chance";
import { sideOfSeat } from "./view";

/** By kind, its preferred distance from the front line: 0 in front, 1 at the back. */
const DEPTH: Record<string, number> = { IN: 0.1, MG: 0.15, DE: 0.3, SC: 0.5, SN: 0.6, MO: 0.85, OF: 0.9 };
const HOW_STRICTLY = 2.5;

/** *cells* as the player sees them, the row at the front line first; *counts* has every card to be laid out. */
export function randomFront(
  cells: readonly string[], columns: number, counts: Readonly<Record<string, number>>,
): Record<string, string> {
  const rows = cells.length / columns;
  const lying: Record<string, string> = {};
  const cards = Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  const open = cells.map((cell, at) => ({ cell, row: Math.floor(at / columns), column: at % columns }));
  const snipers: typeof open = [];
  for (const kind of shuffled(cards).toSorted((one, other) => +(one === "EA") - +(other === "EA"))) {
    const wanted = DEPTH[kind] ?? random();
    const chosen = drawn(open, ({ row, column }) => {
      const away = Math.abs(row / Math.max(rows - 1, 1) - wanted);
      const near = kind === "SN" && snipers.some((one) => Math.abs(one.row - row) < 2 && Math.abs(one.column - column) < 2);
      return Math.exp(-HOW_STRICTLY * away) * (near ? 0.15 : 1);
    });
    open.splice(open.indexOf(chosen), 1);
    if (kind === "SN") snipers.push(chosen);
    lying[chosen.cell] = kind;
  }
  return lying;
}

/** The part of the view that the set-up needs. */
export interface SetUpView {
  columns: number;
  rows: number;
  cells: Record<string, string>;
  start: { counts: Record<string, number>; grounds: Record<string, string[]> };
  sides: Record<string, { placed: number; ready: boolean }>;
}

/** A whole random Front, cell by cell in the server's order; null if a part of it is laid out already. */
export function layOut(view: View, seat: string): string[] | null {
  const known = view as unknown as SetUpView;
  const side = sideOfSeat(seat);
  if (known.sides[side]!.placed > 0) return null;
  const front = known.start.grounds[side]!;
  const cards = Object.entries(known.start.counts).filter(([card]) => card.startsWith(side[0]!));
  const counts = Object.fromEntries(cards.map(([card, count]) => [card.slice(1), count]));
  const lying = randomFront(side === "german" ? front : front.toReversed(), known.columns, counts);
  return [...front.map((cell) => `place ${lying[cell]}`), "done"];
}
