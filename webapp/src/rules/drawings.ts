// The diagrams of the rulebooks, drawn as text: one word a cell, the way positions are drawn elsewhere in Fogline.
//   g s a n     a card of that side face down, or a neutral cell
//   gSN aSHE    a card face up
//   hill peaks  terrain
// A star behind a word marks the cell. A row of dashes is the front line. Words are codes only: captions are in the
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

const ABCD = ["a", "b", "c", "d"];
const FRONTS = ["S3", "S2", "S1", "G1", "G2", "G3"];
const FIELD = ["6", "5", "4", "3", "2", "1"];

/** Several drawings stand side by side. */
export const DRAWINGS: Record<string, Drawing[]> = {
  battlefield: [
    {
      columns: ABCD,
      rows: FRONTS,
      picture: `
        s*  s*  s*  s*
        s   s   s   s
        s   s   s   s
        ---
        g   g   g   g
        g   g   g   g
        g*  g*  g*  g*`,
    },
  ],
  quadrants: [
    {
      columns: ABCD,
      rows: FRONTS,
      picture: `
        s   s   s   s
        s   s   s   s
        s   s   s*  s*
        ---
        g   g*  g*  g*
        g   g*  g*  g
        g   g   g   g`,
      frames: [
        { from: "G1b", to: "G2c", style: "solid" },
        { from: "S1c", to: "G1d", style: "dashed" },
      ],
    },
  ],
  "after-move": [
    { columns: ["a", "b", "c"], rows: ["G1", "G2"], picture: "g gOF g\n g g g", frames: [{ from: "G1a", to: "G2b", style: "dashed" }] },
    { columns: ["a", "b", "c"], rows: ["G1", "G2"], picture: "g* g* g\n g* g* g", frames: [{ from: "G1a", to: "G2b", style: "solid" }] },
  ],
  shot: [
    {
      columns: ABCD,
      rows: ["S2", "S1", "G1", "G2"],
      picture: `
        s   s   sSN*  s
        s   s   s     s
        ---
        g   g   g     g
        g   g   g     g`,
      frames: [{ from: "G1a", to: "G2b", style: "solid" }],
      shotCard: "G1a",
    },
  ],
  reach: [
    {
      columns: ABCD,
      rows: ["S2", "S1", "G1", "G2"],
      picture: `
        s*   s*   s*   s*
        s    s    s    s*
        ---
        g    gMO  g    g
        g    g    g    g`,
    },
    {
      columns: ABCD,
      rows: ["S2", "S1", "G1", "G2"],
      picture: `
        s    s    s    s
        s    s    s*   s*
        ---
        g    g    g    gMG
        g    g    g    g`,
    },
  ],
  assault: [
    {
      columns: ABCD,
      rows: ["S2", "S1", "G1", "G2"],
      picture: `
        s    s     s     s
        s    sSC*  sEA*  s
        ---
        g    g     gIN   g
        g    g     g     g`,
      frames: [{ from: "S1b", to: "G1c", style: "solid" }],
      arrows: [["G1c", "S1b"], ["G1c", "S1c"]],
    },
  ],
  field: [
    {
      columns: ["A", "B", "C", "D"],
      rows: FIELD,
      picture: `
        g  g  g  g
        g  g  g  g
        g  g  g  g
        a  a  a  a
        a  a  a  a
        a  a  a  a`,
      frames: [
        { from: "A6", to: "D6", style: "solid" },
        { from: "A1", to: "D1", style: "solid" },
      ],
    },
  ],
  distance: [
    {
      columns: ["A", "B", "C", "D", "E"],
      rows: ["5", "4", "3", "2", "1"],
      picture: `
        n  n   n     n   n
        n  n*  n*    n*  n
        n  n*  aSHE  n*  n
        n  n*  n*    n*  n
        n  n   n     n   n`,
      frames: [
        { from: "B4", to: "D2", style: "solid" },
        { from: "A5", to: "E1", style: "dashed" },
      ],
    },
  ],
  explore: [
    { columns: ["B", "C"], rows: ["4", "3"], picture: "a* a*\n a a", frames: [{ from: "B4", to: "C3", style: "solid" }] },
    { columns: ["B", "C"], rows: ["4", "3"], picture: "gPZ4* g\n a a", frames: [{ from: "B4", to: "C3", style: "dashed" }] },
  ],
  supply: [
    {
      columns: ["A", "B", "C", "D"],
      rows: ["6", "5", "4"],
      picture: `
        a*  aSTU*  a*  a*
        a   a      a   g
        g   a      a   g`,
      frames: [{ from: "A6", to: "D6", style: "solid" }],
    },
  ],
  rear: [
    {
      columns: ["A", "B", "C", "D", "E"],
      rows: FIELD,
      picture: `
        g  g     g      a  aJAC*
        g  g     g      a  a
        g  g     gPAN*  g  g
        a  aSHE  a      a  a
        a  a     a      a  a
        a  a     a      a  a`,
      arrows: [["C4", "B3"], ["E6", "C4"]],
    },
  ],
  sight: [
    {
      columns: ["A", "B", "C", "D", "E"],
      rows: FIELD,
      picture: `
        g   g     g     g      g
        g   g     g     g      g*
        g   g     gPZ4  peaks  g*
        a*  hill  a     a      a*
        a*  a*    a     a      a
        a   a     a     a      a`,
    },
  ],
};

/** A hand of shot cards: distance misses, armour misses, hits. */
export const HANDS: Record<string, [number, number, number]> = { hand: [2, 2, 2] };
