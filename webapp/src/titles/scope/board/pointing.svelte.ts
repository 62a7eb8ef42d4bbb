// How a player chooses an action on the board: the target, the meaning of a click or a key, the open menu, and the
// arrangement of a chosen quadrant. Every step comes from the legal list, through `choosing`.

import { untrack } from "svelte";
import type { Choosing } from "../../../lib/choosing.svelte";
import { verbName } from "../../../lib/names";
import type { Legal, View } from "../../../lib/protocol";
import type { Pick } from "../../../lib/title";
import type { ScopeTitle } from "../title";
import { verbKeys } from "../../../lib/verbKeys";
import { t } from "../../../lib/words.svelte";
import { Arrangement } from "./arrangement.svelte";
import type { MenuItem } from "./Menu.svelte";
import { beginnings, cellsOf, isNarrowed, quadrantsAt, quadrantsOf, reorderings, type Beginning } from "./picking";
import type { Places } from "./places";

/** The current state of the board. */
export interface Situation {
  readonly title: ScopeTitle;
  readonly view: View;
  readonly legal: Legal;
  readonly choosing: Choosing | null;
  readonly isBusy: boolean;
  readonly places: Places;
  /** The cell that the keys are on, or were last on. */
  readonly current: string | null;
  act(actions: string[]): Promise<boolean>;
  /** Give a cell the focus. */
  focus(cell: string): void;
}

/** The targets of a click or Enter: a cell, and one of the quadrants around it. */
export interface Aim {
  cell: string;
  quadrant: string | null;
}

export interface OpenMenu {
  /** The cell it belongs to. */
  cell: string;
  label: string;
  items: MenuItem[];
}

export class Pointing {
  aim = $state.raw<Aim | null>(null);
  menu = $state.raw<OpenMenu | null>(null);
  /** For players who listen to the board. */
  said = $state("");

  #now: Situation;

  constructor(situation: Situation) {
    this.#now = situation;
  }

  #options = $derived.by(() => this.#now.choosing?.options ?? []);
  #cells = $derived(cellsOf(this.#options));
  #quadrants = $derived(quadrantsOf(this.#options));
  /** Cells that complete an action in another order than in the notation. */
  #swapped: ReadonlyMap<string, Pick[]> = $derived.by(() => {
    const { choosing, legal, title } = this.#now;
    if (choosing === null || choosing.picked.length === 0) return new Map<string, Pick[]>();
    return reorderings(Object.values(legal).flat().map((action) => title.read(action)), choosing);
  });

  /** The cells marked because they can be pointed at; none while anything can start anywhere. */
  pickable: ReadonlySet<string> = $derived.by(() => {
    const { choosing, places } = this.#now;
    if (choosing === null || !isNarrowed(choosing)) return new Set<string>();
    const inQuadrants = [...this.#quadrants].flatMap((name) => places.model.quadrants[name] ?? []);
    return new Set([...this.#cells, ...this.#swapped.keys(), ...inQuadrants]);
  });
  picked: ReadonlySet<string> = $derived.by(() => cellsOf(this.#now.choosing?.picked ?? []));
  pickedQuadrants: ReadonlySet<string> = $derived.by(() => quadrantsOf(this.#now.choosing?.picked ?? []));
  aimedCell = $derived(
    this.aim && (this.#cells.has(this.aim.cell) || this.#swapped.has(this.aim.cell)) ? this.aim.cell : null,
  );

  /** Verb and quadrant, once only the order of its cards is left to choose. */
  #arranged = $derived.by(() => {
    const { choosing } = this.#now;
    const verb = choosing?.verb ?? choosing?.verbsLeft[0];
    const last = choosing?.picked.at(-1);
    return this.#options[0]?.kind === "arrangement" && verb && last?.kind === "quadrant" ? `${verb} ${last.quadrant}` : "";
  });
  arrangement = $derived.by(() => {
    const [verb = "", quadrant = ""] = this.#arranged.split(" ");
    if (!verb) return null;
    return new Arrangement(verb, quadrant, untrack(() => this.#now.places.model.quadrants[quadrant] ?? []));
  });
  /** By cell, the cards that have arrived in the quadrant. */
  arrivals: Record<string, string> = $derived.by(() => {
    const { arrangement } = this;
    return arrangement ? (this.#now.title.arrivals?.(this.#now.view, arrangement.verb, arrangement.quadrant) ?? {}) : {};
  });
  /** The action for the current order of the cards; null if there is none. */
  arranging = $derived.by(() => {
    const { arrangement } = this;
    if (!arrangement) return null;
    const { title, legal, view } = this.#now;
    return title.arrange(legal, view, arrangement.verb, arrangement.quadrant, arrangement.from);
  });

  /** Whether a cell can be pointed at only as part of a quadrant. */
  isPart(cell: string): boolean {
    return this.pickable.has(cell) && !this.#cells.has(cell) && !this.#swapped.has(cell);
  }

  // -- aiming --------------------------------------------------------------------------------------

  /** The meaning of a point in a cell; x and y run from 0 to 1 across it. */
  aimAt(cell: string, x: number, y: number): Aim {
    const { places } = this.#now;
    return { cell, quadrant: places.nearest(quadrantsAt(places, this.#quadrants, cell), cell, x, y) };
  }

  hover(aim: Aim | null): void {
    if (this.#now.choosing === null || this.menu || this.arrangement) return;
    if (aim?.cell !== this.aim?.cell || aim?.quadrant !== this.aim?.quadrant) this.aim = aim;
  }

  /** With keys the quadrant stays the same while the cell is part of it. */
  aimByKeys(cell: string): void {
    if (this.#now.choosing !== null && !this.arrangement) this.aim = { cell, quadrant: this.#kept(cell, this.#quadrants) };
  }

  turnQuadrant(cell: string): void {
    const { places } = this.#now;
    const around = quadrantsAt(places, this.#quadrants, cell);
    if (around.length === 0 || this.arrangement) return;
    const at = this.aim?.quadrant ? around.indexOf(this.aim.quadrant) : -1;
    const quadrant = around[(at + 1) % around.length]!;
    this.aim = { cell, quadrant };
    this.said = t("web-board-quadrant", { quadrant: places.quadrantName(quadrant) });
  }

  #kept(cell: string, quadrants: ReadonlySet<string>): string | null {
    const around = quadrantsAt(this.#now.places, quadrants, cell);
    return this.aim?.quadrant && around.includes(this.aim.quadrant) ? this.aim.quadrant : (around[0] ?? null);
  }

  // -- choosing ------------------------------------------------------------------------------------

  choose(aim: Aim): void {
    const { choosing, isBusy } = this.#now;
    if (choosing === null || isBusy || this.arrangement) return;
    this.menu = null;
    this.aim = aim;
    if (choosing.verb !== null || choosing.picked.length > 0) {
      this.#pickNext(choosing, aim);
      return;
    }
    const found = beginnings(choosing.candidates, aim.cell, aim.quadrant);
    if (found.length === 1 && found[0]!.action === null) this.#begin(found[0]!, aim.cell);
    else if (found.length) this.#offer(found, aim);
    else if (aim.cell === this.#now.view["focus"] && choosing.verbs.includes("shoot")) this.#shootFound(choosing, aim.cell);
    else {
      this.said = t("web-board-nothing", { cell: aim.cell });
      void this.#askWhy(`search ${aim.cell}`);
    }
  }

  /** Point at the card just found to shoot it, asking for the shooter if there is a choice. */
  #shootFound(choosing: Choosing, cell: string): void {
    choosing.begin("shoot");
    const [only, ...others] = choosing.candidates;
    if (only && others.length === 0) for (const pick of only.picks) choosing.pick(pick);
    this.#ask(cell);
  }

  /** Why nothing can be done there: the server refuses an action that it has not offered, and names the clause. */
  async #askWhy(action: string): Promise<void> {
    if (!Object.values(this.#now.legal).flat().includes(action)) await this.#now.act([action]);
  }

  /** Start the action with this letter at the cell; returns true if there is one. */
  startByLetter(cell: string, letter: string): boolean {
    const { choosing, isBusy, title } = this.#now;
    if (choosing === null || isBusy || this.arrangement) return false;
    const keys = verbKeys(title, choosing.verbs);
    const verbs = choosing.verbs.filter((verb) => keys.get(verb) === letter);
    if (verbs.length === 0) return false;
    choosing.clear();
    const begun = choosing.candidates.filter((choice) => verbs.includes(choice.verb));
    const quadrant = this.#kept(cell, quadrantsOf(begun.flatMap((choice) => choice.picks[0] ?? [])));
    const found = beginnings(begun, cell, quadrant);
    const unpointed = begun.find((choice) => choice.picks.length === 0);
    if (found.length > 1 || found[0]?.action) this.#offer(found, { cell, quadrant });
    else if (found[0]) this.#begin(found[0], cell);
    else {
      choosing.begin((unpointed ?? begun[0]!).verb);
      this.#ask(cell);
    }
    return true;
  }

  #pickNext(choosing: Choosing, { cell, quadrant }: Aim): void {
    const { verb } = choosing;
    const reordered = this.#swapped.get(cell);
    if (reordered) choosing.picked = reordered;
    else if (this.#cells.has(cell)) choosing.pick({ kind: "cell", cell });
    else if (quadrant !== null) choosing.pick({ kind: "quadrant", quadrant });
    else if (verb !== null) {
      // The same action may start elsewhere, too.
      choosing.begin(verb);
      const [again] = beginnings(choosing.candidates, cell, this.#kept(cell, quadrantsOf(choosing.options)));
      if (again) choosing.pick(again.pick);
      else if (this.#cells.size > 0) void this.#askWhy(`${verb} ${cell}`);
    }
    this.#ask(cell);
  }

  #begin(beginning: Beginning, cell: string): void {
    const { choosing } = this.#now;
    if (choosing === null) return;
    this.menu = null;
    choosing.begin(beginning.verb);
    choosing.pick(beginning.pick);
    if (choosing.ready !== null && choosing.options.length === 0 && this.#swapped.size === 0) {
      void this.play(choosing.ready, cell);
      return;
    }
    this.#ask(cell);
    if (!this.menu && !this.arrangement) this.#now.focus(cell);
  }

  /** The actions that start here. */
  #offer(found: Beginning[], { cell, quadrant }: Aim): void {
    const { title, view, places } = this.#now;
    const label = ({ verb, pick, action }: Beginning): string => {
      if (action !== null) return title.sentence(action, view);
      const place = pick.kind === "quadrant" ? places.quadrantName(pick.quadrant) : cell;
      return t("web-board-begin", { verb: verbName(title, verb), place });
    };
    this.#open(cell, [
      ...found.map((one) => ({ label: label(one), isMain: found.length === 1, aim: () => (this.aim = { cell, quadrant }), run: () => this.#begin(one, cell) })),
      ...(found.some(({ pick }) => pick.kind === "quadrant") ? this.#others(cell, this.#quadrants, quadrant, (other) => this.choose({ cell, quadrant: other })) : []),
      ...this.#foretelling(found.length === 1 ? found[0]!.action : null),
      { label: t("web-board-back"), run: () => this.close() },
    ]);
  }

  /** Ask for confirmation once an action is complete. */
  #ask(cell: string): void {
    const { choosing, title, view } = this.#now;
    const ready = choosing?.ready;
    if (!choosing || !ready) return;
    const goesOn = choosing.options.some((option) => option.kind === "cell") || this.#swapped.size > 0;
    this.#open(cell, [
      { label: title.sentence(ready, view), isMain: true, run: () => void this.play(ready, cell) },
      ...this.#instead(choosing, cell),
      ...this.#foretelling(ready),
      ...(goesOn ? [{ label: t("web-board-more"), run: () => this.#leave(cell) }] : []),
      { label: t("web-board-back"), run: () => this.close() },
    ]);
  }

  /** At a training table: the disclosure of the action. The menu stays open. */
  #foretelling(action: string | null): MenuItem[] {
    const foretell = this.#now.choosing?.foretell ?? null;
    return action === null || foretell === null ? [] : [{ label: t("web-advice-tell"), run: () => foretell(action) }];
  }

  /** Alternatives to the Quadrant that was picked last. */
  #instead(choosing: Choosing, cell: string): MenuItem[] {
    const last = choosing.picked.at(-1);
    if (last?.kind !== "quadrant") return [];
    const before = choosing.picked.slice(0, -1);
    const quadrants = quadrantsOf(choosing.choicesAfter(before).flatMap((choice) => choice.picks[before.length] ?? []));
    return this.#others(cell, quadrants, last.quadrant, (quadrant) => {
      choosing.picked = [...before, { kind: "quadrant", quadrant }];
      this.#ask(cell);
    });
  }

  /** Quadrants overlap: those around the cell other than *chosen*, each outlined while the menu points at it. */
  #others(cell: string, quadrants: ReadonlySet<string>, chosen: string | null, run: (quadrant: string) => void): MenuItem[] {
    const { places } = this.#now;
    return quadrantsAt(places, quadrants, cell).filter((quadrant) => quadrant !== chosen).map((quadrant) => ({
      label: t("web-board-instead", { quadrant: places.quadrantName(quadrant) }),
      aim: () => (this.aim = { cell, quadrant }),
      run: () => run(quadrant),
    }));
  }

  #open(cell: string, items: MenuItem[]): void {
    this.menu = { cell, label: t("web-board-menu", { place: cell }), items };
  }

  async play(action: string, cell: string | null): Promise<void> {
    const { choosing, isBusy } = this.#now;
    this.menu = null;
    if (isBusy) return;
    if (cell !== null) this.#now.focus(cell);
    if (await this.#now.act([action])) {
      choosing?.clear();
      if (cell !== null && document.activeElement === document.body) this.#now.focus(cell);
    }
  }

  /** Close the menu and continue pointing. */
  #leave(cell: string): void {
    this.menu = null;
    this.#now.focus(cell);
  }

  /** Close the menu and take back its choice. */
  close(): void {
    const cell = this.menu?.cell;
    this.menu = this.aim = null;
    this.back();
    if (cell !== undefined) this.#now.focus(cell);
  }

  back(): void {
    const { choosing } = this.#now;
    if (choosing === null) return;
    if (choosing.picked.length > 1) choosing.back();
    else choosing.clear();
  }

  /** Another position: nothing is open or aimed at any more. */
  forget(): void {
    this.menu = this.aim = null;
  }

  // -- arranging -----------------------------------------------------------------------------------

  exchange(one: string, other: string): void {
    this.arrangement?.exchange(one, other);
    this.said = t("web-board-exchanged", { one: this.#nameAt(other), cell: other, other: this.#nameAt(one), place: one });
  }

  /** Lift a card, put it back, or exchange it with the lifted one. */
  touch(cell: string): void {
    const { arrangement } = this;
    if (!arrangement || this.#now.isBusy || !arrangement.cells.includes(cell)) return;
    const { lifted } = arrangement;
    if (lifted !== null && lifted !== cell) {
      this.exchange(lifted, cell);
      return;
    }
    arrangement.touch(cell);
    this.said = t(lifted === null ? "web-board-lifted" : "web-board-put-back", { cell, card: this.#nameAt(cell) });
  }

  /** Take a lifted card along to the next cell; returns false if it cannot go there. */
  carry(from: string, to: string): boolean {
    const { arrangement } = this;
    if (!arrangement || arrangement.lifted !== from) return true;
    if (!arrangement.cells.includes(to) || this.#now.isBusy) return false;
    this.exchange(from, to);
    arrangement.lifted = to;
    return true;
  }

  cancelArranging(): void {
    const cell = this.arrangedCell;
    this.back();
    if (cell !== null) this.#now.focus(cell);
  }

  /** The keys' cell while cards are arranged: their previous cell, or the first of the quadrant. */
  get arrangedCell(): string | null {
    const { current } = this.#now;
    const cells = this.arrangement?.cells ?? [];
    return current !== null && cells.includes(current) ? current : (cells[0] ?? null);
  }

  #nameAt(cell: string): string {
    const origin = this.arrangement?.from[cell] ?? cell;
    const code = this.arrivals[origin] ?? this.#now.places.squares.get(origin)?.card ?? null;
    return code === null ? t("web-board-no-card") : this.#now.title.cardName(code);
  }
}
