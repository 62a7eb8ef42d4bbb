"""SCOPE Stalingrad as a game: the functions of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fogline.kernel.arrays import Dice, i64, u8, vec
from fogline.kernel.choices import Choices
from fogline.kernel.game import Outcome, Seat
from fogline.kernel.setup import Option, Setup
from fogline.titles.scope.actions import Action
from fogline.titles.scope.book import Book
from fogline.titles.scope.grid import CELLS, size_of
from fogline.titles.scope.position import NOBODY, NOWHERE, sets_up
from fogline.titles.stalingrad.rules import actions, cards, pictures, play, steps
from fogline.titles.stalingrad.rules import view as views
from fogline.titles.stalingrad.rules.actions import MAX_ORDERS, Place
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.placement import DRAWS, try_move
from fogline.titles.stalingrad.rules.play import after_move, apply, can_deploy, decisions, deployments, legal
from fogline.titles.stalingrad.rules.reinforcements import add_reinforcements
from fogline.titles.stalingrad.rules.scenarios import NAMES
from fogline.titles.stalingrad.rules.search import add_searches, can_search, targets
from fogline.titles.stalingrad.rules.state import READY, RESERVE, SHOT_CARD, SIDE_FIELDS, ZONE, Start, State
from fogline.titles.stalingrad.rules.tables import OPTIONS, SNIPERS, UNITS, rules_for
from fogline.titles.stalingrad.rules.units import (
    add_assaults,
    add_fires,
    add_howitzers,
    add_recognitions,
    can_recognize,
)
from fogline.titles.stalingrad.rules.view import View


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    found = legal(state, seat)
    return found[dice.randrange(len(found))]


def _apply(state: State, action: Action) -> None:
    apply(state, Seat(state.rules.slot_seats[state.slot]), action, None)


def _set_up(state: State, dice: Dice) -> None:
    seat = Seat(state.rules.slot_seats[state.slot])
    if not sets_up(state, READY, seat):
        seat = play.to_act(state)[0]
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
    """Any action that the turn allows."""
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
"""The number of types of actions other than MOVE; the last is DEPLOYMENT."""


def _most(state: State, side: i64, sort: i64) -> i64:
    """An upper bound on the number of actions of a *sort*. It must be cheap; the tighter it is, the fewer draws are
    rejected."""
    division: i64 = state.rules.slot_divisions[state.slot]
    if sort == SEARCHES:
        return size_of(state.held(1 - side)) if division != UNITS and can_search(state, side) else 0
    if not state.rules.advanced or division == SNIPERS:
        return 0
    card: i64 = side * cards.KINDS
    if sort == RECOGNITIONS:
        return 2 * size_of(state.held(1 - side)) if can_recognize(state, side) else 0  # one card, or two side by side
    if sort == HOWITZERS:
        return state.counts[card + cards.MORTAR] * size_of(state.held(1 - side))
    if sort == FIRES:
        return state.counts[card + cards.MACHINE_GUN] * 8  # a cell has eight neighbours
    if sort == ASSAULTS:
        return state.counts[card + cards.INFANTRY] * 4  # and is in four Quadrants
    if sort == REINFORCEMENTS:
        rear: i64 = len(state.rules.rear_quadrants[side])
        return 2 * rear * MAX_ORDERS if state.lost[card + cards.INFANTRY] > 0 else 0  # with or without a Mortar
    return state.counts[card + cards.OFFICER] if can_deploy(state, side) else 0


def _other(state: State, side: i64, index: i64) -> Action | None:
    """The action with this number among those other than MOVE, if there is one."""
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


@final
class Stalingrad(Book):
    """The rules of the title. Stateless: every method takes the position as an argument."""

    def __init__(self) -> None:
        super().__init__(pictures, views)
        self.name: str = "stalingrad"
        self.version: int = 1
        self.scenarios: tuple[str, ...] = NAMES
        self.options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The names of two sides, or of their Divisions (ST-TEAM-1)."""
        return rules_for(setup).seat_names

    def side(self, setup: Setup, seat: Seat) -> str:
        """The side of a seat; two seats may play one side (ST-TEAM-1)."""
        return cards.SIDES[rules_for(setup).side_of(seat)]

    def new(self, setup: Setup) -> State:
        """An empty battlefield, with both sides about to lay out their cards (ST-SETUP)."""
        rules = rules_for(setup)
        sides = vec[i64]([0] * SIDE_FIELDS)
        for side in (cards.GERMAN, cards.SOVIET):
            sides[RESERVE + side] = (
                cards.SUPPLY[cards.EMPTY_AREA] - rules.counts[side * cards.KINDS + cards.EMPTY_AREA]
            )  # ST-SETUP-5
            sides[ZONE + side] = rules.scenario.zone[side]
            sides[SHOT_CARD + side] = NOWHERE  # ST-SETUP-6
        start = Start(tuple(rules.counts), (rules.fronts[cards.GERMAN], rules.fronts[cards.SOVIET]))
        counts = vec[i64]([0] * (2 * cards.KINDS))
        lost = vec[u8]([0] * (2 * cards.KINDS))
        return State(rules, vec[i64]([cards.NO_CARD] * CELLS), counts, lost, sides, start)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        return play.legal(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        """Nothing in SCOPE Stalingrad is left to chance."""
        return []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        play.apply(state, seat, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended (ST-WIN), or None while it is in progress."""
        if state.step != steps.OVER:
            return None
        winners = () if state.winner == NOBODY else state.rules.seats_of(state.winner)
        return Outcome(winners, play.reason_names(state.reasons))

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything that *seat* may know (ST-INFO)."""
        return views.view(state, seat)

    def can_tell(self, view: View, action: Action) -> bool:
        """Whether an action may reveal something. Laying out cards does not (ST-SETUP-4); every other action may."""
        return not isinstance(action, Place)

    def read(self, text: str) -> Action:
        return actions.read(text)

    def sample(self, state: State, seat: Seat, dice: Dice) -> Action:
        """A random legal action, each equally likely, without a list of them all."""
        return sample(state, seat, dice)

    def playout(self, state: State, dice: Dice, most: int) -> int:
        """Play random legal actions until the game is over, or *most* of them; set-up included."""
        rules = state.rules
        played: i64 = 0
        limit: i64 = most
        while played < limit:
            step: i64 = state.step
            side: i64 = rules.slot_sides[state.slot]
            if step == steps.ACTION:
                if rules.cards_cross:
                    _act(state, side, dice)
                else:
                    _act_in_basic(state, side, dice)
            elif step == steps.EXTRA_MOVE:
                _move(state, side, dice)
            elif step == steps.OVER:
                break
            elif step == steps.SET_UP:
                _set_up(state, dice)
            else:
                found = decisions(state, side)
                _apply(state, found[dice.randrange(len(found))])
            played += 1
        return played


STALINGRAD: Final = Stalingrad()
