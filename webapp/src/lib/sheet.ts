// How much of a handheld screen is kept free below the board for the sheet of actions. The board has the rest, so that
// may not change with every step: it is as much as the largest sheet so far has needed.

const LEAST = 130;

export class Reserve {
  #most = 0;
  #screen: [number, number] = [0, 0];
  /** The height of the sheet at another width, until it is measured at this one. */
  #former = -1;

  /** The height to keep free, after the sheet has become *height* pixels high; null as long as none was seen. A sheet
      beyond its usual limit, with a list unfolded, does not count as more than that. */
  take(height: number, [wide, high]: [number, number]): number | null {
    const [width, before] = this.#screen;
    if (wide !== width || high !== before) this.#most = 0;
    if (width > 0 && wide !== width) this.#former = height;
    this.#screen = [wide, high];
    if (height !== this.#former) {
      this.#former = -1;
      this.#most = Math.max(this.#most, Math.min(height, limitOf(high)));
    }
    return this.#most === 0 ? null : Math.max(LEAST, this.#most);
  }
}

/** The usual limit of the sheet: as the style sheet of the table has it. */
const limitOf = (high: number): number => Math.min(280, Math.max(150, Math.round(high / 4)));
