// A first suggestion for new players: search for the enemy. It is taken from the legal list.

import type { Legal } from "../../lib/protocol";
import type { Suggestion } from "../../lib/title";
import { t } from "../../lib/words.svelte";

/** A search in the middle of the possible ones, or of those *within* certain cells: without further knowledge, one is
 * as good as another. */
export function firstSearch(legal: Legal, reason: string, within?: string[]): Suggestion | null {
  const actions = (legal["search"] ?? []).filter((action) => within?.includes(action.split(" ")[1] ?? "") ?? true);
  const action = actions[Math.floor(actions.length / 2)];
  const cell = action?.split(" ")[1];
  return action === undefined || cell === undefined ? null : { action, cells: [cell], reason: t(reason, { cell }) };
}
