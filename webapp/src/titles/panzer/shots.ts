// Shots as events report them: the hand that one card is drawn from, and the card.

import type { GameEvent, News } from "../../lib/protocol";
import type { Hand } from "./view";

export const KINDS = ["distance", "armour", "hit"] as const;
export type Kind = (typeof KINDS)[number];

export interface Shot {
  /** The side that shoots. */
  side: string;
  hand: Hand;
  /** Null until it is drawn. */
  drawn: Kind | null;
}

/** The shots that these news complete, and the one whose card is still to be drawn; *open* is the earlier open one. */
export function shotsIn(open: Shot | null, news: News[]): { complete: Shot[]; open: Shot | null } {
  const complete: Shot[] = [];
  let shot = open;
  for (const one of news) {
    if (one["is-undo"]) {
      shot = null;
      complete.length = 0;
      continue;
    }
    for (const event of one.events) {
      if (event.event === "fired")
        shot = { side: String(event["side"]), hand: handOf(event), drawn: null };
      else if (event.event === "drawn" && shot !== null) {
        const drawn = KINDS.find((kind) => kind === event["card"]);
        if (drawn) complete.push({ ...shot, drawn });
        shot = null;
      }
    }
  }
  return { complete, open: shot };
}

function handOf(event: GameEvent): Hand {
  return { distance: Number(event["distance"]), armour: Number(event["armour"]), hits: Number(event["hits"]) };
}

/** The cards of a hand: misses by distance, misses by armour, hits. */
export function cardsOf(hand: Hand): Kind[] {
  const counts = { distance: hand.distance, armour: hand.armour, hit: hand.hits };
  return KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}
