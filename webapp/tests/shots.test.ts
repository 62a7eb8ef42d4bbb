// Shots of SCOPE Panzer: the hand that is laid out, and the chance that is written on who may fire.

import { expect, test } from "vitest";
import type { GameEvent, News } from "../src/lib/protocol";
import { chanceOf } from "../src/titles/panzer/odds";
import { cardsOf, shotAfter } from "../src/titles/panzer/shots";
import type { PanzerView } from "../src/titles/panzer/view";

const event = (kind: string, more: Record<string, unknown>): GameEvent => ({ event: kind, clause: "", message: { key: kind, values: {} }, ...more });
const news = (...events: GameEvent[]): News => ({ number: 1, action: null, "is-undo": false, events });
const FIRED = news(event("fired", { distance: 1, armour: 2, hits: 2 }));
const HAND = { distance: 1, armour: 2, hits: 2 };

test("a hand is laid out when it is known, and turns when its card is drawn, in the same news or later", () => {
  const laid = shotAfter(null, [FIRED]);
  expect(laid).toEqual({ hand: HAND, drawn: null });
  expect(shotAfter(laid, [news(event("drawn", { card: "armour" }))])).toEqual({ hand: HAND, drawn: "armour" });
  expect(shotAfter(null, [FIRED, news(event("drawn", { card: "hit" }), event("destroyed", {}))])?.drawn).toBe("hit");
});

test("without a hand nothing is drawn, and what is taken back is not shown", () => {
  expect(shotAfter(null, [news(event("drawn", { card: "hit" }))])).toBe(null);
  expect(shotAfter(null, [FIRED, { ...FIRED, "is-undo": true }])).toBe(null);
});

test("the cards of a hand are its misses and its hits", () => {
  expect(cardsOf(HAND)).toEqual(["distance", "armour", "armour", "hit", "hit"]);
});

test("a chance is exact, a range where twins cannot be told apart, and shown while one may shoot", () => {
  const view = (step: string, hands: Record<string, unknown[]>) => ({ step, hands }) as unknown as PanzerView;
  expect(chanceOf(view("shoot", { B3: [HAND] }), "B3")?.text).toBe("40%");
  expect(chanceOf(view("shoot", { B3: [HAND, { ...HAND, distance: 0 }] }), "B3")?.text).toBe("40–50%");
  expect(chanceOf(view("shoot", { B3: [HAND] }), "C3")).toBe(null);
  expect(chanceOf(view("draw", { B3: [HAND] }), "B3")).toBe(null);
});
