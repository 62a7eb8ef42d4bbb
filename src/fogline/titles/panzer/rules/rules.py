"""SCOPE Panzer as a game: the functions of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fogline.kernel.arrays import Dice, i64, u8, vec
from fogline.kernel.choices import RUN_BITS, SIZES, Choices
from fogline.kernel.game import CHANCE, Outcome, Seat
from fogline.kernel.setup import Option, Setup
from fogline.titles.panzer.rules import actions, pictures, play, steps
from fogline.titles.panzer.rules import view as views
from fogline.titles.panzer.rules.actions import EXPLORES, LIGHTS, SEARCHES, SKIP, WAYS, Deploy, Take
from fogline.titles.panzer.rules.cards import AMERICAN, CELLS, FOREST, GERMAN, SIDES, UNITS
from fogline.titles.panzer.rules.cardsets import NAMES
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.exploration import (
    explorable,
    hidden_targets,
    is_light,
    light_targets,
    revealed_targets,
)
from fogline.titles.panzer.rules.fire import draws
from fogline.titles.panzer.rules.movement import is_own, rearrange, room_for_units, run_of
from fogline.titles.panzer.rules.play import after_move, apply, legal, to_act
from fogline.titles.panzer.rules.state import AT, CARDS, FROM, GUN_NOW, SIDE_FIELDS, VICTIM_NOW, Start, State
from fogline.titles.panzer.rules.tables import OPTIONS, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.book import Book
from fogline.titles.scope.grid import BIT, SQUARE, STEPS, size_of
from fogline.titles.scope.places import cell_of, member
from fogline.titles.scope.position import NOBODY, NOWHERE


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    if seat == CHANCE:
        index: i64 = dice.randrange((state.hand & 15) + (state.hand >> 4 & 15) + (state.hand >> 8 & 15))
        for action, weight in draws(state):
            if index < weight:
                return action
            index -= weight
    found = legal(state, seat)
    return found[dice.randrange(len(found))]


def _act(state: State, side: i64, dice: Dice) -> None:
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
    """MOVE number *index* of a quadrant."""
    rearrange(state, side, corner, WAYS[(run >> RUN_BITS) + index], None)
    after_move(state, side, corner, light, None)


def _follow(state: State, side: i64, dice: Dice) -> None:
    """The MOVE after an EXPLORE, or none."""
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


@final
class Panzer(Book):
    """The rules of the title. Stateless: every method takes the position as an argument."""

    def __init__(self) -> None:
        super().__init__(pictures, views)
        self.name: str = "panzer"
        self.version: int = 1
        self.scenarios: tuple[str, ...] = NAMES
        self.options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        rules_for(setup)
        return SIDES

    def side(self, setup: Setup, seat: Seat) -> str:
        return SIDES[seat]

    def new(self, setup: Setup) -> State:
        """The battlefield laid out, before terrain, squads and deployment (PZ-SETUP-2)."""
        rules = rules_for(setup)
        sides = vec[i64]([0] * SIDE_FIELDS)
        for side in (AMERICAN, GERMAN):
            sides[CARDS + side] = 3 if rules.terrain else 0  # PZ-TPLC-1
            for field in (FROM, AT, GUN_NOW, VICTIM_NOW):
                sides[field + side] = NOWHERE
        nobody = vec[u8]([0] * UNITS)
        start = Start((rules.homes[AMERICAN], rules.homes[GERMAN]), (0,) * UNITS)
        state = State(rules, vec[i64]([FOREST] * CELLS), nobody, nobody[:], sides, start)
        if rules.terrain and rules.terrain_first:
            state.step = steps.TERRAIN
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        return play.legal(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        """The shot cards that can be drawn from the hand, and how many there are of each (PZ-SHOT-5)."""
        return draws(state) if state.step == steps.DRAW else []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        play.apply(state, seat, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended (PZ-WIN), or None while it is in progress."""
        if state.step != steps.OVER:
            return None
        winners = () if state.winner == NOBODY else (Seat(state.winner),)
        return Outcome(winners, play.reason_names(state.reasons))

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything that *seat* may know (PZ-HIDE)."""
        return views.view(state, seat)

    def can_tell(self, view: View, action: Action) -> bool:
        """Whether an action may reveal something. Taking and deploying units does not (PZ-SQUAD-1, PZ-DEPLOY-1); every
        other action may."""
        return not isinstance(action, (Take, Deploy))

    def read(self, text: str) -> Action:
        return actions.read(text)

    def sample(self, state: State, seat: Seat, dice: Dice) -> Action:
        """A random legal action: each equally likely, or for CHANCE by weight."""
        return sample(state, seat, dice)

    def playout(self, state: State, dice: Dice, most: int) -> int:
        """Play random actions until the game is over, or *most* of them; set-up included."""
        played: i64 = 0
        limit: i64 = most
        while played < limit:
            step: i64 = state.step
            if step == steps.ACTION:
                _act(state, state.side(), dice)
            elif step == steps.LIGHT:
                _use_light_tank(state, state.side(), dice)
            elif step == steps.FOLLOW:
                _follow(state, state.side(), dice)
            elif step == steps.OVER:
                break
            else:
                seat = to_act(state)[0]
                apply(state, seat, sample(state, seat, dice), None)
            played += 1
        return played


PANZER: Final = Panzer()
