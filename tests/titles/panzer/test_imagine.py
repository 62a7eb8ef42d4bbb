"""``imagine`` against brute force: with small squads exactly the worlds that fit a story are drawn, and all
arrangements are equally likely (Part 22, what a seat can infer).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from fogline.kernel.arrays import COMPILED
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.rules.cards import AMERICAN, CODES, GERMAN, SIDES
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.steps import DEPLOY, OVER
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.position import facts
from tests.titles.panzer.enumeration import TooMany, Watcher, arrangement, world
from tests.titles.panzer.fixtures import play, skirmish

VIEWERS: Final = (Seat(AMERICAN), Seat(GERMAN), None)
EACH: Final = 16
"""Draws for each world that fits; a world not drawn in this many is missing."""
MAX_DRAWS: Final = 4000 if COMPILED else 800
"""The maximum number of draws for one position."""
ENOUGH: Final = 6 if COMPILED else 2
"""The number of positions of one story that are compared in full."""


def cards(*cheap: str, armour: int = 2, firepower: int = 2) -> str:
    """A card set in which only the *cheap* units are affordable, and no more than two of them in a Skirmish. Among them
    are a light unit and one with a weak gun."""
    lines = ['name = "few"']
    for side, name in enumerate(SIDES):
        lines.append(f"[{name}]")
        for unit in range(1 + 8 * side, 9 + 8 * side):
            cost = 6 if CODES[unit] in cheap else 99
            thick, strong = armour, firepower
            if CODES[unit] in ("STU", "PZ2"):
                thick, strong = 1, 1
            elif CODES[unit] == "STG":
                thick = min(armour, 2)
            lines.append(f"{CODES[unit]} = {{ cost = {cost}, armour = {thick}, firepower = {strong} }}")
    return "\n".join(lines) + "\n"


TWINS: Final = cards("SHE", "STU", "PZ4", "PZ2")
HEAVY: Final = cards("SHE", "PER", "PZ4", "TIG", armour=3, firepower=1)
LIGHT_TWINS: Final = cards("SHE", "PZ4", armour=1)
STORIES: Final[dict[str, tuple[dict[str, Value], str]]] = {
    "basic": ({}, TWINS),
    "correction": ({"fire-correction": True}, TWINS),
    "correction lost": ({"fire-correction": True, "correction-lost-on-pickup": True}, TWINS),
    "light": ({"light-tanks": True, "superior-armour": True}, TWINS),
    "light twins": ({"light-tanks": True}, LIGHT_TWINS),
    "light from anywhere": ({"light-tanks": True, "light-search-from-tank-only": False, "ambush": True}, TWINS),
    "heavy": ({"heavy-tanks": True, "superior-armour": True, "fire-correction": True}, HEAVY),
    "terrain": ({"terrain": True, "hill-sees-over-hill": True}, TWINS),
    "ambush": ({"terrain": True, "ambush": True, "ambush-on-known-units": True}, HEAVY),
    "no null actions": ({"allow-null-explore": False, "superior-armour": True}, TWINS),
    "null searches": ({"allow-null-search-revealed": True, "terrain": True, "terrain-before-squads": False}, TWINS),
    "full": ({**PRESETS["full"], "period": "none"}, TWINS),
    "full heavy": ({**PRESETS["full"], "period": "none"}, HEAVY),
}


def story(setup: Setup, rng: Random, steps: int) -> Iterator[tuple[State, Seat, Any, State]]:
    """A lively game: the kind of action is picked first, and every possible shot is fired."""
    state = GAME.new(setup)
    for _ in range(steps):
        seats = GAME.to_act(state)
        if not seats:
            return
        seat = rng.choice(seats)
        before = state.clone()
        if seat == CHANCE:
            action = rng.choice([drawn for drawn, _ in GAME.outcomes(state)])
        else:
            by_kind: dict[type, list[Any]] = {}
            for choice in GAME.legal(state, seat):
                by_kind.setdefault(type(choice), []).append(choice)
            action = rng.choice(rng.choice(list(by_kind.values())))
        GAME.apply(state, seat, action)
        yield before, seat, action, state.clone()


def compare(watcher: Watcher, state: State, rng: Random) -> bool:
    """Draw worlds and compare them with the list. Returns whether there were few enough to require all of them."""
    view = GAME.view(state, watcher.viewer)
    assert world(state) in watcher.worlds
    draws = min(MAX_DRAWS, EACH * len(watcher.worlds))
    found: Counter[Any] = Counter()
    arranged: Counter[Any] = Counter()
    for _ in range(draws):
        imagined = GAME.imagine(view, rng)
        found[world(imagined)] += 1
        arranged[arrangement(imagined)] += 1
    assert not [one for one in found if one not in watcher.worlds], "no world contradicts what was seen"
    if draws < EACH * len(watcher.worlds):
        return False
    assert len(found) == len(watcher.worlds), "every world that fits comes up"
    _check_even(arranged, len({arrangement(one) for one in watcher.worlds.values()}), draws)
    return True


def _check_even(found: Counter[Any], number: int, draws: int) -> None:
    """A chi-squared test that fails once in a million if everything is right."""
    expected = draws / number
    spread = sum((found[one] - expected) ** 2 / expected for one in found) + (number - len(found)) * expected
    freedom = number - 1
    if freedom > 0:
        assert spread < freedom + 4.9 * sqrt(2 * freedom) + 16, (spread, freedom)


@pytest.mark.parametrize("seed", range(2 if COMPILED else 1))
@pytest.mark.parametrize("name", STORIES)
def test_worlds_are_those_that_fit(name: str, seed: int) -> None:
    """PZ-INV-9, AMB-36: the imagined worlds are exactly the possible ones."""
    options, data = STORIES[name]
    rng = Random(f"{name} {seed}")
    scenario = rng.choice(GAME.scenarios) if seed else "skirmish"
    asked = 0
    for _ in range(12):
        watchers: list[Watcher] = []
        for number, (before, seat, action, after) in enumerate(
            story(Setup("panzer", scenario, options, data), rng, 60)
        ):
            if after.step <= DEPLOY:
                continue
            try:
                if before.step <= DEPLOY:
                    watchers = [Watcher(viewer, after) for viewer in VIEWERS]
                else:
                    for watcher in watchers:
                        watcher.watch(before, seat, action, after)
            except TooMany:
                break
            if after.step != OVER and number % 3 == 0:
                asked += sum(compare(watcher, after, rng) for watcher in watchers)
        if asked >= ENOUGH:
            return
    assert asked, "no position of the stories could be asked for all its worlds"


def test_a_set_up_in_progress_is_any_that_can_be() -> None:
    """PZ-SQUAD-1, PZ-DEPLOY-1: every squad and every partial deployment is possible, for sides that are not ready
    yet."""
    setup = Setup("panzer", "skirmish", {}, TWINS)
    state = GAME.new(setup)
    rng = Random(5)
    every = set(state.rules.legal_squads[GERMAN])
    seen = {_squad(GAME.imagine(GAME.view(state, Seat(AMERICAN)), rng)) for _ in range(400)}
    assert seen == every | {(0,) * 8}
    GAME.apply(state, Seat(GERMAN), GAME.read("take PZ4"))
    GAME.apply(state, Seat(GERMAN), GAME.read("done"))
    seen = {_squad(GAME.imagine(GAME.view(state, Seat(AMERICAN)), rng)) for _ in range(400)}
    assert seen == every
    for text in ("take SHE", "done", "deploy SHE B1"):
        GAME.apply(state, Seat(AMERICAN), GAME.read(text))
    view = GAME.view(state, Seat(GERMAN))
    sizes = Counter(
        (sum(1 for unit in world.cells if 0 < unit <= 8), sum(_squad(world, AMERICAN)))
        for world in (GAME.imagine(view, rng) for _ in range(400))
    )
    assert set(sizes) == {(0, 1), (1, 1), (0, 2), (1, 2), (2, 2)}


@pytest.mark.parametrize("exchanged", [True, False])
def test_w21_a_light_tank_without_a_twin_is_the_same(exchanged: bool) -> None:
    """AMB-36: the Stuart was taken up and fires again, uncorrected. It has no twin, so the Panzer IV is another one."""
    state = skirmish(
        B3="aSTU", A5="gPZ4", B5="gPZ4", C6="gPAK", A1="aBAZ", spare=False, fire_correction=True, light_tanks=True
    )
    play(state, "american", "search B5", "shoot B3", "draw armour")
    play(state, "german", "move A5 A5-B5 B5-A5" if exchanged else "move A5", "skip")
    play(state, "american", "move B2", "light B3 B5", "shoot B3")
    view = GAME.view(state, Seat(AMERICAN))
    twins = {_squad(GAME.imagine(view, Random(seed)))[4] for seed in range(60)}
    assert twins == ({2} if exchanged else {1, 2})


def test_w23_a_row_without_a_unit_is_reported_once() -> None:
    """A captured home row reveals that its owner has no unit in it: again after a MOVE there, not after every turn."""
    row = {"A6": "a---", "B6": "a---", "C6": "a---", "C5": "a---", "D5": "a---"}
    state = skirmish(**row, A5="gPZ4", B2="aSHE", spare=False)
    play(state, "american", "explore C5", "skip")
    known = len(facts(state.facts))
    play(state, "german", "search B3")
    play(state, "american", "move A1")
    assert len(facts(state.facts)) == known + 2


def _squad(state: State, side: int = GERMAN) -> tuple[int, ...]:
    return tuple(int(number) for number in state.squads[1 + 8 * side : 9 + 8 * side])
