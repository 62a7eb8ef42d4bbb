// The facts of a title known before it is loaded match the loaded title, and its texts come with it.

import { expect, test, vi } from "vitest";
import { has, speakIn, spoken, t } from "../src/lib/words.svelte";
import { factsOf, titleOf } from "../src/titles";

const NAMES = ["stalingrad", "panzer", "spearpoint"];

test.each(NAMES)("the facts of %s match the whole title", (name) => {
  const [facts, title] = [factsOf(name), titleOf(name)];
  expect(title).toMatchObject({ ...facts });
  expect(Boolean(title.Hidden)).toBe(Boolean(facts.hasAid));
  expect(Boolean(title.layOut)).toBe(Boolean(facts.canLayOut));
});

test("a title and its texts are there only after loading", async () => {
  vi.resetModules();
  const { has: hasNow, speakIn: speakNow } = await import("../src/lib/words.svelte");
  const { factsOf: factsNow, loadTitle, titleOf: titleNow } = await import("../src/titles");
  await speakNow("fr");
  expect(factsNow("panzer").lessons).toEqual(["first", "terrain"]);
  expect(() => titleNow("panzer")).toThrow("panzer was not loaded");
  expect([hasNow("game-panzer"), hasNow("panzer-verb-move"), hasNow("spearpoint-verb-pass")]).toEqual([true, false, false]);
  await loadTitle("panzer");
  expect(titleNow("panzer").name).toBe("panzer");
  expect([hasNow("panzer-verb-move"), hasNow("spearpoint-verb-pass")]).toEqual([true, false]);
  await speakNow("es"); // loaded texts of one language are fetched in the next
  expect([hasNow("panzer-verb-move"), hasNow("spearpoint-verb-pass")]).toEqual([true, false]);
});

test("a language is used once its texts are here", async () => {
  await speakIn("es");
  expect([spoken.language, document.documentElement.lang]).toEqual(["es", "es"]);
  expect(t("web-again")).not.toBe("⟦web-again⟧");
  expect(has("panzer-verb-move")).toBe(true);
  await speakIn("en");
});
