// What the memory aid says of one card, short enough to be drawn on it, and in words.

import type { Aid, AidCell } from "../lib/protocol";
import type { Title } from "../lib/title";
import { t } from "../lib/words.svelte";

export interface AidNote {
  /** On the card: codes, the likeliest first. */
  codes: string[];
  /** With probabilities, one for each code, in per cent. */
  percents: number[];
  /** How many cards it can be, where that is too many to write down. */
  count: number | null;
  isShown: boolean;
  /** With probabilities, how likely somebody is there, from 0 to 1. */
  heat: number | null;
  words: string;
}

const MOST_CODES = 3;

/** The note for a cell; null if the aid says nothing of it. */
export function noteOf(title: Title, cell: AidCell | undefined, level: Aid): AidNote | null {
  if (!cell || level === "off") return null;
  const short = (code: string): string => title.short?.(code) ?? code;
  const shown = cell.shown ?? null;
  if (level === "probabilities" && cell.odds) {
    const odds = Object.entries(cell.odds).sort((one, other) => other[1] - one[1]);
    const likeliest = odds.slice(0, MOST_CODES);
    const isCertain = odds.length === 1;
    const isEmpty = title.isEmpty?.bind(title) ?? ((code: string) => code === "---");
    return {
      codes: likeliest.map(([code]) => short(code)),
      percents: isCertain ? [] : likeliest.map(([, chance]) => percent(chance)),
      count: null,
      isShown: shown !== null,
      heat: 1 - odds.reduce((sum, [code, chance]) => sum + (isEmpty(code) ? chance : 0), 0),
      words: likeliest
        .map(([code, chance]) => t("web-board-aid-odds", { card: title.cardName(code), percent: percent(chance) }))
        .join(", "),
    };
  }
  const can = level === "shown" ? undefined : cell.can;
  if (can && shown === null)
    return {
      codes: can.length <= MOST_CODES ? can.map(short) : [],
      percents: [],
      count: can.length <= MOST_CODES ? null : can.length,
      isShown: false,
      heat: null,
      words: t("web-board-aid-can", { cards: can.map((code) => title.cardName(code)) }),
    };
  if (shown === null) return null;
  return {
    codes: [short(shown)],
    percents: [],
    count: null,
    isShown: true,
    heat: null,
    words: t("web-board-aid-shown", { card: title.cardName(shown) }),
  };
}

/** Never 0 for what is possible, never 100 for what is not certain. */
function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
