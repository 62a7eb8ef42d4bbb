// The texts of the browser client as modules: `virtual:words` has, for each language, what every page needs ("common")
// and what one title needs besides, each as a chunk of its own. The files are those of the terminal:
// src/fogline/locale/{en,es,fr}/*.ftl, and src/fogline/titles/<title>/words/{en,es,fr}/*.ftl.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "../../src/fogline");
const LANGUAGES = ["en", "es", "fr"];
const COMMON = "common";
const NAME = "virtual:words";
/** Messages of a title that pages outside of it show, too: names of games, seats, scenarios, lessons, why a game ended. */
const EVERYWHERE = /^(?:game|seat|side|mode)-|^(?:[a-z]+-)?(?:scenario|theme|reason|unit|puzzle)-|^web-(?:game|notice|file|learn-name)-/;

/** The messages of the files in a folder by their keys, as they are written, without comments. */
function messages(folder: string): { found: Map<string, string>; files: string[] } {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !name.startsWith("terminal"));
  const files = names.toSorted().map((name) => join(folder, name));
  const found = new Map<string, string>();
  for (const file of files) {
    let key = "";
    for (const line of readFileSync(file, "utf-8").split("\n")) {
      const begun = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
      if (begun) found.set((key = begun[1]!), line);
      else if (/^\s+\S|^\}/.test(line)) found.set(key, `${found.get(key)}\n${line}`);
      else if (line !== "" && !line.startsWith("#")) throw new Error(`${file}: ${line}`);
    }
  }
  return { found, files };
}

/** Those that *wanted* chooses, and what they refer to. */
function chosen(found: Map<string, string>, wanted: RegExp): Map<string, string> {
  const kept = new Map<string, string>();
  const add = (key: string): void => {
    const text = found.get(key);
    if (text === undefined || kept.has(key)) return;
    kept.set(key, text);
    for (const [, other] of text.matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/g)) add(other!);
  };
  for (const key of found.keys()) if (wanted.test(key)) add(key);
  return kept;
}

function titles(): string[] {
  const folders = readdirSync(join(SOURCES, "titles"), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name }) => name).filter((name) => readdirSync(join(SOURCES, "titles", name)).includes("words"));
}

/** The text of one module, and the files that it is made of. */
function textOf(language: string, group: string): { text: string; files: string[] } {
  const all = titles().map((title) => ({ title, ...messages(join(SOURCES, "titles", title, "words", language)) }));
  if (group === COMMON) {
    const own = messages(join(SOURCES, "locale", language));
    const parts = [own.found, ...all.map(({ found }) => chosen(found, EVERYWHERE))];
    return { text: parts.flatMap((part) => [...part.values()]).join("\n"), files: [...own.files, ...all.flatMap(({ files }) => files)] };
  }
  const { found, files } = all.find(({ title }) => title === group)!;
  const common = chosen(found, EVERYWHERE);
  return { text: [...found].flatMap(([key, text]) => (common.has(key) ? [] : [text])).join("\n"), files };
}

/** Every module is a chunk of its own: its name, or null for any other module. */
export function wordsChunk(id: string): string | null {
  const found = /^\0virtual:words\/(\w+)\/(\w+)$/.exec(id);
  return found ? `words-${found[1]}-${found[2]}` : null;
}

export const words: Plugin = {
  name: "fogline-words",
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${NAME}`) {
      const groups = [COMMON, ...titles()];
      const ofLanguage = (language: string): string =>
        groups.map((group) => `${group}: () => import("${NAME}/${language}/${group}")`).join(", ");
      return `export default { ${LANGUAGES.map((language) => `${language}: { ${ofLanguage(language)} }`).join(", ")} };`;
    }
    const [, language, group] = /^\0virtual:words\/(\w+)\/(\w+)$/.exec(id) ?? [];
    if (language === undefined || group === undefined) return undefined;
    const { text, files } = textOf(language, group);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(text)};`;
  },
};
