// The content and the timing of the page. A result stays for a moment before the next one is shown; news that arrive
// meanwhile wait, together with their position. The seat is never asked to act in a position that is not on screen.

import { isStill } from "./appearance";
import type { Caption } from "./captions";
import { kept, type Speed } from "./keep.svelte";
import type { News, TableForm } from "./protocol";

/** Milliseconds that a result stays (from when the page has drawn it), and the pause after it. */
const TIMES: Record<Speed, { stay: number; pause: number }> = {
  instant: { stay: 0, pause: 0 },
  brisk: { stay: 1400, pause: 300 },
  calm: { stay: 2800, pause: 600 },
};
/** If more results than this are waiting, they are no longer shown one by one. */
const MAX_WAITING = 5;

interface Listener {
  captions(fresh: News[], earlier: News[]): Caption[];
  /** How many of the news were shown before the page was opened. */
  known(news: News[], form: TableForm): number;
  /** These news are shown now; *isLast*: nothing more is waiting. */
  shown(fresh: News[], captions: Caption[], isFirst: boolean, isLast: boolean): void;
}

export class Pace {
  /** The position on screen; null before the first, and after everything was forgotten. */
  form = $state.raw<TableForm | null>(null);
  /** All news shown so far, the earliest first. */
  news = $state.raw<News[]>([]);
  captions = $state.raw<Caption[]>([]);
  /** A result is on screen: automatic steps wait. */
  isShowing = $state(false);
  /** A newer position is not shown yet. */
  isBehind = $state(false);

  #told: News[] = [];
  /** The positions that are not shown yet, the newest last; never empty after the first. */
  #forms: TableForm[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Only the result is shown for now: something newer waits, or the end of the game. */
  get isWaiting(): boolean {
    return this.isBehind || (this.isShowing && this.form !== null && this.form.outcome !== null);
  }

  /** The server's latest position, and all news so far. */
  take(form: TableForm, news: News[]): void {
    this.#told = news;
    this.#forms = [...this.#forms.filter((one) => one.sequence < form.sequence), form];
    if (this.form === null) this.#open(form);
    else this.#advance();
  }

  /** Show the waiting results immediately: the one on screen has been seen. */
  goOn(): void {
    if (!this.isShowing) return;
    this.#end();
    this.#advance();
  }

  /** Nothing about a seat stays in the page when it is closed. */
  forget(): void {
    this.#end();
    this.form = null;
    this.news = this.#told = [];
    this.captions = [];
    this.#forms = [];
    this.isBehind = false;
  }

  get #live(): TableForm {
    return this.#forms.at(-1)!;
  }

  /** How many of the news the latest position includes. */
  get #known(): number {
    return Math.min(this.#live.sequence, this.#told.length);
  }

  #open(form: TableForm): void {
    const news = this.#told.slice(0, this.#known);
    const known = this.#listener.known(news, form);
    this.form = form;
    this.news = news;
    this.captions = this.#listener.captions(news.slice(known), news.slice(0, known));
    if (known < news.length) this.#listener.shown(news.slice(known), this.captions, true, true);
  }

  #advance(): void {
    while (this.news.length < this.#known) {
      const waiting = this.#told.slice(this.news.length, this.#known);
      const fresh = this.#next(waiting);
      const isOwn = fresh.some((one) => one.action !== null);
      const captions = this.#listener.captions(fresh, this.news);
      if (this.isShowing && !isOwn && captions.length > 0) break;
      this.#show(fresh, captions, isOwn);
    }
    this.#place();
  }

  /** The part of the waiting news to show together: one result with its context, up to the next result or an action of
   * the seat itself; all of it, if too much is waiting. */
  #next(waiting: News[]): News[] {
    let end = waiting.length;
    let results = 0;
    for (const [at, one] of waiting.entries()) {
      const isResult = this.#listener.captions([one], [...this.news, ...waiting.slice(0, at)]).length > 0;
      const isNewOwn = one.action !== null && waiting[at - 1]?.action === null;
      if ((isResult && results > 0) || isNewOwn) end = Math.min(end, at);
      if (isResult) results += 1;
    }
    return waiting.slice(0, results > MAX_WAITING ? waiting.length : end);
  }

  #show(fresh: News[], captions: Caption[], isOwn: boolean): void {
    if (isOwn) this.#end();
    this.news = this.#told.slice(0, this.news.length + fresh.length);
    if (isOwn || captions.length > 0 || fresh.some((one) => one["is-undo"])) this.captions = captions;
    this.#place();
    if (captions.length > 0) this.#stay(captions);
    this.#listener.shown(fresh, captions, false, !this.isBehind);
  }

  /** Show the latest position that does not include waiting news; if there is none, keep the current one. Joined seats
   * and clocks are always up to date. */
  #place(): void {
    const live = this.#live;
    const isAll = this.news.length >= this.#known && !(this.isShowing && live.sequence > this.news.length);
    const found = isAll ? live : (this.#forms.findLast((one) => one.sequence <= this.news.length) ?? this.form!);
    this.#forms = this.#forms.filter((one) => one.sequence >= found.sequence);
    this.isBehind = found.sequence < live.sequence;
    const { joined, players, rematch, bots, clock } = live;
    const info = { joined, players, rematch, "rematch-terms": live["rematch-terms"], bots, clock };
    this.form = this.isBehind ? { ...found, ...info } : live;
  }

  #stay(captions: Caption[]): void {
    const { stay, pause } = TIMES[kept.settings.speed];
    if (stay === 0) return;
    this.#end();
    this.isShowing = true;
    const after = isStill() ? 0 : Math.max(...captions.map((one) => one.after));
    const stopShowing = (): void => {
      if (this.isBehind) this.captions = [];
      this.#timer = setTimeout(() => this.goOn(), pause);
    };
    // A slow machine may take long to draw the result: its time starts after that.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(stopShowing, stay + after)));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.isShowing = false;
  }
}

/** Keys for moving about and looking; all others continue. */
export const LOOKING = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Arrow.*|Home|End|Page.*)$/;

/** Whether a pressed key continues to the waiting results. */
export function goesOn(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || LOOKING.test(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [contenteditable]"));
}
