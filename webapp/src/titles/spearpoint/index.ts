// Spearpoint 1943 has lines of Units instead of a board of cells, so it has its own Battle Area.

import type { Title } from "../../lib/title";
import { read, sentence } from "./actions";
import Battle from "./Battle.svelte";
import { captions } from "./captions";
import Card from "./Card.svelte";
import { cardsOf } from "./cards";
import facts from "./facts";
import { figures } from "./figures";
import { layOut } from "./hands";
import Hidden from "./Hidden.svelte";
import { cardName } from "./names";
import SetUp from "./SetUp.svelte";
import { goal, task } from "./situation";
import { telling } from "./telling";
import { PLANS, planOf, spearpointView } from "./view";

const spearpoint: Title = {
  ...facts,
  read,
  sentence: (action, view) => sentence(action, spearpointView(view)),
  task: (view, legal) => task(spearpointView(view), legal),
  figures,
  goal: (view, setup) => goal(spearpointView(view).seat, setup),
  telling,
  captions,
  leads: ["attack-named", "played"],
  keys: [
    ["← ↑ ↓ →", "web-key-arrows"],
    ["Enter", "web-spearpoint-key-enter"],
    ["P", "web-spearpoint-key-pass"],
    ["R", "web-spearpoint-key-roll"],
    ["Esc", "web-key-escape"],
  ],
  cardName,
  thingName: cardName,
  canUndo: (view) => [...PLANS, "limit"].includes(spearpointView(view).step) && planOf(spearpointView(view)).length > 0,
  Card,
  Field: Battle,
  bringsActions: true,
  Hidden,
  SetUp,
  isSettingUp: (view) => ["build", "muster"].includes(spearpointView(view).step),
  layOut: (view, setup, seat) => layOut(spearpointView(view), cardsOf(setup), seat),
};

export default spearpoint;
