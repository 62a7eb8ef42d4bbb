"""The events of Spearpoint 1943 as messages. Events name cards by slug and Units as in the notation, so no card set is
needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fogline.kernel.messages import Message, kebab
from fogline.kernel.setup import Setup
from fogline.kit.words import NO_NAMES, Spoken, Words, told
from fogline.locale import Texts
from fogline.locale.names import seat_message
from fogline.titles.spearpoint.rules import events, steps
from fogline.titles.spearpoint.rules.cards import LINES
from fogline.titles.spearpoint.rules.events import ENDED_BY, Event
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.state import NOBODY
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.victory import reason_names
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.words.card_texts import (
    PREFIX,
    counted_message,
    line_message,
    name_of,
    side_message,
    speaking,
    unit_with_card,
    window_message,
)


def _unit_card(slug: str) -> Message:
    return name_of("unit", slug)


def _same(value: Any) -> Any:
    return value


SPOKEN: Final[Spoken] = {
    "by": None,
    "card": ("card", _unit_card),
    "crew": ("crew", _unit_card),
    "line": ("line", line_message),
    "step": ("step", steps.NAMES.__getitem__),
    "fate": ("fate", lambda fate: Message(f"spearpoint-fate-{fate}")),
    **{name: (name, _same) for name in ("unit", "other", "target", "members", "dice")},
    **{
        name: (name, int)
        for name in (
            "hand", "reserves", "turn", "turns", "initial", "defense", "damage", "left", "points", "total", "draws"
        )
    },
}  # fmt: skip
"""How event fields are told by default; ``_values`` has the exceptions."""


def tell(event: Event, seats: Sequence[str]) -> Message:
    """The message for an event; *seats* are the names of the seats."""
    values = _values(event, seats)
    if values is not None:
        if "side" not in values and (seat := getattr(event, "seat", None)) is not None:
            values["side"] = side_message(seats[seat])
        return Message(f"{PREFIX}event-{kebab(type(event).__name__)}", values)
    spoken = {**SPOKEN, "seat": ("side", lambda seat: side_message(seats[seat]))}
    if isinstance(event, events.Fizzled | events.TakenBack | events.Spent | events.Discarded):
        spoken["card"] = ("card", lambda slug: name_of("command", slug))
    return told(event, PREFIX, spoken)


def _if(known: str, name: str, value: Message | str | None) -> dict[str, Any]:
    """A value that an event may lack, and whether it has one."""
    return {known: "no", name: ""} if value is None else {known: "yes", name: value}


def _values(event: Event, seats: Sequence[str]) -> dict[str, Any] | None:
    """The values of events that need more than their fields, except the side."""
    match event:
        case events.Planned(_, text):
            return {"line": plan_message(text)}
        case events.Locked(_, step, window):
            return {"what": Message(f"spearpoint-closed-{steps.NAMES[step]}", {"window": window_message(window)})}
        case events.DeckShown(_, cards):
            return {"cards": tuple(counted_message(card, count) for card, count in cards)}
        case events.Committed(_, unit, card, line, crew):
            crewed = _if("crewed", "crew", None if crew is None else _unit_card(crew))
            return {"unit": unit, "card": _unit_card(card), "line": line_message(line), **crewed}
        case events.RoundShown(_, plays):
            return {"count": len(plays), "plays": tuple(_play(card, unit) for card, unit in plays)}
        case events.Played(_, card, unit):
            return {"play": _play(card, unit)}
        case events.Expired(card, unit, is_damage):
            return {"card": name_of("damage" if is_damage else "command", card), **_if("on", "unit", unit)}
        case events.InitiativeRolled(first, second, first_total, second_total):
            dice = {"first": first, "second": second, "firsttotal": first_total, "secondtotal": second_total}
            tied = "yes" if first_total == second_total else "no"
            return {**dice, "one": seat_message(seats[0]), "other": seat_message(seats[1]), "tied": tied}
        case events.AttackNamed(_, unit, target, weapon):
            arm = Message("spearpoint-arm", {"weapon": weapon})
            return {"unit": unit, "target": target, "weapon": weapon, "arm": arm}
        case events.AttackRolled(first, second, added, value, result):
            roll = {"first": first, "second": second, "added": f"{added:+d}", "value": value}
            return {**roll, "total": first + second + added, "result": Message(f"spearpoint-result-{result}")}
        case events.DamageDrawn(unit, drawn):
            return {"unit": unit, "card": name_of("damage", drawn) if drawn else Message("spearpoint-damage-blank")}
        case events.Captured(unit, card, _, kept_in):
            kept = _if("kept", "line", None if kept_in is None else line_message(kept_in))
            return {"unit": unit, "card": _unit_card(card), **kept}
        case events.Dealt(_, dealt) | events.CommandDrawn(_, dealt):
            return _if("known", "card", None if dealt is None else name_of("command", dealt))
        case events.UnitDrawn(_, dealt) | events.Returned(_, dealt):
            return _if("known", "card", None if dealt is None else _unit_card(dealt))
        case events.DrawChosen(_, is_command):
            return {"deck": "command" if is_command else "units"}
        case events.Reshuffled(is_damage):
            return {"deck": "damage" if is_damage else "command"}
        case events.GameOver(winner, reasons, scores):
            why = tuple(reason_message(reason, winner, scores) for reason in reason_names(reasons))
            return {**_if("won", "side", None if winner == NOBODY else side_message(seats[winner])), "reasons": why}
        case events.AllShown():
            return {}
    return None


def plan_message(line: str) -> Message:
    verb, *words = line.split()
    key = f"spearpoint-say-{verb}"
    match verb, words:
        case "commit", [card, *rest]:
            where = rest[0] if rest and rest[0] in LINES else "usual"
            at = "" if where == "usual" else line_message(LINES.index(where))
            values: dict[str, Any] = {"card": _unit_card(card), "where": where, "line": at}
            return Message(f"{key}-from", {**values, "unit": rest[-1]}) if "from" in rest else Message(key, values)
        case "crew", [card, unit]:
            return Message(key, {"card": _unit_card(card), "unit": unit})
        case "transfer", [unit, other]:
            return Message(key, {"unit": unit, "other": other})
        case "attack", [unit, target]:
            return Message(key, {"unit": unit, "target": target})
        case "switch" | "join", [unit]:
            return Message(key, {"unit": unit})
        case "assault", [target]:
            return Message(key, {"target": target})
        case "close", []:
            return Message(key)
        case "return", [card]:
            return Message(key, {"card": _unit_card(card)})
        case "discard" | "play", [card]:
            return Message(key, {"card": name_of("command", card)})
        case "play", [card, unit]:
            return Message(f"{key}-on", {"card": name_of("command", card), "unit": unit})
    raise LookupError(f"{line} has no message")


def _play(card: str, unit: str | None) -> Message:
    """A played Command card, and the Unit it is played on if there is one."""
    return Message("spearpoint-play", {"card": name_of("command", card), **_if("on", "unit", unit)})


SCORED: Final = ("points", "exhaustion", "stall", "turns")
"""Reasons for which the higher score wins (SP-WIN-1, SP-WIN-2, SP-WIN-6, SP-WIN-7)."""


def reason_message(reason: str, winner: int, scores: Sequence[int]) -> Message:
    """Says why the game ended; if points decide, with the score, the winner's first."""
    message = Message(f"spearpoint-reason-{reason}")
    if reason not in SCORED:
        return message
    first = 0 if winner == NOBODY else winner
    by = "points" if reason == "points" else "other"
    score = {"most": scores[first], "least": scores[1 - first]}
    return Message("spearpoint-scored-reason", {"by": by, "reason": message, **score})


_WITH_CARD: Final = (events.Committed, events.Destroyed, events.Captured)
"""Events that name the card of their Unit."""


def _renamed(value: Any, names: Mapping[str, Message]) -> Any:
    if isinstance(value, Message):
        return Message(value.key, {key: _renamed(part, names) for key, part in value.values.items()})
    if isinstance(value, tuple):
        return tuple(_renamed(part, names) for part in value)
    return names.get(value, value) if isinstance(value, str) else value


class SpearpointWords(Words):
    """The events of the title, and how its games end."""

    ends_clause = "H-32"
    ended_by = ENDED_BY
    prefix = PREFIX

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        """By notation, the Units that *events* have shown, and their weapons: ``a3``, and ``a3 1`` for the first
        weapon. The card of a Unit never changes."""
        rules = rules_for(setup)
        found: dict[str, Message] = {}
        for event in events:
            if isinstance(event, _WITH_CARD):
                found[event.unit] = unit_with_card(event.unit, event.card)
                for number, weapon in enumerate(rules.units[rules.unit_numbers[event.card]].weapons, start=1):
                    found[f"{event.unit} {number}"] = name_of("weapon", weapon.name)
        return found

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        message = tell(event, seats)
        if isinstance(event, _WITH_CARD):
            return message
        values = {key: _renamed(value, names) for key, value in message.values.items()}
        if isinstance(event, events.AttackNamed) and (arm := names.get(f"{event.unit} {event.weapon}")):
            values["arm"] = arm
        return Message(message.key, values)

    def reason(self, reason: str, view: View) -> Message:
        return reason_message(reason, view.winner, [side.points for side in view.sides])

    def speaking(self, texts: Texts, setup: Setup) -> Texts:
        return speaking(texts, setup)


WORDS: Final = SpearpointWords(RULES)
