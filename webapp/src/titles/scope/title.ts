// The parts of the shared board that the two SCOPE titles provide.

import type { Component } from "svelte";
import type { Legal, News, Setup, View } from "../../lib/protocol";
import type { CardProps, Square, Title } from "../../lib/title";

export interface BoardModel {
  /** Rows as drawn, the top one first; the viewer's own side is at the bottom. */
  rows: Square[][];
  /** The front line runs above this row; null if there is none. */
  front: number | null;
  /** The side at the bottom. */
  bottom: string;
  /** Quadrants by name, each with its four cells in the order of the notation. */
  quadrants: Record<string, string[]>;
  /** Tokens that lie on whole quadrants, drawn by the title's `Token`. */
  tokens?: BoardToken[];
}

export interface BoardToken {
  quadrant: string;
  side: string;
}

export interface BesideProps {
  view: View;
  setup: Setup;
  side: string;
}

/** A title's own symbol, drawn on a card or lying on a quadrant, with its meaning. */
export interface Sign {
  square?: Square;
  token?: string;
  text: string;
}

export interface ScopeTitle extends Title {
  /** Its own symbols, for the legend. */
  signs(): Sign[];
  board(view: View, seat: string | null): BoardModel;
  /** The action for this arrangement of a quadrant: by cell, the previous cell of its card. Null if it is not in
   * *legal*. */
  arrange(legal: Legal, view: View, verb: string, quadrant: string, from: Record<string, string>): string | null;
  /** The code as the memory aid writes it on a card; by default unchanged. */
  short?(code: string): string;
  /** Whether the code stands for an empty place; by default `---` does. */
  isEmpty?(code: string): boolean;
  /** By cell, the cards that enter a quadrant when its arranging begins (REINFORCEMENTS); by default none. */
  arrivals?(view: View, verb: string, quadrant: string): Record<string, string>;
  /** The card of *square* as it looks at the place of *to*, for cells that keep something of their own (terrain). */
  moved?(square: Square, to: Square): Square;
  Card: Component<CardProps>;
  /** Draws a token on a quadrant: an SVG of 100 by 100 units. */
  Token?: Component<{ side: string }>;
  /** Shows a shot over the board while it is reported. */
  Shot?: Component<{ latest: News[]; bottom: string }>;
  /** The cards beside one side's end of the battlefield. */
  Beside?: Component<BesideProps>;
}

/** The keys of the board. */
export const KEYS = [
  ["← ↑ ↓ →", "web-key-arrows"],
  ["Enter", "web-key-enter"],
  ["Q", "web-key-quadrant"],
  ["M, S …", "web-key-move"],
  ["Esc", "web-key-escape"],
] as const;

/** A quadrant by its first and its last cell. */
export function areaName(model: BoardModel, quadrant: string): string {
  const cells = model.quadrants[quadrant];
  return cells ? `${cells.at(0)}–${cells.at(-1)}` : quadrant;
}
