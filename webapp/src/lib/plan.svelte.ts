// A game that is being set up: the choices on the page of new games, and the request made from them.

import { anyOf } from "./begin";
import { sideOf } from "./sides.svelte";
import { hasDays, WEEKEND } from "./daysOff";
import type { Aid, ClockTerms, GameInfo, Level, NewGame, ScenarioInfo, Value, Watching } from "./protocol";
import { CLOCKS } from "./times";
import type { Facts } from "./title";
import { factsOf } from "../titles";

/** How the other seat of a game for two is filled. */
export type Company = "computer" | "screen" | "friend";
export const COMPANIES: readonly Company[] = ["computer", "screen", "friend"];
/** Those that need no server. */
export const COMPANIES_HERE: readonly Company[] = ["computer", "screen"];

/** A player of one seat in a game for more than two. */
export type Holder = "me" | "friend" | Level;

/** Options with a place of their own on the page, or without one: the memory aid is agreed on for the table. */
const ELSEWHERE = new Set(["mode", "players", "leader", "memory-aid"]);

export class Plan {
  readonly info: GameInfo;
  readonly title: Facts;
  /** A theme of the rulebook on top of the base scenario, or "". */
  theme = $state("");
  base = $state("");
  options = $state<Record<string, Value>>({});
  /** A file of the player's own: its name and its text. */
  file = $state.raw<{ name: string; text: string } | null>(null);
  company = $state<Company>("computer");
  level = $state<Level>("regular");
  /** A seat, or "random". */
  mine = $state("random");
  /** By seat, for more than two players. */
  holders = $state<Record<string, Holder>>({});
  clock = $state("none");
  /** Days off, for a clock that counts days: clocks stop at weekends, and each side has N holidays. */
  hasWeekends = $state(false);
  holidays = $state(0);
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  aid = $state<Aid>("shown");
  isTraining = $state(false);
  /** Whether the computer explains its moves, if it is a training game. */
  isExplained = $state(false);
  isDelayed = $state(false);
  isRated = $state(false);
  lateTurns = $state(6);
  isListed = $state(false);
  hasBotAccounts = $state(false);

  /** The available themes, and the scenarios without one. */
  readonly themes: string[];
  readonly bases: ScenarioInfo[];

  /** *isHere*: the game is played in this page, where nobody else can join. */
  constructor(info: GameInfo, company: Company = "computer", isHere = false) {
    this.info = info;
    this.company = isHere && company === "friend" ? "screen" : company;
    this.title = factsOf(info.name);
    this.offeredHolders = ["me", ...(isHere ? [] : ["friend" as const]), ...info.levels];
    if (!this.title.hasAid) this.aid = "off";
    this.bases = info.scenarios.filter((scenario) => !scenario.name.includes("/"));
    this.themes = [
      ...new Set(info.scenarios.filter((one) => one.name.includes("/")).map((one) => one.name.split("/")[0]!)),
    ];
    this.base = this.bases[0]!.name;
    for (const option of info.options) this.options[option.key] = option.default;
    this.#seatEverybody();
  }

  /** Whether the player's own scenario replaces those of the rulebook. A file of cards does not. */
  hasOwnScenario = $derived.by(() => this.file !== null && this.title.ownFile === "scenario");
  scenario = $derived.by(() =>
    this.hasOwnScenario ? "custom" : this.theme ? `${this.theme}/${this.base}` : this.base,
  );
  modes = $derived.by(() => {
    const found = this.info.scenarios.find((one) => one.name === this.scenario);
    return found ? found.modes : this.valuesOf("mode").map(String);
  });
  /** The number of players: the number of seats, where the title has no such option. */
  players = $derived.by(() => Number(this.options["players"] ?? this.seats.length));
  seats = $derived.by(() => {
    const fits = this.info.seats.find((one) =>
      one.options
        .split(" ")
        .filter(Boolean)
        .every((pair) => String(this.options[pair.split("=")[0]!]) === pair.split("=")[1]),
    );
    return fits?.seats ?? [];
  });
  /** Options of the rulebook, and answers to questions that it leaves open. */
  rules = $derived.by(() => this.#offered().filter((option) => !option.clause.startsWith("AMB-")));
  rulings = $derived.by(() => this.#offered().filter((option) => option.clause.startsWith("AMB-")));
  /** The preset that matches the chosen options exactly, or "". */
  preset = $derived.by(
    () => Object.keys(this.info.presets).find((name) => this.#isPreset(this.info.presets[name]!)) ?? "",
  );
  /** Several people in front of one screen: watchers may then see only what is public. */
  isOneScreen = $derived(this.players === 2 ? this.company === "screen" : this.#mine().length > 1);
  /** Whether the computer plays all other seats: then actions that revealed something may be undone. */
  canTrain = $derived(
    this.players === 2
      ? this.company === "computer"
      : this.#mine().length === 1 && this.seats.every((seat) => this.holders[seat] !== "friend"),
  );
  /** Whether the result can be rated: one person per seat, a clock, and no hidden cards shown meanwhile. */
  canCount = $derived(
    !this.isOneScreen && !(this.isTraining && this.canTrain) && !this.isDelayed && CLOCKS[this.clock] != null,
  );
  /** Whether the set-up can be rated: the server refuses the others, and explains why (docs/ratings.md). */
  isStandard = $derived.by(() => {
    const { options, without } = this.info.rated;
    const presets = [{}, ...Object.values(this.info.presets)] as Record<string, Value>[];
    const isUsual = (preset: Record<string, Value>): boolean =>
      this.info.options.every(
        ({ key, default: usual }) => options.includes(key) || this.options[key] === (preset[key] ?? usual),
      );
    const hasBots = this.seats.some((seat) => this.holders[seat] !== "me" && this.holders[seat] !== "friend");
    const isEven = this.players === 2 || (this.seats.length % 2 === 0 && !hasBots);
    return this.file === null && !without.includes(this.scenario) && isEven && presets.some(isUsual);
  });
  /** Whether a seat is left for somebody who is invited. */
  hasOthers = $derived(this.players === 2 ? this.company === "friend" : this.seats.some((seat) => this.holders[seat] === "friend"));
  canRate = $derived(this.canCount && this.isStandard);
  /** The possible players of a seat in a game for more than two. */
  readonly offeredHolders: readonly Holder[];
  /** Whether anybody plays at this screen at all. */
  isPossible = $derived(this.players === 2 || this.#mine().length > 0);

  choose(key: string, value: Value): void {
    this.options[key] = value;
    Object.assign(this.options, this.title.alongWith?.(key, value));
    this.#seatEverybody();
  }

  #seatEverybody(): void {
    for (const seat of this.seats) this.holders[seat] ??= seat === this.seats[0] ? "me" : "regular";
  }

  /** The values that an option of the title can have. */
  valuesOf(key: string): Value[] {
    return this.info.options.find((option) => option.key === key)?.values ?? [];
  }

  choosePreset(name: string): void {
    const preset = this.info.presets[name];
    if (preset === undefined) return;
    for (const key of this.#presetKeys()) this.options[key] = preset[key] ?? this.#default(key)!;
  }

  /** Switch to a mode that the scenario has, if it lacks the chosen one. */
  chooseScenario(theme: string, base: string): void {
    this.theme = theme;
    this.base = base;
    if (this.modes.length && !this.modes.includes(String(this.options["mode"]))) this.choose("mode", this.modes[0]!);
  }

  request(): NewGame {
    const chosen = Object.entries(this.options).filter(
      ([key, value]) => value !== this.#default(key) && !(key === "leader" && this.players !== 3),
    );
    const training = this.isTraining && this.canTrain;
    const watching: Watching =
      this.isDelayed && !this.isOneScreen && !training ? { kind: "delayed", turns: this.lateTurns } : { kind: "public" };
    return {
      game: this.info.name,
      scenario: this.scenario,
      options: Object.fromEntries(chosen),
      data: this.file?.text ?? "",
      ...this.#seating(),
      clock: this.#clock(),
      aid: this.aid,
      training,
      ...(training && this.isExplained && { reasons: true }),
      ...(this.isRated && this.canRate && { rated: true }),
      watching,
      listed: this.isListed,
      ...(this.hasBotAccounts && this.hasOthers && { "bot-accounts": true }),
    };
  }

  #clock(): ClockTerms | null {
    const clock = CLOCKS[this.clock] ?? null;
    if (clock === null || !hasDays(clock)) return clock;
    return {
      ...clock,
      ...(this.hasWeekends && { "free-days": [...WEEKEND], zone: this.zone }),
      ...(this.holidays > 0 && { holidays: this.holidays }),
    };
  }

  #seating(): { hold: string[]; bots: Record<string, Level> } {
    if (this.players > 2) {
      const bots = this.seats.flatMap((seat) => {
        const holder = this.holders[seat] ?? "friend";
        return holder === "me" || holder === "friend" ? [] : [[seat, holder] as const];
      });
      return { hold: this.#mine(), bots: Object.fromEntries(bots) };
    }
    if (this.company === "screen") return { hold: [...this.seats], bots: {} };
    const mine = this.seats.includes(this.mine) ? this.mine : anyOf(this.seats);
    const others = this.seats.filter((seat) => sideOf(this.info.name, seat) !== sideOf(this.info.name, mine));
    return {
      hold: [mine],
      bots: this.company === "computer" ? Object.fromEntries(others.map((seat) => [seat, this.level])) : {},
    };
  }

  #mine(): string[] {
    return this.seats.filter((seat) => this.holders[seat] === "me");
  }

  #offered() {
    return this.info.options.filter((option) => !ELSEWHERE.has(option.key));
  }

  #default(key: string): Value | undefined {
    return this.info.options.find((option) => option.key === key)?.default;
  }

  #presetKeys(): string[] {
    return [...new Set(Object.values(this.info.presets).flatMap((preset) => Object.keys(preset)))];
  }

  #isPreset(preset: Record<string, Value>): boolean {
    return this.#presetKeys().every((key) => this.options[key] === (preset[key] ?? this.#default(key)));
  }
}
