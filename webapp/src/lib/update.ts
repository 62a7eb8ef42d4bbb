/** What the page says to a new worker that waits: take over. */
export const UPDATE = "update";
