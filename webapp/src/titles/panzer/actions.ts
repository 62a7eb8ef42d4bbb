// Actions of SCOPE Panzer: their targets and their sentences.

import type { Legal } from "../../lib/protocol";
import type { Choice, Pick } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import { oddsText } from "./odds";
import { isUnit, quadrantCells, type PanzerView } from "./view";

export function read(action: string): Choice {
  const [verb = "", ...words] = action.split(" ");
  return { action, verb, picks: picks(verb, words) };
}

function picks(verb: string, words: string[]): Pick[] {
  const [first = "", second = ""] = words;
  switch (verb) {
    case "terrain":
    case "deploy":
      return [{ kind: "card", card: first }, { kind: "cell", cell: second }];
    case "take":
      return [{ kind: "card", card: first }];
    case "move":
      return [{ kind: "quadrant", quadrant: first }, { kind: "arrangement", text: words.slice(1).join(" ") }];
    case "explore":
      return [{ kind: "quadrant", quadrant: first }];
    case "search":
    case "shoot":
      return [{ kind: "cell", cell: first }];
    case "light":
      return [{ kind: "cell", cell: first }, { kind: "cell", cell: second }];
    case "done":
    case "hold":
    case "skip":
      return [];
    default:
      throw new Error(`${verb} is not a verb of SCOPE Panzer`);
  }
}

/** A MOVE names the units that change cells, in the order of the cells they leave. */
export function arrange(
  legal: Legal, view: PanzerView, verb: string, quadrant: string, from: Record<string, string>,
): string | null {
  const goes = new Map(Object.entries(from).map(([to, origin]) => [origin, to]));
  const named = quadrantCells(quadrant)
    .filter((cell) => isUnit(view.cells[cell]) && goes.has(cell) && goes.get(cell) !== cell)
    .map((cell) => `${cell}-${goes.get(cell)}`);
  const action = [verb, quadrant, ...named].join(" ");
  return legal[verb]?.includes(action) ? action : null;
}

/** "B3–C4": a quadrant by its first and its last cell. */
export function quadrantName(corner: string): string {
  return `${corner}–${quadrantCells(corner)[3]}`;
}

export function unitName(view: PanzerView, cell: string): string {
  const code = view.cells[cell];
  return isUnit(code) ? t(`panzer-unit-${code}`) : cell;
}

export function sentence(action: string, view: PanzerView): string {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = ""] = words;
  switch (verb) {
    case "terrain":
      return t("web-panzer-say-terrain", { terrain: t(`panzer-terrain-${first}`), cell: second });
    case "take":
      return t("web-panzer-say-take", { unit: t(`panzer-unit-${first}`) });
    case "deploy":
      return t("web-panzer-say-deploy", { unit: t(`panzer-unit-${first}`), cell: second });
    case "done":
      return t(view.step === "deploy" ? "web-panzer-say-done-deploy" : "web-panzer-say-done-squad");
    case "move":
      return sayMove(view, first, words.slice(1));
    case "explore":
      return t("web-panzer-say-explore", { quadrant: quadrantName(first) });
    case "search":
      return view.shown.includes(first)
        ? t("web-panzer-say-aim", { unit: unitName(view, first), cell: first })
        : t("web-panzer-say-search", { cell: first });
    case "light":
      return t("web-panzer-say-light", { unit: unitName(view, first), from: first, cell: second });
    case "shoot":
      return t("web-panzer-say-shoot", { unit: unitName(view, first), cell: first, odds: oddsText(view, first) });
    case "hold":
      return t("web-panzer-say-hold");
    case "skip":
      return t(view.step === "light" ? "web-panzer-say-skip-light" : "web-panzer-say-skip-follow");
    default:
      return action;
  }
}

function sayMove(view: PanzerView, quadrant: string, goes: string[]): string {
  const name = quadrantName(quadrant);
  if (goes.length === 0) return t("web-panzer-say-move-nothing", { quadrant: name });
  const moves = goes.map((pair) => {
    const [from = "", to = ""] = pair.split("-");
    if (!isUnit(view.cells[from])) return t("web-panzer-say-goes-hidden", { from, to });
    return t("web-panzer-say-goes", { unit: unitName(view, from), from, to });
  });
  return t("web-panzer-say-move", { quadrant: name, moves: moves.join(", ") });
}
