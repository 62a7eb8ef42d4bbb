/** The message with which the page lets a waiting worker take over. */
export const UPDATE = "update";

/** The place for the files that run games in the page. The service worker answers from there. */
export const KEPT_ENGINE = "fogline-engine-1";
