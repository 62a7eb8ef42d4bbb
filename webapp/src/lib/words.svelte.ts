// Every word that is shown, from the same files as the terminal's: src/fogline/locale/{en,es,fr}/*.ftl, and those of the
// titles in src/fogline/titles/<title>/words/{en,es,fr}/. They are fetched by language, and by title (plugins/words.ts).

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

/** The language that is spoken now, and how many texts were fetched. Components that read it are redrawn when it changes. */
export const spoken = $state<{ language: Language; fetched: number }>({ language: "en", fetched: 0 });

/** What is being fetched, or is here, by language and group. */
const FETCHED = new Map<string, Promise<void>>();
/** The groups that are needed in whatever language is spoken. */
const GROUPS = new Set(["common"]);

/** The texts of a title that the client was built without, as the server has them; none if it does not answer, and then
    it is asked again next time. Texts that the client has already are not replaced. */
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

/** Fetch the texts of a group ("common", or a title); at once, if they are here. */
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

/** Have the texts of titles at hand. */
export async function fetchWords(...titles: string[]): Promise<void> {
  for (const title of titles) GROUPS.add(title);
  const language = untrack(() => spoken.language);
  await Promise.all(titles.map((title) => fetchGroup(title, language)));
}

/** Speak a language from now on: everything that is shown is fetched in it first. */
export async function speakIn(language: Language): Promise<void> {
  for (let known = 0; known < GROUPS.size; ) {
    known = GROUPS.size; // a page that opens meanwhile may need more
    await Promise.all([...GROUPS].map((group) => fetchGroup(group, language)));
  }
  spoken.language = language;
  document.documentElement.lang = language;
}

/** The first language of the browser that we speak. */
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

/** What a player's own card set calls its cards: by language and key, plain text that counts before ours. It is
    that of the game that was opened last. */
let own = $state.raw<Partial<Record<Language, Record<string, string>>>>({});

/** Speak of a game as its card set does. */
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

/** The text of *key*. One that is not there is a fault of ours and shows as its key. */
export function t(key: string, values: Record<string, Said> = {}): string {
  const told = ownText(key === "own-name" ? String(values["of"]) : key);
  if (told !== undefined) return told;
  const bundle = bundleNow();
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return `⟦${key}⟧`;
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(value)]));
  return typeset(bundle.formatPattern(pattern, plain, []).replace(STOP_TOO_MANY, "$1"), spoken.language);
}

/** A name that ends a sentence may bring its own stop ("Fire Mission!"): one is enough. */
const STOP_TOO_MANY = /(?<!\.)([.!?])\.(?!\.)(?=\s|$)/g;

/** A line must not break before a sign that belongs to the word before it: "31 %", and some more in French. */
export function typeset(text: string, language: Language): string {
  const whole = text.replace(/(?<=\d) (?=%)/g, "\u00a0");
  return language === "fr" ? whole.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : whole;
}

/** Whether there is a text of that key. */
export function has(key: string): boolean {
  return ownText(key) !== undefined || bundleNow().hasMessage(key);
}

/** The text of a message of the server. One that has no text here (a title that only the server knows) says what it
    brings in plain words, or its name. */
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

/** A share between 0 and 1 as a whole number of per cent. What is not certain is never called 0 or 100. */
export function percent(share: number): string {
  const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return `${Math.round(100 * whole)}\u00a0%`;
}
