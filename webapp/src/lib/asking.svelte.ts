// The requests of a page to the server: whether one is pending, and the latest refusal.

import { Refused } from "./api";
import type { Refusal } from "./protocol";

type Work = () => Promise<unknown>;

export class Asking {
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  #isOther: (error: unknown) => boolean;
  #latest: Promise<unknown> = Promise.resolve();

  /** *isOther* handles errors that are not refusals of the server, and returns whether it did. */
  constructor(isOther: (error: unknown) => boolean = () => false) {
    this.#isOther = isOther;
  }

  /** Do this, unless something else is under way. Returns whether it was done. */
  async once(work: Work): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      return await this.beside(work);
    } finally {
      this.isBusy = false;
    }
  }

  /** Do this after everything queued in this way. Returns whether it was done. */
  next(work: Work): Promise<boolean> {
    const done = this.#latest.then(() => this.once(work));
    this.#latest = done.catch(() => undefined);
    return done;
  }

  /** Do this in parallel: nothing waits for it. Returns whether it was done. */
  async beside(work: Work): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.refusal;
      else if (!this.#isOther(error)) throw error;
      return false;
    }
  }
}
