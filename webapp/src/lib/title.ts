// The client's knowledge of one game: how to read its views and actions. Rules stay with the server: a title never
// decides what is legal; it only says which places an action of the legal list points at.

import type { Component } from "svelte";
import type { Caption } from "./captions";
import type { Choosing } from "./choosing.svelte";
import type { Aid, AidForm, GameEvent, Legal, Message, News, Refusal, Setup, Value, View } from "./protocol";
import type { Mark } from "./turns";

/** One card or cell for drawing. */
export interface Square {
  /** Its name in the notation. */
  cell: string;
  /** The card's code in the view (`gSN`, `s??`, `SHE`, `---`), or null if the cell is empty. */
  card: string | null;
  /** The owner of the card, or whoever controls the cell. */
  side: string | null;
  isFaceDown: boolean;
  /** Small marks that the title's card knows how to draw: `shown`, `locked`, `hill`, ... */
  marks: string[];
  /** The accessible name: "S1d, Soviet card, face down". */
  label: string;
  /** Lines that explain the other marks on it. */
  legend?: string[];
  /** A chance written on the card, and its words. */
  chance?: { text: string; words: string };
}

/** One thing that the player points at while choosing an action. */
export type Pick =
  | { kind: "cell"; cell: string }
  | { kind: "quadrant"; quadrant: string }
  /** The new order of the cards in the quadrant that was picked before. */
  | { kind: "arrangement"; text: string }
  /** A card from a list (a unit for the squad, a face of terrain). */
  | { kind: "card"; card: string }
  /** A word of the notation of which nothing more is known. */
  | { kind: "word"; word: string };

export interface Choice {
  action: string;
  verb: string;
  picks: Pick[];
}

/** A figure of a finished game, by side. */
export interface SideFigure {
  text: string;
  values: Record<string, number>;
}

export interface CardProps {
  square: Square;
  setup: Setup;
}

/** The properties of a battlefield, for playing or for looking only. */
export interface FieldProps {
  title: Title;
  view: View;
  setup: Setup;
  /** The seat whose side is at the bottom. */
  seat: string | null;
  isToAct: boolean;
  legal: Legal;
  /** The choice in progress; null while the seat has nothing to choose. */
  choosing?: Choosing | null;
  aid?: AidForm | null;
  aidLevel?: Aid;
  /** The news since the last drawing. */
  latest: News[];
  /** Results of the news on screen, on the cards where they happened. */
  captions?: readonly Caption[];
  /** A result stays on screen for a moment: automatic actions wait. */
  isShowing?: boolean;
  act: (actions: string[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
  isBusy: boolean;
  /** For a field with its own actions: tells the bar the next choice; "" for the task of the step. */
  prompt?: (words: string) => void;
  /** For such a field: why the latest request was refused, to be shown where the actions are. */
  refusal?: Refusal | null;
  /** The element for everything that belongs to a choice, so that it covers no card: menus, and the actions if the
   * field has its own. */
  beside?: HTMLElement | null;
  /** The field uses it at every size, and is as high as the box around it: in a lesson and a replay. */
  isBoxed?: boolean;
  /** Cells, Units or cards in hand that a lesson, a hint or a suggestion points to. */
  marked?: string[];
}

export interface HiddenProps {
  title: Title;
  aid: AidForm;
  view: View;
  seat: string | null;
}

/** A row of cards for the start page. */
export interface CoverRow {
  side: string;
  cards: string[];
}

/** The shape of a scenario's battlefield, for a small map. */
export interface MapShape {
  columns: number;
  rows: number;
  /** Whether a front line runs through the middle. */
  hasFront: boolean;
  /** Whether the first and the last row are home rows. */
  hasHomeRows: boolean;
}

/** The parts of a title for pages outside a game: always loaded, and small. Nearly everything is optional. */
export interface Facts {
  name: string;
  /** The prefix of the keys of its texts: "" or the name with a hyphen. */
  prefix: string;
  /** Both sides decide at the same time: nobody moves first. */
  isSimultaneous?: boolean;
  /** By side, another side that has the same emblem. */
  emblems?: Readonly<Record<string, string>>;
  /** The field has nothing to point at: actions are chosen word by word, starting with a letter. */
  isSpelled?: boolean;
  /** Whether there is a memory aid (`Hidden`). */
  hasAid?: boolean;
  /** Whether the page can lay out a seat's cards (`layOut`). */
  canLayOut?: boolean;
  /** Rows of cards on the start page, drawn by `Card.svelte`: an SVG of 100 by 140 units. */
  cover?: readonly CoverRow[];
  /** The scenario of a quick game; by default the first of the server's list. */
  quickScenario?: string;
  /** The game for a new player of this title; by default a quick game. */
  firstGame?: { scenario: string; options: Record<string, Value> };
  /** The kind of a player's own file; left out by a title that accepts none. */
  ownFile?: "scenario" | "cards";
  /** Other options that change together with this one. */
  alongWith?(key: string, value: Value): Record<string, Value>;
  /** The shape of a scenario from its size in the server's list; null if it has none. */
  map?(size: string): MapShape | null;
  /** The lessons in `lessons/`, in order. */
  lessons?: readonly string[];
}

/** An action for the very first turn of a new player. */
export interface Suggestion {
  /** An action of the legal list. */
  action: string;
  /** Why, in words. */
  reason: string;
  /** The cells that it points at, marked on the board. */
  cells: string[];
}

/** The part of a title that is fetched when one of its games is opened. Nearly everything is optional; `plain/` shows a
 * title without it. */
export interface Title extends Facts {
  /** The targets of an action of the legal list. */
  read(action: string): Choice;
  /** The area of a pick in words; by default as in the notation. */
  areaName?(view: View, quadrant: string): string;
  /** An action in words, in the current language. */
  sentence(action: string, view: View): string;
  /** The actions that a short form in the command box stands for; null if it is not one. */
  spelledOut?(legal: Legal, typed: string): string[] | null;
  /** The seat's task now. */
  task(view: View, legal: Legal): string;
  /** For the first turn of a first game: an action of *legal*, chosen by the seat's view; by default none. */
  suggestion?(view: View, legal: Legal): Suggestion | null;
  /** How to win; the standing of the sides is drawn beside the field. */
  goal(view: View, setup: Setup): string[];
  /** Figures by side at the end: from the seat's last view and the *events* that it was told. */
  figures?(view: View, setup: Setup, events: GameEvent[]): SideFigure[];
  /** How a viewer with *view* and *events* is told an event; by default in the server's text. */
  telling?(view: View, setup: Setup, events: GameEvent[]): (event: GameEvent) => Message;
  /** Where the news that *seat* has not seen yet begin; by default after its last turn. */
  since?(news: News[], seat: string): Mark | null;
  /** The results of *events*, in a word on each card; *earlier* are the events before. By default none. */
  captions?(events: GameEvent[], earlier: GameEvent[]): Caption[];
  /** Events that start an action of a side; the following events are its results. The last one of the enemy stays in
   * sight. */
  leads?: readonly string[];
  /** A thing that a hint points at, in words; by default as in the notation. */
  thingName?(thing: string): string;
  /** The card of a code in words: "a Soviet Officer". */
  cardName(code: string): string;

  /** The battlefield. */
  Field: Component<FieldProps>;
  /** The field shows everything that can be done; there is no separate list of actions. */
  bringsActions?: boolean;
  /** The verbs of its actions in play, in the order in which they get their letters; by default those on offer. */
  verbs?: readonly string[];
  /** Its keys on the field, each with the key of its text; by default none. */
  keys?: readonly (readonly [string, string])[];
  /** Shows the memory aid; without it there is none. */
  Hidden?: Component<HiddenProps>;
  /** Whether the seat can take something back; by default only during the set-up. */
  canUndo?(view: View, news: News[]): boolean;
  /** Lays out the cards before play; shown while `isSettingUp`. */
  SetUp?: Component<SetUpProps>;
  isSettingUp(view: View): boolean;
  /** The actions that lay out a seat's cards in the current step of the set-up; null if the player has to choose. */
  layOut?(view: View, setup: Setup, seat: string): string[] | null;
  Card?: Component<CardProps>;
  /** Explains every mark on its field and cards; by default there is no legend. */
  Legend?: Component<{ title: Title }>;
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
