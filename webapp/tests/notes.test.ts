// Notes on moves: one line each in a record, found again, limited, and never mistaken for an action.

import { expect, test } from "vitest";
import { keepGame } from "../src/lib/keep.svelte";
import { keepNotes, keptNotes, MAX_LENGTH, MAX_NOTES, noted, notesIn, plainNote, withNotes, type Notes } from "../src/lib/notes";

const RECORD = "fogline record 1\ngame: salvo\nrules: 1\nscenario: usual\n\nnorth: shoot A1\n# a comment\nsouth: shoot B2\n";

test("notes are written after their moves and read back", () => {
  const notes: Notes = { 0: { mark: "", text: "Before the start." }, 1: { mark: "!?", text: "" }, 2: { mark: "!", text: "Good: «là»" } };
  const text = withNotes(RECORD, notes);
  expect(text).toBe(
    "fogline record 1\ngame: salvo\nrules: 1\nscenario: usual\n\n#note - Before the start.\nnorth: shoot A1\n#note !?\n# a comment\nsouth: shoot B2\n#note ! Good: «là»\n",
  );
  expect(notesIn(text)).toEqual(notes);
  expect(withNotes(text, {})).toBe(RECORD);
  expect(withNotes(text, notes)).toBe(text);
});

test("a note is one plain line, whatever was typed or pasted", () => {
  expect(plainNote("  one\n\ntwo\u2028north: resign\u0085three\u00a0four ")).toBe("one two north: resign three four");
  expect(plainNote("\u001b[31mred\u202e")).toBe("[31mred");
  expect(plainNote("x".repeat(MAX_LENGTH + 9))).toHaveLength(MAX_LENGTH);
  const text = withNotes(RECORD, noted({}, 1, "", "x\nsouth: resign"));
  expect(text).toContain("\n#note - x south: resign\n");
  expect(notesIn(text)).toEqual({ 1: { mark: "", text: "x south: resign" } });
});

test("an empty note is removed, and the number of notes is limited", () => {
  const one = noted({}, 3, "?", " ");
  expect(one).toEqual({ 3: { mark: "?", text: "" } });
  expect(noted(one, 3, "", "  ")).toEqual({});
  let many: Notes = {};
  for (let at = 0; at < MAX_NOTES; at++) many = noted(many, at, "!", "");
  expect(Object.keys(noted(many, MAX_NOTES, "!", ""))).toHaveLength(MAX_NOTES);
  expect(noted(many, 7, "?", "another")[7]).toEqual({ mark: "?", text: "another" });
});

test("the browser keeps notes on its own games, and only on those", () => {
  keepGame({ game: "mine" });
  keepNotes("mine", { 1: { mark: "!", text: "x" } });
  keepNotes("somebody's", { 1: { mark: "!", text: "x" } });
  expect(keptNotes("mine")).toEqual({ 1: { mark: "!", text: "x" } });
  expect(keptNotes("somebody's")).toEqual({});
  keepNotes("mine", {});
  expect(localStorage.getItem("fogline-notes-1")).toBe("{}");
});
