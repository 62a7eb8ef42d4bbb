// What is drawn on a card of SCOPE Panzer, in words.

import { tipOf } from "../../lib/tips";
import type { Square } from "../../lib/title";
import { has, t } from "../../lib/words.svelte";
import { markValue } from "./board";
import { FACES, isUnit } from "./view";

/** A line for each sign on the card; undefined where there is none, and on the start page, which has no texts of titles. */
export function legend({ card, marks }: Square): string | undefined {
  if (!has("web-panzer-legend-unit")) return undefined;
  const face = FACES.find((one) => marks.includes(one));
  const ground = face && t(`panzer-terrain-${face}`);
  if (!isUnit(card ?? undefined)) return tipOf(ground);
  const armour = markValue(marks, "armour");
  const firepower = markValue(marks, "firepower");
  const cost = markValue(marks, "cost");
  return tipOf(
    t("web-panzer-legend-unit", { code: card!, unit: t(`panzer-unit-${card}`) }),
    armour !== null && t(armour > 0 ? "web-panzer-legend-armour" : "web-panzer-legend-no-armour", { armour }),
    firepower !== null && t("web-panzer-legend-firepower", { firepower }),
    cost !== null && t("web-panzer-legend-cost", { cost }),
    marks.includes("special") && t("web-panzer-legend-special"),
    marks.includes("shown") && t("web-panzer-legend-shown"),
    marks.includes("locked") && t("web-panzer-legend-locked"),
    marks.includes("target") && t("web-panzer-legend-target"),
    ground,
  );
}
