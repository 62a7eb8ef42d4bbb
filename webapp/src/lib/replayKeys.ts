// The keys of a replay, each with the key of its text. Single characters can be turned off in the settings.

export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ["← →", "web-replay-key-step"],
  ["PgUp PgDn", "web-replay-key-turn"],
  ["Home End", "web-replay-key-ends"],
  ["Space", "web-replay-key-play"],
  ["+ −", "web-replay-key-speed"],
  ["M", "web-replay-key-moves"],
  ["N", "web-replay-key-note"],
  ["1 2 3", "web-replay-key-mark"],
  ["0", "web-replay-key-unmark"],
  ["V", "web-replay-key-viewer"],
  ["F", "web-replay-key-fold"],
  ["S", "web-replay-key-spoilers"],
  ["D", "web-replay-key-download"],
  ["W", "web-worlds-key"],
  ["E", "web-worlds-key-eyes"],
  ["9", "web-worlds-key-nine"],
  ["R", "web-worlds-key-reasons"],
  ["?", "web-key-help"],
];
