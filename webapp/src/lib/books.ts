// Where the rules of a title lie: a player's rulebook in each language, and the numbered reference in English. Each is
// fetched when it is opened.

import type { Language } from "./words.svelte";

type Fetch = () => Promise<string>;

const BOOKS = import.meta.glob<string>("../../../src/fogline/titles/*/book/*.md", { query: "?raw", import: "default" });
const REFERENCES = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/card-data.md"], {
  query: "?raw",
  import: "default",
});

export function bookOf(game: string, language: Language): Fetch | undefined {
  return BOOKS[`../../../src/fogline/titles/${game}/book/${language}.md`];
}

export function referenceOf(game: string): Fetch | undefined {
  return REFERENCES[`../../../docs/rules/${game}.md`];
}

export function hasBook(game: string): boolean {
  return bookOf(game, "en") !== undefined;
}
