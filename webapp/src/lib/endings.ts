// The end of a game in words, and what a rematch can be.

import { outcomeText, seatName } from "./names";
import { sideOf } from "./sides.svelte";
import { LEVELS, type Level, type News, type TableForm } from "./protocol";
import { t, tell } from "./words.svelte";

/** Won, lost or drawn for the holder of the seats *own*. If both sides sit here, or neither, only the winner. */
export function headline(title: string, form: TableForm, own: string[]): string {
  const winner = form.outcome!.winners[0] ?? null;
  if (winner === null) return t("web-end-draw");
  const sides = new Set(own.map((seat) => sideOf(title, seat)));
  if (sides.size !== 1) return t("web-end-winner", { seat: seatName(sideOf(title, winner)) });
  return sides.has(sideOf(title, winner)) ? t("web-end-victory") : t("web-end-defeat");
}

/** Who has won and why, in a sentence: as the rules tell it, with points, or by what was said at the table. */
export function reason(title: string, form: TableForm, news: News[]): string {
  const told = news.flatMap((one) => one.events).findLast((event) => event.event === "game-over");
  return told === undefined ? outcomeText(title, form.outcome!) : tell(told.message);
}

/** A reason that players gave, not the rules: hidden cards stay hidden then. */
export const isTalked = (form: TableForm): boolean =>
  form.outcome!.reasons.some((why) => ["resignation", "agreement", "time", "closed"].includes(why));

/** The rank of the strongest computer at the table; null if people play alone. */
export function rank(bots: Record<string, Level>): Level | null {
  return LEVELS.findLast((level) => Object.values(bots).includes(level)) ?? null;
}

/** The next of the ranks that a title has; null above the highest. */
export function rankAbove(level: Level | null, levels: readonly Level[]): Level | null {
  return level === null ? null : (levels[levels.indexOf(level) + 1] ?? null);
}
