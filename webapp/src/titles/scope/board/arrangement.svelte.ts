// The four cards of a quadrant while their owner rearranges them. Nothing is sent before confirmation.

export class Arrangement {
  /** By cell, the original cell of its card. */
  from = $state.raw<Record<string, string>>({});
  /** The cell whose card is lifted: it changes places with the next cell that is named. */
  lifted = $state<string | null>(null);

  constructor(
    readonly verb: string,
    readonly quadrant: string,
    readonly cells: string[],
  ) {
    this.reset();
  }

  reset(): void {
    this.from = Object.fromEntries(this.cells.map((cell) => [cell, cell]));
    this.lifted = null;
  }

  /** The current cell of the card that lay on *origin*. */
  whereIs(origin: string): string {
    return this.cells.find((cell) => this.from[cell] === origin) ?? origin;
  }

  get isChanged(): boolean {
    return this.cells.some((cell) => this.from[cell] !== cell);
  }

  exchange(one: string, other: string): void {
    this.from = { ...this.from, [one]: this.from[other]!, [other]: this.from[one]! };
    this.lifted = null;
  }

  /** Lift the card of a cell, put it back, or exchange it with the lifted one. */
  touch(cell: string): void {
    if (this.lifted === null) this.lifted = cell;
    else if (this.lifted === cell) this.lifted = null;
    else this.exchange(this.lifted, cell);
  }
}
