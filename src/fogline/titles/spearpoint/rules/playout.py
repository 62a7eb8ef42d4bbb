"""Random play, whole games at a time: what is legal is listed once and not asked for again, and what CHANCE does is
counted, not listed."""

from __future__ import annotations

from fogline.kernel.arrays import Dice, i64, vec
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules.actions import ALL_DICE, ALL_DIE, Action
from fogline.titles.spearpoint.rules.asking import is_chance, legal_list, to_act
from fogline.titles.spearpoint.rules.play import carry_out
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.steps import (
    CARD_DIE,
    DAMAGE,
    DICE,
    DRAW_UNIT,
    INITIATIVE_DICE,
    INTENSITY_DIE,
    OVER,
    PRIORITY,
)  # fmt: skip


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    """A random legal action, each equally likely; for CHANCE by the weights."""
    if seat == CHANCE:
        return _by_chance(state, dice)
    found = legal_list(state, seat) if seat in to_act(state) else []
    if not found:
        raise ValueError(f"seat {seat} is not to act")
    return found[dice.randrange(len(found))]


def playout(state: State, dice: Dice, most: i64) -> i64:
    """Play random actions until the game is over, or *most* of them; set-up included."""
    played: i64 = 0
    while played < most:
        step: i64 = state.step
        if step == OVER:
            break
        if is_chance(step):
            carry_out(state, CHANCE, _by_chance(state, dice), None)
        else:
            seat: i64 = to_act(state)[0]
            found = legal_list(state, seat)
            carry_out(state, seat, found[dice.randrange(len(found))], None)
        played += 1
    return played


def _by_chance(state: State, dice: Dice) -> Action:
    """Dice as they fall, a card off the deck that is drawn from."""
    step, rules = state.step, state.rules
    if step == DICE or step == INITIATIVE_DICE:
        return ALL_DICE[dice.randrange(len(ALL_DICE))]
    if step == INTENSITY_DIE or step == CARD_DIE:
        return ALL_DIE[dice.randrange(len(ALL_DIE))]
    if step == PRIORITY:
        return rules.priorities[dice.randrange(2)]
    if step == DAMAGE:
        return rules.damage_draws[_drawn(state.damage_deck, dice)]
    if step == DRAW_UNIT:
        return rules.drawn[_drawn(state.sides[state.drawer].reserves, dice)]
    return rules.deals[_drawn(state.deck, dice)]


def _drawn(counts: vec[i64], dice: Dice) -> i64:
    """A card of a deck, which is not empty."""
    at: i64 = dice.randrange(total(counts))
    number: i64 = 0
    while at >= counts[number]:
        at -= counts[number]
        number += 1
    return number
