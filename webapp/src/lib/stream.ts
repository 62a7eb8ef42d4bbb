// A seat's news as they come: Server-Sent Events over a carrier, because the token belongs in a header.

import { carrierOf, isOfPage } from "./carrier";
import type { News, PositionNow, SaidPhrase, TableInfo } from "./protocol";

export interface Listener {
  news(news: News): void;
  /** The public data of the table has changed; after news, the position has, too. */
  table(now: TableInfo | PositionNow): void;
  /** A phrase was said; after a cut it may be repeated. */
  phrase(said: SaidPhrase): void;
  /** Whether the server can be heard. */
  heard(is: boolean): void;
}

const SHORTEST_WAIT = 500;
const MAX_WAIT = 15_000;
/** The server writes at least every 15 seconds; a connection that is silent for longer is dead. The desk in the page
    writes only when there is news. */
const SILENCE = 40_000;
const EVENTS = "/api/table/events";

/** Listen from news number *after* on, through cuts, until the returned function is called. */
export function listen(token: string, after: number, listener: Listener): () => void {
  const stop = new AbortController();
  void follow(token, after, listener, stop.signal);
  return () => stop.abort();
}

async function follow(token: string, after: number, listener: Listener, stopped: AbortSignal): Promise<void> {
  let latest = after;
  let wait = SHORTEST_WAIT;
  while (!stopped.aborted) {
    const silent = new AbortController();
    const watch = (): ReturnType<typeof setTimeout> | undefined => (isOfPage(token) ? undefined : setTimeout(() => silent.abort(), SILENCE));
    let timer = watch();
    try {
      const response = await carrierOf(EVENTS, token)(EVENTS, {
        headers: { authorization: `Bearer ${token}`, "last-event-id": String(latest) },
        signal: AbortSignal.any([stopped, silent.signal]),
      });
      if (response.status === 401) return;
      if (!response.ok || response.body === null) throw new Error(String(response.status));
      listener.heard(true);
      wait = SHORTEST_WAIT;
      for await (const event of events(response.body)) {
        clearTimeout(timer);
        timer = watch();
        if (stopped.aborted) return;
        if (event.kind === "news") {
          const news = JSON.parse(event.data) as News;
          latest = news.number;
          listener.news(news);
        } else if (event.kind === "table") {
          listener.table(JSON.parse(event.data) as TableInfo | PositionNow);
        } else if (event.kind === "phrase") {
          listener.phrase(JSON.parse(event.data) as SaidPhrase);
        }
      }
    } catch {
      // cut: try again below
    } finally {
      clearTimeout(timer);
    }
    if (stopped.aborted) return;
    listener.heard(false);
    await new Promise((done) => setTimeout(done, wait));
    wait = Math.min(wait * 2, MAX_WAIT);
  }
}

interface StreamEvent {
  kind: string;
  data: string;
}

/** The events of a stream. A keep-alive line becomes an event of kind "". */
export async function* events(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const event: StreamEvent = { kind: "", data: "" };
      for (const line of text.slice(0, end).split("\n")) {
        if (line.startsWith("event: ")) event.kind = line.slice(7);
        else if (line.startsWith("data: ")) event.data += line.slice(6);
      }
      text = text.slice(end + 2);
      yield event;
    }
  }
}
