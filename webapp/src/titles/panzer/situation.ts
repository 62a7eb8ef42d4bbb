// The player's task, the standing of the sides, and the victory conditions.

import type { Legal, Setup } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { quadrantName } from "./actions";
import { handText } from "./odds";
import { enemyOf, homeRow, type PanzerView, type Side } from "./view";

export function task(view: PanzerView, legal: Legal): string {
  if (view.step === "over") return t("web-panzer-task-over");
  if (view.step === "draw") return t("web-panzer-task-draw", { hand: handText(view.hand) });
  const verbs = Object.keys(legal);
  if (verbs.length === 0) return t(`web-panzer-wait-${view.step}`);
  switch (view.step) {
    case "follow":
      return t("web-panzer-task-follow", { quadrant: quadrantName(view.quadrant!) });
    case "light": {
      const key = verbs.includes("light") ? "web-panzer-task-light" : "web-panzer-task-light-none";
      return t(key, { quadrant: quadrantName(view.quadrant!) });
    }
    case "shoot": {
      const target = { cell: view.focus!, unit: t(`panzer-unit-${view.cells[view.focus!]}`) };
      if (!verbs.includes("shoot")) return t("web-panzer-task-shoot-none", target);
      return t(verbs.includes("hold") ? "web-panzer-task-shoot" : "web-panzer-task-must-shoot", target);
    }
    default:
      return t(`web-panzer-task-${view.step}`);
  }
}

/** How much of the enemy's home row a side holds, and where it shot last. */
export function situation(view: PanzerView, side: Side): string[] {
  const home = homeRow(view, enemyOf(side));
  const held = home.filter((cell) => view.control[side].includes(cell)).length;
  const shot = view.shots[side];
  const parts: string[] = [];
  if (held) parts.push(t("web-panzer-standing-home", { held, all: home.length }));
  if (shot.gun !== null)
    parts.push(t("panzer-board-last-shot", { unit: t(`panzer-unit-${shot.gun}`), gun: shot.from!, target: shot.at! }));
  return parts;
}

export function goal(setup: Setup): string[] {
  const ways = [t("panzer-win-destruction"), t("panzer-win-supply-line")];
  const turns = setup.options["max-turns"];
  if (typeof turns === "number") ways.push(t("panzer-win-turns", { turns }));
  return ways;
}
