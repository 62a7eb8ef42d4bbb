// A title without anything of its own in the client: everything has a name, and its actions have sentences.

import { afterEach, expect, test, vi } from "vitest";
import { hasBook } from "../src/lib/books";
import { Choosing } from "../src/lib/choosing.svelte";
import { clauseSentence, isClause, pieces } from "../src/lib/clauses";
import * as names from "../src/lib/names";
import type { News } from "../src/lib/protocol";
import { headed, readable } from "../src/lib/readable";
import { t, tell } from "../src/lib/words.svelte";
import { loadTitle, titleOf } from "../src/titles";
import { latestOwn } from "../src/plain/title";

const title = titleOf("some_game");
afterEach(() => void vi.unstubAllGlobals());

test("this client has exactly the titles with a folder and an index", () => {
  for (const known of ["stalingrad", "panzer", "spearpoint"]) expect(titleOf(known).Hidden, known).toBeDefined();
  for (const unknown of ["scope", "some_game"]) expect(titleOf(unknown).Hidden, unknown).toBeUndefined();
  expect(titleOf("some_game")).toBe(title);
});

test("names become words", () => {
  expect(readable("great_battle")).toBe("great battle");
  expect(readable("quick-duel")).toBe("quick duel");
  expect(readable("quietTurnLimit")).toBe("quiet turn limit");
  expect(readable("A1")).toBe("A1");
  expect(headed("great_battle")).toBe("Great battle");
});

test("everything that the server names has a text, and none of it is a key", () => {
  const said = [
    names.gameName("some_game"), names.scenarioName("some_game", "great_battle"), names.scenarioName("some_game", "night/great_battle"),
    names.seatName("first_player"), names.verbName(title, "fire_at"), names.optionName("some_game", "wrap_around"),
    names.valueName("wrap_around", true), names.valueName("size", "very_large"), names.valueName("mode", "long_game"),
    names.outcomeText("some_game", { winners: ["first_player"], reasons: ["all_sunk"] }),
    names.outcomeText("some_game", { winners: [], reasons: ["all_sunk"] }), names.fileName("some_game"),
    title.sentence("fire_at A1", {}), title.task({}, {}), title.cardName("big_ship"),
  ];
  for (const text of said) {
    expect(text).not.toBe("");
    expect(text).not.toMatch(/⟦|⟧/);
  }
  expect(said.slice(0, 2)).toEqual(["Some game", "Great battle"]);
});

test("optional explanations are left out", () => {
  expect([names.gameAbout("some_game"), names.scenarioAbout("some_game", "small"), names.optionAbout("some_game", "x")]).toEqual(["", "", ""]);
  expect(clauseSentence(title, "SG-FIRE-1")).toBe("");
  expect(hasBook("some_game")).toBe(false);
});

test("its clauses are found in texts like all others, and a dash is not one", () => {
  expect(["SG-FIRE-1", "-", ""].map(isClause)).toEqual([true, false, false]);
  expect(pieces("See SG-FIRE-1 and AMB-3.").filter((piece) => piece.isClause).map((piece) => piece.text)).toEqual(["SG-FIRE-1", "AMB-3"]);
});

test("events are told in the server's own words, and one without words by its name", () => {
  expect(tell({ key: "plain-event", values: { text: "first fires at A1" } })).toBe("first fires at A1");
  expect(tell({ key: "some-game-shot_missed", values: {} })).toBe("some game shot missed");
});

test("actions are spelled word by word, from verbs that stand alone", () => {
  const choosing = new Choosing();
  choosing.offer(title, { place: ["place big A1 across", "place big A1 down", "place small B2 down"], done: ["done"] });
  expect(choosing.verbs).toEqual(["place", "done"]);
  choosing.begin("place");
  expect(choosing.options).toEqual([{ kind: "word", word: "big" }, { kind: "word", word: "small" }]);
  choosing.pick({ kind: "word", word: "big" });
  choosing.pick({ kind: "word", word: "A1" });
  expect(choosing.ready).toBeNull();
  choosing.pick({ kind: "word", word: "down" });
  expect(choosing.ready).toBe("place big A1 down");
  expect(title.sentence(choosing.ready!, {})).toBe("Place big A1 down");
});

test("only the seat's latest actions might be taken back", () => {
  const own: News = { number: 1, action: "place", "is-undo": false, events: [] };
  const theirs: News = { ...own, action: null };
  const undo: News = { ...own, action: null, "is-undo": true };
  expect(latestOwn([])).toBe(0);
  expect(latestOwn([theirs, own, own])).toBe(2);
  expect(latestOwn([theirs, own, own, undo])).toBe(1);
  expect(latestOwn([own, theirs])).toBe(0);
  expect(title.canUndo!({}, [own, undo])).toBe(false);
});

test("the texts of such a title come from the server; without them names are shown, and it is asked again", async () => {
  const asked: string[] = [];
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.reject(new TypeError("nobody answers")),
    () => Promise.resolve({ ok: false }),
    () => Promise.resolve({ ok: true, json: () => Promise.resolve({ texts: "bluff-verb-call = Call the bluff\nweb-yes = Not ours\n" }) }),
  ];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answers.shift()!();
  });
  const bluff = titleOf("bluff");
  for (const expected of ["Call", "Call", "Call the bluff", "Call the bluff"]) {
    await loadTitle("bluff");
    expect(names.verbName(bluff, "call")).toBe(expected);
  }
  expect(asked).toEqual(Array(3).fill("/api/words?game=bluff&language=en"));
  expect(t("web-yes")).toBe("on"); // not replaced
});
