// The diagrams of the rulebook; see ../scope/diagrams/drawing.ts for the notation. Several stand side by side.

import type { Drawing } from "../scope/diagrams/drawing";

const FIELD = ["6", "5", "4", "3", "2", "1"];

export const DRAWINGS: Record<string, Drawing[]> = {
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
