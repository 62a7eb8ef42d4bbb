// The state of the games in this browser: whose turn it is, or how they ended. No view is stored here.

import * as api from "./api";
import { Refused } from "./api";
import { isOfPage } from "./carrier";
import { desk } from "./desk.svelte";
import { kept, keepOver, type KeptGame } from "./keep.svelte";
import { outcomeText, seatNames } from "./names";
import type { Outcome } from "./protocol";
import { t } from "./words.svelte";

interface State {
  toAct: string[];
  outcome: Outcome | null;
}

export class Standings {
  /** By game; null if the server does not know it (any more). */
  #states = $state<Record<string, State | null>>({});
  /** The open games: first those in which it is our turn, then the latest. */
  readonly open = $derived(
    kept.games.filter((game) => !game.isOver).toSorted((one, other) => Number(this.of(other).isMine) - Number(this.of(one).isMine)),
  );

  /** Ask about these, unless all are known. */
  async askAll(games: KeptGame[]): Promise<void> {
    if (document.hidden) return;
    for (const game of games) {
      const state = this.#states[game.game];
      if (state !== null && state?.outcome == null) await this.#ask(game);
    }
  }

  async #ask(game: KeptGame): Promise<void> {
    const token = tokenOf(game);
    // A list of games is no reason to start Python.
    if (token === null || (isOfPage(token) && desk.stage !== "open")) return;
    try {
      const { "to-act": toAct, outcome } = await api.look(token);
      this.#states[game.game] = { toAct, outcome };
      if (outcome !== null) keepOver(game.game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) this.#states[game.game] = null;
    }
  }

  of(game: KeptGame): { text: string; isMine: boolean } {
    const state = this.#states[game.game];
    if (state === null) return { text: t(isOfPage(tokenOf(game) ?? "") ? "web-refusal-token-page" : "web-games-gone"), isMine: false };
    if (state === undefined) return { text: game.isOver ? t("web-games-over") : "", isMine: false };
    if (state.outcome) return { text: outcomeText(game.title, state.outcome), isMine: false };
    const mine = state.toAct.filter((seat) => seat in game.seats);
    if (mine.length === 0) return { text: t("web-games-waits", { seats: seatNames(state.toAct) }), isMine: false };
    const isScreen = Object.keys(game.seats).length > 1;
    return { text: isScreen ? t("web-games-next", { seats: seatNames(mine) }) : t("web-games-yours"), isMine: true };
  }
}

/** Where several people share the screen, only public data is requested. */
function tokenOf(game: KeptGame): string | null {
  const own = Object.values(game.seats);
  if (own.length > 1) return game.isWatchLate ? null : game.watch;
  return own[0] ?? game.watch;
}
