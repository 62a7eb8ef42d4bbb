// Whether several people share this screen. What one of them lays out in secret is then neither written down nor listed:
// whoever has the screen next would find it.

import { getContext, setContext } from "svelte";

const SHARED = Symbol("shared screen");

/** For the component around a screen that is handed over. */
export function shareScreen(): void {
  setContext(SHARED, true);
}

export function isScreenShared(): boolean {
  return getContext<true | undefined>(SHARED) ?? false;
}
