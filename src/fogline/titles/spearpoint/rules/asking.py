"""Who is asked, and what the answers can be: everything that is legal, and everything that CHANCE can do."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import attacking, building, committing, declaring, drawing, windows
from fogline.titles.spearpoint.rules.actions import (
    ALL_DICE,
    ALL_DIE,
    DONE,
    KEEP_FRONT,
    KEEP_REAR,
    NO_DISCARD,
    PASS,
    PLAIN,
    REMOVE,
    Action,
)  # fmt: skip
from fogline.titles.spearpoint.rules.effects import ATTACK_NOMINATED, DAMAGE_ROLLED
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    BUILD,
    CAPTURE,
    CARD_DIE,
    CARD_ROLL,
    COMMIT,
    DAMAGE,
    DEAL,
    DECLARE,
    DICE,
    DRAW,
    DRAW_COMMAND,
    DRAW_UNIT,
    FRIENDLY_FIRE,
    INITIATIVE,
    INITIATIVE_DICE,
    INTENSITY,
    INTENSITY_DIE,
    LIMIT,
    MUSTER,
    NAME,
    OVER,
    PARRY,
    PRIORITY,
    ROLL,
    SUPPORT,
    WINDOW,
)  # fmt: skip

_BOTH: Final = (Seat(0), Seat(1))
_ONE: Final = ((Seat(0),), (Seat(1),))
_NATURE: Final = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()
_ALL_DICE: Final[list[Action]] = [*ALL_DICE]
_ALL_DIE: Final[list[Action]] = [*ALL_DIE]
_NO_ACTIONS: Final[list[Action]] = []

PLAN_STEPS: Final = (COMMIT, WINDOW, DECLARE)
"""Steps in which both put together a secret plan and close it with ``done``."""


# -- who ------------------------------------------------------------------------------------------------


def is_chance(step: i64) -> bool:
    """Whether CHANCE is to act."""
    return (
        step == DICE
        or step == INTENSITY_DIE
        or step == DAMAGE
        or step == DEAL
        or step == DRAW_COMMAND
        or step == DRAW_UNIT
        or step == INITIATIVE_DICE
        or step == CARD_DIE
        or step == PRIORITY
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Who must act now."""
    step = state.step
    if is_chance(step):
        return _NATURE
    if step == OVER:
        return _NOBODY
    if step == NAME or step == SUPPORT or step == ROLL or step == INTENSITY:
        return _ONE[state.active]
    if step == ANSWER or step == FRIENDLY_FIRE:
        return _ONE[1 - state.active]
    if step == PARRY:
        return _ONE[_struck_seat(state)]
    if step == CAPTURE or step == CARD_ROLL:
        return _ONE[state.drawer]
    first, second = _waits_for(state, 0), _waits_for(state, 1)
    if first and second:
        return _BOTH
    return _ONE[0] if first else _ONE[1]


def _waits_for(state: State, seat: i64) -> bool:
    """In the steps of both: whether this seat still has to act."""
    if state.step == DRAW:
        return drawing.wants_draw(state, seat)
    return not state.sides[seat].is_done


def _struck_seat(state: State) -> i64:
    struck = state.unit(state.struck)
    assert struck is not None
    return struck.seat


# -- what -----------------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Choices[Action]:
    """Every action *seat* may take."""
    return Choices([legal_list(state, seat)]) if seat in to_act(state) else Choices([_NO_ACTIONS])


def legal_list(state: State, seat: i64) -> list[Action]:
    """The same for a seat that is to act."""
    step = state.step
    if step == DICE or step == INITIATIVE_DICE:
        return _ALL_DICE
    if step == INTENSITY_DIE or step == CARD_DIE:
        return _ALL_DIE
    if is_chance(step):
        return [action for action, _ in outcomes(state)]
    if step == COMMIT:
        return committing.legal_plan(state, seat)
    if step == DECLARE:
        return declaring.legal_plan(state, seat)
    if step == WINDOW:
        return [*windows.plays(state, seat, state.window), PLAIN[DONE]]
    if step == NAME:
        return attacking.legal_names(state)
    if step == SUPPORT:
        return [*windows.plays(state, seat, ATTACK_NOMINATED), PLAIN[DONE]]
    if step == ANSWER:
        return [*windows.plays(state, seat, ATTACK_NOMINATED), PLAIN[PASS]]
    if step == PARRY:
        return [*windows.plays(state, seat, DAMAGE_ROLLED), PLAIN[PASS]]
    if step == ROLL or step == INTENSITY or step == CARD_ROLL or step == INITIATIVE:
        return _rolls(state, seat)
    if step == FRIENDLY_FIRE:
        return attacking.legal_victims(state)
    if step == DRAW:
        return drawing.legal_draws(state, seat)
    if step == LIMIT:
        return drawing.legal_limits(state, seat)
    if step == BUILD:
        return building.legal_picks(state, seat)
    if step == MUSTER:
        return building.legal_holds(state, seat)
    assert step == CAPTURE
    return _capture_choices(state)


def _rolls(state: State, seat: i64) -> list[Action]:
    """Roll as it is, or with any card of the hand discarded (SP-CMD-11)."""
    rules, held = state.rules, state.sides[seat].commands
    found: list[Action] = [NO_DISCARD]
    for number in range(rules.command_count):
        if held[number] > 0:
            found.append(rules.rolls[number])
    return found


def _capture_choices(state: State) -> list[Action]:
    """SP-CAP-3: keep it in its proper line, or remove it."""
    unit = state.unit(state.focus)
    assert unit is not None
    card = state.card_of(unit)
    found: list[Action] = []
    if card.front:
        found.append(PLAIN[KEEP_FRONT])
    if card.rear:
        found.append(PLAIN[KEEP_REAR])
    found.append(PLAIN[REMOVE])
    return found


def outcomes(state: State) -> list[tuple[Action, int]]:
    """What CHANCE can do, with its weight: dice are even, cards have their number of copies."""
    step, rules = state.step, state.rules
    if step == DICE or step == INITIATIVE_DICE:
        return [(action, 1) for action in _ALL_DICE]
    if step == INTENSITY_DIE or step == CARD_DIE:
        return [(action, 1) for action in _ALL_DIE]
    if step == PRIORITY:
        return [(action, 1) for action in rules.priorities]
    found: list[tuple[Action, int]] = []
    if step == DAMAGE:
        for number in range(rules.damage_count):
            if state.damage_deck[number] > 0:
                found.append((rules.damage_draws[number], state.damage_deck[number]))
    elif step == DRAW_UNIT:
        reserves = state.sides[state.drawer].reserves
        for number in range(rules.unit_count):
            if reserves[number] > 0:
                found.append((rules.drawn[number], reserves[number]))
    elif step == DEAL or step == DRAW_COMMAND:
        for number in range(rules.command_count):
            if state.deck[number] > 0:
                found.append((rules.deals[number], state.deck[number]))
    return found
