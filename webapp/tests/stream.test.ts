// News as they arrive: assembled from any pieces, and carried through cuts, silence and refusals without loss or
// repetition.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News, SaidPhrase, TableInfo } from "../src/lib/protocol";
import { listen, type Listener } from "../src/lib/stream";

/** A connection that the test writes to. */
class Connection {
  readonly response: Response;
  readonly after: string;
  #out!: ReadableStreamDefaultController<Uint8Array>;

  constructor(request: RequestInit, status = 200) {
    this.after = (request.headers as Record<string, string>)["last-event-id"]!;
    const body = new ReadableStream<Uint8Array>({ start: (out) => void (this.#out = out) });
    request.signal!.addEventListener("abort", () => this.#out.error(new Error("aborted")));
    this.response = new Response(body, { status });
  }

  write(text: string): void {
    this.#out.enqueue(new TextEncoder().encode(text));
  }

  news(number: number): void {
    const news: News = { number, action: null, "is-undo": false, events: [] };
    this.write(`id: ${number}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`);
  }

  cut(): void {
    this.#out.error(new Error("cut"));
  }

  end(): void {
    this.#out.close();
  }
}

let connections: Connection[];
let statuses: number[];
let heard: (number | boolean | TableInfo | SaidPhrase)[];
let stop: () => void;
const listener: Listener = {
  news: (news) => void heard.push(news.number),
  table: (info) => void heard.push(info),
  phrase: (said) => void heard.push(said),
  heard: (is) => void heard.push(is),
};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [connections, statuses, heard] = [[], [], []];
  vi.stubGlobal("fetch", (_path: string, request: RequestInit) => {
    const status = statuses.shift() ?? 200;
    if (status === 0) return Promise.reject(new TypeError("nobody answers"));
    connections.push(new Connection(request, status));
    return Promise.resolve(connections.at(-1)!.response);
  });
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("events are whole, however they are cut into pieces", async () => {
  stop = listen("token", 3, listener);
  await settled();
  expect(connections[0]!.after).toBe("3");
  const text = 'id: 4\nevent: news\ndata: {"number":4}\n\n: alive\n\nevent: phrase\ndata: {"at":7,"seat":"german","phrase":"hello"}\n\nevent: table\ndata: {"joined":["é"]}\n\n';
  for (const piece of text) connections[0]!.write(piece);
  await settled();
  expect(heard).toEqual([true, 4, { at: 7, seat: "german", phrase: "hello" }, { joined: ["é"] }]);
});

test("after a cut it continues after the last news", async () => {
  stop = listen("token", 0, listener);
  await settled();
  connections[0]!.news(1);
  connections[0]!.news(2);
  await settled();
  connections[0]!.cut();
  await settled();
  expect(heard).toEqual([true, 1, 2, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(connections[1]!.after).toBe("2");
  connections[1]!.news(3);
  await settled();
  expect(heard).toEqual([true, 1, 2, false, true, 3]);
});

test("a stream that ends is opened again", async () => {
  stop = listen("token", 0, listener);
  await settled();
  connections[0]!.end();
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(2);
});

test("waits grow while nobody answers, and are short again afterwards", async () => {
  statuses = [0, 0, 503];
  stop = listen("token", 0, listener);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 1999);
  expect(connections.filter((one) => one.response.ok)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(connections.at(-1)!.response.ok).toBe(true);
  const before = connections.length;
  connections.at(-1)!.cut();
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(before + 1);
});

test("a connection that is silent for too long is given up; a sign of life keeps it", async () => {
  stop = listen("token", 0, listener);
  await settled();
  await vi.advanceTimersByTimeAsync(39_000);
  connections[0]!.write(": alive\n\n");
  await vi.advanceTimersByTimeAsync(39_000);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000 + 500);
  expect(connections).toHaveLength(2);
  expect(heard).toEqual([true, false, true]);
});

test("a rejected token is not tried again", async () => {
  statuses = [401];
  stop = listen("token", 0, listener);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("a stopped listener hears nothing more", async () => {
  stop = listen("token", 0, listener);
  await settled();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  expect(heard).toEqual([true]);
});
