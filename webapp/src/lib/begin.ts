// Starting a game: the server's answer is added to this browser's games.

import * as api from "./api";
import { keepGame, type KeptGame } from "./keep.svelte";
import type { Created, Level, Link, NewGame } from "./protocol";

export const tokensOf = (links: Record<string, Link>): Record<string, string> =>
  Object.fromEntries(Object.entries(links).map(([seat, link]) => [seat, link.token]));

/** Begin a game. *isLaidOut*: the page lays out our seat's cards. */
export async function begin(wanted: NewGame, isLaidOut = false): Promise<KeptGame> {
  const { game, scenario, bots = {}, watching } = wanted;
  const kept = enter(await api.create(wanted), game, scenario, bots);
  return keepGame({ game: kept.game, isWatchLate: watching?.kind === "delayed", isLaidOut });
}

/** Enter a game that we began. */
export function enter(created: Created, title: string, scenario: string, bots: Record<string, Level>): KeptGame {
  return keepGame({
    game: created.game,
    title,
    scenario,
    seats: tokensOf(created.seats),
    invitations: tokensOf(created.invitations),
    watch: created.watch.token,
    bots,
  });
}

/** One of several, all equally likely. */
export function anyOf<T>(all: readonly T[]): T {
  const most = 2 ** 32 - (2 ** 32 % all.length);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= most);
  return all[drawn[0]! % all.length]!;
}

/** A text that nobody can guess. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The full link for a token: after "#", so that it is never sent to a server. */
export function linkTo(kind: "seat" | "join" | "watch", token: string): string {
  return `${location.origin}${location.pathname}#${kind}=${token}`;
}

/** Whether a server name is a loopback name of this computer. */
export const isLoopback = (name: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(name);
