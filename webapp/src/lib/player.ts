// Signing in, and the data of the signed-in player. A player's token is stored like those of seats; `api.ts` sends it.

import { ask, Refused } from "./api";
import { enterBy, type Entered } from "./joining";
import { kept, keepPlayer } from "./keep.svelte";

export interface Passkey {
  id: string;
  label: string;
  /** In milliseconds: when it was created, and last used. */
  at: number;
  used: number;
}

/** The number of games of a title, by result. */
export type Results = Record<"won" | "lost" | "drawn", number>;

export interface Me {
  player: string;
  name: string;
  passkeys: Passkey[];
  ways: string[];
  browsers: number;
  statistics: Record<string, Results>;
  bots: OwnBot[];
}

/** A bot account of the player's. */
export interface OwnBot {
  bot: string;
  name: string;
  connected: boolean;
}

export interface HeldSeat {
  game: string;
  seat: string;
  title: string;
  scenario: string;
  since: number;
  begun: boolean;
  over: boolean;
  "your-turn": boolean;
  result: keyof Results | null;
}

/** Where a browser that was sent to a provider keeps the secret for its return. */
const SECRET = "fogline-provider";

/** The player cancelled, or the device has no passkey for this site. */
export class Declined extends Error {}

/** Whether this browser can use passkeys here: on a named host, over a secure connection. */
export function canPasskey(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === "function";
}

/** Run a passkey ceremony in the browser. Its library is fetched only now. */
async function ceremony<T>(work: (library: typeof import("@simplewebauthn/browser")) => Promise<T>): Promise<T> {
  const library = await import("@simplewebauthn/browser");
  try {
    return await work(library);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Declined();
  }
}

async function welcome(token: string): Promise<void> {
  keepPlayer({ token, name: "" });
  await me();
}

type Creation = Parameters<typeof import("@simplewebauthn/browser").startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof import("@simplewebauthn/browser").startAuthentication>[0]["optionsJSON"];

async function made(options: Creation): Promise<object> {
  const { id, response } = await ceremony(({ startRegistration }) => startRegistration({ optionsJSON: options }));
  return { id, "client-data": response.clientDataJSON, attestation: response.attestationObject, label: device() };
}

/** The initial name of a new passkey: the system that it was made on. */
function device(): string {
  const found = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(navigator.userAgent);
  return found?.[0] ?? "";
}

export async function register(name: string): Promise<void> {
  const options = await ask<Creation>("POST", "/api/sign-in/new/question", null, { name });
  const { token } = await ask<{ token: string }>("POST", "/api/sign-in/new", null, { name, ...(await made(options)) });
  await welcome(token);
}

export async function signIn(): Promise<void> {
  const options = await ask<Request>("POST", "/api/sign-in/passkey/question", null, undefined);
  const { id, response } = await ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON: options }));
  const proof = { id, "client-data": response.clientDataJSON, "authenticator-data": response.authenticatorData, signature: response.signature };
  const { token } = await ask<{ token: string }>("POST", "/api/sign-in/passkey", null, proof);
  await welcome(token);
}

export async function recover(code: string): Promise<void> {
  const { token } = await ask<{ token: string }>("POST", "/api/sign-in/recovery", null, { code });
  await welcome(token);
}

/** Go to this server's sign-in provider. */
export async function leaveForProvider(): Promise<void> {
  const { url, secret } = await ask<{ url: string; secret: string }>("POST", "/api/sign-in/provider/question", null);
  sessionStorage.setItem(SECRET, secret);
  location.assign(url);
}

export async function returnFromProvider(answer: { code: string; state: string }): Promise<void> {
  const secret = sessionStorage.getItem(SECRET) ?? "";
  sessionStorage.removeItem(SECRET);
  if (answer.code === "") throw new Declined();
  const { token } = await ask<{ token: string }>("POST", "/api/sign-in/provider", null, { ...answer, secret });
  await welcome(token);
}

/** The signed-in player. The name is stored for the head of every page. */
export async function me(): Promise<Me> {
  const found = await ask<Me>("GET", "/api/player", null);
  if (kept.player && kept.player.name !== found.name) keepPlayer({ ...kept.player, name: found.name });
  return found;
}
export async function rename(name: string): Promise<void> {
  const { name: taken } = await ask<{ name: string }>("POST", "/api/player/name", null, { name });
  if (kept.player) keepPlayer({ ...kept.player, name: taken });
}
export async function addPasskey(): Promise<void> {
  const options = await ask<Creation>("POST", "/api/player/passkeys/question", null);
  await ask("POST", "/api/player/passkeys", null, await made(options));
}
export const removePasskey = (id: string): Promise<unknown> => ask("POST", "/api/player/passkeys/off", null, { id });
export const newCode = async (): Promise<string> => (await ask<{ code: string }>("POST", "/api/player/recovery", null)).code;
export const exported = (): Promise<unknown> => ask("GET", "/api/player/export", null);

/** Sign out, here or everywhere, or erase everything: this browser forgets the player in any case. */
export async function leave(way: "sign-out" | "sign-out-everywhere" | "erase"): Promise<void> {
  await ask("POST", `/api/player/${way}`, null);
  keepPlayer(null);
}

export const heldSeats = async (): Promise<HeldSeat[]> => (await ask<{ games: HeldSeat[] }>("GET", "/api/player/games", null)).games;

/** Open a seat that is held: this browser gets its own key. */
export async function openSeat(held: Pick<HeldSeat, "game" | "seat">): Promise<Entered> {
  const { token } = await ask<{ token: string }>("POST", "/api/player/games/open", null, { game: held.game, seat: held.seat });
  return enterBy("seat", token);
}

/** Invalidate all other links of a seat; this browser gets a new key. */
export async function revokeSeat(held: HeldSeat): Promise<Entered> {
  const { token } = await ask<{ token: string }>("POST", "/api/player/games/revoke", null, { game: held.game, seat: held.seat });
  return enterBy("seat", token);
}

/** Stop holding the seat by name; its links stay valid. */
export const dropSeat = ({ game, seat }: HeldSeat): Promise<unknown> => ask("POST", "/api/player/games/off", null, { game, seat });

/** Hold seats of this browser by the player's name. Returns how many were added. */
export async function keepSeats(tokens: string[]): Promise<number> {
  let count = 0;
  for (let first = 0; first < tokens.length; first += 50) {
    const answer = await ask<{ kept: boolean[] }>("POST", "/api/player/games/keep", null, { seats: tokens.slice(first, first + 50) });
    count += answer.kept.filter(Boolean).length;
  }
  return count;
}

/** A new bot, or a new key for one; the key is shown only now. */
export const addBot = async (name: string): Promise<string> => (await ask<{ key: string }>("POST", "/api/player/bots", null, { name })).key;
export const newBotKey = async (bot: string): Promise<string> => (await ask<{ key: string }>("POST", "/api/player/bots/key", null, { bot })).key;
export const removeBot = (bot: string): Promise<unknown> => ask("POST", "/api/player/bots/off", null, { bot });
