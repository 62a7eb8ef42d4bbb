// The two places that can answer a request: the server, or the game desk in this page. All modules above use one
// protocol for both.

import { home } from "./home.svelte";

/** Carries a request to the place that answers it, and brings the answer back, streams included. Fails if nobody
 * answers. */
export type Carrier = (path: string, request: RequestInit) => Promise<Response>;

/** The beginning of the tokens of games in the page. One in a billion of a server's random tokens begins with it. */
const OF_PAGE = "page-";

/** Requests without a token that the desk in the page can answer: all others are about other people. */
const ALONE = /^\/api\/(?:games|continue|another-world|verify|replay|review|eyes|reasons|nine-worlds|puzzles?)(?:[/?]|$)/;

export const isOfPage = (token: string): boolean => token.startsWith(OF_PAGE);

/** Whether the desk in the page could answer a request without a token. */
export const canStay = (path: string): boolean => ALONE.test(path);

/** Whether a request goes to the desk in the page: requests about its games, and those that it can answer when no
 * server does. */
export const isForPage = (path: string, token: string | null): boolean =>
  token === null ? home.isHere && canStay(path) : isOfPage(token);

const toServer: Carrier = (path, request) => fetch(path, { ...request, credentials: "omit", cache: "no-store" });
const toPage: Carrier = async (path, request) => (await import("../page/carrier")).carry(path, request);

export const carrierOf = (path: string, token: string | null): Carrier => (isForPage(path, token) ? toPage : toServer);
