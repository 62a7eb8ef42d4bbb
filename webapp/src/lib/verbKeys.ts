// The single letter that begins an action on the board. It is taken from the words that the player reads, it does not
// change with the position, and it is not one of the letters that mean something else at the table.

import { verbName } from "./names";
import type { Title } from "./title";

/** The table's own keys (parts/AtTable.svelte), and Q, which turns the quadrant on the board. */
const TAKEN = new Set(["a", "b", "c", "h", "l", "q", "u"]);

/** The first letter of the verb's words that is free, without its accent; "" if there is none. Verbs may share one. */
export function verbKey(title: Title, verb: string): string {
  const letters = verbName(title, verb).normalize("NFD").toLowerCase().match(/[a-z]/g) ?? [];
  return letters.find((letter) => !TAKEN.has(letter)) ?? "";
}
