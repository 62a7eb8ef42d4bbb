/** The message with which the page lets a waiting worker take over. */
export const UPDATE = "update";

/** Where the page keeps what plays games in it. The service worker answers from there. */
export const KEPT_ENGINE = "fogline-engine-1";
