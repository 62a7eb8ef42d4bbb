// How an action is chosen by pointing: a verb, then cells, quadrants and cards in turn. Every step
// is taken from the server's legal list; nothing else can be pointed at.

import type { Legal } from "./protocol";
import type { Choice, Pick, Title } from "./title";

export function samePick(one: Pick, other: Pick): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Choosing {
  verb = $state<string | null>(null);
  picked = $state.raw<Pick[]>([]);
  /** The preview of a button's choice: it is outlined on the board. */
  hinted = $state.raw<Pick | null>(null);
  /** At a training table: shows the disclosure of an action to the other side. */
  foretell = $state.raw<((action: string) => void) | null>(null);
  #choices = $state.raw<Choice[]>([]);

  /** All actions that are still possible. */
  candidates = $derived(this.choicesAfter(this.picked));
  /** The verbs to start with, in the server's order. */
  verbs = $derived([...new Set(this.#choices.map((choice) => choice.verb))]);
  /** The verbs of the candidates. */
  verbsLeft = $derived([...new Set(this.candidates.map((choice) => choice.verb))]);
  /** The targets that can be pointed at next. */
  options = $derived(this.#options());
  /** The complete action, if there is one: of the chosen verb, or the only one left. */
  ready = $derived(this.#ready());

  /** Start again with another legal list. */
  offer(title: Title, legal: Legal): void {
    this.#choices = Object.values(legal).flatMap((actions) => actions.map((action) => title.read(action)));
    this.clear();
  }

  clear(): void {
    this.verb = this.hinted = null;
    this.picked = [];
  }

  begin(verb: string): void {
    this.clear();
    this.verb = verb;
  }

  /** Narrow a choice begun by pointing to one verb. */
  choose(verb: string): void {
    this.verb = verb;
  }

  pick(pick: Pick): void {
    this.hinted = null;
    if (this.options.some((option) => samePick(option, pick))) this.picked = [...this.picked, pick];
  }

  /** The choices of the verb that begin with these picks. */
  choicesAfter(picked: Pick[]): Choice[] {
    return this.#choices.filter(
      (choice) =>
        (this.verb === null || choice.verb === this.verb) &&
        picked.every((pick, at) => choice.picks[at] !== undefined && samePick(pick, choice.picks[at]!)),
    );
  }

  back(): void {
    if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else this.verb = null;
  }

  #options(): Pick[] {
    const at = this.picked.length;
    const found = new Map<string, Pick>();
    for (const choice of this.candidates) {
      const next = choice.picks[at];
      if (next) found.set(JSON.stringify(next), next);
    }
    return [...found.values()];
  }

  #ready(): string | null {
    if (this.verb === null && this.picked.length === 0) return null;
    const complete = this.candidates.filter((choice) => choice.picks.length === this.picked.length);
    return complete.length === 1 && (this.verb !== null || this.verbsLeft.length === 1) ? complete[0]!.action : null;
  }
}
