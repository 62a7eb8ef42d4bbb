// One lesson in progress. The learner's own actions replace those of the record; everything else is played as written.
// While the learner follows the record, the answers are stored here; once the learner leaves it, the server replays the
// lines so far and says what is legal, as in any game. If it does not answer, the lesson continues as written.

import * as api from "../lib/api";
import { Refused } from "../lib/api";
import { Choosing } from "../lib/choosing.svelte";
import type { GameEvent, Legal, News, Position, Refusal, Setup } from "../lib/protocol";
import type { Title } from "../lib/title";
import { speakOf } from "../lib/words.svelte";
import { isAccepted, type Notes, type Played, type Step } from "./lessons";

export class Lesson {
  readonly choosing = new Choosing();
  /** The number of the step on screen. */
  number = $state(0);
  /** The last step that the learner has reached. */
  reached = $state(0);
  position = $state.raw<Position | null>(null);
  setup = $state.raw<Setup | null>(null);
  /** The events between the previous step and this one. */
  happened = $state.raw<GameEvent[]>([]);
  latest = $state.raw<News[]>([]);
  /** Whether the learner has just done something legal that the step did not ask for. */
  isAstray = $state(false);
  /** Whether the learner's own line could not be followed without a server. */
  isAsWritten = $state(false);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  #title: Title;
  #notes: Notes;
  #header: string;
  #written: readonly string[];
  #lines: string[];
  #played: Played;
  #told = 0;

  constructor(title: Title, notes: Notes, record: string, played: Played) {
    this.#title = title;
    this.#notes = notes;
    const [header = "", body = ""] = record.split("\n\n");
    this.#header = header;
    this.#written = body.split("\n").filter((line) => line !== "");
    this.#lines = [...this.#written];
    this.#played = played;
  }

  get steps(): Step[] {
    return this.#notes.steps;
  }

  get step(): Step {
    return this.steps[this.number]!;
  }

  get seat(): string {
    return this.#notes.seat;
  }

  get isAsking(): boolean {
    return this.step.accept !== undefined;
  }

  get isLast(): boolean {
    return this.number === this.steps.length - 1;
  }

  /** The learner's choices now; empty in steps that are only read. */
  get legal(): Legal {
    return this.isAsking ? (this.position?.legal ?? {}) : {};
  }

  begin(): Promise<void> {
    this.reached = 0;
    return this.#show(0);
  }

  back(): Promise<void> {
    return this.number > 0 ? this.#show(this.number - 1) : Promise.resolve();
  }

  /** Go to the next step, but not past one in which the learner still has to act. */
  async next(): Promise<void> {
    if (this.isLast || (this.isAsking && this.number === this.reached)) return;
    await this.#show(this.number + 1);
  }

  /** Play the learner's action if the step accepts it; otherwise show a hint. Several actions at once must match the
   * script. */
  async act(actions: string[]): Promise<boolean> {
    const [action, ...others] = actions;
    if (action === undefined || this.isBusy || !this.isAsking) return false;
    const isScript = others.every((other, at) => this.#lines[this.step.at + 1 + at] === `${this.seat}: ${other}`);
    if (!isScript || !isAccepted(this.step, action)) {
      this.isAstray = true;
      this.choosing.clear();
      return false;
    }
    this.#lines[this.step.at] = `${this.seat}: ${action}`;
    this.reached = this.number;
    await this.#show(this.number + 1);
    return true;
  }

  /** Do what the step asks, as in the record if that is possible here. */
  async demonstrate(): Promise<void> {
    const wanted = Object.values(this.legal).flat().filter((action) => isAccepted(this.step, action));
    const written = this.#lines[this.step.at]!.slice(this.seat.length + 2);
    const action = wanted.includes(written) ? written : wanted[0];
    if (action !== undefined) await this.act([action]);
  }

  async #show(number: number): Promise<void> {
    if (this.isBusy) return;
    const step = this.steps[number]!;
    const before = number > this.number ? this.step.at : step.at;
    this.isBusy = true;
    this.refusal = null;
    try {
      const first = Math.min(before + 1, step.at);
      const replay = await this.#replay(first, step.at);
      const told = replay.positions.filter((position) => position.at > before);
      this.setup = replay.setup;
      this.latest = told.map((position) => this.#news(position));
      this.happened = told.flatMap((position) => position.events);
      this.position = replay.positions.at(-1)!;
      this.number = number;
      this.reached = Math.max(this.reached, number);
      this.isAstray = false;
      this.choosing.offer(this.#title, this.legal);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.isBusy = false;
    }
  }

  /** The positions from one line to another. */
  async #replay(first: number, last: number): Promise<Played> {
    const lines = this.#lines.slice(0, last);
    this.isAsWritten = false;
    if (lines.some((line, at) => line !== this.#written[at])) {
      try {
        return await api.replayRecord([this.#header, "", ...lines, ""].join("\n"), this.seat, first, last - first + 1);
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 0) throw error;
        this.#lines = [...this.#written];
        this.isAsWritten = true;
      }
    }
    const { setup, positions } = this.#played;
    speakOf(setup);
    return { setup, positions: positions.filter(({ at }) => at >= first && at <= last) };
  }

  #news(position: Position): News {
    const isOwn = position.line?.seat === this.seat;
    return {
      number: ++this.#told,
      action: isOwn ? position.line!.action : null,
      "is-undo": false,
      events: position.events,
    };
  }
}
