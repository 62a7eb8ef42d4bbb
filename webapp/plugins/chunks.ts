// What is fetched together: everything that the first page begins with, the texts of a language and title, a lesson.

import { join } from "node:path";
import type { Rolldown } from "vite";
import { wordsChunk } from "./words.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The modules that the first page begins with: those that main.ts imports, directly or not. */
function firstModules(context: Context): Set<string> {
  const found = new Set<string>();
  const waiting = [MAIN];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The chunk of a module by its name; null where the bundler decides. */
export function chunks(): Rolldown.CodeSplittingGroup {
  let first: Set<string> | null = null;
  return {
    debugName: "fogline",
    name(id, context) {
      first ??= firstModules(context);
      const lesson = /titles\/(\w+)\/lessons\/(?:played\/)?(\w+)\.(?:json|record)/.exec(id);
      return first.has(id) ? "app" : lesson ? `lesson-${lesson[1]}-${lesson[2]}` : wordsChunk(id);
    },
  };
}
