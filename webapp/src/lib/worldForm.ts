// Other worlds of a position of a replay, as the server sends them: docs/protocol.md says what each field means.

import type { AidForm, GameEvent, Level, Outcome, Refusal, View } from "./protocol";

/** One opponent's possible beliefs: its view, and its memory aid with probabilities. */
export interface Eyes {
  viewer: string;
  view: View;
  aid: AidForm;
}

export interface EyesForm {
  at: number;
  /** The owner of the cards being guessed at. */
  seat: string;
  eyes: Eyes[];
}

export type Explained = Exclude<Level, "ace">;

export interface ReasonsForm {
  seat: string;
  at: number;
  level: Level;
  seed: string;
  worlds: number;
  judge: string;
  chosen: string;
  played: string;
  compared: { action: string; "win-chance": number; worlds: number; "spoke-for": number }[];
  /** The command that gives the same table on any machine. */
  command: string;
}

/** Reasons for a move of the computer in a game in progress. */
export interface WhyForm extends ReasonsForm {
  sequence: number;
  /** The latest moves that can be explained, the newest first. */
  moves: { at: number; seat: string; action: string }[];
  /** The asking seat's knowledge before the move. */
  view: View;
}

/** The players of the games of nine worlds. */
export type Player = "regular" | "veteran";

export interface DecisionForm {
  at: number;
  seat: string;
  action: string;
  /** The best other action, if there is one to compare. */
  other: string | null;
  level: Player;
  seed: string;
}

export interface WorldForm {
  number: number;
  /** All cards after the action. */
  view: View;
  /** The seat's news about it. */
  shows: GameEvent[];
  follows: { seat: string; action: string; events: GameEvent[] }[];
  /** All cards at the end, and the number of turns until then. */
  last: View;
  turns: number;
  outcome: Outcome | null;
  points: number;
  "other-points": number | null;
}

export interface NineForm extends DecisionForm {
  points: number;
  "other-points": number | null;
  /** The number of games for each of the two actions. */
  games: number;
  worlds: WorldForm[];
}

export type NineEvent =
  | { kind: "waiting" }
  | { kind: "decision"; decision: DecisionForm }
  | { kind: "world"; world: WorldForm }
  | { kind: "nine"; nine: NineForm }
  | { kind: "refused"; refusal: Refusal };
