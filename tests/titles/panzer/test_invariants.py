"""Invariants (Part 15) as properties of random games."""

from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Value
from fogline.titles.panzer.rules.actions import Explore
from fogline.titles.panzer.rules.cards import CELL_NAMES, FOREST, FOREST_CARDS, SUPPLY, UNITS, side_of
from fogline.titles.panzer.rules.events import Event, Fired, GameOver
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.steps import ACTION, DEPLOY, DRAW
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import SQUARE
from tests.titles.panzer.fixtures import BOTH, GAME, distance, hand, legal_texts, told
from tests.titles.panzer.shots_fixtures import EVERYBODY_ELSE, check_same, start

MAX_STEPS = 260
FULL: dict[str, Value] = {**PRESETS["full"], "period": "none"}
OPTIONS: dict[str, dict[str, Value]] = {
    "basic": {},
    "terrain": {"terrain": True},
    "full": FULL,
    "other": {
        **FULL,
        "terrain-before-squads": False,
        "light-after-explore": False,
        "allow-null-search-revealed": True,
        "light-search-from-tank-only": False,
        "correction-lost-on-pickup": True,
        "flank-rear-if-destroyed": "never",
        "stug-low-profile-vs-hill": "additive",
        "hill-sees-over-hill": True,
        "ambush-on-known-units": True,
    },
}
SCENARIOS = ("skirmish", "battle", "great-battle")
SETUPS = [(scenario, options) for scenario in SCENARIOS for options in OPTIONS]


class Step(NamedTuple):
    """One action of a random game, the position before it, the one after it, and the events."""

    before: State
    action: Action
    after: State
    log: list[Event]


def choose(state: State, seat: Seat, dice: Random) -> Action:
    """The kind of action is drawn first, since there are many MOVEs; shots are preferred, so that something is
    destroyed."""
    choices = list(GAME.legal(state, seat))
    kinds = sorted({type(action).__name__ for action in choices})
    weights = [{"Shoot": 6, "Light": 3, "Search": 2, "Take": 3, "Hold": 1}.get(kind, 2) for kind in kinds]
    kind = dice.choices(kinds, weights)[0]
    return dice.choice([action for action in choices if type(action).__name__ == kind])


@cache
def random_game(scenario: str, options: str) -> list[Step]:
    """A random game, the same in every test."""
    state = start(OPTIONS[options], scenario)
    dice = Random(f"{scenario} {options}")
    steps: list[Step] = []
    while len(steps) < MAX_STEPS and (seats := GAME.to_act(state)):
        seat = dice.choice(seats)
        action = choose(state, seat, dice)
        before, log = state.clone(), list[Event]()
        GAME.apply(state, seat, action, log)
        steps.append(Step(before, action, state.clone(), log))
    return steps


def deployed(scenario: str, options: str) -> list[Step]:
    """The same game from the moment both sides have deployed."""
    found = [step for step in random_game(scenario, options) if step.before.step > DEPLOY]
    assert len(found) > 20
    return found


def names(state: State) -> list[str]:
    return [CELL_NAMES[cell] for cell in state.rules.cells]


def unit(state: State, name: str) -> int:
    return state.cells[CELL_NAMES.index(name)]


def held_by(state: State, name: str) -> int | None:
    cell = CELL_NAMES.index(name)
    sides = [side for side in (0, 1) if (state.american, state.german)[side] >> cell & 1]
    assert len(sides) < 2
    return sides[0] if sides else None


def ground(state: State, name: str) -> str:
    cell = CELL_NAMES.index(name)
    masks = {"meadow": state.meadows, "hill": state.hills, "lake": state.lakes, "peaks": state.peaks}
    found = [face for face, mask in masks.items() if mask >> cell & 1]
    assert len(found) < 2
    return found[0] if found else ""


random_games = pytest.mark.parametrize(("scenario", "options"), SETUPS)


@random_games
def test_pz_inv_1_thirty_forest_cards(scenario: str, options: str) -> None:
    """Thirty on the table and in the deck together."""
    for step in deployed(scenario, options):
        state = step.after
        forest = sum(not ground(state, cell) and unit(state, cell) == FOREST for cell in names(state))
        assert forest + state.deck == FOREST_CARDS == 30


@random_games
def test_pz_inv_2_the_size_of_the_deck(scenario: str, options: str) -> None:
    """30 - R*C + T + U, so never negative."""
    for step in deployed(scenario, options):
        state = step.after
        terrain = [cell for cell in names(state) if ground(state, cell)]
        units = [cell for cell in names(state) if unit(state, cell) != FOREST and cell not in terrain]
        assert state.deck == 30 - len(names(state)) + len(terrain) + len(units) >= 0


@random_games
def test_pz_inv_3_one_card_on_a_cell(scenario: str, options: str) -> None:
    """A cell without terrain shows one side; terrain holds at most a unit, lakes and peaks none."""
    for step in random_game(scenario, options):
        state = step.after
        for cell in names(state):
            if not ground(state, cell):
                assert held_by(state, cell) is not None
            elif unit(state, cell) == FOREST:
                assert held_by(state, cell) is None
            else:
                assert ground(state, cell) in ("meadow", "hill")


@random_games
def test_pz_inv_4_control(scenario: str, options: str) -> None:
    """Units stand in cells of their side; only a successful EXPLORE changes the control of forest (PZ-CTRL-2, -3)."""
    explored = 0
    for step in deployed(scenario, options):
        for cell in names(step.after):
            if unit(step.after, cell) != FOREST:
                assert held_by(step.after, cell) == side_of(unit(step.after, cell))
        changed = {
            cell
            for cell in names(step.after)
            if not ground(step.after, cell) and held_by(step.before, cell) != held_by(step.after, cell)
        }
        if changed:
            explored += 1
            assert isinstance(step.action, Explore)
            side = step.before.side()
            for cell in changed:
                assert SQUARE[step.action.quadrant] >> CELL_NAMES.index(cell) & 1
                assert held_by(step.after, cell) == side
                assert unit(step.after, cell) == FOREST
    assert explored > 0


@random_games
def test_pz_inv_5_revealed(scenario: str, options: str) -> None:
    """A unit on terrain is revealed, and so is a locked one; only units are ever revealed."""
    for step in random_game(scenario, options):
        state = step.after
        for cell in names(state):
            shown = state.shown >> CELL_NAMES.index(cell) & 1
            locked = state.locked >> CELL_NAMES.index(cell) & 1
            if ground(state, cell) and unit(state, cell) != FOREST:
                assert shown
            assert not locked or shown
            assert not shown or unit(state, cell) != FOREST


@pytest.mark.parametrize("options", OPTIONS)
def test_pz_inv_6_hands_fit_the_deck(options: str) -> None:
    """At most 2 distance misses, 3 armour misses, 3 hits; at least one hit. The low-profile card is an armour miss."""
    hands = 0
    for scenario in SCENARIOS:
        for step in random_game(scenario, options):
            if step.after.step == DRAW:
                hands += 1
                distance_misses, armour, hits = hand(step.after)
                fired = [event for event in step.log if isinstance(event, Fired)]
                low = int("low-profile" in fired[0].reasons)
                assert (fired[0].distance, fired[0].armour, fired[0].hits) == (distance_misses, armour, hits)
                assert 0 <= distance_misses <= 2 + low
                assert 0 <= armour <= 3 - low
                assert 1 <= hits <= 3
    assert hands > 0


@random_games
def test_pz_inv_7_no_unit_gets_lost(scenario: str, options: str) -> None:
    """On the table and in the enemy's pile together they are the squad."""
    squads = None
    for step in deployed(scenario, options):
        state = step.after
        counts = [sum(state.cells[cell] == number for cell in state.rules.cells) for number in range(UNITS)]
        whole = [counts[number] + state.lost[number] for number in range(1, UNITS)]
        assert whole == list(state.squads)[1:]
        assert squads in (None, whole)
        squads = whole
        assert all(number <= SUPPLY[index] for index, number in enumerate(whole, start=1))


@random_games
def test_pz_inv_8_there_is_always_an_explore(scenario: str, options: str) -> None:
    """While the game is in progress the active player can EXPLORE (AMB-77)."""
    for step in random_game(scenario, options):
        if step.after.step == ACTION:
            assert legal_texts(step.after, BOTH[step.after.side()], "explore")


@pytest.mark.parametrize(("rows", "columns", "cards"), [(6, 4, 2), (6, 5, 4), (5, 6, 4)])
def test_pz_inv_8_every_layout(rows: int, columns: int, cards: int) -> None:
    """AMB-77: for all terrain layouts the other cells are connected, and terrain is adjacent to one of them."""
    board = {(row, column) for row in range(rows) for column in range(columns)}
    inner = [cell for cell in sorted(board) if 0 < cell[0] < rows - 1]
    steps = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column]
    near = {cell: {(cell[0] + row, cell[1] + column) for row, column in steps} & board for cell in board}
    for number in range(cards + 1):
        for layout in combinations(inner, number):
            rest = board - set(layout)
            assert all(near[cell] & rest for cell in layout)
            reached, edge = set(), {next(iter(rest))}
            while edge:
                reached |= edge
                edge = {other for cell in edge for other in near[cell]} & rest - reached
            assert reached == rest


@random_games
def test_pz_inv_10_at_most_one_cell_in_a_turn(scenario: str, options: str) -> None:
    """From the beginning of a turn to its end, every unit that lives (twins: one way to match them)."""
    steps = deployed(scenario, options)
    start = steps[0].before
    for step in steps:
        if step.after.turn == start.turn and GAME.to_act(step.after):
            continue
        for number in range(1, UNITS):
            was = [cell for cell in names(start) if unit(start, cell) == number]
            now = [cell for cell in names(step.after) if unit(step.after, cell) == number]
            assert len(now) <= len(was)
            assert any(
                all(distance(one, other) <= 1 for one, other in zip(order, now))
                for order in permutations(was, len(now))
            )
        start = step.after


# -- PZ-INV-9 ---------------------------------------------------------------------------------------


class Worlds:
    """Two games that differ only in one side's secrets: squads of the same size, cells, arrangements."""

    def __init__(self, scenario: str, options: str, hiding: str, seed: int) -> None:
        self.dice = Random(f"{scenario} {options} {hiding} {seed}")
        self.hiding = hiding
        self.viewers = EVERYBODY_ELSE[hiding]
        self.games = [start(OPTIONS[options], scenario) for _ in range(2)]
        self.played = 0
        while self.games[0].step <= DEPLOY:
            self._set_up()
            check_same(self.games[0], self.games[1], *self.viewers)

    def _set_up(self) -> None:
        """One step of the set-up: for terrain one card, for squads and deployment everything of both sides."""
        seats = GAME.to_act(self.games[0])
        if len(seats) == 1:
            text = self.dice.choice(legal_texts(self.games[0], BOTH[seats[0]]))
            self.commit([self.tried(seats[0], text, text)])
            return
        size = self.dice.randint(2, 4)
        for seat in seats:
            one, other = [self._muster(number, seat, size) for number in (0, 1)]
            if BOTH[seat] != self.hiding:
                other = one
            for number, texts in enumerate((one, other)):
                for text in texts:
                    log: list[Event] = []
                    GAME.apply(self.games[number], seat, GAME.read(text), log)
                    for viewer in self.viewers if BOTH[seat] == self.hiding else ():
                        assert text == "done" or told(log, viewer) == []

    def _muster(self, number: int, seat: Seat, size: int) -> list[str]:
        """A random way to take *size* units (or to deploy all), and to confirm."""
        while True:
            trial, texts = self.games[number].clone(), list[str]()
            squads = "take" in {text.partition(" ")[0] for text in legal_texts(trial, BOTH[seat])}
            while True:
                offered = [text for text in legal_texts(trial, BOTH[seat]) if text != "done"]
                if not offered or (squads and len(texts) == size):
                    break
                texts.append(self.dice.choice(offered))
                GAME.apply(trial, seat, GAME.read(texts[-1]), None)
            if not squads or len(texts) == size:
                return [*texts, "done"]

    def tried(self, seat: Seat, first: str, second: str) -> tuple[Seat, list[State], list[list[Event]]]:
        """The two games after an action, on copies, with what happened."""
        after = [game.clone() for game in self.games]
        logs: list[list[Event]] = [[], []]
        for game, text, log in zip(after, (first, second), logs):
            GAME.apply(game, seat, GAME.read(text), log)
        return seat, after, logs

    def is_same(self, logs: list[list[Event]]) -> bool:
        return all(told(logs[0], viewer) == told(logs[1], viewer) for viewer in self.viewers)

    def commit(self, trials: list[tuple[Seat, list[State], list[list[Event]]]]) -> bool:
        """Continue with the first trial that looks the same in both games."""
        for _, after, logs in trials:
            if self.is_same(logs):
                self.games = after
                self.played += 1
                return True
        return False

    def step(self) -> bool:
        """One action that the others cannot tell apart; False if none was found or the game is over."""
        seats = GAME.to_act(self.games[0])
        if not seats:
            return False
        for _ in range(25):
            first = GAME.write(choose(self.games[0], seats[0], self.dice))
            second = self._counterpart(seats[0], first)
            if second is None:
                continue
            trial = self.tried(seats[0], first, second)
            if seats[0] != CHANCE and BOTH[seats[0]] == self.hiding:
                self._check_hidden(first, trial[2])
            if self.commit([trial]):
                return True
        return False

    def _counterpart(self, seat: Seat, text: str) -> str | None:
        """An action of the second game with the same public part."""
        who = "chance" if seat == CHANCE else BOTH[seat]
        offered = legal_texts(self.games[1], who)
        if text.startswith("move") and who == self.hiding:
            offered = [other for other in offered if other.split()[:2] == text.split()[:2]]
            return self.dice.choice(offered)
        return text if text in offered else None

    def _check_hidden(self, text: str, logs: list[list[Event]]) -> None:
        """Check that the hiding side's actions reveal nothing, unless they show its own cards."""
        state = self.games[0]
        verb, _, rest = text.partition(" ")
        if verb == "move":
            square = SQUARE[CELL_NAMES.index(rest.split()[0])]
            must = not square & (state.meadows | state.hills)
        else:
            must = verb in ("search", "hold", "skip") or (verb == "explore" and not state.rules.ambush)
        over = any(isinstance(event, GameOver) for log in logs for event in log)
        if must and not over:
            assert self.is_same(logs), f"{text} tells something of the hidden cards"


@pytest.mark.parametrize("hiding", BOTH)
@pytest.mark.parametrize(("scenario", "options"), SETUPS)
def test_pz_inv_9_hidden_cards_are_hidden(scenario: str, options: str, hiding: str) -> None:
    """Games whose public histories are equal give the other side and the public equal views, choices and refusals."""
    played = 0
    for seed in range(2):
        worlds = Worlds(scenario, options, hiding, seed)
        while worlds.played < 60 and worlds.step():
            one, other = worlds.games
            if worlds.played % 5 == 0:
                check_same(one, other, *worlds.viewers)
            for viewer in worlds.viewers:
                seat = None if viewer is None else Seat(BOTH.index(viewer))
                assert GAME.view(one, seat) == GAME.view(other, seat)
                if seat is not None:
                    assert legal_texts(one, BOTH[seat]) == legal_texts(other, BOTH[seat])
        played += worlds.played
    assert played > 30
