// The lessons: a record each, as `fogline replay` reads it, with notes. Notes say at which line of the record the
// learner is told something, which cells or Units to look at, and what the learner is asked to do there. All that is said is in
// web-learn.ftl: `web-learn-LESSON-STEP`, and `...-hint` for whoever does something else.

export interface Step {
  /** How many lines of the record are played. */
  at: number;
  say: string;
  cells: string[];
  /** What the learner is asked to do: actions, or their first words. Without it the learner only reads. */
  accept?: string[];
}

export interface Notes {
  game: string;
  /** Whose eyes the learner looks through. */
  seat: string;
  steps: Step[];
}

/** By game, its lessons in their order. */
export const LESSONS: Record<string, string[]> = {
  stalingrad: ["stalingrad-first", "stalingrad-units"],
  panzer: ["panzer-first", "panzer-terrain"],
  spearpoint: ["spearpoint-first"],
};

const RECORDS = import.meta.glob<string>("./*.record", { query: "?raw", import: "default" });
const NOTES = import.meta.glob<Notes>("./*.json", { import: "default" });

export async function readLesson(name: string): Promise<{ notes: Notes; record: string }> {
  const [notes, record] = await Promise.all([NOTES[`./${name}.json`]!(), RECORDS[`./${name}.record`]!()]);
  return { notes, record };
}

/** Whether the step wants this action. */
export function isAccepted(step: Step, action: string): boolean {
  return step.accept?.some((wanted) => action === wanted || action.startsWith(`${wanted} `)) ?? false;
}
