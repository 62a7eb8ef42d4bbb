// A review as the server sends it: docs/review.md explains every number.

import type { Message, Refusal } from "./protocol";

export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "unclear";
export type Part = "skill" | "fog" | "chance" | "enemy" | "partners";
export type Parts = Record<Part, number>;

export interface Option {
  action: string;
  "win-chance": number;
  "best-in": number;
  "bits-given": number;
  facts: Message[];
}

export interface Decision {
  played: Option;
  best: Option;
  options: Option[];
  loss: number;
  verdict: Verdict;
  "bits-learned": number;
  clause: string;
  /** Only in a review of the whole game. */
  "hindsight-loss"?: number;
  /** Only for actions that could have been better. */
  why?: Message[];
}

export interface Step {
  turn: number;
  actor: "own" | "chance" | "enemy" | "partners";
  /** An action of the seat itself; empty if others act. */
  action: string;
  before: number;
  after: number;
  change: number;
  parts: Parts;
  decision?: Decision;
  /** The line of the record, counted from 1. */
  line: number;
}

export interface SeatReview {
  seat: string;
  start: number;
  result: number;
  sums: Parts;
  accuracy: number | null;
  steps: Step[];
  moments: number[];
  "bits-learned": number;
  "bits-given": number;
  /** The costliest mistake, by its place in the steps; null if there is none. */
  costliest: number | null;
  /** Advice for the next time, and how often it would have helped. */
  lesson: Message;
  often: Message | null;
  /** The same for the kind of mistake that cost most in total, if it is another one. */
  habit: Message | null;
  mostly: Message;
  /** The accuracy compared with that of the levels; null if nothing was judged, or no level was measured. */
  standing: Message | null;
}

export interface Review {
  judge: string;
  "second-judge": string;
  seed: string;
  worlds: number;
  seats: SeatReview[];
  /** By seat, the chance before the first line and after each, with all cards open; only for the whole game. */
  truth?: number[][];
}

/** The server's messages while a review is being made. */
export type ReviewEvent =
  | { kind: "waiting" }
  | { kind: "step"; seat: string; done: number; of: number; step: Step }
  | { kind: "review"; review: Review }
  | { kind: "refused"; refusal: Refusal };
