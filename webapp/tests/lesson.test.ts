// A lesson without a server: played from the stored answers of its record, and as written where it must be.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lesson } from "../src/learn/lesson.svelte";
import { readLesson } from "../src/learn/lessons";
import { titleOf } from "../src/titles";

/** The record's action where the learner is asked first. */
const WRITTEN = "move G1a EA SN MO EA";
const fetched = vi.fn<(path: string) => Promise<Response>>();

async function begun(): Promise<Lesson> {
  const title = titleOf("stalingrad");
  const { notes, record, played } = await readLesson(title, "stalingrad-first");
  const lesson = new Lesson(title, notes, record, played);
  await lesson.begin();
  while (!lesson.isAsking) await lesson.next();
  return lesson;
}

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError("no connection"));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("following the record needs no server", async () => {
  const lesson = await begun();
  for (;;) {
    if (lesson.isAsking) await lesson.demonstrate();
    else if (lesson.isLast) break;
    else await lesson.next();
    expect([lesson.refusal, lesson.isAsWritten]).toEqual([null, false]);
  }
  expect(lesson.position!.at).toBe(lesson.step.at);
  expect(fetched).not.toHaveBeenCalled();
});

test("another line is asked of the server, and continues as written if nobody answers", async () => {
  const lesson = await begun();
  const other = lesson.legal["move"]!.find((action) => action.startsWith("move G1a ") && action !== WRITTEN);
  await lesson.act([other!]);
  expect(fetched).toHaveBeenCalledOnce();
  expect([lesson.refusal, lesson.isAsWritten]).toEqual([null, true]);
  await lesson.demonstrate();
  expect(lesson.isAsWritten).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
});
