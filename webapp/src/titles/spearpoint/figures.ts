// The figures of a finished game. Events name seats by their letters, `a` and `b`, like the names of Units.

import { countBy } from "../../lib/figures";
import type { GameEvent, Setup, View } from "../../lib/protocol";
import type { SideFigure } from "../../lib/title";
import { t } from "../../lib/words.svelte";
import { spearpointView } from "./view";

const HITS = ["hits", "doubles", "destroys"];

export function figures(view: View, _setup: Setup, events: GameEvent[]): SideFigure[] {
  const { sides } = spearpointView(view);
  const seats = Object.keys(sides);
  const named = (name: unknown): string | null => seats["ab".indexOf(String(name).charAt(0))] ?? null;
  const attacks = events.filter((event) => event.event === "attack-named");
  const hits = events.flatMap((event, at) => {
    if (event.event !== "attack-rolled" || !HITS.includes(String(event["result"]))) return [];
    return events.slice(0, at).findLast((earlier) => earlier.event === "attack-named") ?? [];
  });
  const lost = events.filter((event) => event.event === "destroyed");
  return [
    { text: t("web-end-points"), values: Object.fromEntries(seats.map((seat) => [seat, sides[seat]!.points])) },
    { text: t("web-end-attacks"), values: countBy(seats, attacks, (event) => named(event["seat"])) },
    { text: t("web-end-hits"), values: countBy(seats, hits, (event) => named(event["seat"])) },
    { text: t("web-end-lost"), values: countBy(seats, lost, (event) => named(event["unit"])) },
  ];
}
