// The service worker. It stores only the pages, rules and lessons, so that they open without a server; requests below
// /api are neither answered nor stored here. A new version waits until the page asks for it, or all pages are closed.

import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { UPDATE } from "../lib/update.ts";
import "./push.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

cleanupOutdatedCaches();
// Files by their exact names: no path is rewritten to another.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [] });

self.addEventListener("message", (event) => {
  if (event.data === UPDATE) void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
