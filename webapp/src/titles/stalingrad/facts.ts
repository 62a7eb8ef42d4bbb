// SCOPE Stalingrad, for pages outside of a game.

import type { Value } from "../../lib/protocol";
import type { Facts, MapShape } from "../../lib/title";
import { sizes } from "../scope/sizes";

const facts: Facts = {
  name: "stalingrad",
  prefix: "",
  hasAid: true,
  canLayOut: true,
  cover: [
    { side: "soviet", cards: ["s??", "s??", "s??", "sSN", "s??", "s??", "s??"] },
    { side: "german", cards: ["gSC", "gMG", "gEA", "gSN", "gOF", "gIN", "gMO"] },
  ],
  quickScenario: "quick-duel",
  ownFile: "scenario",
  alongWith,
  map,
  lessons: ["first", "units"],
};

export default facts;

/** A Front of COLUMNSxROWS for each side. */
function map(size: string): MapShape | null {
  const [columns, rows] = sizes(size);
  return columns && rows ? { columns, rows: 2 * rows, hasFront: true, hasHomeRows: false } : null;
}

/** More than two play in Advanced Mode. */
function alongWith(key: string, value: Value): Record<string, Value> {
  if (key === "players" && value !== 2) return { mode: "advanced" };
  if (key === "mode" && value === "basic") return { players: 2 };
  return {};
}
