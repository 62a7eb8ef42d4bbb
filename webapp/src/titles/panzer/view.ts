// A view of SCOPE Panzer, field by field as in docs/protocol.md.

import type { View } from "../../lib/protocol";

export const SIDES = ["american", "german"] as const;
export type Side = (typeof SIDES)[number];
export const UNITS: Record<Side, readonly string[]> = {
  american: ["BAZ", "ATG", "STU", "HEL", "SHE", "JAC", "JUM", "PER"],
  german: ["PSK", "PAK", "PZ2", "PZ3", "PZ4", "STG", "PAN", "TIG"],
};
export const FACES = ["meadow", "hill", "lake", "peaks"] as const;
export type Face = (typeof FACES)[number];

export const FOREST = "---";
export const FACE_DOWN = "???";

/** The cards of a shot: how many, and how many of them are hits. */
export interface Hand {
  distance: number;
  armour: number;
  hits: number;
}

export interface UnitCard {
  cost: number;
  armour: number;
  firepower: number;
  special: boolean;
  count: number;
}

interface SideForm {
  ready: boolean;
  size: number;
  alive: number;
  "to-lay": string[];
  "laid-in": string[];
}

interface ShotForm {
  gun: string | null;
  from: string | null;
  at: string | null;
  victim: string | null;
  run: number;
  killed: boolean;
}

export interface PanzerView {
  seat: Side | null;
  "to-act": string[];
  step: "terrain" | "squad" | "deploy" | "action" | "follow" | "light" | "shoot" | "draw" | "over";
  turn: number;
  columns: number;
  rows: number;
  cells: Record<string, string>;
  control: Record<Side, string[]>;
  shown: string[];
  locked: string[];
  terrain: Record<Face, string[]>;
  squads: Record<string, number>;
  lost: Record<string, number>;
  sides: Record<Side, SideForm>;
  shots: Record<Side, ShotForm>;
  cards: Record<string, UnitCard>;
  limits: { units: number; points: number; terrain: number };
  deck: number;
  focus: string | null;
  quadrant: string | null;
  gun: string | null;
  found: boolean;
  fired: boolean;
  hand: Hand;
  hands: Record<string, Hand[]>;
}

export function panzerView(view: View): PanzerView {
  return view as unknown as PanzerView;
}

export function isSide(name: string | null): name is Side {
  return name === "american" || name === "german";
}

export function enemyOf(side: Side): Side {
  return side === "american" ? "german" : "american";
}

/** Whether a code stands for a unit: neither forest nor a back. */
export function isUnit(code: string | undefined): code is string {
  return code !== undefined && (UNITS.american.includes(code) || UNITS.german.includes(code));
}

export function sideOfUnit(code: string): Side {
  return UNITS.american.includes(code) ? "american" : "german";
}

/** "B3" for the second column and the third row, both counted from 0. */
export function cellName(column: number, row: number): string {
  return `${"ABCDEF"[column]}${row + 1}`;
}

/** The four cells of a quadrant in the order of the notation: A3, B3, A4, B4 for A3. */
export function quadrantCells(corner: string): string[] {
  const column = "ABCDEF".indexOf(corner[0]!);
  const row = Number(corner.slice(1)) - 1;
  return [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, up]) => cellName(column + right!, row + up!));
}

/** The row where a side begins and which it must not lose. */
export function homeRow(view: PanzerView, side: Side): string[] {
  const row = side === "american" ? 0 : view.rows - 1;
  return Array.from({ length: view.columns }, (_, column) => cellName(column, row));
}

export function faceAt(view: PanzerView, cell: string): Face | null {
  return FACES.find((face) => view.terrain[face].includes(cell)) ?? null;
}

export function controllerOf(view: PanzerView, cell: string): Side | null {
  return SIDES.find((side) => view.control[side].includes(cell)) ?? null;
}

/** The units that a side has left, by code with their numbers, where the view shows them; the others by their backs. */
export function known(view: PanzerView, side: Side): Record<string, number> {
  const seen = Object.values(view.cells).filter((code) => UNITS[side].includes(code));
  const found = Object.fromEntries(UNITS[side].map((unit) => [unit, Math.max((view.squads[unit] ?? 0) - (view.lost[unit] ?? 0), seen.filter((code) => code === unit).length)]));
  const hidden = view.sides[side].alive - Object.values(found).reduce((sum, count) => sum + count, 0);
  return { ...found, [FACE_DOWN]: Math.max(hidden, 0) };
}

/** The units of a list: each code as often as its number says. */
export function listed(counts: Record<string, number>, side: Side): string[] {
  return UNITS[side].flatMap((unit) => Array.from({ length: counts[unit] ?? 0 }, () => unit));
}
