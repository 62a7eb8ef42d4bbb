// The silhouettes of the units, drawn for Fogline: seen from the side, facing right, about 84 wide around (0, 0), on
// ground at y = 22. The paper shows through the wheels.

import { LAUNCHER, type Layer, type Picture, type Shape } from "../drawing/layers";

/** A track from *left* to *right*, with *count* wheels of a given radius. */
function gear(left: number, right: number, top: number, count: number, radius: number): Pick<Shape, "ink" | "wheels"> {
  const high = 22 - top;
  const round = high / 2;
  const y = 22 - round;
  const first = left + round;
  const step = (right - round - first) / (count - 1);
  return {
    ink: `M${first} ${top}H${right - round}a${round} ${round} 0 0 1 0 ${high}H${first}a${round} ${round} 0 0 1 0 ${-high}z`,
    wheels: Array.from({ length: count }, (_, at) => [first + at * step, y, radius] as const),
  };
}

/** A barrel from (x, y) to the right; with a muzzle brake if *brake*. */
function barrel(x: number, y: number, long: number, thick: number, brake = 0): string {
  const half = thick / 2;
  const muzzle = brake ? `M${x + long - 1} ${y - half - brake}h5v${thick + 2 * brake}h-5z` : "";
  return `M${x} ${y - half}h${long}v${thick}h${-long}z${muzzle}`;
}

function tank(tracks: Pick<Shape, "ink" | "wheels">, body: string, cut = ""): Shape {
  return { ink: tracks.ink + body, cut, wheels: tracks.wheels };
}

/** Vehicles and guns. */
export const SHAPES: Record<string, Shape> = {
  ATG: {
    ink: `M-6 -16l6 -1 7 27h-7zM-4 4l-34 15 2 3 35 -12z${barrel(2, -5, 26, 3.4)}M-10 11a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z`,
    cut: "M1 3v16M-7 11h16",
    wheels: [[1, 11, 7]],
  },
  PAK: {
    // Low, with a double shield and a long barrel.
    ink: `M-9 -12l5 -1 9 22h-6zM-3 -13l5 -.5 8 22h-6zM-7 5l-34 14 2 3 36 -11z${barrel(4, -4, 32, 4, 2)}M-9 13a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`,
    cut: "M0 7v12M-6 13h12",
    wheels: [[0, 13, 5.5]],
  },
  STU: tank(
    gear(-27, 27, 9, 4, 3.6),
    `M-27 10l2 -10h30l14 4 8 6zM-12 0l1 -11h15l5 11zM-6 -11l1 -5h8l1 5z${barrel(6, -6, 15, 2.6)}`,
    "M-12 0h22",
  ),
  HEL: tank(
    gear(-32, 32, 8, 5, 4.6),
    `M-32 9l5 -9h40l19 9zM-16 0l-7 -12 6 -1 5 5h18l10 8z${barrel(12, -6, 26, 3, 1.8)}`,
    "M-18 0h34",
  ),
  SHE: tank(
    gear(-32, 32, 6, 6, 3.8),
    `M-33 7l1 -12h42c8 1 18 6 22 12zM-16 -5c-1 -8 2 -13 8 -13h12c7 0 10 6 10 13zM-6 -18l1 -4h9l1 4z${barrel(12, -10, 20, 3.6)}`,
    "M-17 -5h31",
  ),
  JAC: tank(
    gear(-32, 32, 6, 6, 3.8),
    `M-33 7l4 -11h36c12 2 21 6 25 11zM-14 -4l-12 -13h8l4 4h20l12 9z${barrel(14, -9, 27, 3.6, 2)}`,
    "M-15 -4h33",
  ),
  JUM: tank(
    gear(-34, 34, 6, 6, 3.8),
    `M-35 7l1 -14h42c10 1 20 7 25 14zM-20 -7c-1 -9 2 -15 9 -15h13c8 0 13 6 13 15zM-8 -22l1 -3h10l1 3zM12 -17h9v12h-8z${barrel(20, -11, 17, 4.2)}`,
    "M-21 -7h34M14 -16v10",
  ),
  PER: tank(
    gear(-38, 36, 7, 6, 4.6),
    `M-39 8l4 -9h44c12 0 22 4 27 9zM-16 -1l-6 -7v-9l8 -3h22l13 10 1 9z${barrel(18, -9, 25, 4.4, 2.2)}`,
    "M-18 -1h38M19 -12v7",
  ),
  PZ2: tank(
    gear(-25, 25, 9, 5, 3.6),
    `M-25 10v-7h8l2 -4h24l3 4h9l4 7zM-11 -1l3 -10h13l5 10z${barrel(8, -6, 14, 2)}`,
    "M-12 -1h24",
  ),
  PZ3: tank(
    gear(-30, 30, 8, 6, 3.4),
    `M-31 9v-8h8l2 -5h34l4 5h10l4 8zM-15 -4l3 -12h16l8 12zM-14 -13h-7v7h6zM-7 -16v-4h8v4z${barrel(10, -9, 18, 3)}`,
    "M-16 -4h30M-9 -13h7",
  ),
  PZ4: tank(
    // Eight small wheels and a skirt around the turret.
    gear(-33, 33, 8, 8, 2.9),
    `M-34 9v-9h9l2 -5h38l4 5h10l4 9zM-21 -5v-13l5 -2h22l8 5 1 10zM-8 -20v-4h9v4z${barrel(14, -11, 24, 3.4, 2)}`,
    "M-21 -5h37M-17 -9h20",
  ),
  STG: tank(
    // No turret: the gun is in the body.
    gear(-32, 32, 6, 6, 3.8),
    `M-33 7v-7h7l5 -12 7 -3h20l8 7 12 8 6 7zM-13 -15v-3h9v3z${barrel(16, -5, 22, 4, 2.2)}`,
    "M-26 0h42M-10 -11h12",
  ),
  PAN: tank(
    // Sloped all round; wheels that overlap.
    gear(-36, 36, 6, 7, 5.2),
    `M-37 7l7 -13h40l27 13zM-20 -6l5 -13h20l13 13zM-10 -19v-3h9v3zM14 -14h7v8h-6z${barrel(20, -10, 25, 3.4, 2)}`,
    "M-21 -6h38M-31 -2l40 0",
  ),
  TIG: tank(
    // A box, a drum, a heavy gun.
    gear(-38, 38, 5, 8, 5),
    `M-39 6v-13h60v5h18v8zM-22 -7v-15h30c6 1 10 6 10 15zM-15 -22v-4h10v4zM14 -19h9v10h-9z${barrel(22, -14, 21, 4.8, 2.2)}`,
    "M-22 -7h43M-36 -1h54M-16 -18h16",
  ),
};

/** A shield on the tube, and a wider mouth. */
const SHIELD: readonly Layer[] = [
  ["metal", "M26 -16l7 -1 1.400 13-7 1zM10 -19l8 -1 2 18-8 1z"],
  ["shine", "M12 -15l4 -.500"],
];
const team = (layers: readonly Layer[]): Picture => ({ figures: [{ layers, x: 0, y: 0, scale: [1, 1] }] });

/** All units. */
export const PICTURES: Record<string, Picture> = { ...SHAPES, BAZ: team(LAUNCHER), PSK: team([...LAUNCHER, ...SHIELD]) };
