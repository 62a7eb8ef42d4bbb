// Every word that is shown, from the same files as the terminal's: src/fogline/locale/{en,es,fr}/*.ftl, and those of the
// titles in src/fogline/titles/<title>/words/{en,es,fr}/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message, Said, Setup } from "./protocol";
import { readable } from "./readable";

export type Language = "en" | "es" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "es", "fr"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

const SOURCES = import.meta.glob<string>(
  [
    "../../../src/fogline/locale/*/*.ftl",
    "../../../src/fogline/titles/*/words/*/*.ftl",
    "!../../../src/fogline/{locale,titles/*/words}/*/terminal*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const BUNDLES = new Map<Language, FluentBundle>(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of Object.entries(SOURCES))
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
    return [language, bundle];
  }),
);

/** The language that is spoken now. Components that read it are redrawn when it changes. */
export const spoken = $state<{ language: Language }>({ language: "en" });

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

/** What a card set of the players' own calls its cards: by language and key, plain text that counts before ours. It is
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

/** The text of *key*. One that is not there is a fault of ours and shows as its key. */
export function t(key: string, values: Record<string, Said> = {}): string {
  const told = ownText(key === "own-name" ? String(values["of"]) : key);
  if (told !== undefined) return told;
  const bundle = BUNDLES.get(spoken.language)!;
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return `⟦${key}⟧`;
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(value)]));
  return typeset(bundle.formatPattern(pattern, plain, []), spoken.language);
}

/** French puts spaces before some signs; a line must not break there. */
export function typeset(text: string, language: Language): string {
  return language === "fr" ? text.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
}

/** Whether there is a text of that key. */
export function has(key: string): boolean {
  return ownText(key) !== undefined || BUNDLES.get(spoken.language)!.hasMessage(key);
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
  return new Intl.NumberFormat(spoken.language, { style: "percent", maximumFractionDigits: 0 }).format(whole);
}
