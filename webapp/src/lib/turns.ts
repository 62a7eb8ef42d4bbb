// The news of a seat as a story: one line per event, grouped by turn, with undone events marked.

import type { GameEvent, Message, News } from "./protocol";

/** One event of the story. */
export interface Line {
  /** The number of its news. */
  number: number;
  /** Its place among the events of that news. */
  at: number;
  event: GameEvent;
  /** Whether an action of this seat caused it. */
  isOwn: boolean;
  isTakenBack: boolean;
}

export interface Turn {
  /** The event that begins it; null for events before the first turn. */
  head: Line | null;
  lines: Line[];
}

/** Events with which a turn begins. */
const BEGINS = new Set(["turn-began", "turn-skipped", "turn-passed"]);

export function beginsTurn(event: GameEvent): boolean {
  return BEGINS.has(event.event);
}

/** The rest of the news once something in it is taken back: everything after it. */
export const afterUndo = (news: News[]): News[] => news.slice(news.findLastIndex((one) => one["is-undo"]) + 1);

/** Every event, the earliest first. News of a take-back have no lines of their own: they mark the lines taken back. */
export function lines(news: News[]): Line[] {
  const undone = takenBack(news);
  return news
    .filter((one) => !one["is-undo"])
    .flatMap((one) =>
      one.events.map((event, at) => ({
        number: one.number,
        at,
        event,
        isOwn: one.action !== null,
        isTakenBack: undone.has(one.number),
      })),
    );
}

/** The numbers of the news that later news took back: each take-back repeats the events of one earlier piece of news,
 * or at a training table of several in a row. */
export function takenBack(news: News[]): Set<number> {
  const undone = new Set<number>();
  for (const [at, one] of news.entries()) {
    if (!one["is-undo"]) continue;
    const left = one.events.map((event) => JSON.stringify(event));
    for (const earlier of news.slice(0, at).toReversed()) {
      if (earlier["is-undo"] || undone.has(earlier.number) || !endsWith(left, earlier.events)) continue;
      undone.add(earlier.number);
      left.length -= earlier.events.length;
      if (left.length === 0) break;
    }
  }
  return undone;
}

/** Whether these events, as text, end with those of a piece of news; an empty piece matches only where nothing is left. */
function endsWith(left: string[], events: GameEvent[]): boolean {
  if (events.length === 0) return left.length === 0;
  const start = left.length - events.length;
  return start >= 0 && events.every((event, at) => JSON.stringify(event) === left[start + at]);
}

/** Lines grouped by their turn, the earliest first. */
export function byTurn(story: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of story) {
    if (beginsTurn(line.event)) turns.push({ head: line, lines: [] });
    else if (turns.length === 0) turns.push({ head: null, lines: [line] });
    else turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** A place in the story: this event is the first new one. */
export interface Mark {
  number: number;
  at: number;
  /** Whether a turn of the seat ended there. */
  isTurn: boolean;
}

export function isSince(line: Line, mark: Pick<Mark, "number" | "at">): boolean {
  return line.number > mark.number || (line.number === mark.number && line.at >= mark.at);
}

/** The end of the latest turn of *seat* before the current one; if turns belong to nobody, or it had none, the start of
 * its latest decision. Null if there is neither. */
export function lastHeard(news: News[], seat: string): Mark | null {
  const begun = lines(news).filter((line) => beginsTurn(line.event) && !line.isTakenBack);
  const isOwn = (line: Line | undefined): boolean => line !== undefined && isTurnOf(line.event, seat);
  const mine = (isOwn(begun.at(-1)) ? begun.slice(0, -1) : begun).findLastIndex(isOwn);
  const next = mine < 0 ? undefined : begun[mine + 1];
  return next ? { number: next.number, at: next.at, isTurn: true } : lastDecision(news);
}

/** Where the results of the seat's latest action begin, for titles whose turns are not known. */
export function sinceOwn(news: News[]): Mark | null {
  const last = news.findLast((one) => one.action !== null && !one["is-undo"]);
  return last === undefined ? null : { number: last.number, at: 0, isTurn: false };
}

/** A seat has finished acting in secret: nobody learns more about it. */
const LOCKS = new Set(["locked", "ready"]);
/** Both sides decide about it in turn. */
const ATTACK = "attack-named";

/** Whether the latest news is only that the seat itself has finished acting in secret. */
export function hasOnlyLocked(news: News[]): boolean {
  const last = news.at(-1);
  if (last === undefined || last.action === null || last["is-undo"]) return false;
  const kinds = last.events.map((event) => event.event);
  return kinds.some((kind) => LOCKS.has(kind)) && kinds.every((kind) => LOCKS.has(kind) || kind === "planned");
}

/** Windows that are often passed without a thought, or by a standing order: news from before still count as new. */
const PASSING = new Set(["window", "initiative"]);

/** The seat's latest plan, or the attack of its latest decision, whichever is later. */
function lastDecision(news: News[]): Mark | null {
  const undone = takenBack(news);
  const told = news.filter((one) => !one["is-undo"] && !undone.has(one.number));
  for (const one of told.slice(0, told.findLastIndex((own) => own.action !== null) + 1).toReversed()) {
    const attack = one.events.findLastIndex((event) => event.event === ATTACK);
    if (attack >= 0) return { number: one.number, at: attack, isTurn: false };
    const [own] = one.events;
    if (one.action !== null && own && LOCKS.has(own.event) && !PASSING.has(String(own["step"])))
      return { number: one.number, at: 1, isTurn: false };
  }
  return null;
}

function isTurnOf(event: GameEvent, seat: string): boolean {
  const whose = event.message.values["seat"];
  return typeof whose === "object" && !Array.isArray(whose) && (whose as Message).key === `seat-${seat}`;
}
