// The game desk in this page. It has a Worker for the table, which knows everything about the games, and one for the
// opponent, which receives only a seat's knowledge; and a third for reviews of records. This page passes messages
// between them, and stores the table's texts. Only one tab of a browser has the desk, so that none undoes another's
// changes.

import { desk, type Stage } from "../lib/desk.svelte";
import { fetched, keepMemory, type Files } from "./files";
import type { Beginning } from "./python";
import WORKER from "./python?worker&url";
import { remove, store, stored, type Saved } from "./store";

/** The messages of the table (docs/page.md). */
export type TableSays =
  | { kind: "ready" }
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "begin"; id: number; status: number; type: string }
  | { kind: "chunk"; id: number; text: string }
  | { kind: "end"; id: number }
  | { kind: "save"; game: string; text: string }
  | { kind: "forget"; game: string }
  | { kind: "think"; id: number; line: string }
  | { kind: "unthink"; id: number };
export type ThinkerSays =
  | { kind: "ready" }
  | { kind: "thought"; id: number; line: string; done: boolean }
  | { kind: "failed-thought"; id: number; why: string };

/** Receives the table's answers to requests; null: the table has gone and answers nothing more. */
export type Heard = (said: Extract<TableSays, { id: number; kind: "answer" | "begin" | "chunk" | "end" }> | null) => void;

const NAME = "fogline-desk";
/** Milliseconds in which another tab gives up the desk, if it can at all. */
const GRACE = 3000;
const LEAVE = "leave";
/** Requests that soon need the opponent's Worker, which starts beside the table's. */
const FOR_GAMES = /^\/api\/(?:games|table|continue|another-world)\b/;
/** The beginnings of lines that ask for work on a record. */
const ON_RECORDS = '{"do":';

/** This browser has no module Workers. */
class TooOld extends Error {}

/** A Worker that runs Python. */
class Python {
  readonly #worker: Worker;

  /** *isFirst*: if no memory is kept, this one's is. */
  constructor(module: Beginning["module"], files: Files, hear: (text: string) => void, fail: () => void, isFirst = false) {
    let isModule = false;
    const options = { name: `fogline-${module}`, get type(): WorkerType { isModule = true; return "module"; } };
    this.#worker = new Worker(WORKER, options);
    if (!isModule) throw new TooOld(); // a browser without module Workers does not read the type
    this.#worker.onmessage = ({ data }: MessageEvent<string | Blob | null>) => {
      if (typeof data === "string") hear(data);
      else void keepMemory((files.memory = data));
    };
    this.#worker.onerror = () => {
      void keepMemory((files.memory = null)); // the next one starts anew
      fail();
    };
    this.#worker.postMessage({ module, files, isFirst } satisfies Beginning);
  }

  say(message: object): void {
    this.#worker.postMessage(JSON.stringify(message));
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** The opponent: it thinks about one thing at a time. */
class Opponent {
  readonly #files: Files;
  readonly #tell: (said: object) => void;
  #python: Python | null = null;
  #waiting: { id: number; line: string }[] = [];
  #current: number | null = null;

  constructor(files: Files, tell: (said: object) => void) {
    this.#files = files;
    this.#tell = tell;
  }

  /** Start Python, if it has not been started. */
  prepare(): Python {
    const hear = (text: string): void => this.#hear(JSON.parse(text) as ThinkerSays);
    return (this.#python ??= new Python("thinker", this.#files, hear, () => this.#fail(), true));
  }

  think(id: number, line: string): void {
    this.#waiting.push({ id, line });
    this.#next();
  }

  /** Nobody waits for it any more. A running task ends with its Worker: Python cannot be interrupted. */
  unthink(id: number): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
    if (this.#current !== id) return;
    this.end();
    this.#next();
  }

  end(): void {
    this.#python?.end();
    this.#python = this.#current = null;
  }

  #next(): void {
    if (this.#current !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#current = next.id;
    this.prepare().say({ kind: "think", ...next });
  }

  #hear(said: ThinkerSays): void {
    if (said.kind === "ready") return;
    this.#tell(said);
    if (said.kind === "thought" && !said.done) return;
    this.#current = null;
    this.#next();
  }

  #fail(): void {
    const id = this.#current;
    this.end();
    if (id !== null) this.#tell({ kind: "failed-thought", id, why: "the opponent's Worker has ended" });
    this.#next();
  }
}

class Desk {
  #opening: Promise<void> | null = null;
  #table: Python | null = null;
  #bots: Opponent | null = null;
  /** For work on records, which may take minutes, so that no bot waits for it. */
  #reader: Opponent | null = null;
  /** The player wants to play, not only to read a record or to solve a puzzle. */
  #isForGame = false;
  readonly #waiting = new Map<number, Heard>();
  #latest = 0;
  /** By game, the latest text, whether the browser has stored it or not. */
  readonly #written = new Map<string, string>();
  /** The latest text that was stored, or is being stored. */
  #storing: Promise<void> = Promise.resolve();
  /** Gives other tabs the desk. */
  #release: (() => void) | null = null;
  readonly #tabs = channel();

  constructor() {
    this.#tabs?.addEventListener("message", () => void this.#leave());
    addEventListener("online", () => desk.stage === "cut" && this.retry());
  }

  /** Send the table a request. Returns a function that stops it. */
  async request(asked: { path: string }, hear: Heard): Promise<() => void> {
    this.#isForGame ||= FOR_GAMES.test(asked.path);
    await this.#open();
    const id = (this.#latest += 1);
    this.#waiting.set(id, hear);
    this.#table!.say({ kind: "request", id, ...asked });
    return () => {
      if (this.#waiting.delete(id)) this.#table?.say({ kind: "stop", id });
    };
  }

  /** The latest text of a game. */
  async textOf(game: string): Promise<string | null> {
    return this.#written.get(game) ?? (await stored()).find(({ id }) => id === game)?.text ?? null;
  }

  /** A game from a file becomes one of this page's. */
  async add(game: Saved): Promise<void> {
    await this.#open();
    this.#table!.say({ kind: "restore", games: [game] });
    this.#store(store(game));
    await this.#storing;
  }

  /** The player has removed a game. */
  async forget(game: string): Promise<void> {
    this.#table?.say({ kind: "forget", game });
    await remove(game);
  }

  /** Load the files without opening the desk. */
  async prepare(): Promise<void> {
    if (!["closed", "cut", "elsewhere"].includes(desk.stage)) return;
    try {
      await this.#fetched();
      desk.stage = "closed";
    } catch {
      desk.stage = "cut";
    }
  }

  #fetched(): Promise<Files> {
    return fetched((got, all) => Object.assign(desk, { stage: "fetching", got, all }));
  }

  /** Try again after a fault. */
  retry(): void {
    desk.stage = "closed";
    this.#open().catch(() => undefined); // the page shows why
  }

  /** Take the desk from the tab that has it. */
  takeOver(): void {
    this.#tabs?.postMessage(LEAVE);
    desk.stage = "closed";
    this.#opening = this.#opened(GRACE).finally(() => (this.#opening = null));
    this.#opening.catch(() => undefined);
  }

  async #open(): Promise<void> {
    if (this.#table !== null && desk.stage === "open") return;
    if (["cut", "broken", "old"].includes(desk.stage)) throw new Error(desk.stage); // until the player tries again
    this.#opening ??= this.#opened(0).finally(() => (this.#opening = null));
    await this.#opening;
  }

  async #opened(grace: number): Promise<void> {
    if (!isAble()) return this.#close("old");
    if (!(await this.#claim(grace))) return this.#close("elsewhere");
    let files: Files;
    try {
      files = await this.#fetched();
    } catch {
      return this.#close("cut");
    }
    desk.stage = "starting";
    try {
      await this.#begun(files);
    } catch (error) {
      return this.#close(error instanceof TooOld ? "old" : "broken");
    }
    desk.stage = "open";
  }

  /** The table is there, with all games that are stored. */
  async #begun(files: Files): Promise<void> {
    const games = await stored().catch(() => {
      desk.isUnstored = true;
      return [];
    });
    await new Promise<void>((ready, fail) => {
      const table = new Python(
        "table",
        files,
        (text) => {
          const said = JSON.parse(text) as TableSays;
          if (said.kind === "ready") ready();
          else this.#hear(said);
        },
        () => {
          if (this.#table !== table) return;
          fail(new Error("table"));
          this.#close("broken", false);
        },
      );
      this.#table = table;
      this.#bots = new Opponent(files, (said) => table.say(said));
      this.#reader = new Opponent(files, (said) => table.say(said));
      table.say({ kind: "restore", games });
      if (this.#isForGame) this.#bots.prepare();
    });
  }

  #hear(said: Exclude<TableSays, { kind: "ready" }>): void {
    if (said.kind === "save") {
      this.#written.set(said.game, said.text);
      this.#store(store({ id: said.game, text: said.text }));
    }
    else if (said.kind === "forget") this.#store(remove(said.game));
    else if (said.kind === "think") (said.line.startsWith(ON_RECORDS) ? this.#reader : this.#bots)!.think(said.id, said.line);
    else if (said.kind === "unthink") for (const one of [this.#bots!, this.#reader!]) one.unthink(said.id);
    else {
      const hear = this.#waiting.get(said.id);
      if (said.kind === "answer" || said.kind === "end") this.#waiting.delete(said.id);
      hear?.(said);
    }
  }

  #store(work: Promise<void>): void {
    const stored = work.catch(() => void (desk.isUnstored = true));
    this.#storing = Promise.all([this.#storing, stored]).then(() => undefined);
  }

  /** Take the desk for this tab alone. Returns whether that worked; another tab gets *grace* to give it up. */
  async #claim(grace: number): Promise<boolean> {
    if (this.#release !== null || navigator.locks === undefined) return true;
    const hold = (options: LockOptions): Promise<boolean> =>
      new Promise((resolve, reject) => {
        navigator.locks
          .request(NAME, options, (lock) => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise<void>((release) => (this.#release = release));
          })
          .catch((error: unknown) => {
            reject(error as Error);
            if (this.#release !== null) this.#gone(); // another tab has taken it
          });
      });
    // A browser that blocks storage may block locks: then tabs have nothing in common.
    if (grace === 0) return hold({ ifAvailable: true }).catch(() => true);
    return hold({ signal: AbortSignal.timeout(grace) }).catch(() => hold({ steal: true }));
  }

  /** Another tab asks for the desk: give it up once everything is stored. */
  async #leave(): Promise<void> {
    if (this.#release === null) return;
    await this.#storing;
    this.#gone();
  }

  #gone(): void {
    this.#close("elsewhere", false);
  }

  /** End everything that has started, for a reason. All waiting requests get it. */
  #close(stage: Stage, isError = true): void {
    this.#table?.end();
    this.#bots?.end();
    this.#reader?.end();
    this.#table = this.#bots = this.#reader = null;
    desk.stage = stage;
    this.#release?.();
    this.#release = null;
    for (const hear of this.#waiting.values()) hear(null);
    this.#waiting.clear();
    if (isError) throw new Error(stage);
  }
}

/** The channel to other tabs; null where the browser blocks it together with storage. */
function channel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Whether this browser can run games in the page, apart from module Workers. */
const isAble = (): boolean =>
  [globalThis.Worker, globalThis.WebAssembly, globalThis.indexedDB, globalThis.DecompressionStream].every((one) => one !== undefined);

export const theDesk = new Desk();
