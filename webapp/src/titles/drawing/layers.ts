// Drawings in several tones, shared by the titles. The light comes from the right.

/** The material of a part, and whether light falls on it; lines: `shine`, `leg`, `belt`. */
export type Tone = "ink" | "cloth" | "lit" | "skin" | "shade" | "metal" | "leather" | "pale" | "glass" | "shine" | "leg" | "belt";

/** A part: its tone and its outline. Later parts lie in front. */
export type Layer = readonly [Tone, string];

/** A drawing with a place and a scale; a negative scale mirrors it. */
export interface Figure {
  layers: readonly Layer[];
  x: number;
  y: number;
  scale: readonly [number, number];
}

/** A side view: a silhouette that light falls on. */
export interface Shape {
  /** Everything in ink. */
  ink: string;
  /** Thin lines in the colour of the paper: edges inside the silhouette. */
  cut: string;
  /** Road wheels: x, y, radius. */
  wheels: readonly (readonly [number, number, number])[];
}

export type Picture = Shape | { figures: readonly Figure[] };

/** Two men at a machine gun, one behind the sights, one with the belt: 84 wide, on ground at y = 39, facing left. */
export const MACHINE_GUN_TEAM: readonly Layer[] = [
  ["cloth", "M14 12C26 8 38 18 40 38H10C8 28 8 18 14 12Z"],
  ["ink", "M14 12C9 18 9 28 11 38H20C16 28 16 18 22 10.500C19 10.500 16 11 14 12Z"],
  ["skin", "M12 2H24V12C20 15 15 14 12 10Z"],
  ["cloth", "M8 3C8 -15 32 -15 32 3L35 6H6Z"],
  ["ink", "M8 3C8 -8 15 -11 20 -10.500C14 -6 13 0 14 6H6Z"],
  ["lit", "M25 -8C30 -5 32 -1 32 3H29C29 -2 28 -5 25 -8Z"],
  ["cloth", "M-34 38C-36 26 -32 20 -24 18H-12L-6 38Z"],
  ["ink", "M-34 38C-36 26 -32 20 -24 18C-28 26 -27 33 -25 38Z"],
  ["skin", "M-26 8H-13V17C-18 21 -24 19 -26 14Z"],
  ["cloth", "M-32 8C-32 -9 -8 -9 -8 8L-5 11H-35Z"],
  ["ink", "M-32 8C-32 -2 -26 -5 -21 -4.500C-26 0 -27 6 -26 11H-35Z"],
  ["lit", "M-14 -3C-10 0 -8 4 -8 8H-11C-11 3 -12 0 -14 -3Z"],
  ["leg", "M-2 18L-14 39M-2 18L10 39M-2 18V36"],
  ["metal", "M-44 8H-34V5H-14V1H16L22 6V14H14L12 21H6L5 15H-14V13H-34V11H-44Z"],
  ["ink", "M-14 9H22V14H14L12 21H6L5 15H-14ZM-34 9.500H-14V13H-34Z"],
  ["shine", "M-32 6.500H-16M-12 3H15"],
  ["belt", "M-4 14C-5 24 -18 22 -22 31"],
];

/** A kneeling soldier with a tube on the shoulder: 78 wide around (0, 0), on ground at y = 22. */
export const LAUNCHER: readonly Layer[] = [
  ["cloth", "M-6 -7h12l4 9 10 2 1 4h-13l-5 -5-2 5 9 4v10h-6v-7l-14 -5c-5 -2-6 -7-3 -11zM-20 22l3 -9 10 3-2 6z"],
  ["ink", "M-6 -7h4c-4 6 -5 10 -3 14l14 6 1 2v7h-6v-7l-14 -5c-5 -2-6 -7-3 -11zM-20 22l3 -9 5 1.500 -4 7.500z"],
  ["lit", "M4 -5l6 7 10 2 1 4 -4 0 -8 -3 -6 -7z"],
  ["skin", "M-3 -10h11l-1 5h-8z"],
  ["cloth", "M-6 -11a7.500 7.500 0 0 1 14.500 -1l1.500 3.500h-17z"],
  ["ink", "M-6 -11a7.500 7.500 0 0 1 6 -6.500c-3 3 -3.500 6 -3 9h-4.500z"],
  ["metal", "M-35 -5l65 -7.500 .700 5.500 -65 7.500zM-39 -7.500l5.500 -.800 1 9.500 -5.500 .800z"],
  ["shine", "M-30 -4.200l58 -6.700"],
  ["skin", "M8 -6l4 -1 1 5 -4 1z"],
];
