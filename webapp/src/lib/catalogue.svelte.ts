// The games to play, in the order of the server or of this page. Asked for once; again if nobody answered, and when the
// server may be back.

import * as api from "./api";
import { home } from "./home.svelte";
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
  if (catalogue.games.length > 0 && !home.isCut) return Promise.resolve();
  asking ??= read().finally(() => (asking = null));
  return asking;
}

async function read(): Promise<void> {
  try {
    await home.mend();
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
