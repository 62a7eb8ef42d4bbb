// One seat (or a watcher) at one table, as the server tells it. Closing it forgets all that was known.

import * as api from "./api";
import { Refused } from "./api";
import type { AidForm, News, Refusal, TableForm, Word } from "./protocol";
import { listen } from "./stream";

export class SeatAtTable {
  /** All that the seat may know now; null before the first answer and after closing. */
  form = $state.raw<TableForm | null>(null);
  /** Everything the seat was told, the earliest first. */
  news = $state.raw<News[]>([]);
  aid = $state.raw<AidForm | null>(null);
  /** Why the latest request was refused; null once something else was done. */
  refusal = $state.raw<Refusal | null>(null);
  isHeard = $state(true);
  isBusy = $state(false);

  #token: string;
  #stop: (() => void) | null = null;
  #reading: Promise<void> | null = null;
  #isClosed = false;

  constructor(token: string) {
    this.#token = token;
  }

  /** Read the table and listen from now on. */
  async open(): Promise<void> {
    try {
      const [form, told] = await Promise.all([api.look(this.#token), api.news(this.#token, 0)]);
      if (this.#isClosed) return;
      this.news = told.news;
      this.form = form;
      void this.#readAid();
      this.#stop = listen(this.#token, told.news.length, {
        news: (news) => this.#hear(news),
        table: (info) => {
          if (this.form) this.form = { ...this.form, ...info };
        },
        heard: (is) => (this.isHeard = is),
      });
      if (form.sequence !== told.news.length) await this.#read();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Stop listening and forget everything. */
  close(): void {
    this.#isClosed = true;
    this.#stop?.();
    this.#token = "";
    this.form = null;
    this.news = [];
    this.aid = null;
    this.refusal = null;
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
      await request(this.#token, this.form.sequence);
      await this.#read();
      return true;
    } catch (error) {
      this.#refuse(error);
      if (error instanceof Refused && error.refusal.error === "stale") await this.#read();
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (!this.#isClosed) this.refusal = error.refusal;
  }

  #hear(news: News): void {
    if (this.#isClosed || news.number !== this.news.length + 1) return;
    this.news = [...this.news, news];
    if (this.form && news.number > this.form.sequence) void this.#read();
  }

  /** Read the table; requests that come while it is read are served by the same reading, or by one more after it. */
  async #read(): Promise<void> {
    while (this.#reading) await this.#reading;
    if (this.#isClosed) return;
    const read = async (): Promise<void> => {
      try {
        const form = await api.look(this.#token);
        if (this.#isClosed) return;
        this.form = form;
        void this.#readAid();
      } catch (error) {
        this.#refuse(error);
      }
    };
    this.#reading = read();
    await this.#reading;
    this.#reading = null;
  }

  async #readAid(): Promise<void> {
    const form = this.form;
    if (form === null || form.seat === null || form.aid === "off" || form.outcome !== null) {
      this.aid = null;
      return;
    }
    try {
      const aid = await api.aid(this.#token);
      if (!this.#isClosed && this.form?.sequence === form.sequence) this.aid = aid;
    } catch {
      // the aid is a help; the game goes on without it
    }
  }
}
