// Short effects for events: turned-up cards, shots, hits. They show only the seat's news.

import type { GameEvent, News } from "../../../lib/protocol";

export type Effect =
  | { kind: "reveal"; cell: string; card: string }
  | { kind: "loss"; cell: string; card: string }
  | { kind: "miss"; cell: string }
  | { kind: "aim"; cell: string }
  /** A shot or a path, from the middle of some cells. */
  | { kind: "trace"; from: string[]; to: string }
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

/** The effects of news, one after the other, starting at *start*. */
export function effectsOf(news: News[], start: number): Timed[] {
  const timed: Timed[] = [];
  let begins = start;
  for (const { "is-undo": isUndo, events } of news) {
    if (isUndo) continue;
    for (const effect of events.flatMap((event, at) => effectsOfEvent(event, events.slice(at + 1)))) {
      timed.push({ ...effect, begins: Math.min(begins, start + LONGEST), lasts: LASTS[effect.kind] });
      begins += HOLDS[effect.kind];
    }
  }
  return timed;
}

const byOthers = (news: News[]): GameEvent[] =>
  news.filter((one) => one.action === null && !one["is-undo"]).flatMap((one) => one.events);

/** The cells that others have changed or shown individually. */
export function changedCells(news: News[]): string[] {
  return byOthers(news).flatMap((event) => CHANGES[event.event]?.flatMap((field) => cellsIn(event[field])) ?? []);
}

/** The Quadrants that others have arranged, each by its first cell. */
export function changedQuadrants(news: News[]): string[] {
  return byOthers(news)
    .filter((event) => event.event === "moved" || event.event === "reinforced")
    .flatMap((event) => cellsIn(event["quadrant"]).slice(0, 1));
}

/** For events that change or show cards, the fields that name the cells. */
const CHANGES: Record<string, string[] | undefined> = {
  revealed: ["cell"], eliminated: ["cell"], "handed-over": ["cell"],
  removed: ["cell"], filled: ["cell"], taken: ["origin", "cell"], "shown-empty": ["cells"], captured: ["cells"],
  destroyed: ["cell"], missed: ["cell"], entered: ["cell"], left: ["cell"], "terrain-laid": ["cell"],
};

/** The effects of an event; *later* are the following events of the same action. */
function effectsOfEvent(event: GameEvent, later: GameEvent[]): Effect[] {
  const [cell] = cellsIn(event["cell"]);
  const card = text(event["card"]) ?? text(event["unit"]);
  const [target] = cellsIn(event["target"]);
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
    case "shot-card-placed":
      return trace(cellsIn(event["quadrant"]), cellsIn(later.find((one) => SHOT.includes(one.event))?.["cell"])[0]);
    case "shelled":
      return trace(cellsIn(event["mortar"]), target);
    case "fire-opened":
      return target ? [{ kind: "aim", cell: target }] : [];
    case "fired":
      return trace(cellsIn(event["gun"]), target);
    case "taken":
      return trace(cellsIn(event["origin"]), cell);
    case "moved":
    case "reinforced":
    case "explored":
    case "assaulted": {
      const [quadrant] = cellsIn(event["quadrant"]);
      return quadrant ? [{ kind: "shuffle", quadrant }] : [];
    }
    case "captured":
    case "shown-empty":
      return [{ kind: "capture", cells: cellsIn(event["cells"]) }];
    default:
      return [];
  }
}

/** The effect of a Shot on its target. */
const SHOT = ["eliminated", "handed-over", "removed"];

function trace(from: string[], to: string | undefined): Effect[] {
  return from.length && to ? [{ kind: "trace", from, to }] : [];
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

export function cellsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
