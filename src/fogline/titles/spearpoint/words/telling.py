"""The events of Spearpoint 1943 as messages, as they were told, and the names of things.

Events name cards by slug and Units as in the notation, so they can be told without the card set. The cards of
``house-1943`` have names in the files; those of other sets are called by their slugs, or as their set calls them
(``spearpoint_sets.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogline.locale import Message, texts_in
from fogline.locale.names import own_name, seat_message
from fogline.titles.spearpoint.rules.cards import LINES
from fogline.titles.spearpoint.rules.effects import WINDOWS
from fogline.titles.spearpoint.rules.events import (
    AllShown,
    AssaultDeclared,
    AttackNamed,
    AttackRolled,
    Captured,
    CommandDrawn,
    Committed,
    Converted,
    CrewFated,
    DamageDrawn,
    Dealt,
    DeckShown,
    Declared,
    Declined,
    Destroyed,
    Discarded,
    DrawChosen,
    Event,
    Expired,
    Fizzled,
    GameOver,
    HandReady,
    InitiativeRolled,
    IntensityRolled,
    Lapsed,
    Locked,
    Manned,
    Mustered,
    Passed,
    Picked,
    Planned,
    Played,
    PriorityGiven,
    Repaired,
    Rerolled,
    Reshuffled,
    Returned,
    RoundShown,
    Scored,
    Spent,
    Switched,
    TakenBack,
    Transferred,
    TurnBegan,
    UnitDrawn,
    Unopposed,
    VictimChosen,
    WentHome,
    Wounded,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import NOBODY
from fogline.titles.spearpoint.rules.steps import STEPS
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


def tell(event: Event, seats: Sequence[str]) -> Message:
    """An event as it was told; *seats* are the names of the seats."""
    for telling in (_tell_setup, _tell_cards, _tell_attack, _tell_losses, _tell_draws):
        found = telling(event, seats)
        if found is not None:
            return found
    raise LookupError(f"{type(event).__name__} has no message")


def _by(seats: Sequence[str], seat: int, **values: Any) -> dict[str, Any]:
    return {"side": side_message(seats[seat]), **values}


def _if_known(card: Message | None) -> dict[str, Any]:
    return {"known": "no", "card": ""} if card is None else {"known": "yes", "card": card}


def _if_on(unit: str | None) -> dict[str, Any]:
    return {"on": "no", "unit": ""} if unit is None else {"on": "yes", "unit": unit}


def _tell_setup(event: Event, seats: Sequence[str]) -> Message | None:
    """Set-up and commitment."""
    match event:
        case Picked(seat, card):
            return Message("spearpoint-event-picked", _by(seats, seat, card=unit_card_message(card)))
        case Mustered(seat, card):
            return Message("spearpoint-event-mustered", _by(seats, seat, card=unit_card_message(card)))
        case Planned(seat, text):
            return Message("spearpoint-event-planned", _by(seats, seat, line=plan_message(text)))
        case Locked(seat, step, window):
            return Message("spearpoint-event-locked", _by(seats, seat, what=step_message(step, window)))
        case DeckShown(seat, cards):
            named = tuple(counted_message(card, count) for card, count in cards)
            return Message("spearpoint-event-deck-shown", _by(seats, seat, cards=named))
        case HandReady(seat, hand, reserves):
            return Message("spearpoint-event-hand-ready", _by(seats, seat, hand=hand, reserves=reserves))
        case PriorityGiven(seat):
            return Message("spearpoint-event-priority-given", _by(seats, seat))
        case TurnBegan(turn):
            return Message("spearpoint-event-turn-began", {"turn": turn})
        case Committed(seat, unit, card, line, crew):
            crewed = (
                {"crewed": "no", "crew": ""} if crew is None else {"crewed": "yes", "crew": unit_card_message(crew)}
            )
            where = {"unit": unit, "card": unit_card_message(card), "line": line_message(line)}
            return Message("spearpoint-event-committed", _by(seats, seat, **where, **crewed))
        case Manned(seat, unit, crew):
            return Message("spearpoint-event-manned", _by(seats, seat, unit=unit, crew=unit_card_message(crew)))
        case Transferred(seat, unit, other):
            return Message("spearpoint-event-transferred", _by(seats, seat, unit=unit, other=other))
        case Switched(unit, line):
            return Message("spearpoint-event-switched", {"unit": unit, "line": line_message(line)})
        case Converted(seat):
            return Message("spearpoint-event-converted", _by(seats, seat))
        case Unopposed(seat, turns):
            return Message("spearpoint-event-unopposed", _by(seats, seat, turns=turns))
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


def _tell_cards(event: Event, seats: Sequence[str]) -> Message | None:
    """Command cards."""
    match event:
        case RoundShown(seat, plays):
            named = tuple(play_message(card, unit) for card, unit in plays)
            return Message("spearpoint-event-round-shown", _by(seats, seat, count=len(plays), plays=named))
        case Played(seat, card, unit):
            return Message("spearpoint-event-played", _by(seats, seat, play=play_message(card, unit)))
        case Fizzled(seat, card):
            return Message("spearpoint-event-fizzled", _by(seats, seat, card=command_message(card)))
        case TakenBack(seat, card):
            return Message("spearpoint-event-taken-back", _by(seats, seat, card=command_message(card)))
        case Spent(seat, card):
            return Message("spearpoint-event-spent", _by(seats, seat, card=command_message(card)))
        case Expired(card, unit, is_damage):
            name = damage_message(card) if is_damage else command_message(card)
            return Message("spearpoint-event-expired", {"card": name, **_if_on(unit)})
    return None


def play_message(card: str, unit: str | None) -> Message:
    """A Command card, and the Unit it is played on if there is one."""
    return Message("spearpoint-play", {"card": command_message(card), **_if_on(unit)})


def _tell_attack(event: Event, seats: Sequence[str]) -> Message | None:
    """Combat, as far as the hit."""
    match event:
        case Declared(unit, target):
            return Message("spearpoint-event-declared", {"unit": unit, "target": target})
        case AssaultDeclared(target, members):
            return Message("spearpoint-event-assault-declared", {"target": target, "members": tuple(members)})
        case InitiativeRolled(first, second, first_total, second_total):
            dice = {"first": first, "second": second, "firsttotal": first_total, "secondtotal": second_total}
            tied = "yes" if first_total == second_total else "no"
            names = {"one": seat_message(seats[0]), "other": seat_message(seats[1])}
            return Message("spearpoint-event-initiative-rolled", {**dice, **names, "tied": tied})
        case AttackNamed(seat, unit, target, weapon):
            arm = Message("spearpoint-arm", {"weapon": weapon})
            named = _by(seats, seat, unit=unit, target=target, weapon=weapon, arm=arm)
            return Message("spearpoint-event-attack-named", named)
        case AttackRolled(first, second, added, value, result):
            roll: dict[str, Any] = {"first": first, "second": second, "added": f"{added:+d}", "value": value}
            came = {"total": first + second + added, "result": Message(f"spearpoint-result-{result}")}
            return Message("spearpoint-event-attack-rolled", {**roll, **came})
        case VictimChosen(unit):
            return Message("spearpoint-event-victim-chosen", {"unit": unit})
        case IntensityRolled(unit, rolled, initial, defense):
            values = {"unit": unit, "dice": tuple(rolled), "initial": initial, "defense": defense}
            return Message("spearpoint-event-intensity-rolled", values)
        case Rerolled(unit):
            return Message("spearpoint-event-rerolled", {"unit": unit})
    return None


def _tell_losses(event: Event, seats: Sequence[str]) -> Message | None:
    """Damage and what comes of it."""
    match event:
        case Wounded(unit, damage, left):
            return Message("spearpoint-event-wounded", {"unit": unit, "damage": damage, "left": left})
        case DamageDrawn(unit, card):
            name = Message("spearpoint-damage-blank") if card is None else damage_message(card)
            return Message("spearpoint-event-damage-drawn", {"unit": unit, "card": name})
        case Repaired(unit):
            return Message("spearpoint-event-repaired", {"unit": unit})
        case Destroyed(unit, card):
            return Message("spearpoint-event-destroyed", {"unit": unit, "card": unit_card_message(card)})
        case CrewFated(seat, card, fate):
            what = {"card": unit_card_message(card), "fate": Message(f"spearpoint-fate-{fate}")}
            return Message("spearpoint-event-crew-fated", _by(seats, seat, **what))
        case Captured(unit, card, seat, line):
            kept = {"kept": "no", "line": ""} if line is None else {"kept": "yes", "line": line_message(line)}
            taken = _by(seats, seat, unit=unit, card=unit_card_message(card))
            return Message("spearpoint-event-captured", {**taken, **kept})
        case Scored(seat, points, total):
            return Message("spearpoint-event-scored", _by(seats, seat, points=points, total=total))
        case Lapsed(unit):
            return Message("spearpoint-event-lapsed", {"unit": unit})
        case WentHome(seat, card):
            return Message("spearpoint-event-went-home", _by(seats, seat, card=unit_card_message(card)))
    return None


def _tell_draws(event: Event, seats: Sequence[str]) -> Message | None:
    """Draws, and the end."""
    match event:
        case Dealt(seat, card):
            known = _if_known(None if card is None else command_message(card))
            return Message("spearpoint-event-dealt", _by(seats, seat, **known))
        case CommandDrawn(seat, card):
            known = _if_known(None if card is None else command_message(card))
            return Message("spearpoint-event-command-drawn", _by(seats, seat, **known))
        case UnitDrawn(seat, card):
            known = _if_known(None if card is None else unit_card_message(card))
            return Message("spearpoint-event-unit-drawn", _by(seats, seat, **known))
        case DrawChosen(seat, is_command):
            deck = "command" if is_command else "units"
            return Message("spearpoint-event-draw-chosen", _by(seats, seat, deck=deck))
        case Passed(seat, step):
            return Message("spearpoint-event-passed", _by(seats, seat, step=STEPS[step]))
        case Declined(seat, draws):
            return Message("spearpoint-event-declined", _by(seats, seat, draws=draws))
        case Returned(seat, card):
            known = _if_known(None if card is None else unit_card_message(card))
            return Message("spearpoint-event-returned", _by(seats, seat, **known))
        case Discarded(seat, card):
            return Message("spearpoint-event-discarded", _by(seats, seat, card=command_message(card)))
        case Reshuffled(is_damage):
            return Message("spearpoint-event-reshuffled", {"deck": "damage" if is_damage else "command"})
        case GameOver(winner, reasons, scores):
            names = tuple(reason_message(reason, winner, scores) for reason in reason_names(reasons))
            if winner == NOBODY:
                return Message("spearpoint-event-game-over", {"won": "no", "side": "", "reasons": names})
            return Message("spearpoint-event-game-over", {"won": "yes", **_by(seats, winner), "reasons": names})
        case AllShown():
            return Message("spearpoint-event-all-shown")
    return None


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
