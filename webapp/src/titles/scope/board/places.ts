// Places on the board: rows and columns as drawn, and the quadrants that a cell is part of.

import type { Square } from "../../../lib/title";
import { areaName, type BoardModel } from "../title";

export interface Place {
  row: number;
  column: number;
}

export class Places {
  readonly squares = new Map<string, Square>();
  readonly #places = new Map<string, Place>();
  readonly #quadrants = new Map<string, string[]>();

  constructor(readonly model: BoardModel) {
    model.rows.forEach((squares, row) =>
      squares.forEach((square, column) => {
        this.squares.set(square.cell, square);
        this.#places.set(square.cell, { row, column });
      }),
    );
    for (const [name, cells] of Object.entries(model.quadrants))
      for (const cell of cells) this.#quadrants.set(cell, [...(this.#quadrants.get(cell) ?? []), name]);
  }

  get rows(): number {
    return this.model.rows.length;
  }

  get columns(): number {
    return this.model.rows[0]?.length ?? 0;
  }

  of(cell: string): Place | undefined {
    return this.#places.get(cell);
  }

  at(row: number, column: number): string | undefined {
    return this.model.rows[row]?.[column]?.cell;
  }

  /** The quadrants that the cell is part of. */
  around(cell: string): string[] {
    return this.#quadrants.get(cell) ?? [];
  }

  /** A quadrant by its first and its last cell; a cell by its name. */
  quadrantName(quadrant: string): string {
    return areaName(this.model, quadrant);
  }

  /** The upper left place of a quadrant as drawn. */
  corner(quadrant: string): Place {
    const places = (this.model.quadrants[quadrant] ?? []).flatMap((cell) => this.of(cell) ?? []);
    return {
      row: Math.min(...places.map((place) => place.row)),
      column: Math.min(...places.map((place) => place.column)),
    };
  }

  /** From *quadrants* around a cell, the one on the side of the point; x and y run from 0 to 1 across the cell. */
  nearest(quadrants: string[], cell: string, x: number, y: number): string | null {
    const here = this.of(cell);
    if (!here) return null;
    let best: string | null = null;
    let least = Infinity;
    for (const quadrant of quadrants) {
      const corner = this.corner(quadrant);
      const far = Math.hypot(x - (corner.column < here.column ? 0 : 1), y - (corner.row < here.row ? 0 : 1));
      if (far < least) [best, least] = [quadrant, far];
    }
    return best;
  }

  /** The line of the drawn grid where a row begins: one line is for the column names, one for the front. */
  rowLine(row: number): number {
    return row + 2 + (this.model.front !== null && row >= this.model.front ? 1 : 0);
  }

  columnLine(column: number): number {
    return column + 2;
  }

  /** The area of the drawn grid that a cell takes. */
  cellArea(cell: string): string {
    const place = this.of(cell);
    return place ? `${this.rowLine(place.row)} / ${this.columnLine(place.column)}` : "auto";
  }

  /** The area of a quadrant; one across the front line includes the front line. */
  quadrantArea(quadrant: string): string {
    const { row, column } = this.corner(quadrant);
    const [top, left] = [this.rowLine(row), this.columnLine(column)];
    return `${top} / ${left} / ${this.rowLine(row + 1) + 1} / ${left + 2}`;
  }

  /** The common part of the cell names in a row: `G2` of `G2a`, `G2b`; `3` of `B3`, `C3`. */
  rowName(row: number): string {
    return common((this.model.rows[row] ?? []).map((square) => square.cell));
  }

  columnName(column: number): string {
    return common(this.model.rows.flatMap((squares) => squares[column]?.cell ?? []));
  }
}

/** The element of a cell. */
export function squareOf(field: HTMLElement, cell: string): HTMLElement | null {
  return field.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
}

function common(names: string[]): string {
  const [first = ""] = names;
  for (let length = first.length - 1; length > 0; length--) {
    const [head, tail] = [first.slice(0, length), first.slice(-length)];
    if (names.every((name) => name.startsWith(head))) return head;
    if (names.every((name) => name.endsWith(tail))) return tail;
  }
  return "";
}
