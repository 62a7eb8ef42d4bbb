// The figures of a finished game.

import type { GameEvent, Setup, View } from "../../lib/protocol";
import type { SideFigure } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import { searchFigures } from "../scope/figures";
import { letterOf, read, SIDES, type Side } from "./view";

export function figures(view: View, _setup: Setup, events: GameEvent[]): SideFigure[] {
  const seen = read(view);
  const bySide = (count: (side: Side) => number): Record<string, number> =>
    Object.fromEntries(SIDES.map((side) => [side, count(side)]));
  const lost = (side: Side): number =>
    Object.entries(seen.lost).reduce((sum, [card, count]) => sum + (card.startsWith(letterOf(side)) ? count : 0), 0);
  return [
    { text: t("web-end-points"), values: bySide((side) => seen.sides[side].score) },
    ...searchFigures(SIDES, events, (event) => !String(event["card"]).endsWith("EA")),
    { text: t("web-st-cards-lost"), values: bySide(lost) },
  ];
}
