// Notices: the worker's response when one arrives or is opened. A notice says that it is a seat's turn, in the server's
// words; the worker asks the server for nothing and stores nothing.

/** The server's push messages (src/fogline/server/notices/notices.py). */
interface Pushed {
  title: string;
  body: string;
  /** The button that ends notices about this game, and the text that it sends. */
  stop: string;
  off: string;
  language: string;
  game: string;
}

declare const self: ServiceWorkerGlobalScope;
export {};

const STOP = "stop";

self.addEventListener("push", (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(show(pushed));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const pushed = event.notification.data as Pushed;
  event.waitUntil(event.action === STOP ? stop(pushed) : open(pushed));
});

/** One notice per game: a later one replaces an earlier one. */
async function show(pushed: Pushed): Promise<void> {
  const { title, body, stop, language, game } = pushed;
  // `actions` is not in the types of every browser's notifications.
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body, lang: language, tag: game, icon: "/icons/icon-192.png", badge: "/icons/icon-192.png", data: pushed,
    actions: [{ action: STOP, title: stop }],
  };
  await self.registration.showNotification(title, options);
}

/** Show the game: in a window that has it open, otherwise in another window of ours, otherwise in a new one. */
async function open({ game }: Pushed): Promise<void> {
  const address = `/#/table/${encodeURIComponent(game)}`;
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => one.url.endsWith(address)) ?? null;
  if (open) await open.focus();
  else await self.clients.openWindow(address);
}

async function stop({ off }: Pushed): Promise<void> {
  const body = JSON.stringify({ link: off });
  await fetch("/api/notices/off", { method: "POST", headers: { "content-type": "application/json" }, body, credentials: "omit" });
}
