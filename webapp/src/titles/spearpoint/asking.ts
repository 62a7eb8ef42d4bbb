// Why a card allows nothing: the action that a tap on it would mean, sent to the server to be refused with its clause.

import type { Cards } from "./cards";
import type { Thing } from "./pointing.svelte";
import { unitOf, type SpearpointView } from "./view";

/** An action that the server has not offered; null where the card is for looking only. */
export function refusedBy(view: SpearpointView, cards: Cards, thing: Thing): string | null {
  const [kind, name = ""] = thing.split(":");
  if (kind === "card") return `${name in cards.units ? "commit" : "play"} ${name}`;
  if (kind !== "unit" || unitOf(view, name)?.seat !== view.seat) return null;
  if (view.step === "commit") return `switch ${name}`;
  const enemy = view.units.find((unit) => unit.seat !== view.seat);
  return view.step === "declare" && enemy ? `attack ${name} ${enemy.unit}` : null;
}
