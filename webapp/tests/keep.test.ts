// The data stored in a browser: nothing known is lost, and changes by other windows arrive.

import { afterEach, expect, test, vi } from "vitest";
import { writtenElsewhere } from "./browserless";

const NAME = "fogline-1";

async function fresh(stored = ""): Promise<typeof import("../src/lib/keep.svelte")> {
  vi.resetModules();
  if (stored) localStorage.setItem(NAME, stored);
  return import("../src/lib/keep.svelte");
}
const written = (): Record<string, unknown> => JSON.parse(localStorage.getItem(NAME) ?? "null") as Record<string, unknown>;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("seats and invitations of a game are merged, the latest game first", async () => {
  const { keepGame, kept } = await fresh();
  keepGame({ game: "one", title: "x", seats: { german: "t1" }, invitations: { soviet: "i1" } });
  keepGame({ game: "two" });
  const game = keepGame({ game: "one", seats: { soviet: "t2" }, watch: "w" });
  expect(game.seats).toEqual({ german: "t1", soviet: "t2" });
  expect([game.title, game.invitations, game.watch]).toEqual(["x", { soviet: "i1" }, "w"]);
  expect(kept.games.map((one) => one.game)).toEqual(["one", "two"]);
  expect((written()["games"] as { game: string }[]).map((one) => one.game)).toEqual(["one", "two"]);
});

test("a full list loses the oldest game", async () => {
  const { keepGame, kept } = await fresh();
  for (let number = 0; number < 205; number++) keepGame({ game: String(number) });
  expect(kept.games).toHaveLength(200);
  expect(kept.games.at(-1)!.game).toBe("5");
});

test("a finished game stays finished, a forgotten one is gone", async () => {
  const { forgetGame, gameOf, keepGame, keepOver } = await fresh();
  keepGame({ game: "one" });
  keepOver("one");
  expect(keepGame({ game: "one" }).isOver).toBe(true);
  forgetGame("one");
  expect(gameOf("one")).toBeUndefined();
  expect(written()["games"]).toEqual([]);
});

test("an invitation is taken with the secret of the first attempt", async () => {
  const { forgetJoining, keepJoining } = await fresh();
  expect(keepJoining("invitation", "first")).toBe("first");
  expect(keepJoining("invitation", "second")).toBe("first");
  expect(written()["joining"]).toEqual({ invitation: "first" });
  forgetJoining("invitation");
  expect(keepJoining("invitation", "third")).toBe("third");
});

test("what was stored comes back; what is new since has its default", async () => {
  const { kept } = await fresh(JSON.stringify({ games: [{ game: "old" }], settings: { language: "fr", sound: false } }));
  expect(kept.games[0]!.game).toBe("old");
  expect(kept.settings).toMatchObject({ language: "fr", sound: false, motion: true, theme: "system" });
  expect([kept.joining, kept.formations]).toEqual([{}, []]);
});

test("unknown languages and damaged data are rejected", async () => {
  expect((await fresh(JSON.stringify({ settings: { language: "xx" } }))).kept.settings.language).toBe("en");
  expect((await fresh("{damaged")).kept.games).toEqual([]);
});

test("changes by another window are adopted and not undone", async () => {
  const { keepGame, kept } = await fresh();
  writtenElsewhere(NAME, JSON.stringify({ games: [{ game: "theirs", seats: {}, invitations: {} }] }));
  keepGame({ game: "mine" });
  expect(kept.games.map((one) => one.game)).toEqual(["mine", "theirs"]);
  writtenElsewhere("another-page", "{}");
  expect(kept.games).toHaveLength(2);
});

test("without storage everything lasts as long as the page", async () => {
  const { canKeep, keepGame, kept } = await fresh();
  expect(canKeep()).toBe(true);
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepGame({ game: "one" });
  expect(kept.games[0]!.game).toBe("one");
  expect(canKeep()).toBe(false);
});
