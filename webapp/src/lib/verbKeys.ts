// The single letter that begins an action. It is taken from the words that the player reads, it does not change with the
// position, no two actions of a title share one, and it is not one of the letters that mean something else at the table.

import { verbName } from "./names";
import type { Title } from "./title";

/** The table's own keys (parts/AtTable.svelte), and Q, which turns the quadrant on the board. */
export const TAKEN: readonly string[] = ["a", "b", "c", "h", "i", "l", "q", "u", "z"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** By verb, its letter: of its words first the initials, then the others, then any; without accents. Where a title does not
    list its verbs, those that are *offered* count. */
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
