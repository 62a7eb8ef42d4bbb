// A deck in words, as it is stored and passed on: `rifle-squad*2 us-tank-crew`.
import type { Counts } from "./view";

export const wordsOf = (deck: Counts): string[] =>
  Object.entries(deck).map(([slug, count]) => (count > 1 ? `${slug}*${count}` : slug));

/** The deck that the words name; null if one of them names an unknown card. */
export function deckOf(words: string[], known: Record<string, unknown>): Counts | null {
  const found: Record<string, number> = {};
  for (const word of words) {
    const [slug = "", count = "1"] = word.split("*");
    if (!Object.hasOwn(known, slug) || !/^[1-9]\d?$/.test(count)) return null;
    found[slug] = (found[slug] ?? 0) + Number(count);
  }
  return found;
}
