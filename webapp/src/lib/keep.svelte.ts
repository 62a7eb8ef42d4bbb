// What this browser keeps: the keys of my games, settings, and formations. Nothing that a game hides: views and news
// are never stored.

import { browserLanguage, isLanguage, speakIn, type Language } from "./words.svelte";

export interface KeptGame {
  /** The game's name, which opens nothing. */
  game: string;
  title: string;
  scenario: string;
  /** By seat, its token. Two or more: one screen for several people. */
  seats: Record<string, string>;
  /** By seat, an invitation that was not passed on to us but by us. */
  invitations: Record<string, string>;
  watch: string | null;
  /** The watcher sees everything, some turns late: not for a screen that hides something. */
  isWatchLate: boolean;
  bots: Record<string, string>;
  /** The page lays out the cards of our seat: a first game. */
  isLaidOut: boolean;
  /** Nothing is suggested (any more): the player has acted, or has waved it away. */
  isUnaided?: boolean;
  /** Its invitations are in the lobby. */
  isOffered?: boolean;
  /** When it was begun or last opened, in milliseconds. */
  at: number;
  isOver: boolean;
}

/** How long a result stays before what comes next is shown. */
export type Speed = "instant" | "brisk" | "calm";
export const SPEEDS: readonly Speed[] = ["instant", "brisk", "calm"];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  speed: Speed;
  /** Whether single keys are shortcuts at the table. */
  keys: boolean;
  /** Whether what others say at the table is shown. */
  phrases: boolean;
  /** Standing orders: windows for Command cards that are passed by themselves. */
  passes: string[];
  /** Seconds after which a window is passed in which nothing is done; 0 for never. */
  countdown: number;
}

/** A layout of cards under a name, for one title and size. */
export interface Formation {
  name: string;
  title: string;
  /** What it fits: scenario, mode and side, as the title writes it. */
  fits: string;
  actions: string[];
}

/** Who has signed in with this browser. */
export interface KeptPlayer {
  token: string;
  name: string;
}

interface Kept {
  games: KeptGame[];
  /** Invitations that are being taken: to each the secret it is taken with, so that a lost answer costs no seat. */
  joining: Record<string, string>;
  settings: Settings;
  formations: Formation[];
  player: KeptPlayer | null;
}

const NAME = "fogline-1";
const MAX_GAMES = 200;

function initial(): Kept {
  const fresh: Kept = {
    games: [],
    joining: {},
    settings: { language: browserLanguage(), theme: "system", sound: true, motion: true, speed: "brisk", keys: true, phrases: true, passes: [], countdown: 0 },
    formations: [],
    player: null,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>;
    const settings = { ...fresh.settings, ...stored.settings };
    if (!isLanguage(settings.language)) settings.language = fresh.settings.language;
    if (!SPEEDS.includes(settings.speed)) settings.speed = fresh.settings.speed;
    return { games: stored.games ?? [], joining: stored.joining ?? {}, settings, formations: stored.formations ?? [], player: stored.player ?? null };
  } catch {
    return fresh;
  }
}

export const kept = $state<Kept>(initial());

/** Write down what has changed. Without storage (private windows) everything lasts as long as the page. */
export function save(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // said on the page of games by `canKeep`
  }
}

// Another tab of this browser has written: go on from there, so that none undoes what another has kept.
addEventListener("storage", (event) => {
  if (event.key !== NAME) return;
  Object.assign(kept, initial());
  // Without its texts a language is not spoken: then this window goes on as before.
  speakIn(kept.settings.language).catch(() => undefined);
});

export function canKeep(): boolean {
  try {
    localStorage.setItem(`${NAME}-try`, "");
    localStorage.removeItem(`${NAME}-try`);
    return true;
  } catch {
    return false;
  }
}

/** Speak a language from now on. Fails if its texts cannot be fetched. */
export async function speak(language: Language): Promise<void> {
  await speakIn(language);
  kept.settings.language = language;
  save();
}

/** Somebody has signed in; null: nobody any more. */
export function keepPlayer(player: KeptPlayer | null): void {
  kept.player = player;
  save();
}

export function gameOf(name: string): KeptGame | undefined {
  return kept.games.find((game) => game.game === name);
}

/** Enter a game, or what is new about one that is known; the latest first. */
export function keepGame(game: Partial<KeptGame> & { game: string }): KeptGame {
  const known = gameOf(game.game);
  const whole: KeptGame = {
    title: "", scenario: "", watch: null, isWatchLate: false, bots: {}, isLaidOut: false, isOver: false,
    ...known,
    ...game,
    seats: { ...known?.seats, ...game.seats },
    invitations: { ...known?.invitations, ...game.invitations },
    at: Date.now(),
  };
  kept.games = [whole, ...kept.games.filter((one) => one.game !== game.game)].slice(0, MAX_GAMES);
  save();
  return kept.games[0]!;
}

/** Note that a game has ended. */
export function keepOver(name: string): void {
  const game = gameOf(name);
  if (game === undefined || game.isOver) return;
  game.isOver = true;
  save();
}

/** Suggest nothing in this game any more. */
export function keepUnaided(name: string): void {
  const game = gameOf(name);
  if (game === undefined || game.isUnaided) return;
  game.isUnaided = true;
  save();
}

export function forgetGame(name: string): void {
  kept.games = kept.games.filter((game) => game.game !== name);
  save();
}

/** The secret that an invitation is taken with: the one of an earlier try, or *fresh*, which is written down first. */
export function keepJoining(invitation: string, fresh: string): string {
  const known = kept.joining[invitation];
  if (known !== undefined) return known;
  kept.joining[invitation] = fresh;
  save();
  return fresh;
}

/** The invitation was taken by us, or cannot be any more. */
export function forgetJoining(invitation: string): void {
  delete kept.joining[invitation];
  save();
}
