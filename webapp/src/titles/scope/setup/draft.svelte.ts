// A draft layout: which card lies on which cell, which are left beside the field, and which the player is holding. It
// exists in the page only; nothing is sent before the player confirms.

export interface Held {
  kind: string;
  /** The cell that the card was taken from; null if it came from beside the field. */
  from: string | null;
}

export class Draft {
  /** By cell, the kind that lies there. */
  lying = $state.raw<Readonly<Record<string, string>>>({});
  held = $state.raw<Held | null>(null);

  /** The fillable cells in the order of filling; cards stay when this changes. */
  cells = $state.raw<readonly string[]>([]);
  /** By kind, how many cards there are. */
  supply = $state.raw<Readonly<Record<string, number>>>({});
  /** The maximum number of cards laid out at once. */
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

  /** Whether a card of a kind can be laid out now. Where only one card is laid, another replaces it. */
  has(kind: string): boolean {
    return (this.most === 1 ? (this.supply[kind] ?? 0) : (this.left[kind] ?? 0)) > 0;
  }

  /** Pick up a card from beside the field, or the one on a cell. */
  take(kind: string, from: string | null): void {
    if (from !== null || this.has(kind)) this.held = { kind, from };
  }

  drop(): void {
    this.held = null;
  }

  /** Put a card from beside the field on a cell; a card that lay there goes back. If only one card is laid, it moves. */
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

  /** Move a card to another cell; if that one is occupied, they change places. */
  swap(from: string, to: string): boolean {
    const kind = this.lying[from];
    if (kind === undefined || !this.cells.includes(to) || from === to) return false;
    const { [from]: _, [to]: other, ...others } = this.lying;
    const lying: Record<string, string> = { ...others, [to]: kind };
    if (other !== undefined) lying[from] = other;
    this.lying = lying;
    return true;
  }

  /** Put the held card on a cell. A card from beside the field stays in hand while more of its kind are left. */
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

  /** Replace the whole layout. Returns false and changes nothing if it names cards or cells that do not exist. */
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
