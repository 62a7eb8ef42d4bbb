// Chances on the cells of a board, for a title that draws them.

import type { View } from "../lib/protocol";
import type { Square, Title } from "../lib/title";

/** A title whose field is a board of cells. */
interface Boarded extends Title {
  board(view: View, seat: string | null): { rows: Square[][] };
}

/** By cell, the text written on it and its words. */
export type Written = Record<string, { text: string; words: string }>;

export const hasBoard = (title: Title): title is Boarded => "board" in title;

/** The same *title*, with chances written on its cells. A title without a board is returned unchanged. */
export function withChances(title: Title, written: Written): Title {
  if (!hasBoard(title)) return title;
  const drawn = Object.create(title) as Boarded;
  drawn.board = (view, seat) => {
    const model = title.board(view, seat);
    const rows = model.rows.map((row) => row.map((square) => (square.cell in written ? { ...square, chance: written[square.cell]! } : square)));
    return { ...model, rows };
  };
  return drawn;
}

/** A share after another tap: ten percentage points more, and zero after 100. */
export const afterTap = (percent: number): number => (percent >= 100 ? 0 : Math.min(100, Math.floor(percent / 10) * 10 + 10));
