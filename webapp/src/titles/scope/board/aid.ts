// The memory aid's note about one card, short enough to be drawn on it, and in words.

import { roundedPercent } from "../../../lib/estimates";
import type { Aid, AidCell } from "../../../lib/protocol";
import type { ScopeTitle } from "../title";
import { t } from "../../../lib/words.svelte";

export interface AidNote {
  /** On the card: codes, the likeliest first. */
  codes: string[];
  /** With probabilities, one percentage per code. */
  percents: number[];
  /** The number of possible cards, where there are too many to list. */
  count: number | null;
  isShown: boolean;
  /** Whether the code at the same place is not a card's; a symbol then takes its place. */
  empties: boolean[];
  /** With probabilities, the chance in per cent that somebody is there. */
  heat: number | null;
  words: string;
}

const MAX_CODES = 3;
const NOBODY = "---";

/** The note for a cell; null if the aid says nothing about it. */
export function noteOf(title: ScopeTitle, cell: AidCell | undefined, level: Aid): AidNote | null {
  if (!cell || level === "off") return null;
  const short = (code: string): string => title.short?.(code) ?? code;
  const shown = cell.shown ?? null;
  if (level === "probabilities" && cell.odds) {
    const odds = Object.entries(cell.odds).sort((one, other) => other[1] - one[1]);
    const likeliest = odds.slice(0, MAX_CODES);
    const isCertain = odds.length === 1;
    const isEmpty = title.isEmpty?.bind(title) ?? ((code: string) => code === NOBODY);
    const exact = inAll(odds.map(([, chance]) => chance));
    const percents = exact.map((whole) => Math.round(roundedPercent(whole / 100, cell.error)));
    const heat = 100 - odds.reduce((sum, [code], at) => sum + (isEmpty(code) ? exact[at]! : 0), 0);
    return {
      codes: likeliest.map(([code]) => short(code)),
      empties: likeliest.map(([code]) => code === NOBODY),
      percents: isCertain ? [] : percents.slice(0, MAX_CODES),
      count: null,
      isShown: shown !== null,
      heat: Math.round(roundedPercent(heat / 100, cell.error)),
      words: likeliest
        .map(([code], at) => t("web-board-aid-odds", { card: title.cardName(code), percent: percents[at]! }))
        .join(", "),
    };
  }
  const can = level === "shown" ? undefined : cell.can;
  if (can && shown === null)
    return {
      codes: can.length <= MAX_CODES ? can.map(short) : [],
      empties: can.map((code) => code === NOBODY),
      percents: [],
      count: can.length <= MAX_CODES ? null : can.length,
      isShown: false,
      heat: null,
      words: t("web-board-aid-can", { cards: can.map((code) => title.cardName(code)) }),
    };
  if (shown === null) return null;
  return {
    codes: [short(shown)],
    empties: [shown === NOBODY],
    percents: [],
    count: null,
    isShown: true,
    heat: null,
    words: t("web-board-aid-shown", { card: title.cardName(shown) }),
  };
}

/** Chances that add up to 1, as whole percentages that add up to 100: 0.625 and 0.375 are 63 and 37. If there are few
 * enough, no possible one is shown as 0, and therefore no uncertain one as 100. */
function inAll(chances: number[]): number[] {
  const found = chances.map((chance) => (chance > 0 ? Math.max(1, Math.floor(chance * 100)) : 0));
  const rests = chances.map((chance, at) => ({ at, rest: chance * 100 - found[at]! })).sort((one, other) => other.rest - one.rest);
  let missing = 100 - found.reduce((sum, one) => sum + one, 0);
  for (const { at } of rests) {
    if (missing <= 0) break;
    found[at]! += 1;
    missing -= 1;
  }
  // The surplus of the smallest ones is taken from the largest.
  if (missing < 0) found[found.indexOf(Math.max(...found))]! += missing;
  return found;
}
