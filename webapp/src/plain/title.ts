// A title without a folder in the client, such as one added to a server with `pip install`: the server's general data
// is enough to play it. Its field is the picture that the server draws, its actions are a list by verb.

import type { News } from "../lib/protocol";
import { headed } from "../lib/readable";
import type { Title } from "../lib/title";
import { sinceOwn } from "../lib/turns";
import { t } from "../lib/words.svelte";
import Picture from "./Picture.svelte";

export function plainTitle(name: string): Title {
  return {
    name,
    prefix: `${name}-`,
    isSimultaneous: true, // who moves first is not known
    isSpelled: true,
    keys: [["F, S …", "web-plain-key-letter"], ["Enter", "web-plain-key-enter"], ["Esc", "web-key-escape"]],
    read: (action) => {
      const [verb = "", ...words] = action.split(" ");
      return { action, verb, picks: words.map((word) => ({ kind: "word", word })) };
    },
    // Notation is exact: only the first letter changes.
    sentence: (action) => action.charAt(0).toUpperCase() + action.slice(1),
    task: () => t("web-title-yours"),
    goal: () => [],
    since: sinceOwn,
    cardName: headed,
    Field: Picture,
    canUndo: (_view, news) => latestOwn(news) > 0,
    isSettingUp: () => false,
  };
}

/** How many of the seat's own actions stand since the last other event: only these might be taken back. */
export function latestOwn(news: News[]): number {
  let count = 0;
  for (const one of news.toReversed()) {
    if (one["is-undo"]) count -= 1;
    else if (one.action !== null) count += 1;
    else break;
  }
  return count;
}
