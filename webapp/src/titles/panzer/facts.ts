// SCOPE Panzer, for pages outside of a game.

import type { Value } from "../../lib/protocol";
import type { Facts, MapShape } from "../../lib/title";
import { sizes } from "../scope/sizes";

const facts: Facts = {
  name: "panzer",
  prefix: "panzer-",
  hasAid: true,
  canLayOut: true,
  cover: [
    { side: "german", cards: ["???", "???", "TIG", "???", "???", "???", "???"] },
    { side: "american", cards: ["STU", "---", "SHE", "HEL", "---", "BAZ", "PER"] },
  ],
  quickScenario: "skirmish",
  ownFile: "cards",
  alongWith,
  map,
  lessons: ["first", "terrain"],
};

export default facts;

/** A forest of ROWSxCOLUMNS. */
function map(size: string): MapShape | null {
  const [rows, columns] = sizes(size);
  return columns && rows ? { columns, rows, hasFront: false, hasHomeRows: true } : null;
}

/** The rule of open turrets needs terrain. */
function alongWith(key: string, value: Value): Record<string, Value> {
  if (key === "open-turret" && value === true) return { terrain: true };
  if (key === "terrain" && value === false) return { "open-turret": false };
  return {};
}
