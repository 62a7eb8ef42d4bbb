// The result of an action, in a word on the card that it happened to. It tells nothing that the log does not.

import type { GameEvent, Message, News } from "./protocol";
import { sideOf } from "./sides.svelte";
import type { Title } from "./title";
import { afterUndo, lines } from "./turns";

/** `shown`: a plan that is turned up; not a result. */
export type Result = "found" | "empty" | "hit" | "miss" | "moved" | "shown";

export interface Caption {
  kind: Result;
  /** The cell or the Unit; for an area, its first cell. */
  at: string;
  /** It is about the whole Quadrant that starts there. */
  isArea: boolean;
  text: Message;
  /** Delay in milliseconds where something moves first, such as dice. */
  after: number;
}

/** A caption with one of the texts for captions. */
export function caption(kind: Result, at: string, text: string, values: Message["values"] = {}): Caption {
  return { kind, at, isArea: false, text: { key: `web-caption-${text}`, values }, after: 0 };
}

/** The captions for some news: the latest for each place. */
export function captionsOf(title: Title, fresh: News[], earlier: News[]): Caption[] {
  const found = new Map<string, Caption>();
  for (const one of title.captions?.(eventsOf(afterUndo(fresh)), eventsOf(earlier)) ?? [])
    found.set(`${one.isArea} ${one.at}`, one);
  return [...found.values()];
}

/** Whether an event reports what *side* does. */
function isOf(event: GameEvent, side: string | null): boolean {
  const whose = event.message.values["side"];
  return typeof whose === "object" && !Array.isArray(whose) && whose.key === `side-${side}`;
}

const eventsOf = (news: News[]): GameEvent[] => news.filter((one) => !one["is-undo"]).flatMap((one) => one.events);

/** The latest action of an enemy of *seat*, with its results; for a watcher, of anybody. */
export function latestOfEnemy(title: Title, news: News[], seat: string | null): { what: Message; results: Message[] } | null {
  const own = seat === null ? null : sideOf(title.name, seat);
  const story = lines(news).filter((line) => !line.isTakenBack).map((line) => line.event);
  const isLead = (event: GameEvent): boolean => title.leads?.includes(event.event) ?? false;
  const at = story.findLastIndex((event) => isLead(event) && !isOf(event, own));
  const lead = story[at];
  if (lead === undefined) return null;
  const rest = story.slice(at + 1);
  const end = rest.findIndex(isLead);
  const told: News = { number: 0, action: null, "is-undo": false, events: end < 0 ? rest : rest.slice(0, end) };
  const results = captionsOf(title, [told], [{ ...told, events: [lead] }]);
  return { what: lead.message, results: results.filter((one) => one.kind !== "moved" && one.kind !== "shown").map((one) => one.text) };
}
