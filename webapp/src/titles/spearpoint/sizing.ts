// The sizes of cards at a table. Cards on the field are as large as the height allows, above the hand and, on a
// handheld screen, above the actions. Command cards are as wide as the longest of their texts needs; where that is too
// wide, each is as wide as its own. On a desktop a hand that is too large for one row takes two if the field stays
// legible; otherwise its cards overlap. Edges may always overlap. In a small box only the field is shown, unless a card
// of the hand can be chosen.

import { largest } from "../../lib/fitting";

const [LEAST, MOST, HANDHELD, EDGE] = [105, 480, 240, 4];
/** Minimum widths: where nothing is pressed; and for values of at least 12 pixels. */
const [SMALL, LEGIBLE] = [64, 132];
/** The maximum width of a card as a share of a desktop's width, so that the cards in hand are not dwarfed. */
const SHARE = 0.2;
/** The minimum and maximum width of Command cards. */
const [NARROW, BROAD] = [96, 240];
/** The least height of the actions, and of cards among them. */
const [SHEET, CHOOSABLE] = [120, ".held:not(.idle)"];
/** The empty part beside the picture of a crew, and beside the text of a Command card, less its neighbour's frame. */
const [CREW, MARGIN] = [22, 5];

export interface Room {
  /** On a desktop the field gets the remaining height. */
  hasHeight: boolean;
  /** The field is as high as the box around it, and nothing on it is pressed. */
  isBoxed: boolean;
  isToAct: boolean;
  /** The Turn and the hand. As long as they are the same, cards of the field never grow again. */
  period: string;
}

/** By battle, the latest period and the width of a card then. */
const latest = new WeakMap<HTMLElement, { period: string; width: number }>();

export function size(battle: HTMLElement, field: HTMLElement, { hasHeight, isBoxed, isToAct, period }: Room): void {
  const room = battle.parentElement!;
  const own = battle.querySelector<HTMLElement>(":scope > .own");
  const sheet = battle.querySelector<HTMLElement>(":scope > .now:not(.aside)");
  const advice = document.querySelector<HTMLElement>(".advice.open");
  sheet?.style.removeProperty("max-height");
  /** On a handheld screen: the actions along its bottom, or advice that covers them. */
  const covered = sheet ? Math.max(sheet.offsetHeight, advice ? advice.offsetHeight + 4 * EDGE : 0) : 0;

  const isAbove = (last: HTMLElement): boolean => {
    const end = last.getBoundingClientRect().bottom;
    if (isBoxed) return end + room.scrollTop <= room.getBoundingClientRect().bottom - EDGE;
    return end + scrollY <= innerHeight - covered - EDGE;
  };
  const isFitting = (width: number, last: HTMLElement | null): boolean => {
    battle.style.setProperty("--card", `${width}px`);
    if (last) return isAbove(last);
    const end = field.getBoundingClientRect().bottom - EDGE;
    return [...field.querySelectorAll(".line")].every((line) => line.getBoundingClientRect().bottom <= end);
  };
  /** Fit the field with *last* in sight, or into its own height; returns the width of its cards, or 0. */
  const fit = (most: number, last: HTMLElement | null): number => {
    const width = largest(isBoxed ? SMALL : LEAST, most, (one) => isFitting(one, last));
    return isFitting(width, last) ? width : 0;
  };
  const now = `${period} ${battle.clientWidth}x${battle.clientHeight}`;
  const before = latest.get(battle);
  const most = Math.min(MOST, Math.round(SHARE * innerWidth), !isBoxed && before?.period === now ? before.width : MOST);
  const hold = (isStacked: boolean): number => {
    own?.toggleAttribute("data-stacked", isStacked);
    if (own) fitTexts(own);
    if (own && overlaps(own)) fitEach(own);
    return fit(most, null);
  };

  own?.removeAttribute("data-away");
  if (hasHeight) {
    const width = hold(false);
    if (own && isBoxed && !isToAct && width < LEGIBLE) {
      own.setAttribute("data-away", "");
      hold(false);
    }
    if (own && !isBoxed && overlaps(own) && hold(true) < LEGIBLE) hold(false);
    latest.set(battle, { period: now, width: parseFloat(battle.style.getPropertyValue("--card")) });
    return;
  }
  if (own) fitTexts(own);
  if (!own || isBoxed) fit(HANDHELD, field);
  else if (!fit(HANDHELD, own) && !(sheet && own.querySelector(CHOOSABLE) && makeRoom(own, sheet))) fit(HANDHELD, field);
}

/** Give the actions the part of the screen below the hand; they scroll. False if that is too little. */
function makeRoom(own: HTMLElement, sheet: HTMLElement): boolean {
  const left = innerHeight - own.getBoundingClientRect().bottom - scrollY - EDGE;
  if (left >= SHEET) sheet.style.maxHeight = `${left}px`;
  return left >= SHEET;
}

/** Scroll a hand to its first usable card, unless one is in sight. */
export function showUsable(hand: HTMLElement): void {
  const { left, right } = hand.getBoundingClientRect();
  const boxes = [...hand.querySelectorAll(CHOOSABLE)].map((card) => card.getBoundingClientRect());
  if (boxes[0] && boxes.every((box) => box.left < left || box.right > right)) hand.scrollLeft += boxes[0].left - left - 2 * EDGE;
}

/** Make all Command cards wide enough for each of their texts. */
function fitTexts(own: HTMLElement): void {
  const texts = [...own.querySelectorAll<HTMLElement>(".held .card")];
  for (const text of texts) text.closest<HTMLElement>(".slot")!.style.removeProperty("--command");
  if (texts.length) widen(own, texts);
}

/** Make each Command card wide enough for its own text. */
function fitEach(own: HTMLElement): void {
  for (const text of own.querySelectorAll<HTMLElement>(".held .card")) widen(text.closest<HTMLElement>(".slot")!, [text]);
}

/** Give the Command cards of a box the least width at which these texts are whole. */
function widen(box: HTMLElement, texts: HTMLElement[]): void {
  const isWhole = (width: number): boolean => {
    box.style.setProperty("--command", `${width}px`);
    return texts.every((text) => text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth);
  };
  isWhole(-largest(-BROAD, -NARROW, (width) => isWhole(-width)));
}

/** Whether more of a card is hidden by its neighbour than its edge, or the landscape beside a crew. */
const overlaps = (own: HTMLElement): boolean =>
  [...own.querySelectorAll<HTMLElement>(".slot")].some((slot) => {
    const edge = slot.matches(".crew") ? CREW : slot.matches(".command") ? MARGIN : 1;
    return slot.offsetWidth < (slot.firstElementChild as HTMLElement).offsetWidth - edge;
  });
