"""What a position of Spearpoint 1943 between two Turns is worth: how likely a seat is to win it."""

from __future__ import annotations

from math import tanh
from typing import Final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.bots.decks import hand_worth, merits
from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.bots.orders import keep_value
from fogline.titles.spearpoint.rules.entries import tail_card
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NOBODY, State, total
from fogline.titles.spearpoint.rules.steps import OVER

WEIGHTS: Final = (1.623, 0.294, -0.234, -0.207, -0.036, 0.119, 0.431, 0.143, 0.052, 0.027, -0.003, 0.11)
"""What each of the marks counts for. Learned from 1,000 games of veterans (``bench/prospects.py``)."""


def marks(state: State, seat: i64) -> list[float]:
    """What speaks for *seat* in a position, as numbers."""
    ours, theirs = _side_marks(state, seat), _side_marks(state, 1 - seat)
    return [ours[at] - theirs[at] for at in range(len(ours))]


def _side_marks(state: State, seat: i64) -> list[float]:
    rules, side = state.rules, state.sides[seat]
    worth = merits(rules.setup, int(seat))
    field = Field(state, seat)
    cost, fight, hurt, idle, merit = 0.0, 0.0, 0.0, 0.0, 0.0
    for unit in field.own:
        price = float(field.card(unit).cost)
        cost += price
        fight += field.fight(unit)
        share = 1.0
        if unit.damage != NO_DAMAGE:
            hurt += price
            share = 0.5
        if not state.is_operational(unit):
            idle += price
            share *= 0.3
        merit += share * worth[int(unit.card)]
    points = float(side.points) / float(max(1, rules.vp_goals[seat]))
    left = 0.0
    for number in range(int(rules.unit_count)):
        left += float(side.reserves[number]) * worth[number]
    for entry in side.tail:
        left += worth[int(tail_card(entry))]
    size = float(total(side.reserves) + len(side.tail))
    commands = 0.0
    for number in range(int(rules.command_count)):
        if side.commands[number] > 0:
            commands += float(side.commands[number]) * keep_value(state, int(seat), number)
    return [
        points,
        points * points,
        cost / 20.0,
        fight / 20.0,
        hurt / 20.0,
        idle / 20.0,
        merit / 40.0,
        hand_worth(rules, int(seat), [int(count) for count in side.hand], list(worth)) / 40.0,
        left / max(1.0, size) / 20.0,
        commands / 10.0,
        float(side.overrun) if field.own else 0.0,
        1.0 if field.own else 0.0,
    ]


def prospect(state: State, seat: i64) -> float:
    """From -1, lost, to 1, won."""
    if state.step == OVER:
        return 0.0 if state.winner == NOBODY else 1.0 if state.winner == seat else -1.0
    found = 0.0
    for mark, weight in zip(marks(state, seat), WEIGHTS):
        found += mark * weight
    return tanh(found)
