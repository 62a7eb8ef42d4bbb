// Notes on the moves of a game: kept in this browser with the game, and written into its record (kernel/record.py).
// They are the reader's own words, and are shown as plain text.

import { kept } from "./keep.svelte";

export const MARKS = ["!", "?", "!?"] as const;
export type Mark = (typeof MARKS)[number] | "";

export interface Note {
  mark: Mark;
  text: string;
}

/** By the number of lines played; 0 is the start. */
export type Notes = Record<number, Note>;

/** The limits of a record: characters per note, and number of notes. */
export const MAX_LENGTH = 500;
export const MAX_NOTES = 500;

const NAME = "fogline-notes-1";
const FIRST_WORD = "#note";
/** Line breaks that a record's reader recognizes. */
const BREAKS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** A sentence that fits into a record: one line, no control characters, limited length. */
export function plainNote(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").replaceAll(/[\p{Cf}\p{Cs}]/gu, "").trim();
  return [...line].slice(0, MAX_LENGTH).join("").trim();
}

/** The notes with this one added, replaced, or (if it is empty) removed. Nothing is added beyond the limit. */
export function noted(notes: Notes, at: number, mark: Mark, text: string): Notes {
  const { [at]: before, ...others } = notes;
  const plain = plainNote(text);
  if (mark === "" && plain === "") return others;
  if (before === undefined && Object.keys(others).length >= MAX_NOTES) return notes;
  return { ...others, [at]: { mark, text: plain } };
}

/** The notes in the text of a record that the server has accepted. */
export function notesIn(record: string): Notes {
  const notes: Notes = {};
  for (const { line, at } of numbered(record)) {
    const [word = "", mark = "", ...rest] = line.split(" ");
    if (word !== FIRST_WORD) continue;
    notes[at] = { mark: MARKS.find((one) => one === mark) ?? "", text: rest.join(" ").trim() };
  }
  return notes;
}

/** The record with these notes and no others. */
export function withNotes(record: string, notes: Notes): string {
  const lines: string[] = [];
  const add = (at: number): void => {
    const note = notes[at];
    if (note) lines.push(`${FIRST_WORD} ${note.mark || "-"} ${note.text}`.trimEnd());
  };
  for (const { line, at, kind } of numbered(record)) {
    if (kind === "note") continue;
    lines.push(line);
    if (kind === "action" || kind === "start") add(at);
  }
  return lines.join("\n");
}

interface Numbered {
  line: string;
  kind: "head" | "start" | "action" | "note" | "other";
  /** Number of actions so far. */
  at: number;
}

/** The lines of a record, each with its kind. */
function numbered(record: string): Numbered[] {
  let at = 0;
  let isBody = false;
  return record.split(BREAKS).map((line) => {
    const isBlank = line.trim() === "";
    if (!isBody) {
      isBody = isBlank;
      return { line, kind: isBody ? "start" : "head", at };
    }
    if (line.split(" ", 1)[0] === FIRST_WORD) return { line, kind: "note", at };
    if (isBlank || line.startsWith("#")) return { line, kind: "other", at };
    return { line, kind: "action", at: ++at };
  });
}

// -- in this browser ------------------------------------------------------------------------------------------------

function all(): Record<string, Notes> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, Notes>;
  } catch {
    return {};
  }
}

/** The notes on a game of this browser. */
export const keptNotes = (game: string): Notes => all()[game] ?? {};

/** Store the notes on a game; drop those of games that were forgotten. */
export function keepNotes(game: string, notes: Notes): void {
  const games = new Set(kept.games.map((one) => one.game));
  const known = Object.entries({ ...all(), [game]: notes }).filter(([name, some]) => games.has(name) && Object.keys(some).length > 0);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // without storage they last as long as the page
  }
}
