"""Beliefs: worlds are drawn by their weights, and learning from games makes the true world likelier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.bots.levels import VETERANS_CARE, drawing, knowledge_of
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Believer, PlainKnowledge
from fogline.kit.search.deliberation import resampled
from fogline.table.records import AnyGame
from fogline.titles.panzer.bots import belief as panzer
from fogline.titles.panzer.rules.steps import ACTION as PANZER_ACTION
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.scope.belief import habits_of
from fogline.titles.stalingrad.bots import belief as stalingrad
from fogline.titles.stalingrad.bots.belief import NAMES, network, read_network, signs
from fogline.titles.stalingrad.bots.knowledge import MIXING_CARE, next_kind
from fogline.titles.stalingrad.rules.cards import INFANTRY, KINDS, depth_of
from fogline.titles.stalingrad.rules.steps import ACTION as STALINGRAD_ACTION
from fogline.titles.stalingrad.rules.tables import rules_for

MODELS: Final[dict[str, Any]] = {"stalingrad": stalingrad, "panzer": panzer}
ACTIONS: Final = {"stalingrad": STALINGRAD_ACTION, "panzer": PANZER_ACTION}
SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 40}),
}


def turns(name: str, games: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    """The positions of some games of veterans in which an action is due."""
    game: AnyGame = fogline.game(name)
    bot = bot_for(game, "veteran", Budget(2, None))
    for number in range(games):
        state, rng = game.new(SETUPS[name]), Random(f"turns {number}")
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                outcomes = game.outcomes(state)
                drawn = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
                game.apply(state, seat, drawn)
                continue
            if state.step == ACTIONS[name]:
                yield game, state, seat
            game.apply(state, seat, bot.choose(game.view(state, seat), game.legal(state, seat), rng))


class Numbers:
    """A belief about numbers: the chance of each is proportional to its size."""

    def weigh(self, world: int) -> float:
        return log(world)


def test_worlds_are_drawn_according_to_their_weights() -> None:
    rng = Random(1)
    seen: Counter[int] = Counter()
    for _ in range(400):
        seen.update(resampled([rng.randint(1, 3) for _ in range(64)], Numbers(), 16, rng))
    shares = [seen[number] / (400 * 16) for number in (1, 2, 3)]
    assert shares == pytest.approx([1 / 6, 2 / 6, 3 / 6], abs=0.02)


def test_without_a_belief_worlds_come_from_imagine() -> None:
    game: AnyGame = fogline.game("stalingrad")
    view = game.view(next(turns("stalingrad", 1))[1], Seat(0))
    assert not isinstance(PlainKnowledge(game), Believer)
    assert drawing(game, None, view, Random(2))().key() == game.imagine(view, Random(2)).key()


@pytest.mark.parametrize("name", MODELS)
def test_the_true_world_is_likelier_than_others_that_fit(name: str) -> None:
    """It is considered likelier than most of them in every turn."""
    knowledge: Any = knowledge_of(fogline.game(name))
    shares, rng = list[float](), Random(3)
    for game, state, seat in turns(name, 4):
        belief = knowledge.belief(game.view(state, seat))
        true = belief.weigh(state)
        others = [belief.weigh(game.imagine(game.view(state, seat), rng)) for _ in range(24)]
        shares.append(sum((one < true) + (one == true) / 2 for one in others) / len(others))
    assert sum(shares) / len(shares) > 0.6


def test_learned_beliefs_use_marks_that_cells_have() -> None:
    habits = habits_of("fogline.titles.panzer.bots")
    assert {len(row) for row in habits.values()} == {max(panzer.CLASSES) + 1}
    seen = {
        mark
        for game, state, seat in turns("panzer", 2)
        for row in panzer.marks(game.view(state, seat)).values()
        for mark in row
    }
    assert len(seen & set(habits)) >= 0.9 * len(seen)


def test_an_ace_of_panzer_distinguishes_opponents_by_their_ground() -> None:
    habits = habits_of("fogline.titles.panzer.bots", panzer.ACES_FILE)
    seen = set[str]()
    for game, state, seat in turns("panzer", 4):
        view = game.view(state, seat)
        plain, aces = panzer.marks(view), panzer.aces_marks(view)
        assert {cell: tuple(mark.rpartition(" ground ")[0] for mark in row) for cell, row in aces.items()} == plain
        seen.update(mark for row in aces.values() for mark in row)
        belief = panzer.AcesBelief().belief(view)
        assert belief is not None
        assert isinstance(belief.weigh(state), float)
    assert len({mark.rpartition(" ")[2] for mark in seen}) > 1
    assert len(seen & set(habits)) >= 0.9 * len(seen)


def test_the_symbols_on_a_cell_tell_its_history() -> None:
    """Every hidden cell has all of them, as numbers of about the same size, and each occurs in some position."""
    common: Counter[str] = Counter()
    for game, state, seat in turns("stalingrad", 3):
        for cell, row in signs(game.view(state, seat)).items():
            told = dict(zip(NAMES, row, strict=True))
            assert all(abs(number) <= 4 for number in row)
            assert told[f"depth {depth_of(cell)}"] == 1
            assert (told["never moved"] == 1) == (told["moves"] == 0)
            common.update(name for name, number in told.items() if number)
    assert len(common) > 0.75 * len(NAMES)


def test_a_network_computes_its_layers() -> None:
    """One feature at a time: its direct weight for each kind, and its path through the active hidden units."""
    rows = [[0.0] * (KINDS + 2) for _ in range(len(NAMES) + 1)]
    rows[3][:KINDS] = [float(kind) for kind in range(KINDS)]
    rows[3][KINDS:] = [2.0, -1.0]
    rows[-1][0] = 0.5
    net = stalingrad.Network(rows, [[1.0] * KINDS, [100.0] * KINDS])
    numbers = [float(name == NAMES[3]) for name in NAMES]
    assert net.say(numbers) == pytest.approx([kind + 2.0 + 0.5 * (kind == 0) for kind in range(KINDS)])
    assert net.say([0.0] * len(NAMES)) == pytest.approx([0.5] + [0.0] * (KINDS - 1))


def test_in_a_set_up_nothing_is_believed() -> None:
    for name in MODELS:
        game: AnyGame = fogline.game(name)
        knowledge: Any = knowledge_of(game)
        assert knowledge.belief(game.view(game.new(SETUPS[name]), Seat(0))) is None


def test_a_veterans_set_up_can_have_any_card_anywhere() -> None:
    assert VETERANS_CARE == MIXING_CARE
    rules, rng = rules_for(SETUPS["stalingrad"]), Random(4)
    cells = list(rules.set_up_order[0])
    cards = [kind for kind in range(KINDS) for _ in range(rules.counts[kind])]
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(200):
        rest = list(cards)
        for at, cell in enumerate(cells):
            kind = next_kind(rest, cells[at:], rng)
            rest.remove(kind)
            seen[kind, depth_of(cell)] += 1
    assert all(seen[kind, depth] > 0 for kind in range(KINDS) for depth in range(1, 5))
    assert seen[INFANTRY, 1] > seen[INFANTRY, 2]


@pytest.mark.parametrize("name", MODELS)
def test_a_belief_can_be_learned_again(name: str) -> None:
    pytest.importorskip("numpy")
    from bench.beliefs import learn, player_for
    from bench.fitting import FORMS

    bots = [player_for(name, "recruit", 1)]
    text = learn(name, bots, 2, "again")
    assert text == learn(name, bots, 2, "again")
    assert len(FORMS[name].read(text)(next(iter(_described(name))))) == max(MODELS[name].CLASSES) + 1


def _described(name: str) -> Iterator[Any]:
    from bench.fitting import FORMS

    for game, state, seat in turns(name, 1):
        yield from FORMS[name].describe(game.view(state, seat)).values()


def test_the_ace_plays_with_the_network_of_the_file() -> None:
    text = Path(stalingrad.__file__).with_name("belief.toml").read_text(encoding="utf-8")
    for numbers in list(_described("stalingrad"))[:40]:
        assert read_network(text).say(numbers) == network().say(numbers)
