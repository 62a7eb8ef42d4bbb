// Why a card in hand cannot be used now, in plain words. When it is pressed, the server cites the rules.

import { t } from "../../lib/words.svelte";
import type { Cards } from "./cards";
import { windowName } from "./names";
import type { SpearpointView } from "./view";

/** The window of the step, as Command cards name it; null in steps without one. */
function windowNow(view: SpearpointView): string | null {
  switch (view.step) {
    case "window":
      return view.window;
    case "support":
    case "answer":
      return "attack-nominated";
    case "parry":
      return "damage-rolled";
    default:
      return null;
  }
}

/** Why the card *slug* of the viewer's hand cannot be used, when nothing is offered for it. */
export function whyIdle(view: SpearpointView, cards: Cards, slug: string, isToAct: boolean): string {
  const command = cards.commands[slug];
  if (command === undefined) return t(view.step !== "commit" ? "web-spearpoint-not-now-commit" : isToAct ? "web-spearpoint-not-now-unit" : "web-spearpoint-not-now-wait");
  const now = windowNow(view);
  if (now !== null && command.windows.includes(now)) return t(isToAct ? "web-spearpoint-not-now-aim" : "web-spearpoint-not-now-wait");
  return t("web-spearpoint-not-now-window", { windows: command.windows.map(windowName) });
}
