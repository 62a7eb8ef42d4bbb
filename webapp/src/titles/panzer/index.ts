// SCOPE Panzer, for the board and everything around it.

import type { Legal, View } from "../../lib/protocol";
import type { Suggestion } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import AidTable from "../scope/AidTable.svelte";
import { captions } from "../scope/captions";
import Field from "../scope/Field.svelte";
import Legend from "../scope/board/Legend.svelte";
import { areaName, KEYS, type ScopeTitle } from "../scope/title";
import { arrange, quadrantName, read, sentence } from "./actions";
import { board, moved } from "./board";
import Beside from "./Beside.svelte";
import Card from "./Card.svelte";
import facts from "./facts";
import { figures } from "./figures";
import SetUp from "./SetUp.svelte";
import Shot from "./Shot.svelte";
import { signs } from "./legend";
import { goal, task } from "./situation";
import { layOut } from "./squads";
import { FACE_DOWN, FOREST, isSide, isUnit, panzerView, quadrantCells } from "./view";

/** Suggests taking ground: where the enemy has had no time to come, a SEARCH finds nothing. */
function suggestion(_view: View, legal: Legal): Suggestion | null {
  const actions = legal["explore"] ?? [];
  const action = actions[Math.floor(actions.length / 2)];
  const corner = action?.split(" ")[1];
  if (action === undefined || corner === undefined) return null;
  return { action, cells: quadrantCells(corner), reason: t("web-panzer-suggest-explore", { quadrant: quadrantName(corner) }) };
}

const panzer: ScopeTitle = {
  ...facts,
  board: (view, seat) => board(panzerView(view), seat),
  read,
  areaName: (view, quadrant) => areaName(board(panzerView(view), null), quadrant),
  arrange: (legal, view, verb, quadrant, from) => arrange(legal, panzerView(view), verb, quadrant, from),
  sentence: (action, view) => sentence(action, panzerView(view)),
  spelledOut,
  task: (view, legal) => task(panzerView(view), legal),
  suggestion,
  figures,
  goal: (_view, setup) => goal(setup),
  captions: (events) => captions(events, (card) => `panzer-unit-${card}`),
  leads: ["moved", "explored", "searched"],
  cardName,
  moved,
  Field,
  keys: KEYS,
  Hidden: AidTable,
  Card,
  Beside,
  Legend,
  signs,
  Shot,
  verbs: ["move", "search", "explore", "shoot", "draw", "light", "hold", "skip"],
  SetUp,
  isSettingUp: (view) => ["terrain", "squad", "deploy"].includes(panzerView(view).step),
  layOut: (view, _setup, seat) => (isSide(seat) ? layOut(panzerView(view), seat) : null),
};

export default panzer;

/** `take SHE SHE PER`, `squad SHE SHE PER`, `deploy SHE A1 PER C1`. */
function spelledOut(legal: Legal, typed: string): string[] | null {
  const [verb = "", ...rest] = typed.split(" ");
  const takes = rest.map((unit) => `take ${unit}`);
  if (verb === "take" && legal["take"] && rest.length > 0) return takes;
  if (verb === "squad" && legal["take"]) return [...takes, "done"];
  if (verb === "deploy" && legal["deploy"] && rest.length > 2)
    return rest.flatMap((unit, at) => (at % 2 === 0 ? [`deploy ${unit} ${rest[at + 1] ?? ""}`.trimEnd()] : []));
  return null;
}

function cardName(code: string): string {
  if (isUnit(code)) return t(`panzer-card-${code}`);
  if (code === FOREST) return t("web-panzer-forest");
  if (code === FACE_DOWN) return t("web-panzer-back");
  return t(`panzer-terrain-${code}`);
}
