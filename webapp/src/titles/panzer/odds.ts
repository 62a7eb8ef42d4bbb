// The chances of a shot, as computed by the server.

import { t } from "../../lib/words.svelte";
import type { Hand, PanzerView } from "./view";

function odds(hand: Hand): string {
  const all = hand.distance + hand.armour + hand.hits;
  return t("panzer-odds", { hits: hand.hits, all, percent: Math.round((100 * hand.hits) / all) });
}

export function handText(hand: Hand): string {
  return t("panzer-hand", { distance: hand.distance, armour: hand.armour, hits: hand.hits, odds: odds(hand) });
}

/** The hand of the unit on *cell*, before it fires; two hands, if nobody can tell which of two twins the target is. */
export function oddsText(view: PanzerView, cell: string): string {
  const hands = view.hands[cell] ?? [];
  const [least, most] = [hands[0], hands.at(-1)];
  if (least === undefined || most === undefined) return "";
  const told = handText(least);
  return hands.length > 1 ? t("panzer-odds-or", { least: told, most: odds(most) }) : told;
}

/** The chance of the unit on *cell* to hit, while the seat chooses who fires: the text written on it, and its words. */
export function chanceOf(view: PanzerView, cell: string): { text: string; words: string } | null {
  const shares = (view.hands[cell] ?? []).map((hand) => (100 * hand.hits) / (hand.distance + hand.armour + hand.hits)).map(Math.round);
  if (view.step !== "shoot" || shares.length === 0) return null;
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return { text: least === most ? `${least}%` : `${least}–${most}%`, words: oddsText(view, cell) };
}
