// Sizes what cannot be sized by style sheets alone: cards that wrap into lines, in a height that is given.

/** The largest whole number from *least* to *most* that fits, or *least* if none does. What fits, fits if smaller, too. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Call *fit* now, and again before the next frame whenever *node* or the window changes its size, or *node* its content. */
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
