// The name of a card, as it is set on the card itself: in one line, as large as it fits.

/** Units of the drawing (100 wide) that a name may take. */
const WIDTH = 86;
const [SMALLEST, LARGEST] = [15, 20];
/** The width of a letter, on average, as a part of the size. */
const LETTER = 0.56;

export interface Lettering {
  size: number;
  /** The width into which a long name is pressed; undefined for others. */
  width: number | undefined;
}

export function lettering(name: string): Lettering {
  const fitting = WIDTH / (name.length * LETTER);
  return { size: Math.min(LARGEST, Math.max(SMALLEST, fitting)), width: fitting < SMALLEST ? WIDTH : undefined };
}
