// A QR code as one path.

/** The margin that the standard asks for, in modules. */
export const QUIET = 4;

/** The dark modules, row by row; each run becomes one rectangle. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const begin = x;
      while (row[x + 1]) x++;
      parts.push(`M${begin + QUIET} ${y + QUIET}h${x + 1 - begin}v1H${begin + QUIET}z`);
    }
  });
  return parts.join("");
}
