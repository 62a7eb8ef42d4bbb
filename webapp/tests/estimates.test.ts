// Estimated chances: differences within the error disappear.

import { expect, test } from "vitest";
import { roundedPercent, stepOf } from "../src/lib/estimates";

test("a figure is rounded to its precision", () => {
  expect([0, 0.004, 0.012, 0.035, 0.06, 0.3].map(stepOf)).toEqual([1, 1, 2, 5, 10, 20]);
  expect([0.2375, 0.2425, 0.2675].map((share) => roundedPercent(share, 0.042))).toEqual([25, 25, 25]);
  expect(roundedPercent(0.1667)).toBe(17);
});

test("small chances stay unrounded", () => {
  expect(roundedPercent(0.012, 0.042)).toBeCloseTo(1.2);
});
