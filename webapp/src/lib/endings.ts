// The end of a game in words, and the options for a rematch.

import { outcomeText, seatName } from "./names";
import { sideOf } from "./sides.svelte";
import { LEVELS, type Level, type News, type TableForm } from "./protocol";
import { t, tell } from "./words.svelte";

/** Won, lost or drawn from the viewpoint of the seats *own*. If both sides sit here, or neither, only the winner is
 * named. */
export function headline(title: string, form: TableForm, own: string[]): string {
  const winner = form.outcome!.winners[0] ?? null;
  if (winner === null) return t("web-end-draw");
  const sides = new Set(own.map((seat) => sideOf(title, seat)));
  if (sides.size !== 1) return t("web-end-winner", { seat: seatName(sideOf(title, winner)) });
  return sides.has(sideOf(title, winner)) ? t("web-end-victory") : t("web-end-defeat");
}

/** Who won and why, in a sentence: with points where the rules decided it, or as agreed at the table. */
export function reason(title: string, form: TableForm, news: News[]): string {
  const told = news.flatMap((one) => one.events).findLast((event) => event.event === "game-over");
  return told === undefined ? outcomeText(title, form.outcome!) : tell(told.message);
}

/** The game ended by resignation or agreement, not by the rules: hidden cards stay hidden. */
export const isTalked = (form: TableForm): boolean =>
  form.outcome!.reasons.some((why) => ["resignation", "agreement", "time", "closed"].includes(why));

/** The level of the strongest computer at the table; null if only people play. */
export function rank(bots: Record<string, Level>): Level | null {
  return LEVELS.findLast((level) => Object.values(bots).includes(level)) ?? null;
}

/** The next level that a title has; null above the highest. */
export function rankAbove(level: Level | null, levels: readonly Level[]): Level | null {
  return level === null ? null : (levels[levels.indexOf(level) + 1] ?? null);
}
