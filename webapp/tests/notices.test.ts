// Notices: which of them belong to this browser, and how the worker shows and opens them.

import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { askAt, askHere, canPush, clockOf, Hindered, idHere, idOf, minuteOf } from "../src/lib/notices";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const sent: { path: string; body: unknown }[] = [];

function answering(body: unknown): void {
  vi.stubGlobal("fetch", (path: string, { body: text }: { body: string }) => {
    sent.push({ path, body: text ? JSON.parse(text) : null });
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

/** A browser with a worker; its push manager calls *subscribe*. */
function browser(permission: string, subscribe: () => Promise<unknown>, known: unknown = null): void {
  const pushManager = { subscribe: vi.fn(subscribe), getSubscription: () => Promise.resolve(known) };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) } });
}

const subscription = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }) });

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

test("the id of a subscription matches the server's", async () => {
  expect(await idOf("token", "https://push/x")).toBe(hash(`${hash("token")}\0push\0https://push/x`).slice(0, 32));
  expect(await idOf({ player: "ada" }, "https://push/x")).toBe(hash("ada\0push\0https://push/x").slice(0, 32));
});

test("a browser without push says so, and has no subscription", async () => {
  expect(canPush()).toBe(false);
  expect(await idHere("token")).toBeNull();
  await expect(askHere("token", "key", null)).rejects.toEqual(new Hindered("unsupported"));
});

test("a browser with permission is subscribed, with the time zone and the quiet hours", async () => {
  browser("granted", () => Promise.resolve(subscription("https://push/x")), subscription("https://push/x"));
  answering({ id: "one" });
  expect(await askHere("token", "key", { from: 1320, until: 480 })).toBe("one");
  expect(sent[0]).toMatchObject({
    path: "/api/table/notices",
    body: { kind: "push", endpoint: "https://push/x", keys: { p256dh: "p", auth: "a" }, language: "en", quiet: { from: 1320, until: 480 } },
  });
  expect(await idHere("token")).toBe(await idOf("token", "https://push/x"));
});

test("without permission, or without a push service, the player is told", async () => {
  browser("denied", () => Promise.reject(new Error("never")));
  await expect(askHere("token", "key", null)).rejects.toEqual(new Hindered("denied"));
  browser("granted", () => Promise.reject(new DOMException("", "AbortError")));
  await expect(askHere("token", "key", null)).rejects.toEqual(new Hindered("unreachable"));
});

test("an address with a scheme is a webhook, any other a mail address", async () => {
  answering({ id: "one" });
  await askAt("token", "ntfys://ntfy.sh/topic", null);
  await askAt("token", "me@example.org", null);
  expect(sent.map(({ body }) => (body as { kind: string }).kind)).toEqual(["webhook", "mail"]);
});

test("minutes of the day, both ways", () => {
  expect([0, 485, 1439].map(clockOf)).toEqual(["00:00", "08:05", "23:59"]);
  expect(["00:00", "08:05", "23:59"].map(minuteOf)).toEqual([0, 485, 1439]);
});

/** Imported by a variable so that the compiler does not follow it: its types are those of a worker, not of a page. */
const WORKER: string = "../src/worker/push";
const PUSHED = { title: "It is your turn", body: "SCOPE Panzer: Skirmish", stop: "Stop", off: "o".repeat(32), language: "en", game: "abc" };

/** The worker's handlers, with the browser around them. */
async function worker(windows: unknown[] = []) {
  const handlers: Record<string, (event: unknown) => void> = {};
  const shown: unknown[][] = [];
  const opened: string[] = [];
  vi.stubGlobal("self", {
    addEventListener: (kind: string, handler: (event: unknown) => void) => (handlers[kind] = handler),
    registration: { showNotification: (...given: unknown[]) => Promise.resolve(void shown.push(given)) },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: (url: string) => Promise.resolve(void opened.push(url)) },
  });
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
  const fire = async (kind: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    handlers[kind]!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { fire, shown, opened };
}

test("the worker shows pushed notices, one per game", async () => {
  const { fire, shown } = await worker();
  await fire("push", { data: { json: () => PUSHED } });
  await fire("push", { data: null });
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject(["It is your turn", { body: "SCOPE Panzer: Skirmish", tag: "abc", lang: "en" }]);
});

test("an opened notice shows the game, in its window or in a new one", async () => {
  const notification = { close: vi.fn(), data: PUSHED };
  const first = await worker();
  await first.fire("notificationclick", { action: "", notification });
  expect(first.opened).toEqual(["/#/table/abc"]);
  const focus = vi.fn(() => Promise.resolve());
  const second = await worker([{ url: "http://table/#/", focus: vi.fn() }, { url: "http://table/#/table/abc", focus }]);
  await second.fire("notificationclick", { action: "", notification });
  expect([second.opened, focus.mock.calls.length, notification.close.mock.calls.length]).toEqual([[], 1, 2]);
});

test("its button ends the notices of the game with one click", async () => {
  const { fire, opened } = await worker();
  answering({ ok: true });
  await fire("notificationclick", { action: "stop", notification: { close: vi.fn(), data: PUSHED } });
  expect([opened, sent]).toEqual([[], [{ path: "/api/notices/off", body: { link: PUSHED.off } }]]);
});
