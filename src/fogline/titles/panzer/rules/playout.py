"""Random play, whole games at a time, without listing what is legal: it is counted, and only what is picked is made."""

from __future__ import annotations

from fogline.kernel.arrays import Dice, i64
from fogline.kernel.choices import RUN_BITS, SIZES
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.panzer.rules.actions import EXPLORES, LIGHTS, SEARCHES, SKIP, WAYS
from fogline.titles.panzer.rules.exploring import explorable
from fogline.titles.panzer.rules.moving import is_own, rearrange, room_for_units, run_of
from fogline.titles.panzer.rules.play import after_move, apply, legal, to_act
from fogline.titles.panzer.rules.searching import hidden_targets, is_light, light_targets, revealed_targets
from fogline.titles.panzer.rules.shooting import draws
from fogline.titles.panzer.rules.state import ACTION, FOLLOW, LIGHT, OVER, State
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE, STEPS, size_of
from fogline.titles.scope.places import cell_of, member


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    """A random legal action, each equally likely; for CHANCE by the weights."""
    if seat == CHANCE:
        index: i64 = dice.randrange((state.hand & 15) + (state.hand >> 4 & 15) + (state.hand >> 8 & 15))
        for action, weight in draws(state):
            if index < weight:
                return action
            index -= weight
    found = legal(state, seat)
    return found[dice.randrange(len(found))]


def playout(state: State, dice: Dice, most: i64) -> i64:
    """Play random actions until the game is over, or *most* of them; set-up included."""
    played: i64 = 0
    while played < most:
        step: i64 = state.step
        if step == ACTION:
            _act(state, state.side(), dice)
        elif step == LIGHT:
            _use_light_tank(state, state.side(), dice)
        elif step == FOLLOW:
            _follow(state, state.side(), dice)
        elif step == OVER:
            break
        else:
            seat = to_act(state)[0]
            apply(state, seat, sample(state, seat, dice), None)
        played += 1
    return played


def _act(state: State, side: i64, dice: Dice) -> None:
    """The turn's action."""
    rules = state.rules
    own: i64 = state.held(side)
    enemys: i64 = state.held(1 - side)
    unexplored = explorable(state, side)
    room = room_for_units(state)
    runs = rules.no_runs[:]
    moves: i64 = 0
    explores: i64 = 0
    number: i64 = 0
    for corner in rules.corners:
        if is_own(own, enemys, corner):
            run = run_of(state.occupied, room, corner)
            runs[number] = run
            moves += run & SIZES
        elif SQUARE[corner] & unexplored != 0 and SQUARE[corner] & own != 0:
            explores |= BIT[corner]
        number += 1  # noqa: SIM113 - enumerate() costs more than the step
    searches = hidden_targets(state, side) | revealed_targets(state, side)
    index: i64 = dice.randrange(moves + size_of(explores) + size_of(searches))
    if index >= moves:
        index -= moves
        if index < size_of(explores):
            apply(state, Seat(side), EXPLORES[cell_of(member(explores, index))], None)
        else:
            apply(state, Seat(side), SEARCHES[cell_of(member(searches, index - size_of(explores)))], None)
        return
    number = 0
    while index >= runs[number] & SIZES:
        index -= runs[number] & SIZES
        number += 1
    _move(state, side, rules.corners[number], runs[number], index, rules.light_tanks)


def _move(state: State, side: i64, corner: i64, run: i64, index: i64, light: bool) -> None:
    """The MOVE number *index* of a quadrant."""
    rearrange(state, side, corner, WAYS[(run >> RUN_BITS) + index], None)
    after_move(state, side, corner, light, None)


def _follow(state: State, side: i64, dice: Dice) -> None:
    """A MOVE after an EXPLORE, or none."""
    run = run_of(state.occupied, room_for_units(state), state.quadrant)
    index: i64 = dice.randrange((run & SIZES) + 1)
    if index < run & SIZES:
        light = state.rules.light_tanks and state.rules.light_after_explore
        _move(state, side, state.quadrant, run, index, light)
    else:
        apply(state, Seat(side), SKIP, None)


def _use_light_tank(state: State, side: i64, dice: Dice) -> None:
    """A search with a light tank after its MOVE, or none."""
    if SQUARE[state.quadrant] & state.occupied == 0:
        apply(state, Seat(side), SKIP, None)
        return
    total: i64 = 0
    for step in STEPS:
        if is_light(state, side, state.quadrant + step):
            total += size_of(light_targets(state, side, state.quadrant + step))
    index: i64 = dice.randrange(total + 1)
    if index == total:
        apply(state, Seat(side), SKIP, None)
        return
    for step in STEPS:
        tank: i64 = state.quadrant + step
        if is_light(state, side, tank):
            targets = light_targets(state, side, tank)
            if index < size_of(targets):
                apply(state, Seat(side), LIGHTS[tank][cell_of(member(targets, index))], None)
                return
            index -= size_of(targets)
