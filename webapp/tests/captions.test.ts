// Results in a word, the enemy's last action, and their sounds.

import { expect, test } from "vitest";
import { captionsOf, latestOfEnemy } from "../src/lib/captions";
import type { KeptGame } from "../src/lib/keep.svelte";
import type { GameEvent, News } from "../src/lib/protocol";
import { cuesOf, endCue } from "../src/lib/sound";
import { tell } from "../src/lib/words.svelte";
import { titleOf } from "../src/titles";

const event = (kind: string, fields: Record<string, unknown> = {}): GameEvent => ({
  event: kind, clause: "", message: { key: kind, values: { side: { key: `side-${String(fields["side"])}`, values: {} } } }, ...fields,
});
const told = (...events: GameEvent[]): News[] => [{ number: 1, action: null, "is-undo": false, events }];
const said = (game: string, fresh: News[], earlier: News[] = []): string[] =>
  captionsOf(titleOf(game), fresh, earlier).map((one) => `${one.kind} ${one.at}: ${tell(one.text)}`);
const cues = (game: string, news: News[], isMyTurn = false): string[] =>
  cuesOf(news, captionsOf(titleOf(game), news, []), isMyTurn, "win");

test("a SEARCH finds a card or nobody", () => {
  const searched = event("searched", { side: "german", cell: "S1a" });
  expect(said("stalingrad", told(searched, event("revealed", { cell: "S1a", card: "sSN" })))).toEqual(["found S1a: Sniper"]);
  expect(said("stalingrad", told(searched, event("revealed", { cell: "S1a", card: "sEA" })))).toEqual(["empty S1a: Empty"]);
  expect(said("panzer", told(searched, event("shown-empty", { cells: ["B5"] })))).toEqual(["empty B5: Empty"]);
  expect(said("panzer", told(searched, event("revealed", { cell: "B5", unit: "TIG" })))).toEqual(["found B5: PzVI Tiger"]);
});

test("a gun that shows itself to fire is not a find: the hit is reported later", () => {
  const shown = event("revealed", { cell: "D3", unit: "SHE" });
  expect(said("panzer", told(shown, event("fired", { gun: "D3", target: "C4" })))).toEqual([]);
  expect(said("panzer", told(shown, event("fired", { gun: "B3", target: "D3" })))).toEqual(["found D3: M4 Sherman"]);
});

test("of several results at one place the last one counts", () => {
  const fresh = told(event("revealed", { cell: "S1a", card: "sMO" }), event("eliminated", { cell: "S1a", card: "sMO", points: 1 }));
  expect(said("stalingrad", fresh)).toEqual(["hit S1a: Hit"]);
  expect(said("panzer", told(event("missed", { cell: "B5", unit: "TIG" })))).toEqual(["miss B5: Miss"]);
});

test("a MOVE is reported for the Quadrant as a whole", () => {
  const moved = event("moved", { side: "soviet", quadrant: ["S1a", "S1b", "S2a", "S2b"] });
  const [one, ...more] = captionsOf(titleOf("stalingrad"), told(moved), []);
  expect([one!.at, one!.isArea, tell(one!.text), more]).toEqual(["S1a", true, "Moved", []]);
});

test("actions taken back, or done in secret before play, are not results", () => {
  const placed = event("placed", { cell: "G1a", card: "gSN" });
  expect(said("stalingrad", told(placed))).toEqual([]);
  expect(said("panzer", told(event("taken", { side: "german", unit: "TIG" })))).toEqual([]);
  expect(said("panzer", [{ ...told(event("missed", { cell: "B5" }))[0]!, "is-undo": true }])).toEqual([]);
});

test("an attack roll belongs to the target of the attack named before", () => {
  const named = event("attack-named", { seat: "german", unit: "b1", target: "a2" });
  const rolled = (result: string): News[] => told(event("attack-rolled", { result }));
  expect(said("spearpoint", rolled("misses"), told(named))).toEqual(["miss a2: Miss"]);
  expect(said("spearpoint", rolled("doubles"), told(named))).toEqual(["hit a2: Hit"]);
  expect(said("spearpoint", rolled("friendly-fire"), told(named))).toEqual(["miss b1: Friendly Fire"]);
  expect(said("spearpoint", told(event("wounded", { unit: "a2", damage: 2, left: 1 })))).toEqual(["hit a2: Hit: 2 damage"]);
  expect(said("spearpoint", told(event("wounded", { unit: "a2", damage: 0, left: 3 })))).toEqual(["miss a2: No damage"]);
});

test("plans are turned up, an attack begins, a Damage card is drawn: each is captioned on its Unit, and is no result of the enemy's", () => {
  const shown = told(
    event("committed", { unit: "b1", card: "tiger-i" }), event("declared", { unit: "b2", target: "a2" }), event("attack-named", { unit: "b3", target: "a1", weapon: 1, side: "german" }),
  );
  expect(said("spearpoint", shown)).toEqual(["shown b1: Committed", "shown b2: attacks a2", "shown b3: Fires at a1"]);
  expect(said("spearpoint", told(event("damage-drawn", { unit: "a1", card: "shaken" })))).toEqual(["hit a1: Shaken"]);
  expect(said("spearpoint", told(event("damage-drawn", { unit: "a1", card: null })))).toEqual([expect.stringMatching(/^hit a1: ./)]);
  const news = [...shown, ...told(event("destroyed", { unit: "a1", card: "m4a1-sherman" }), event("committed", { unit: "b4", card: "wespe" }))];
  expect(latestOfEnemy(titleOf("spearpoint"), news, "american")!.results.map(tell)).toEqual(["Destroyed"]);
});

test("dice roll before their result is shown, one roll after the other", () => {
  const fresh = told(event("attack-rolled", { result: "hits" }), event("intensity-rolled", { unit: "a2", dice: [3] }), event("wounded", { unit: "a2", damage: 1 }));
  expect(captionsOf(titleOf("spearpoint"), fresh, []).map((one) => one.after)).toEqual([600, 1900]);
});

test("the enemy's last action stays with its results, and mine does not", () => {
  const news = told(
    event("searched", { side: "soviet", cell: "G2b" }), event("revealed", { cell: "G2b", card: "gEA" }),
    event("turn-began", { side: "german" }),
    event("searched", { side: "german", cell: "S1a" }), event("revealed", { cell: "S1a", card: "sSN" }),
  );
  const found = latestOfEnemy(titleOf("stalingrad"), news, "german")!;
  expect([found.what.key, found.results.map(tell)]).toEqual(["searched", ["Empty"]]);
  const mine = latestOfEnemy(titleOf("stalingrad"), news, "soviet")!;
  expect(mine.results.map(tell)).toEqual(["Sniper"]);
  expect(latestOfEnemy(titleOf("stalingrad"), news, null)!.results.map(tell)).toEqual(["Sniper"]);
  expect(latestOfEnemy(titleOf("stalingrad"), [], "german")).toBeNull();
});

test("find, empty, hit and miss sound different, after the shot", () => {
  expect(cues("stalingrad", told(event("revealed", { cell: "S1a", card: "sSN" })))).toEqual(["find"]);
  expect(cues("stalingrad", told(event("revealed", { cell: "S1a", card: "sEA" })), true)).toEqual(["empty", "turn"]);
  const shot = event("shot-card-placed", { quadrant: ["G1a"] });
  expect(cues("stalingrad", told(shot, event("eliminated", { cell: "S1a", card: "sSN" })))).toEqual(["shot", "hit"]);
  expect(cues("panzer", told(event("fired", {}), event("missed", { cell: "B5" })))).toEqual(["shot", "miss"]);
  expect(cues("panzer", told(event("destroyed", { cell: "B5" }), event("game-over")), true)).toEqual(["hit", "win"]);
});

test("the end sounds won or lost for one side, and neutral where both sit", () => {
  const game = (...seats: string[]): KeptGame => ({ title: "stalingrad", seats: Object.fromEntries(seats.map((one) => [one, ""])) }) as KeptGame;
  const won = { winners: ["german"], reasons: ["snipers"] };
  expect(endCue(game("german"), won)).toBe("win");
  expect(endCue(game("soviet"), won)).toBe("loss");
  expect(endCue(game("german", "soviet"), won)).toBe("end");
  expect(endCue(game(), won)).toBe("end");
  expect(endCue(game("german"), { winners: [], reasons: ["quiet"] })).toBe("end");
});
