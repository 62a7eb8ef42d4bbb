// The letters that start actions: one for each, in every title and language.

import { describe, expect, test } from "vitest";
import { TAKEN, verbKeys } from "../src/lib/verbKeys";
import type { Title } from "../src/lib/title";
import { LANGUAGES, spoken } from "../src/lib/words.svelte";
import { titleOf } from "../src/titles";

const BOARDS = ["stalingrad", "panzer"];
/** Verbs used before play, or by chance: no key starts them. */
const ELSEWHERE: Record<string, string[]> = { stalingrad: ["place", "done"], panzer: ["terrain", "take", "deploy", "done"] };

const TEXTS = import.meta.glob<string>("../../src/fogline/titles/*/words/en/words.ftl", { query: "?raw", import: "default", eager: true });

/** The verbs that have words in a title. */
function worded({ name, prefix }: Title): string[] {
  const text = TEXTS[`../../src/fogline/titles/${name}/words/en/words.ftl`]!;
  return [...text.matchAll(new RegExp(`^${prefix}verb-([a-z0-9-]+) =`, "gm"))].map((found) => found[1]!);
}

test.each(BOARDS)("%s lists every verb of play", (game) => {
  const title = titleOf(game);
  expect([...title.verbs!, ...ELSEWHERE[game]!].toSorted()).toEqual(worded(title).toSorted());
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(BOARDS)("every action of %s has a letter of its own", (game) => {
    spoken.language = language;
    const title = titleOf(game);
    const letters = [...verbKeys(title, []).values(), ...TAKEN];
    expect(letters).toHaveLength(title.verbs!.length + TAKEN.length);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

test("Spearpoint's letters are its own, too", () => {
  const letters = titleOf("spearpoint").keys!.map(([key]) => key.toLowerCase()).filter((key) => /^[a-z]$/.test(key));
  expect(new Set([...letters, ...TAKEN]).size).toBe(letters.length + TAKEN.length);
});

test("a title that does not list its verbs gets letters for those on offer", () => {
  const keys = verbKeys({ name: "salvo", prefix: "salvo-" } as Title, ["fire", "flee", "fold"]);
  expect(new Set(keys.values()).size).toBe(3);
});
