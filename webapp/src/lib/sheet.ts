// How much of a handheld screen is reserved below the board for the sheet of actions. The board gets the rest, which
// must not change with every step: the reserve is the height of the largest sheet so far.

const LEAST = 130;

export class Reserve {
  #most = 0;
  #screen: [number, number] = [0, 0];
  /** The height of the sheet at another width, until it has been measured at this one. */
  #former = -1;

  /** The height to reserve after the sheet has become *height* pixels high; null before the first measurement. A sheet
   * beyond its usual limit, with an unfolded list, counts only up to that limit. */
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

/** The usual limit of the sheet, as in the style sheet of the table. */
const limitOf = (high: number): number => Math.min(280, Math.max(150, Math.round(high / 4)));
