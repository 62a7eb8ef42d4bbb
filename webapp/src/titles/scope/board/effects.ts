// What is shown of an event for a moment: turned-up cards, shots, hits. Only what the seat was told is shown.

import type { GameEvent, News } from "../../../lib/protocol";

export type Effect =
  | { kind: "reveal"; cell: string; card: string }
  | { kind: "loss"; cell: string; card: string }
  | { kind: "miss"; cell: string }
  | { kind: "aim"; cell: string }
  | { kind: "trace"; from: string; to: string }
  | { kind: "shuffle"; quadrant: string }
  | { kind: "capture"; cells: string[] };

/** An effect, and when it begins, in milliseconds. */
export type Timed = Effect & { begins: number; lasts: number };

const LASTS: Record<Effect["kind"], number> = {
  reveal: 2000, loss: 1100, miss: 700, aim: 700, trace: 450, shuffle: 600, capture: 800,
};
/** How long the next effect waits for this one. */
const HOLDS: Record<Effect["kind"], number> = {
  reveal: 500, loss: 300, miss: 300, aim: 300, trace: 300, shuffle: 250, capture: 200,
};
const LONGEST = 4000;

/** The effects of news, one after the other, from *start* on. */
export function effectsOf(news: News[], start: number): Timed[] {
  const timed: Timed[] = [];
  let begins = start;
  for (const { "is-undo": isUndo, events } of news) {
    if (isUndo) continue;
    for (const effect of events.flatMap(effectsOfEvent)) {
      timed.push({ ...effect, begins: Math.min(begins, start + LONGEST), lasts: LASTS[effect.kind] });
      begins += HOLDS[effect.kind];
    }
  }
  return timed;
}

/** The cells that others have changed or shown. */
export function changedCells(news: News[]): string[] {
  return news
    .filter((one) => one.action === null && !one["is-undo"])
    .flatMap((one) => one.events)
    .flatMap((event) => CHANGES[event.event]?.flatMap((field) => cells(event[field])) ?? []);
}

/** Of the events that change or show cards, the fields that name the cells. */
const CHANGES: Record<string, string[] | undefined> = {
  moved: ["quadrant"], reinforced: ["quadrant"], revealed: ["cell"], eliminated: ["cell"], "handed-over": ["cell"],
  removed: ["cell"], filled: ["cell"], taken: ["origin", "cell"], "shown-empty": ["cells"], captured: ["cells"],
  destroyed: ["cell"], missed: ["cell"], entered: ["cell"], left: ["cell"], "terrain-laid": ["cell"],
};

function effectsOfEvent(event: GameEvent): Effect[] {
  const [cell] = cells(event["cell"]);
  const card = text(event["card"]) ?? text(event["unit"]);
  const [target] = cells(event["target"]);
  switch (event.event) {
    case "searched":
      return cell ? [{ kind: "aim", cell }] : [];
    case "revealed":
      return cell && card ? [{ kind: "reveal", cell, card }] : [];
    case "eliminated":
    case "removed":
    case "destroyed":
      return cell && card ? [{ kind: "loss", cell, card }] : [];
    case "handed-over":
    case "missed":
      return cell ? [{ kind: "miss", cell }] : [];
    case "shelled":
      return trace(cells(event["mortar"])[0], target);
    case "fire-opened":
      return target ? [{ kind: "aim", cell: target }] : [];
    case "fired":
      return trace(cells(event["gun"])[0], target);
    case "taken":
      return trace(cells(event["origin"])[0], cell);
    case "moved":
    case "reinforced":
    case "explored":
    case "assaulted": {
      const [quadrant] = cells(event["quadrant"]);
      return quadrant ? [{ kind: "shuffle", quadrant }] : [];
    }
    case "captured":
    case "shown-empty":
      return [{ kind: "capture", cells: cells(event["cells"]) }];
    default:
      return [];
  }
}

function trace(from: string | undefined, to: string | undefined): Effect[] {
  return from && to ? [{ kind: "trace", from, to }] : [];
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function cells(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
