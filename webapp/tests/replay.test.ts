// Reading a record: the set-up is one step, and nothing ahead is shown unless the reader wants it.

import { beforeEach, expect, test, vi } from "vitest";
import type { Position, Replay } from "../src/lib/protocol";
import { REPLAY_KEYS } from "../src/lib/replayKeys";

const OF = 120;
const SET_UP = 60;
const server = vi.hoisted(() => ({ asked: [] as number[] }));

const position = (at: number): Position => ({
  at, line: at === 0 ? null : { seat: "north", action: `do ${at}` }, events: [], "to-act": [], outcome: null, view: { step: at < SET_UP ? "set-up" : "play" },
});
vi.mock("../src/lib/api", async (original) => ({
  ...(await original<object>()),
  replayRecord: (_text: string, viewer: string, at: number, count: number): Promise<Replay> => {
    server.asked.push(at);
    const positions = Array.from({ length: Math.min(count, OF + 1 - at) }, (_, one) => position(at + one));
    return Promise.resolve({ of: OF, as: viewer, setup: { game: "salvo", scenario: "", options: {}, data: "" }, seats: ["north"], sides: ["north"], positions });
  },
}));

const { Reader } = await import("../src/lib/replay.svelte");

async function opened(isOpen = false): Promise<InstanceType<typeof Reader>> {
  const reader = new Reader({ kind: "record", text: "" }, "all", (_game, view) => view["step"] === "set-up");
  reader.isOpen = isOpen;
  await reader.open();
  return reader;
}
const listed = (reader: { moves: InstanceType<typeof Reader>["moves"] }): (number | string)[] =>
  reader.moves.map((move) => (move.kind === "gap" ? `${move.from}-${move.to}` : move.position.at));

beforeEach(() => void (server.asked = []));

test("it opens after the set-up, which is one step and can be unfolded", async () => {
  const reader = await opened();
  expect([reader.at, reader.start, reader.setUpTo]).toEqual([SET_UP, SET_UP, SET_UP]);
  await reader.step(-1);
  expect(reader.at).toBe(SET_UP);
  await reader.step(1);
  await reader.step(-1);
  expect(reader.at).toBe(SET_UP);
  await reader.go(7);
  expect(reader.at).toBe(SET_UP);
  await reader.fold(false);
  expect([reader.at, reader.start]).toEqual([SET_UP, 0]);
  await reader.go(0);
  await reader.step(1);
  expect(reader.at).toBe(1);
  await reader.fold(true);
  expect(reader.at).toBe(SET_UP);
});

test("without spoilers nothing ahead is shown", async () => {
  const reader = await opened();
  expect([reader.end, listed(reader)]).toEqual([60, [60]]);
  await reader.step(1);
  expect([reader.end, listed(reader)]).toEqual([61, [60, 61]]);
  await reader.go(0);
  expect([reader.end, listed(reader)]).toEqual([61, [60, 61]]);
  reader.isOpen = true;
  expect(reader.end).toBe(OF);
});

test("earlier news are available to explain a step", async () => {
  const reader = await opened();
  await reader.go(62);
  expect(reader.earlier.map(({ at }) => at)).toEqual(Array.from({ length: 62 }, (_, at) => at));
  await reader.lookAs("north");
  expect(reader.earlier.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_, at) => 50 + at));
});

test("unread positions are a gap in the list", async () => {
  const reader = await opened(true);
  expect(listed(reader)).toEqual([...Array.from({ length: 40 }, (_, one) => SET_UP + one), "100-120"]);
  await reader.go(OF);
  expect(listed(reader)).toHaveLength(OF - SET_UP + 1);
  await reader.go(OF + 5);
  expect(reader.at).toBe(OF);
});

test("no key has two meanings", () => {
  const keys = REPLAY_KEYS.flatMap(([keys]) => keys.split(" "));
  expect(new Set(keys).size).toBe(keys.length);
});
