// The server's requests about puzzles. They need no token.

import { ask } from "../lib/api";
import type { GameEvent, Legal, Message, Outcome, Setup, View } from "../lib/protocol";
import { learnSides } from "../lib/sides.svelte";
import { speakOf } from "../lib/words.svelte";

/** The puzzles of a title: for each the index of its theme, its grade, and whether it has something to guess (1). */
export interface Listed {
  title: string;
  themes: string[];
  puzzles: [number, number, number][];
}

/** A puzzle by its title and its number, counted from 0. */
export interface Named {
  title: string;
  number: number;
}

export interface PuzzleList {
  titles: Listed[];
  /** The day of the server, such as 2026-11-17. */
  day: string;
  today: Named | null;
}

export interface Spot {
  place: string;
  card: string;
}

/** A puzzle before the answer: the seat's knowledge. */
export interface PuzzleForm extends Named {
  grade: number;
  setup: Setup;
  seats: string[];
  sides: string[];
  seat: string;
  view: View;
  legal: Legal;
  spots: Spot[] | null;
}

export interface ChoiceForm {
  action: string;
  "win-chance": number;
  "best-in": number;
  "bits-given": number;
  "in-truth": number;
}

export interface AnswerForm {
  /** "failed": right, although it turned out worse in that game than could be expected. */
  verdict: "right" | "failed" | "wrong";
  action: string;
  theme: string;
  clause: string;
  choices: ChoiceForm[];
  sentences: Message[];
  events: GameEvent[];
  outcome: Outcome | null;
  view: View;
}

export interface GuessForm {
  score: number;
  chances: number[];
  truth: boolean[];
  worlds: number;
  "is-exact": boolean;
}

export const puzzles = (): Promise<PuzzleList> => ask("GET", "/api/puzzles", null);

export async function puzzle(named: Named): Promise<PuzzleForm> {
  const found = await ask<PuzzleForm>("GET", `/api/puzzle?title=${encodeURIComponent(named.title)}&number=${named.number}`, null);
  speakOf(found.setup);
  learnSides(found.title, found.seats, found.sides);
  return found;
}

export const answer = ({ title, number }: Named, action: string): Promise<AnswerForm> =>
  ask("POST", "/api/puzzle/answer", null, { title, number, action });

export const guess = ({ title, number }: Named, chances: number[]): Promise<GuessForm> =>
  ask("POST", "/api/puzzle/guess", null, { title, number, chances });
