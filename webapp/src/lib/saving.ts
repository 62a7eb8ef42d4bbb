// Saves a text as a file of the user's, and games in this page as such files.

import { ask, Refused } from "./api";
import { isOfPage } from "./carrier";
import { enterBy } from "./joining";
import { gameOf, type KeptGame } from "./keep.svelte";
import type { Replay } from "./protocol";

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The desk's answers about a game whose record is right, but not the rest of its text. */
const UNREADABLE = ["token", "broken-game"];
const DAMAGED = { error: "broken-game-page", text: "the data of this game is damaged" };

/** The part of a game's text that the client reads; the rest belongs to the desk. */
interface Saved {
  game: string;
  tokens: Record<string, string>;
  watch: string;
  record: string;
}

function read(text: string): Saved | null {
  try {
    const { game, tokens, watch, record } = JSON.parse(text) as Partial<Saved>;
    const keys: unknown[] = [...Object.values(tokens ?? {}), watch];
    const isWhole = typeof game === "string" && typeof record === "string" && keys.length > 1;
    return isWhole && keys.every((key) => typeof key === "string" && isOfPage(key)) ? ({ game, tokens, watch, record } as Saved) : null;
  } catch {
    return null;
  }
}

/** Whether a game is played in this page. */
export const isInPage = (game: KeptGame): boolean => [...Object.values(game.seats), game.watch ?? ""].some(isOfPage);

/** Whether a text is a saved game of a page. */
export const isSaved = (text: string): boolean => read(text) !== null;

/** Save a game of this page as a file. Whether there is one. */
export async function saveGame(game: KeptGame): Promise<boolean> {
  const { theDesk } = await import("../page/desk");
  const text = await theDesk.textOf(game.game);
  if (text !== null) download(text, `${game.title}-${game.game}.json`);
  return text !== null;
}

/** A saved game becomes a game of this page, unless it already is one; it never replaces one. Returns its name. If its
 * record is broken, it is refused like any other, and nothing of it stays. */
export async function takeSaved(text: string): Promise<string> {
  const { game, tokens, watch, record } = read(text)!;
  if (gameOf(game) !== undefined) return game;
  const { of } = await readHere(watch, record, 0);
  await readHere(watch, record, of);
  const { theDesk } = await import("../page/desk");
  await theDesk.add({ id: game, text });
  try {
    for (const token of Object.values(tokens)) await enterBy("seat", token, watch);
  } catch (error) {
    await theDesk.forget(game);
    throw error instanceof Refused && UNREADABLE.includes(error.refusal.error) ? new Refused(DAMAGED, error.status) : error;
  }
  return game;
}

/** Position *at* of a record, read by the desk in this page, even if there is a server: the token leads there. */
const readHere = (token: string, record: string, at: number): Promise<Replay> =>
  ask("POST", "/api/replay", token, { record, as: "public", at, count: 1 });

/** The player has removed a game of this page. */
export async function forgetSaved(game: KeptGame): Promise<void> {
  await (await import("../page/desk")).theDesk.forget(game.game);
}
