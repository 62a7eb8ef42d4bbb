// What can follow in the command box: from the legal list and the words of the table, never from anything else.

import type { Legal } from "./protocol";

export interface Completion {
  /** What the box holds then. */
  text: string;
  /** Whether it is said completely; else more words follow. */
  isWhole: boolean;
  /** How many actions begin like this. */
  count: number;
}

const MOST = 8;

/** As the server reads it: capital letters, commas and repeated spaces do not matter. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trimStart();
}

/** The action of *legal* that *text* says, as the server writes it; null if it is none of them. */
export function meant(legal: Legal, text: string): string | null {
  const wanted = plain(text).trimEnd();
  return Object.values(legal).flat().find((action) => plain(action) === wanted) ?? null;
}

/**
 * At most a handful of ways to go on from *typed*. Few actions are shown whole; many are shown up to the first word in
 * which they differ.
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
 * The actions that a line means, or a part of one that stands between two ";". Before play there are the short forms of
 * the terminal: cards alone (`SN EA IN`), `take SHE SHE PER`, `squad SHE SHE PER`, `deploy SHE A1 PER C1`.
 */
export function spelledOut(legal: Legal, part: string): string[] {
  return longForms(legal, plain(part).trimEnd()).map((action) => meant(legal, action) ?? action);
}

function longForms(legal: Legal, part: string): string[] {
  if (part === "") return [];
  const [verb = "", ...rest] = part.split(" ");
  const takes = rest.map((unit) => `take ${unit}`);
  if (legal["place"] && !legal[verb] && /^[a-z]{2}( [a-z]{2})*$/.test(part))
    return part.split(" ").map((kind) => `place ${kind}`);
  if (verb === "take" && legal["take"] && rest.length > 0) return takes;
  if (verb === "squad" && legal["take"]) return [...takes, "done"];
  if (verb === "deploy" && legal["deploy"] && rest.length > 2)
    return rest.flatMap((unit, at) => (at % 2 === 0 ? [`deploy ${unit} ${rest[at + 1] ?? ""}`.trimEnd()] : []));
  return [part];
}
