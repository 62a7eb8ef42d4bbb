// Short cues, synthesized by the browser: no files. They reveal nothing that the log does not.

import type { Caption, Result } from "./captions";
import { kept, type KeptGame } from "./keep.svelte";
import { sideOf } from "./sides.svelte";
import type { News, Outcome } from "./protocol";

export type Cue = "turn" | "find" | "empty" | "shot" | "hit" | "miss" | "move" | "win" | "loss" | "end";
export type EndCue = Extract<Cue, "win" | "loss" | "end">;

/** Events that are heard before their results. */
const SHOTS = new Set(["shot-card-placed", "shelled", "fire-opened", "fired"]);
const ENDS = new Set(["game-over", "closed"]);
const RESULTS: Record<Result, Cue> = { found: "find", empty: "empty", hit: "hit", miss: "miss", moved: "move", shown: "move" };
/** Seconds between two cues, and the maximum number for news shown together. */
const PAUSE = 0.28;
const MOST = 4;
const VOLUME = 0.16;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The cues for the news on screen: shots, results, none twice in a row, and the end; *isMyTurn*: the cues end with the
 * seat's turn. */
export function cuesOf(news: News[], captions: readonly Caption[], isMyTurn: boolean, end: EndCue): Cue[] {
  const events = news.filter((one) => !one["is-undo"]).flatMap((one) => one.events.map((event) => event.event));
  const cues: Cue[] = events.some((event) => SHOTS.has(event)) ? ["shot"] : [];
  cues.push(...captions.map((one) => RESULTS[one.kind]).filter((cue, at, all) => cue !== all[at - 1]));
  if (events.some((event) => ENDS.has(event))) cues.push(end);
  else if (isMyTurn) cues.push("turn");
  return cues.slice(-MOST);
}

/** The sound of the end at this screen: won or lost for one side; neutral for a draw, and where both sides or neither
 * sit here. */
export function endCue(game: KeptGame, outcome: Outcome | null): EndCue {
  const sides = new Set(Object.keys(game.seats).map((seat) => sideOf(game.title, seat)));
  const [winner] = outcome?.winners ?? [];
  if (winner === undefined || sides.size !== 1) return "end";
  return sides.has(sideOf(game.title, winner)) ? "win" : "loss";
}

/** Play cues one after the other, if sound is on and the browser allows it. */
export function sound(cues: Cue[]): void {
  if (!kept.settings.sound || cues.length === 0 || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // before the first key or tap, browsers refuse sound
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state === "closed") return;
  const start = context.currentTime + 0.02;
  cues.forEach((cue, at) => play(context!, cue, start + at * PAUSE));
}

function play(audio: AudioContext, cue: Cue, at: number): void {
  switch (cue) {
    case "turn":
      tone(audio, at, 523, 523, 0.14, "sine");
      tone(audio, at + 0.12, 784, 784, 0.22, "sine");
      return;
    case "find":
      hiss(audio, at, 0.12, 2600, 0.5);
      tone(audio, at + 0.04, 660, 720, 0.12, "triangle");
      tone(audio, at + 0.14, 880, 940, 0.16, "triangle");
      return;
    case "empty":
      hiss(audio, at, 0.12, 2600, 0.5);
      tone(audio, at + 0.04, 330, 300, 0.14, "sine");
      return;
    case "move":
      hiss(audio, at, 0.1, 1800, 0.4);
      hiss(audio, at + 0.12, 0.1, 2200, 0.4);
      return;
    case "shot":
      hiss(audio, at, 0.22, 1400, 1);
      tone(audio, at, 160, 60, 0.2, "sine");
      return;
    case "hit":
      hiss(audio, at, 0.35, 500, 1);
      tone(audio, at, 110, 40, 0.4, "triangle");
      return;
    case "miss":
      tone(audio, at, 900, 340, 0.26, "sine");
      return;
    case "win":
      for (const [step, pitch] of [392, 494, 587, 784].entries()) tone(audio, at + step * 0.15, pitch, pitch, 0.34, "triangle");
      return;
    case "loss":
      for (const [step, pitch] of [392, 349, 311, 233].entries()) tone(audio, at + step * 0.2, pitch, pitch, 0.42, "sine");
      return;
    case "end":
      for (const [step, pitch] of [440, 587, 440].entries()) tone(audio, at + step * 0.18, pitch, pitch, 0.34, "triangle");
      return;
    default:
      cue satisfies never;
  }
}

/** A note that slides from one pitch to another and dies away. */
function tone(audio: AudioContext, at: number, from: number, to: number, length: number, type: OscillatorType): void {
  const oscillator = new OscillatorNode(audio, { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(envelope(audio, at, length, VOLUME));
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Noise below a pitch: paper, or a shot. */
function hiss(audio: AudioContext, at: number, length: number, below: number, loudness: number): void {
  noise ??= makeNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: below });
  source.connect(filter).connect(envelope(audio, at, length, VOLUME * loudness));
  source.start(at, 0, length);
}

function envelope(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
