// The seal of a game (docs/verify.md): before the first choice the server commits to the draws of chance, and with all
// news to the actions so far. This browser adds its own seed, stores what it received, and compares it with the record
// of the finished game.

import * as api from "./api";
import { Refused } from "./api";
import { nonce } from "./begin";
import { kept } from "./keep.svelte";
import type { News, TableForm, Verdict } from "./protocol";

/** The messages to a seat; none of them reveals anything about the game. */
export interface KeptSeal {
  first: string;
  /** The seed that it added. */
  seed: string | null;
  /** The latest commitment, and the number of its news. */
  number: number;
  latest: string | null;
  /** The server later contradicted what it had sent. */
  isBroken: boolean;
}

const NAME = "fogline-seals-1";
type Seals = Record<string, Record<string, KeptSeal>>;

function all(): Seals {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Seals;
  } catch {
    return {};
  }
}

/** The messages to the seats of a game in this browser. */
export const keptSeals = (game: string): Record<string, KeptSeal> => all()[game] ?? {};

function keep(game: string, seat: string, seal: KeptSeal): void {
  const games = new Set(kept.games.map((one) => one.game));
  const seals = all();
  const known = Object.entries({ ...seals, [game]: { ...seals[game], [seat]: seal } }).filter(([name]) => games.has(name));
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // without storage there is nothing to compare later
  }
}

/** Add our own seed before the seat acts. A refusal is not an error: the seat has acted, or another tab was first. */
export async function addSeed(token: string, form: TableForm): Promise<void> {
  const { verifiable, seat, game } = form;
  if (!verifiable || seat === null || verifiable["is-seeded"] || form.outcome !== null) return;
  const seed = nonce();
  try {
    await api.addSeed(token, seed);
  } catch (error) {
    if (error instanceof Refused) return;
    throw error;
  }
  keep(game, seat, { first: verifiable.commitment, seed, number: 0, latest: null, isBroken: false });
}

/** Store the messages to the seat, and compare them with earlier ones. */
export function keepSeal(form: TableForm, news: News[]): void {
  const { verifiable, seat, game } = form;
  if (!verifiable || seat === null) return;
  const known = keptSeals(game)[seat] ?? { first: verifiable.commitment, seed: null, number: 0, latest: null, isBroken: false };
  const last = news.at(-1);
  const isSame = known.first === verifiable.commitment && (news[known.number - 1]?.commitment ?? known.latest) === known.latest;
  keep(game, seat, {
    ...known,
    number: last?.number ?? known.number,
    latest: last?.commitment ?? known.latest,
    isBroken: known.isBroken || !isSame,
  });
}

/** The result of checking a seal: whole, broken, or missing. */
export interface Seal {
  state: "whole" | "broken" | "none";
  checks: Verdict["checks"];
  /** Whether this browser had something of its own to compare; null where it cannot compute. */
  isCompared: boolean | null;
}

/** Check a record: the server checks its draws and lines, this browser the commitments that it received. */
export async function checkSeal(record: string, seals: Record<string, KeptSeal>, news: News[] = []): Promise<Seal> {
  const verdict = await api.verify(record);
  const own = Object.entries(seals);
  if (!verdict.verifiable) return { state: own.length ? "broken" : "none", checks: [], isCompared: own.length > 0 };
  const chain = await chainOf(record);
  const given = [...own.flatMap(([, seal]) => [seal.first, seal.latest]), ...news.map((one) => one.commitment)];
  const isOurs =
    (chain === null || given.every((one) => one === null || one === undefined || chain.includes(one))) &&
    own.every(([seat, seal]) => !seal.isBroken && seal.first === verdict.first && isIn(record, seat, seal.seed));
  const state = verdict.holds && isOurs ? "whole" : "broken";
  return { state, checks: verdict.checks, isCompared: chain === null ? null : own.length > 0 };
}

const PLAYED = "#played ";
const isIn = (record: string, seat: string, seed: string | null): boolean =>
  seed === null || record.includes(`\n${PLAYED}${seat}: seed ${seed}\n`);

/** All commitments of a record, in order; null where the browser cannot compute them (a page without HTTPS). */
export async function chainOf(record: string): Promise<string[] | null> {
  if (!globalThis.crypto?.subtle) return null;
  const [head = "", ...rest] = record.split("\n\n");
  const lines = head.split("\n");
  const seed = lines.find((line) => line.startsWith("seed: "))?.slice(6) ?? "";
  const header = lines.filter((line) => !/^(?:seed|commitment): /.test(line));
  const played = rest.join("\n\n").split("\n").flatMap((line) => {
    if (line.startsWith(PLAYED)) return [line.slice(PLAYED.length)];
    return line === "" || line.startsWith("#") ? [] : [line];
  });
  let latest = hex(await crypto.subtle.digest("SHA-256", encode([seed, ...header].join("\n"))));
  const chain = [latest];
  for (const [at, line] of played.entries()) {
    const salt = await hmac(encode(seed), `salt\n${at + 1}`);
    latest = hex(await hmac(salt, `${latest}\n${line}`));
    chain.push(latest);
  }
  return chain;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", made, encode(text));
}
