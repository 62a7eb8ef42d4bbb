// What came of attacks and cards, each on the Unit that it happened to.

import { caption, type Caption } from "../../lib/captions";
import type { GameEvent } from "../../lib/protocol";
import { isRoll, ROLLING } from "./dice";

export function captions(events: GameEvent[], earlier: GameEvent[]): Caption[] {
  const named = earlier.findLast((event) => event.event === "attack-named");
  let attack = { unit: String(named?.["unit"] ?? ""), target: String(named?.["target"] ?? "") };
  /** Dice are seen rolling before what they lead to. */
  let after = 0;
  const found: Caption[] = [];
  for (const event of events) {
    const unit = String(event["unit"] ?? "");
    if (isRoll(event)) after += ROLLING;
    if (event.event === "attack-named") attack = { unit, target: String(event["target"]) };
    const one = event.event === "attack-rolled" ? rolled(String(event["result"]), attack) : suffered(event, unit);
    if (one !== null) found.push({ ...one, after });
  }
  return found;
}

function rolled(result: string, { unit, target }: { unit: string; target: string }): Caption {
  if (result === "friendly-fire") return caption("miss", unit, "friendly-fire");
  return result === "misses" ? caption("miss", target, "miss") : caption("hit", target, "hit");
}

function suffered(event: GameEvent, unit: string): Caption | null {
  switch (event.event) {
    case "victim-chosen":
      return caption("hit", unit, "hit");
    case "wounded": {
      const damage = Number(event["damage"]);
      return damage > 0 ? caption("hit", unit, "damage", { damage }) : caption("miss", unit, "no-damage");
    }
    case "destroyed":
      return caption("hit", unit, "destroyed");
    case "captured":
      return caption("hit", unit, "captured");
    default:
      return null;
  }
}
