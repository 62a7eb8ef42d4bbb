// Spearpoint 1943, for pages outside a game.

import type { Facts } from "../../lib/title";

const facts: Facts = {
  name: "spearpoint",
  prefix: "spearpoint-",
  isSimultaneous: true,
  emblems: { "american-b": "american", "german-b": "german" }, // both sides can have the same faction
  hasAid: true,
  canLayOut: true,
  cover: [
    { side: "german", cards: ["lefh-18", "pak-40", "tiger-i", "grenadier-squad", "stug-iii-g", "ju-87-stuka", "german-pilot"] },
    { side: "american", cards: ["us-tank-crew", "m4a1-sherman", "rifle-squad", "m3-half-track", "bazooka-team", "m7-priest", "p-47-thunderbolt"] },
  ],
  quickScenario: "skirmish",
  firstGame: { scenario: "meeting-engagement", options: { "start-command": 5 } },
  ownFile: "cards",
  lessons: ["first"],
};

export default facts;
