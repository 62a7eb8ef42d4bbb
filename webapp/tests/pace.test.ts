// The timing of the display: a result stays, later news wait, and a tap continues.

import { beforeEach, expect, test, vi } from "vitest";
import { caption, type Caption } from "../src/lib/captions";
import { kept, type Speed } from "../src/lib/keep.svelte";
import { Pace } from "../src/lib/pace.svelte";
import type { GameEvent, News, TableForm } from "../src/lib/protocol";

const form = (sequence: number): TableForm =>
  ({ seat: "german", sequence, joined: [], rematch: null, bots: {}, clock: null, outcome: null }) as unknown as TableForm;
/** News with events of these kinds; "!" is a result, with a caption. */
const told = (number: number, events: string, action: string | null = null): News => ({
  number, action, "is-undo": false,
  events: [...events].map((event) => ({ event, clause: "", message: { key: "", values: {} } }) satisfies GameEvent),
});

let shown: number[][] = [];
let known = 0;
let after = 0;
const captions = (fresh: News[]): Caption[] =>
  fresh.flatMap((one) => (one.events.some(({ event }) => event === "!") ? { ...caption("hit", `on ${one.number}`, "hit"), after } : []));

function opened(speed: Speed, news: News[] = []): Pace {
  kept.settings.speed = speed;
  const pace = new Pace({
    captions, known: () => known, shown: (fresh) => void shown.push(fresh.map((one) => one.number)),
  });
  pace.take(form(news.length), news);
  shown = [];
  return pace;
}
const places = (pace: Pace): string[] => pace.captions.map((one) => one.at);
const own = told(1, "!", "search");

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  known = after = 0;
});

test("my result stays with its position before the enemy's is shown", () => {
  const pace = opened("brisk");
  pace.take(form(1), [own]);
  expect([pace.form!.sequence, places(pace), pace.isShowing]).toEqual([1, ["on 1"], true]);
  vi.advanceTimersByTime(400);
  pace.take(form(2), [own, told(2, "!")]);
  vi.advanceTimersByTime(990);
  expect([pace.form!.sequence, pace.news.length, places(pace), pace.isBehind]).toEqual([1, 1, ["on 1"], true]);
  vi.advanceTimersByTime(20);
  expect([pace.form!.sequence, places(pace), pace.isBehind]).toEqual([1, [], true]);
  vi.advanceTimersByTime(300);
  expect([pace.form!.sequence, places(pace), pace.isBehind]).toEqual([2, ["on 2"], false]);
  expect(shown).toEqual([[1], [2]]);
});

test("an enemy who answered before the table was read also waits, and the old position stays", () => {
  const pace = opened("brisk");
  pace.take(form(2), [own, told(2, "!")]);
  expect([pace.form!.sequence, places(pace), pace.isBehind]).toEqual([0, ["on 1"], true]);
  vi.advanceTimersByTime(1700);
  expect([pace.form!.sequence, places(pace), pace.isBehind]).toEqual([2, ["on 2"], false]);
});

test("a position newer than the news so far waits as well", () => {
  const pace = opened("brisk");
  pace.take(form(1), [own]);
  pace.take(form(2), [own]);
  expect([pace.form!.sequence, pace.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(1700);
  expect([pace.form!.sequence, pace.isBehind]).toEqual([2, false]);
});

test("a tap moves immediately from one result to the next", () => {
  const pace = opened("calm");
  pace.take(form(3), [own, told(2, "!"), told(3, "!")]);
  expect(places(pace)).toEqual(["on 1"]);
  pace.goOn();
  expect([places(pace), pace.isBehind]).toEqual([["on 2"], true]);
  pace.goOn();
  expect([places(pace), pace.form!.sequence, pace.isBehind]).toEqual([["on 3"], 3, false]);
  pace.goOn();
  expect(places(pace)).toEqual(["on 3"]);
});

test("at instant speed everything is shown as it arrives", () => {
  const pace = opened("instant");
  pace.take(form(3), [own, told(2, "!"), told(3, "!")]);
  expect([places(pace), pace.form!.sequence, pace.isBehind, pace.isShowing]).toEqual([["on 3"], 3, false, false]);
  expect(shown).toEqual([[1], [2], [3]]);
});

test("calm stays twice as long", () => {
  const pace = opened("calm");
  pace.take(form(2), [own, told(2, "!")]);
  vi.advanceTimersByTime(3390);
  expect(pace.form!.sequence).toBe(0);
  vi.advanceTimersByTime(20);
  expect(pace.form!.sequence).toBe(2);
});

test("news without a result do not wait, and do not shorten a result on screen", () => {
  const pace = opened("brisk");
  pace.take(form(1), [own]);
  pace.take(form(2), [own, told(2, "passed")]);
  expect([pace.form!.sequence, places(pace), pace.isBehind, pace.isShowing]).toEqual([2, ["on 1"], false, true]);
});

test("my next action never waits, nor do its draws", () => {
  const pace = opened("brisk");
  pace.take(form(1), [own]);
  pace.take(form(3), [own, told(2, "shoot", "shoot"), told(3, "!")]);
  expect([pace.form!.sequence, places(pace), pace.isBehind]).toEqual([3, ["on 3"], false]);
  pace.take(form(4), [own, told(2, "shoot", "shoot"), told(3, "!"), told(4, "done", "done")]);
  expect([pace.form!.sequence, places(pace), pace.isShowing]).toEqual([4, [], false]);
});

test("my action ends the display of the enemy's", () => {
  const pace = opened("brisk");
  const first = told(1, "!");
  pace.take(form(1), [first]);
  pace.take(form(4), [first, told(2, "x"), told(3, "!", "search"), told(4, "!")]);
  expect(shown).toEqual([[1], [2], [3]]);
  expect([places(pace), pace.isBehind]).toEqual([["on 3"], true]);
});

test("dice are seen rolling first, unless motion is off", () => {
  after = 600;
  const pace = opened("brisk");
  pace.take(form(2), [own, told(2, "!")]);
  vi.advanceTimersByTime(1900);
  expect(pace.form!.sequence).toBe(0);
  vi.advanceTimersByTime(410);
  expect(pace.form!.sequence).toBe(2);
  pace.forget();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  const still = opened("brisk");
  still.take(form(2), [own, told(2, "!")]);
  vi.advanceTimersByTime(1710);
  expect(still.form!.sequence).toBe(2);
});

test("too many results at once are not shown one by one", () => {
  const pace = opened("brisk");
  const many = Array.from({ length: 7 }, (_, at) => told(at + 2, "!"));
  pace.take(form(1), [own]);
  pace.take(form(8), [own, ...many]);
  vi.advanceTimersByTime(1700);
  expect([pace.form!.sequence, pace.isBehind, shown]).toEqual([8, false, [[1], [2, 3, 4, 5, 6, 7, 8]]]);
});

test("on opening, everything new is shown immediately", () => {
  known = 1;
  const pace = opened("brisk", [told(1, "!"), told(2, "!"), told(3, "!")]);
  expect([pace.form!.sequence, places(pace), pace.isShowing]).toEqual([3, ["on 2", "on 3"], false]);
});

test("the end of the game comes after the result that led to it", () => {
  const pace = opened("brisk");
  pace.take({ ...form(1), outcome: { winners: ["german"], reasons: [] } }, [own]);
  expect([pace.isBehind, pace.isWaiting]).toEqual([false, true]);
  pace.goOn();
  expect([pace.isShowing, pace.isWaiting]).toEqual([false, false]);
});

test("clocks and joined seats are never late", () => {
  const pace = opened("brisk");
  pace.take(form(2), [own, told(2, "!")]);
  pace.take({ ...form(2), joined: ["soviet"] }, [own, told(2, "!")]);
  expect([pace.form!.sequence, pace.form!.joined]).toEqual([0, ["soviet"]]);
});

test("nothing remains of a closed seat", () => {
  const pace = opened("brisk");
  pace.take(form(2), [own, told(2, "!")]);
  pace.forget();
  vi.advanceTimersByTime(5000);
  expect([pace.form, pace.news, pace.captions, pace.isBehind, pace.isShowing]).toEqual([null, [], [], false, false]);
});

test("a take-back removes the caption of its action", () => {
  const pace = opened("instant");
  pace.take(form(1), [own]);
  expect(places(pace)).toEqual(["on 1"]);
  pace.take(form(2), [own, { ...told(2, ""), "is-undo": true }]);
  expect([pace.form!.sequence, places(pace)]).toEqual([2, []]);
});
