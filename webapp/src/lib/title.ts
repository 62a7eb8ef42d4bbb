// What the client knows about one game: how to read its views and actions. Rules stay with the server: a title never
// decides what is legal, it only says what an action of the legal list points at.

import type { Component } from "svelte";
import type { AidForm, GameEvent, Legal, Message, News, Setup, View } from "./protocol";

/** One card or cell as it is drawn. */
export interface Square {
  /** Its name in the notation. */
  cell: string;
  /** The card's code as the view has it (`gSN`, `s??`, `SHE`, `---`), or null if none lies there. */
  card: string | null;
  /** Whose card lies there, or who controls the cell. */
  side: string | null;
  isFaceDown: boolean;
  /** Small marks that the title's card knows how to draw: `shown`, `locked`, `hill`, ... */
  marks: string[];
  /** The accessible name: "S1d, Soviet card, face down". */
  label: string;
}

export interface BoardModel {
  /** Rows as they are drawn, the top one first; the viewer's own side is at the bottom. */
  rows: Square[][];
  /** The front line runs above this row; null if there is none. */
  front: number | null;
  /** The side at the bottom; if left out, the viewer's own or the first. */
  bottom?: string;
  /** Quadrants by name: their four cells, in the order of the notation. */
  quadrants: Record<string, string[]>;
  /** What lies on whole quadrants, drawn by the title's `Token`. */
  tokens?: BoardToken[];
}

export interface BoardToken {
  quadrant: string;
  side: string;
}

/** What the player points at, one after the other, to say an action. */
export type Pick =
  | { kind: "cell"; cell: string }
  | { kind: "quadrant"; quadrant: string }
  /** How the cards of the quadrant that was picked before lie then. */
  | { kind: "arrangement"; text: string }
  /** A card of a list (a unit for the squad, a face of terrain). */
  | { kind: "card"; card: string };

export interface Choice {
  action: string;
  verb: string;
  picks: Pick[];
}

/** Somebody's situation, as a sentence or two with figures: score, goal, losses. */
export interface SideLine {
  side: string;
  text: string;
}

export interface CardProps {
  square: Square;
  setup: Setup;
}

export interface BesideProps {
  view: View;
  setup: Setup;
  side: string;
}

/** What a title with a battlefield of its own is given in the place of the board. */
export interface BattleProps {
  title: Title;
  view: View;
  setup: Setup;
  /** Whose side is at the bottom. */
  seat: string | null;
  isToAct: boolean;
  legal: Legal;
  /** News since the last drawing. */
  latest: News[];
  act: (actions: string[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
  isBusy: boolean;
  /** Where what can be done is put if there is room beside the battlefield. */
  beside?: HTMLElement | null;
  /** Units that a lesson points out. */
  marked?: string[];
}

export interface Title {
  name: string;
  /** Before the keys of its texts: "" or "panzer-". */
  prefix: string;
  /** Both sides decide at the same time: nobody moves first. */
  isSimultaneous?: boolean;
  board(view: View, seat: string | null): BoardModel;
  /** What an action of the legal list points at. */
  read(action: string): Choice;
  /** The action that arranges a quadrant like this: by cell, the cell where its card lay before. Null if it is none of *legal*. */
  arrange(legal: Legal, view: View, verb: string, quadrant: string, from: Record<string, string>): string | null;
  /** An action in words, in the language that is spoken. */
  sentence(action: string, view: View): string;
  /** What the seat is asked to do now. */
  task(view: View, legal: Legal): string;
  /** How each side stands, and what wins. */
  standing(view: View, setup: Setup): SideLine[];
  goal(view: View, setup: Setup): string[];
  /** How an event is told by who has *view* and was told *events*; as the server says it if left out. */
  telling?(view: View, setup: Setup, events: GameEvent[]): (event: GameEvent) => Message;
  /** Its keys on the board, each with the key of its text; those of a grid if left out. */
  keys?: readonly (readonly [string, string])[];
  /** The card of a code in words: "a Soviet Officer". */
  cardName(code: string): string;
  /** The code as the memory aid writes it on a card; as it is if left out. */
  short?(code: string): string;
  /** Whether the code stands for nobody there; `---` if left out. */
  isEmpty?(code: string): boolean;
  /** By cell, the cards that have come into a quadrant when its arranging begins (REINFORCEMENTS); none if left out. */
  arrivals?(view: View, verb: string, quadrant: string): Record<string, string>;
  /** The card of *square* as it looks where *to* is, for cells that keep something of their own (terrain). */
  moved?(square: Square, to: Square): Square;
  /** Draws the inside of a square: an SVG of 100 by 140 units. */
  Card: Component<CardProps>;
  /** Draws what lies on a quadrant: an SVG of 100 by 100 units. */
  Token?: Component<{ side: string }>;
  /** What lies beside the battlefield on one side's end of the table. */
  Beside?: Component<BesideProps>;
  /** Takes the place of the board and of the actions beside it: a battlefield that is no grid. */
  Battle?: Component<BattleProps>;
  /** Takes the place of the table of the memory aid, where hidden cards lie in no cells. */
  Hidden?: Component<{ aid: AidForm }>;
  /** Whether the seat has something that it can take back; if left out, only what was laid out before play. */
  canUndo?(view: View): boolean;
  /** Lays out the cards before play; shown while `isSettingUp`. */
  SetUp: Component<SetUpProps>;
  isSettingUp(view: View): boolean;
}

export interface SetUpProps {
  view: View;
  legal: Legal;
  setup: Setup;
  seat: string;
  isBusy: boolean;
  act: (actions: string[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
}
