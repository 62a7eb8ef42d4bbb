// Revealed plans, and results of attacks and cards, each on its Unit.

import { caption, type Caption } from "../../lib/captions";
import type { GameEvent } from "../../lib/protocol";
import { isRoll, ROLLING, STANDING } from "./dice";
import { damageName } from "./names";

export function captions(events: GameEvent[], earlier: GameEvent[]): Caption[] {
  const named = earlier.findLast((event) => event.event === "attack-named");
  let attack = { unit: String(named?.["unit"] ?? ""), target: String(named?.["target"] ?? "") };
  /** Dice are seen rolling before their results. */
  let after = 0;
  const found: Caption[] = [];
  for (const event of events) {
    const unit = String(event["unit"] ?? "");
    if (isRoll(event)) after += after === 0 ? ROLLING : STANDING + ROLLING;
    if (event.event === "attack-named") attack = { unit, target: String(event["target"]) };
    const one = event.event === "attack-rolled" ? rolled(String(event["result"]), attack) : revealed(event, unit) ?? suffered(event, unit);
    if (one !== null) found.push({ ...one, after });
  }
  return found;
}

function rolled(result: string, { unit, target }: { unit: string; target: string }): Caption {
  if (result === "friendly-fire") return caption("miss", unit, "friendly-fire");
  return result === "misses" ? caption("miss", target, "miss") : caption("hit", target, "hit");
}

/** Plans that are turned up, and the start of an attack. */
function revealed(event: GameEvent, unit: string): Caption | null {
  switch (event.event) {
    case "committed":
      return caption("shown", unit, "committed");
    case "declared":
      return caption("shown", unit, "declared", { target: String(event["target"]) });
    case "attack-named":
      return caption("shown", unit, "fires", { target: String(event["target"]) });
    default:
      return null;
  }
}

function suffered(event: GameEvent, unit: string): Caption | null {
  switch (event.event) {
    case "victim-chosen":
      return caption("hit", unit, "hit");
    case "wounded": {
      const damage = Number(event["damage"]);
      return damage > 0 ? caption("hit", unit, "damage", { damage }) : caption("miss", unit, "no-damage");
    }
    case "damage-drawn":
      return caption("hit", unit, "damage-card", { card: damageName(event["card"] === null ? null : String(event["card"])) });
    case "destroyed":
      return caption("hit", unit, "destroyed");
    case "captured":
      return caption("hit", unit, "captured");
    default:
      return null;
  }
}
