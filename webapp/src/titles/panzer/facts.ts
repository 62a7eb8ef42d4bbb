// SCOPE Panzer, for pages outside a game.

import type { Value } from "../../lib/protocol";
import type { Facts } from "../../lib/title";
import { SCOPE, mapOf } from "../scope/about";

const facts: Facts = {
  ...SCOPE,
  name: "panzer",
  prefix: "panzer-",
  cover: [
    { side: "german", cards: ["???", "???", "TIG", "???", "???", "???", "???"] },
    { side: "american", cards: ["STU", "---", "SHE", "HEL", "---", "BAZ", "PER"] },
  ],
  quickScenario: "skirmish",
  ownFile: "cards",
  lessons: ["first", "terrain"],
  /** A forest of ROWSxCOLUMNS. */
  map: (size) => mapOf(size, (rows, columns) => ({ columns, rows, hasFront: false, hasHomeRows: true })),
  /** The rule of open turrets needs terrain. */
  alongWith(key, value): Record<string, Value> {
    if (key === "open-turret" && value === true) return { terrain: true };
    if (key === "terrain" && value === false) return { "open-turret": false };
    return {};
  },
};

export default facts;
