/** The message with which the page lets a waiting worker take over. */
export const UPDATE = "update";
