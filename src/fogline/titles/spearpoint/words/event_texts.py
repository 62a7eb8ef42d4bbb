"""The events of Spearpoint 1943 as messages, as they were told, and the names of things.

Events name cards by slug and Units as in the notation, so they can be told without the card set. The cards of
``house-1943`` have names in the files; those of other sets are called by their slugs, or as their set calls them
(``spearpoint_sets.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fogline.kernel.messages import Message
from fogline.kernel.names import kebab
from fogline.kit.words import Spoken, told
from fogline.locale import texts_in
from fogline.locale.names import own_name, seat_message
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import LINES, WINDOWS
from fogline.titles.spearpoint.rules.events import (
    AllShown,
    AttackNamed,
    AttackRolled,
    Captured,
    CommandDrawn,
    Committed,
    DamageDrawn,
    Dealt,
    DeckShown,
    Destroyed,
    Discarded,
    DrawChosen,
    Event,
    Expired,
    Fizzled,
    GameOver,
    InitiativeRolled,
    Locked,
    Planned,
    Played,
    Reshuffled,
    Returned,
    RoundShown,
    Spent,
    TakenBack,
    UnitDrawn,
)
from fogline.titles.spearpoint.rules.state import NOBODY, State
from fogline.titles.spearpoint.rules.steps import STEPS
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.rules.victory import reason_names

PREFIX: Final = "spearpoint-"
"""What the keys of this game's own texts begin with."""


# -- names ----------------------------------------------------------------------------------------------


def _named(key: str, slug: str) -> Message:
    return Message(key) if texts_in("en").has(key) else own_name(slug, key)


def side_message(seat: str) -> Message:
    """The people of a seat, as the subject of a sentence."""
    return _named(f"side-{seat}", seat)


def unit_card_message(slug: str) -> Message:
    """A Unit card or a crew."""
    return _named(f"spearpoint-unit-{slug}", slug)


def command_message(slug: str) -> Message:
    """A Command card."""
    return _named(f"spearpoint-command-{slug}", slug)


def damage_message(slug: str) -> Message:
    """A Damage card."""
    return _named(f"spearpoint-damage-{slug}", slug)


def weapon_message(name: str) -> Message:
    """A weapon."""
    return _named(f"spearpoint-weapon-{name}", name)


def tag_message(name: str) -> Message:
    """A kind of Unit that cards can ask for."""
    return _named(f"spearpoint-tag-{name}", name)


def crew_type_message(name: str) -> Message:
    """A type of crew."""
    return _named(f"spearpoint-crew-{name}", name)


def deck_message(slug: str) -> Message:
    """A ready deck."""
    return _named(f"spearpoint-deck-{slug}", slug)


def scenario_message(slug: str) -> Message:
    """The standard game, or a Situation."""
    return _named(f"spearpoint-scenario-{slug}", slug)


def line_message(line: int) -> Message:
    """A line, or the air, as the place where something is."""
    return Message(f"spearpoint-line-{LINES[line]}")


def window_message(window: int) -> Message:
    """When Command cards can be played."""
    return Message(f"spearpoint-window-{WINDOWS[window].replace('.', '-')}")


def step_message(step: int, window: int) -> Message:
    """What was closed, for those who wait."""
    return Message(f"spearpoint-closed-{STEPS[step]}", {"window": window_message(window)})


# -- events ---------------------------------------------------------------------------------------------


def _same(value: Any) -> Any:
    return value


SPOKEN: Final[Spoken] = {
    "by": None,
    "card": ("card", unit_card_message),
    "crew": ("crew", unit_card_message),
    "line": ("line", line_message),
    "step": ("step", STEPS.__getitem__),
    "fate": ("fate", lambda fate: Message(f"spearpoint-fate-{fate}")),
    **{name: (name, _same) for name in ("unit", "other", "target", "members", "dice")},
    **{
        name: (name, int)
        for name in (
            "hand", "reserves", "turn", "turns", "initial", "defense", "damage", "left", "points", "total", "draws"
        )
    },
}  # fmt: skip
"""How fields of events are told, unless ``tell`` tells them otherwise."""


def tell(event: Event, seats: Sequence[str]) -> Message:
    """An event as it was told; *seats* are the names of the seats."""
    found = _tell_apart(event, seats)
    if found is not None:
        return found
    spoken = {**SPOKEN, "seat": ("side", lambda seat: side_message(seats[seat]))}
    if isinstance(event, Fizzled | TakenBack | Spent | Discarded):
        spoken["card"] = ("card", command_message)
    return told(event, PREFIX, spoken)


def _by(seats: Sequence[str], seat: int, **values: Any) -> dict[str, Any]:
    return {"side": side_message(seats[seat]), **values}


def _if_on(unit: str | None) -> dict[str, Any]:
    return {"on": "no", "unit": ""} if unit is None else {"on": "yes", "unit": unit}


def _tell_apart(event: Event, seats: Sequence[str]) -> Message | None:
    """The events that are told otherwise than by their fields alone."""
    match event:
        case Planned(seat, text):
            return Message("spearpoint-event-planned", _by(seats, seat, line=plan_message(text)))
        case Locked(seat, step, window):
            return Message("spearpoint-event-locked", _by(seats, seat, what=step_message(step, window)))
        case DeckShown(seat, cards):
            named = tuple(counted_message(card, count) for card, count in cards)
            return Message("spearpoint-event-deck-shown", _by(seats, seat, cards=named))
        case Committed(seat, unit, card, line, crew):
            crewed = (
                {"crewed": "no", "crew": ""} if crew is None else {"crewed": "yes", "crew": unit_card_message(crew)}
            )
            where = {"unit": unit, "card": unit_card_message(card), "line": line_message(line)}
            return Message("spearpoint-event-committed", _by(seats, seat, **where, **crewed))
        case RoundShown(seat, plays):
            named = tuple(play_message(card, unit) for card, unit in plays)
            return Message("spearpoint-event-round-shown", _by(seats, seat, count=len(plays), plays=named))
        case Played(seat, card, unit):
            return Message("spearpoint-event-played", _by(seats, seat, play=play_message(card, unit)))
        case Expired(card, unit, is_damage):
            name = damage_message(card) if is_damage else command_message(card)
            return Message("spearpoint-event-expired", {"card": name, **_if_on(unit)})
        case InitiativeRolled(first, second, first_total, second_total):
            dice = {"first": first, "second": second, "firsttotal": first_total, "secondtotal": second_total}
            tied = "yes" if first_total == second_total else "no"
            names = {"one": seat_message(seats[0]), "other": seat_message(seats[1])}
            return Message("spearpoint-event-initiative-rolled", {**dice, **names, "tied": tied})
        case AttackNamed(seat, unit, target, weapon):
            arm = Message("spearpoint-arm", {"weapon": weapon})
            attack = _by(seats, seat, unit=unit, target=target, weapon=weapon, arm=arm)
            return Message("spearpoint-event-attack-named", attack)
        case AttackRolled(first, second, added, value, result):
            roll: dict[str, Any] = {"first": first, "second": second, "added": f"{added:+d}", "value": value}
            came = {"total": first + second + added, "result": Message(f"spearpoint-result-{result}")}
            return Message("spearpoint-event-attack-rolled", {**roll, **came})
        case DamageDrawn(unit, drawn):
            blank = Message("spearpoint-damage-blank")
            return Message(
                "spearpoint-event-damage-drawn", {"unit": unit, "card": damage_message(drawn) if drawn else blank}
            )
        case Captured(unit, card, seat, kept_in):
            kept = {"kept": "no", "line": ""} if kept_in is None else {"kept": "yes", "line": line_message(kept_in)}
            taken = _by(seats, seat, unit=unit, card=unit_card_message(card))
            return Message("spearpoint-event-captured", {**taken, **kept})
        case Dealt(seat, dealt) | CommandDrawn(seat, dealt) | UnitDrawn(seat, dealt) | Returned(seat, dealt):
            named_by = unit_card_message if isinstance(event, UnitDrawn | Returned) else command_message
            known = {"known": "no", "card": ""} if dealt is None else {"known": "yes", "card": named_by(dealt)}
            return Message(f"spearpoint-event-{kebab(type(event).__name__)}", _by(seats, seat, **known))
        case DrawChosen(seat, is_command):
            deck = "command" if is_command else "units"
            return Message("spearpoint-event-draw-chosen", _by(seats, seat, deck=deck))
        case Reshuffled(is_damage):
            return Message("spearpoint-event-reshuffled", {"deck": "damage" if is_damage else "command"})
        case GameOver(winner, reasons, scores):
            why = tuple(reason_message(reason, winner, scores) for reason in reason_names(reasons))
            if winner == NOBODY:
                return Message("spearpoint-event-game-over", {"won": "no", "side": "", "reasons": why})
            return Message("spearpoint-event-game-over", {"won": "yes", **_by(seats, winner), "reasons": why})
        case AllShown():
            return Message("spearpoint-event-all-shown")
    return None


def plan_message(line: str) -> Message:
    """A line of a secret plan, from its notation."""
    verb, *words = line.split()
    match verb, words:
        case "commit", [card, *rest]:
            where = rest[0] if rest and rest[0] in LINES else "usual"
            at = "" if where == "usual" else line_message(LINES.index(where))
            values: dict[str, Any] = {"card": unit_card_message(card), "where": where, "line": at}
            if "from" in rest:
                return Message("spearpoint-say-commit-from", {**values, "unit": rest[-1]})
            return Message("spearpoint-say-commit", values)
        case "crew", [card, unit]:
            return Message("spearpoint-say-crew", {"card": unit_card_message(card), "unit": unit})
        case "transfer", [unit, other]:
            return Message("spearpoint-say-transfer", {"unit": unit, "other": other})
        case "attack", [unit, target]:
            return Message("spearpoint-say-attack", {"unit": unit, "target": target})
        case "switch" | "join", [unit]:
            return Message(f"spearpoint-say-{verb}", {"unit": unit})
        case "assault", [target]:
            return Message("spearpoint-say-assault", {"target": target})
        case "close", []:
            return Message("spearpoint-say-close")
        case "return", [card]:
            return Message("spearpoint-say-return", {"card": unit_card_message(card)})
        case "discard", [card]:
            return Message("spearpoint-say-discard", {"card": command_message(card)})
        case "play", [card]:
            return Message("spearpoint-say-play", {"card": command_message(card)})
        case "play", [card, unit]:
            return Message("spearpoint-say-play-on", {"card": command_message(card), "unit": unit})
    raise LookupError(f"{line} has no message")


def counted_message(card: str, count: int) -> Message:
    """A number of copies of a Unit card."""
    return Message("spearpoint-counted", {"card": unit_card_message(card), "count": count})


def play_message(card: str, unit: str | None) -> Message:
    """A Command card, and the Unit it is played on if there is one."""
    return Message("spearpoint-play", {"card": command_message(card), **_if_on(unit)})


SCORED: Final = ("points", "exhaustion", "stall", "turns")
"""Reasons for which the higher score wins (SP-WIN-1, SP-WIN-2, SP-WIN-6, SP-WIN-7)."""


def reason_message(reason: str, winner: int, scores: Sequence[int]) -> Message:
    """Why the game ended; where points decide with the score, the winner's first."""
    message = Message(f"spearpoint-reason-{reason}")
    if reason not in SCORED:
        return message
    first = 0 if winner == NOBODY else winner
    by = "points" if reason == "points" else "other"
    score = {"most": scores[first], "least": scores[1 - first]}
    return Message("spearpoint-scored-reason", {"by": by, "reason": message, **score})


# -- Units of Spearpoint 1943 by their names ----------------------------------------------------------


_SAYING = (Committed, Destroyed, Captured)
"""Events that say a Unit's card themselves."""


def names_of(rules: Rules, events: Iterable[Event]) -> dict[str, Message]:
    """By their notation, the Units that *events* have shown, and their weapons: ``a3``, and ``a3 1`` for the first. A
    Unit has the same card as long as the game lasts."""
    found: dict[str, Message] = {}
    for event in events:
        if isinstance(event, _SAYING):
            found[event.unit] = Message(
                "web-spearpoint-unit", {"unit": event.unit, "card": unit_card_message(event.card)}
            )
            for number, weapon in enumerate(rules.units[rules.unit_numbers[event.card]].weapons, start=1):
                found[f"{event.unit} {number}"] = weapon_message(weapon.name)
    return found


def named(message: Message, event: Event, names: Mapping[str, Message]) -> Message:
    """The *message* of an event with the *names* of the Units and the weapon that it mentions."""
    if isinstance(event, _SAYING):
        return message
    values = {key: _renamed(value, names) for key, value in message.values.items()}
    if isinstance(event, AttackNamed) and (arm := names.get(f"{event.unit} {event.weapon}")):
        values["arm"] = arm
    return Message(message.key, values)


def _renamed(value: Any, names: Mapping[str, Message]) -> Any:
    if isinstance(value, Message):
        return Message(value.key, {key: _renamed(part, names) for key, part in value.values.items()})
    if isinstance(value, tuple):
        return tuple(_renamed(part, names) for part in value)
    return names.get(value, value) if isinstance(value, str) else value


def unit_message(state: State, name: int) -> Message | str:
    """A Unit in play."""
    unit = state.unit(name)
    if unit is None:
        return unit_name(name)
    return Message(
        "web-spearpoint-unit", {"unit": unit_name(name), "card": unit_card_message(state.card_of(unit).slug)}
    )
