// The service worker as the page sees it. A new version never takes over on its own: the home page offers it.

import { UPDATE } from "./update";

/** The waiting new version, or null. */
export const version = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Called once the page is drawn: the worker fetches everything that works offline, and must not delay the page. */
export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => {
    registered = navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    registered.then(watch, () => (registered = null)); // without a worker the pages need the server
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return; // where workers are blocked, nothing is registered
  const look = (): void => {
    // The very first worker replaces nobody.
    version.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Check for a new version. */
export async function lookForUpdate(): Promise<void> {
  await (await registered)?.update().catch(() => undefined);
}

/** Let the new version take over, and reload its pages. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  version.waiting?.postMessage(UPDATE);
}
