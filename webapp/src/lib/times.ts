// Times in words: the terms of a clock, and the time left.

import type { ClockTerms } from "./protocol";
import { spoken, t } from "./words.svelte";

export const MINUTE = 60;
export const DAY = 24 * 3600;

/** The clocks on offer: live ones with time per turn, and days per turn. */
export const CLOCKS: Record<string, ClockTerms | null> = {
  none: null,
  fast: { start: 5 * MINUTE, bonus: 5, most: null },
  live: { start: 10 * MINUTE, bonus: 10, most: null },
  slow: { start: 25 * MINUTE, bonus: 20, most: null },
  day: { start: DAY, bonus: DAY, most: DAY },
  days: { start: 3 * DAY, bonus: 3 * DAY, most: 3 * DAY },
  week: { start: 7 * DAY, bonus: 7 * DAY, most: 7 * DAY },
};

export function clockText(clock: ClockTerms | null): string {
  if (clock === null) return t("web-clock-none");
  if (clock.most !== null && clock.start === clock.most && clock.bonus >= clock.most && clock.most % DAY === 0)
    return t("web-clock-days", { days: clock.most / DAY });
  const start = span(clock.start);
  if (clock.bonus === 0) return t("web-clock-total", { start });
  const bonus = span(clock.bonus);
  return clock.most === null ? t("web-clock-live", { start, bonus }) : t("web-clock-capped", { start, bonus, most: span(clock.most) });
}

/** How a game is played: in one sitting, over days, or without a clock. */
export const SPEEDS = ["live", "days", "none"] as const;
export function speedOf(clock: ClockTerms | null): (typeof SPEEDS)[number] {
  return clock === null ? "none" : clock.start < DAY ? "live" : "days";
}

/** A length of time in its largest units: "10 min", "2 d 4 h". */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    t("web-span-days", { count: Math.floor(whole / DAY) }),
    t("web-span-hours", { count: Math.floor((whole % DAY) / 3600) }),
    t("web-span-minutes", { count: Math.floor((whole % 3600) / MINUTE) }),
    t("web-span-seconds", { count: whole % MINUTE }),
  ];
  const sizes = [Math.floor(whole / DAY), Math.floor((whole % DAY) / 3600), Math.floor((whole % 3600) / MINUTE), whole % MINUTE];
  const first = sizes.findIndex((size) => size > 0);
  if (first < 0) return parts[3]!;
  return parts.filter((_, at) => at >= first && at < first + 2 && sizes[at]! > 0).join(" ");
}

/** The time left on a clock: "9:59", or "2 d 4 h" while there are days. */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return span(whole);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / MINUTE), whole % MINUTE];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A day as the server reports it, in UTC. */
export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium", timeZone: "UTC" }).format(milliseconds);
}

/** The time since a moment, in its largest unit: "3 minutes ago"; "now" in the first minute. */
export function ago(milliseconds: number): string {
  const seconds = Math.max(0, (Date.now() - milliseconds) / 1000);
  const words = new Intl.RelativeTimeFormat(spoken.language, { numeric: "auto" });
  if (seconds < MINUTE) return words.format(0, "second");
  if (seconds < 3600) return words.format(-Math.floor(seconds / MINUTE), "minute");
  return seconds < DAY ? words.format(-Math.floor(seconds / 3600), "hour") : words.format(-Math.floor(seconds / DAY), "day");
}

/** A moment, formatted for the language. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
