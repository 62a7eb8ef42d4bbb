// A finished game, or a record from a file, read position by position as somebody saw it. Positions come in blocks and
// are kept as long as the reader is.

import * as api from "./api";
import { Refused } from "./api";
import type { Position, Refusal, Replay, Setup } from "./protocol";
import { beginsTurn } from "./turns";

/** Where the positions come from: a game that is over, by a token, or the text of a record. */
export type Source = { kind: "game"; token: string } | { kind: "record"; text: string };

/** The server sends this many at once. */
const BLOCK = 50;
/** So close to the end of a block the next one is fetched. */
const NEAR = 15;

export class Reader {
  /** The number of lines; positions are numbered from 0 to it. -1 before the first answer. */
  of = $state(-1);
  at = $state(0);
  viewer = $state("all");
  setup = $state.raw<Setup | null>(null);
  seats = $state.raw<string[]>([]);
  /** The position that is shown: that of `at` and `viewer`, or the one before while it is fetched. */
  position = $state.raw<Position | null>(null);
  /** Who has it. */
  seenBy = $state("all");
  refusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);

  #source: Source;
  #blocks = new Map<string, Promise<Position[]>>();
  #wanted = 0;

  constructor(source: Source, viewer: string) {
    this.#source = source;
    this.viewer = viewer;
  }

  /** Show the position after *at* lines. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, this.of < 0 ? at : Math.min(at, this.of));
    await this.#show();
  }

  /** Look through other eyes. */
  async lookAs(viewer: string): Promise<void> {
    this.viewer = viewer;
    await this.#show();
  }

  /** Go to where the next turn (*step* 1) or the one before (-1) begins; to the end or the beginning if there is none. */
  async turn(step: 1 | -1): Promise<void> {
    const found = await this.#try(() => this.#turnFrom(this.at, step));
    if (found !== undefined) await this.go(found);
  }

  /** The whole record as text; undefined if it is refused. */
  record(): Promise<string | undefined> {
    const source = this.#source;
    return this.#try(() => (source.kind === "record" ? Promise.resolve(source.text) : api.record(source.token)));
  }

  async #show(): Promise<void> {
    const wanted = ++this.#wanted;
    const [viewer, at] = [this.viewer, this.at];
    this.isBusy = true;
    const position = await this.#try(() => this.#read(viewer, at));
    if (wanted !== this.#wanted) return;
    this.isBusy = false;
    if (position === undefined) return;
    this.position = position;
    this.seenBy = viewer;
    this.#prefetch(viewer, at);
  }

  async #turnFrom(at: number, step: 1 | -1): Promise<number> {
    for (let next = at + step; next > 0 && next < this.of; next += step)
      if ((await this.#read(this.viewer, next)).events.some(beginsTurn)) return next;
    return step > 0 ? this.of : 0;
  }

  /** What *ask* gives; undefined if the server refuses it, which `refusal` then tells. */
  async #try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await ask();
      this.refusal = null;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return undefined;
    }
  }

  async #read(viewer: string, at: number): Promise<Position> {
    const positions = await this.#block(viewer, Math.floor(at / BLOCK));
    return positions[at % BLOCK]!;
  }

  #block(viewer: string, number: number): Promise<Position[]> {
    const name = `${viewer} ${number}`;
    let block = this.#blocks.get(name);
    if (!block) {
      block = this.#fetch(viewer, number * BLOCK).then((replay) => {
        this.of = replay.of;
        this.setup = replay.setup;
        this.seats = replay.seats;
        return replay.positions;
      });
      this.#blocks.set(name, block);
      block.catch(() => this.#blocks.delete(name));
    }
    return block;
  }

  #fetch(viewer: string, at: number): Promise<Replay> {
    return this.#source.kind === "record"
      ? api.replayRecord(this.#source.text, viewer, at, BLOCK)
      : api.replay(this.#source.token, viewer, at, BLOCK);
  }

  #prefetch(viewer: string, at: number): void {
    const next = Math.floor((at + NEAR) / BLOCK);
    if (next * BLOCK <= this.of) this.#block(viewer, next).catch(() => undefined);
  }
}
