// The height reserved for the sheet of actions grows as needed, and never flickers.

import { expect, test } from "vitest";
import { Reserve } from "../src/lib/sheet";

test("the reserve is the height of the largest sheet so far", () => {
  const reserve = new Reserve();
  const taken = (height: number, high = 844): number | null => reserve.take(height, [390, high]);
  expect(taken(0)).toBeNull();
  expect(taken(118)).toBe(130);
  expect(taken(164)).toBe(164);
  expect(taken(0)).toBe(164);
  expect(taken(118)).toBe(164);
  expect(taken(500)).toBe(211); // a list is unfolded
  expect(taken(118, 700)).toBe(130); // another screen
  expect(reserve.take(118, [844, 390])).toBeNull(); // turned: it was not measured there yet
  expect(reserve.take(96, [844, 390])).toBe(130);
});
