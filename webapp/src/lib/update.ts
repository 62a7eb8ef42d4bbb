/** What the page says to a new worker that waits: take over. */
export const UPDATE = "update";

/** Where the page keeps what plays games in it. The service worker answers from there. */
export const KEPT_ENGINE = "fogline-engine-1";
