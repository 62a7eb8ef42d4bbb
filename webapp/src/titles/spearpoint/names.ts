// Names of cards. Cards of our own set have names in the files; others have the names of their set, or their slugs.

import { has, t } from "../../lib/words.svelte";

function named(key: string, slug: string): string {
  return has(key) ? t(key) : slug;
}

export const unitName = (slug: string): string => named(`spearpoint-unit-${slug}`, slug);
export const commandName = (slug: string): string => named(`spearpoint-command-${slug}`, slug);
export const damageName = (slug: string | null): string =>
  slug === null ? t("spearpoint-damage-blank") : named(`spearpoint-damage-${slug}`, slug);
export const weaponName = (name: string): string => named(`spearpoint-weapon-${name}`, name);
export const crewName = (name: string): string => named(`spearpoint-crew-${name}`, name);
export const deckName = (slug: string): string => named(`spearpoint-deck-${slug}`, slug);
export const lineName = (line: string): string => t(`spearpoint-line-${line}`);
export const headingOf = (line: string): string => t(`spearpoint-heading-${line}`);
export const windowName = (window: string): string => t(`spearpoint-window-${window}`);

/** The text that a player's own card set prints on a card, in addition to its effects. */
export function printed(kind: "unit" | "command" | "damage", slug: string | null): string {
  const key = `spearpoint-printed-${kind}-${slug}`;
  return has(key) ? `«${t(key)}»` : "";
}

/** Any card: a Unit, a crew, a Command card. */
export function cardName(slug: string): string {
  if (has(`spearpoint-unit-${slug}`)) return unitName(slug);
  return commandName(slug);
}
