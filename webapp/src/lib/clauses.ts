// Clauses of the rules, as they are cited: `ST-SHOT-1`, `PZ-MOVE-2`, `AMB-43`.

import { to } from "./route.svelte";
import type { Facts } from "./title";
import { has, t } from "./words.svelte";

/** A title's own prefix comes first (`ST`); clauses that every title has (open questions, hidden information) have
 * none. */
export const CITED = /\b(?:[A-Z]{2,4}-[A-Z0-9]+-\d+|AMB-\d+|H-\d+)\b/;

/** Whether a clause is named at all; titles without clauses write a dash. */
export function isClause(clause: string): boolean {
  return /\w/.test(clause);
}

/** The link to the clause in the rules. */
export function clauseLink(title: Facts, clause: string): string {
  return to("rules", title.name, clause);
}

/** The sentence of a clause, or "" if there is none. */
export function clauseSentence(title: Facts, clause: string): string {
  const key = `${title.prefix}clause-${clause}`;
  return has(key) ? t(key) : "";
}

/** Why a clause forbids something; uses its own sentence where the text of the rule does not explain it. */
export function refusalSentence(title: Facts, clause: string): string {
  const key = `${title.prefix}refused-${clause}`;
  return has(key) ? t(key) : clauseSentence(title, clause);
}

export interface Piece {
  text: string;
  isClause: boolean;
  /** The bracket before a clause, and text that follows without a space, stay on its line. */
  before: string;
  after: string;
}

/** A text split at the clauses that it cites. */
export function pieces(text: string): Piece[] {
  const clause = new RegExp(`^(\\(?)(${CITED.source})([).,;]*)$`);
  return text
    .split(new RegExp(`(\\(?${CITED.source}[).,;]*)`))
    .filter((part) => part !== "")
    .map((part) => {
      const [, before = "", cited, after = ""] = clause.exec(part) ?? [];
      return { text: cited ?? part, isClause: cited !== undefined, before, after };
    });
}
