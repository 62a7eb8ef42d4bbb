// Advice at a training table: the latest answer, kept until it no longer fits the position.

import * as api from "./api";
import { Refused } from "./api";
import type { HintForm, Judgement, Refusal, TellingForm, View } from "./protocol";
import type { WhyForm } from "./worldForm";

export const LAST_STEP = 3;
export type Advised =
  | { kind: "hint"; hint: HintForm }
  | { kind: "judgement"; judgement: Judgement }
  | { kind: "why"; why: WhyForm }
  | { kind: "telling"; action: string; telling: TellingForm };

export class Advice {
  /** The answer shown; null before the first request and after closing. */
  shown = $state.raw<Advised | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #token: string;
  /** The request whose answer is awaited; answers to older ones are not shown. */
  #asked = 0;

  constructor(token: string) {
    this.#token = token;
  }

  get isOpen(): boolean {
    return this.isBusy || this.refusal !== null || this.shown !== null;
  }

  /** The subjects of a hint on the board. */
  get marked(): string[] {
    return this.shown?.kind === "hint" ? this.shown.hint.area : [];
  }

  /** The step that comes next; 0 after the last one. */
  get nextStep(): number {
    if (this.shown?.kind !== "hint") return 1;
    const { step, worlds } = this.shown.hint;
    return worlds === 0 || step >= LAST_STEP ? 0 : step + 1;
  }

  /** A hint, and then more of it. */
  hint(): Promise<void> {
    const step = this.nextStep;
    if (step === 0) return Promise.resolve();
    return this.#ask(async (token) => ({ kind: "hint", hint: await api.hint(token, step) }));
  }

  /** How good the latest action was. */
  judge(): Promise<void> {
    return this.#ask(async (token) => ({ kind: "judgement", judgement: await api.judgement(token) }));
  }

  /** Why the computer made its latest move, or the one after that many lines; only where players agreed to it. */
  why(at: number | null = null): Promise<void> {
    return this.#ask(async (token) => ({ kind: "why", why: await api.why(token, at) }));
  }

  /** The disclosure of an action to the other sides. */
  foretell(sequence: number, action: string): Promise<void> {
    return this.#ask(async (token) => ({ kind: "telling", action, telling: await api.telling(token, sequence, [action]) }));
  }

  close(): void {
    this.#asked += 1;
    this.isBusy = false;
    this.refusal = this.shown = null;
  }

  /** The seat's view of its latest action, used to put that action into words. */
  acted = $state.raw<View | null>(null);

  /** The seat has further news. A judgement stays until the seat acts again (*hasActed*); *before* is then its view
   * from before. */
  moveOn(hasActed: boolean, before: View | null = null): void {
    this.acted = before ?? this.acted;
    const isAboutBefore = this.shown?.kind === "judgement" || this.shown?.kind === "why";
    if (!isAboutBefore || hasActed) this.close();
  }

  async #ask(request: (token: string) => Promise<Advised>): Promise<void> {
    const number = (this.#asked += 1);
    this.isBusy = true;
    this.refusal = null;
    try {
      const shown = await request(this.#token);
      if (number === this.#asked) this.shown = shown;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (number === this.#asked) this.refusal = error.refusal;
    } finally {
      if (number === this.#asked) this.isBusy = false;
    }
  }
}
