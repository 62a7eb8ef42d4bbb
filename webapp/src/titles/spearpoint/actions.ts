// Actions of Spearpoint 1943: their targets and their sentences.

import type { Choice, Pick } from "../../lib/title";
import { percent, t } from "../../lib/words.svelte";
import { cardName, commandName, lineName, unitName, weaponName } from "./names";
import { planOf, unitOf, type AttackOdds, type Hit, type InitiativeOdds, type IntensityOdds, type SpearpointView } from "./view";

const card = (slug: string): Pick => ({ kind: "card", card: slug });
const unit = (name: string): Pick => ({ kind: "cell", cell: name });
/** A line of our own side stands in for a quadrant. */
const line = (name: string): Pick => ({ kind: "quadrant", quadrant: name });

export function read(action: string): Choice {
  const [verb = "", ...words] = action.split(" ");
  return { action, verb, picks: picks(verb, words) };
}

function picks(verb: string, words: string[]): Pick[] {
  const [first = "", second = ""] = words;
  switch (verb) {
    case "pick":
    case "hold":
    case "return":
    case "discard":
      return [card(first)];
    case "commit": {
      const where = second === "front" || second === "rear" ? [line(second)] : [];
      const from = words.indexOf("from");
      return [card(first), ...where, ...(from < 0 ? [] : [unit(words[from + 1] ?? "")])];
    }
    case "crew":
    case "play":
      return second ? [card(first), unit(second)] : [card(first)];
    case "roll":
      return first ? [card(first)] : [];
    case "transfer":
    case "attack":
      return [unit(first), unit(second)];
    case "switch":
    case "assault":
    case "join":
    case "storm":
    case "victim":
    case "fire":
      return [unit(first)];
    case "keep":
      return [line(first)];
    default:
      return [];
  }
}

/** A Unit in play: "a3 M4A1 Sherman". */
export function inPlay(view: SpearpointView, name: string): string {
  const found = unitOf(view, name);
  return found ? t("web-spearpoint-unit", { unit: name, card: unitName(found.card) }) : name;
}

export function sentence(action: string, view: SpearpointView): string {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = ""] = words;
  const named = (name: string): string => inPlay(view, name);
  switch (verb) {
    case "pick":
    case "hold":
    case "return":
      return t(`spearpoint-say-${verb}`, { card: unitName(first) });
    case "discard":
      return t("spearpoint-say-discard", { card: commandName(first) });
    case "commit": {
      const from = words.indexOf("from");
      const where = second === "front" || second === "rear" ? second : "usual";
      const line = where === "usual" ? "" : lineName(where);
      if (from >= 0) return t("spearpoint-say-commit-from", { card: unitName(first), unit: named(words[from + 1] ?? ""), where, line });
      return t("spearpoint-say-commit", { card: unitName(first), where, line });
    }
    case "crew":
      return t("spearpoint-say-crew", { card: unitName(first), unit: named(second) });
    case "transfer":
      return t("spearpoint-say-transfer", { unit: named(first), other: named(second) });
    case "attack":
      return t("spearpoint-say-attack", { unit: named(first), target: named(second) });
    case "switch":
    case "join":
    case "victim":
      return t(`spearpoint-say-${verb}`, { unit: named(first) });
    case "assault":
    case "storm":
      return t(`spearpoint-say-${verb}`, { target: named(first) });
    case "play":
      return second
        ? t("spearpoint-say-play-on", { card: commandName(first), unit: named(second) })
        : t("spearpoint-say-play", { card: commandName(first) });
    case "fire": {
      const odds = attackOdds(view, action)[0];
      const weapon = odds?.name ? weaponName(odds.name) : second;
      return t("spearpoint-say-fire", { unit: named(first), weapon, target: named(unitOf(view, first)?.target ?? "") });
    }
    case "roll":
      return first ? t("spearpoint-say-roll-with", { card: cardName(first) }) : t("spearpoint-say-roll");
    case "done":
      return t(`spearpoint-say-done-${view.step}`, { count: planOf(view).length });
    case "draw":
    case "keep":
      return t(`spearpoint-say-${verb}-${first}`);
    case "pass":
    case "close":
    case "skip":
    case "enough":
    case "remove":
      return t(`spearpoint-say-${verb}`);
    default:
      return action;
  }
}

// -- odds ---------------------------------------------------------------------------------------------

function attackOdds(view: SpearpointView, key: string): AttackOdds[] {
  const found = view.odds[key];
  return Array.isArray(found) ? found : [];
}

/** The chances of an action in words; "" if nothing is rolled. If several weapons can be used, those of the best one. */
export function oddsText(view: SpearpointView, action: string): string {
  const [verb, first] = action.split(" ");
  const key = verb === "roll" && first !== undefined ? "roll +1" : action;
  if (verb === "roll" && (view.step === "intensity" || view.step === "card-roll")) {
    const odds = view.odds[key] as IntensityOdds | undefined;
    return odds ? t("web-spearpoint-odds-intensity", { destroys: percent(odds.destroys), card: percent(odds.card) }) : "";
  }
  if (verb === "roll" && view.step === "initiative") {
    const odds = view.odds[key] as InitiativeOdds | undefined;
    return odds ? t("web-spearpoint-odds-initiative", { first: percent(odds.first), tie: percent(odds.tie) }) : "";
  }
  return attackText(bestOf(attackOdds(view, key)));
}

export function bestOf(odds: AttackOdds[]): AttackOdds | undefined {
  const worth = (one: AttackOdds): number => one.rolls * (one.hit + 3 * one.destroys);
  return odds.toSorted((one, other) => worth(other) - worth(one))[0];
}

export function attackText(odds: AttackOdds | undefined): string {
  if (odds === undefined) return "";
  return t("web-spearpoint-odds-attack", {
    value: odds.value - odds.added, hit: percent(odds.hit), destroys: percent(odds.destroys),
    friendly: percent(odds.friendly), rolls: odds.rolls,
  });
}

/** The current attack: the possible results of its next roll, or the effect of a hit. */
export function attackNow(view: SpearpointView): string {
  if (view.step === "parry") {
    const hit = view.odds["hit"] as Hit | undefined;
    return hit ? t("web-spearpoint-odds-hit", { damage: hit.final, left: hit.left }) : "";
  }
  return ["intensity", "card-roll", "initiative"].includes(view.step) ? oddsText(view, "roll") : attackText(bestOf(attackOdds(view, "roll")));
}

/** The best chance to hit of a declaration, as a short label on the target. */
export function hitShare(view: SpearpointView, action: string): string {
  const best = bestOf(attackOdds(view, action));
  return best ? percent(best.hit) : "";
}
