// Waiting before a retry: longer each time, cut short when there is hope.

const SHORTEST = 500;
const LONGEST = 15_000;

export class Patience {
  #next = SHORTEST;
  #wake: (() => void) | null = null;

  /** Wait, twice as long as the last time. */
  async rest(): Promise<void> {
    const wait = this.#next;
    this.#next = Math.min(wait * 2, LONGEST);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, wait);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }

  /** Continue immediately, and start again with short waits. */
  wake(): void {
    this.#next = SHORTEST;
    this.#wake?.();
  }
}
