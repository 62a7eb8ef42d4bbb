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
  for (const { isUndo, events } of news) {
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
    .filter((one) => one.action === null && !one.isUndo)
    .flatMap((one) => one.events)
    .flatMap((event) => CHANGES[event.event]?.flatMap((field) => cells(event[field])) ?? []);
}

/** Of the events that change or show cards, the fields that name the cells. */
const CHANGES: Record<string, string[] | undefined> = {
  Moved: ["quadrant"], Reinforced: ["quadrant"], Revealed: ["cell"], Eliminated: ["cell"], HandedOver: ["cell"],
  Removed: ["cell"], Filled: ["cell"], Taken: ["origin", "cell"], ShownEmpty: ["cells"], Captured: ["cells"],
  Destroyed: ["cell"], Missed: ["cell"], Entered: ["cell"], Left: ["cell"], TerrainLaid: ["cell"],
};

function effectsOfEvent(event: GameEvent): Effect[] {
  const [cell] = cells(event["cell"]);
  const card = text(event["card"]) ?? text(event["unit"]);
  const [target] = cells(event["target"]);
  switch (event.event) {
    case "Searched":
      return cell ? [{ kind: "aim", cell }] : [];
    case "Revealed":
      return cell && card ? [{ kind: "reveal", cell, card }] : [];
    case "Eliminated":
    case "Removed":
    case "Destroyed":
      return cell && card ? [{ kind: "loss", cell, card }] : [];
    case "HandedOver":
    case "Missed":
      return cell ? [{ kind: "miss", cell }] : [];
    case "Shelled":
      return trace(cells(event["mortar"])[0], target);
    case "FireOpened":
      return target ? [{ kind: "aim", cell: target }] : [];
    case "Fired":
      return trace(cells(event["gun"])[0], target);
    case "Taken":
      return trace(cells(event["origin"])[0], cell);
    case "Moved":
    case "Reinforced":
    case "Explored":
    case "Assaulted": {
      const [quadrant] = cells(event["quadrant"]);
      return quadrant ? [{ kind: "shuffle", quadrant }] : [];
    }
    case "Captured":
    case "ShownEmpty":
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
