// Names of things in the current language. A thing without a text (of a title that the client does not know, or from a
// player's own file) is named by the words of its identifier.

import { factsOf } from "../titles";
import type { Outcome, Setup, Value } from "./protocol";
import { headed } from "./readable";
import { sideOf } from "./sides.svelte";
import type { Title } from "./title";
import { has, t } from "./words.svelte";

/** The prefix of the keys of a game's texts. */
const prefixOf = (game: string): string => factsOf(game).prefix;

/** The emblem of a seat or a side. */
export const emblemOf = (game: string, seat: string): string => factsOf(game).emblems?.[sideOf(game, seat)] ?? sideOf(game, seat);

/** Things that only a player's own file defines keep their names from that file. */
function named(key: string, name: string): string {
  return has(key) ? t(key) : t("own-name", { name: headed(name), of: key });
}

/** A text that may be missing: then the result is empty. */
const about = (key: string): string => (has(key) ? t(key) : "");

export const seatName = (seat: string): string => named(`seat-${seat}`, seat);
const sideName = (side: string): string => named(`side-${side}`, side);

/** The side that a seat speaks for. */
export const sideNameOf = (game: string, seat: string): string => sideName(sideOf(game, seat));

export const gameName = (game: string): string => named(`game-${game}`, game);
export const gameAbout = (game: string): string => about(`web-game-${game}-about`);

/** Several seats as one text. */
export function seatNames(seats: string[]): string {
  return seats.map(seatName).join(", ");
}

export function scenarioName(game: string, scenario: string): string {
  if (scenario === "custom") return t("web-scenario-custom");
  const [theme = "", base] = scenario.split("/");
  if (base === undefined) return named(`${prefixOf(game)}scenario-${scenario}`, scenario);
  return t("scenario-themed", { theme: themeName(game, theme), base: scenarioName(game, base) });
}
export const scenarioAbout = (game: string, scenario: string): string => about(`${prefixOf(game)}scenario-${scenario}-about`);
export const themeName = (game: string, theme: string): string => named(`${prefixOf(game)}theme-${theme}`, theme);
export const themeAbout = (game: string, theme: string): string => about(`${prefixOf(game)}theme-${theme}-about`);

/** The first word of an action, for display. */
/** Its purpose in a few words; "" where the name already says it. */
export const verbAbout = (title: Title, verb: string): string => about(`${title.prefix}does-${verb}`);
export const verbName = (title: Title, verb: string): string => named(`${title.prefix}verb-${verb}`, verb);

/** The name of an option; a game in which it means something else has its own text. */
export function optionName(game: string, key: string): string {
  const own = `web-option-${game}-${key}`;
  return has(own) ? t(own) : named(`web-option-${key}`, key);
}
export const optionAbout = (game: string, key: string): string => about(`${prefixOf(game)}option-${key}-about`);

export function valueName(key: string, value: Value): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  if (key === "mode") return named(`mode-${value}`, String(value));
  if (key === "leader") return seatName(String(value));
  const name = `web-value-${value}`;
  return has(name) ? t(name) : String(value);
}
export const modeAbout = (mode: string): string => about(`web-mode-${mode}-about`);

/** The mode and every option that the set-up names, for display. */
export function agreedOptions(setup: Pick<Setup, "game" | "options">): { key: string; text: string }[] {
  return Object.entries(setup.options)
    .filter(([key]) => key !== "memory-aid")
    .map(([key, value]) => ({ key, text: t("web-option-set", { name: optionName(setup.game, key), value: valueName(key, value) }) }));
}

/** The title's name for a player's own file. */
export const fileName = (game: string): string => (has(`web-file-${game}`) ? t(`web-file-${game}`) : t("web-new-file"));

/** Why a game ended: "by resignation". A reason without a text is put in brackets, so that it fits into the sentence. */
function reasonName(game: string, reason: string): string {
  const key = [`${prefixOf(game)}reason-${reason}`, `table-reason-${reason}`].find(has);
  return key === undefined ? `(${named("", reason)})` : t(key);
}

/** How a game ended, in a sentence. */
export function outcomeText(game: string, outcome: Outcome): string {
  const reasons = outcome.reasons.map((reason) => reasonName(game, reason)).join(", ");
  if (outcome.winners.length === 0) return t("web-end-drawn", { reasons });
  const sides = [...new Set(outcome.winners.map((seat) => sideOf(game, seat)))].map(sideName).join(", ");
  return t("web-end-won", { sides, reasons });
}
