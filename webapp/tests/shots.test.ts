// Shots of SCOPE Panzer: the hand that is laid out, and the chances written on the possible shooters.

import { expect, test } from "vitest";
import type { GameEvent, News } from "../src/lib/protocol";
import { chanceOf } from "../src/titles/panzer/odds";
import { cardsOf, shotsIn } from "../src/titles/panzer/shots";
import type { PanzerView } from "../src/titles/panzer/view";

const event = (kind: string, more: Record<string, unknown>): GameEvent => ({ event: kind, clause: "", message: { key: kind, values: {} }, ...more });
const news = (...events: GameEvent[]): News => ({ number: 1, action: null, "is-undo": false, events });
const FIRED = news(event("fired", { side: "american", distance: 1, armour: 2, hits: 2 }));
const HAND = { distance: 1, armour: 2, hits: 2 };

test("a shot is complete when its card is drawn, in the same news or later", () => {
  const { complete, open } = shotsIn(null, [FIRED]);
  expect([complete, open]).toEqual([[], { side: "american", hand: HAND, drawn: null }]);
  const drawn = shotsIn(open, [news(event("drawn", { card: "armour" }))]);
  expect(drawn).toEqual({ complete: [{ side: "american", hand: HAND, drawn: "armour" }], open: null });
  const both = shotsIn(null, [FIRED, news(event("drawn", { card: "hit" }), event("destroyed", {})), FIRED]);
  expect([both.complete.length, both.complete[0]?.drawn, both.open?.drawn]).toEqual([1, "hit", null]);
});

test("without a hand nothing is drawn, and shots taken back are not shown", () => {
  expect(shotsIn(null, [news(event("drawn", { card: "hit" }))]).complete).toEqual([]);
  const taken = shotsIn(null, [FIRED, news(event("drawn", { card: "hit" })), { ...FIRED, "is-undo": true }]);
  expect(taken).toEqual({ complete: [], open: null });
});

test("the cards of a hand are its misses and its hits", () => {
  expect(cardsOf(HAND)).toEqual(["distance", "armour", "armour", "hit", "hit"]);
});

test("a chance is exact, or a range where twins cannot be told apart, and shown while one may shoot", () => {
  const view = (step: string, hands: Record<string, unknown[]>) => ({ step, hands }) as unknown as PanzerView;
  expect(chanceOf(view("shoot", { B3: [HAND] }), "B3")?.text).toBe("40%");
  expect(chanceOf(view("shoot", { B3: [HAND, { ...HAND, distance: 0 }] }), "B3")?.text).toBe("40–50%");
  expect(chanceOf(view("shoot", { B3: [HAND] }), "C3")).toBe(null);
  expect(chanceOf(view("draw", { B3: [HAND] }), "B3")).toBe(null);
});
