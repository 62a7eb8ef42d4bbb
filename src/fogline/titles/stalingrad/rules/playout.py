"""Random play, whole games at a time, without listing what is legal.

A number is drawn as if every Quadrant had four different cards and every Unit as many targets as can be; where it means
nothing, another is drawn. So each legal action is equally likely, and only the list that is picked from is ever made.
Every MOVE has as many numbers as there are shuffles of four cards (``moving.try_move``), and so has every other action.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import Dice, i64
from fogline.kernel.game import Seat
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import size_of
from fogline.titles.stalingrad.rules.actions import MAX_ORDERS
from fogline.titles.stalingrad.rules.assaulting import add_assaults
from fogline.titles.stalingrad.rules.cards import INFANTRY, KINDS, MACHINE_GUN, MORTAR, OFFICER
from fogline.titles.stalingrad.rules.firing import add_fires
from fogline.titles.stalingrad.rules.moving import DRAWS, try_move
from fogline.titles.stalingrad.rules.play import after_move, apply, can_deploy, decisions, deployments, legal
from fogline.titles.stalingrad.rules.recognizing import add_recognitions, can_recognize
from fogline.titles.stalingrad.rules.reinforcing import add_reinforcements
from fogline.titles.stalingrad.rules.searching import add_searches, can_search
from fogline.titles.stalingrad.rules.setting_up import is_placer, placers
from fogline.titles.stalingrad.rules.shelling import add_howitzers
from fogline.titles.stalingrad.rules.state import ACTION, EXTRA_MOVE, OVER, SET_UP, State
from fogline.titles.stalingrad.rules.tables import SNIPERS, UNITS
from fogline.titles.stalingrad.rules.targets import targets


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    """A random legal action."""
    found = legal(state, seat)
    return found[dice.randrange(len(found))]


def playout(state: State, dice: Dice, most: i64) -> i64:
    """Play random legal actions until the game is over, or *most* of them; set-up included."""
    rules = state.rules
    played: i64 = 0
    while played < most:
        step: i64 = state.step
        side: i64 = rules.slot_sides[state.slot]
        if step == ACTION:
            if rules.cards_cross:
                _act(state, side, dice)
            else:
                _act_in_basic(state, side, dice)
        elif step == EXTRA_MOVE:
            _move(state, side, dice)
        elif step == OVER:
            break
        elif step == SET_UP:
            _set_up(state, dice)
        else:
            found = decisions(state, side)
            _apply(state, found[dice.randrange(len(found))])
        played += 1
    return played


def _apply(state: State, action: Action) -> None:
    apply(state, Seat(state.rules.slot_seats[state.slot]), action, None)


def _set_up(state: State, dice: Dice) -> None:
    seat = Seat(state.rules.slot_seats[state.slot])
    if not is_placer(state, seat):
        seat = placers(state)[0]
    apply(state, seat, sample(state, seat, dice), None)


def _move(state: State, side: i64, dice: Dice) -> None:
    """The extra MOVE of DEPLOYMENT."""
    moves: i64 = state.rules.movable * DRAWS
    while not try_move(state, side, dice.randrange(moves)):
        pass
    after_move(state, side, None)


def _act_in_basic(state: State, side: i64, dice: Dice) -> None:
    """MOVE or SEARCH, while no card has crossed."""
    rules = state.rules
    moves: i64 = rules.movable * DRAWS
    total: i64 = moves
    if can_search(state, side):
        total += rules.front_size * MAX_ORDERS
    while True:
        index: i64 = dice.randrange(total)
        if index >= moves:
            _apply(state, rules.searches[side][(index - moves) // MAX_ORDERS])
            return
        if try_move(state, side, index):
            after_move(state, side, None)
            return


def _act(state: State, side: i64, dice: Dice) -> None:
    """Any action of the turn."""
    moves: i64 = state.rules.movable * DRAWS
    total: i64 = moves
    sort: i64 = 0
    while sort < SORTS:
        total += _most(state, side, sort) * MAX_ORDERS
        sort += 1
    while True:
        index: i64 = dice.randrange(total)
        if index >= moves:
            action = _other(state, side, (index - moves) // MAX_ORDERS)
            if action is not None:
                _apply(state, action)
                return
        elif try_move(state, side, index):
            after_move(state, side, None)
            return


SEARCHES: Final = 0
RECOGNITIONS: Final = 1
HOWITZERS: Final = 2
FIRES: Final = 3
ASSAULTS: Final = 4
REINFORCEMENTS: Final = 5
SORTS: Final = 7
"""How many sorts of actions there are besides MOVE; the last is DEPLOYMENT."""


def _most(state: State, side: i64, sort: i64) -> i64:
    """A number that the actions of a *sort* never exceed. Cheap to know; the smaller, the fewer draws are in vain."""
    division: i64 = state.rules.slot_divisions[state.slot]
    if sort == SEARCHES:
        return size_of(state.held(1 - side)) if division != UNITS and can_search(state, side) else 0
    if not state.rules.advanced or division == SNIPERS:
        return 0
    card: i64 = side * KINDS
    if sort == RECOGNITIONS:
        return 2 * size_of(state.held(1 - side)) if can_recognize(state, side) else 0  # one card, or two side by side
    if sort == HOWITZERS:
        return state.counts[card + MORTAR] * size_of(state.held(1 - side))
    if sort == FIRES:
        return state.counts[card + MACHINE_GUN] * 8  # a cell has eight neighbours
    if sort == ASSAULTS:
        return state.counts[card + INFANTRY] * 4  # and is in four Quadrants
    if sort == REINFORCEMENTS:
        rear: i64 = len(state.rules.rear_quadrants[side])
        return 2 * rear * MAX_ORDERS if state.lost[card + INFANTRY] > 0 else 0  # with or without a Mortar
    return state.counts[card + OFFICER] if can_deploy(state, side) else 0


def _other(state: State, side: i64, index: i64) -> Action | None:
    """The action but MOVE that has this number, if one has."""
    sort: i64 = 0
    while True:
        most = _most(state, side, sort)
        if index < most:
            break
        index -= most
        sort += 1
    for chunk in _listed(state, side, sort):
        size: i64 = len(chunk)
        if index < size:
            return chunk[index]
        index -= size
    return None


def _listed(state: State, side: i64, sort: i64) -> list[list[Action]]:
    """Every action of one *sort*."""
    chunks: list[list[Action]] = []
    if sort == SEARCHES:
        add_searches(state, side, targets(state.held(1 - side)), chunks)
    elif sort == RECOGNITIONS:
        add_recognitions(state, side, targets(state.held(1 - side)), chunks)
    elif sort == HOWITZERS:
        add_howitzers(state, side, targets(state.held(1 - side)), chunks)
    elif sort == FIRES:
        add_fires(state, side, chunks)
    elif sort == ASSAULTS:
        add_assaults(state, side, chunks)
    elif sort == REINFORCEMENTS:
        add_reinforcements(state, side, chunks)
    else:
        chunks.append(deployments(state, side))
    return chunks
