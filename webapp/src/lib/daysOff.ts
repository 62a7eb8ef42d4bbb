// Days off and holidays: when a clock stops, and how much of the elapsed time counts.

import type { Clock, ClockTerms, Weekday } from "./protocol";
import { DAY } from "./times";
import { spoken, t } from "./words.svelte";

/** The maximum number of holidays per side. */
export const MAX_HOLIDAYS = 60;
/** The weekend, as it is offered. */
export const WEEKEND: readonly Weekday[] = ["saturday", "sunday"];

/** Days off need a clock that counts days. */
export const hasDays = (clock: ClockTerms | null): boolean => clock !== null && clock.start >= DAY && clock.most !== null;

/** Why a seat's clock is stopped, that many seconds after the server's report; null if it is running. */
export function standing(clock: Clock, seat: string, passed: number): "free" | "away" | null {
  if (passed < (clock.away?.[seat] ?? 0)) return "away";
  const free = clock["next-free"];
  return free !== undefined && free.from <= passed && passed < free.until ? "free" : null;
}

/** The time left of a seat that many seconds after the server's report. */
export function leftAfter(clock: Clock, seat: string, passed: number): number {
  const left = clock.left[seat]!;
  if (!clock.running.includes(seat)) return left;
  const begin = Math.min(passed, Math.max(0, clock.away?.[seat] ?? 0));
  const free = clock["next-free"];
  const stood = free === undefined ? 0 : Math.max(0, Math.min(passed, free.until) - Math.max(begin, free.from));
  return Math.max(0, left - (passed - begin - stood));
}

/** The name of a weekday in the current language. 5 January 1970 was a Monday. */
function dayName(day: Weekday): string {
  const at = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].indexOf(day);
  return new Intl.DateTimeFormat(spoken.language, { weekday: "long", timeZone: "UTC" }).format((4 + at) * DAY * 1000);
}

/** The agreed days off, one sentence each. */
export function daysOffTexts(clock: ClockTerms | null): string[] {
  if (clock === null) return [];
  const days = clock["free-days"] ?? [];
  const list = new Intl.ListFormat(spoken.language).format(days.map(dayName));
  return [
    ...(days.length ? [t("web-clock-free", { days: list, zone: clock.zone ?? "UTC" })] : []),
    ...(clock.holidays ? [t("web-clock-holidays", { days: clock.holidays })] : []),
  ];
}
