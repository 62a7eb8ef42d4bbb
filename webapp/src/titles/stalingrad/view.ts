// The views of SCOPE Stalingrad, field by field as in docs/protocol.md.

import type { View } from "../../lib/protocol";
import { sideOf } from "../../lib/sides.svelte";

export type Side = "german" | "soviet";
export const SIDES: readonly Side[] = ["german", "soviet"];
export const KINDS = ["SN", "OF", "SC", "MO", "MG", "IN", "DE", "EA"] as const;

export interface SideForm {
  reserve: number;
  score: number;
  zone: number;
  "shot-card": string | null;
  placed: number;
  ready: boolean;
  unscored: number;
}

export interface Goals {
  snipers: boolean;
  points: number | null;
  eliminate: string[][];
  "last-row": boolean;
}

export interface Fact {
  what: string;
  side: Side;
  cell?: string;
  kind?: string;
  cells?: string[];
}

export interface StalingradView {
  seat: string | null;
  "to-act": string[];
  step: string;
  turn: number;
  slot: string;
  side: Side;
  columns: number;
  rows: number;
  cells: Record<string, string>;
  counts: Record<string, number>;
  lost: Record<string, number>;
  sides: Record<Side, SideForm>;
  facts: Fact[];
  focus: string | null;
  quadrant: string | null;
  goals: Record<Side, Goals>;
  winner: Side | null;
}

export function read(view: View): StalingradView {
  return view as unknown as StalingradView;
}

const LETTERS: Record<string, Side | undefined> = { g: "german", s: "soviet" };

/** The side that a seat plays for. */
export function sideOfSeat(seat: string): Side {
  return sideOf("stalingrad", seat) as Side;
}

/** The side of a card's code; null if it has none. */
export function sideOfCard(code: string): Side | null {
  return LETTERS[code.charAt(0)] ?? null;
}

export function letterOf(side: Side): string {
  return side.charAt(0);
}

export function isFaceDown(code: string): boolean {
  return code.endsWith("??");
}

/** The rows of the battlefield by name, from the Soviet rear to the German one. */
export function rowNames(view: StalingradView): string[] {
  const depths = Array.from({ length: view.rows }, (_, at) => at + 1);
  return [...depths.toReversed().map((depth) => `S${depth}`), ...depths.map((depth) => `G${depth}`)];
}

export function columnNames(view: StalingradView): string[] {
  return [..."abcdef"].slice(0, view.columns);
}

/** Every Quadrant by its first cell: its four cells as the German player sees them. */
export function quadrants(view: StalingradView): Record<string, string[]> {
  const [rows, columns] = [rowNames(view), columnNames(view)];
  const found: Record<string, string[]> = {};
  for (let row = 0; row + 1 < rows.length; row++)
    for (let column = 0; column + 1 < columns.length; column++) {
      const [top, bottom, left, right] = [rows[row]!, rows[row + 1]!, columns[column]!, columns[column + 1]!];
      found[top + left] = [top + left, top + right, bottom + left, bottom + right];
    }
  return found;
}

/** The kind of the card on a cell: as everyone can see it now, or as it was last shown there. */
export function kindShown(view: StalingradView, cell: string): string | null {
  const code = view.cells[cell];
  if (code && !isFaceDown(code)) return code.slice(1);
  return view.facts.findLast((fact) => fact.what === "seen" && fact.cell === cell)?.kind ?? null;
}

/** The cells whose cards lie turned up while a decision about them is pending (ST-TURN-6). */
export function turnedUp(view: StalingradView): string[] {
  if (view.focus === null) return [];
  if (["shot", "gun", "look"].includes(view.step)) return [view.focus];
  if (view.step !== "take" || view.quadrant === null) return [];
  const own = view.side;
  const others = (quadrants(view)[view.quadrant] ?? []).filter((cell) => sideOfCard(view.cells[cell] ?? "") !== own);
  return [...others, view.focus];
}

/** A Quadrant by its first and its last cell. */
export function quadrantName(view: StalingradView, quadrant: string): string {
  const cells = quadrants(view)[quadrant];
  return cells ? `${cells[0]}–${cells[3]}` : quadrant;
}
