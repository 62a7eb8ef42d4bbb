// The game desk in this page, as pages show it: how far it is, and what is wrong with it. It is opened by the first
// request that it has to answer (page/carrier.ts).

export type Stage =
  | "closed"
  /** Its files are on their way. */
  | "fetching"
  | "starting"
  | "open"
  /** Another tab of this browser has it, with its games. */
  | "elsewhere"
  /** The download broke off. */
  | "cut"
  /** Python does not start, or has broken down. */
  | "broken"
  /** This browser cannot do it. */
  | "old";

export const desk = $state<{
  stage: Stage;
  /** Bytes that have arrived, of how many. */
  got: number;
  all: number;
  /** The browser does not store the games. */
  isUnstored: boolean;
}>({ stage: "closed", got: 0, all: 0, isUnstored: false });
