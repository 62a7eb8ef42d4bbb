// The games that the server offers, in its order. Requested once; again if nobody answered.

import * as api from "./api";
import { Refused } from "./api";
import { LEVELS, type GameInfo, type Level, type Refusal } from "./protocol";

export const catalogue = $state<{
  games: GameInfo[];
  /** Whether the server runs the compiled rules; null until it has said so. */
  compiled: boolean | null;
  /** The ways to sign in. */
  ways: string[];
  refusal: Refusal | null;
}>({ games: [], compiled: null, ways: [], refusal: null });

let asking: Promise<void> | null = null;

export function readCatalogue(): Promise<void> {
  if (catalogue.games.length > 0) return Promise.resolve();
  asking ??= read().finally(() => (asking = null));
  return asking;
}

async function read(): Promise<void> {
  try {
    ({ games: catalogue.games, compiled: catalogue.compiled, "sign-in": catalogue.ways } = await api.games());
    catalogue.refusal = null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    catalogue.refusal = error.refusal;
  }
}

/** The levels at which the computer plays a title; the highest only if the server says so. */
export function levelsOf(game: string): readonly Level[] {
  return catalogue.games.find((one) => one.name === game)?.levels ?? LEVELS.slice(0, -1);
}
