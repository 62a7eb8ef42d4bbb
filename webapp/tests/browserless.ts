// The few browser features that the client's logic needs when it is loaded: storage, languages, events of the window.

import { beforeEach } from "vitest";

const stored = new Map<string, string>();
const listeners = new Map<string, ((event: { key: string }) => void)[]>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  },
  document: { documentElement: { lang: "" }, activeElement: null, body: null },
  location: { hash: "", origin: "http://table" },
  addEventListener: (kind: string, hear: (event: { key: string }) => void) =>
    void listeners.set(kind, [...(listeners.get(kind) ?? []), hear]),
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] }, configurable: true });

/** Another window of the same browser has written. */
export function writtenElsewhere(key: string, text: string): void {
  stored.set(key, text);
  for (const hear of listeners.get("storage") ?? []) hear({ key });
}

beforeEach(() => stored.clear());
