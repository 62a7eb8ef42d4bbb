// Saves a text as a file of the user's, and games in this page as such files.

import { isOfPage } from "./carrier";
import { enterBy } from "./joining";
import { gameOf, type KeptGame } from "./keep.svelte";

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The part of a game's text that the client reads; the rest belongs to the desk. */
interface Saved {
  game: string;
  tokens: Record<string, string>;
  watch: string;
}

function read(text: string): Saved | null {
  try {
    const { game, tokens, watch } = JSON.parse(text) as Partial<Saved>;
    return typeof game === "string" && typeof tokens === "object" && typeof watch === "string" ? { game, tokens, watch } : null;
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

/** A saved game becomes a game of this page, unless it already is one; it never replaces one. Returns its name. */
export async function takeSaved(text: string): Promise<string> {
  const { game, tokens, watch } = read(text)!;
  if (gameOf(game) !== undefined) return game;
  const { theDesk } = await import("../page/desk");
  await theDesk.add({ id: game, text });
  for (const token of Object.values(tokens)) await enterBy("seat", token, watch);
  return game;
}

/** The player has removed a game of this page. */
export async function forgetSaved(game: KeptGame): Promise<void> {
  await (await import("../page/desk")).theDesk.forget(game.game);
}
