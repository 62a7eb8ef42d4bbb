import { expect, test } from "vitest";
import { largest } from "../src/lib/fitting";

test("the largest size that fits is found", () => {
  for (let limit = 40; limit <= 140; limit++) {
    const tried: number[] = [];
    const found = largest(44, 132, (size) => {
      tried.push(size);
      return size <= limit;
    });
    expect(found).toBe(Math.min(132, Math.max(44, limit)));
    expect(tried.length).toBeLessThan(9);
  }
});
