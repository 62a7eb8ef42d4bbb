// Which side each seat plays for, according to the server. Nothing is derived from names.

const told = $state<Record<string, Record<string, string>>>({});

/** Store the seats of a game with the side of each, in the same order. */
export function learnSides(game: string, seats: readonly string[], sides: readonly string[]): void {
  for (const [at, seat] of seats.entries()) if (sideOf(game, seat) !== sides[at]) told[game] = { ...told[game], [seat]: sides[at]! };
}

/** The side a seat belongs to: by default, itself. A side belongs to itself. */
export const sideOf = (game: string, seat: string): string => told[game]?.[seat] ?? seat;
