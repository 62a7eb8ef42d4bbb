// Soldiers and crews of Unit cards in several tones, drawn for Fogline: about 84 wide around (0, 0), on ground at y = 22.

import { LAUNCHER, MACHINE_GUN_TEAM, type Figure, type Layer } from "../drawing/layers";

const RIFLEMAN: readonly Layer[] = [
  ["cloth", "M-8 10H-.500L-2 22H-9.500ZM.500 10H8.500L10 22H3Z"],
  ["ink", "M-8 10H-4L-6 22H-9.500ZM.500 10H4L6 22H3Z"],
  ["cloth", "M-9 -4C-5 -6 4 -6 8 -4L10 12H-10Z"],
  ["ink", "M-9 -4C-7 -5 -5 -5.400 -3 -5.500L-5 12H-10Z"],
  ["lit", "M5 -4.800L8 -4L10 12H7.500Z"],
  ["skin", "M-5 -13H5.500C6 -8 3.500 -4.500 .500 -4.500S-5 -8 -5 -13Z"],
  ["cloth", "M-8 -13C-8 -23 8.500 -23 8.500 -13L10.500 -10.500H-10Z"],
  ["ink", "M-8 -13C-8 -19 -4 -20.500 -1 -20.500C-4 -18 -5 -14 -4.500 -10.500H-10Z"],
  ["metal", "M-13 9L18 -7L19 -4.600L-11 12Z"],
  ["leather", "M-15 9L-8 4L-4.500 8.500L-12 14Z"],
  ["skin", "M-3 3L1 1L2.500 4.500L-1.500 6.500ZM7 -2.500L11 -4.500L12 -1.500L8.500 .500Z"],
];

const at = (layers: readonly Layer[], x = 0, y = 0, scale: readonly [number, number] = [1, 1]): Figure => ({ layers, x, y, scale });

const SHOULDERS: readonly Layer[] = [
  ["cloth", "M-23 22C-23 9 -14 5 -7 4H7C14 5 23 9 23 22Z"],
  ["ink", "M-23 22C-23 9 -14 5 -7 4H-2C-9 9 -11 15 -10 22Z"],
  ["lit", "M12 6C18 8 22 13 23 22H20C19 14 17 9 12 6Z"],
  ["skin", "M-9 -8H9C10 2 6 7 0 7C-6 7 -10 2 -9 -8Z"],
  ["shade", "M-9 -8H-3C-5 0 -3 5 0 7C-6 7 -10 2 -9 -8Z"],
  ["ink", "M-7 6L0 11L7 6L9 9L0 16L-9 9Z"],
];

const TANK_CREW: readonly Layer[] = [
  ...SHOULDERS,
  ["leather", "M-12 -5C-13 -24 13 -24 12 -5L14 4L8 7L8 -5H-8L-8 7L-14 4Z"],
  ["ink", "M-12 -5C-12 -16 -7 -19 -2 -19C-7 -15 -8 -10 -8 -5V7L-14 4Z"],
  ["lit", "M4 -18C9 -16 12 -11 12 -5H10C10 -11 8 -15 4 -18Z"],
  ["metal", "M-10 -12H10V-6H-10Z"],
  ["glass", "M-8.500 -11H-1V-7H-8.500ZM1 -11H8.500V-7H1Z"],
];
const GUN_CREW: readonly Layer[] = [
  ...SHOULDERS,
  ["cloth", "M-14 -8C-14 -27 14 -27 14 -8L17 -4H-17Z"],
  ["ink", "M-14 -8C-14 -19 -8 -22 -2 -22C-8 -18 -9 -11 -8 -4H-17Z"],
  ["lit", "M6 -20C11 -18 14 -13 14 -8H11C11 -13 9 -17 6 -20Z"],
  ["ink", "M-17 -4H17L14 -2H-14Z"],
];
const PILOT: readonly Layer[] = [
  ...SHOULDERS,
  ["pale", "M-10 6L0 12L10 6L12 11L0 19L-12 11Z"],
  ["leather", "M-12 5C-15 -26 15 -26 12 5L7 8C9 1 8 -5 7 -8H-7C-8 -5 -9 1 -7 8Z"],
  ["ink", "M-12 5C-14 -12 -8 -18 -2 -18.500C-7 -14 -8 -10 -7 -8C-8 -5 -9 1 -7 8Z"],
  ["metal", "M-12 -7H12V1H-12Z"],
  ["glass", "M-10 -5.500H-1.500V-.500H-10ZM1.500 -5.500H10V-.500H1.500Z"],
  ["shine", "M-8.500 -2L-5.500 -4.500M3 -2L6 -4.500"],
];

export const PEOPLE = {
  squad: [at(RIFLEMAN, -25, 0, [0.9, 1]), at(RIFLEMAN, 23, 0, [0.9, 1]), at(RIFLEMAN, -1, -1, [1.02, 1.05])],
  launcher: [at(LAUNCHER)],
  "machine-gun": [at(MACHINE_GUN_TEAM, -2, -7.600, [-0.800, 0.760])],
  "tank-crew": [at(TANK_CREW)],
  "gun-crew": [at(GUN_CREW)],
  pilot: [at(PILOT)],
} as const satisfies Record<string, readonly Figure[]>;
