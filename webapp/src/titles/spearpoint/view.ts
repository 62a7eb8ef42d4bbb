// A view of Spearpoint 1943, field by field as in docs/protocol.md.

import type { View } from "../../lib/protocol";

export const LINES = ["front", "rear", "air"] as const;
export type Line = (typeof LINES)[number];
export type Counts = Record<string, number>;

export interface Lying {
  card: string;
  turns: number | null;
}

export interface Unit {
  /** As in the notation: `a3`. */
  unit: string;
  card: string;
  seat: string;
  line: Line;
  crew: string | null;
  endurance: number;
  flight: number;
  damage: { card: string | null; "by-friends": boolean } | null;
  counter: number | null;
  "is-bombed": boolean;
  "gave-crew": boolean;
  target: string | null;
  "is-assaulting": boolean;
  orders: Lying[];
}

export interface SideForm {
  hand: Counts | null;
  reserves: Counts | null;
  commands: Counts | null;
  plan: string[] | null;
  discard: string | null;
  "hand-size": number | null;
  "reserves-size": number | null;
  "command-size": number;
  tail: { card: string | null; stamp: number | null }[];
  deck: Counts | null;
  known: Counts | null;
  seen: Counts;
  lost: Counts;
  orders: Lying[];
  "is-done": boolean;
  points: number;
  overrun: number;
  "command-draws": number;
  "free-draws": number;
}

/** One roll of an attack: the number that dice and modifiers must reach, and the chances. */
export interface AttackOdds {
  weapon: number;
  name: string | null;
  value: number;
  added: number;
  rolls: number;
  hit: number;
  destroys: number;
  friendly: number;
}
export interface IntensityOdds {
  destroys: number;
  card: number;
}
export interface InitiativeOdds {
  first: number;
  tie: number;
}
export interface Hit {
  final: number;
  left: number;
}

export interface SpearpointView {
  seat: string | null;
  step: string;
  phase: string;
  turn: number;
  priority: string;
  active: string;
  window: string;
  sides: Record<string, SideForm>;
  units: Unit[];
  discards: Counts;
  "damage-deck": Counts;
  "damage-discards": Counts;
  focus: string | null;
  attack: {
    attacker: string | null;
    target: string | null;
    struck: string | null;
    weapon: number;
    rolls: number;
    natural: number;
    "is-doubled": boolean;
    "is-friendly": boolean;
    bonus: number;
  };
  dice: number[];
  members: string[];
  cards: { card: string; unit: string | null }[];
  winner: string | null;
  odds: Record<string, AttackOdds[] | IntensityOdds | InitiativeOdds | Hit>;
  additions: Record<string, number>;
}

export function spearpointView(view: View): SpearpointView {
  return view as unknown as SpearpointView;
}

/** Steps in which both sides write a secret plan that can be changed until it is locked. */
export const PLANS = ["commit", "declare", "window"];
/** Steps in which only Command cards can be played. */
export const WINDOW_STEPS = ["window", "support", "answer", "parry"];

/** The seats, the one at the bottom last. */
export function order(view: SpearpointView, own: string | null): string[] {
  const seats = Object.keys(view.sides);
  return own === seats[0] ? seats.toReversed() : seats;
}

/** The plan of the viewer's own seat so far. */
export function planOf(view: SpearpointView): string[] {
  return (view.seat === null ? null : view.sides[view.seat]?.plan) ?? [];
}

export function unitOf(view: SpearpointView, name: string | null): Unit | undefined {
  return view.units.find((unit) => unit.unit === name);
}

/** Cards by slug, in the order of the set: each as often as its number says. */
export function listed(counts: Counts | null): string[] {
  return Object.entries(counts ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

export function sizeOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The rest of the hand after the plan: Units, and Command cards. */
export function handsLeft(view: SpearpointView, crewCards: (card: string) => string | null): { units: string[]; commands: string[] } {
  const side = view.seat === null ? undefined : view.sides[view.seat];
  const units = listed(side?.hand ?? null);
  const commands = listed(side?.commands ?? null);
  const take = (from: string[], card: string | null): void => {
    const at = card === null ? -1 : from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
  };
  for (const line of planOf(view)) {
    const [verb, card = "", ...rest] = line.split(" ");
    if (verb === "commit") {
      take(units, card);
      if (!rest.includes("from")) take(units, crewCards(card));
    } else if (verb === "crew" || verb === "return") take(units, card);
    else if (verb === "play" || verb === "discard") take(commands, card);
  }
  return { units, commands };
}
