// Events with the names on the board: the server's messages name Units and weapons by letter and number.

import type { GameEvent, Message, Said, Setup, View } from "../../lib/protocol";
import { cardsOf } from "./cards";
import { unitName, weaponName } from "./names";
import { spearpointView } from "./view";

/** These messages already name the Unit's card. */
const SAYING = new Set(["committed", "destroyed", "captured"]);

export function telling(view: View, setup: Setup, events: GameEvent[]): (event: GameEvent) => Message {
  const cards = cardsOf(setup);
  /** A Unit keeps its card for the whole game. */
  const roster = new Map(spearpointView(view).units.map((unit) => [unit.unit, unit.card]));
  for (const event of events) if (SAYING.has(event.event)) roster.set(String(event["unit"]), String(event["card"]));

  function inPlay(said: Said): Said {
    if (Array.isArray(said)) return said.map(inPlay);
    if (typeof said === "object") return { key: said.key, values: inPlayAll(said.values) };
    const card = typeof said === "string" ? roster.get(said) : undefined;
    return card === undefined ? said : { key: "web-spearpoint-unit", values: { unit: said, card: unitName(card) } };
  }

  const inPlayAll = (values: Record<string, Said>): Record<string, Said> =>
    Object.fromEntries(Object.entries(values).map(([name, said]) => [name, inPlay(said)]));

  return (event) => {
    if (SAYING.has(event.event)) return event.message;
    const values = inPlayAll(event.message.values);
    const card = roster.get(String(event["unit"]));
    const weapon = card === undefined ? undefined : cards.units[card]?.weapons[Number(event["weapon"]) - 1];
    return { key: event.message.key, values: weapon ? { ...values, arm: weaponName(weapon.name) } : values };
  };
}
