// The choices on the page of new games, as a request.

import { expect, test } from "vitest";
import { Plan } from "../src/lib/plan.svelte";
import { LEVELS, type GameInfo, type OptionInfo } from "../src/lib/protocol";

const option = (key: string, values: (string | number | boolean)[], clause = "XX-OPT-1"): OptionInfo => ({
  key, values, default: values[0]!, form: "", clause,
});
const scenario = (name: string, modes: string[] = []) => ({ name, size: "", modes, goal: "" });

const DUEL: GameInfo = {
  name: "stalingrad",
  rules: 1,
  scenarios: [scenario("quick-duel", ["basic", "advanced"]), scenario("deep-battle", ["advanced"]), scenario("night/quick-duel", ["basic"])],
  seats: [
    { options: "players=2", seats: ["german", "soviet"], sides: ["german", "soviet"] },
    { options: "players=4", seats: ["german-snipers", "german-units", "soviet-snipers", "soviet-units"], sides: ["german", "german", "soviet", "soviet"] },
  ],
  rated: { options: ["mode", "players", "memory-aid"], without: ["night/quick-duel"] },
  presets: {},
  options: [option("mode", ["basic", "advanced"]), option("players", [2, 3, 4]), option("memory-aid", ["off"]), option("sameShot", ["no", "yes"], "AMB-3")],
  levels: [...LEVELS],
};
const FOREST: GameInfo = {
  name: "panzer",
  rules: 1,
  scenarios: [scenario("skirmish"), scenario("battle")],
  seats: [{ options: "", seats: ["american", "german"], sides: ["american", "german"] }],
  rated: { options: [], without: [] },
  presets: { basic: {}, "step-1": { terrain: true }, full: { terrain: true, "open-turret": true } },
  options: [option("terrain", [false, true]), option("open-turret", [false, true])],
  levels: [...LEVELS],
};
const UNKNOWN: GameInfo = {
  name: "some_game",
  rules: 1,
  scenarios: [scenario("small")],
  seats: [{ options: "", seats: ["first", "second"], sides: ["first", "second"] }],
  rated: { options: [], without: [] },
  presets: {},
  options: [option("wrap_around", [false, true])],
  levels: LEVELS.slice(0, 3),
};

test("initially it is the first scenario against the computer, with nothing changed", () => {
  const plan = new Plan(DUEL);
  plan.mine = "soviet";
  expect(plan.request()).toEqual({
    game: "stalingrad", scenario: "quick-duel", options: {}, data: "", hold: ["soviet"], bots: { german: "regular" },
    clock: null, aid: "shown", training: false, watching: { kind: "public" }, listed: false,
  });
});

test("training needs the computer as opponent, and then watchers see public data only", () => {
  const plan = new Plan(DUEL);
  plan.isTraining = plan.isDelayed = true;
  expect(plan.request()).toMatchObject({ training: true, watching: { kind: "public" } });
  for (const company of ["friend", "screen"] as const) {
    plan.company = company;
    expect([plan.canTrain, plan.request().training]).toEqual([false, false]);
  }
  plan.choose("players", 4);
  expect(plan.canTrain).toBe(true);
  plan.holders["soviet-units"] = "friend";
  expect(plan.request().training).toBe(false);
});

test("the computer explains its moves only in a training game, if that is chosen", () => {
  const plan = new Plan(DUEL);
  plan.isExplained = true;
  expect(plan.request().reasons).toBeUndefined();
  plan.isTraining = true;
  expect(plan.request()).toMatchObject({ training: true, reasons: true });
  plan.company = "screen";
  expect(plan.request().reasons).toBeUndefined();
});

test("a side at random is one of the seats, and the computer has the other", () => {
  const { hold, bots } = new Plan(DUEL).request();
  expect([...hold!, ...Object.keys(bots!)].toSorted()).toEqual(["german", "soviet"]);
});

test("friends get no computer, and one screen holds every seat", () => {
  const plan = new Plan(DUEL);
  plan.company = "friend";
  plan.mine = "german";
  expect(plan.request()).toMatchObject({ hold: ["german"], bots: {} });
  plan.company = "screen";
  expect(plan.request()).toMatchObject({ hold: ["german", "soviet"], bots: {} });
});

test("watchers of one screen see public data, whatever was chosen before", () => {
  const plan = new Plan(DUEL);
  plan.isDelayed = true;
  expect(plan.request().watching).toEqual({ kind: "delayed", turns: 6 });
  plan.company = "screen";
  expect(plan.request().watching).toEqual({ kind: "public" });
});

test("more than two players: each seat has its holder, and the mode changes with them", () => {
  const plan = new Plan(DUEL);
  plan.choose("players", 4);
  expect(plan.options["mode"]).toBe("advanced");
  expect(plan.seats).toHaveLength(4);
  plan.holders["soviet-units"] = "friend";
  plan.holders["soviet-snipers"] = "veteran";
  expect(plan.request()).toMatchObject({
    hold: ["german-snipers"], bots: { "german-units": "regular", "soviet-snipers": "veteran" },
  });
  plan.holders["german-snipers"] = "regular";
  expect(plan.isPossible).toBe(false);
  plan.choose("mode", "basic");
  expect([plan.players, plan.isPossible]).toEqual([2, true]);
});

test("a scenario selects a mode that it has", () => {
  const plan = new Plan(DUEL);
  plan.chooseScenario("", "deep-battle");
  expect(plan.options["mode"]).toBe("advanced");
  plan.chooseScenario("night", "quick-duel");
  expect([plan.scenario, plan.options["mode"], plan.themes]).toEqual(["night/quick-duel", "basic", ["night"]]);
});

test("a scenario of the player's own takes the place of those listed; cards do not", () => {
  const [duel, forest] = [new Plan(DUEL), new Plan(FOREST)];
  duel.file = forest.file = { name: "mine.toml", text: "text" };
  expect(duel.request()).toMatchObject({ scenario: "custom", data: "text" });
  expect(duel.modes).toEqual(["basic", "advanced"]);
  expect(forest.request()).toMatchObject({ scenario: "skirmish", data: "text" });
});

test("dependent options change together, and only differences are sent", () => {
  const plan = new Plan(FOREST);
  plan.choose("open-turret", true);
  expect(plan.request().options).toEqual({ terrain: true, "open-turret": true });
  plan.choose("terrain", false);
  expect(plan.request().options).toEqual({});
});

test("presets are recognized", () => {
  const plan = new Plan(FOREST);
  expect(plan.preset).toBe("basic");
  plan.choosePreset("full");
  expect(plan.preset).toBe("full");
  plan.choosePreset("step-1");
  expect([plan.preset, plan.options]).toEqual(["step-1", { terrain: true, "open-turret": false }]);
});

test("questions that the rulebook leaves open stand by themselves; what is asked elsewhere stands nowhere", () => {
  const plan = new Plan(DUEL);
  expect(plan.rules.map((one) => one.key)).toEqual([]);
  expect(plan.rulings.map((one) => one.key)).toEqual(["sameShot"]);
});

test("a title that only the server knows starts as listed, without a memory aid", () => {
  const plan = new Plan(UNKNOWN);
  plan.mine = "second";
  plan.choose("wrap_around", true);
  expect(plan.players).toBe(2);
  expect(plan.request()).toMatchObject({
    game: "some_game", scenario: "small", options: { wrap_around: true }, hold: ["second"], bots: { first: "regular" }, aid: "off",
  });
});

test("in a game for more than two, a seat is offered to the levels of the title", () => {
  expect(new Plan(DUEL).offeredHolders).toEqual(["me", "friend", "recruit", "regular", "veteran", "ace"]);
  expect(new Plan(UNKNOWN).offeredHolders).toEqual(["me", "friend", "recruit", "regular", "veteran"]);
});

test("a plan can start with people", () => {
  const plan = new Plan(DUEL, "friend");
  plan.mine = "german";
  expect(plan.request()).toMatchObject({ hold: ["german"], bots: {} });
});

test("days off are available with clocks that count days", () => {
  const plan = new Plan(DUEL);
  plan.hasWeekends = true;
  plan.holidays = 4;
  plan.clock = "live";
  expect(plan.request().clock).toEqual({ start: 600, bonus: 10, most: null });
  plan.clock = "day";
  const day = 24 * 3600;
  expect(plan.request().clock).toEqual({ start: day, bonus: day, most: day, "free-days": ["saturday", "sunday"], zone: plan.zone, holidays: 4 });
  plan.hasWeekends = false;
  plan.holidays = 0;
  expect(plan.request().clock).toEqual({ start: day, bonus: day, most: day });
});

test("only a standard set-up can be rated", () => {
  const plan = new Plan(DUEL, "friend");
  plan.clock = "live";
  plan.isRated = true;
  expect(plan.request()).toMatchObject({ rated: true });
  plan.choose("mode", "advanced");
  expect(plan.canRate).toBe(true);
  plan.choose("sameShot", "yes");
  expect([plan.canRate, plan.canCount]).toEqual([false, true]);
  expect(plan.request()).not.toHaveProperty("rated");
  plan.choose("sameShot", "no");
  plan.chooseScenario("night", "quick-duel");
  expect(plan.canRate).toBe(false);
  plan.chooseScenario("", "quick-duel");
  plan.choose("players", 4);
  expect(plan.canRate).toBe(false);
  for (const seat of plan.seats.slice(1)) plan.holders[seat] = "friend";
  expect(plan.canRate).toBe(true);
});

test("a preset can be rated, and nothing between two of them", () => {
  const plan = new Plan(FOREST, "friend");
  plan.clock = "live";
  plan.choosePreset("full");
  expect(plan.canRate).toBe(true);
  plan.options["terrain"] = false;
  expect(plan.canRate).toBe(false);
});
