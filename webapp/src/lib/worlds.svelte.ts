// Other worlds of the position in a replay: the opponents' possible beliefs there, the computer's comparison, and one
// decision in nine worlds. The work stops when nobody is listening any more.

import * as api from "./api";
import type { Refusal } from "./protocol";
import type { Source } from "./replay.svelte";
import type { DecisionForm, Explained, Eyes, NineForm, Player, ReasonsForm, WorldForm } from "./worldForm";

/** Milliseconds for which a position must stay before its worlds are requested. */
const PAUSE = 200;

export class Worlds {
  /** The seat whose knowledge counts. */
  seat = $state("");
  /** Whether the board is shown through the opponents' eyes. */
  isLooking = $state(false);
  eyes = $state.raw<Eyes[]>([]);
  /** The index of the opponent who looks, if there are several. */
  looker = $state(0);
  reasons = $state.raw<ReasonsForm | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  #source: Source;
  #wanted = 0;
  #kept = new Map<string, Eyes[]>();

  constructor(source: Source, seat: string) {
    this.#source = source;
    this.seat = seat;
  }

  /** The opponent through whose eyes the board is shown. */
  get looking(): Eyes | null {
    return this.isLooking ? (this.eyes[this.looker] ?? this.eyes[0] ?? null) : null;
  }

  /** Forget the answers about another position. */
  leave(): void {
    this.#wanted++;
    this.eyes = [];
    this.reasons = null;
    this.refusal = null;
  }

  /** Look through the eyes of the opponents after that many lines. */
  async look(at: number): Promise<void> {
    const name = `${this.seat} ${at}`;
    const wanted = ++this.#wanted;
    const known = this.#kept.get(name);
    if (known) this.eyes = known;
    else await this.#ask(wanted, PAUSE, async () => {
      const { eyes } = await api.eyes(this.#source, at, this.seat);
      this.#kept.set(name, eyes);
      return () => (this.eyes = eyes);
    });
  }

  /** A bot's comparison at that level after that many lines. */
  explain(at: number, level: Explained): Promise<void> {
    return this.#ask(++this.#wanted, 0, async () => {
      const reasons = await api.reasons(this.#source, at, level);
      return () => (this.reasons = reasons);
    });
  }

  async #ask(wanted: number, pause: number, ask: () => Promise<() => void>): Promise<void> {
    if (pause > 0) await new Promise((go) => setTimeout(go, pause));
    if (wanted !== this.#wanted) return;
    this.isBusy = true;
    this.refusal = null;
    try {
      const show = await ask();
      if (wanted === this.#wanted) show();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      if (wanted === this.#wanted) this.refusal = error.refusal;
    } finally {
      this.isBusy = false;
    }
  }
}

/** One decision in nine worlds, while the games are being played. */
export class NineWorlds {
  decision = $state.raw<DecisionForm | null>(null);
  worlds = $state.raw<readonly WorldForm[]>([]);
  nine = $state.raw<NineForm | null>(null);
  isWaiting = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  #stop = new AbortController();

  /** *action* is "" for the one that was played. */
  constructor(source: Source, at: number, seat: string, action: string, level: Player) {
    void this.#follow(source, at, seat, action, level);
  }

  /** Stop: nobody wants it any more. */
  stop(): void {
    this.#stop.abort();
  }

  async #follow(source: Source, at: number, seat: string, action: string, level: Player): Promise<void> {
    const { signal } = this.#stop;
    try {
      for await (const event of api.nineEvents(source, at, seat, action, level, signal)) {
        if (signal.aborted) return;
        this.isWaiting = event.kind === "waiting";
        if (event.kind === "decision") this.decision = event.decision;
        else if (event.kind === "world") this.worlds = [...this.worlds, event.world];
        else if (event.kind === "refused") this.refusal = event.refusal;
        else if (event.kind === "nine") [this.decision, this.worlds, this.nine] = [event.nine, event.nine.worlds, event.nine];
      }
      if (this.nine === null && this.refusal === null) this.refusal = { error: "offline", text: "it broke off" };
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = error.refusal;
    }
  }
}
