// A component that looks at something: what is derived from state is then kept, as it is on a page.

import { flushSync } from "svelte";

export function watch(look: () => unknown): () => void {
  const end = $effect.root(() => {
    $effect(() => void look());
  });
  flushSync();
  return end;
}
