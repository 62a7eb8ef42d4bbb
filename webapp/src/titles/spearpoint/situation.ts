// The player's task, the standing of the sides, and the victory conditions.

import { seatName } from "../../lib/names";
import type { Legal, Setup } from "../../lib/protocol";
import { t, tell } from "../../lib/words.svelte";
import { inPlay } from "./actions";
import { cardsOf } from "./cards";
import { windowName } from "./names";
import type { SpearpointView } from "./view";

export function task(view: SpearpointView, legal: Legal): string {
  const verbs = Object.keys(legal);
  if (verbs.length === 0) return t("web-spearpoint-task-wait");
  const { attacker, target, struck } = view.attack;
  const attack = {
    unit: attacker === null ? "" : inPlay(view, attacker),
    target: target === null ? "" : inPlay(view, target),
  };
  switch (view.step) {
    case "window":
      return t("web-spearpoint-task-window", { window: windowName(view.window) });
    case "support":
    case "answer":
    case "roll":
      return t(`web-spearpoint-task-${view.step}`, attack);
    case "intensity":
    case "parry":
      return t(`web-spearpoint-task-${view.step}`, { unit: struck === null ? "" : inPlay(view, struck) });
    case "declare":
      return t(verbs.includes("join") || verbs.includes("close") ? "web-spearpoint-task-join" : "web-spearpoint-task-declare");
    case "card-roll":
    case "capture":
      return t(`web-spearpoint-task-${view.step}`, { unit: view.focus === null ? "" : inPlay(view, view.focus) });
    case "draw": {
      const side = view.sides[view.seat ?? ""];
      return t("web-spearpoint-task-draw", { commands: side?.["command-draws"] ?? 0, free: side?.["free-draws"] ?? 0 });
    }
    case "limit":
      return t(verbs.includes("return") ? "web-spearpoint-task-limit-units" : "web-spearpoint-task-limit-commands");
    default:
      return t(`web-spearpoint-task-${view.step}`);
  }
}

/** Victory conditions; for a player, their own first. */
export function goal(own: string | null, setup: Setup): string[] {
  const cards = cardsOf(setup);
  const ways: string[] = [];
  if (cards["standard-win"]) {
    const turns = cards.limits["overrun-turns"];
    const mine = own === null ? undefined : cards.seats[own];
    if (mine) {
      ways.push(`${t("win")} ${t("spearpoint-win-points", { points: mine.goal })}.`);
      ways.push(`${t("win")} ${t("spearpoint-win-overrun", { turns })}.`);
    }
    for (const [seat, { goal: points }] of Object.entries(cards.seats))
      if (seat !== own) ways.push(t("spearpoint-win-points-each", { seat: seatName(seat), points }));
    if (!mine) ways.push(t("spearpoint-win-overrun-each", { turns }));
  }
  ways.push(...cards.goals.map(tell));
  if (cards.limits["max-turns"] > 0) ways.push(t("spearpoint-win-turns", { turns: cards.limits["max-turns"] }));
  for (const { standing } of Object.values(cards.seats)) ways.push(...standing.map(tell));
  return ways;
}
