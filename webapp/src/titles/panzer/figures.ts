// The figures of a finished game.

import { countBy } from "../../lib/figures";
import type { GameEvent, Setup, View } from "../../lib/protocol";
import type { SideFigure } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import { searchFigures } from "../scope/figures";
import { listed, panzerView, SIDES } from "./view";

export function figures(view: View, _setup: Setup, events: GameEvent[]): SideFigure[] {
  const { lost } = panzerView(view);
  const shots = events.filter((event) => event.event === "fired");
  return [
    ...searchFigures(SIDES, events, () => true),
    { text: t("web-end-shots"), values: countBy(SIDES, shots, (event) => String(event["side"])) },
    { text: t("web-end-lost"), values: Object.fromEntries(SIDES.map((side) => [side, listed(lost, side).length])) },
  ];
}
