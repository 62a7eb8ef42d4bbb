// What the client knows about one game: how to read its views and actions. Rules stay with the server: a title never
// decides what is legal, it only says what an action of the legal list points at.

import type { Component } from "svelte";
import type { Caption } from "./captions";
import type { Choosing } from "./choosing.svelte";
import type { Aid, AidForm, GameEvent, Legal, Message, News, Refusal, Setup, Value, View } from "./protocol";
import type { Mark } from "./turns";

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
  /** Lines that explain what else lies on it. */
  legend?: string[];
  /** A chance that is written on the card, and the same in words. */
  chance?: { text: string; words: string };
}

/** What the player points at, one after the other, to say an action. */
export type Pick =
  | { kind: "cell"; cell: string }
  | { kind: "quadrant"; quadrant: string }
  /** How the cards of the quadrant that was picked before lie then. */
  | { kind: "arrangement"; text: string }
  /** A card of a list (a unit for the squad, a face of terrain). */
  | { kind: "card"; card: string }
  /** A word of the notation, where nothing more is known about it. */
  | { kind: "word"; word: string };

export interface Choice {
  action: string;
  verb: string;
  picks: Pick[];
}

/** A figure of a game that is over, by side. */
export interface SideFigure {
  text: string;
  values: Record<string, number>;
}

export interface CardProps {
  square: Square;
  setup: Setup;
}

/** What a battlefield is given, whether it is played on or only looked at. */
export interface FieldProps {
  title: Title;
  view: View;
  setup: Setup;
  /** Whose side is at the bottom. */
  seat: string | null;
  isToAct: boolean;
  legal: Legal;
  /** What is being chosen; null while the seat has nothing to choose. */
  choosing?: Choosing | null;
  aid?: AidForm | null;
  aidLevel?: Aid;
  /** News since the last drawing. */
  latest: News[];
  /** What came of the news that are shown, on the cards it happened to. */
  captions?: readonly Caption[];
  /** A result stays for a moment: what is done without the player waits. */
  isShowing?: boolean;
  act: (actions: string[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
  isBusy: boolean;
  /** For a field that brings the actions: to say in the bar what comes next; "" for the task of the step. */
  prompt?: (words: string) => void;
  /** For such a field: why the latest request was refused, to be said where the actions are. */
  refusal?: Refusal | null;
  /** Where a field puts what belongs to a choice, so that it covers no card: menus, and the actions if it brings them. */
  beside?: HTMLElement | null;
  /** They are put there at every size, and the field is as high as the box around it: in a lesson and a replay. */
  isBoxed?: boolean;
  /** Cells, Units or cards in hand that a lesson, a hint or a suggestion points out. */
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

/** The shape of a scenario's battlefield, for a small map of it. */
export interface MapShape {
  columns: number;
  rows: number;
  /** Whether a front line runs through the middle. */
  hasFront: boolean;
  /** Whether the first and the last row are home rows. */
  hasHomeRows: boolean;
}

/** What pages outside of a game need to know about a title: always there, and small. Nearly all can be left out. */
export interface Facts {
  name: string;
  /** Before the keys of its texts: "" or the name with a hyphen. */
  prefix: string;
  /** Both sides decide at the same time: nobody moves first. */
  isSimultaneous?: boolean;
  /** By side, that of another which has the same emblem. */
  emblems?: Readonly<Record<string, string>>;
  /** There is nothing on the field to point at: actions are chosen word by word, beginning with a letter. */
  isSpelled?: boolean;
  /** Whether there is a memory aid (`Hidden`). */
  hasAid?: boolean;
  /** Whether the page can lay out a seat's cards (`layOut`). */
  canLayOut?: boolean;
  /** Rows of cards on the start page, drawn by `Card.svelte`: an SVG of 100 by 140 units. */
  cover?: readonly CoverRow[];
  /** The scenario of a quick game; the first of the server's list if left out. */
  quickScenario?: string;
  /** What a new player of this title plays; a quick game if left out. */
  firstGame?: { scenario: string; options: Record<string, Value> };
  /** What a player's own file is; a title that takes none leaves it out. */
  ownFile?: "scenario" | "cards";
  /** Options that change with one that is chosen. */
  alongWith?(key: string, value: Value): Record<string, Value>;
  /** The shape of a scenario from its size in the server's list; null if it has none. */
  map?(size: string): MapShape | null;
  /** The lessons in `lessons/`, in their order. */
  lessons?: readonly string[];
}

/** An action for somebody's very first turn. */
export interface Suggestion {
  /** One of the legal list. */
  action: string;
  /** Why, in words. */
  reason: string;
  /** What it points at, which is marked on the board. */
  cells: string[];
}

/** What is fetched when a game of the title is opened. Nearly all can be left out; `plain/` shows what is there without it. */
export interface Title extends Facts {
  /** What an action of the legal list points at. */
  read(action: string): Choice;
  /** The area of a pick in words; as the notation writes it if left out. */
  areaName?(view: View, quadrant: string): string;
  /** An action in words, in the language that is spoken. */
  sentence(action: string, view: View): string;
  /** The actions that a short form of the command box means; null if it is not one. */
  spelledOut?(legal: Legal, typed: string): string[] | null;
  /** What the seat is asked to do now. */
  task(view: View, legal: Legal): string;
  /** For the first turn of somebody's first game: an action of *legal*, by what the seat sees; none if left out. */
  suggestion?(view: View, legal: Legal): Suggestion | null;
  /** How to win: how the sides stand is drawn beside the field. */
  goal(view: View, setup: Setup): string[];
  /** What is counted by side at the end: from the seat's last view and the *events* that it was told. */
  figures?(view: View, setup: Setup, events: GameEvent[]): SideFigure[];
  /** How a viewer with *view* and *events* is told an event; the server's text if left out. */
  telling?(view: View, setup: Setup, events: GameEvent[]): (event: GameEvent) => Message;
  /** Where that begins in the news which *seat* does not know yet; by its turns if left out. */
  since?(news: News[], seat: string): Mark | null;
  /** What came of *events*, in a word on each card; *earlier* is what was told before. None if left out. */
  captions?(events: GameEvent[], earlier: GameEvent[]): Caption[];
  /** Events that begin something a side does; what follows comes of it. The last one of the enemy stays in sight. */
  leads?: readonly string[];
  /** What a hint points at, in words; as the notation writes it if left out. */
  thingName?(thing: string): string;
  /** The card of a code in words: "a Soviet Officer". */
  cardName(code: string): string;

  /** The battlefield. */
  Field: Component<FieldProps>;
  /** The field brings everything that can be done, in the place of the list of actions. */
  bringsActions?: boolean;
  /** The verbs of its actions in play, in the order in which they get their letters; those on offer if left out. */
  verbs?: readonly string[];
  /** Its keys on the field, each with the key of its text; none if left out. */
  keys?: readonly (readonly [string, string])[];
  /** What the memory aid knows; without it there is no memory aid. */
  Hidden?: Component<HiddenProps>;
  /** Whether the seat has something that it can take back; if left out, only what was laid out before play. */
  canUndo?(view: View, news: News[]): boolean;
  /** Lays out the cards before play; shown while `isSettingUp`. */
  SetUp?: Component<SetUpProps>;
  isSettingUp(view: View): boolean;
  /** The actions that lay out a seat's cards in the step that the set-up is in; null if the player is asked. */
  layOut?(view: View, setup: Setup, seat: string): string[] | null;
  Card?: Component<CardProps>;
  /** What every mark on its field and cards means; none if left out. */
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
