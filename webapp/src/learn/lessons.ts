// The lessons: a record each, as `fogline replay` reads it, with notes. Notes say at which line of the record the
// learner reads something, which cells or Units to look at, and what to do there. The texts are in the title's files:
// `web-learn-LESSON-STEP`, and `...-hint` for a player who does something else.

import type { Position, Setup } from "../lib/protocol";
import type { Facts } from "../lib/title";

export interface Step {
  /** The number of lines of the record already played. */
  at: number;
  say: string;
  cells: string[];
  /** The actions that the step accepts, or their first words. Without it the learner only reads. */
  accept?: string[];
}

export interface Notes {
  game: string;
  /** Whose eyes the learner looks through. */
  seat: string;
  steps: Step[];
}

/** The server's answers for the record as written, from the first step on (`python -m tools.lessons`). Positions
    that no step shows have neither view nor legal list. */
export interface Played {
  setup: Setup;
  positions: Position[];
}

const RECORDS = import.meta.glob<string>("../titles/*/lessons/*.record", { query: "?raw", import: "default" });
const NOTES = import.meta.glob<Notes>("../titles/*/lessons/*.json", { import: "default" });
const PLAYED = import.meta.glob<Played>("../titles/*/lessons/played/*.json", { import: "default" });

/** The lessons of a title in their order, by names that no other title has: the keys of their texts begin with them. */
export function lessonsOf(title: Facts): string[] {
  return (title.lessons ?? []).map((lesson) => `${title.name}-${lesson}`);
}

export async function readLesson(title: Facts, name: string): Promise<{ notes: Notes; record: string; played: Played }> {
  const [folder, file] = [`../titles/${title.name}/lessons`, name.slice(title.name.length + 1)];
  const [notes, record, played] = await Promise.all([
    NOTES[`${folder}/${file}.json`]!(), RECORDS[`${folder}/${file}.record`]!(), PLAYED[`${folder}/played/${file}.json`]!(),
  ]);
  return { notes, record, played };
}

/** Whether the step wants this action. */
export function isAccepted(step: Step, action: string): boolean {
  return step.accept?.some((wanted) => action === wanted || action.startsWith(`${wanted} `)) ?? false;
}
