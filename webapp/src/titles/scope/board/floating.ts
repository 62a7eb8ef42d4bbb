// Puts something small beside cells of the board: below them, or above where that would lead too far down the page. Where
// the page does not scroll it stays on the screen, at the side of the cells.

import type { Action } from "svelte/action";
import { WHOLE } from "../../../lib/screen";

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
    const place = (left: number, top: number): void => {
      node.style.left = `${left - origin.left}px`;
      node.style.top = `${top - origin.top}px`;
    };
    const isFixed = matchMedia(WHOLE).matches;
    const floor = isFixed ? Math.min(frame.bottom + SPILL, innerHeight - GAP) : frame.bottom + SPILL;
    const hasRoomAbove = top - GAP - height >= frame.top;
    if (bottom + GAP + height <= floor || (!hasRoomAbove && !isFixed)) place(x, bottom + GAP);
    else if (hasRoomAbove && !isFixed) place(x, top - GAP - height);
    else place(left - GAP - width >= GAP ? left - GAP - width : right + GAP, Math.max(GAP, Math.min(top, floor - height)));
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
