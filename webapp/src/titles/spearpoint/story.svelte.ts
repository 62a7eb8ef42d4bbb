// The report of the latest attack, step by step: who fires at whom, the roll against its number, and the losses. Dice
// are seen rolling before their results; with motion switched off everything appears at once.

import { isStill } from "../../lib/appearance";
import type { GameEvent, Message, News } from "../../lib/protocol";
import { signed } from "../../lib/reviewing";
import { facesOf, isRoll, ROLLING, STANDING } from "./dice";

const BLINK = 70;
/** If there are more rolls than this, only the last are seen rolling. */
const MOST = 4;
/** The results of an attack. */
const RESULTS = ["victim-chosen", "wounded", "damage-drawn", "destroyed", "crew-fated", "captured", "lapsed"];

export class Story {
  /** The attack in the report, even after it is over. */
  attack = $state.raw<{ unit: string; target: string } | null>(null);
  lead = $state.raw<Message | null>(null);
  dice = $state.raw<number[]>([]);
  roll = $state.raw<Message | null>(null);
  results = $state.raw<Message[]>([]);
  isRolling = $state(false);
  isEmpty = $derived(this.lead === null && this.dice.length === 0 && this.results.length === 0);

  /** The Damage of the latest Intensity, unless a Command card changes it. */
  #due: { unit: string; damage: number } | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** The news on screen now. */
  tell(latest: News[]): void {
    const events = latest.filter((news) => !news["is-undo"]).flatMap((news) => news.events);
    const told = events.filter((event) => isRoll(event) || RESULTS.includes(event.event) || ["attack-named", "turn-began"].includes(event.event));
    if (told.length === 0) return;
    this.stop();
    const seen = isStill() ? [] : told.filter(isRoll).slice(-MOST);
    let after = 0;
    for (const event of told) {
      if (seen.includes(event)) {
        if (event !== seen[0]) after += STANDING;
        for (let when = 0; when < ROLLING; when += BLINK) this.#later(after + when, () => this.#tumble(event));
        after += ROLLING;
      }
      this.#later(after, () => this.#take(event));
    }
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.isRolling = false;
  }

  #later(after: number, work: () => void): void {
    if (after === 0) work();
    else this.#timers.push(setTimeout(work, after));
  }

  #tumble(event: GameEvent): void {
    this.isRolling = true;
    this.roll = null;
    this.dice = facesOf(event).map(() => 1 + Math.floor(Math.random() * 10));
  }

  #take(event: GameEvent): void {
    if (isRoll(event)) {
      this.isRolling = false;
      this.dice = facesOf(event);
      this.roll = event.message;
      if (event.event === "intensity-rolled")
        this.#due = { unit: String(event["unit"]), damage: Math.max(0, Number(event["initial"]) - Number(event["defense"])) };
      if (event.event === "initiative-rolled") this.#forget();
      return;
    }
    if (RESULTS.includes(event.event)) {
      this.results = [...this.results, ...this.#changed(event), event.message];
      return;
    }
    this.#forget();
    this.dice = [];
    this.roll = null;
    if (event.event !== "attack-named") return;
    this.attack = { unit: String(event["unit"]), target: String(event["target"]) };
    this.lead = event.message;
  }

  /** Changes by Command cards between the roll and the Damage, so that the figures add up. */
  #changed(event: GameEvent): Message[] {
    const due = this.#due;
    if (event.event !== "wounded" || due === null || due.unit !== event["unit"]) return [];
    this.#due = null;
    const points = Number(event["damage"]) - due.damage;
    return points === 0 ? [] : [{ key: "web-spearpoint-changed", values: { points: signed(points) } }];
  }

  #forget(): void {
    this.attack = this.lead = null;
    this.results = [];
  }
}
