// The bar follows the choice in progress, and an unusable card says why.

import { beforeEach, expect, test } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { promptOf } from "../src/lib/prompt";
import type { Pick, Title } from "../src/lib/title";
import type { Cards } from "../src/titles/spearpoint/cards";
import { whyIdle } from "../src/titles/spearpoint/idle";
import { Pointing } from "../src/titles/spearpoint/pointing.svelte";
import { promptOf as promptInBattle } from "../src/titles/spearpoint/prompt";
import type { SpearpointView, Unit } from "../src/titles/spearpoint/view";

const title = {
  name: "test",
  prefix: "",
  read: (action: string) => {
    const [verb = "", ...cells] = action.split(" ");
    return { action, verb, picks: cells.map((cell): Pick => ({ kind: "cell", cell })) };
  },
  sentence: (action: string) => action,
} as unknown as Title;

let choosing: Choosing;
beforeEach(() => {
  choosing = new Choosing();
  choosing.offer(title, { search: ["search A1", "search B1"], fire: ["fire A1", "fire A1 C3"], end: ["end"] });
});
const said = (): string => promptOf(title, {}, choosing);

test("before anything is chosen the task is shown", () => {
  expect(said()).toBe("");
});

test("a verb asks for what it needs, and a complete action for confirmation", () => {
  choosing.begin("search");
  expect(said()).toBe("SEARCH an enemy card – Choose a marked cell on the board.");
  choosing.pick({ kind: "cell", cell: "B1" });
  expect(said()).toBe("Confirm it, or go back.");
  choosing.clear();
  expect(said()).toBe("");
});

test("a cell that starts several actions asks which, and one that can continue offers more", () => {
  choosing.pick({ kind: "cell", cell: "A1" });
  expect(said()).toBe("A1 – What do you want to do there?");
  choosing.choose("fire");
  expect(said()).toBe("Confirm it, or choose one more card.");
});

const unit = (name: string, seat: string): Unit => ({ unit: name, card: "m4a1-sherman", seat, line: "front" }) as Unit;
const view = (fields: Partial<SpearpointView>): SpearpointView =>
  ({ seat: "american", step: "window", window: "commit-revealed", sides: { american: { plan: [] } }, units: [unit("a1", "american"), unit("b1", "german")], odds: {}, additions: {}, ...fields }) as unknown as SpearpointView;
const cards = {
  units: { "m4a1-sherman": { lines: ["front"] } },
  commands: { "hull-down": { windows: ["commit-revealed", "attack-nominated"] } },
} as unknown as Cards;

test("in the Battle Area the bar names what the chosen card or Unit needs", () => {
  const pointing = new Pointing();
  pointing.offer(view({}), { play: ["play hull-down a1"], pass: ["pass"] }, cards);
  expect(promptInBattle(view({}), pointing)).toBe("");
  pointing.chosen = ["card:hull-down"];
  expect(promptInBattle(view({}), pointing)).toBe("Hull Down – Choose a marked Unit of yours.");
  pointing.chosen = ["card:hull-down", "unit:a1"];
  expect(promptInBattle(view({}), pointing)).toBe("Confirm it, or go back.");
  const declaring = view({ step: "declare" });
  pointing.offer(declaring, { attack: ["attack a1 b1"] }, cards);
  pointing.chosen = ["unit:a1"];
  expect(promptInBattle(declaring, pointing)).toBe("a1 M4A1 Sherman – Choose a marked enemy Unit.");
});

test("a card that cannot be used says why in plain words", () => {
  const why = (fields: Partial<SpearpointView>, card = "hull-down", isToAct = true): string => whyIdle(view(fields), cards, card, isToAct);
  expect(why({ step: "declare" })).toBe("This card is played when the commitments are revealed, when an attack is named, before its dice.");
  expect(why({ step: "parry" })).toContain("This card is played");
  expect(why({ step: "answer" })).toBe("Nothing on the field fits it. Press it to learn why.");
  expect(why({}, "hull-down", false)).toBe("The other side, or chance, comes first.");
  expect(why({ step: "declare" }, "m4a1-sherman")).toBe("Units are committed in the Commitment Phase.");
  expect(why({ step: "commit" }, "m4a1-sherman")).toContain("cannot be committed");
});
