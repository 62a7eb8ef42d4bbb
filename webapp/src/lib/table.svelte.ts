// One seat (or a watcher) at one table, as the server tells it. Closing it forgets all that was known.

import * as api from "./api";
import { Refused } from "./api";
import type { AidForm, News, Refusal, TableForm, Word } from "./protocol";
import { Patience } from "./patience";
import { listen } from "./stream";

export class SeatAtTable {
  /** All that the seat may know now; null before the first answer and after closing. */
  form = $state.raw<TableForm | null>(null);
  /** Everything the seat was told, the earliest first. */
  news = $state.raw<News[]>([]);
  /** The memory aid for this very position; null while it is worked out, and where there is none. */
  aid = $state.raw<AidForm | null>(null);
  /** Why the latest request was refused; null once something else was done. */
  refusal = $state.raw<Refusal | null>(null);
  isHeard = $state(true);
  isBusy = $state(false);

  #token: string;
  #stop: (() => void) | null = null;
  #opening: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  /** The table is to be read once more, whatever is being read now. */
  #isDue = false;
  /** The sequence that the aid is for, or is being worked out for. */
  #aidOf = -1;
  /** Of the refusals, the one that kept us from reading: it goes when reading succeeds. */
  #unread: Refusal | null = null;
  #isClosed = false;
  readonly #patience = new Patience();
  readonly #aidPatience = new Patience();

  constructor(token: string) {
    this.#token = token;
  }

  /** Read the table and listen from now on; while nobody answers it is tried again. */
  open(): Promise<void> {
    this.#patience.wake();
    this.#opening ??= this.#open().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #open(): Promise<void> {
    while (!this.#isClosed && this.form === null) {
      try {
        const [form, told] = await Promise.all([api.look(this.#token), api.news(this.#token, 0)]);
        if (this.#isClosed) return;
        this.news = told.news;
        this.#show(form);
        this.#stop = listen(this.#token, told.news.length, {
          news: (news) => this.#hear(news),
          table: (info) => {
            if (this.form) this.form = { ...this.form, ...info };
          },
          heard: (is) => this.#connect(is),
        });
        if (form.sequence !== told.news.length) await this.#read();
      } catch (error) {
        if (!this.#fail(error)) return;
        await this.#patience.rest();
      }
    }
  }

  /** Stop listening and forget everything. */
  close(): void {
    this.#isClosed = true;
    this.#stop?.();
    this.#patience.wake();
    this.#aidPatience.wake();
    this.#token = "";
    this.form = null;
    this.news = [];
    this.aid = null;
    this.refusal = this.#unread = null;
  }

  /** Play actions, all or none. True if they were played. */
  act(actions: string[]): Promise<boolean> {
    return this.#do((token, sequence) => api.act(token, sequence, actions));
  }

  undo(): Promise<boolean> {
    return this.#do((token, sequence) => api.undo(token, sequence));
  }

  say(word: Word): Promise<boolean> {
    return this.#do((token, sequence) => api.say(token, sequence, word));
  }

  /** Whether the seat is to act now. */
  get isToAct(): boolean {
    const form = this.form;
    return form !== null && form.seat !== null && form.outcome === null && form.toAct.includes(form.seat);
  }

  async #do(request: (token: string, sequence: number) => Promise<unknown>): Promise<boolean> {
    if (this.form === null || this.isBusy) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      await this.#send(request, this.form);
      await this.#read();
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Send a request. If there was news meanwhile, it is sent again as long as that changes nothing for this seat:
      somebody else has locked a plan, say. */
  async #send(request: (token: string, sequence: number) => Promise<unknown>, form: TableForm): Promise<void> {
    try {
      await request(this.#token, form.sequence);
    } catch (error) {
      if (!(error instanceof Refused && error.refusal.error === "stale")) throw error;
      await this.#read();
      const now = this.form;
      if (now === null || now.sequence === form.sequence || choicesOf(now) !== choicesOf(form)) throw error;
      await this.#send(request, now);
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (!this.#isClosed) this.refusal = error.refusal;
  }

  /** Note why reading failed. Whether it may succeed later. */
  #fail(error: unknown): boolean {
    this.#refuse(error);
    if (this.#isClosed) return false;
    this.#unread = this.refusal;
    return error instanceof Refused && error.isPassing;
  }

  #connect(isHeard: boolean): void {
    const isBack = isHeard && !this.isHeard;
    this.isHeard = isHeard;
    if (!isBack || this.#isClosed) return;
    this.#patience.wake();
    this.#aidPatience.wake();
    void this.#read();
  }

  #hear(news: News): void {
    if (this.#isClosed || news.number !== this.news.length + 1) return;
    this.news = [...this.news, news];
    if (this.form && news.number > this.form.sequence && !this.#reading) void this.#read();
  }

  #show(form: TableForm): void {
    this.form = form;
    if (this.refusal === this.#unread) this.refusal = null;
    this.#unread = null;
    void this.#readAid();
  }

  /** Read the table as it is from now on. A request that comes while it is read is served by one more reading. */
  #read(): Promise<void> {
    this.#isDue = true;
    this.#reading ??= this.#catchUp().finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** Read until the table is as new as what was heard of it. */
  async #catchUp(): Promise<void> {
    while (!this.#isClosed && (this.#isDue || (this.form !== null && this.form.sequence < this.news.length))) {
      this.#isDue = false;
      try {
        const form = await api.look(this.#token);
        if (this.#isClosed) return;
        this.#show(form);
      } catch (error) {
        if (!this.#fail(error)) return;
        this.#isDue = true;
        await this.#patience.rest();
      }
    }
  }

  /** Work out the aid for the position that is shown. Nothing older stays: a mark that is wrong is worse than none. */
  async #readAid(): Promise<void> {
    const form = this.form;
    if (form === null) return;
    if (form.seat === null || form.aid === "off" || form.outcome !== null) {
      this.aid = null;
      return;
    }
    const { sequence } = form;
    if (this.#aidOf === sequence) return;
    this.#aidOf = sequence;
    this.aid = null;
    while (!this.#isClosed && this.#aidOf === sequence) {
      try {
        const aid = await api.aid(this.#token);
        if (!this.#isClosed && this.#aidOf === sequence) this.aid = aid;
        return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!error.isPassing) return;
        await this.#aidPatience.rest();
      }
    }
  }
}

/** All that a seat may do and say, to be compared. */
function choicesOf(form: TableForm): string {
  return JSON.stringify([form.legal, form.canSay, form.offeredBy, form.outcome]);
}
