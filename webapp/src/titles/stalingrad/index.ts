// SCOPE Stalingrad for the client: its board, its actions in words, its standing.

import type { Legal, Setup, View } from "../../lib/protocol";
import type { Choice, Pick, Square, Suggestion } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import AidTable from "../scope/AidTable.svelte";
import { captions } from "../scope/captions";
import Field from "../scope/Field.svelte";
import { firstSearch } from "../scope/suggestion";
import Legend from "../scope/board/Legend.svelte";
import { areaName, KEYS, type BoardModel, type ScopeTitle, type Sign } from "../scope/title";
import Beside from "./Beside.svelte";
import Card from "./Card.svelte";
import facts from "./facts";
import { figures } from "./figures";
import { layOut } from "./fronts";
import SetUp from "./SetUp.svelte";
import ShotCard from "./ShotCard.svelte";
import {
  columnNames, isFaceDown, kindShown, letterOf, quadrantName, quadrants, read, rowNames, sideOfCard, sideOfSeat, SIDES,
  KINDS, turnedUp, type Goals, type StalingradView,
} from "./view";

const ARRANGING = ["move", "reinforce", "reinforce2"];

function board(view: View, seat: string | null): BoardModel {
  const seen = read(view);
  const up = turnedUp(seen);
  const areas = quadrants(seen);
  const rows = rowNames(seen).map((row) => columnNames(seen).map((column) => square(seen, areas, up, row + column)));
  const bottom = seat === null ? "german" : sideOfSeat(seat);
  if (bottom === "soviet") {
    rows.reverse();
    for (const squares of rows) squares.reverse();
  }
  const tokens = SIDES.flatMap((side) => {
    const quadrant = seen.sides[side]["shot-card"];
    return quadrant === null ? [] : [{ quadrant, side }];
  });
  return { rows, front: seen.rows, bottom, quadrants: areas, tokens };
}

function square(view: StalingradView, areas: Record<string, string[]>, up: string[], cell: string): Square {
  const code = view.cells[cell] ?? "...";
  const side = sideOfCard(code);
  const isUp = up.includes(cell);
  const kind = isUp && side !== null ? kindShown(view, cell) : null;
  const card = side === null ? null : kind === null ? code : letterOf(side) + kind;
  const says = [t("web-st-square", { cell, card: card === null ? t("web-st-no-card") : cardName(card) })];
  const legend: string[] = [];
  if (isUp) says.push(t("web-st-turned-up"));
  for (const owner of SIDES) {
    const quadrant = view.sides[owner]["shot-card"];
    if (quadrant === null || !areas[quadrant]?.includes(cell)) continue;
    says.push(t(`web-st-shot-card-${owner}`));
    legend.push(t(`web-st-legend-shot-card-${owner}`));
  }
  return {
    cell,
    card,
    side,
    isFaceDown: card !== null && isFaceDown(card),
    marks: isUp ? ["turned-up"] : [],
    label: says.join(", "),
    legend,
  };
}

function choice(action: string): Choice {
  const [verb = "", ...words] = action.split(" ");
  return { action, verb, picks: picks(verb, words) };
}

function picks(verb: string, words: string[]): Pick[] {
  const [first = "", ...rest] = words;
  if (words.length === 0) return [];
  if (verb === "place") return [{ kind: "card", card: first }];
  if (verb === "shoot") return [{ kind: "quadrant", quadrant: first }];
  if (ARRANGING.includes(verb))
    return [{ kind: "quadrant", quadrant: first }, { kind: "arrangement", text: rest.join(" ") }];
  if (verb === "assault") return [{ kind: "cell", cell: first }, { kind: "quadrant", quadrant: rest[0] ?? "" }];
  return words.map((cell) => ({ kind: "cell", cell }));
}

/** REINFORCEMENTS begin in the first Empty Areas of the Quadrant: the Mortar, if one comes, then the Infantry. */
function arrivals(view: View, verb: string, quadrant: string): Record<string, string> {
  const seen = read(view);
  const { side } = seen;
  const letter = letterOf(side);
  const coming = verb === "reinforce2" ? ["MO", "IN"] : verb === "reinforce" ? ["IN"] : [];
  const empty = (quadrants(seen)[quadrant] ?? []).filter((cell) => seen.cells[cell] === `${letter}EA`);
  return Object.fromEntries(
    coming.flatMap((kind, at) => (empty[at] === undefined ? [] : [[empty[at], letter + kind]])),
  );
}

function arrange(
  legal: Legal, view: View, verb: string, quadrant: string, from: Record<string, string>,
): string | null {
  const seen = read(view);
  const own = seen.side;
  const came = arrivals(view, verb, quadrant);
  const kinds = (quadrants(seen)[quadrant] ?? []).map((cell) => {
    const origin = from[cell] ?? cell;
    const code = came[origin] ?? seen.cells[origin] ?? "";
    // An enemy card in the Quadrant can only be Infantry (ST-GRID-10), and is written as such.
    return sideOfCard(code) === own ? code.slice(1) : "IN";
  });
  const action = [verb, quadrant, ...kinds].join(" ");
  return legal[verb]?.includes(action) ? action : null;
}

function sentence(action: string, view: View): string {
  const seen = read(view);
  const { verb, picks } = choice(action);
  const cells = picks.flatMap((pick) => (pick.kind === "cell" ? pick.cell : []));
  const [first = "", second = ""] = cells;
  const quadrant = picks.find((pick) => pick.kind === "quadrant")?.quadrant ?? "";
  const area = quadrantName(seen, quadrant);
  switch (verb) {
    case "place":
      return t("web-st-say-place", { kind: kindName(action.split(" ")[1] ?? "") });
    case "move":
    case "reinforce":
    case "reinforce2": {
      const kinds = action.split(" ").slice(2);
      const cards = (quadrants(seen)[quadrant] ?? []).map((cell, at) =>
        t("web-st-say-lies", { cell, kind: kindName(kinds[at] ?? "") }),
      );
      return t(`web-st-say-${verb}`, { quadrant: area, cards });
    }
    case "shoot":
      return t("web-st-say-shoot", { quadrant: area, cell: seen.focus ?? "" });
    case "hold":
      return t(seen.step === "look" ? "web-st-say-hold-look" : "web-st-say-hold");
    case "assault":
      return t("web-st-say-assault", { infantry: first, quadrant: area });
    case "recognize":
      return second ? t("web-st-say-recognize-two", { cell: first, other: second }) : t("web-st-say-recognize", { cell: first });
    case "howitzer":
      return t("web-st-say-howitzer", { mortar: first, target: second });
    case "fire":
      return second ? t("web-st-say-fire-from", { target: first, gun: second }) : t("web-st-say-fire", { target: first });
    case "done":
    case "stay":
    case "end":
    case "search":
    case "deploy":
    case "gun":
    case "take":
      return t(`web-st-say-${verb}`, { cell: first, target: seen.focus ?? "" });
    default:
      return action;
  }
}

function task(view: View, legal: Legal): string {
  const seen = read(view);
  if (seen.step === "over") return t("web-st-task-over");
  if (Object.keys(legal).length === 0) {
    if (seen.step === "set-up") return t("web-st-task-wait-set-up");
    return t("web-st-task-wait", { seat: t(`seat-${seen.slot}`) });
  }
  const isDecoy = seen.focus !== null && ["shot", "gun"].includes(seen.step) && kindShown(seen, seen.focus) === "DE";
  const card = seen.focus === null ? "" : cardName(turnedUpCard(seen, seen.focus));
  return t(`web-st-task-${seen.step}${isDecoy ? "-decoy" : ""}`, { cell: seen.focus ?? "", card });
}

function turnedUpCard(view: StalingradView, cell: string): string {
  const side = sideOfCard(view.cells[cell] ?? "");
  const kind = kindShown(view, cell);
  return side === null || kind === null ? (view.cells[cell] ?? "...") : letterOf(side) + kind;
}

function goal(view: View, _setup: Setup): string[] {
  const seen = read(view);
  if (seen.seat !== null) return ways(seen.goals[sideOfSeat(seen.seat)]);
  const [german, soviet] = SIDES.map((side) => ways(seen.goals[side])) as [string[], string[]];
  if (german.join() === soviet.join()) return german;
  return SIDES.flatMap((side) =>
    ways(seen.goals[side]).map((way) => t("web-st-goal-of", { side: t(`seat-${side}`), goal: way })),
  );
}

function ways(goals: Goals): string[] {
  const found: string[] = [];
  if (goals.snipers) found.push(t("win-snipers"));
  if (goals.points !== null) found.push(t("win-points", { points: goals.points }));
  for (const kinds of goals.eliminate) found.push(t("win-elimination", { kinds: kinds.map(kindName) }));
  if (goals["last-row"]) found.push(t("win-last-row"));
  return found;
}

function kindName(kind: string): string {
  return t(`kind-${kind}`);
}

function cardName(code: string): string {
  const side = sideOfCard(code);
  if (side === null) return t("web-st-no-card");
  return isFaceDown(code) ? t(`web-st-back-${side}`) : t(`card-${code}`);
}

/** Cards alone lay out a Front: `SN EA IN`. */
function spelledOut(legal: Legal, typed: string): string[] | null {
  const isCards = legal["place"] && !legal[typed.split(" ")[0]!] && /^[a-z]{2}( [a-z]{2})*$/.test(typed);
  return isCards ? typed.split(" ").map((kind) => `place ${kind}`) : null;
}

/** Suggests a search: where the enemy's Shot Card lies, or anywhere. */
function suggestion(view: View, legal: Legal): Suggestion | null {
  const seen = read(view);
  const shot = SIDES.filter((side) => side !== seen.side).map((side) => seen.sides[side]["shot-card"])[0] ?? null;
  const cells = shot === null ? [] : (quadrants(seen)[shot] ?? []);
  return firstSearch(legal, "web-st-suggest-shot", cells) ?? firstSearch(legal, "web-st-suggest-search");
}

/** A turned-up card of each kind. */
function signs(): Sign[] {
  const sample = (kind: string, marks: string[]): Square => ({ cell: "", card: `g${kind}`, side: "german", isFaceDown: false, marks, label: "" });
  return [
    ...[...KINDS].map((kind) => ({ square: sample(kind, []), text: t("web-st-legend-card", { code: kind, card: kindName(kind) }) })),
    { square: sample("SN", ["turned-up"]), text: t("web-st-legend-up") },
    { square: sample("OF", []), text: t("web-st-legend-pips") },
    ...SIDES.map((side) => ({ token: side, text: t(`web-st-legend-shot-card-${side}`) })),
  ];
}

const stalingrad: ScopeTitle = {
  ...facts,
  board,
  read: choice,
  areaName: (view, quadrant) => areaName(board(view, null), quadrant),
  arrange,
  arrivals,
  sentence,
  spelledOut,
  task,
  suggestion,
  figures,
  goal,
  captions: (events) => captions(events, (card) => (card.endsWith("EA") ? null : `kind-${card.slice(1)}`)),
  leads: ["moved", "reinforced", "searched", "recognized", "shelled", "fire-opened", "assaulted", "deployed"],
  cardName,
  short: (code) => code.slice(1),
  isEmpty: (code) => code.endsWith("EA"),
  Field,
  keys: KEYS,
  Hidden: AidTable,
  Card,
  Token: ShotCard,
  Legend,
  signs,
  Beside,
  verbs: [
    ...["move", "search", "shoot", "recognize", "fire", "howitzer", "gun", "assault", "deploy"],
    ...["take", "stay", "end", "hold", "reinforce", "reinforce2"],
  ],
  SetUp,
  isSettingUp: (view) => read(view).step === "set-up",
  layOut: (view, _setup, seat) => layOut(view, seat),
};

export default stalingrad;
