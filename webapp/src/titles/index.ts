// All titles of which the client knows more than the server tells: each has a folder, found by its facts.ts, which is
// always loaded. Its index.ts and its texts are fetched when one of its games is opened. A folder without these
// (scope/) holds the shared parts of several titles.

import type { Component } from "svelte";
import { catalogue } from "../lib/catalogue.svelte";
import type { CardProps, Facts, Title } from "../lib/title";
import { fetchWords } from "../lib/words.svelte";
import { plainTitle } from "../plain/title";

const FACTS = new Map(
  Object.values(import.meta.glob<Facts>("./*/facts.ts", { import: "default", eager: true })).map((facts) => [facts.name, facts]),
);
const WHOLE = import.meta.glob<Title>("./*/index.ts", { import: "default" });
const CARDS = import.meta.glob<Component<CardProps>>("./*/Card.svelte", { import: "default" });

const TITLES = new Map<string, Title>();

/** Fetch the files of a title's game; of every title if it is unknown (""). For a title without a folder
 * here, these are the texts that the server has. */
export async function loadTitle(name: string): Promise<void> {
  if (name !== "" && !FACTS.has(name)) return fetchWords(name);
  const wanted = name === "" ? [...FACTS.keys()] : [name];
  await Promise.all(
    wanted.map(async (one) => {
      const [title] = await Promise.all([WHOLE[`./${one}/index.ts`]!(), fetchWords(one)]);
      TITLES.set(one, title);
    }),
  );
}

/** The texts of every title, for pages that show possible terms. */
export const loadWords = (): Promise<void> => fetchWords(...FACTS.keys());

/** A loaded title, by its name; a plain one, if the client has no folder for it. */
export function titleOf(name: string): Title {
  let title = TITLES.get(name);
  if (title === undefined) {
    if (FACTS.has(name)) throw new Error(`${name} was not loaded`);
    TITLES.set(name, (title = plainTitle(name)));
  }
  return title;
}

/** The facts of a title, without loading it. */
export const factsOf = (name: string): Facts => FACTS.get(name) ?? titleOf(name);

/** The titles in the order of the server; where it does not answer, those that the client knows. */
export function titleNames(): string[] {
  const { games, refusal } = catalogue;
  return games.length > 0 || refusal === null ? games.map(({ name }) => name) : [...FACTS.keys()];
}

/** Draws the cards of a title; undefined if it has none. */
export const cardOf = (name: string): Promise<Component<CardProps>> | undefined => CARDS[`./${name}/Card.svelte`]?.();
