// The files that run games in the page: fetched when first needed, and kept for the next time. A file that has arrived
// is not fetched again, so a broken download continues with the next file.

import ENGINE from "virtual:engine";
import { KEPT_ENGINE } from "../lib/update";

/** By name, the data for the Workers: bytes as they were sent, and the addresses of scripts. */
export interface Files {
  wasm: Blob;
  library: Blob;
  rules: Blob;
  loader: string;
  glue: string;
  /** Pyodide's list of further packages: none. */
  lock: string;
  /** The memory of a Python that has started in this browser: the next one continues from there. */
  memory: Blob | null;
}

type Name = keyof typeof ENGINE.files;
/** A memory fits these files in this version of the browser. */
const memoryUrl = (): string => `${address("rules")}?memory=${encodeURIComponent(navigator.userAgent)}`;

/** Called with the number of bytes that have arrived, and their total. */
export type Told = (got: number, all: number) => void;

const address = (name: Name): string => new URL(ENGINE.files[name].url, location.href).href;
const FILES = (Object.keys(ENGINE.files) as Name[]).map((name) => ({ url: address(name), bytes: ENGINE.files[name].bytes }));

/** The cache of files; null where the browser keeps none (addresses without HTTPS, private windows). */
async function opened(): Promise<Cache | null> {
  return (await globalThis.caches?.open(KEPT_ENGINE).catch(() => null)) ?? null;
}

/** Whether all files of a game in the page are here. */
export async function isKept(): Promise<boolean> {
  const cache = await opened();
  const found = await Promise.all(FILES.map(({ url }) => cache?.match(url)));
  return found.length > 0 && found.every((answer) => answer !== undefined);
}

/** The number of bytes still to be fetched. */
export async function missing(): Promise<number> {
  const cache = await opened();
  const sizes = await Promise.all(FILES.map(async ({ url, bytes }) => ((await cache?.match(url)) ? 0 : bytes)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** A file from the cache, or else fetched and then cached. */
async function read(url: string, cache: Cache | null, tell: (bytes: number) => void): Promise<Blob> {
  const kept = await cache?.match(url);
  if (kept) return kept.blob();
  const answer = await fetch(url, { credentials: "omit" });
  if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    tell(next.value.byteLength);
  }
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const whole = new Blob(parts, { type });
  // A browser with no room left plays on with the fetched files.
  await cache?.put(url, new Response(whole, { headers: { "content-type": type } })).catch(() => undefined);
  return whole;
}

/** All files that a game needs. Files of earlier versions are deleted. */
export async function fetched(tell: Told): Promise<Files> {
  const cache = await opened();
  const all = await missing();
  let got = 0;
  const count = (bytes: number): void => tell((got += bytes), all);
  if (all > 0) tell(0, all);
  const found = new Map<string, Blob>();
  // One after the other, so a broken download leaves only whole files.
  for (const { url, bytes } of FILES) {
    const file = await read(url, cache, count);
    if (file.size !== bytes) {
      await cache?.delete(url);
      throw new Error(`${url}: ${file.size} of ${bytes} bytes`);
    }
    found.set(url, file);
  }
  const memory = (await (await cache?.match(memoryUrl()))?.blob()) ?? null;
  for (const { url } of (await cache?.keys()) ?? []) if (!found.has(url) && url !== memoryUrl()) await cache?.delete(url);
  const file = (name: Name): Blob => found.get(address(name))!;
  return { wasm: file("wasm"), library: file("library"), rules: file("rules"), loader: address("loader"), glue: address("glue"), lock: ENGINE.lock, memory };
}

/** Keep the memory of a started Python, or (null) delete the kept one. A browser without room starts without it. */
export async function keepMemory(memory: Blob | null): Promise<void> {
  const cache = await opened();
  await (memory ? cache?.put(memoryUrl(), new Response(memory)) : cache?.delete(memoryUrl()))?.catch(() => undefined);
}

/** The list of games, without any Python. */
export const games = (): Promise<Response> => fetch(ENGINE.games, { credentials: "omit" });
