// All texts on screen, from the same files as the terminal's: src/fogline/locale/{en,es,fr}/*.ftl, and those of the
// titles in src/fogline/titles/<title>/words/{en,es,fr}/. They are fetched by language, and by title
// (plugins/words.ts).

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import SOURCES from "virtual:words";
import type { Message, Said, Setup } from "./protocol";
import { readable } from "./readable";

export type Language = "en" | "es" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "es", "fr"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

const BUNDLES = new Map<Language, FluentBundle>(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
);

/** The language in use, and the number of texts fetched. Components that read it are redrawn when it changes. */
export const spoken = $state<{ language: Language; fetched: number }>({ language: "en", fetched: 0 });

/** Texts being fetched, or already here, by language and group. */
const FETCHED = new Map<string, Promise<void>>();
/** The groups that are needed in every language that is used. */
const GROUPS = new Set(["common"]);

/** The server's texts of a title that is not built into the client; empty if it does not answer, and then it is asked
 * again next time. Texts that the client already has are not replaced. */
async function askServer(title: string, language: Language): Promise<string> {
  try {
    const answer = await fetch(`/api/words?${new URLSearchParams({ game: title, language })}`, { credentials: "omit" });
    if (answer.ok) return ((await answer.json()) as { texts: string }).texts;
  } catch {
    // Its names are shown in plain words.
  }
  FETCHED.delete(`${language}/${title}`);
  return "";
}

/** Fetch the texts of a group ("common", or a title), if they are not here yet. */
function fetchGroup(group: string, language: Language): Promise<void> {
  const key = `${language}/${group}`;
  const source = SOURCES[language]![group];
  let fetched = FETCHED.get(key);
  if (fetched === undefined) {
    fetched = (async () => {
      const text = source === undefined ? await askServer(group, language) : (await source()).default;
      BUNDLES.get(language)!.addResource(new FluentResource(text));
      spoken.fetched += 1;
    })();
    FETCHED.set(key, fetched);
    fetched.catch(() => FETCHED.delete(key));
  }
  return fetched;
}

/** Load the texts of titles. */
export async function fetchWords(...titles: string[]): Promise<void> {
  for (const title of titles) GROUPS.add(title);
  const language = untrack(() => spoken.language);
  await Promise.all(titles.map((title) => fetchGroup(title, language)));
}

/** Switch the language, after fetching everything that is on screen in it. */
export async function speakIn(language: Language): Promise<void> {
  for (let known = 0; known < GROUPS.size; ) {
    known = GROUPS.size; // a page opened meanwhile may need more
    await Promise.all([...GROUPS].map((group) => fetchGroup(group, language)));
  }
  spoken.language = language;
  document.documentElement.lang = language;
}

/** The first language of the browser that the client has. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The names that a player's own card set gives its cards: by language and key, plain text that takes precedence over
 * ours. They are those of the game that was opened last. */
let own = $state.raw<Partial<Record<Language, Record<string, string>>>>({});

/** Use the names of a game's card set. */
export function speakOf(setup: Setup): void {
  const cards = setup.cards as { words?: Partial<Record<Language, Record<string, string>>> } | undefined;
  own = cards?.words ?? {};
}

function ownText(key: string): string | undefined {
  const words = own[spoken.language];
  return words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
}

function bundleNow(): FluentBundle {
  void spoken.fetched;
  return BUNDLES.get(spoken.language)!;
}

/** The text of *key*. A missing one is a bug, and shows as its key. */
export function t(key: string, values: Record<string, Said> = {}): string {
  const told = ownText(key === "own-name" ? String(values["of"]) : key);
  if (told !== undefined) return told;
  const bundle = bundleNow();
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return `⟦${key}⟧`;
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(value)]));
  return typeset(bundle.formatPattern(pattern, plain, []).replace(STOP_TOO_MANY, "$1"), spoken.language);
}

/** A name that ends a sentence may have its own full stop ("Fire Mission!"): one is enough. */
const STOP_TOO_MANY = /(?<!\.)([.!?])\.(?!\.)(?=\s|$)/g;

/** A line must not break before a symbol that belongs to the previous word: "31 %", and more cases in French. */
export function typeset(text: string, language: Language): string {
  const whole = text.replace(/(?<=\d) (?=%)/g, "\u00a0");
  return language === "fr" ? whole.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : whole;
}

/** Whether there is a text for that key. */
export function has(key: string): boolean {
  return ownText(key) !== undefined || bundleNow().hasMessage(key);
}

/** The text of a message from the server. One without a text here (from a title that only the server knows) shows its
 * values in plain words, or its name. */
export function tell(message: Message): string {
  if (has(message.key)) return t(message.key, message.values);
  const { text } = message.values;
  return typeof text === "string" && text !== "" ? text : readable(message.key);
}

function spell(value: Said): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(spell).join(", ");
  return tell(value);
}

/** A share between 0 and 1 as a whole percentage. Only certainty is called 0 or 100. */
export function percent(share: number): string {
  const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return `${Math.round(100 * whole)}\u00a0%`;
}
