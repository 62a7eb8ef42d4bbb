// The next step while an action is being chosen, as a sentence for the bar.

import type { Choosing } from "./choosing.svelte";
import { verbName } from "./names";
import type { View } from "./protocol";
import type { Pick, Title } from "./title";
import { t } from "./words.svelte";

/** The thing that was pointed at, in words. */
export function pickWords(title: Title, view: View, pick: Pick): string {
  switch (pick.kind) {
    case "cell": return pick.cell;
    case "quadrant": return title.areaName?.(view, pick.quadrant) ?? pick.quadrant;
    case "card": return title.cardName(pick.card);
    case "word": return pick.word;
    case "arrangement": return pick.text;
  }
}

/** The next choice; "" before anything is chosen. */
export function promptOf(title: Title, view: View, choosing: Choosing): string {
  const { verb, picked, ready, options, verbsLeft } = choosing;
  if (verb === null && picked.length === 0) return "";
  if (ready !== null) return t(options.length ? "web-prompt-more" : "web-prompt-ready");
  const chosen = [...(verb === null ? [] : [verbName(title, verb)]), ...picked.map((pick) => pickWords(title, view, pick))].join(" · ");
  if (verb === null && verbsLeft.length > 1) return t("web-prompt-next", { chosen, next: t("web-act-which") });
  const kinds = [...new Set(options.map((option) => option.kind))];
  const head = chosen.charAt(0).toUpperCase() + chosen.slice(1);
  return t("web-prompt-next", { chosen: head, next: kinds.map((kind) => t(`web-act-next-${kind}`)).join(" ") });
}
