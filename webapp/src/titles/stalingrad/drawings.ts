// The diagrams of the rulebook; see ../scope/diagrams/drawing.ts for the notation. Several stand side by side.

import type { Drawing } from "../scope/diagrams/drawing";

const ABCD = ["a", "b", "c", "d"];
const FRONTS = ["S3", "S2", "S1", "G1", "G2", "G3"];

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
};
