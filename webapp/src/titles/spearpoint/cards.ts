// The printed values of a set-up's cards, and the limits for each seat's deck: docs/protocol.md, "The cards of a
// set-up".

import type { Message, Setup } from "../../lib/protocol";
import type { Counts, Line } from "./view";

export const TYPES = ["infantry", "vehicle", "artillery", "aircraft", "crew"] as const;
export type UnitType = (typeof TYPES)[number];

export interface Weapon {
  name: string;
  rate: number;
  damage: number;
  armor: number | null;
  infantry: number | null;
  aircraft: number | null;
  bullet: boolean;
  bomb: boolean;
}

export interface UnitCard {
  faction: string;
  type: UnitType;
  cost: number;
  copies: number;
  tags: string[];
  lines: Line[];
  /** The crew that it needs; for a crew, its own type. */
  crew: string | null;
  defense: number;
  full: number;
  half: number;
  armored: boolean;
  immobile: boolean;
  flight: number;
  weapons: Weapon[];
}

export interface Cards {
  set: string;
  units: Record<string, UnitCard>;
  commands: Record<string, { copies: number; windows: string[]; text: Message[] }>;
  damages: Record<string, { copies: number; texts: Record<string, Message[]> }>;
  decks: Record<string, { faction: string; cards: Counts }>;
  seats: Record<
    string,
    { faction: string; pool: Counts; "deck-min": number; "deck-max": number; "start-units": number; goal: number; standing: Message[] }
  >;
  limits: { "hand-units": number; "hand-command": number; "overrun-turns": number; "max-turns": number; "stall-turns": number };
  "standard-win": boolean;
  goals: Message[];
}

export function cardsOf(setup: Setup): Cards {
  return setup.cards as Cards;
}

/** The crew card of a faction for a Unit card that needs one. */
export function crewCardFor(cards: Cards, slug: string): string | null {
  const card = cards.units[slug];
  if (card === undefined || card.crew === null || card.type === "crew") return null;
  const found = Object.entries(cards.units).find(
    ([, other]) => other.type === "crew" && other.crew === card.crew && other.faction === card.faction,
  );
  return found?.[0] ?? null;
}

export function costOf(cards: Cards, deck: Counts): number {
  return Object.entries(deck).reduce((sum, [slug, count]) => sum + count * (cards.units[slug]?.cost ?? 0), 0);
}

/** By crew type, how many Units of a deck need it and how many crews there are. */
export function crewBalance(cards: Cards, deck: Counts): { crew: string; units: number; crews: number }[] {
  const found = new Map<string, { crew: string; units: number; crews: number }>();
  for (const [slug, count] of Object.entries(deck)) {
    const card = cards.units[slug];
    if (!card || card.crew === null) continue;
    const one = found.get(card.crew) ?? { crew: card.crew, units: 0, crews: 0 };
    if (card.type === "crew") one.crews += count;
    else one.units += count;
    found.set(card.crew, one);
  }
  return [...found.values()];
}
