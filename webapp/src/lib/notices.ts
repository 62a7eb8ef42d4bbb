// "It is your turn" for players who are not looking: the channels of the server, and the subscriptions of this browser.

import { ask } from "./api";
import { spoken } from "./words.svelte";

/** The channels of the server: the key for push subscriptions, or null; whether it sends mail; the allowed webhooks. */
export interface Possible {
  push: string | null;
  mail: boolean;
  webhooks: string[];
}

/** The minutes of the day between which nothing is sent. */
export interface Quiet {
  from: number;
  until: number;
}

/** A notice that a seat has subscribed to. */
export interface Asked {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string | null;
  zone: string;
  quiet: Quiet | null;
  "is-confirmed": boolean;
}

/** Why this browser cannot receive notices. */
export type Hindrance = "unsupported" | "denied" | "unreachable";

export class Hindered extends Error {
  constructor(readonly why: Hindrance) {
    super(why);
  }
}

/** The subscriber: a seat, by its token, or a player, for all games. */
export type Who = string | { player: string };

const pathOf = (who: Who): string => (typeof who === "string" ? "/api/table/notices" : "/api/player/notices");
const tokenOf = (who: Who): string | null => (typeof who === "string" ? who : null);

export const possible = (): Promise<Possible> => ask("GET", "/api/notices", null);
export const asked = async (who: Who): Promise<Asked[]> => (await ask<{ notices: Asked[] }>("GET", pathOf(who), tokenOf(who))).notices;
export const end = (who: Who, id: string): Promise<unknown> => ask("POST", `${pathOf(who)}/off`, tokenOf(who), { id });
export const endByLink = (link: string): Promise<unknown> => ask("POST", "/api/notices/off", null, { link });
export const confirm = (link: string): Promise<unknown> => ask("POST", "/api/notices/confirm", null, { link });

/** Subscribe by mail, or by webhook if the address contains "://". */
export const askAt = (who: Who, address: string, quiet: Quiet | null): Promise<{ id: string }> =>
  ask("POST", pathOf(who), tokenOf(who), { kind: address.includes("://") ? "webhook" : "mail", address, ...common(quiet) });

const common = (quiet: Quiet | null): { language: string; zone: string; quiet: Quiet | null } => ({
  language: spoken.language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  quiet,
});

/** Whether this browser can receive notices at all. A page served without HTTPS has no worker. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Subscribe this browser. Must be called from a click, since the browser asks for permission. */
export async function askHere(who: Who, key: string, quiet: Quiet | null): Promise<string> {
  if (!canPush()) throw new Hindered("unsupported");
  if ((await Notification.requestPermission()) !== "granted") throw new Hindered("denied");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  const { id } = await ask<{ id: string }>("POST", pathOf(who), tokenOf(who), { kind: "push", endpoint, keys, ...common(quiet) });
  return id;
}

/** A subscription of this browser. One with another key belongs to an earlier server at this address. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return await manager.subscribe(options).catch(() => {
      throw new Hindered("unreachable");
    });
  }
}

/** The id of this browser's subscription, if it has one; the server derives it in the same way. */
export async function idHere(who: Who): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? idOf(who, subscription.endpoint) : null;
}

export async function idOf(who: Who, endpoint: string): Promise<string> {
  const holder = typeof who === "string" ? await sha256(who) : who.player;
  return (await sha256(`${holder}\0push\0${endpoint}`)).slice(0, 32);
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** "22:30" for a minute of the day, and back. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};
