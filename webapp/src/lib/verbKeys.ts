// The single letter that starts an action. It comes from the words on screen, does not depend on the position, is
// unique within a title, and is not one of the table's own keys.

import { verbName } from "./names";
import type { Title } from "./title";

/** The table's own keys (parts/AtTable.svelte), and Q, which turns the quadrant on the board. */
export const TAKEN: readonly string[] = ["a", "b", "c", "h", "i", "l", "q", "u", "z"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** By verb, its letter: first the initials of its words, then their other letters, then any letter; without accents.
 * A title that does not list its verbs uses those that are *offered*. */
export function verbKeys(title: Title, offered: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(TAKEN);
  const found = new Map<string, string>();
  for (const verb of title.verbs ?? offered) {
    const words = verbName(title, verb).normalize("NFD").toLowerCase().replaceAll(/\p{Mn}/gu, "").match(/[a-z]+/g) ?? [];
    const key = [...words.map((word) => word[0]!), ...words.join(""), ...ALPHABET].find((letter) => !taken.has(letter));
    if (key === undefined) break;
    taken.add(key);
    found.set(verb, key);
  }
  return found;
}
