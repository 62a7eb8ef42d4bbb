// The news of a seat as a story: one line for each event, grouped by turns, with what was taken back marked.

import type { GameEvent, Message, News } from "./protocol";

/** One event of the story. */
export interface Line {
  /** The number of the news it was told with. */
  number: number;
  event: GameEvent;
  /** Whether it came of something that this seat did. */
  isOwn: boolean;
  isTakenBack: boolean;
}

export interface Turn {
  /** The event that begins it; null for what comes before the first turn. */
  head: Line | null;
  lines: Line[];
}

/** What happened to this one event: a turn begins with it. */
const BEGINS = new Set(["TurnBegan", "TurnSkipped", "TurnPassed"]);

export function beginsTurn(event: GameEvent): boolean {
  return BEGINS.has(event.event);
}

/** Every event, the earliest first. News that take something back are no lines of their own: they mark the line. */
export function lines(news: News[]): Line[] {
  const undone = takenBack(news);
  return news
    .filter((one) => !one.isUndo)
    .flatMap((one) =>
      one.events.map((event) => ({
        number: one.number,
        event,
        isOwn: one.action !== null,
        isTakenBack: undone.has(one.number),
      })),
    );
}

/** The numbers of the news that later news have taken back. */
function takenBack(news: News[]): Set<number> {
  const undone = new Set<number>();
  for (const [at, one] of news.entries()) {
    if (!one.isUndo) continue;
    const events = JSON.stringify(one.events);
    const taken = news.slice(0, at).findLast(
      (earlier) => !earlier.isUndo && !undone.has(earlier.number) && JSON.stringify(earlier.events) === events,
    );
    if (taken) undone.add(taken.number);
  }
  return undone;
}

/** Lines grouped by the turn they belong to, the earliest first. */
export function byTurn(story: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of story) {
    if (beginsTurn(line.event)) turns.push({ head: line, lines: [] });
    else if (turns.length === 0) turns.push({ head: null, lines: [line] });
    else turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** The number of the news that ended the latest turn of *seat* before the current one; 0 if it had none. */
export function lastHeard(news: News[], seat: string): number {
  const begun = news.flatMap((one) =>
    one.isUndo ? [] : one.events.filter(beginsTurn).map((event) => ({ number: one.number, isOwn: isTurnOf(event, seat) })),
  );
  const isNow = begun.at(-1)?.isOwn ?? false;
  const mine = (isNow ? begun.slice(0, -1) : begun).findLastIndex((turn) => turn.isOwn);
  return mine < 0 ? 0 : (begun[mine + 1]?.number ?? 0);
}

function isTurnOf(event: GameEvent, seat: string): boolean {
  const whose = event.message.values["seat"];
  return typeof whose === "object" && !Array.isArray(whose) && (whose as Message).key === `seat-${seat}`;
}
