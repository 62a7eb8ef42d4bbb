// The service worker. It keeps the pages, rules and lessons, so that they open without a server, and serves the files
// for games in the page once the page has fetched them (page/files.ts). Requests below /api are neither answered nor
// stored here. A new version waits until the page asks for it, or all pages are closed.

import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { KEPT_ENGINE, UPDATE } from "../lib/update.ts";
import "./push.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

cleanupOutdatedCaches();
// Files by their exact names: no path is rewritten to another.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [] });

self.addEventListener("fetch", (event) => {
  if (!/\/assets\/engine-[^/]+$/.test(event.request.url)) return;
  const kept = caches.match(event.request, { cacheName: KEPT_ENGINE });
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
self.addEventListener("message", (event) => {
  if (event.data === UPDATE) void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
