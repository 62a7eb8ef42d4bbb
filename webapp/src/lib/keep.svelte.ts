// The data stored in this browser: the keys of my games, settings, and formations. Hidden information is never stored:
// no views, no news.

import { browserLanguage, isLanguage, speakIn, type Language } from "./words.svelte";

export interface KeptGame {
  /** The game's name; it grants no access. */
  game: string;
  title: string;
  scenario: string;
  /** By seat, its token. Two or more: several people share the screen. */
  seats: Record<string, string>;
  /** By seat, an invitation that we send to others. */
  invitations: Record<string, string>;
  watch: string | null;
  /** The watcher sees everything, some turns late: not for a screen that hides something. */
  isWatchLate: boolean;
  bots: Record<string, string>;
  /** The page lays out our seat's cards: a first game. */
  isLaidOut: boolean;
  /** Nothing is suggested any more: the player has acted or dismissed the suggestion. */
  isUnaided?: boolean;
  /** Its invitations are in the lobby. */
  isOffered?: boolean;
  /** The bot that is challenged, instead. */
  challenged?: string;
  /** When it was begun or last opened, in milliseconds. */
  at: number;
  isOver: boolean;
}

/** How long a result stays before the next one is shown. */
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
  /** Whether phrases said by others at the table are shown. */
  phrases: boolean;
  /** Standing orders: windows for Command cards that are passed automatically. */
  passes: string[];
  /** Seconds after which an idle window is passed; 0 for never. */
  countdown: number;
}

/** A layout of cards under a name, for one title and size. */
export interface Formation {
  name: string;
  title: string;
  /** The set-up it fits: scenario, mode and side, as the title writes them. */
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
  /** Invitations that are being taken, each with the secret it is taken with, so that a lost answer costs no seat. */
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

/** Store the changes. Without storage (private windows) everything lasts as long as the page. */
export function save(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // the page of games says so, by `canKeep`
  }
}

// Another tab of this browser has written: reload, so that neither tab overwrites the other's changes.
addEventListener("storage", (event) => {
  if (event.key !== NAME) return;
  Object.assign(kept, initial());
  // If its texts cannot be fetched, the language is not used and this window continues as before.
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

/** Switch the language. Fails if its texts cannot be fetched. */
export async function speak(language: Language): Promise<void> {
  await speakIn(language);
  kept.settings.language = language;
  save();
}

/** Somebody has signed in; null: signed out. */
export function keepPlayer(player: KeptPlayer | null): void {
  kept.player = player;
  save();
}

export function gameOf(name: string): KeptGame | undefined {
  return kept.games.find((game) => game.game === name);
}

/** Add a game or update a known one; the latest comes first. */
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

/** The secret for taking an invitation: that of an earlier attempt, or *fresh*, which is stored first. */
export function keepJoining(invitation: string, fresh: string): string {
  const known = kept.joining[invitation];
  if (known !== undefined) return known;
  kept.joining[invitation] = fresh;
  save();
  return fresh;
}

/** We took the invitation, or nobody can any more. */
export function forgetJoining(invitation: string): void {
  delete kept.joining[invitation];
  save();
}
