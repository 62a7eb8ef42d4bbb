// Advice at a training table: a hint advances step by step, and nothing old is shown for a new position.

import { beforeEach, expect, test, vi } from "vitest";
import type { HintForm } from "../src/lib/protocol";

const server = vi.hoisted(() => ({
  hint: vi.fn<(token: string, step: number) => Promise<unknown>>(),
  judgement: vi.fn<() => Promise<unknown>>(),
  why: vi.fn<(token: string, at: number | null) => Promise<unknown>>(),
  telling: vi.fn<(token: string, sequence: number, actions: string[]) => Promise<unknown>>(),
}));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), ...server }));

const { Refused } = await import("../src/lib/api");
const { Advice } = await import("../src/lib/advice.svelte");

const hint = (step: number, worlds = 48): HintForm => ({ step, judge: "veteran", worlds, verb: "search", among: [], area: ["S1a", "S1b"].slice(0, 4 - step) });

beforeEach(() => {
  vi.resetAllMocks();
});

test("a hint advances step by step until it is complete", async () => {
  server.hint.mockImplementation(async (_token, step) => hint(step));
  const advice = new Advice("token");
  expect(advice.isOpen).toBe(false);
  for (const step of [1, 2, 3]) {
    expect(advice.nextStep).toBe(step);
    await advice.hint();
  }
  expect(advice.nextStep).toBe(0);
  await advice.hint();
  expect(server.hint.mock.calls).toEqual([["token", 1], ["token", 2], ["token", 3]]);
});

test("where nothing is compared, the first step is the last", async () => {
  server.hint.mockResolvedValueOnce(hint(1, 0));
  const advice = new Advice("token");
  await advice.hint();
  expect(advice.nextStep).toBe(0);
});

test("an answer that arrives after the position has changed is not shown", async () => {
  let answer = (_: unknown): void => {};
  server.hint.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const advice = new Advice("token");
  const asked = advice.hint();
  expect(advice.isBusy).toBe(true);
  advice.moveOn(false);
  answer(hint(1));
  await asked;
  expect([advice.shown, advice.isOpen]).toEqual([null, false]);
});

test("the targets of a hint are marked immediately, and only while the hint is shown", async () => {
  server.hint.mockImplementation(async (_token, step) => hint(step));
  const advice = new Advice("token");
  expect(advice.marked).toEqual([]);
  await advice.hint();
  expect(advice.marked).toEqual(["S1a", "S1b"]);
  for (const _ of [2, 3]) await advice.hint();
  expect(advice.marked).toEqual(["S1a"]);
  advice.moveOn(true);
  expect([advice.marked, advice.isOpen]).toEqual([[], false]);
});

test("a judgement stays while others act, and goes when the seat acts", async () => {
  server.judgement.mockResolvedValueOnce({ action: "end" });
  const advice = new Advice("token");
  await advice.judge();
  advice.moveOn(false);
  expect(advice.shown?.kind).toBe("judgement");
  advice.moveOn(true);
  expect(advice.shown).toBeNull();
});

test("a refusal is shown until something else is requested", async () => {
  server.telling.mockRejectedValueOnce(new Refused({ error: "stale", text: "" }, 409));
  server.hint.mockResolvedValueOnce(hint(1));
  const advice = new Advice("token");
  await advice.foretell(7, "search S1a");
  expect(server.telling).toHaveBeenCalledWith("token", 7, ["search S1a"]);
  expect(advice.refusal?.error).toBe("stale");
  await advice.hint();
  expect([advice.refusal, advice.shown?.kind]).toEqual([null, "hint"]);
});

test("reasons for a move stay while the computer moves on, and go when the seat acts", async () => {
  server.why.mockImplementation(async (_token, at) => ({ at: at ?? 40 }));
  const advice = new Advice("token");
  await advice.why();
  await advice.why(38);
  expect(server.why.mock.calls).toEqual([["token", null], ["token", 38]]);
  advice.moveOn(false);
  expect(advice.shown).toMatchObject({ kind: "why", why: { at: 38 } });
  advice.moveOn(true);
  expect(advice.isOpen).toBe(false);
});
