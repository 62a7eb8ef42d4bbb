// What the two SCOPE titles bring for the board that they share.

import type { Component } from "svelte";
import type { Legal, News, Setup, View } from "../../lib/protocol";
import type { CardProps, Square, Title } from "../../lib/title";

export interface BoardModel {
  /** Rows as they are drawn, the top one first; the viewer's own side is at the bottom. */
  rows: Square[][];
  /** The front line runs above this row; null if there is none. */
  front: number | null;
  /** The side at the bottom. */
  bottom: string;
  /** Quadrants by name: their four cells, in the order of the notation. */
  quadrants: Record<string, string[]>;
  /** What lies on whole quadrants, drawn by the title's `Token`. */
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

/** A sign of the title's own, drawn on a card or lying on a quadrant, and what it means. */
export interface Sign {
  square?: Square;
  token?: string;
  text: string;
}

export interface ScopeTitle extends Title {
  /** Its own signs, for the legend. */
  signs(): Sign[];
  board(view: View, seat: string | null): BoardModel;
  /** The action that arranges a quadrant like this: by cell, the cell where its card lay before. Null if it is none of *legal*. */
  arrange(legal: Legal, view: View, verb: string, quadrant: string, from: Record<string, string>): string | null;
  /** The code as the memory aid writes it on a card; as it is if left out. */
  short?(code: string): string;
  /** Whether the code stands for nobody there; `---` if left out. */
  isEmpty?(code: string): boolean;
  /** By cell, the cards that have come into a quadrant when its arranging begins (REINFORCEMENTS); none if left out. */
  arrivals?(view: View, verb: string, quadrant: string): Record<string, string>;
  /** The card of *square* as it looks where *to* is, for cells that keep something of their own (terrain). */
  moved?(square: Square, to: Square): Square;
  Card: Component<CardProps>;
  /** Draws what lies on a quadrant: an SVG of 100 by 100 units. */
  Token?: Component<{ side: string }>;
  /** What is shown of a shot, over the board, while it is told. */
  Shot?: Component<{ latest: News[]; bottom: string }>;
  /** What lies beside the battlefield on one side's end of the table. */
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
