// A secret plan is written in one order, as the rules require, and changed in any order. Lines after the place of a
// change are taken back and written again; nobody learns of it before the plan is locked.

import { planOf, type SpearpointView } from "./view";

export interface Desk {
  act: (actions: string[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
}

/** Add a line where the server accepts it. */
export function add(view: SpearpointView, line: string, desk: Desk): Promise<boolean> {
  const plan = planOf(view);
  const place = view.additions[line] ?? plan.length;
  if (place >= plan.length) return desk.act([line]);
  const rest = line.startsWith("assault ") ? [] : plan.slice(place);
  return rewrite(plan, [...plan.slice(0, place), line, ...rest], desk);
}

/** Remove a line: with an Assault everything that belongs to it, with a Unit the Command cards (which come after all
 * Units). */
export function remove(view: SpearpointView, at: number, desk: Desk): Promise<boolean> {
  const plan = planOf(view);
  const rest = plan.slice(endOf(plan, at));
  const kept = plan[at]!.startsWith("return ") ? rest.filter((line) => line.startsWith("return ")) : rest;
  return rewrite(plan, [...plan.slice(0, at), ...kept], desk);
}

/** Replace one line by another. */
export function replace(view: SpearpointView, at: number, line: string, desk: Desk): Promise<boolean> {
  const plan = planOf(view);
  return rewrite(plan, plan.with(at, line), desk);
}

/** The start of the line after this one; the lines of an Assault count as one. */
export function endOf(plan: string[], at: number): number {
  if (!plan[at]?.startsWith("assault ")) return at + 1;
  const close = plan.indexOf("close", at);
  return close < 0 ? plan.length : close + 1;
}

async function rewrite(plan: string[], wanted: string[], desk: Desk): Promise<boolean> {
  let same = 0;
  while (same < plan.length && plan[same] === wanted[same]) same += 1;
  for (let left = plan.length; left > same; left -= 1) if (!(await desk.undo())) return false;
  if (wanted.length === same || (await desk.act(wanted.slice(same)))) return true;
  if (plan.length > same) await desk.act(plan.slice(same));
  return false;
}
