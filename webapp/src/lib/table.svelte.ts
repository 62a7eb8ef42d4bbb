// One seat (or a watcher) at one table, as the server reports it. Closing it forgets everything.

import * as api from "./api";
import { Refused } from "./api";
import type { AidForm, Answer, Legal, News, PositionNow, Refusal, SaidPhrase, TableForm, Word } from "./protocol";
import { Patience } from "./patience";
import { addSeed, keepSeal } from "./seal";
import { listen } from "./stream";

export class SeatAtTable {
  /** Everything that the seat may know now; null before the first answer and after closing. */
  form = $state.raw<TableForm | null>(null);
  /** All news for the seat, the earliest first. */
  news = $state.raw<News[]>([]);
  /** The phrases said at the table lately, the earliest first. */
  phrases = $state.raw<SaidPhrase[]>([]);
  /** The memory aid for exactly this position; null while it is being worked out, and where there is none. */
  aid = $state.raw<AidForm | null>(null);
  /** Why the latest request was refused; null after the next action. */
  refusal = $state.raw<Refusal | null>(null);
  isHeard = $state(true);
  /** From a request of the seat until the page shows its result: the player's next actions refer to the page. */
  isBusy = $state(false);

  #token: string;
  #stop: (() => void) | null = null;
  #opening: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  /** The table must be read once more after the current reading. */
  #isDue = false;
  /** The sequence number that the aid is for, or is being worked out for. */
  #aidOf = -1;
  /** The refusal that prevented a reading; cleared when reading succeeds. */
  #unread: Refusal | null = null;
  #isClosed = false;
  /** A position whose news have not arrived yet. */
  #ahead: PositionNow | null = null;
  /** Ends the wait for the result of a request: from this number on the table shows it. */
  #awaited: { sequence: number; done: () => void } | null = null;
  readonly #patience = new Patience();
  readonly #aidPatience = new Patience();

  constructor(token: string) {
    this.#token = token;
  }

  /** Read the table and listen from now on; retried while nobody answers. */
  open(): Promise<void> {
    this.#patience.wake();
    this.#opening ??= this.#open().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #open(): Promise<void> {
    while (!this.#isClosed && this.form === null) {
      try {
        const [form, told] = await Promise.all([api.look(this.#token), api.news(this.#token, 0)]);
        await addSeed(this.#token, form);
        if (this.#isClosed) return;
        this.news = told.news;
        this.phrases = told.phrases;
        this.#show(form);
        this.#stop = listen(this.#token, told.news.length, {
          news: (news) => this.#note(news),
          table: (now) => {
            if ("sequence" in now) this.#take(now);
            else if (this.form) this.form = { ...this.form, ...now };
          },
          phrase: (said) => {
            if (said.at > (this.phrases.at(-1)?.at ?? 0)) this.phrases = [...this.phrases, said];
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
    this.phrases = [];
    this.aid = this.#ahead = null;
    this.refusal = this.#unread = null;
  }

  /** Play actions, all or none. Returns true if they were played. Actions not known to be legal are asked about first,
   * so that nothing is sent only to be refused. */
  act(actions: string[]): Promise<boolean> {
    return this.#do(async (token, sequence) => {
      const refusal = this.#isLegal(actions) ? null : await api.whyNot(token, sequence, actions);
      if (refusal !== null) throw new Refused(refusal, 200);
      return api.act(token, sequence, actions);
    });
  }

  undo(): Promise<boolean> {
    return this.#do((token, sequence) => api.undo(token, sequence));
  }

  say(word: Word): Promise<boolean> {
    return this.#do((token, sequence) => api.say(token, sequence, word));
  }

  /** Forget the refusal, unless it prevents the table from being read. */
  forgive(): void {
    if (this.refusal !== this.#unread) this.refusal = null;
  }

  /** Whether the seat is to act now. */
  get isToAct(): boolean {
    const form = this.form;
    return form !== null && form.seat !== null && form.outcome === null && form["to-act"].includes(form.seat);
  }

  #isLegal([first, ...more]: string[]): boolean {
    return more.length === 0 && Object.values(this.form?.legal ?? {}).some((actions) => actions.includes(first!));
  }

  async #do(request: Request): Promise<boolean> {
    if (this.form === null || this.isBusy) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      const answer = await this.#send(request, this.form);
      answer.news.forEach((news) => this.#note(news));
      this.#take(answer.table);
      await this.#shows(answer.sequence);
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Wait until the table shows news number *sequence*, or cannot be read. */
  async #shows(sequence: number): Promise<void> {
    if (this.#isClosed || this.form === null || this.form.sequence >= sequence) return;
    const shown = new Promise<void>((done) => (this.#awaited = { sequence, done }));
    await Promise.race([shown, this.#read()]);
    this.#awaited = null;
  }

  /** Send a request. If news came meanwhile, it is sent again, unless they changed something for this seat: for
   * example, somebody else has locked a plan. */
  async #send(request: Request, form: TableForm): Promise<Answer> {
    try {
      return await request(this.#token, form.sequence);
    } catch (error) {
      if (!(error instanceof Refused && error.refusal.error === "stale")) throw error;
      await this.#read();
      const now = this.form;
      if (now === null || now.sequence === form.sequence || choicesOf(now) !== choicesOf(form)) throw error;
      return await this.#send(request, now);
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (!this.#isClosed) this.refusal = error.refusal;
  }

  /** Note why reading failed. Returns whether it may succeed later. */
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

  /** The answer to a request and the stream carry the same news: whichever comes second adds nothing. */
  #note(news: News): void {
    if (!this.#isClosed && news.number === this.news.length + 1) this.news = [...this.news, news];
    if (this.#ahead !== null) this.#take(this.#ahead);
  }

  /** Show a position once all of its news are here, unless it is older than the one on screen. */
  #take(now: PositionNow): void {
    if (this.form === null || now.sequence < this.form.sequence) return;
    this.#ahead = now.sequence > this.news.length ? now : null;
    if (this.#ahead === null) this.#show({ ...this.form, ...now });
  }

  #show(form: TableForm): void {
    keepSeal(form, this.news);
    this.form = { ...form, legal: this.#sameLegal(form) ?? form.legal };
    if (this.#awaited !== null && form.sequence >= this.#awaited.sequence) {
      this.isBusy = false;
      this.#awaited.done();
    }
    if (this.refusal === this.#unread) this.refusal = null;
    this.#unread = null;
    void this.#readAid();
  }

  /** The current legal list, if it is unchanged and the seat has not acted since (the table was read again after a cut,
   * or somebody else has acted in secret): the choice in progress stays. */
  #sameLegal(form: TableForm): Legal | null {
    const shown = this.form;
    if (shown === null || !this.isToAct || this.news.length < form.sequence) return null;
    if (this.news.slice(shown.sequence, form.sequence).some((news) => news.action !== null)) return null;
    return JSON.stringify(shown.legal) === JSON.stringify(form.legal) ? shown.legal : null;
  }

  /** Read the table in its current state. A request during a reading is served by one more reading. */
  #read(): Promise<void> {
    this.#isDue = true;
    this.#reading ??= this.#catchUp().finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** Read once more for requests that came during the reading. */
  async #catchUp(): Promise<void> {
    while (!this.#isClosed && this.#isDue) {
      this.#isDue = false;
      try {
        const form = await api.look(this.#token);
        if (this.#isClosed) return;
        if (this.form === null || form.sequence >= this.form.sequence) this.#show(form);
      } catch (error) {
        if (!this.#fail(error)) return;
        this.#isDue = true;
        await this.#patience.rest();
      }
    }
  }

  /** Work out the aid for the position on screen. No older aid stays: a wrong mark is worse than none. */
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

type Request = (token: string, sequence: number) => Promise<Answer>;

/** All legal actions and table commands of a seat, for comparison. */
function choicesOf(form: TableForm): string {
  return JSON.stringify([form.legal, form["can-say"], form["offered-by"], form.outcome]);
}
