// The next step after a card or a Unit was chosen, as a sentence for the bar.

import { t } from "../../lib/words.svelte";
import { inPlay } from "./actions";
import { cardName, headingOf } from "./names";
import type { Offer, Thing } from "./pointing.svelte";
import { unitOf, type SpearpointView } from "./view";

export interface Chosen {
  chosen: readonly Thing[];
  candidates: readonly Offer[];
  pickable: ReadonlySet<Thing>;
}

function nameOf(view: SpearpointView, thing: Thing): string {
  const [kind, name = ""] = thing.split(":");
  return kind === "unit" ? inPlay(view, name) : kind === "line" ? headingOf(name) : cardName(name);
}

/** The kind of something that can be pointed at. */
function kindOf(view: SpearpointView, thing: Thing): string {
  const [kind, name = ""] = thing.split(":");
  if (kind !== "unit") return kind!;
  return unitOf(view, name)?.seat === view.seat ? "unit" : "enemy";
}

/** The next choice; "" before anything is chosen. */
export function promptOf(view: SpearpointView, { chosen, candidates, pickable }: Chosen): string {
  const [only, ...others] = candidates;
  if (chosen.length === 0 || only === undefined) return "";
  if (pickable.size === 0 && others.length === 0) return t("web-prompt-ready");
  const kinds = new Set([...pickable].map((thing) => kindOf(view, thing)));
  const next = kinds.size === 1 ? [...kinds][0] : kinds.size === 0 ? "button" : "any";
  return t("web-prompt-next", { chosen: chosen.map((thing) => nameOf(view, thing)).join(" · "), next: t(`web-spearpoint-next-${next}`) });
}
