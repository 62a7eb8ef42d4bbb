// Squads within the points and the number of units that the server allows (PZ-SQUAD-2).

import { shuffled } from "../../parts/setup/chance";
import { homeRow, isUnit, listed, UNITS, type PanzerView, type Side } from "./view";

export type Squad = Readonly<Record<string, number>>;

export function sizeOf(squad: Squad): number {
  return Object.values(squad).reduce((sum, count) => sum + count, 0);
}

export function costOf(view: PanzerView, squad: Squad): number {
  return Object.entries(squad).reduce((sum, [unit, count]) => sum + count * view.cards[unit]!.cost, 0);
}

/** Whether this unit can be added to the squad. */
export function canTake(view: PanzerView, squad: Squad, unit: string): boolean {
  const card = view.cards[unit]!;
  return (
    (squad[unit] ?? 0) < card.count &&
    sizeOf(squad) < view.limits.units &&
    costOf(view, squad) + card.cost <= view.limits.points
  );
}

/** A random squad that leaves few points unused: the best of several filled at random. */
export function randomSquad(view: PanzerView, side: Side): Squad {
  let best: Squad = {};
  for (let tries = 0; tries < 12; tries++) {
    const squad: Record<string, number> = {};
    const cards = UNITS[side].flatMap((unit) => Array.from({ length: view.cards[unit]!.count }, () => unit));
    for (const unit of shuffled(cards)) if (canTake(view, squad, unit)) squad[unit] = (squad[unit] ?? 0) + 1;
    if (costOf(view, squad) > costOf(view, best)) best = squad;
  }
  return best;
}

/** A random squad, then its places; null if a part of it exists already, or terrain is laid. */
export function layOut(view: PanzerView, side: Side): string[] | null {
  if (view.step === "squad" && sizeOf(view.squads) === 0)
    return [...listed(randomSquad(view, side), side).map((unit) => `take ${unit}`), "done"];
  const home = homeRow(view, side);
  if (view.step !== "deploy" || home.some((cell) => isUnit(view.cells[cell]))) return null;
  const cells = shuffled(home);
  return [...listed(view.squads, side).map((unit, at) => `deploy ${unit} ${cells[at]}`), "done"];
}
