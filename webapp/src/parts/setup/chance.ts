// Random choices for layouts. They use the browser's cryptographic generator: nobody should be able to predict a layout
// from an earlier one.

/** A number from 0 up to, but not including, 1. */
export function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

export function shuffled<T>(things: readonly T[]): T[] {
  const order = [...things];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** One of them, with a probability proportional to its weight. */
export function drawn<T>(things: readonly T[], weight: (thing: T) => number): T {
  const weights = things.map(weight);
  let rest = random() * weights.reduce((sum, one) => sum + one, 0);
  for (const [at, one] of weights.entries()) {
    rest -= one;
    if (rest < 0) return things[at]!;
  }
  return things.at(-1)!;
}
