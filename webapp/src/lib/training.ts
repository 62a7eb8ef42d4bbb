// Training tables: the seat can undo its actions even after learning something from them.

import type { News, Word } from "./protocol";
import { beginsTurn, takenBack } from "./turns";

const CONFIRM = "done";
const WORDS: readonly string[] = ["resign", "offer draw", "accept draw", "decline draw"] satisfies Word[];

/** Whether an action of the seat stands; phrases cannot be taken back. */
export function hasActed(news: News[]): boolean {
  const undone = takenBack(news);
  return news.some((one) => one.action !== null && !WORDS.includes(one.action) && !undone.has(one.number));
}

/** The same without a set-up, which is not judged: it ends with "done", before the first turn. */
export function hasPlayed(news: News[]): boolean {
  const begun = news.findIndex((one) => one.events.some(beginsTurn));
  if (begun < 0) return hasActed(news) && news.every((one) => one.action !== CONFIRM);
  return hasActed(news.slice(begun).filter((one, at) => at > 0 || one.action !== CONFIRM));
}
