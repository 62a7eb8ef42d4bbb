// Training tables: what the seat has done can be taken back, whatever it has learned from it.

import type { News, Word } from "./protocol";
import { takenBack } from "./turns";

const WORDS: readonly string[] = ["resign", "offer draw", "accept draw", "decline draw"] satisfies Word[];

/** Whether an action of the seat stands; words cannot be taken back. */
export function hasActed(news: News[]): boolean {
  const undone = takenBack(news);
  return news.some((one) => one.action !== null && !WORDS.includes(one.action) && !undone.has(one.number));
}
