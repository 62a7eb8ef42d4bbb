"""The memory aid against brute force: the possible cards are exactly those of the worlds that fit, and the odds are
their shares (``bots/memory_aid.py``)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline.bots.memory_aid import WORLDS, agreed, memory_aid
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.kit.aid import LEVELS
from fogline.table import sit_down
from fogline.titles.panzer.aid import AID as PANZER_AID
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.panzer.rules.steps import DEPLOY, OVER
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.panzer.rules.view import settle as settle_panzer
from fogline.titles.scope.aid import CellAid
from fogline.titles.scope.marks import alike
from fogline.titles.scope.position import LACKS, MIXED, SEEN, Fact
from fogline.titles.scope.worlds import CAN, CANNOT
from fogline.titles.stalingrad.aid import AID as STALINGRAD_AID
from fogline.titles.stalingrad.rules.cards import KINDS
from fogline.titles.stalingrad.rules.view import settle as settle_stalingrad
from tests.bots.test_marks import f1, play
from tests.titles.panzer.enumeration import TooMany, Watcher, arrangement
from tests.titles.panzer.fixtures import play as play_panzer
from tests.titles.panzer.fixtures import skirmish
from tests.titles.panzer.test_imagine import STORIES as PANZER_STORIES
from tests.titles.panzer.test_imagine import VIEWERS, story
from tests.titles.stalingrad.test_imagine import OBSERVERS, STORIES, Told, random_story

LOOKS: Final = 8 if COMPILED else 3
"""Positions of one story that are compared."""
STALINGRAD: Final = fogline.game("stalingrad")
TITLES: Final[dict[str, CellAid]] = {"stalingrad": STALINGRAD_AID, "panzer": PANZER_AID}
SETTLE: Final[dict[str, Any]] = {"stalingrad": settle_stalingrad, "panzer": settle_panzer}


def compare(view: Any, worlds: Iterable[Any]) -> None:
    """The aid's answers against the cards of every world that fits, cell by cell; each world is a card for each
    cell."""
    title = TITLES[view.setup.game]
    found: dict[int, Counter[str]] = {cell: Counter() for cell in title.cells(view)}
    for world in worlds:
        for cell, cards in found.items():
            cards[title.card_name(world[cell])] += 1
    told = memory_aid(view, "probabilities")["cells"]
    assert list(told) == [title.cell_name(cell) for cell in found]
    for cell, cards in found.items():
        aid = told[title.cell_name(cell)]
        sure = set(aid["can"]) - set(aid.get("unsure", ()))
        assert sure <= set(cards) <= set(aid["can"]), (title.cell_name(cell), aid, cards)
        assert aid["shown"] is None or [aid["shown"]] == aid["can"]
        assert list(aid["odds"]) == aid["can"]
        assert abs(sum(aid["odds"].values()) - 1) < 0.001
        if "error" not in aid:  # exact
            assert all(abs(odds - cards[card] / cards.total()) < 0.0001 for card, odds in aid["odds"].items())
        for card, odds in aid["odds"].items():
            chance = cards[card] / cards.total()
            assert abs(odds - chance) < 5 * sqrt(chance * (1 - chance) / WORLDS) + 0.02, (card, aid, cards)
            assert (odds == 1) == (len(aid["can"]) == 1)
            assert odds > 0

    for cell, cards in found.items():
        for card in title.cards(view, cell):
            ask(view, cell, card, possible=title.card_name(card) in cards)


def ask(view: Any, cell: int, card: int, *, possible: bool) -> None:
    """A single question, without the drawn worlds: there is a world, or it is proved that there is none, or it stays
    open. The answer is never wrong."""
    game = fogline.game(view.setup.game)
    answer, world = SETTLE[game.name](view, cell, card, Random(cell))
    assert answer != (CANNOT if possible else CAN), (cell, card)
    if answer == CAN:
        assert world.cells[cell] == card
        assert game.view(world, view.seat) == view


# -- brute force ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), STORIES, ids=lambda value: str(value))
def test_the_memory_aid_of_stalingrad_matches_brute_force(name: str, options: dict[str, Value]) -> None:
    rng = Random(f"aid {name} {options}")
    for told in random_story(name, options, rng, 90):
        if rng.random() < LOOKS / 90:
            observer = rng.choice([Seat(0), Seat(1)])
            compare(STALINGRAD.view(told.state, observer), _fitting(told, observer))


def _fitting(told: Told, observer: Seat) -> Iterator[list[int]]:
    side = OBSERVERS[observer][0]
    for world in told.fitting(observer, side):
        yield [side * KINDS + kind for kind in world]


@pytest.mark.parametrize("name", PANZER_STORIES)
def test_the_memory_aid_of_panzer_matches_brute_force(name: str) -> None:
    """Part 16, including units never seen and squads that nobody knows."""
    options, data = PANZER_STORIES[name]
    rng = Random(f"aid {name}")
    asked = 0
    for _ in range(12):
        watchers: list[Watcher] = []
        steps = enumerate(story(Setup("panzer", "skirmish", options, data), rng, 60))
        for number, (before, seat, action, after) in steps:
            if after.step <= DEPLOY or after.step == OVER:
                continue
            try:
                if before.step <= DEPLOY:
                    watchers = [Watcher(viewer, after) for viewer in VIEWERS[:2]]
                else:
                    for watcher in watchers:
                        watcher.watch(before, seat, action, after)
            except TooMany:
                break
            if number % 5 == 0:
                for watcher in watchers:
                    worlds = {arrangement(world): world.cells for world in watcher.worlds.values()}
                    compare(PANZER.view(after, watcher.viewer), worlds.values())
                    asked += 1
        if asked >= 4 * LOOKS:
            return
    assert asked, "no position of the stories could be compared"


# -- the levels -------------------------------------------------------------------------------------


def searched() -> Any:
    """Fixture F1: the Germans have seen an Officer on S2c."""
    table = f1()
    play(table, 0, "search S2c", "hold", "end")
    return table


def test_off_reveals_nothing() -> None:
    assert memory_aid(searched().view(Seat(0)), "off") == {"level": "off", "cells": {}, "marks": []}


def test_amb_21_a_reveal_stays_until_the_card_may_have_moved() -> None:
    table = searched()
    aid = memory_aid(table.view(Seat(0)), "shown")
    assert {cell: told["shown"] for cell, told in aid["cells"].items() if told["shown"]} == {"S2c": "sOF"}
    assert len(aid["cells"]) == 12
    assert aid["marks"] == []
    play(table, 1, "move S3b SC DE EA OF", "end")
    aid = memory_aid(table.view(Seat(0)), "shown")
    assert all(told == {"shown": None} for told in aid["cells"].values())
    assert aid["marks"] == [{"card": "sOF", "cells": ["S3b", "S3c", "S2b", "S2c"]}]


def test_each_level_adds_to_the_one_before() -> None:
    view = searched().view(Seat(0))
    aids = [memory_aid(view, level) for level in LEVELS[1:]]
    assert [sorted(aid["cells"]["S1a"]) for aid in aids] == [["shown"], ["can", "shown"], ["can", "odds", "shown"]]
    for less, more in pairwise(aids):
        assert less["marks"] == more["marks"]
        for cell, told in less["cells"].items():
            assert {key: more["cells"][cell][key] for key in told} == told


def test_certain_events_are_told_as_certain() -> None:
    told = memory_aid(searched().view(Seat(0)), "probabilities")["cells"]
    assert told["S2c"] == {"shown": "sOF", "can": ["sOF"], "odds": {"sOF": 1.0}}
    assert told["S1a"]["can"] == ["sEA", "sDE", "sSN", "sSC", "sMO", "sMG", "sIN"], "there is one Officer"


def test_unknown_squads_of_panzer_are_reported() -> None:
    """PZ-SRCH-4: nothing is on C5; where the units are is open, and so are their types."""
    state = skirmish(B3="aSHE", A6="gPZ4", D6="gPAK")
    play_panzer(state, "american", "search C5")
    told = memory_aid(PANZER.view(state, Seat(0)), "probabilities")["cells"]
    assert told["C5"] == {"shown": "---", "can": ["---"], "odds": {"---": 1.0}}
    assert {"---", "PZ4", "PAK", "TIG"} <= set(told["A6"]["can"])
    assert not any(code in told["A6"]["can"] for code in ("SHE", "BAZ"))


@pytest.mark.parametrize("game", TITLES)
def test_nothing_to_tell_before_play(game: str) -> None:
    table = sit_down(Setup(game, fogline.game(game).scenarios[0]))
    for viewer in (Seat(0), Seat(1), None):
        assert memory_aid(table.view(viewer), "probabilities")["cells"] == {}


def test_public_aid_covers_both_sides() -> None:
    aid = memory_aid(searched().view(None), "probabilities")
    assert len(aid["cells"]) == 24
    assert aid["cells"]["S2c"]["can"] == ["sOF"]
    assert aid["cells"]["G1a"]["shown"] is None


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadData):
        memory_aid(searched().view(Seat(0)), "everything")
    with pytest.raises(BadData):
        agreed(Setup("panzer", "skirmish"), "everything")


@pytest.mark.parametrize(("level", "terminal"), [("off", "off"), *((level, "marks") for level in LEVELS[1:])])
def test_amb_21_the_level_decides_how_much_the_terminal_repeats(level: str, terminal: str) -> None:
    setup = agreed(Setup("stalingrad", "quick-duel", {"memory-aid": "strict"}), level)
    assert setup.options == {"memory-aid": terminal}
    assert STALINGRAD.new(setup)
    panzer = Setup("panzer", "skirmish")
    assert agreed(panzer, level) is panzer


# -- on every machine -------------------------------------------------------------------------------


GAMES: Final[tuple[tuple[str, str, dict[str, Value]], ...]] = (
    ("stalingrad", "deep-battle", {"mode": "advanced"}),
    ("stalingrad", "stop-the-advance/open-front", {"mode": "advanced", "players": 4}),
    ("panzer", "battle", PRESETS["full"]),
)


def walk(name: str, scenario: str, options: dict[str, Value], seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions of a random game, and how its seats see them."""
    game, rng = fogline.game(name), Random(seed)
    state = game.new(Setup(name, scenario, options))
    for step in range(260):
        seats = game.to_act(state)
        if not seats:
            return
        by_kind: dict[type, list[Any]] = {}
        for action in [drawn for drawn, _ in game.outcomes(state)] if CHANCE in seats else game.legal(state, seats[0]):
            by_kind.setdefault(type(action), []).append(action)
        game.apply(state, seats[0], rng.choice(rng.choice(list(by_kind.values()))))
        if step % 65 == 64 and game.to_act(state):
            for seat in (Seat(0), Seat(1)):
                yield state, game.view(state, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[1])
def test_the_truth_is_always_possible(game: tuple[str, str, dict[str, Value]]) -> None:
    title = TITLES[game[0]]
    looked = 0
    for state, view in walk(*game, seed=4):
        told = memory_aid(view, "deductions")["cells"]
        for cell in title.cells(view):
            aid = told[title.cell_name(cell)]
            assert title.card_name(state.cells[cell]) in aid["can"]
            assert aid["shown"] in (None, title.card_name(state.cells[cell]))
            looked += 1
    assert looked > 20


def test_the_same_view_gives_the_same_bytes_in_another_process() -> None:
    views = [view for game in GAMES for _, view in list(walk(*game, seed=2))[-1:]]
    here = [json.dumps(memory_aid(view, "probabilities")) for view in views]
    program = (
        "import json, sys\n"
        "from fogline.bots.memory_aid import memory_aid\n"
        "import fogline\n"
        "for line in sys.stdin:\n"
        "    game, data = json.loads(line)\n"
        "    print(json.dumps(memory_aid(fogline.game(game).read_view(data), 'probabilities')))\n"
    )
    lines = "".join(
        json.dumps([view.setup.game, fogline.game(view.setup.game).write_view(view)]) + "\n" for view in views
    )
    there = subprocess.run([sys.executable, "-c", program], input=lines, capture_output=True, text=True, check=True)
    assert there.stdout.splitlines() == here
    games = [fogline.game(view.setup.game) for view in views]
    again = [game.read_view(game.write_view(view)) for game, view in zip(games, views)]
    assert [json.dumps(memory_aid(view, "probabilities")) for view in again] == here


# -- cells that are alike -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["stalingrad", "panzer"])
def test_before_any_reveal_all_cells_of_a_ground_are_equal(name: str) -> None:
    """In SCOPE Stalingrad also exactly: the numbers of all cards are known."""
    table = sit_down(Setup(name, {"stalingrad": "quick-duel", "panzer": "skirmish"}[name]))
    rng = Random(3)
    while len(table.to_act()) > 1 or not memory_aid(table.view(Seat(0)), "shown")["cells"]:
        seat = table.to_act()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    told = memory_aid(table.view(Seat(0)), "probabilities")["cells"]
    odds = {json.dumps(cell["odds"]) for cell in told.values()}
    if name == "stalingrad":
        assert len(odds) == 1
        assert all("error" not in cell for cell in told.values())
        assert next(iter(told.values()))["odds"]["sSN"] == round(2 / 12, 4)
    else:
        assert len(odds) == 2, "the home row, and the rest of the forest"


def test_a_rearrangement_makes_its_cells_indistinguishable_again() -> None:
    """A shown card is distinguished until it is MOVEd together with others."""
    cells = list(range(6))
    seen = Fact(SEEN, 0, 1, 3, 0, None)
    assert alike(None, 0, 0b111111, cells) == [cells]
    assert alike(seen, 0, 0b111111, cells) == [[0, 2, 3, 4, 5], [1]]
    mixed = Fact(MIXED, 0, 0, 0, 0b000011, seen)
    assert alike(mixed, 0, 0b111111, cells) == [[0, 1], [2, 3, 4, 5]]
    assert alike(Fact(LACKS, 0, 0, 1, 0b000110, mixed), 0, 0b111111, cells) == [[0], [1], [2], [3, 4, 5]]
    assert alike(Fact(SEEN, 1, 0, 3, 0, None), 0, 0b001111, cells) == [[0, 1, 2, 3], [4, 5]]
