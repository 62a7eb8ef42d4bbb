// Every title that the client knows more about than the server tells: a folder each, found by its index.ts. A folder
// without one (scope/) holds what several titles share.

import type { Title } from "../lib/title";
import { plainTitle } from "../plain/title";

const FOUND = import.meta.glob<{ default: Title }>("./*/index.ts", { eager: true });

const TITLES = new Map(Object.values(FOUND).map(({ default: title }) => [title.name, title]));

/** A title by its name; a plain one, if the client has no folder for it. */
export function titleOf(name: string): Title {
  let title = TITLES.get(name);
  if (title === undefined) TITLES.set(name, (title = plainTitle(name)));
  return title;
}
