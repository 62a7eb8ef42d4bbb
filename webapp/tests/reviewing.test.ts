// A review shows the consequences of its numbers, and adds up.

import { expect, test, vi } from "vitest";
import type { Decision, Parts, Review, ReviewEvent, Step, Verdict } from "../src/lib/reviewForm";
import { beginning, chanceAt, costliest, counted, decided, following, known, mistaken, nearest, shares, signed, since, truly, turned, turnRows } from "../src/lib/reviewing";

const NONE: Parts = { skill: 0, fog: 0, chance: 0, enemy: 0, partners: 0 };

function step(line: number, before: number, after: number, verdict?: Verdict, loss = 0): Step {
  const option = { action: "hold", "win-chance": before, "best-in": 1, "bits-given": 0, facts: [] };
  const decision: Decision | undefined = verdict && { played: option, best: option, options: [], loss, verdict, "bits-learned": 0, clause: "" };
  return { turn: Math.ceil(line / 2), actor: verdict ? "own" : "enemy", action: verdict ? "hold" : "", before, after, change: after - before, parts: NONE, line, ...(decision && { decision }) };
}
const STEPS = [step(1, 0.5, 0.4, "best"), step(3, 0.4, 0.6), step(4, 0.6, 0.2, "blunder", 0.3), step(6, 0.2, 0.3, "unclear", 0.2), step(7, 0.3, 0, "mistake", 0.06)];

test("the next and the previous mistake go round; what the judges do not agree on is none", () => {
  expect(decided(STEPS)).toEqual([0, 2, 3, 4]);
  expect(mistaken(STEPS)).toEqual([2, 4]);
  expect([following([2, 4], null, 1), following([2, 4], null, -1)]).toEqual([2, 4]);
  expect([following([2, 4], 2, 1), following([2, 4], 4, 1), following([2, 4], 2, -1), following([2, 4], 3, -1)]).toEqual([4, 2, 4, 2]);
  expect(following([], 1, 1)).toBeNull();
  expect([costliest(STEPS), costliest(STEPS.slice(0, 2))]).toEqual([2, null]);
  expect(counted(STEPS)).toEqual({ best: 1, good: 0, inaccuracy: 0, mistake: 1, blunder: 1, unclear: 1 });
});

test("the graph goes from the first chance to the result", () => {
  const points = known(STEPS);
  expect(points[0]).toEqual({ line: 0, chance: 0.5 });
  expect(points.at(-1)).toEqual({ line: 7, chance: 0 });
  expect(turned(points).at(-1)).toEqual({ line: 7, chance: 1 });
  expect([chanceAt(points, 2), chanceAt(points, 5), chanceAt(points, 1)]).toEqual([0.4, 0.2, 0.5]);
  expect(chanceAt([], 3)).toBeNull();
  expect([nearest(STEPS, 0), nearest(STEPS, 4.4), nearest(STEPS, 99), nearest([], 1)]).toEqual([0, 3, 4, null]);
  expect(turnRows(STEPS).map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  expect(turnRows(STEPS, 3)).toEqual([{ turn: 2, line: 3 }, { turn: 3, line: 5 }, { turn: 4, line: 6 }]);
  expect([beginning([STEPS, STEPS.slice(1)]), beginning([STEPS.slice(1)]), beginning([[]])]).toEqual([0, 3, 0]);
  expect(since(points, 4)).toEqual([{ line: 4, chance: 0.6 }, { line: 5, chance: 0.2 }, { line: 6, chance: 0.3 }, { line: 7, chance: 0 }]);
});

test("the true chances are those of the seat that is shown", () => {
  const review = { seats: [{ seat: "north" }, { seat: "south" }], truth: [[0.5, 1], [0.5, 0]] } as unknown as Review;
  expect(truly(review, "south")).toEqual([{ line: 0, chance: 0.5 }, { line: 1, chance: 0 }]);
  expect(truly({ ...review, truth: undefined } as unknown as Review, "south")).toEqual([]);
});

test("the shown values add up, however they are rounded", () => {
  for (const [start, result] of [[0.484, 0], [0.515, 1], [0.5, 0.5]] as const) {
    const sums = { skill: -0.2049, fog: 0.1049, chance: -0.0349, enemy: 0, partners: 0 };
    sums.enemy = result - start - sums.skill - sums.fog - sums.chance;
    const found = shares({ start, result, sums });
    expect(found.start + Object.values(found.parts).reduce((one, other) => one + other)).toBe(found.result);
  }
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "0"]);
});

const sent = vi.hoisted(() => ({ events: [] as ReviewEvent[], asked: [] as string[] }));
vi.mock("../src/lib/api", async (original) => ({
  ...(await original<object>()),
  reviewEvents: async function* (_source: unknown, viewer: string): AsyncGenerator<ReviewEvent> {
    sent.asked.push(viewer);
    for (const event of sent.events) yield await Promise.resolve(event);
  },
}));
const { Reviewing } = await import("../src/lib/review.svelte");

test("steps come one by one, then the whole review", async () => {
  sent.events = [{ kind: "waiting" }, { kind: "step", seat: "north", done: 1, of: 2, step: STEPS[0]! }];
  const work = new Reviewing({ kind: "record", text: "" }, "north");
  await work.begin("all");
  expect([work.isWaiting, work.done, work.of, work.steps["north"]?.length]).toEqual([false, 1, 2, 1]);
  expect([work.review, work.refusal?.error, work.isWorking]).toEqual([null, "offline", false]);
  sent.events.push({ kind: "review", review: { seats: [{ seat: "north", steps: STEPS }] } as unknown as Review });
  await work.begin("north");
  expect([work.viewer, work.refusal, work.steps["north"]?.length]).toEqual(["north", null, STEPS.length]);
  expect(sent.asked).toEqual(["all", "north"]);
});

test("a stopped review changes nothing any more", async () => {
  sent.events = [{ kind: "step", seat: "north", done: 1, of: 1, step: STEPS[0]! }, { kind: "refused", refusal: { error: "too-costly", text: "" } }];
  const work = new Reviewing({ kind: "record", text: "" }, "north");
  const begun = work.begin("all");
  work.stop();
  await begun;
  expect([work.done, work.refusal, work.isWorking]).toEqual([0, null, false]);
  await work.begin("all");
  expect(work.refusal?.error).toBe("too-costly");
});
