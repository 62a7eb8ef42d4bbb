// The requests of a page to the server: once at a time, one after the other, or in parallel.

import { expect, test } from "vitest";
import { Refused } from "../src/lib/api";
import { Asking } from "../src/lib/asking.svelte";

const refused = (error: string): Refused => new Refused({ error, text: error }, 409);

/** Work that continues until it is told to end. */
function pending(): { work: () => Promise<void>; end: () => void } {
  let end = (): void => {};
  const ended = new Promise<void>((done) => (end = done));
  return { work: () => ended, end };
}

test("only one thing is done at a time", async () => {
  const asking = new Asking();
  const first = pending();
  const asked = asking.once(first.work);
  expect(asking.isBusy).toBe(true);
  let isDone = false;
  expect(await asking.once(async () => void (isDone = true))).toBe(false);
  expect(isDone).toBe(false);
  first.end();
  expect(await asked).toBe(true);
  expect(asking.isBusy).toBe(false);
});

test("a refusal is kept until something else is requested", async () => {
  const asking = new Asking();
  expect(await asking.once(() => Promise.reject(refused("full")))).toBe(false);
  expect([asking.refusal?.error, asking.isBusy]).toEqual(["full", false]);
  expect(await asking.once(() => Promise.resolve())).toBe(true);
  expect(asking.refusal).toBeNull();
});

test("queued work waits for the current work, even after an error", async () => {
  const asking = new Asking();
  const done: string[] = [];
  const first = pending();
  const faulty = asking.next(async () => {
    await first.work();
    done.push("first");
    throw new Error("a fault");
  });
  const second = asking.next(async () => void done.push("second"));
  first.end();
  await expect(faulty).rejects.toThrow("a fault");
  expect(await second).toBe(true);
  expect(done).toEqual(["first", "second"]);
});

test("parallel work makes nobody wait, and its refusal is kept, too", async () => {
  const asking = new Asking();
  const beside = pending();
  const asked = asking.beside(async () => {
    await beside.work();
    throw refused("offline");
  });
  expect(asking.isBusy).toBe(false);
  beside.end();
  expect(await asked).toBe(false);
  expect(asking.refusal?.error).toBe("offline");
});

test("other errors are thrown, unless the caller handles them", async () => {
  class Declined extends Error {}
  let said = "";
  const asking = new Asking((error) => {
    if (error instanceof Declined) said = "declined";
    return error instanceof Declined;
  });
  expect(await asking.once(() => Promise.reject(new Declined()))).toBe(false);
  expect([said, asking.refusal, asking.isBusy]).toEqual(["declined", null, false]);
  await expect(asking.once(() => Promise.reject(new Error("a fault")))).rejects.toThrow("a fault");
  expect(asking.isBusy).toBe(false);
});
