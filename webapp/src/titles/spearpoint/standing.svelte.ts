// Standing orders: windows that are passed by themselves. They go by what the player has set and by nothing else, never
// by the hand, and always take the same time after what is shown of a result, so they tell nobody anything.

import { kept } from "../../lib/keep.svelte";
import type { SpearpointView } from "./view";

export const WINDOWS = ["commit-revealed", "declare-revealed", "support", "attacked", "hit", "draw-open"] as const;
/** Pass until I am attacked. */
export const UNTIL_ATTACKED: readonly string[] = ["commit-revealed", "declare-revealed", "support", "draw-open"];
/** Milliseconds before a window is passed. */
export const DELAY = 1200;
/** Seconds that can be set for windows in which nothing is done; 0 is without limit. */
export const COUNTDOWNS = [0, 15, 30, 60];

/** The window that the seat is asked in; null in all other steps. */
export function windowOf(view: SpearpointView): string | null {
  switch (view.step) {
    case "window":
      return view.window;
    case "support":
      return "support";
    case "answer":
      return "attacked";
    case "parry":
      return "hit";
    default:
      return null;
  }
}

export function isPassed(window: string): boolean {
  return kept.settings.passes.includes(window);
}
