// Estimated chances, shown only as precisely as they are known: differences within the error disappear.

import { percent, t } from "./words.svelte";

/** The steps, in per cent, to which figures are rounded. */
const STEPS = [1, 2, 5, 10, 20] as const;

/** The finest step, in per cent, that the error justifies. */
export function stepOf(error: number): number {
  return STEPS.find((step) => step >= Math.round(error * 1000) / 10) ?? 20;
}

/** A share in per cent, rounded to the step that its error allows; values below one step stay unrounded. */
export function roundedPercent(share: number, error = 0): number {
  const [step, whole] = [stepOf(error), share * 100];
  return whole < step / 2 ? whole : Math.round(whole / step) * step;
}

/** A share in words: "25 %", or "≈ 25 %" where it is an estimate, or "< 5 %" where only that is known. */
export function chanceText(share: number, error = 0): string {
  if (error === 0) return percent(share);
  const step = stepOf(error);
  if (share * 100 < step / 2) return t("web-aid-below", { share: percent(step / 100) });
  return t("web-aid-about", { share: percent(roundedPercent(share, error) / 100) });
}
