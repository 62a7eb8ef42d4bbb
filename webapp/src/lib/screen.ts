// The screen: where there is room beside a battlefield, and whether several people share it.

import { getContext, setContext } from "svelte";

/** Room beside a battlefield: on a wide screen, and on a phone held sideways, where there is none below. The style sheets
 * of the pages around it say the same. */
export const BESIDE = "(min-width: 941px), (min-width: 700px) and (max-height: 520px)";

/** A desktop: at a table nothing of the page scrolls. */
export const WHOLE = "(min-width: 941px) and (min-height: 521px)";

/** Wide enough for a column of counters at the left. */
export const ROOMY = "(min-width: 1240px) and (min-height: 521px)";

const SHARED = Symbol("shared screen");

/** For the component around a screen that is handed over. What one of those who share it lays out in secret is neither
 * stored nor listed: the next player at the screen would find it. */
export function shareScreen(): void {
  setContext(SHARED, true);
}

export function isScreenShared(): boolean {
  return getContext<true | undefined>(SHARED) ?? false;
}
