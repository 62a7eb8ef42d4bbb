// The report of an attack: its figures add up.

import { expect, test } from "vitest";
import { kept } from "../src/lib/keep.svelte";
import { Story } from "../src/titles/spearpoint/story.svelte";

const message = (key: string) => ({ key, values: {} });
const event = (name: string, fields: object) => ({ event: name, message: message(name), ...fields });
const news = (...events: object[]) => [{ number: 1, action: null, "is-undo": false, events }] as never;

function told(damage: number): string[] {
  kept.settings.motion = false;
  const story = new Story();
  story.tell(news(event("intensity-rolled", { unit: "b1", dice: [4], initial: 9, defense: 3 })));
  story.tell(news(event("wounded", { unit: "b1", damage, left: 1 })));
  return story.results.map(({ key, values }) => [key, ...Object.values(values)].join(" "));
}

test("changes by Command cards between the roll and the Damage are reported", () => {
  expect(told(6)).toEqual(["wounded"]);
  expect(told(3)).toEqual(["web-spearpoint-changed −3", "wounded"]);
});
