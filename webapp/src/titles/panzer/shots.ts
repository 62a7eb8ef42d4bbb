// Shots as they are told: the hand that one card is drawn from, and the card.

import type { News } from "../../lib/protocol";
import type { Hand } from "./view";

export const KINDS = ["distance", "armour", "hit"] as const;
export type Kind = (typeof KINDS)[number];

export interface Shot {
  hand: Hand;
  /** Null until it is drawn. */
  drawn: Kind | null;
}

/** The latest shot after these news, which follow *before*. */
export function shotAfter(before: Shot | null, news: News[]): Shot | null {
  let shot = before;
  for (const one of news) {
    if (one["is-undo"]) {
      shot = null;
      continue;
    }
    for (const event of one.events) {
      if (event.event === "fired")
        shot = { hand: { distance: Number(event["distance"]), armour: Number(event["armour"]), hits: Number(event["hits"]) }, drawn: null };
      else if (event.event === "drawn" && shot !== null) {
        const drawn = KINDS.find((kind) => kind === event["card"]);
        if (drawn) shot = { ...shot, drawn };
      }
    }
  }
  return shot;
}

/** The cards of a hand: misses by distance, misses by armour, hits. */
export function cardsOf(hand: Hand): Kind[] {
  const counts = { distance: hand.distance, armour: hand.armour, hit: hand.hits };
  return KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}
