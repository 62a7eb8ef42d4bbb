// The seal of a game: a browser stores what it receives, and compares it with the final record.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./browserless";
import type { News, TableForm, Verdict } from "../src/lib/protocol";

const server = vi.hoisted(() => ({
  addSeed: vi.fn<(token: string, seed: string) => Promise<unknown>>(),
  verify: vi.fn<() => Promise<unknown>>(),
}));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), ...server }));

const { Refused } = await import("../src/lib/api");
const { keepGame, kept } = await import("../src/lib/keep.svelte");
const { addSeed, chainOf, checkSeal, keepSeal, keptSeals } = await import("../src/lib/seal");

/** Written by the server (`tests/server/proving.py`). */
const RECORD = readFileSync(join(import.meta.dirname, "sealed.record"), "utf-8");
const FIRST = "ea7492b5c18f67ca8f33cb41ac1d02e8d93b58975a7853161e6bcc6f3bca46c2";
const LAST = /^commitment: (.*)$/m.exec(RECORD)![1]!;
const SEED = "cf1822ffbc6887782b491044d5e34124";
const HOLDS: Verdict = { verifiable: true, holds: true, first: FIRST, checks: [] };
const OURS = { first: FIRST, seed: SEED, number: 1, latest: LAST, isBroken: false };

const form = (commitment = FIRST, isSeeded = false): TableForm =>
  ({ game: "g", seat: "german", outcome: null, verifiable: { commitment, "is-seeded": isSeeded } }) as unknown as TableForm;
const news = (...commitments: (string | null)[]): News[] =>
  commitments.map((commitment, at) => ({ number: at + 1, action: null, "is-undo": false, events: [], commitment }));

beforeEach(() => {
  vi.resetAllMocks();
  keepGame({ game: "g" });
});
afterEach(() => {
  localStorage.clear();
  kept.games = [];
});

test("the browser computes the same commitments as the server", async () => {
  const chain = await chainOf(RECORD);
  expect(chain).toHaveLength(16);
  expect([chain![0], chain!.at(-1)]).toEqual([FIRST, LAST]);
  const notes = RECORD.replace("german: place MO\n", "german: place MO\n#note ! Well placed.\n");
  expect(await chainOf(notes)).toEqual(chain);
  expect((await chainOf(RECORD.replace("place MO", "place MG")))!.at(-1)).not.toBe(LAST);
});

test("a record that matches what we received is whole", async () => {
  server.verify.mockResolvedValue(HOLDS);
  const chain = await chainOf(RECORD);
  expect(await checkSeal(RECORD, { german: OURS }, news(chain![3]!, chain![9]!, null))).toMatchObject({ state: "whole", isCompared: true });
  expect(await checkSeal(RECORD, {})).toMatchObject({ state: "whole", isCompared: false });
});

test.each([
  ["another first commitment", { ...OURS, first: "00".repeat(32) }, []],
  ["another latest commitment", { ...OURS, latest: "00".repeat(32) }, []],
  ["without our seed", { ...OURS, seed: "another seed of mine" }, []],
  ["contradicted during the game", { ...OURS, isBroken: true }, []],
  ["other news", OURS, news("00".repeat(32))],
])("a record with %s is broken, whatever the server says", async (_, ours, told) => {
  server.verify.mockResolvedValue(HOLDS);
  expect((await checkSeal(RECORD, { german: ours }, told)).state).toBe("broken");
});

test("a record that the server finds broken is broken, and so is a seal that is not opened", async () => {
  server.verify.mockResolvedValue({ ...HOLDS, holds: false });
  expect((await checkSeal(RECORD, {})).state).toBe("broken");
  server.verify.mockResolvedValue({ verifiable: false, holds: false, first: null, checks: [] });
  expect((await checkSeal("", { german: OURS })).state).toBe("broken");
  expect((await checkSeal("", {})).state).toBe("none");
});

test("a seat can add one seed, before it acts, and keeps it", async () => {
  await addSeed("token", form());
  const [[token, seed]] = server.addSeed.mock.calls as [[string, string]];
  expect(token).toBe("token");
  expect(seed).toMatch(/^[0-9a-f]{48}$/);
  expect(keptSeals("g")).toEqual({ german: { first: FIRST, seed, number: 0, latest: null, isBroken: false } });
  for (const other of [form(FIRST, true), { ...form(), seat: null }, { ...form(), verifiable: null }]) await addSeed("token", other);
  expect(server.addSeed).toHaveBeenCalledTimes(1);
});

test("a refused seed is not kept", async () => {
  server.addSeed.mockRejectedValue(new Refused({ error: "seeded", text: "" }, 409));
  await addSeed("token", form());
  expect(keptSeals("g")).toEqual({});
});

test("received commitments are kept with the latest news, and a later contradiction is noticed", () => {
  keepSeal(form(), news("a"));
  keepSeal(form(), news("a", "b"));
  expect(keptSeals("g")["german"]).toMatchObject({ number: 2, latest: "b", isBroken: false });
  keepSeal(form(), news("a", "x", "c"));
  expect(keptSeals("g")["german"]).toMatchObject({ number: 3, latest: "c", isBroken: true });
});

test("another first commitment later is noticed", () => {
  keepSeal(form(), []);
  keepSeal(form("other"), []);
  expect(keptSeals("g")["german"]).toMatchObject({ first: FIRST, isBroken: true });
});
