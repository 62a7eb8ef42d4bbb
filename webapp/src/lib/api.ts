// The requests of the protocol, to the server or to the desk in this page (carrier.ts). A token goes only into the
// header of the request that needs it.

import type {
  Aid, AidForm, Answer, ClockTerms, ConnectedBot, Created, GameInfo, HintForm, Joined, Judgement, Ladder, Level, NewGame, NewTournament, News, NewsPage,
  Offer, OwnRating, Phrase, Refusal, RematchAsked, Replay, Setup, Speed, TableForm, TableRatings, TellingForm, Terms, Tournament,
  TournamentEntry, Value, Verdict, WatchedGame, Watching, Word,
} from "./protocol";
import { canStay, carrierOf, isForPage } from "./carrier";
import { home } from "./home.svelte";
import { kept, keepPlayer } from "./keep.svelte";
import type { Source } from "./replay.svelte";
import type { Review, ReviewEvent, Step } from "./reviewForm";
import type { DecisionForm, Explained, EyesForm, NineEvent, NineForm, Player, ReasonsForm, WhyForm, WorldForm } from "./worldForm";
import { events } from "./stream";
import { learnSides } from "./sides.svelte";
import { speakOf } from "./words.svelte";

/** Server errors that do not go away by asking again. */
const LASTING = ["broken-game", "full", "needs-server"];

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }

  /** Whether the same request may succeed later: nobody answered, or the server is busy or being repaired. */
  get isPassing(): boolean {
    if (LASTING.includes(this.refusal.error)) return false;
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Requests that identify the signed-in player: those about players, and those that give a seat. */
const NAMED = /^\/api\/(?:player(?:\/|$)|games$|continue$|another-world$|join$|ladder\?|lobby\/seek$|table\/(?:lobby|rematch)$|tournaments?(?:\/|\?|$))/;
const SIGNED_OUT = "signed-out";

const OFFLINE: Refusal = { error: "offline", text: "the server does not answer" };
const UNLOADED: Refusal = { error: "unloaded", text: "the game is not loaded in this page" };

async function send(method: string, path: string, token: string | null, body?: unknown, stop: AbortSignal | null = null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== null) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const isHere = isForPage(path, token);
  const player = !isHere && NAMED.test(path) ? kept.player : null;
  if (player !== null) headers["fogline-player"] = player.token;
  let response: Response;
  try {
    response = await carrierOf(path, token)(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: stop,
    });
  } catch {
    if (isHere) throw new Refused(UNLOADED, 0);
    const isNew = path === "/api/games" && method === "POST"; // the player decides whether to play here
    if (token === null && canStay(path) && !stop?.aborted && (await home.cut()) && !isNew) return send(method, path, token, body, stop);
    throw new Refused(OFFLINE, 0);
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => OFFLINE)) as Refusal;
    if (refusal.error === SIGNED_OUT && player !== null) {
      if (kept.player?.token === player.token) keepPlayer(null);
      if (!path.startsWith("/api/player")) return send(method, path, token, body, stop);
    }
    throw new Refused(refusal, response.status);
  }
  return response;
}

/** A truncated answer, or one that is not the server's, counts as no answer. */
async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new Refused(OFFLINE, 0);
  }
}

export async function ask<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const response = await send(method, path, token, body);
  return whole(response.json() as Promise<T>);
}

/** The same for answers that contain the agreed terms and the players: from now on cards are named as their set names
 * them. */
async function askOf<T extends { setup: Setup; seats: string[]; sides: string[] }>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const answer = await ask<T>(method, path, token, body);
  speakOf(answer.setup);
  learnSides(answer.setup.game, answer.seats, answer.sides);
  return answer;
}

export interface Agreement {
  hold?: string[];
  bots?: Record<string, Level>;
  clock?: ClockTerms | null;
  aid?: Aid;
  watching?: Watching;
}

export interface Listed {
  games: GameInfo[];
  compiled: boolean;
  "sign-in": string[];
}

export async function games(): Promise<Listed> {
  const answer = await ask<Listed>("GET", "/api/games", null);
  for (const { name, seats } of answer.games) for (const seating of seats) learnSides(name, seating.seats, seating.sides);
  return answer;
}
export const create = (wanted: NewGame): Promise<Created> => ask("POST", "/api/games", null, wanted);
export const goOn = (record: string, at: number, agreed: Agreement): Promise<Created> =>
  ask("POST", "/api/continue", null, { record, at, ...agreed });
export const terms = (invitation: string): Promise<Terms> =>
  askOf("POST", "/api/terms", null, { invitation });
export const join = (invitation: string, nonce: string): Promise<Joined> =>
  ask("POST", "/api/join", null, { invitation, nonce });

export async function offers(): Promise<Offer[]> {
  const { offers: found } = await ask<{ offers: Offer[] }>("GET", "/api/lobby", null);
  for (const { setup, seats, sides } of found) learnSides(setup.game, seats, sides);
  return found;
}
/** About how many people are here (0: few or nobody), and how many games anyone may watch now. */
export interface Here {
  people: number;
  watchable: number;
}
export const here = (): Promise<Here> => ask("GET", "/api/here", null);
/** Games that anyone may watch, after another of the list; and whether there are more. */
export const watched = (state: "running" | "over", after?: string): Promise<{ games: WatchedGame[]; more: boolean }> =>
  ask("GET", `/api/watch?${new URLSearchParams({ state, ...(after !== undefined && { after }) })}`, null);
/** An invitation to a game like this, or a new one that waits in the lobby. */
export const seek = (wanted: NewGame, besides: string[]): Promise<Created | { invitation: string }> =>
  ask("POST", "/api/lobby/seek", null, { ...wanted, besides });
/** Offer a seat to everybody, or challenge a bot. */
export const offer = (token: string, invitation: string, bot?: string): Promise<unknown> =>
  ask("POST", "/api/table/lobby", token, { invitation, ...(bot !== undefined && { bot }) });
export const bots = async (): Promise<ConnectedBot[]> => (await ask<{ bots: ConnectedBot[] }>("GET", "/api/bots", null)).bots;
export const withdraw = (token: string, invitation: string): Promise<unknown> => ask("POST", "/api/table/lobby/off", token, { invitation });

export const ladder = (game: string, speed: Speed): Promise<Ladder> => ask("GET", `/api/ladder?${new URLSearchParams({ game, speed })}`, null);
export const ownRatings = async (): Promise<OwnRating[]> => (await ask<{ ratings: OwnRating[] }>("GET", "/api/player/ratings", null)).ratings;
export const tableRatings = (token: string): Promise<TableRatings> => ask("GET", "/api/table/ratings", token);

export const tournaments = async (): Promise<TournamentEntry[]> =>
  (await ask<{ tournaments: TournamentEntry[] }>("GET", "/api/tournaments", null)).tournaments;
export const tournament = (id: string): Promise<Tournament> => ask("GET", `/api/tournament?${new URLSearchParams({ tournament: id })}`, null);
export const announce = (wanted: NewTournament): Promise<{ tournament: string }> => ask("POST", "/api/tournaments", null, wanted);
export const inTournament = (id: string, what: "enter" | "leave" | "call-off"): Promise<unknown> =>
  ask("POST", `/api/tournament/${what}`, null, { tournament: id });

export const look = (token: string): Promise<TableForm> => askOf("GET", "/api/table", token);
/** All news after a number; a long game sends them in pages. */
export async function news(token: string, after: number): Promise<NewsPage> {
  const all: News[] = [];
  for (;;) {
    const told = await ask<NewsPage>("GET", `/api/table/news?after=${after + all.length}`, token);
    all.push(...told.news);
    if (!told.more) return { ...told, news: all };
  }
}
export const act = (token: string, sequence: number, actions: string[]): Promise<Answer> =>
  ask("POST", "/api/table/actions", token, { sequence, actions });
/** Why these actions would be refused; null if they would be played. */
export const whyNot = async (token: string, sequence: number, actions: string[]): Promise<Refusal | null> =>
  (await ask<{ refusal: Refusal | null }>("POST", "/api/table/why-not", token, { sequence, actions })).refusal;
export const say = (token: string, sequence: number, word: Word): Promise<Answer> =>
  ask("POST", "/api/table/words", token, { sequence, word });
export const undo = (token: string, sequence: number): Promise<Answer> =>
  ask("POST", "/api/table/undo", token, { sequence });
export const aid = (token: string): Promise<AidForm> => ask("GET", "/api/table/aid", token);
export const hint = (token: string, step: number): Promise<HintForm> => ask("GET", `/api/table/hint?step=${step}`, token);
export const why = (token: string, at: number | null): Promise<WhyForm> =>
  ask("GET", `/api/table/why${at === null ? "" : `?at=${at}`}`, token);
export const judgement = (token: string): Promise<Judgement> => ask("GET", "/api/table/judgement", token);
export const telling = (token: string, sequence: number, actions: string[]): Promise<TellingForm> =>
  ask("POST", "/api/table/telling", token, { sequence, actions });
export const phrase = (token: string, phrase: Phrase): Promise<unknown> => ask("POST", "/api/table/phrases", token, { phrase });
export const rest = (token: string, days: number, left: number): Promise<unknown> =>
  ask("POST", "/api/table/holiday", token, { days, left });
export const addSeed = (token: string, seed: string): Promise<unknown> => ask("POST", "/api/table/seed", token, { seed });
export const rematch = (token: string, asked: RematchAsked): Promise<Joined> => ask("POST", "/api/table/rematch", token, asked);

export async function record(token: string): Promise<string> {
  const response = await send("GET", "/api/table/record", token);
  return whole(response.text());
}
export const verify = (text: string): Promise<Verdict> => ask("POST", "/api/verify", null, { record: text });
export const replay = (token: string, viewer: string, at: number, count: number): Promise<Replay> =>
  askOf("GET", `/api/table/replay?as=${encodeURIComponent(viewer)}&at=${at}&count=${count}`, token);
export const replayRecord = (text: string, viewer: string, at: number, count: number): Promise<Replay> =>
  askOf("POST", "/api/replay", null, { record: text, as: viewer, at, count });

/** Ask about a game that is over, or about a record: the same request, with a token or with the text. */
function sendAbout(source: Source, what: string, asked: Record<string, Value>, stop: AbortSignal | null = null): Promise<Response> {
  if (source.kind === "record") return send("POST", `/api/${what}`, null, { record: source.text, ...asked }, stop);
  const words = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return send("GET", `/api/table/${what}?${words}`, source.token, undefined, stop);
}

/** The same for work that takes a while. Aborts with *stop*. */
async function* eventsAbout(source: Source, what: string, asked: Record<string, Value>, stop: AbortSignal): AsyncGenerator<{ kind: string; form: unknown }> {
  const response = await sendAbout(source, what, asked, stop);
  try {
    for await (const { kind, data } of events(response.body!)) yield { kind, form: data === "" ? null : JSON.parse(data) };
  } catch {
    throw new Refused(OFFLINE, 0);
  }
}

/** A review while it is being made: of a finished game or a record; for one seat, or for all. */
export async function* reviewEvents(source: Source, viewer: string, first: string, stop: AbortSignal): AsyncGenerator<ReviewEvent> {
  for await (const { kind, form } of eventsAbout(source, "review", { as: viewer, first, lines: true }, stop)) {
    if (kind === "waiting") yield { kind };
    else if (kind === "step") yield { kind, ...(form as { seat: string; done: number; of: number; step: Step }) };
    else if (kind === "review") yield { kind, review: form as Review };
    else if (kind === "refused") yield { kind, refusal: form as Refusal };
  }
}

/** The possible beliefs of a seat's opponents after that many lines. */
export const eyes = async (source: Source, at: number, seat: string): Promise<EyesForm> =>
  whole((await sendAbout(source, "eyes", { at, as: seat })).json() as Promise<EyesForm>);
/** A bot's comparison in that position. */
export const reasons = async (source: Source, at: number, level: Explained): Promise<ReasonsForm> =>
  whole((await sendAbout(source, "reasons", { at, level })).json() as Promise<ReasonsForm>);
/** Continue from what a seat knew, with everything else drawn again. */
export const anotherWorld = (record: string, at: number, seat: string, agreed: Agreement): Promise<Created> =>
  ask("POST", "/api/another-world", null, { record, at, as: seat, ...agreed });
/** One decision in nine worlds, while they are being played; *action* is "" for the one that was played. */
export async function* nineEvents(source: Source, at: number, seat: string, action: string, level: Player, stop: AbortSignal): AsyncGenerator<NineEvent> {
  for await (const { kind, form } of eventsAbout(source, "nine-worlds", { at, as: seat, action, level }, stop)) {
    if (kind === "waiting") yield { kind };
    else if (kind === "decision") yield { kind, decision: form as DecisionForm };
    else if (kind === "world") yield { kind, world: form as WorldForm };
    else if (kind === "nine") yield { kind, nine: form as NineForm };
    else if (kind === "refused") yield { kind, refusal: form as Refusal };
  }
}
