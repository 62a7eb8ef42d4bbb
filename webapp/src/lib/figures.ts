// A few figures of a finished game, from the seat's news and its last view; nothing else is used.

import type { GameEvent, News, Setup, View } from "./protocol";
import type { SideFigure, Title } from "./title";
import { beginsTurn, lines } from "./turns";

export interface Figures {
  turns: number;
  /** The seat's own actions that stand, without the set-up; null without a seat. */
  actions: number | null;
  /** Sides in the order of the columns; empty if nothing is counted by side. */
  sides: string[];
  rows: SideFigure[];
}

export function figuresOf(title: Title, view: View, setup: Setup, news: News[], seat: string | null): Figures {
  const story = lines(news).filter((line) => !line.isTakenBack);
  const begun = Math.max(0, story.findIndex((line) => beginsTurn(line.event)));
  const rows = title.figures?.(view, setup, story.map((line) => line.event)) ?? [];
  return {
    turns: story.filter((line) => beginsTurn(line.event)).length,
    actions: seat === null ? null : new Set(story.slice(begun).filter((line) => line.isOwn).map((line) => line.number)).size,
    sides: [...new Set(rows.flatMap((row) => Object.keys(row.values)))],
    rows,
  };
}

/** How many of these events each side has. */
export function countBy(sides: readonly string[], events: readonly GameEvent[], sideOf: (event: GameEvent) => string | null): Record<string, number> {
  const found = Object.fromEntries(sides.map((side) => [side, 0]));
  for (const event of events) {
    const side = sideOf(event);
    if (side !== null && side in found) found[side]! += 1;
  }
  return found;
}
