// What things are called, in the language that is spoken.

import { TITLES } from "../games";
import type { Outcome, Setup, Value } from "./protocol";
import { has, t } from "./words.svelte";

/** Before the keys of a game's texts. */
export function prefixOf(game: string): string {
  return TITLES[game]?.prefix ?? "";
}

/** The side a seat belongs to: `german` of `german-units`. Nothing else is taken off a name: the second side of one
 * nation (`german-b`) is another side, and the nations of a card set are called as they like (`us-army`). */
export function sideOf(seat: string): string {
  return seat.replace(/^(german|soviet)-(?:units|snipers)$/, "$1");
}

/** What only a file of the players' own knows is called as it is called there. */
function ownName(slug: string, of: string): string {
  const words = slug.replaceAll("-", " ");
  return t("own-name", { name: words.charAt(0).toUpperCase() + words.slice(1), of });
}

export const seatName = (seat: string): string => (has(`seat-${seat}`) ? t(`seat-${seat}`) : ownName(seat, `seat-${seat}`));
const sideName = (side: string): string => (has(`side-${side}`) ? t(`side-${side}`) : ownName(side, `side-${side}`));
export const gameName = (game: string): string => t(`game-${game}`);

/** Several seats as one text. */
export function seatNames(seats: string[]): string {
  return seats.map(seatName).join(", ");
}

export function scenarioName(game: string, scenario: string): string {
  if (scenario === "custom") return t("web-scenario-custom");
  const [theme, base] = scenario.split("/");
  const key = `${prefixOf(game)}scenario-${scenario}`;
  if (base === undefined) return has(key) ? t(key) : ownName(scenario, key);
  return t("scenario-themed", { theme: t(`theme-${theme}`), base: t(`scenario-${base}`) });
}

/** The name of an option; one that means something else in a game has a name of its own there. */
export function optionName(game: string, key: string): string {
  const own = `web-option-${game}-${key}`;
  return t(has(own) ? own : `web-option-${key}`);
}
export const optionAbout = (game: string, key: string): string => t(`${prefixOf(game)}option-${key}-about`);

export function valueName(key: string, value: Value): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  if (key === "mode") return t(`mode-${value}`);
  if (key === "leader") return t(`seat-${value}`);
  const name = `web-value-${value}`;
  return has(name) ? t(name) : String(value);
}

/** The mode and every option that the set-up names, as it is read by people. */
export function agreedOptions(setup: Setup): { key: string; text: string }[] {
  return Object.entries(setup.options)
    .filter(([key]) => key !== "memoryAid")
    .map(([key, value]) => ({ key, text: t("web-option-set", { name: optionName(setup.game, key), value: valueName(key, value) }) }));
}

export function reasonName(game: string, reason: string): string {
  const own = `${prefixOf(game)}reason-${reason}`;
  return has(own) ? t(own) : t(`table-reason-${reason}`);
}

/** How a game ended, in a sentence. */
export function outcomeText(game: string, outcome: Outcome): string {
  const reasons = outcome.reasons.map((reason) => reasonName(game, reason)).join(", ");
  if (outcome.winners.length === 0) return t("web-end-drawn", { reasons });
  const sides = [...new Set(outcome.winners.map(sideOf))].map(sideName).join(", ");
  return t("web-end-won", { sides, reasons });
}
