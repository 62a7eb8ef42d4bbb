"""``imagine`` against brute force: on small Fronts every arrangement that fits a story comes up, no other does, and all
are equally likely. The stories are random ones of every kind, and hand-made ones that are hard to get right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from time import process_time
from typing import Final, NamedTuple

import pytest

import fogline
from fogline.games.stalingrad.cards import EMPTY_AREA, KINDS, MACHINE_GUN, MORTAR, NO_CARD, SCOUT, SNIPER, read_cell
from fogline.games.stalingrad.events import Event
from fogline.games.stalingrad.state import OVER, PLACED, SET_UP, State
from fogline.kernel.arrays import COMPILED
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from tests.conformance.walks import lively
from tests.stalingrad.enumeration import Listener, World, cards_of

GAME: Final = fogline.game("stalingrad")
GERMAN_SEAT: Final = Seat(0)
SOVIET_SEAT: Final = Seat(1)
OBSERVERS: Final[dict[Seat | None, tuple[int, ...]]] = {GERMAN_SEAT: (1,), SOVIET_SEAT: (0,), None: (0, 1)}
"""Who looks, and the sides whose cards he cannot see. (A team-mate sees what his partner sees.)"""
EACH: Final = 16
"""Draws for each world that fits: one that never comes up in so many is missing."""
MOST: Final = 4000 if COMPILED else 800
"""Draws for one position."""


def front(columns: int, rows: int, cards: str, victory: str = "", more: str = "", soviets: str = "") -> str:
    """A scenario file of small Fronts; *cards* like ``SN 2, MO 1``, with *soviets* for the German side only."""
    lines = [f'name = "{columns}x{rows}"', f"columns = {columns}", f"rows = {rows}", f"victory = [{victory}]", more]
    for table, text in (("G", cards), ("S", soviets or cards)):
        lines.append(f"[cards.{table}]")
        lines += [part.strip().replace(" ", " = ") for part in text.split(",")]
    return "\n".join(lines) + "\n"


ADVANCED: Final = 'mode = "advanced"'
PAIRS: Final = 'mode = "advanced"\nreinforcementSets = [["IN"], ["IN", "MO"]]'
ZONE: Final = "playerZoneSnipers = 2"
FRONTS: Final = {
    "2x2": front(2, 2, "SN 1, DE 1, OF 1", "{ points = 4 }"),
    "2x2 guns": front(2, 2, "SN 1, MG 1, IN 1", "{ points = 4 }", ADVANCED),
    "2x2 no snipers": front(2, 2, "MO 1, IN 1, DE 1", '{ eliminateAll = ["MO", "IN"] }', PAIRS),
    "2x2 duel": front(2, 2, "SN 1, MO 1, DE 1", "", ZONE),
    "3x2": front(3, 2, "SN 2, DE 1, OF 1", "{ points = 6 }"),
    "3x2 three": front(3, 2, "SN 3, DE 1, SC 1"),
    "3x2 units": front(3, 2, "SN 1, MG 1, IN 1, MO 1, SC 1", "{ points = 6 }", ADVANCED),
    "3x2 assault": front(3, 2, "SN 2, MG 1, IN 2", "", ADVANCED),
    "3x2 no snipers": front(3, 2, "MO 1, IN 2, OF 1", '{ eliminateAll = ["MO", "IN", "OF"] }', PAIRS),
    "3x2 duel": front(3, 2, "SN 1, MG 2, IN 1", "", ADVANCED + "\n" + ZONE),
    "2x3": front(2, 3, "MO 1, IN 2, DE 1, MG 1", '{ eliminateAll = ["MO", "IN", "MG"] }', PAIRS),
    "3x3": front(3, 3, "SN 1, IN 1, OF 1", "", ADVANCED),
    "2x2 against 2x2": front(2, 2, "SN 1, IN 2", "", ADVANCED, "SN 1, DE 2"),
}
VARIANTS: Final[tuple[dict[str, Value], ...]] = (
    {"mode": "basic"},
    {"mode": "advanced"},
    {"mode": "advanced", "moveAnyAlliedQuadrant": True},
    {"mode": "advanced", "reinforcementNeedsMovable": False},
    {"mode": "advanced", "offensiveFireGun": "declared", "recognitionReveal": "sequential"},
    {"mode": "advanced", "players": 4},
    {"mode": "advanced", "assaultNeedsEnemy": False, "defensiveFireScores": False},
)


class Told:
    """A game in progress, and what each observer can think of it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.names = GAME.seats(setup)
        self.state: State = GAME.new(setup)
        self.listeners = {seat: Listener(setup, sides) for seat, sides in OBSERVERS.items()}
        self.lines: list[str] = []

    def play(self, seat: Seat, text: str) -> list[Event]:
        log: list[Event] = []
        GAME.apply(self.state, seat, GAME.read(text), log)
        self.lines.append(f"{self.names[seat]}: {text}")
        if self.state.step != OVER:
            for observer, listener in self.listeners.items():
                for event in log:
                    told = event.seen_by(observer)
                    if told is not None:
                        listener.hear(told)
        return log

    def tell(self, story: str) -> Told:
        """Play a story: ``german: move ...; soviet: search ...``."""
        for line in story.replace("\n", ";").split(";"):
            name, _, text = line.strip().partition(": ")
            if name:
                self.play(Seat(self.names.index(name)), text)
        return self

    def lay_out(self, german: str, soviet: str) -> Told:
        """Both set-ups: the kinds of each Front, row by row from the top left."""
        for seat, kinds in ((GERMAN_SEAT, german), (SOVIET_SEAT, soviet)):
            for kind in kinds.split():
                self.play(seat, f"place {kind}")
            self.play(seat, "done")
        return self

    def fitting(self, observer: Seat | None, side: int) -> set[World]:
        return self.listeners[observer].worlds[side]


class Survey(NamedTuple):
    """What came up when one side's cards were imagined many times."""

    story: str
    fits: set[World]
    draws: int
    counts: Counter[World]

    def check_support(self) -> None:
        for world in self.counts:
            assert world in self.fits, f"contradicts the story: {list(world)}\n{self.story}"
        if self.draws >= EACH * len(self.fits):
            missing = self.fits - set(self.counts)
            assert not missing, f"{len(missing)} of {len(self.fits)} worlds never come up\n{self.story}"

    def unevenness(self) -> float:
        """How far from all alike, in standard deviations (chi-square, by Wilson and Hilferty)."""
        freedom = len(self.fits) - 1
        mean = self.draws / len(self.fits)
        if freedom == 0 or mean < EACH:
            return 0.0
        chi = sum((self.counts[world] - mean) ** 2 for world in self.fits) / mean
        spread = 2 / (9 * freedom)
        return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))

    def check_evenness(self) -> None:
        often, seldom = max(self.counts.values()), min(self.counts[world] for world in self.fits)
        assert self.unevenness() < 4.5, (
            f"{len(self.fits)} worlds, {self.draws} draws: the most frequent {often}, the least {seldom}\n{self.story}"
        )


def survey(told: Told, observer: Seat | None, rng: Random, each: int = EACH) -> list[Survey]:
    """Imagine the position many times as an observer must, and count what comes up."""
    view = GAME.view(told.state, observer)
    sides = OBSERVERS[observer]
    draws = min(MOST, each * max(len(told.fitting(observer, side)) for side in sides))
    counts: dict[int, Counter[World]] = {side: Counter() for side in sides}
    for _ in range(draws):
        world = GAME.imagine(view, rng)
        for actor in GAME.to_act(world):
            assert len(GAME.legal(world, actor)) > 0, f"the actor is stuck\n{told.lines}"
        for side in sides:
            counts[side][cards_of(world.cells, side)] += 1
    story = f"seen by {observer}: " + "; ".join(told.lines)
    return [Survey(story, told.fitting(observer, side), draws, counts[side]) for side in sides]


def random_story(name: str, options: dict[str, Value], rng: Random, most: int) -> Iterator[Told]:
    """A random game on a small Front, step by step from the end of the set-up on."""
    told = Told(Setup("stalingrad", "custom", options, FRONTS[name]))
    for _ in range(most):
        seats = GAME.to_act(told.state)
        if not seats:
            return
        seat = rng.choice(seats)
        told.play(seat, GAME.write(lively(GAME, told.state, seat, rng)))
        if told.state.step not in (SET_UP, OVER):
            yield told


STORIES: Final = [
    (name, options)
    for name, data in FRONTS.items()
    for options in VARIANTS
    if options["mode"] == "advanced" or 'mode = "advanced"' not in data
]


def test_there_are_enough_random_stories() -> None:
    assert len(STORIES) >= 60


@pytest.mark.parametrize(("name", "options"), STORIES, ids=lambda value: str(value))
def test_every_world_that_fits_comes_up_and_no_other(name: str, options: dict[str, Value]) -> None:
    rng = Random(f"{name} {options}")
    looks = 12 if COMPILED else 3
    for _ in range(2 if COMPILED else 1):
        for told in random_story(name, options, rng, 90):
            if rng.random() < looks / 90:
                for found in survey(told, rng.choice(list(OBSERVERS)), rng):
                    found.check_support()


@pytest.mark.parametrize(("name", "options"), STORIES[::2], ids=lambda value: str(value))
def test_worlds_are_equally_likely(name: str, options: dict[str, Value]) -> None:
    rng = Random(f"even {name} {options}")
    for told in random_story(name, options, rng, 90):
        if rng.random() < (8 if COMPILED else 2) / 90:
            for found in survey(told, rng.choice(list(OBSERVERS)), rng, 3 * EACH):
                found.check_evenness()


@pytest.mark.parametrize(("name", "options"), STORIES[::4], ids=lambda value: str(value))
def test_knowledge_never_shrinks_but_through_a_hidden_rearrangement(name: str, options: dict[str, Value]) -> None:
    """After each step without MOVE or REINFORCEMENTS, what is imagined was possible before, but for public changes."""
    rng = Random(f"shrink {name} {options}")
    before: dict[Seat | None, dict[int, set[World]]] = {}
    for told in random_story(name, options, rng, 90):
        last = told.lines[-1].partition(": ")[2]
        for observer, sides in OBSERVERS.items():
            for side in sides:
                fits = told.fitting(observer, side)
                if observer in before and not last.startswith(("move", "reinforce")):
                    cells = [c for c in range(48) if len({world[c] for world in fits}) > 1]
                    seen = {bytes(world[cell] for cell in cells) for world in before[observer][side]}
                    for _ in range(3):
                        world = cards_of(GAME.imagine(GAME.view(told.state, observer), rng).cells, side)
                        assert bytes(world[cell] for cell in cells) in seen
            before[observer] = {side: set(told.fitting(observer, side)) for side in sides}


# -- hand-made stories: what each kind could do alone, they cannot do together ----------------------


def check(told: Told, observer: Seat | None = SOVIET_SEAT) -> None:
    """Right support and equal chances, as *observer* sees it."""
    for found in survey(told, observer, Random("check"), 3 * EACH):
        found.check_support()
        found.check_evenness()


def can_be(told: Told, kind: int, observer: Seat = SOVIET_SEAT) -> set[str]:
    """Every cell where a German card of *kind* can lie, by brute force."""
    cells = {name: read_cell(name) for name in ("G1a", "G1b", "G1c", "G2a", "G2b", "G2c", "G3a", "G3b", "G3c")}
    return {name for name, cell in cells.items() if any(world[cell] == kind for world in told.fitting(observer, 0))}


DOORWAY: Final = front(3, 3, "SN 1, MO 1, MG 1, SC 1", "", ADVANCED, "SN 1, SC 1, OF 1")
"""Q[G1a] and Q[G2b] share the cell G2b and no other: all that goes from one to the other goes through it."""
SOVIETS: Final = "SN EA EA OF EA EA SC EA EA"


def doorway(german: str, story: str) -> Told:
    return Told(Setup("stalingrad", "custom", {"mode": "advanced"}, DOORWAY)).lay_out(german, SOVIETS).tell(story)


def test_two_cards_cannot_pass_one_doorway_at_once() -> None:
    """Mortar and Machine Gun are seen in Q[G1a]; after two MOVEs the Mortar is seen in Q[G2b]: the other stayed."""
    told = doorway(
        "MO MG EA SN EA EA SC EA EA",
        """german: search S1b; soviet: recognize G1a G1b; soviet: end
        german: move G1a MG EA SN MO; soviet: search S1b""".replace("search S1b", "search G3c", 1).replace(
            "german: search G3c", "german: search S1b"
        ).replace("soviet: search S1b", "soviet: recognize G3b; soviet: end")
        + """; german: move G2b EA EA EA MO; soviet: recognize G3c; soviet: end""",
    )
    assert can_be(told, MACHINE_GUN) == {"G1a", "G1b", "G2a"}
    check(told)
