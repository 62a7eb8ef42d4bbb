"""Training by self-play: returns, learning, opponents, and resuming a training run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from fogline import Setup, game, games
from fogline.bots.levels import bot_for
from fogline.bots.network import Network, load_network
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.registry import title_of
from fogline.research.batch import NOBODY, Batch, Seated, coder_of
from fogline.research.learning import model
from fogline.research.learning.course import Course, draw_curve, next_look
from fogline.research.learning.crew import Player, Stint, Told
from fogline.research.learning.folder import CURVE, NETWORK, Folder
from fogline.research.learning.matches import Score, match
from fogline.research.learning.model import STEPPING, Columns, Minibatch
from fogline.research.learning.plan import Plan
from fogline.research.learning.trainer import IMITATION, SELF_PLAY, Trainer
from fogline.research.learning.windows import Field, drawn_by, lambda_returns

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
SMALL: Final = Plan(games=12, steps=6, chapter=2, hidden=(16,), rows=24, keep_every=1, past=0.25, levels=0.25, shown=0)
LARGEST: Final = 4_000_000
"""Bytes of a network as a file."""


# -- returns ------------------------------------------------------------------------------------------


def slow_return(at: int, parts: list[Any], last: tuple[float, int], trace: float) -> float:
    """The same for one decision of one game, from the definition."""
    values, seats, learns, ends, results = parts
    seat = seats[at]
    sign = 1 if seat == 0 else -1
    for step in range(at, len(values)):
        if step > at and seats[step] == seat and learns[step]:
            following = slow_return(step, parts, last, trace)
            return float((1 - trace) * values[step] + trace * following)
        if ends[step]:
            return float(sign * results[step])
    return last[0] if last[1] == seat else -last[0]


@pytest.mark.parametrize("trace", [0.0, 0.5, 0.95, 1.0])
def test_returns_are_those_of_their_definition(trace: float) -> None:
    rng = np.random.default_rng(1)
    shape = (20, 30)
    values = rng.uniform(-1, 1, shape).astype(np.float32)
    seats, learns, ends = rng.integers(0, 2, shape), rng.random(shape) < 0.7, rng.random(shape) < 0.1
    results = np.where(ends, rng.integers(-1, 2, shape), 0).astype(np.float32)
    last = rng.uniform(-1, 1, 30).astype(np.float32), rng.integers(0, 2, 30)
    found = lambda_returns(values, seats, learns, ends, results, last, trace)
    for column in range(30):
        parts = [part[:, column] for part in (values, seats, learns, ends, results)]
        for step in range(20):
            end = float(last[0][column]), int(last[1][column])
            expected = slow_return(step, parts, end, trace) if learns[step, column] else 0.0
            assert found[step, column] == pytest.approx(expected, abs=1e-5)


# -- the network --------------------------------------------------------------------------------------


def test_the_learning_network_is_the_playing_one() -> None:
    trainer = Trainer([QUICK], SMALL, 1)
    batch = Batch([QUICK], 8, seed=3)
    rng = np.random.default_rng(1)
    for _ in range(30):
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(1))
    trainer.columns.add(batch.observations.any(0))
    average = model.widened(trainer.weights, trainer.columns.width).average
    network = Network(model.plain(average, trainer.columns.places, trainer.columns.whole), {})
    views: Any = np.zeros((8, trainer.columns.width), np.uint8)
    trainer.columns.take(batch.observations, views)
    plays = network.answer(batch.observations)
    for kind, close in ((jnp.float32, 1e-4), (jnp.bfloat16, 0.05)):
        for one, other in zip(plays, model.answer(average, views, kind)):
            assert np.allclose(one, np.asarray(other), atol=close)
    assert np.abs(plays[0]).max() > 0.01


def test_later_columns_begin_at_zero() -> None:
    columns = Columns(300, [5, 7])
    assert columns.width == STEPPING
    assert not columns.add(np.arange(300) == 9)
    assert columns.places.tolist() == [5, 7, 9]
    assert columns.add(np.arange(300) < STEPPING + 5)
    assert columns.width == 2 * STEPPING
    before = model.first_weights((STEPPING, 4, 3), 1.0, 1)
    after = model.widened(before, columns.width)
    assert after.newest[0][0].shape == (2 * STEPPING, 4)
    assert not np.asarray(after.newest[0][0][STEPPING:]).any()
    assert (np.asarray(after.newest[0][0][:STEPPING]) == np.asarray(before.newest[0][0])).all()
    assert jax.tree.structure(after) == jax.tree.structure(before)
    assert after.newest[1][0].shape == before.newest[1][0].shape


@pytest.mark.parametrize("title", games())
def test_a_network_is_a_small_file(title: str) -> None:
    coder = coder_of(title_of(title).trained()[0])
    sizes = (coder.width + coder.numbers, *Plan().hidden, coder.numbers + 1)
    weights = model.first_weights(sizes, 100.0, 1)
    network = Network(model.plain(weights.average, np.arange(sizes[0]), sizes[0]), {})
    assert len(network.write()) < LARGEST


def toy(chosen: int, advantage: float, plan: Plan) -> tuple[model.Weights, Minibatch]:
    """Two kinds of views, four numbers of which the last cannot be chosen."""
    weights = model.first_weights((STEPPING, *plan.hidden, 5), 4.0, 1)
    views: Any = np.zeros((32, STEPPING), np.uint8)
    views[::2, 0] = views[1::2, 1] = 1
    masks = np.tile(np.array([1, 1, 1, 0], np.uint8), (32, 1))
    policy = shares(weights.newest, views, masks)
    data = Minibatch(
        views, masks, np.full(32, chosen, np.int32), np.log(policy[:, chosen]).astype(np.float32),
        np.full(32, advantage, np.float32), np.where(np.arange(32) % 2, 0.5, -0.5).astype(np.float32),
    )  # fmt: skip
    return weights, data


def shares(layers: model.Layers, views: Any, masks: Any) -> Any:
    found = np.where(masks > 0, np.asarray(model.answer(layers, views, jnp.float32)[0]), -np.inf)
    found = np.exp(found - found.max(1, keepdims=True))
    return found / found.sum(1, keepdims=True)


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("advantage", [1.0, -1.0])
def test_good_actions_become_likelier(advantage: float, halves: bool) -> None:
    plan = Plan(hidden=(16,), halves=halves)
    weights, data = toy(1, advantage, plan)
    before = shares(weights.newest, data.views, data.masks)[:, 1].mean()
    values = []
    for _ in range(40):
        weights, told = model.learn(weights, data, 0.0, 1e-3, plan=plan)
        values.append(float(told.miss))
    after = shares(weights.newest, data.views, data.masks)
    assert (after[:, 1].mean() - before) * advantage > 0.02
    assert not after[:, 3].any()
    assert values[-1] < values[0]


def test_variety_and_the_average_hold_the_policy_back() -> None:
    free = Plan(hidden=(16,), pull=0.0)
    moved = {}
    for name, plan, variety in (("free", free, 0.0), ("varied", free, 1.0), ("held", free._replace(pull=3.0), 0.0)):
        weights, data = toy(1, 1.0, plan)
        entropy = 0.0
        for _ in range(60):
            weights, told = model.learn(weights, data, variety, 1e-3, plan=plan)
            entropy = float(told.entropy)
        moved[name] = shares(weights.newest, data.views, data.masks)[:, 1].mean(), entropy
    assert moved["varied"][1] > moved["free"][1]
    assert moved["held"][0] < moved["free"][0]


def test_no_verb_is_forgotten() -> None:
    found = {}
    for floor in (0.0, 0.1):
        plan = Plan(hidden=(16,), pull=0.0, floor=0.05, floor_weight=floor)
        weights, data = toy(1, 1.0, plan)
        for _ in range(150):
            policy = shares(weights.newest, data.views, data.masks)
            data = data._replace(weights=np.log(policy[:, 1]))
            weights, _ = model.learn(weights, data, 0.0, 5e-3, plan=plan, verbs=4)
        found[floor] = shares(weights.newest, data.views, data.masks)
    assert found[0.0][:, 0].max() < 0.02
    assert found[0.1][:, 0].min() > 0.03
    assert not found[0.1][:, 3].any()


def test_imitation_predicts_its_training_data() -> None:
    plan = Plan(hidden=(16,))
    weights, data = toy(2, 0.0, plan)
    surprises = []
    for _ in range(150):
        weights, told = model.learn(weights, data, 0.0, 3e-3, plan=plan, imitates=True)
        surprises.append(float(told.change))
    assert shares(weights.newest, data.views, data.masks)[:, 2].min() > 0.9
    assert surprises[-1] < 0.2 < surprises[0]


def test_the_average_follows_slowly() -> None:
    weights, _ = toy(1, 0.0, Plan(hidden=(4,)))
    moved = weights._replace(newest=jax.tree.map(lambda one: one + 1, weights.newest))
    found = model.averaged(moved, 0.75)
    for old, new in zip(jax.tree.leaves(weights.average), jax.tree.leaves(found.average)):
        assert np.allclose(np.asarray(new) - np.asarray(old), 0.25, atol=1e-6)


def test_numbers_are_drawn_according_to_their_weights() -> None:
    weights = np.log(np.tile(np.array([0.5, 0.25, 0.25, 9.0], np.float32), (4000, 1)))
    masks = np.tile(np.array([1, 1, 1, 0], np.uint8), (4000, 1))
    chosen, logarithms = drawn_by(weights, masks, np.random.default_rng(1))
    counts = np.bincount(chosen, minlength=4) / 4000
    assert np.allclose(counts, [0.5, 0.25, 0.25, 0], atol=0.03)
    assert np.allclose(logarithms, np.log([0.5, 0.25, 0.25, 1])[chosen], atol=1e-5)


# -- games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", games())
def test_levels_in_a_batch_play_the_actions_they_chose(title: str) -> None:
    rules = game(title)
    setup = title_of(title).trained()[0]
    batch = Batch(setup, 1, seed=4)
    twin = bot_for(rules, "regular")
    seats = [Seated(batch, 0, bot_for(rules, "regular"), Random(seat)) for seat in (0, 1)]
    rngs = [Random(seat) for seat in (0, 1)]
    compared = 0
    while compared < 15:
        state, seat = batch.state(0).clone(), Seat(int(batch.seats[0]))
        action = twin.choose(rules.view(state, seat), rules.legal(state, seat), rngs[seat])
        rules.apply(state, seat, action)
        batch.step([seats[seat].choose(seat)])
        while seats[seat]._waiting:
            batch.step([seats[seat].choose(seat)])
        asked = [one for one in rules.to_act(state)[:1] if one != CHANCE and len(rules.legal(state, one)) > 1]
        if asked:  # otherwise the batch has already moved on
            assert int(batch.seats[0]) == asked[0]
            assert all(rules.view(batch.state(0), Seat(one)) == rules.view(state, Seat(one)) for one in (0, 1))
            compared += 1


def test_only_its_own_decisions_are_learned_from() -> None:
    trainer = Trainer([QUICK], SMALL, 1)
    field = Field([QUICK], SMALL, "1", 12)
    rules = game("stalingrad")
    field.meet([bot_for(rules, "recruit"), bot_for(rules, "regular")], has_past=True)
    window = field.play(trainer.weights.newest, trainer.weights.average, trainer.columns)
    assert window.learns[:, :6].all()
    for number in range(6, 12):
        assert (window.learns[:, number] == (window.seats[:, number] == number % 2)).all()
    assert (window.seats != NOBODY).all()
    steps, rows = np.indices(window.chosen.shape)
    assert window.masks[steps, rows, window.chosen].all()
    assert not window.returns[~window.learns].any()


def test_levels_are_met_on_both_sides() -> None:
    plan = SMALL._replace(games=32, levels=0.5, past=0.0)
    setups = [QUICK, Setup("stalingrad", "open-front", {"mode": "advanced"})]
    field = Field(setups, plan, "1", 32)
    field.meet([bot_for(game("stalingrad"), level) for level in ("recruit", "regular")], has_past=False)
    met = {(number % 2, seat) for number, seat in field._seated}
    assert met == {(setup, seat) for setup in (0, 1) for seat in (0, 1)}
    assert len(field._seated) == 16


def test_parts_divide_the_same_field() -> None:
    plan = SMALL._replace(games=32, levels=0.25, past=0.25)
    setups = [QUICK, Setup("stalingrad", "open-front", {"mode": "advanced"})]
    levels = [bot_for(game("stalingrad"), level) for level in ("recruit", "regular")]
    whole, *parts = [Field(setups, plan, "1", 32, part, of) for part, of in ((0, 1), (0, 3), (1, 3), (2, 3))]
    for field in (whole, *parts):
        field.meet(levels, has_past=True)
    for part, field in enumerate(parts):
        numbers = range(part, 32, 3)
        assert field.batch.setups == tuple(whole.batch.setups[number] for number in numbers)
        assert field._own.tolist() == [whole._own[number] for number in numbers]
        past = [number for number in numbers if whole._past.start <= number < whole._past.stop]
        assert list(numbers)[field._past] == past
        seated = {(numbers[row], seat): bot._bot for (row, seat), bot in field._seated.items()}
        assert seated == {at: bot._bot for at, bot in whole._seated.items() if at[0] in numbers}


def test_lost_games_are_replayed() -> None:
    plan = SMALL._replace(parts=2)
    trainer = Trainer([QUICK], plan, 1)
    told = Told(trainer.weights.newest, trainer.weights.average, trainer.columns)
    stint = Stint((QUICK,), plan, "1", imitates=False, has_past=True)
    player = Player()
    windows = [played.window for number in range(3) if (played := player.play(stint, 1, number, told)) is not None]
    begun_anew = Player()
    assert begun_anew.play(stint, 1, 2, told) is None
    again = begun_anew.play(stint, 1, 2, told, [window.chosen for window in windows])
    assert again is not None
    for one, other in zip(vars(again.window).values(), vars(windows[2]).values(), strict=True):
        assert (one == other).all()
    assert begun_anew.play(stint, 1, 3, told) is not None


def test_a_match_is_played_on_both_sides() -> None:
    trainer = Trainer([QUICK], SMALL, 1)
    score = match(trainer.network(), [QUICK], "random", 6, "1")
    assert score.games == 6
    assert 0 <= score.wins <= 6 - score.draws
    assert score == match(trainer.network(), [QUICK], "random", 6, "1")
    assert score.plain()["interval"][0] <= score.share <= score.plain()["interval"][1]


# -- a whole training run ----------------------------------------------------------------------------------


def same(one: Any, other: Any) -> bool:
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all((np.asarray(a) == np.asarray(b)).all() for a, b in pairs)


@pytest.mark.parametrize(("parts", "ahead"), [(1, 0), (3, 2)])
def test_a_training_is_continued_exactly(tmp_path: Path, parts: int, ahead: int) -> None:
    plan = SMALL._replace(shown=60, shown_games=4, shown_rows=8, parts=parts, ahead=ahead)
    folder = Folder(str(tmp_path))
    whole = Trainer([QUICK], plan, 5)
    news = []
    for _ in range(6):
        news.append(whole.step())
        if whole.count.windows == 4:
            assert whole.is_saved_now
            folder.save(whole, {"commands": ["once"]})
    again, about = folder.read()
    assert about == {"commands": ["once"]}
    assert len(again.selves) == (0 if ahead else 1)  # games played ahead still imitate
    assert [again.step(), again.step()] == news[4:]
    assert again.count[:3] == whole.count[:3]
    assert same((again.weights, again.selves), (whole.weights, whole.selves))
    assert again.columns.places.tolist() == whole.columns.places.tolist()
    other = Trainer([QUICK], plan, 6)
    other.step()
    assert not same(other.weights.newest, Trainer([QUICK], plan, 5).weights.newest)


def test_any_level_can_be_the_teacher() -> None:
    chosen = []
    for teacher in ("recruit", "veteran", "veteran"):
        plan = SMALL._replace(shown=60, shown_games=4, teacher=teacher, teacher_worlds=2)
        trainer = Trainer([QUICK], plan, 1)
        told = Told(trainer.weights.newest, None, trainer.columns)
        played = Player().play(Stint((QUICK,), plan, "1", imitates=True, has_past=False), 0, 0, told)
        assert played is not None
        chosen.append(played.window.chosen.tolist())
    assert chosen[0] != chosen[1] == chosen[2]
    with pytest.raises(BadData, match="no such bot"):
        Trainer([QUICK], SMALL._replace(teacher="nobody"), 1)


def test_the_number_of_past_selves_is_limited() -> None:
    trainer = Trainer([QUICK], SMALL._replace(selves=2, levels=0.0), 1)
    for _ in range(4):
        trainer.step()
    assert len(trainer.selves) == 2
    assert same(trainer.selves[-1], trainer.weights.average)


def test_an_interrupted_training_is_saved(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path))
    course = Course(Trainer([QUICK], SMALL, 1), folder, 2, "fogline train")
    allowed = 0

    @contextmanager
    def interrupting() -> Iterator[None]:
        nonlocal allowed
        allowed += 1
        if allowed == 4:
            raise KeyboardInterrupt
        yield

    assert not course.follow(60, None, interrupting, lambda _: None)
    trainer, about = folder.read()
    assert trainer.count.windows == 3
    assert about["commands"] == ["fogline train"]
    assert same(trainer.weights, course.trainer.weights)


def test_a_course_writes_networks_log_and_curve(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path))
    told: list[float] = []
    course = Course(Trainer([QUICK], SMALL, 1), folder, 2, "fogline train")
    assert course.follow(60, 300, nullcontext, told.append)
    assert told == sorted(told, reverse=True)
    network = load_network(tmp_path / NETWORK)
    assert network.about["title"] == "stalingrad"
    assert network.about["decisions"] >= 300
    assert network.about["seed"] == 1
    results = network.about["results"]
    assert [one["level"] for one in results] == ["random", "recruit", "regular", "veteran"]
    assert (tmp_path / "minute-0000.npz").exists() or list(tmp_path.glob("minute-*.npz"))
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["result"] for line in lines if "result" in line] == results
    noted = next(line for line in lines if "verbs" in line)
    assert {"move", "search", "deploy"} <= set(noted["verbs"])
    ElementTree.fromstring((tmp_path / CURVE).read_text())


def test_imitation_leaves_most_of_a_short_session_to_self_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.research.learning.course.LEVELS", ("random",))
    plan = SMALL._replace(shown=10_000, shown_games=4, chapter=50)
    folder = Folder(str(tmp_path))
    course = Course(Trainer([QUICK], plan, 1), folder, 2, "fogline train")
    phases: list[str] = []
    assert course.follow(60, 600, nullcontext, lambda _: phases.append(course.trainer.phase))
    count = course.trainer.count
    assert phases == sorted(phases)
    assert set(phases) == {IMITATION, SELF_PLAY}
    assert 200 <= count.shown < 300 < 600 <= count.decisions
    about = course.about()
    assert (about["imitated"], about["plan"]["shown"]) == (count.shown, count.shown)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert {line["phase"] for line in lines if "phase" in line} == {IMITATION, SELF_PLAY}
    again = Trainer([QUICK], course.trainer.plan, 1)
    while again.count.windows < count.windows:
        again.step()
    assert same(again.weights, course.trainer.weights)


@pytest.mark.parametrize("shortens", [True, False])
def test_the_clock_ends_an_imitation_unless_it_was_agreed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shortens: bool
) -> None:
    monkeypatch.setattr("fogline.research.learning.course.LEVELS", ("random",))
    plan = SMALL._replace(shown=10**9, shown_games=4)
    course = Course(Trainer([QUICK], plan, 1), Folder(str(tmp_path)), 2, "fogline train", shortens=shortens)
    assert course.follow(0.02, None, nullcontext, lambda _: None)
    count = course.trainer.count
    assert count.shown > 0
    assert course.trainer.plan.shown == (count.shown if shortens else 10**9)
    assert course.trainer.imitates != shortens


def test_the_curve_names_every_level() -> None:
    results = [
        {"level": level, "decisions": decisions, "wins": decisions // 100, "games": 20}
        for level in ("random", "veteran")
        for decisions in (500, 1000)
    ]
    drawn = draw_curve("stalingrad", results)
    ElementTree.fromstring(drawn)
    assert "random 50%" in drawn
    assert drawn.count("<polyline") == 2


def test_evaluations_are_rare() -> None:
    assert [next_look(minutes) for minutes in (0, 1, 1.5, 29, 30, 61)] == [1, 2, 2, 30, 60, 90]


def test_rates_fall_to_their_minimum() -> None:
    plan = Plan()
    rates = [plan.rate_at(decisions) for decisions in (-5, 0, 10**6, 10**7, 10**12)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == plan.rate
    assert rates[-1] == plan.rate_at_least
    assert plan.entropy_at(10**12) == plan.entropy_at_least


def test_a_broken_training_is_refused(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path))
    (tmp_path / "state.npz").write_bytes(b"nothing")
    with pytest.raises(BadData, match="cannot be read"):
        folder.read()


RESULT: Final = {"decisions": 5, "scenario": QUICK.scenario, **Score("recruit", 2, 1, 0).plain()}


def test_a_training_with_hostile_numbers_is_refused(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path))
    folder.save(Trainer([QUICK], SMALL, 1), {})
    with np.load(tmp_path / "state.npz") as found:
        kept = dict(found)
    told = json.loads(str(kept["told"]))
    changes: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
        ("plan: games", {"plan": {**told["plan"], "games": 10**12}}, {}),
        ("plan: chapter", {"plan": {**told["plan"], "chapter": "many"}}, {}),
        ("leaf0", {}, {"leaf0": np.zeros((3, 3), np.float32)}),
        ("columns", {}, {"columns": np.array([5, 5])}),
        ("cannot be read", {"selves": 10**12}, {}),
        ("cannot be read", {"about": None}, {}),
        ("its results", {"about": {"results": [{**RESULT, "games": 0}]}}, {}),
        ("its results", {"about": {"results": [{**RESULT, "level": "<script>"}]}}, {}),
        ("its minutes", {"about": {"results": [RESULT], "minutes": float("nan")}}, {}),
        ("cannot be read", {"setups": 5}, {}),
    ]
    for why, words, arrays in changes:
        np.savez(tmp_path / "state.npz", **{**kept, "told": np.array(json.dumps({**told, **words})), **arrays})
        with pytest.raises(BadData, match=why):
            folder.read()
