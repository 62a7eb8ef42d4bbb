// The dice rolls among events, and how long they are shown.

import type { GameEvent } from "../../lib/protocol";

/** Milliseconds that dice roll before their result. */
export const ROLLING = 600;
/** Milliseconds for which a result stays before the next roll. */
export const STANDING = 700;

const ROLLS = ["initiative-rolled", "attack-rolled", "intensity-rolled"];

export const isRoll = (event: GameEvent): boolean => ROLLS.includes(event.event);

export const facesOf = (event: GameEvent): number[] =>
  event.event === "intensity-rolled" ? (event["dice"] as number[]) : [Number(event["first"]), Number(event["second"])];
