// Events in the words of a title: the server's messages, with the title's additions.

import type { GameEvent, Message, News, Setup, View } from "./protocol";
import type { Title } from "./title";

/** The same news with messages that name things as the board does. */
export function named(title: Title, view: View, setup: Setup, news: News[]): News[] {
  const tell = title.telling?.(view, setup, news.flatMap((one) => one.events));
  return tell === undefined ? news : news.map((one) => ({ ...one, events: one.events.map((event) => retold(event, tell)) }));
}

/** The same events, without their news. */
export function namedEvents(title: Title, view: View, setup: Setup, events: GameEvent[]): GameEvent[] {
  const tell = title.telling?.(view, setup, events);
  return tell === undefined ? events : events.map((event) => retold(event, tell));
}

function retold(event: GameEvent, tell: (event: GameEvent) => Message): GameEvent {
  return { ...event, message: tell(event) };
}
