// The diagrams of the rulebooks, drawn as text: one word per cell, as positions are drawn elsewhere in Fogline.
//   g s a n     a card of that side face down, or a neutral cell
//   gSN aSHE    a card face up
//   hill peaks  terrain
// A star behind a word marks the cell. A row of dashes is the front line. The words are codes only: captions are in the
// rulebooks, in each language.

export interface Frame {
  /** From one cell to the opposite one. */
  from: string;
  to: string;
  style: "solid" | "dashed";
}

export interface Drawing {
  picture: string;
  /** The names of the columns, from the left, and of the rows, from the top, without the front line. */
  columns: string[];
  rows: string[];
  frames?: Frame[];
  /** From cell to cell. */
  arrows?: [string, string][];
  /** A Shot Card in the middle of this frame's four cells. */
  shotCard?: string;
}
