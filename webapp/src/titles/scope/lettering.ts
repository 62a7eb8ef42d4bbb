// A card's name as it is set on the card: on one line, as large as possible.

/** Units of the drawing (100 wide) available for a name. */
const WIDTH = 86;
const [SMALLEST, LARGEST] = [15, 20];
/** The average width of a letter, as a fraction of its size. */
const LETTER = 0.56;

export interface Lettering {
  size: number;
  /** The width into which a long name is squeezed; undefined for others. */
  width: number | undefined;
}

export function lettering(name: string): Lettering {
  const fitting = WIDTH / (name.length * LETTER);
  return { size: Math.min(LARGEST, Math.max(SMALLEST, fitting)), width: fitting < SMALLEST ? WIDTH : undefined };
}
