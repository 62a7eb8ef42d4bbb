// SCOPE Stalingrad, for pages outside a game.

import type { Value } from "../../lib/protocol";
import type { Facts } from "../../lib/title";
import { SCOPE, mapOf } from "../scope/about";

const facts: Facts = {
  ...SCOPE,
  name: "stalingrad",
  prefix: "",
  cover: [
    { side: "soviet", cards: ["s??", "s??", "s??", "sSN", "s??", "s??", "s??"] },
    { side: "german", cards: ["gSC", "gMG", "gEA", "gSN", "gOF", "gIN", "gMO"] },
  ],
  quickScenario: "quick-duel",
  ownFile: "scenario",
  lessons: ["first", "units"],
  /** A Front of COLUMNSxROWS for each side. */
  map: (size) => mapOf(size, (columns, rows) => ({ columns, rows: 2 * rows, hasFront: true, hasHomeRows: false })),
  /** Games for more than two use Advanced Mode. */
  alongWith(key, value): Record<string, Value> {
    if (key === "players" && value !== 2) return { mode: "advanced" };
    if (key === "mode" && value === "basic") return { players: 2 };
    return {};
  },
};

export default facts;
