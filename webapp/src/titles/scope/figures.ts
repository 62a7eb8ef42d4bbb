// Figures that both SCOPE titles count at the end of a game: searches, and finds.

import { countBy } from "../../lib/figures";
import type { GameEvent } from "../../lib/protocol";
import type { SideFigure } from "../../lib/title";
import { t } from "../../lib/words.svelte";

/** Searches by side, and how many of them found something. *isFound*: a card of that event was found. */
export function searchFigures(sides: readonly string[], events: GameEvent[], isFound: (event: GameEvent) => boolean): SideFigure[] {
  const searches = events.filter((event) => event.event === "searched");
  const finds = searches.filter((search) => {
    const shown = events.slice(events.indexOf(search) + 1).find((event) => event.event === "revealed" || event.event === "searched");
    return shown?.event === "revealed" && shown["cell"] === search["cell"] && isFound(shown);
  });
  const whose = (event: GameEvent): string => String(event["side"]);
  return [
    { text: t("web-end-searches"), values: countBy(sides, searches, whose) },
    { text: t("web-end-finds"), values: countBy(sides, finds, whose) },
  ];
}
