// The state of the game desk in this page, for display: its progress and its faults. The first request that it has to
// answer opens it (page/carrier.ts).

export type Stage =
  | "closed"
  /** Its files are being downloaded. */
  | "fetching"
  | "starting"
  | "open"
  /** Another tab of this browser has it, with its games. */
  | "elsewhere"
  /** The download broke off. */
  | "cut"
  /** Python does not start, or has crashed. */
  | "broken"
  /** This browser cannot run it. */
  | "old";

export const desk = $state<{
  stage: Stage;
  /** Bytes that have arrived, and their total. */
  got: number;
  all: number;
  /** The browser does not store the games. */
  isUnstored: boolean;
}>({ stage: "closed", got: 0, all: 0, isUnstored: false });
