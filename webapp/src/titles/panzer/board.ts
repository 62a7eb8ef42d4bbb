// The battlefield for drawing: the viewer's home row at the bottom.

import type { Square } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import type { BoardModel } from "../scope/title";
import { chanceOf } from "./odds";
import {
  cellName, controllerOf, faceAt, FACE_DOWN, FACES, FOREST, isUnit, quadrantCells, sideOfUnit, type PanzerView,
} from "./view";

export function board(view: PanzerView, seat: string | null): BoardModel {
  const rows: Square[][] = [];
  for (let row = view.rows - 1; row >= 0; row--)
    rows.push(Array.from({ length: view.columns }, (_, column) => square(view, cellName(column, row))));
  if (seat === "german") for (const line of rows.reverse()) line.reverse();
  const quadrants: Record<string, string[]> = {};
  for (let row = 0; row < view.rows - 1; row++)
    for (let column = 0; column < view.columns - 1; column++) {
      const corner = cellName(column, row);
      quadrants[corner] = quadrantCells(corner);
    }
  return { rows, front: null, bottom: seat === "german" ? "german" : "american", quadrants };
}

function square(view: PanzerView, cell: string): Square {
  const code = view.cells[cell]!;
  const face = faceAt(view, cell);
  const card = code === FOREST && face !== null ? null : code;
  const marks: string[] = face === null ? [] : [face];
  if (view.shown.includes(cell)) marks.push("shown");
  if (view.locked.includes(cell)) marks.push("locked");
  if (view.focus === cell && (view.step === "shoot" || view.step === "draw")) marks.push("target");
  if (isUnit(code)) marks.push(...valueMarks(view, code));
  const side = isUnit(code) ? sideOfUnit(code) : controllerOf(view, cell);
  const chance = chanceOf(view, cell);
  return {
    cell, card, side, isFaceDown: code === FACE_DOWN, marks, label: label(view, cell, card, side, marks), ...(chance && { chance }),
  };
}

/** A card where a MOVE puts it down on *to*: terrain stays where it is, forest fills the gap beside it, and a unit
 * hides in the forest and shows itself on terrain (PZ-TMOV-4, PZ-TMOV-5). */
export function moved(square: Square, to: Square): Square {
  if (square.cell === to.cell) return square;
  const isGround = (mark: string): boolean => (FACES as readonly string[]).includes(mark);
  const ground = to.marks.filter(isGround);
  if (!isUnit(square.card ?? undefined)) {
    const card = ground.length ? null : FOREST;
    return { ...square, card, side: square.side ?? to.side, marks: ground };
  }
  const own = square.marks.filter((mark) => !isGround(mark) && mark !== "shown");
  return { ...square, marks: ground.length ? [...ground, "shown", ...own] : own };
}

/** The values printed on a unit's card, as marks that the card draws. */
export function valueMarks(view: PanzerView, unit: string): string[] {
  const { cost, armour, firepower, special } = view.cards[unit]!;
  const marks = [`cost-${cost}`, `armour-${armour}`, `firepower-${firepower}`];
  return special ? [...marks, "special"] : marks;
}

/** The number of a mark like `armour-2`; null if there is none. */
export function markValue(marks: string[], name: string): number | null {
  const mark = marks.find((one) => one.startsWith(`${name}-`));
  return mark === undefined ? null : Number(mark.slice(name.length + 1));
}

function label(view: PanzerView, cell: string, card: string | null, side: string | null, marks: string[]): string {
  const parts = [cell];
  const face = faceAt(view, cell);
  if (card === FACE_DOWN) parts.push(t(`web-panzer-back-${side}`));
  else if (card === FOREST) parts.push(t(`web-panzer-forest-${side}`));
  else if (isUnit(card ?? undefined)) {
    parts.push(t(`panzer-unit-${card}`));
    const { armour, firepower } = view.cards[card!]!;
    parts.push(t("web-panzer-values", { armour, firepower }));
    parts.push(t(marks.includes("shown") ? "web-panzer-is-shown" : "web-panzer-is-hidden"));
  }
  if (face !== null) parts.push(t(`panzer-terrain-${face}`));
  if (card === null) parts.push(t("web-panzer-no-card"));
  if (marks.includes("locked")) parts.push(t("web-panzer-is-locked"));
  if (marks.includes("target")) parts.push(t("web-panzer-is-target"));
  return parts.join(", ");
}
