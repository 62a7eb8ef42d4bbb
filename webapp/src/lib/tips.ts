// Explanations of cards: where their texts are, and where they are shown. A drawn card has its own in `data-tip`, one
// line each; the cell or button around it can add lines about its marks in `data-tip-more`.

export type Holder = HTMLElement | SVGElement;

/** The element to explain when the mouse, the focus or a finger is on *target*: the whole cell or button around it. */
export function holderOf(target: EventTarget | null): Holder | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest<HTMLElement>('[role="gridcell"], button');
  if (around !== null && wordsOf(around) !== "") return around;
  return target.closest<Holder>("[data-tip]");
}

export function wordsOf(holder: Holder): string {
  const own = holder.dataset["tip"] ?? holder.querySelector<Holder>("[data-tip]")?.dataset["tip"];
  return tipOf(own, holder.dataset["tipMore"]) ?? "";
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** Pixels between a card and its explanation, and to the edge of the screen. */
const GAP = 8;

/** The position of an explanation: below the card, or above it where there is no room, and always on the screen. */
export function clampTip(card: Box, tip: Size, width: number, height: number): { left: number; top: number } {
  const middle = (card.left + card.right - tip.width) / 2;
  const below = card.bottom + GAP;
  const above = card.top - GAP - tip.height;
  const top = below + tip.height + GAP <= height ? below : above >= GAP ? above : height - GAP - tip.height;
  return { left: Math.max(GAP, Math.min(middle, width - GAP - tip.width)), top: Math.max(GAP, top) };
}

/** The lines of an explanation as the one attribute that holds them; undefined if there is nothing to explain. */
export function tipOf(...lines: (string | null | undefined | false)[]): string | undefined {
  return lines.filter((line) => line).join("\n") || undefined;
}
