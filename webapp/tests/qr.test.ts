// QR codes: a third-party decoder reads the drawing.

import jsQR from "jsqr";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { pathOf, QUIET } from "../src/lib/qr";

/** The path as pixels, *scale* for each module, in black and white. */
function drawn(path: string, size: number, scale: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * (size * scale) ** 2).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        pixels.fill(0, 4 * (row * size * scale + column), 4 * (row * size * scale + column) + 3);
  }
  return pixels;
}

test.each([
  `http://127.0.0.1:8000/#join=${"aB3_-".repeat(6)}xy`,
  `https://games.example.org/#seat=${"Z9-_q".repeat(6)}00`,
  "https://a.b/#watch=x",
])("the code of %s is read as that link", (link) => {
  const code = encode(link, { ecc: "M", border: 0 });
  const size = code.size + 2 * QUIET;
  const pixels = drawn(pathOf(code.data), size, 4);
  expect(jsQR(pixels, size * 4, size * 4)?.data).toBe(link);
});

test("a run of dark modules is one rectangle", () => {
  expect(pathOf([[true, true, false, true]])).toBe("M4 4h2v1H4zM7 4h1v1H7z");
});
