// Random starting hands (SP-SETUP-1).

import { shuffled } from "../../parts/setup/chance";
import { crewCardFor, type Cards } from "./cards";
import { listed, sizeOf, type Counts, type SpearpointView } from "./view";

/** The deck before any card was taken into hand. */
export function wholeDeck(view: SpearpointView, seat: string): Counts {
  const whole: Record<string, number> = {};
  const side = view.sides[seat]!;
  for (const part of [side.reserves ?? {}, side.hand ?? {}])
    for (const [slug, count] of Object.entries(part)) whole[slug] = (whole[slug] ?? 0) + count;
  return whole;
}

export const goalOf = (cards: Cards, seat: string, deck: Counts): number =>
  Math.min(cards.seats[seat]!["start-units"], sizeOf(deck));

/** Units that can be committed, each with its crew, then anything that fits. */
export function randomHand(cards: Cards, deck: Counts, goal: number): Counts {
  const left: Record<string, number> = { ...deck };
  const found: Record<string, number> = {};
  const take = (slugs: string[]): void => {
    if (sizeOf(found) + slugs.length > goal || slugs.some((slug) => !left[slug])) return;
    for (const slug of slugs) {
      left[slug]! -= 1;
      found[slug] = (found[slug] ?? 0) + 1;
    }
  };
  for (const slug of shuffled(listed(deck).filter((one) => cards.units[one]!.type !== "crew"))) {
    const crew = crewCardFor(cards, slug);
    take(crew === null ? [slug] : [slug, crew]);
  }
  for (const slug of shuffled(listed(deck))) take([slug]);
  return found;
}

/** The actions that choose a hand, in the order of the cards. */
export function holding(cards: Cards, hand: Counts): string[] {
  const wanted = Object.fromEntries(Object.keys(cards.units).map((slug) => [slug, hand[slug] ?? 0]));
  return [...listed(wanted).map((slug) => `hold ${slug}`), "done"];
}

/** A starting hand from a finished deck; null if the deck is not built yet, or part of the hand is already chosen. */
export function layOut(view: SpearpointView, cards: Cards, seat: string): string[] | null {
  if (view.step !== "muster" || sizeOf(view.sides[seat]?.hand ?? {}) > 0) return null;
  const deck = wholeDeck(view, seat);
  return holding(cards, randomHand(cards, deck, goalOf(cards, seat, deck)));
}
