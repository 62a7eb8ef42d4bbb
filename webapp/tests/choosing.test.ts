// Every step of an action comes from the legal list, and nothing is ready before it is complete.

import { beforeEach, expect, test } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import type { Legal } from "../src/lib/protocol";
import type { Pick, Title } from "../src/lib/title";

/** Words after the verb are cells. */
const title = {
  read: (action: string) => {
    const [verb = "", ...cells] = action.split(" ");
    return { action, verb, picks: cells.map((cell): Pick => ({ kind: "cell", cell })) };
  },
} as Title;
const cell = (name: string): Pick => ({ kind: "cell", cell: name });

const LEGAL: Legal = {
  search: ["search A1", "search B1"],
  fire: ["fire A1", "fire A1 C3", "fire B1 C3"],
  end: ["end"],
};

let choosing: Choosing;
beforeEach(() => {
  choosing = new Choosing();
  choosing.offer(title, LEGAL);
});

test("verbs keep the order of the server, and nothing is ready at first", () => {
  expect(choosing.verbs).toEqual(["search", "fire", "end"]);
  expect(choosing.candidates).toHaveLength(6);
  expect(choosing.ready).toBeNull();
});

test("a verb and a cell make an action", () => {
  choosing.begin("search");
  expect(choosing.options).toEqual([cell("A1"), cell("B1")]);
  expect(choosing.ready).toBeNull();
  choosing.pick(cell("B1"));
  expect(choosing.ready).toBe("search B1");
});

test("cells that are not on the list cannot be pointed at", () => {
  choosing.begin("search");
  choosing.pick(cell("C3"));
  expect(choosing.picked).toEqual([]);
});

test("a verb alone is ready if it needs nothing else", () => {
  choosing.begin("end");
  expect(choosing.ready).toBe("end");
});

test("a cell alone is ready only if one verb is left", () => {
  choosing.pick(cell("A1"));
  expect(choosing.verbsLeft).toEqual(["search", "fire"]);
  expect(choosing.ready).toBeNull();
  choosing.choose("search");
  expect(choosing.ready).toBe("search A1");
});

test("an action that can continue is ready and offers more", () => {
  choosing.begin("fire");
  choosing.pick(cell("A1"));
  expect(choosing.ready).toBe("fire A1");
  expect(choosing.options).toEqual([cell("C3")]);
  choosing.pick(cell("C3"));
  expect(choosing.ready).toBe("fire A1 C3");
});

test("an action that must continue is not ready", () => {
  choosing.begin("fire");
  choosing.pick(cell("B1"));
  expect(choosing.ready).toBeNull();
  expect(choosing.candidates.map((one) => one.action)).toEqual(["fire B1 C3"]);
});

test("an ambiguous choice is not ready", () => {
  choosing.offer({ read: (action: string) => ({ action, verb: "end", picks: [] }) } as unknown as Title, { end: ["end", "end at once"] });
  choosing.begin("end");
  expect(choosing.ready).toBeNull();
});

test("back takes the last pick, then the verb", () => {
  choosing.begin("fire");
  choosing.pick(cell("A1"));
  choosing.back();
  expect([choosing.verb, choosing.picked]).toEqual(["fire", []]);
  choosing.back();
  expect(choosing.verb).toBeNull();
});

test("another legal list starts again", () => {
  choosing.begin("fire");
  choosing.pick(cell("A1"));
  choosing.offer(title, { end: ["end"] });
  expect([choosing.verb, choosing.picked, choosing.verbs]).toEqual([null, [], ["end"]]);
});
