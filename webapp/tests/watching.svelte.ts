// A component that observes state: derived values are then cached, as on a page.

import { flushSync } from "svelte";

export function watch(look: () => unknown): () => void {
  const end = $effect.root(() => {
    $effect(() => void look());
  });
  flushSync();
  return end;
}
