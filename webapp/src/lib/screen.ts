// The screen: where there is room beside a battlefield, and whether several people share it.

import { getContext, setContext } from "svelte";

/** Room beside a battlefield: on a wide screen, and on a phone held sideways, which has no room below. The style sheets
 * of the surrounding pages use the same limits. */
export const BESIDE = "(min-width: 941px), (min-width: 700px) and (max-height: 520px)";

/** A desktop: the page of a table never scrolls. */
export const WHOLE = "(min-width: 941px) and (min-height: 521px)";

/** Wide enough for a column of counters at the left. */
export const ROOMY = "(min-width: 1240px) and (min-height: 521px)";

const SHARED = Symbol("shared screen");

/** For the component around a screen that is handed over. A secret layout is then neither stored nor listed, since the
 * next player at the screen would find it. */
export function shareScreen(): void {
  setContext(SHARED, true);
}

export function isScreenShared(): boolean {
  return getContext<true | undefined>(SHARED) ?? false;
}
