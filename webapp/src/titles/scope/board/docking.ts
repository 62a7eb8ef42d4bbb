// Puts the elements of a choice where they cover no card: beside the board, on a phone in the sheet below it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Move an element into *dock*; without one it stays where it is. */
export function into(dock: HTMLElement | null): Attachment<HTMLElement> {
  return (node) => {
    untrack(() => dock?.append(node));
    return () => node.remove();
  };
}
