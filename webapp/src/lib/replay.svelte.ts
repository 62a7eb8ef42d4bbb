// A finished game, or a record from a file, read position by position as somebody saw it. Positions are fetched in
// blocks and kept until the page is left.

import * as api from "./api";
import { Refused } from "./api";
import type { Position, Refusal, Replay, Setup, View } from "./protocol";
import { beginsTurn } from "./turns";

/** Where the positions come from: a finished game, by a token, or the text of a record. */
export type Source = { kind: "game"; token: string } | { kind: "record"; text: string };

/** The server sends this many at once. */
const BLOCK = 50;
/** A line of the list of moves: a position, or positions that have not been read yet. */
export type Move = { kind: "position"; position: Position } | { kind: "gap"; from: number; to: number };

/** This close to the end of a block, the next one is fetched. */
const NEAR = 15;

export class Reader {
  /** The number of lines; positions are numbered from 0 up to it. -1 before the first answer. */
  of = $state(-1);
  at = $state(0);
  viewer = $state("all");
  setup = $state.raw<Setup | null>(null);
  seats = $state.raw<string[]>([]);
  /** The position on screen: that of `at` and `viewer`, or the previous one while it is fetched. */
  position = $state.raw<Position | null>(null);
  /** The viewer of that position. */
  seenBy = $state("all");
  refusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);
  /** Whether the set-up counts as one step. */
  isFolded = $state(true);
  /** The first position after the set-up; 0 if there is none, or before it is known. */
  setUpTo = $state(0);
  /** Whether the length and the end of the game may be shown. */
  isOpen = $state(false);
  /** The latest position shown so far. */
  furthest = $state(0);

  #source: Source;
  #isSettingUp: (game: string, view: View) => boolean;
  #blocks = new Map<string, Promise<Position[]>>();
  /** The positions fetched so far, by viewer and number. */
  #loaded = $state.raw<ReadonlyMap<string, Position[]>>(new Map());
  #wanted = 0;
  #opening = Promise.resolve();

  constructor(source: Source, viewer: string, isSettingUp: (game: string, view: View) => boolean) {
    this.#source = source;
    this.viewer = viewer;
    this.#isSettingUp = isSettingUp;
  }

  /** Read the beginning. */
  open(): Promise<void> {
    this.#opening = this.#open();
    return this.#opening;
  }

  async #open(): Promise<void> {
    await this.#try(async () => {
      await this.#read(this.viewer, 0);
      await this.#findSetUp(this.setup!.game);
    });
    if (this.of >= 0) await this.go(0);
  }

  /** The first position: the one after the set-up, where that is one step. */
  get start(): number {
    return this.isFolded ? this.setUpTo : 0;
  }

  /** The last position that the reader may know of. */
  get end(): number {
    return this.isOpen ? this.of : Math.max(this.furthest, this.at);
  }

  /** Show the position after *at* lines; inside a folded set-up, its end. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, this.of < 0 ? at : Math.min(at, this.of));
    this.at = Math.max(wanted, this.start);
    await this.#show();
  }

  /** One step forward, or back. */
  async step(by: 1 | -1): Promise<void> {
    await this.#opening;
    await this.go(this.at + by);
  }

  /** Fold the set-up, or unfold it. */
  async fold(isFolded: boolean): Promise<void> {
    this.isFolded = isFolded;
    await this.go(this.at);
  }

  /** The moves that the reader may know of, in the viewer's words. */
  get moves(): Move[] {
    const moves: Move[] = [];
    const first = this.isFolded ? Math.max(1, this.setUpTo) : 1;
    for (let number = 0; number * BLOCK <= this.end; number++) {
      const block = this.#loaded.get(`${this.seenBy} ${number}`);
      const [from, to] = [Math.max(first, number * BLOCK), Math.min(this.end, number * BLOCK + BLOCK - 1)];
      if (block === undefined && from <= to) moves.push({ kind: "gap", from, to });
      for (const position of block ?? []) {
        if (position.at < from || position.at > to) continue;
        if (position.line || position.events.length || position.at === first) moves.push({ kind: "position", position });
      }
    }
    return moves;
  }

  /** The positions before the one on screen, for the same viewer, where they have been fetched. */
  get earlier(): Position[] {
    const end = this.position?.at ?? 0;
    const numbers = Array.from({ length: Math.ceil(end / BLOCK) }, (_, number) => number);
    return numbers.flatMap((number) => this.#loaded.get(`${this.seenBy} ${number}`) ?? []).filter(({ at }) => at < end);
  }

  /** A position for the viewer, if it has been fetched. */
  loaded(viewer: string, at: number): Position | undefined {
    return this.#loaded.get(`${viewer} ${Math.floor(at / BLOCK)}`)?.[at % BLOCK];
  }

  /** A position for the viewer; undefined if there is none, or if it is refused. */
  async readAs(viewer: string, at: number): Promise<Position | undefined> {
    await this.#opening;
    return at > this.of ? undefined : this.#try(() => this.#read(viewer, at));
  }

  /** Read all positions of a viewer, one block after the other. */
  async readAll(viewer: string): Promise<void> {
    await this.#opening;
    await this.#try(async () => {
      for (let number = 0; number * BLOCK <= this.of; number++) await this.#block(viewer, number);
    });
  }

  /** Look through other eyes. */
  async lookAs(viewer: string): Promise<void> {
    this.viewer = viewer;
    await this.#show();
  }

  /** Go to where the next turn (*step* 1) or the previous one (-1) begins; if there is none, to the end or the
   * beginning. */
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
    this.furthest = Math.max(this.furthest, at);
    this.#prefetch(viewer, at);
  }

  /** Find where the set-up ends. In a game that never left the set-up, nothing is folded. */
  async #findSetUp(game: string): Promise<void> {
    for (let at = 0; at <= this.of; at++) {
      if (this.#isSettingUp(game, (await this.#read(this.viewer, at)).view)) continue;
      this.setUpTo = at;
      return;
    }
  }

  async #turnFrom(at: number, step: 1 | -1): Promise<number> {
    for (let next = at + step; next > 0 && next < this.of; next += step)
      if ((await this.#read(this.viewer, next)).events.some(beginsTurn)) return next;
    return step > 0 ? this.of : 0;
  }

  /** The result of *ask*; undefined if the server refuses it, which `refusal` then explains. */
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
        this.#loaded = new Map([...this.#loaded, [name, replay.positions]]);
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
