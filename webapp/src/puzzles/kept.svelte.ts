// The data that this browser stores about puzzles. There is no account, and nothing is sent.

import { fresh, readPractice, type Practice } from "./practice";

const NAME = "fogline-puzzles-1";

function stored(): Practice {
  try {
    return readPractice(JSON.parse(localStorage.getItem(NAME) ?? "null"));
  } catch {
    return fresh();
  }
}

export const practised = $state<{ now: Practice }>({ now: stored() });

/** Store this from now on. Without storage (private windows) it lasts as long as the page. */
export function practise(next: Practice): void {
  practised.now = next;
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // it is still shown
  }
}

// Another tab has written: continue from there.
addEventListener("storage", (event) => {
  if (event.key === NAME) practised.now = stored();
});
