import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carrierOf, isForPage } from "../src/lib/carrier";
import { desk } from "../src/lib/desk.svelte";
import { events } from "../src/lib/stream";

/** A Worker whose Python is a function: the messages to it, and its answers. */
class Double {
  static table: Double | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly told: Record<string, unknown>[] = [];
  isEnded = false;

  constructor(_: unknown, options: { name?: string; type: string }) {
    if (options.type !== "module") throw new Error("a classic Worker");
    if (options.name === "fogline-table") Double.table = this;
  }
  postMessage(message: string | { files: unknown }): void {
    if (typeof message !== "string") queueMicrotask(() => this.say({ kind: "ready" }));
    else this.told.push(JSON.parse(message) as Record<string, unknown>);
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  terminate(): void {
    this.isEnded = true;
  }
  /** The request that was sent last. */
  get asked(): Record<string, unknown> {
    return this.told.findLast(({ kind }) => kind === "request")!;
  }
}

vi.mock("../src/page/files", () => ({ fetched: () => Promise.resolve({}), isKept: () => Promise.resolve(false), keepMemory: () => Promise.resolve(), games: () => fetch("games.json") }));
vi.mock("../src/page/store", () => ({ stored: () => Promise.resolve([{ id: "g1", text: "{}" }]), store: vi.fn(() => Promise.resolve()), remove: vi.fn(() => Promise.resolve()) }));

const OWN = "page-secret";
const asOwn = { headers: { authorization: `Bearer ${OWN}` } };

beforeEach(() => vi.stubGlobal("Worker", Double).stubGlobal("indexedDB", {}));
afterEach(() => vi.unstubAllGlobals());

/** Until the table has been asked *count* requests. */
const asked = (count: number): Promise<void> =>
  vi.waitFor(() => expect(Double.table!.told.filter(({ kind }) => kind === "request")).toHaveLength(count));

test("a token decides where a request goes", () => {
  expect(isForPage("/api/table", OWN)).toBe(true);
  expect(isForPage("/api/table", "cGFnZS0")).toBe(false);
  expect(isForPage("/api/games", null)).toBe(false);
});

test("requests, streams, thoughts and games pass between the page and its Workers", async () => {
  const carry = carrierOf("/api/table", OWN);
  const first = carry("/api/table/actions", { ...asOwn, method: "POST", body: '{"sequence":1}' });
  await vi.waitFor(() => expect(Double.table).not.toBeNull());
  await asked(1);
  const table = Double.table!;
  expect(table.told[0]).toEqual({ kind: "restore", games: [{ id: "g1", text: "{}" }] });
  expect(table.asked).toEqual({ kind: "request", id: 1, method: "POST", path: "/api/table/actions", token: OWN, "last-event-id": null, body: { sequence: 1 } });
  table.say({ kind: "answer", id: 1, status: 409, type: "application/json", text: '{"error":"stale"}' });
  const refused = await first;
  expect([refused.status, await refused.json()]).toEqual([409, { error: "stale" }]);

  const stop = new AbortController();
  const opening = carry("/api/table/events", { ...asOwn, signal: stop.signal });
  await asked(2);
  table.say({ kind: "begin", id: 2, status: 200, type: "text/event-stream" });
  table.say({ kind: "chunk", id: 2, text: "event: news\ndata: 1\n\n" });
  const heard = events((await opening).body!);
  expect((await heard.next()).value).toEqual({ kind: "news", data: "1" });
  stop.abort();
  await expect(heard.next()).rejects.toThrow();
  await vi.waitFor(() => expect(table.told.at(-1)).toEqual({ kind: "stop", id: 2 }));

  const { store } = await import("../src/page/store");
  table.say({ kind: "save", game: "g2", text: "new" });
  expect(store).toHaveBeenCalledWith({ id: "g2", text: "new" });

  const last = carry("/api/table", asOwn);
  await asked(3);
  table.onerror!();
  await expect(last).rejects.toThrow();
  expect([desk.stage, table.isEnded]).toEqual(["broken", true]);
  await expect(carry("/api/table", asOwn)).rejects.toThrow("broken");
});
