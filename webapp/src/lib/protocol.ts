// The messages of the server, both ways: docs/protocol.md explains each field.

/** A text of the locale files, with its values. */
export interface Message {
  key: string;
  values: Record<string, Said>;
}
export type Said = string | number | Message | Said[];

export type Value = string | number | boolean;

export interface Setup {
  game: string;
  scenario: string;
  options: Record<string, Value>;
  data: string;
  /** The values printed on the cards, in a game whose cards come from a set; the title reads them. */
  cards?: unknown;
}

export interface Outcome {
  winners: string[];
  reasons: string[];
}

export type Level = "recruit" | "regular" | "veteran" | "ace";
/** Not every title has the highest (`GameInfo.levels`). */
export const LEVELS: readonly Level[] = ["recruit", "regular", "veteran", "ace"];

export type Aid = "off" | "shown" | "deductions" | "probabilities";
export const AIDS: readonly Aid[] = ["off", "shown", "deductions", "probabilities"];

/** Seconds: at the start, added per turn, and the maximum. */
export interface ClockTerms {
  start: number;
  bonus: number;
  most: number | null;
  /** No clock runs on these days, in that time zone. */
  "free-days"?: Weekday[];
  zone?: string;
  /** Days on which a seat may stop its own clock. */
  holidays?: number;
}

export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

export interface Clock extends ClockTerms {
  left: Record<string, number>;
  running: string[];
  /** Seconds from now until the free days begin (negative: they have begun) and end. */
  "next-free"?: { from: number; until: number };
  /** By seat, the holidays left; and for each seat on holiday the seconds until it ends. */
  "holidays-left"?: Record<string, number>;
  away?: Record<string, number>;
}

export type Sides = "changed" | "same";

/** The terms of the player who asked for a rematch first. */
export interface RematchTerms {
  sides: Sides;
  bots: Record<string, Level>;
}

/** The terms of a rematch request. */
export interface RematchAsked {
  sides?: Sides;
  /** The level of the computer, on all its seats. */
  level?: Level;
}

export type Watching = { kind: "public" } | { kind: "delayed"; turns: number };

/** The contents of a view depend on the game; the titles read them (see `titles/`). */
export type View = Record<string, unknown>;

/** Actions in notation, by their first word. */
export type Legal = Record<string, string[]>;

export interface TableForm {
  game: string;
  seat: string | null;
  seats: string[];
  /** By seat, in the same order. */
  sides: string[];
  rules: number;
  setup: Setup;
  sequence: number;
  "to-act": string[];
  outcome: Outcome | null;
  view: View;
  legal: Legal;
  "can-say": Word[];
  "offered-by": string | null;
  joined: string[];
  /** By seat, the names of signed-in players. */
  players: Record<string, string>;
  rematch: string | null;
  "rematch-terms": RematchTerms | null;
  bots: Record<string, Level>;
  clock: Clock | null;
  aid: Aid;
  training: boolean;
  /** Whether the computer explains its moves. */
  reasons: boolean;
  rated: boolean;
  watching: Watching;
  listed: boolean;
  /** Whether bot accounts may take seats. */
  "bot-accounts": boolean;
  late?: number;
  /** The first commitment, and whether the seat has added a seed; null in a game that cannot be verified. */
  verifiable?: { commitment: string; "is-seeded": boolean } | null;
}

export type Word = "resign" | "offer draw" | "accept draw" | "decline draw";

/** Preset phrases at the table, shown to each player in their own language. */
export const PHRASES = ["hello", "good-luck", "thinking", "one-moment", "well-played", "thanks", "sorry", "good-game", "rematch"] as const;
export type Phrase = (typeof PHRASES)[number];

/** A phrase from a seat, with its time in milliseconds, which is unique within a table. */
export interface SaidPhrase {
  at: number;
  seat: string;
  phrase: Phrase;
}

export interface GameEvent {
  event: string;
  clause: string;
  message: Message;
  [field: string]: unknown;
}

export interface News {
  number: number;
  action: string | null;
  "is-undo": boolean;
  events: GameEvent[];
  /** A commitment to all actions so far; null in a game that cannot be verified. */
  commitment?: string | null;
}

/** The result of a request: its news, and the position after them. */
export interface Answer {
  sequence: number;
  news: News[];
  table: PositionNow;
}

/** The part of a table that changes while the game goes on. */
export type PositionNow = TableInfo & Pick<TableForm, "sequence" | "to-act" | "outcome" | "view" | "legal" | "can-say" | "offered-by" | "verifiable">;

/** The public data about a table that is not part of the news. */
export interface TableInfo {
  joined: string[];
  /** By seat, the names of signed-in players. */
  players: Record<string, string>;
  rematch: string | null;
  "rematch-terms": RematchTerms | null;
  bots: Record<string, Level>;
  clock: Clock | null;
}

/** One page of news, and whether there is more. */
export interface NewsPage extends TableInfo {
  news: News[];
  /** The phrases said at the table lately. */
  phrases: SaidPhrase[];
  more: boolean;
}

/** The result of checking a record. */
export interface Verdict {
  verifiable: boolean;
  holds: boolean;
  first: string | null;
  checks: { check: string; holds: boolean; message: Message }[];
}

export interface Link {
  token: string;
  link: string;
}

export interface NewGame {
  game: string;
  scenario: string;
  options?: Record<string, Value>;
  data?: string;
  hold?: string[];
  bots?: Record<string, Level>;
  clock?: ClockTerms | null;
  aid?: Aid;
  training?: boolean;
  reasons?: boolean;
  rated?: boolean;
  watching?: Watching;
  /** Whether it is listed among the games to watch. */
  listed?: boolean;
  /** Whether bot accounts may take seats. */
  "bot-accounts"?: boolean;
}

export interface Created {
  game: string;
  seats: Record<string, Link>;
  invitations: Record<string, Link>;
  watch: Link;
}

export interface Joined extends Link {
  game: string;
  seat: string;
  watch: Link;
  /** For a rematch: links for the other seats, for the player who asked first. */
  invitations?: Record<string, Link>;
}

/** The agreed terms, for somebody who is invited. */
export interface Terms {
  game: string;
  seat: string;
  seats: string[];
  sides: string[];
  setup: Setup;
  clock: ClockTerms | null;
  aid: Aid;
  rated: boolean;
  watching: Watching;
  listed: boolean;
  /** Whether bot accounts may take seats. */
  "bot-accounts": boolean;
  joined: string[];
  /** By seat, the names of signed-in players. */
  players: Record<string, string>;
  /** The number of lines taken over from an earlier game; 0 for a new one. */
  begun: number;
}

/** An action that was compared; chances and shares from 0 to 1. */
export interface AdvisedAction {
  action: string;
  "win-chance": number;
  /** The share of the worlds in which nothing is better. */
  "best-in": number;
  "bits-given": number;
  facts: Message[];
}

/** A hint: its first step names a kind of action, or a few actions if there is only one kind; later steps name the
 * candidates. */
export interface HintForm {
  step: number;
  judge: string;
  /** 0 where nothing is compared. */
  worlds: number;
  verb: string | null;
  among: string[];
  /** The things to look at: cells, Units, cards. */
  area: string[];
  /** From the second step on, the best one first. */
  candidates?: AdvisedAction[];
  /** The share of the worlds in which another action is the best. */
  "others-best-in"?: number;
  /** Why the best one is better, in a sentence or two. */
  reason?: Message[];
}

export type JudgedAs = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "unclear";

/** The value of the latest action; nulls where nothing is compared. */
export interface Judgement {
  action: string;
  judge: string;
  worlds: number;
  verdict: JudgedAs | null;
  loss: number | null;
  played: AdvisedAction | null;
  best: AdvisedAction | null;
  /** Why the best action is better; empty unless the verdict needs it. */
  reasons: Message[];
}

/** One piece of news that a side may receive, in addition to what it receives in any case. */
export interface ToldOutcome {
  /** The percentages of all outcomes of a side, and of the others, add up to 100. */
  percent: number;
  ends: boolean;
  events: GameEvent[];
}

/** The disclosure of actions to one other side. */
export interface ToldSide {
  side: string;
  "is-same": boolean;
  ends: number;
  bits: number;
  /** How the worlds are weighted: `even`, or by the beliefs of a level. */
  model: string;
  worlds: number;
  "is-exact": boolean;
  /** The events that are told in every world. */
  events: GameEvent[];
  outcomes: ToldOutcome[];
  /** The rare outcomes together; their events are examples. */
  other: ToldOutcome | null;
}

export interface TellingForm {
  sides: ToldSide[];
}

/** An invitation that anyone may take, with its terms. */
export interface Offer {
  invitation: string;
  /** The game's name; it grants no access. */
  game: string;
  /** When it entered the lobby, in milliseconds. */
  since: number;
  /** By seat, the names of signed-in players. */
  players: Record<string, string>;
  seat: string;
  seats: string[];
  sides: string[];
  setup: Setup;
  bots: Record<string, Level>;
  clock: ClockTerms | null;
  aid: Aid;
  rated: boolean;
  watching: Watching;
  listed: boolean;
  /** Whether bot accounts may take seats. */
  "bot-accounts": boolean;
  /** The rating of the player who offers a rated game, and the accepted range. */
  points: number | null;
  wanted: { least: number | null; most: number | null };
}

/** A bot account that is connected, and the titles it plays. */
export interface ConnectedBot {
  bot: string;
  name: string;
  titles: string[];
}

/** A game that anyone may watch. */
export interface WatchedGame {
  /** The game's name; it grants no access. */
  game: string;
  /** The token of a watcher. */
  watch: string;
  since: number;
  ended: number | null;
  setup: Omit<Setup, "data" | "cards">;
  "own-file": boolean;
  bots: Record<string, Level>;
  clock: ClockTerms | null;
  aid: Aid;
  training: boolean;
  watching: Watching;
}

export interface AidCell {
  shown?: string | null;
  can?: string[];
  /** The part of `can` for which the search ran out of time: neither proved possible nor excluded. */
  unsure?: string[];
  odds?: Record<string, number>;
  /** The error bound of the odds, where they are estimated; left out where they are exact. */
  error?: number;
}

export interface AidForm {
  level: Aid;
  cells: Record<string, AidCell>;
  /** Cards that were shown and may have moved since, with the cells where each must be. */
  marks: { card: string; cells: string[] }[];
  /** The share of the worlds behind the odds that are not equally likely. */
  uneven?: number;
}

export interface Position {
  at: number;
  line: { seat: string; action: string } | null;
  events: GameEvent[];
  "to-act": string[];
  outcome: Outcome | null;
  view: View;
  legal?: Legal;
}

export interface Replay {
  of: number;
  as: string;
  setup: Setup;
  seats: string[];
  sides: string[];
  positions: Position[];
}

export interface ScenarioInfo {
  name: string;
  size: string;
  modes: string[];
  goal: string;
}

export interface OptionInfo {
  key: string;
  values: Value[];
  default: Value;
  /** "" if the values are all listed; otherwise `text` or `number`. */
  form: "" | "text" | "number";
  /** The bounds of a number. */
  least?: number | null;
  most?: number | null;
  clause: string;
}

export interface GameInfo {
  name: string;
  rules: number;
  scenarios: ScenarioInfo[];
  seats: { options: string; seats: string[]; sides: string[] }[];
  presets: Record<string, Record<string, Value>>;
  /** The freedom of a rated game beyond a preset: these options, and all scenarios except these. */
  rated: { options: string[]; without: string[] };
  options: OptionInfo[];
  /** The computer's levels for this game, from the weakest. */
  levels: Level[];
}

/** A refusal of the server, or `offline` if there was no answer. */
export interface Refusal {
  error: string;
  text: string;
  clause?: string;
  action?: string;
  message?: Message | null;
  sequence?: number;
  file?: string;
  where?: string;
  why?: string;
  faults?: { where: string; why: string }[];
}

/** By a game's initial clock: less than a day, or more. */
export type Speed = "live" | "slow";

/** A rating: points, and their margin of error (95 %). */
export interface Rating {
  points: number;
  margin: number;
}

export interface PlayerRating extends Rating {
  won: number;
  drawn: number;
  lost: number;
}

export interface Ladder {
  game: string;
  speed: Speed;
  players: (PlayerRating & { name: string; "is-you": boolean })[];
  levels: (Rating & { level: Level })[];
  "most-margin": number;
}

/** How a rated game changed a rating. */
export interface RatingChange {
  before: number;
  after: number;
  margin: number;
}

export interface TableRatings {
  rated: boolean;
  speed: Speed;
  seats: Record<string, (Rating & { change: RatingChange | null }) | null>;
}

export interface OwnRating extends PlayerRating {
  game: string;
  speed: Speed;
  history: (RatingChange & { at: number })[];
}

export type TournamentKind = "round-robin" | "swiss";

/** The public data of a tournament. */
export interface TournamentInfo {
  tournament: string;
  name: string;
  kind: TournamentKind;
  state: "open" | "running" | "over" | "off";
  /** Milliseconds since 1970. */
  starts: number;
  rounds: number;
  round: number;
  most: number;
  setup: Setup;
  /** The first player of a pair gets the first of these seats. */
  seats: string[];
  clock: ClockTerms | null;
  aid: Aid;
  rated: boolean;
}

export interface TournamentEntry extends TournamentInfo {
  entered: number;
  "is-entered": boolean;
}

/** Points are counted in halves. */
export interface Standing {
  number: number;
  name: string;
  "is-you": boolean;
  "has-left": boolean;
  points: number;
  met: number;
  beaten: number;
}

export interface Pairing {
  round: number;
  game: string | null;
  first: number;
  second: number | null;
  points: [number, number] | null;
}

export interface Tournament extends TournamentInfo {
  "is-yours": boolean;
  standings: Standing[];
  pairings: Pairing[];
}

export interface NewTournament extends NewGame {
  name: string;
  kind: TournamentKind;
  most: number;
  starts: number;
}
