// A review while it is being made: steps come one by one, then the complete review. The work stops when nobody is
// listening any more.

import { Refused, reviewEvents } from "./api";
import type { Refusal } from "./protocol";
import type { Source } from "./replay.svelte";
import type { Review, Step } from "./reviewForm";

/** The review of a whole game. */
export const WHOLE = "all";

export class Reviewing {
  viewer = $state(WHOLE);
  isWaiting = $state(false);
  isWorking = $state(false);
  done = $state(0);
  /** The number of steps; 0 before it is known. */
  of = $state(0);
  /** By seat, the steps that have come. */
  steps = $state.raw<Readonly<Record<string, readonly Step[]>>>({});
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  #source: Source;
  #first: string;
  #stop: AbortController | null = null;

  /** The steps of the seat *first* come before those of others. */
  constructor(source: Source, first: string) {
    this.#source = source;
    this.#first = first;
  }

  /** Begin again: for the whole game, or for one seat only. */
  async begin(viewer: string): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    Object.assign(this, { viewer, isWaiting: false, isWorking: true, done: 0, of: 0, steps: {}, review: null, refusal: null });
    try {
      for await (const event of reviewEvents(this.#source, viewer, this.#first, stop.signal)) {
        if (stop.signal.aborted) return;
        if (event.kind === "waiting") this.isWaiting = true;
        else if (event.kind === "refused") this.refusal = event.refusal;
        else if (event.kind === "review") this.#finish(event.review);
        else {
          this.isWaiting = false;
          [this.done, this.of] = [event.done, event.of];
          this.steps = { ...this.steps, [event.seat]: [...(this.steps[event.seat] ?? []), event.step] };
        }
      }
      if (this.review === null && this.refusal === null) this.refusal = { error: "offline", text: "the review broke off" };
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    } finally {
      if (!stop.signal.aborted) this.isWorking = false;
    }
  }

  #finish(review: Review): void {
    this.review = review;
    this.steps = Object.fromEntries(review.seats.map(({ seat, steps }) => [seat, steps]));
  }

  /** Stop: nobody wants it any more. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.isWorking = false;
  }
}
