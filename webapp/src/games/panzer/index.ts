// SCOPE Panzer, for the board and everything around it.

import type { Title } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import { arrange, read, sentence } from "./actions";
import { board, moved } from "./board";
import Beside from "./Beside.svelte";
import Card from "./Card.svelte";
import SetUp from "./SetUp.svelte";
import { goal, standing, task } from "./situation";
import { FACE_DOWN, FOREST, isUnit, panzerView } from "./view";

export const panzer: Title = {
  name: "panzer",
  prefix: "panzer-",
  board: (view, seat) => board(panzerView(view), seat),
  read,
  arrange: (legal, view, verb, quadrant, from) => arrange(legal, panzerView(view), verb, quadrant, from),
  sentence: (action, view) => sentence(action, panzerView(view)),
  task: (view, legal) => task(panzerView(view), legal),
  standing: (view) => standing(panzerView(view)),
  goal: (_view, setup) => goal(setup),
  cardName,
  moved,
  Card,
  Beside,
  SetUp,
  isSettingUp: (view) => ["terrain", "squad", "deploy"].includes(panzerView(view).step),
};

function cardName(code: string): string {
  if (isUnit(code)) return t(`panzer-card-${code}`);
  if (code === FOREST) return t("web-panzer-forest");
  if (code === FACE_DOWN) return t("web-panzer-back");
  return t(`panzer-terrain-${code}`);
}
