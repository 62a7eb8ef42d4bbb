// Completions for the command box, taken only from the legal list and the table commands.

import type { Legal } from "./protocol";
import type { Title } from "./title";

export interface Completion {
  /** The contents of the box with this completion. */
  text: string;
  /** Whether it is complete; otherwise more words follow. */
  isWhole: boolean;
  /** How many actions begin like this. */
  count: number;
}

const MOST = 8;

/** As the server reads it: case, commas and repeated spaces do not matter. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trimStart();
}

/** The action of *legal* that *text* stands for, as the server writes it; null if none. */
export function meant(legal: Legal, text: string): string | null {
  const wanted = plain(text).trimEnd();
  return Object.values(legal).flat().find((action) => plain(action) === wanted) ?? null;
}

/**
 * A handful of ways to continue *typed*. A few actions are shown in full; many are shown up to the first word in which
 * they differ.
 */
export function complete(legal: Legal, words: readonly string[], typed: string): Completion[] {
  const begun = plain(typed);
  const all = [...Object.values(legal).flat(), ...words].filter((one) => plain(one).startsWith(begun));
  if (all.length <= MOST) return all.map((text) => ({ text, isWhole: true, count: 1 }));
  for (let length = Math.max(1, begun.split(" ").length); ; length += 1) {
    const heads = new Map<string, string[]>();
    for (const one of all) {
      const head = one.split(" ").slice(0, length).join(" ");
      heads.set(head, [...(heads.get(head) ?? []), one]);
    }
    if (heads.size === 1 && all.some((one) => one.split(" ").length > length)) continue;
    return [...heads].slice(0, 3 * MOST).map(([head, ones]) =>
      ones.length === 1 ? { text: ones[0]!, isWhole: true, count: 1 } : { text: head, isWhole: false, count: ones.length },
    );
  }
}

/**
 * The actions that a line stands for, or one part of it between ";". Titles have short forms, as in the
 * terminal.
 */
export function spelledOut(title: Title, legal: Legal, part: string): string[] {
  const typed = plain(part).trimEnd();
  if (typed === "") return [];
  return (title.spelledOut?.(legal, typed) ?? [typed]).map((action) => meant(legal, action) ?? action);
}
