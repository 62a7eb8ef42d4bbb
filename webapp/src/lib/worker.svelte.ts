// The service worker as the page sees it. A new version never takes over by itself: it is offered on the home page.

import { UPDATE } from "./update";

/** The new version that waits, or null. */
export const version = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Once the page stands: the worker fetches all that works without a server, and must not come before the page. */
export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => {
    registered = navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    registered.then(watch, () => (registered = null)); // without a worker the pages need the server, as any page does
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return; // where workers are blocked, nothing is registered
  const look = (): void => {
    // The first worker of all replaces nobody.
    version.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Ask whether there is a new version. */
export async function lookForUpdate(): Promise<void> {
  await (await registered)?.update().catch(() => undefined);
}

/** Let the new version take over, and show its pages. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  version.waiting?.postMessage(UPDATE);
}
