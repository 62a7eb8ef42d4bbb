// Dragging cards with a mouse or a pen. With a finger, cards are tapped: dragging would scroll the page.

import type { Thing } from "./pointing.svelte";

export interface Drag {
  canDrag: () => boolean;
  begin: (thing: Thing) => void;
  drop: (thing: Thing, on: Thing) => void;
  end: () => void;
  /** The places where it can be dropped. */
  aims: () => Set<Thing>;
}

/** A pointer moves this far before it starts to drag. */
const FAR = 8;

/** An attachment for any element with cards marked by `data-drag` and `data-thing`. */
export function dragging(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    const down = (event: PointerEvent): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
      const thing = card?.dataset["thing"];
      if (!card || thing === undefined || event.button !== 0 || event.pointerType === "touch" || !drag.canDrag()) return;
      follow(drag, card, thing, event);
    };
    node.addEventListener("pointerdown", down);
    return () => node.removeEventListener("pointerdown", down);
  };
}

function follow(drag: Drag, card: HTMLElement, thing: Thing, from: PointerEvent): void {
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (ghost === null) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return;
      ghost = card.cloneNode(true) as HTMLElement;
      ghost.className = "spearpoint-ghost";
      ghost.removeAttribute("data-unit");
      ghost.inert = true;
      document.body.append(ghost);
      drag.begin(thing);
    }
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
    event.preventDefault();
  };
  const stop = (event: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (ghost === null) return;
    ghost.remove();
    swallowClick();
    const on = event.type === "pointerup" ? thingAt(event.clientX, event.clientY, drag.aims()) : null;
    drag.end();
    if (on !== null) drag.drop(thing, on);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** The target at a point; any point in a line means the line. */
function thingAt(x: number, y: number, aims: Set<Thing>): Thing | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const thing = node.closest<HTMLElement>("[data-thing]")?.dataset["thing"];
    if (thing !== undefined && aims.has(thing)) return thing;
    const place = node.querySelector<HTMLElement>(':scope > [data-thing^="line:"]')?.dataset["thing"];
    if (place !== undefined && aims.has(place)) return place;
  }
  return null;
}

/** The click that ends a drag does not count. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
