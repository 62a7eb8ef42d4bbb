// Sizes what style sheets alone cannot: cards that wrap into lines within a given height.

/** The largest whole number from *least* to *most* that fits, or *least* if none does. If a size fits, so does every
 * smaller one. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Call *fit* now, and again before the next frame whenever *node* or the window is resized or the content of *node*
 * changes. */
export function refitting(node: HTMLElement, fit: () => void): () => void {
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const sizes = new ResizeObserver(later);
  const content = new MutationObserver(later);
  sizes.observe(node);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", later);
  fit();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    content.disconnect();
    removeEventListener("resize", later);
  };
}
