// Who answers a request: the server, or the game desk in this page. Everything above speaks the same protocol to both.

import { home } from "./home.svelte";

/** Carries a request to whoever answers it, and the answer back, streams included. Fails if nobody answers. */
export type Carrier = (path: string, request: RequestInit) => Promise<Response>;

/** What the tokens of games in the page begin with. Of the random ones of a server, one in a billion does. */
const OF_PAGE = "page-";

/** Requests without a token that the desk in the page can answer: all others are about other people. */
const ALONE = /^\/api\/(?:games|continue|another-world|verify|replay|review|eyes|reasons|nine-worlds|puzzles?)(?:[/?]|$)/;

export const isOfPage = (token: string): boolean => token.startsWith(OF_PAGE);

/** Whether the desk in the page could answer a request without a token. */
export const canStay = (path: string): boolean => ALONE.test(path);

/** Whether a request goes to the desk in the page: whatever concerns its games, and what it can answer when no server does. */
export const isForPage = (path: string, token: string | null): boolean =>
  token === null ? home.isHere && canStay(path) : isOfPage(token);

const toServer: Carrier = (path, request) => fetch(path, { ...request, credentials: "omit", cache: "no-store" });
const toPage: Carrier = async (path, request) => (await import("../page/carrier")).carry(path, request);

export const carrierOf = (path: string, token: string | null): Carrier => (isForPage(path, token) ? toPage : toServer);
