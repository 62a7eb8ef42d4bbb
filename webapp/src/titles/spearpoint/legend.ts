// The print on a Unit card and the cards that lie with it, in words.

import { tipOf } from "../../lib/tips";
import { has, t } from "../../lib/words.svelte";
import type { UnitCard } from "./cards";
import { commandName, crewName, damageName, headingOf, unitName, weaponName } from "./names";
import type { Unit } from "./view";

export function headingFor(slug: string, unit: Unit | null): string {
  return unit ? t("web-spearpoint-unit", { unit: unit.unit, card: unitName(slug) }) : unitName(slug);
}

/** Type, cost, lines, crew, Defense, Endurance, and its limits. */
export function factsOf(card: UnitCard, unit: Unit | null): string[] {
  const found = [t(`spearpoint-type-${card.type}`), t("web-spearpoint-cost", { cost: card.cost })];
  if (card.type === "crew") return found;
  found.push(card.lines.map(headingOf).join(" / "));
  found.push(card.crew === null ? t("web-spearpoint-no-crew-needed") : t("web-spearpoint-needs", { crew: crewName(card.crew) }));
  found.push(t("web-spearpoint-defense", { defense: card.defense }));
  found.push(t("web-spearpoint-endurance", { left: unit?.endurance ?? card.full, full: card.full, half: card.half }));
  if (card.armored) found.push(t("web-spearpoint-armored"));
  if (card.immobile) found.push(t("web-spearpoint-immobile"));
  if (card.flight) found.push(t("web-spearpoint-flight", { turns: unit?.flight ?? card.flight }));
  if (unit && card.crew !== null && unit.crew === null) found.push(t("web-spearpoint-uncrewed"));
  if (unit?.["is-bombed"]) found.push(t("web-spearpoint-bombed"));
  return found;
}

/** A line for every number and symbol of the card; none on the start page, which has no texts of titles. */
export function legendOf(slug: string, card: UnitCard, unit: Unit | null, isCaptured: boolean): string | undefined {
  if (!has("web-spearpoint-legend-weapon")) return undefined;
  return tipOf(
    headingFor(slug, unit),
    factsOf(card, unit).join(" · "),
    ...card.weapons.map((weapon) =>
      t("web-spearpoint-legend-weapon", {
        weapon: weaponName(weapon.name), armor: weapon.armor ?? "–", infantry: weapon.infantry ?? "–", aircraft: weapon.aircraft ?? "–",
        damage: weapon.damage, rate: weapon.rate,
      }),
    ),
    card.weapons.some((weapon) => weapon.bullet) && t("web-spearpoint-legend-bullet"),
    card.weapons.some((weapon) => weapon.bomb) && t("web-spearpoint-legend-bomb"),
    unit?.damage && t("web-spearpoint-legend-damage", { card: damageName(unit.damage.card) }),
    unit && unit.orders.length > 0 && t("web-spearpoint-legend-orders", { cards: unit.orders.map((order) => commandName(order.card)) }),
    isCaptured && t("web-spearpoint-legend-captured"),
  );
}
