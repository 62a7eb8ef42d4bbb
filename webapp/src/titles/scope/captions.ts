// The results of both SCOPE titles, each on its cell or Quadrant.

import { caption, type Caption } from "../../lib/captions";
import type { GameEvent } from "../../lib/protocol";
import { cellsIn } from "./board/effects";

/** How a title names the card that was turned up: the key of its name, or null if nobody is there. */
type Naming = (card: string) => string | null;

export function captions(events: GameEvent[], naming: Naming): Caption[] {
  // A gun that shows itself to fire is not a find: the hit is reported later.
  const guns = events.filter((event) => event.event === "fired").flatMap((event) => cellsIn(event["gun"]));
  return events
    .filter((event) => event.event !== "revealed" || !guns.includes(String(event["cell"])))
    .flatMap((event) => captionsOf(event, naming));
}

function captionsOf(event: GameEvent, naming: Naming): Caption[] {
  const cells = [...cellsIn(event["cell"]), ...cellsIn(event["cells"])];
  const card = String(event["card"] ?? event["unit"] ?? "");
  switch (event.event) {
    case "revealed":
    case "entered":
      return cells.map((cell) => found(cell, naming(card)));
    case "shown-empty":
      return cells.map((cell) => caption("empty", cell, "empty"));
    case "eliminated":
    case "handed-over":
    case "destroyed":
      return cells.map((cell) => caption("hit", cell, "hit"));
    case "missed":
      return cells.map((cell) => caption("miss", cell, "miss"));
    case "removed":
      return naming(card) === null ? [] : cells.map((cell) => caption("miss", cell, "removed"));
    case "taken":
    case "captured":
      return cells.map((cell) => caption("moved", cell, "taken"));
    case "moved":
      return area(event, "moved");
    case "reinforced":
      return area(event, "reinforced");
    default:
      return [];
  }
}

function found(cell: string, name: string | null): Caption {
  if (name === null) return caption("empty", cell, "empty");
  return caption("found", cell, "found", { card: { key: name, values: {} } });
}

function area(event: GameEvent, text: string): Caption[] {
  const [first] = cellsIn(event["quadrant"]);
  return first === undefined ? [] : [{ ...caption("moved", first, text), isArea: true }];
}
