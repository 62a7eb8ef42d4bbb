// The drawings on a card of SCOPE Panzer, in words.

import { tipOf } from "../../lib/tips";
import type { Square } from "../../lib/title";
import type { Sign } from "../scope/title";
import { has, t } from "../../lib/words.svelte";
import { markValue } from "./board";
import { FACES, FOREST, isUnit, SIDES, UNITS } from "./view";

/** A line for each symbol on the card; undefined where there is none, and on the start page, which has no texts of
 * titles. */
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
    (marks.includes("shown") || marks.includes("turned-up")) && t("web-panzer-legend-shown"),
    marks.includes("locked") && t("web-panzer-legend-locked"),
    marks.includes("target") && t("web-panzer-legend-target"),
    ground,
  );
}

/** A card of each unit, and the symbols that only some of them have. */
export function signs(): Sign[] {
  const sample = (side: string, card: string, marks: string[]): Square => ({ cell: "", card, side, isFaceDown: false, marks, label: "" });
  const marked = (text: string, ...marks: string[]): Sign => ({ square: sample("american", "SHE", ["armour-2", "firepower-2", ...marks]), text });
  return [
    marked(t("web-panzer-legend-armour", { armour: 2 })),
    marked(t("web-panzer-legend-firepower", { firepower: 2 })),
    { square: sample("american", "BAZ", ["armour-0", "firepower-2"]), text: t("web-panzer-legend-no-armour") },
    ...(["special", "shown", "locked", "target"] as const).map((mark) => marked(t(`web-panzer-legend-${mark}`), mark)),
    { square: sample("american", FOREST, []), text: t("web-panzer-legend-forest") },
    ...FACES.map((face) => ({ square: { ...sample("american", "", [face]), card: null }, text: t(`panzer-terrain-${face}`) })),
    ...SIDES.flatMap((side) =>
      UNITS[side].map((unit) => ({ square: sample(side, unit, ["shown"]), text: t("web-panzer-legend-unit", { code: unit, unit: t(`panzer-unit-${unit}`) }) })),
    ),
  ];
}
