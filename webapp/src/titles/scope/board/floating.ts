// Puts something small beside cells of the board: below them, or above where that would lead too far down the page.

import type { Action } from "svelte/action";

export interface Anchor {
  board: HTMLElement;
  cells: string[];
}

const GAP = 8;
/** How far it may stand out below the board. */
const SPILL = 140;

export function squareOf(board: HTMLElement, cell: string): HTMLElement | null {
  return board.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
}

export const float: Action<HTMLElement, Anchor> = (node, anchor) => {
  let { board, cells } = anchor;

  function put(): void {
    const frame = board.getBoundingClientRect();
    const origin = (node.offsetParent ?? board).getBoundingClientRect();
    const boxes = cells.flatMap((cell) => squareOf(board, cell)?.getBoundingClientRect() ?? []);
    if (boxes.length === 0) return;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const { offsetWidth: width, offsetHeight: height } = node;
    const x = Math.min(Math.max((left + right - width) / 2, frame.left), Math.max(frame.right - width, frame.left));
    const isBelow = bottom + GAP + height <= frame.bottom + SPILL || top - GAP - height < frame.top;
    const y = isBelow ? bottom + GAP : top - GAP - height;
    node.style.left = `${x - origin.left}px`;
    node.style.top = `${y - origin.top}px`;
  }

  put();
  node.scrollIntoView({ block: "nearest" });
  const watcher = new ResizeObserver(put);
  watcher.observe(board);
  watcher.observe(node);
  return {
    update: (changed) => {
      ({ board, cells } = changed);
      put();
    },
    destroy: () => watcher.disconnect(),
  };
};
