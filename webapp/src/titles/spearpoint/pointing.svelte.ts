// How an action is chosen by pointing at cards in hand, Units in play and lines. The server decides which things can be
// pointed at: by the legal list, and for a secret plan by the lines that fit somewhere in it.

import type { Legal } from "../../lib/protocol";
import type { Pick } from "../../lib/title";
import { read } from "./actions";
import type { Cards } from "./cards";
import { PLANS, planOf, unitOf, type SpearpointView } from "./view";

/** `card:hull-down`, `unit:a3`, `line:rear`. */
export type Thing = string;

export interface Offer {
  action: string;
  verb: string;
  things: Thing[];
  /** It replaces this line of the plan. */
  replaces: number | null;
}

function thingOf(pick: Pick): Thing {
  if (pick.kind === "cell") return `unit:${pick.cell}`;
  return pick.kind === "quadrant" ? `line:${pick.quadrant}` : pick.kind === "card" ? `card:${pick.card}` : "";
}

/** The targets of an action; where a line is implied, the line as well. */
function thingsOf(action: string, view: SpearpointView, cards: Cards): Thing[] {
  const { verb, picks } = read(action);
  const things = picks.map(thingOf);
  const [first = ""] = action.split(" ").slice(1);
  if (verb === "commit" && !things.some((thing) => thing.startsWith("line:"))) things.push(`line:${cards.units[first]?.lines[0] ?? "front"}`);
  if (verb === "switch") things.push(unitOf(view, first)?.line === "front" ? "line:rear" : "line:front");
  return things;
}

export function offersOf(view: SpearpointView, legal: Legal, cards: Cards): Offer[] {
  const offered = (action: string, replaces: number | null): Offer => ({
    action, verb: action.split(" ")[0]!, things: thingsOf(action, view, cards), replaces,
  });
  const actions = new Set([...Object.values(legal).flat(), ...Object.keys(view.additions)]);
  const found = [...actions].map((action) => offered(action, null));
  if (view.step !== "declare" || "join" in legal || "close" in legal) return found;
  for (const [at, line] of planOf(view).entries()) {
    if (!line.startsWith("attack ")) continue;
    const attacker = line.split(" ").slice(0, 2).join(" ");
    for (const other of Object.keys(view.odds))
      if (other.startsWith(`${attacker} `) && other !== line) found.push(offered(other, at));
  }
  return found;
}

export class Pointing {
  offers = $state.raw<Offer[]>([]);
  chosen = $state.raw<Thing[]>([]);
  /** The card whose face is shown enlarged. */
  looked = $state<Thing | null>(null);
  isPlan = $state(false);

  candidates = $derived(this.#fitting(this.chosen));
  /** The targets that can be pointed at next. */
  pickable = $derived(new Set(this.candidates.flatMap((offer) => offer.things).filter((thing) => !this.chosen.includes(thing))));
  /** Everything that can be pointed at, regardless of the current choice. */
  usable = $derived(new Set(this.offers.flatMap((offer) => offer.things)));
  /** Offers that need no pointing. */
  plain = $derived(this.offers.filter((offer) => offer.things.length === 0));

  /** Start again with the offers of another position. The current choice stays while it still leads anywhere. */
  offer(view: SpearpointView, legal: Legal, cards: Cards): void {
    this.offers = offersOf(view, legal, cards);
    this.isPlan = PLANS.includes(view.step);
    if (this.#fitting(this.chosen).length === 0) this.chosen = [];
  }

  clear(): void {
    this.chosen = [];
    this.looked = null;
  }

  /** Point at something. Returns the offer that it selects, if it can be carried out immediately because it can be
   * taken back. */
  choose(thing: Thing): Offer | null {
    if (!thing.startsWith("line:")) this.looked = thing;
    if (this.chosen.includes(thing)) {
      this.clear();
      return null;
    }
    const both = [...this.chosen, thing];
    if (this.#fitting(both).length) this.chosen = both;
    else this.chosen = this.#fitting([thing]).length ? [thing] : [];
    const [only, ...others] = this.candidates;
    const isSaid = only !== undefined && others.length === 0 && this.chosen.length === only.things.length;
    return isSaid && this.isPlan && (this.chosen.length > 1 || only.verb === "join") ? only : null;
  }

  /** The one offer that points at both; null if there is none, or more than one. */
  between(one: Thing, other: Thing): Offer | null {
    const found = this.#fitting([one, other]);
    return found.length === 1 ? found[0]! : null;
  }

  /** The places where something can be dragged to. */
  aims(thing: Thing): Set<Thing> {
    return new Set(this.#fitting([thing]).flatMap((offer) => offer.things).filter((other) => other !== thing));
  }

  #fitting(things: Thing[]): Offer[] {
    return things.length === 0 ? this.offers : this.offers.filter((offer) => things.every((thing) => offer.things.includes(thing)));
  }
}
