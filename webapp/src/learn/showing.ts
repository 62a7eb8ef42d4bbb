// Scrolls the cells or Units that a lesson points to into view.

/** The box around these cells, or Units, of the board. */
function boxOf(board: HTMLElement, cells: string[]): { top: number; bottom: number; left: number; right: number } | null {
  const boxes = cells
    .map((cell) => board.querySelector(`[data-cell="${CSS.escape(cell)}"], [data-thing="unit:${CSS.escape(cell)}"]`))
    .flatMap((node) => (node === null ? [] : [node.getBoundingClientRect()]));
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
  };
}

/** Scroll the board so that these cells are in its middle; to its start, if there are none. */
export function showCells(board: HTMLElement, cells: string[]): void {
  const box = boxOf(board, cells);
  if (box === null) {
    board.scrollTo(0, 0);
    return;
  }
  const room = board.getBoundingClientRect();
  board.scrollBy((box.left + box.right - room.left - room.right) / 2, (box.top + box.bottom - room.top - room.bottom) / 2);
}
