// A layout in the making: which card lies on which cell, what is left beside, and what is in the player's hand. It
// lives in the page only; nothing of it is sent before the player confirms.

export interface Held {
  kind: string;
  /** The cell that the card was taken from; null if it comes from beside. */
  from: string | null;
}

export class Draft {
  /** By cell, the kind that lies there. */
  lying = $state.raw<Readonly<Record<string, string>>>({});
  held = $state.raw<Held | null>(null);

  /** The cells that can be filled, in the order in which they are gone through; changes keep what lies. */
  cells = $state.raw<readonly string[]>([]);
  /** By kind, how many cards there are. */
  supply = $state.raw<Readonly<Record<string, number>>>({});
  /** How many cards may lie at once. */
  most = $state(0);

  left = $derived(this.#left());
  count = $derived(Object.keys(this.lying).length);
  isFull = $derived(this.count === this.most);

  constructor(cells: readonly string[], supply: Readonly<Record<string, number>>, most = cells.length) {
    this.cells = cells;
    this.supply = supply;
    this.most = most;
  }

  #left(): Record<string, number> {
    const left = { ...this.supply };
    for (const kind of Object.values(this.lying)) left[kind] = (left[kind] ?? 0) - 1;
    return left;
  }

  /** Whether a card of a kind can be laid out now. Where one card is laid, another takes its place. */
  has(kind: string): boolean {
    return (this.most === 1 ? (this.supply[kind] ?? 0) : (this.left[kind] ?? 0)) > 0;
  }

  /** Take a card from beside into the hand, or the one that lies on a cell. */
  take(kind: string, from: string | null): void {
    if (from !== null || this.has(kind)) this.held = { kind, from };
  }

  drop(): void {
    this.held = null;
  }

  /** Put a card from beside on a cell; what lay there goes back. With one card to lay, it moves. */
  put(kind: string, cell: string): boolean {
    if (!this.cells.includes(cell)) return false;
    if (this.lying[cell] === kind) return true;
    if (!this.has(kind)) return false;
    const lying = this.most === 1 ? {} : { ...this.lying };
    if (!(cell in lying) && Object.keys(lying).length >= this.most) return false;
    lying[cell] = kind;
    this.lying = lying;
    return true;
  }

  /** Move a card to another cell; if one lies there they change places. */
  swap(from: string, to: string): boolean {
    const kind = this.lying[from];
    if (kind === undefined || !this.cells.includes(to) || from === to) return false;
    const { [from]: _, [to]: other, ...others } = this.lying;
    const lying: Record<string, string> = { ...others, [to]: kind };
    if (other !== undefined) lying[from] = other;
    this.lying = lying;
    return true;
  }

  /** Put what is held on a cell. A card from beside stays in the hand as long as there are more of it. */
  place(cell: string): boolean {
    const held = this.held;
    if (held === null) return false;
    const isDone = held.from === null ? this.put(held.kind, cell) : this.swap(held.from, cell);
    if (held.from !== null || this.most === 1 || !this.has(held.kind)) this.held = null;
    return isDone;
  }

  /** Put a card back beside the field. */
  lift(cell: string): boolean {
    if (!(cell in this.lying)) return false;
    const { [cell]: _, ...lying } = this.lying;
    this.lying = lying;
    if (this.held?.from === cell) this.held = null;
    return true;
  }

  clear(): void {
    this.lying = {};
    this.held = null;
  }

  /** Lay out everything again. False, and nothing changes, if there are not such cards or cells. */
  fill(lying: Readonly<Record<string, string>>): boolean {
    const needed: Record<string, number> = {};
    for (const kind of Object.values(lying)) needed[kind] = (needed[kind] ?? 0) + 1;
    const isWithin = Object.entries(needed).every(([kind, count]) => count <= (this.supply[kind] ?? 0));
    if (!isWithin || !Object.keys(lying).every((cell) => this.cells.includes(cell))) return false;
    if (Object.keys(lying).length > this.most) return false;
    this.lying = lying;
    this.held = null;
    return true;
  }
}
