// Standing orders: windows that are passed automatically. They depend only on the player's settings, never on the hand,
// and always take the same time after a result is shown, so they reveal nothing.

import { kept } from "../../lib/keep.svelte";
import type { SpearpointView } from "./view";

export const WINDOWS = ["commit-revealed", "declare-revealed", "support", "attacked", "hit", "draw-open"] as const;
/** Pass until I am attacked. */
export const UNTIL_ATTACKED: readonly string[] = ["commit-revealed", "declare-revealed", "support", "draw-open"];
/** Milliseconds before a window is passed. */
export const DELAY = 1200;
/** Seconds for windows in which nothing is done; 0 for no limit. */
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
