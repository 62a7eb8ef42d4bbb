// Taking a place at a table: its keys become part of this browser's games. Only names are kept from the server's
// answer.

import * as api from "./api";
import { Refused } from "./api";
import { begin, enter, nonce } from "./begin";
import { forgetJoining, keepGame, keepJoining, keepOver, kept } from "./keep.svelte";
import type { NewGame } from "./protocol";

/** How often to look for another invitation after somebody else was faster. */
const TRIES = 5;

export interface Entered {
  game: string;
  isOver: boolean;
}

/** Enter a table with the token of a seat or a watcher. */
export async function enterBy(kind: "seat" | "watch", token: string, watch?: string): Promise<Entered> {
  const { game, seat, setup, bots, outcome, watching } = await api.look(token);
  const place = kind === "seat" && seat !== null ? { seats: { [seat]: token }, ...(watch && { watch }) } : { watch: token };
  keepGame({ game, title: setup.game, scenario: setup.scenario, bots, isWatchLate: watching.kind === "delayed", ...place });
  if (outcome !== null) keepOver(game);
  return { game, isOver: outcome !== null };
}

/** Take an invitation. An interrupted attempt is repeated with the same secret. */
export async function take(invitation: string): Promise<Entered> {
  const secret = keepJoining(invitation, nonce());
  try {
    const { token, watch } = await api.join(invitation, secret);
    const entered = await enterBy("seat", token, watch.token);
    forgetJoining(invitation);
    return entered;
  } catch (error) {
    if (error instanceof Refused && !error.isPassing) forgetJoining(invitation);
    throw error;
  }
}

/** Challenge a bot to a new game; it takes the free seat. */
export async function challenge(wanted: NewGame, bot: string): Promise<string> {
  const { game } = await begin({ ...wanted, "bot-accounts": true });
  const { seats, invitations } = kept.games.find((one) => one.game === game)!;
  const [token] = Object.values(seats);
  for (const invitation of Object.values(invitations)) await api.offer(token!, invitation, bot);
  keepGame({ game, isOffered: true, challenged: bot });
  return game;
}

/** Play somebody now: the game that has waited longest in the lobby, or a new one that waits there. */
export async function seek(wanted: NewGame): Promise<string> {
  const besides = kept.games.filter((game) => !game.isOver).map(({ game }) => game).slice(0, 50);
  for (let tries = 1; ; tries += 1) {
    const found = await api.seek(wanted, besides);
    if (!("invitation" in found)) {
      const { game } = enter(found, wanted.game, wanted.scenario, {});
      keepGame({ game, isOffered: true });
      return game;
    }
    try {
      return (await take(found.invitation)).game;
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.error !== "taken" || tries === TRIES) throw error;
    }
  }
}
