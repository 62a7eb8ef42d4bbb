"""Fogline Bench: its files are frozen and determined by their seeds, its scores are proper, and leaks are found."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq
import pytest

from bench import belief_table
from fogline.cli.progress import Progress
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kit.aid import Asking
from fogline.kit.registry import LOADED, title_of, titles
from fogline.kit.title import Title
from fogline.research.beliefs import files, scoring
from fogline.research.beliefs.baselines import Even, Sampled, shares
from fogline.research.beliefs.files import fingerprint, make, read_rows, sample_of, tasks_of
from fogline.research.beliefs.scoring import LEVEL, Tally, score
from fogline.research.beliefs.submissions import submission
from fogline.research.beliefs.tasks import (
    EVEN,
    GAMES,
    SETS,
    TEST,
    TRAIN,
    Question,
    Row,
    asking,
    choices_of,
    make_part,
    split_of,
)
from tests.cli.terminal import Terminal
from tests.cli.terminal import terminal as terminal
from tests.conformance.crossing import CROSSING

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "belief-bench.md"
EXAMPLE: Final = f"{ROOT / 'docs' / 'examples' / 'belief.py'}:Guess"
ASKED: Final = [name for name, title in titles().items() if isinstance(title.aid(), Asking)]
LEAKED: Final = 15
"""The number of views in which 1 % of the truth is found."""
SAMPLED: Final = 50
"""The number of views of a part of the samples."""


@cache
def sample(title: str, chosen: str, split: str = TEST) -> tuple[Row, ...]:
    return tuple(read_rows(sample_of(title), title, chosen, split))


def tallied(rows: Sequence[Row], made: Any, planted: float = 0.0) -> scoring.Report:
    tally = Tally(rows[0].question.title, rows[0].question.set)
    for row in rows:
        tally.add(score(row, made, planted=planted))
    return tally.report()


# -- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ASKED)
def test_every_row_of_the_sample_is_sound(title: str) -> None:
    games: dict[str, set[str]] = {split: set() for split in (TRAIN, TEST)}
    for chosen in SETS:
        for split in (TRAIN, TEST):
            rows = sample(title, chosen, split)
            assert len(rows) == SAMPLED
            games[split] |= {f"{row.id.rpartition('-')[0]} {row.game}" for row in rows}
            valued = [at for at, row in enumerate(rows) if row.question.actions]
            assert valued == ([] if split == TRAIN else [at for at in (0, 25) if at in valued])
            assert bool(valued) is (split == TEST)
            for row in rows:
                assert row.truth is not None
                assert asking(title).hidden(row.question.view) == list(row.question.places)
                for place, held in zip(row.question.places, row.truth.held, strict=True):
                    assert set(held) <= set(place.cards)
                    assert len(held) == 1 or not place.holds_one
                assert all(len(half) == len(row.question.actions) for half in row.truth.values)
    assert not games[TRAIN] & games[TEST]


@pytest.mark.parametrize("title", ASKED)
def test_the_sample_is_frozen(title: str) -> None:
    """If this fails, the same seeds give other views than version 1.0: restore them, or make a new version."""
    whole = sample_of(title) / title
    found = fingerprint(
        [file for task in tasks_of(str(whole.parent), title, 4 * SAMPLED, SAMPLED) for file in task.files]
    )
    assert f"| `{title}` | `{found}` |" in PAGE.read_text(encoding="utf-8")
    assert make_part(title, EVEN, 1, 12, files.SEED) == list(sample(title, EVEN, TRAIN)[:12])


def test_games_of_levels_are_frozen() -> None:
    """The quickest title stands for all of them."""
    assert make_part("spearpoint", GAMES, 1, 5, files.SEED) == list(sample("spearpoint", GAMES, TRAIN)[:5])


def test_a_larger_part_begins_with_a_smaller_one() -> None:
    few, many = (make_part("stalingrad", EVEN, 2, size, "7") for size in (3, 9))
    assert many[:3] == few


def test_files_follow_from_their_seeds(terminal: Terminal, tmp_path: Path) -> None:
    """Regardless of the number of processes and of interruptions."""
    alone, together = tmp_path / "alone", tmp_path / "together"
    for task in tasks_of(str(alone), "stalingrad", 8, 2, "7"):
        make(task)
    words = ["bench", "make", str(together), "stalingrad", "--views", "8", "--part", "2", "--seed", "7", "--json"]
    made = [file.relative_to(alone) for file in sorted(alone.rglob("*.parquet"))]
    assert len(made) == 8
    first = together / made[0]
    first.parent.mkdir(parents=True)
    first.write_bytes((alone / made[0]).read_bytes())  # interrupted between the files of a part
    said = terminal.run(*words, "--jobs", "2")
    assert said.code == 0, said.err
    assert [(together / file).read_bytes() for file in made] == [(alone / file).read_bytes() for file in made]
    told = json.loads(said.out)["titles"]["stalingrad"]
    assert (told["views"], told["parts"]) == (8, 4)
    assert json.loads((together / "stalingrad" / "manifest.json").read_text())["fingerprint"] == told["fingerprint"]
    times = {file: (together / file).stat().st_mtime_ns for file in made}
    again = terminal.run(*words, "--jobs", "1")
    assert json.loads(again.out) == json.loads(said.out)
    assert times == {file: (together / file).stat().st_mtime_ns for file in made}
    other = terminal.run(*words[:-2], "8", "--jobs", "1")
    assert other.code == 2
    fault = other.err.translate(str.maketrans("", "", "'{}"))
    assert "was made with other settings (seed = 7; expected: seed = 8)" in fault


def test_an_interrupted_command_continues(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["bench", "make", str(tmp_path), "stalingrad", "--views", "4", "--part", "2", "--seed", "7", "--jobs", "1"]
    with monkeypatch.context() as patch:
        patch.setattr(Progress, "advance", lambda self, count=1: signal.raise_signal(signal.SIGINT))
        said = terminal.run(*words)
    assert said.code == 130
    assert said.out.startswith("Interrupted: run the same command again to continue.\nstalingrad: 2 views, parts: 1,")
    said = terminal.run(*words)
    assert said.code == 0
    assert said.out.startswith("stalingrad: 4 views, parts: 2,")


def test_damaged_files_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    for task in tasks_of(str(tmp_path), "stalingrad", 4, 2, "7"):
        make(task)
    views, truth = tasks_of(str(tmp_path), "stalingrad", 4, 2, "7")[0].files
    whole = views.read_bytes()
    views.write_bytes(whole[:-9])
    words = ["bench", "belief", "even", "stalingrad", "--data", str(tmp_path), "--jobs", "1"]
    files._table.cache_clear()
    said = terminal.run(*words)
    assert said.code == 2
    assert "even-000.parquet: is not a file of Fogline Bench" in said.err
    views.write_bytes(truth.read_bytes())
    files._table.cache_clear()
    assert "is not a file of Fogline Bench" in terminal.run(*words).err
    views.write_bytes(whole)
    truth.unlink()  # as in what is published
    files._table.cache_clear()
    assert "contains no views of stalingrad with the true positions" in terminal.run(*words).err
    assert "No such file" in terminal.run(*words[:4], "--data", str(tmp_path / "nowhere")).err


def test_the_page_names_every_column() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"^\| `(\w+)` \| `(?:string|int32|list<.*>)` \|", page, re.MULTILINE)
    task = tasks_of(str(sample_of("panzer")), "panzer", 1, SAMPLED)[0]
    columns = [name for file in task.files for name in pq.read_schema(file).names]
    assert named == columns


# -- scores -----------------------------------------------------------------------------------------


def test_whole_parts_belong_to_one_split() -> None:
    assert [split_of(part) for part in range(6)] == [TEST, TRAIN, TRAIN, TRAIN, TRAIN, TEST]


@pytest.mark.parametrize("title", ASKED)
def test_a_share_of_the_truth_is_a_leak(title: str) -> None:
    """A submission with 1 % of the truth in every answer. The null run is the same submission without it."""
    rows = sample(title, EVEN)[:LEAKED]
    made = Even(title)
    honest, leaking = (tallied(rows, made, planted) for planted in (0.0, 0.01))
    assert not honest.is_flagged
    assert honest.gain is not None
    assert honest.gain.mean == 0
    assert honest.apart is not None
    assert honest.apart.p > LEVEL
    assert leaking.fits is not None
    assert leaking.fits.p < LEVEL


def test_honest_noise_is_no_leak() -> None:
    """The null run with noise of its own: even weights from other worlds."""
    report = tallied(sample("stalingrad", EVEN)[:15], Sampled("stalingrad"))
    assert report.fits is not None
    assert LEVEL < report.fits.p < 1
    assert not report.is_flagged


class Peeking:
    """Knows everything about some views, and nothing more about the others."""

    def __init__(self, rows: Sequence[Row], peeks: int) -> None:
        self._even = Even(rows[0].question.title)
        self._known = {id(row.question): row.truth for row in rows[:peeks]}

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        truth = self._known.get(id(question))
        if truth is None:
            return self._even.marginals(question, rng)
        return [
            [float(card in held) for card in place.cards]
            for place, held in zip(question.places, truth.held, strict=True)
        ]

    def worlds(self, question: Question, count: int, rng: Random) -> Any:
        truth = self._known.get(id(question))
        return self._even.worlds(question, count, rng) if truth is None else [truth.held] * count


def test_knowing_a_few_views_is_a_leak() -> None:
    rows = sample("stalingrad", EVEN)[:20]
    report = tallied(rows, Peeking(rows, 3))
    assert report.fits is not None
    assert report.nearness is not None
    assert report.fits.p < LEVEL
    assert report.nearness.p < LEVEL
    assert report.is_flagged


def test_false_alarms_are_as_rare_as_the_level_says() -> None:
    """For any numbers; here with a few that outweigh all others."""
    rng = np.random.default_rng(1)
    alarms = 0
    for _ in range(300):
        test = scoring._Exchanged(rng)
        for _ in range(5):
            test.add(rng.standard_cauchy(scoring.OTHERS + 1))
        found = test.test()
        assert found is not None
        alarms += found.p <= 0.05
    assert 3 <= alarms <= 30  # 15 are expected


class Wrong:
    """Distorted weights: too sure of everything."""

    def __init__(self, title: str) -> None:
        self._even = Even(title)

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        bent = [[one**2 for one in row] for row in self._even.marginals(question, rng)]
        return [[one / sum(row) for one in row] for row in bent]

    def worlds(self, question: Question, count: int, rng: Random) -> Any:
        return self._even.worlds(question, 1, rng) * count


def test_distorting_a_belief_lowers_the_score() -> None:
    report = tallied(sample("stalingrad", EVEN)[:25], Wrong("stalingrad"))
    assert report.gain is not None
    assert report.gain.half is not None
    assert report.gain.mean + report.gain.half < 0
    assert report.closer is not None
    assert report.closer.half is not None
    assert report.closer.mean + report.closer.half < 0
    assert report.apart is not None
    assert report.apart.p < 0.01
    assert not report.is_flagged


def test_energy_is_lowest_for_the_true_distribution() -> None:
    """Exactly: worlds of one bit that is 1 with chance 0.3, for samples drawn with other chances."""

    def mean_score(chance: float) -> float:
        rng, total = np.random.default_rng(1), 0.0
        for _ in range(3000):
            own = (rng.random((32, 1)) < chance).astype(float)
            total += scoring._energy(own, (rng.random((1, 1)) < 0.3).astype(float))
        return total

    scores = [mean_score(chance) for chance in (0.1, 0.3, 0.6)]
    assert min(scores) == scores[1]


def test_regret_does_not_favour_the_search() -> None:
    assert scoring._regret([1, 0], [[0.9, 0.1], [0.8, 0.2]]) == 0
    assert scoring._regret([0, 1], [[0.9, 0.1], [0.8, 0.2]]) == pytest.approx(0.7)
    assert scoring._regret([0, 1], [[0.6, 0.4], [0.4, 0.6]]) == pytest.approx(-0.1)
    order = scoring._order([3, 2, 1], [[0.9, 0.5, 0.1], [0.8, 0.5, 0.2]])
    assert order == pytest.approx(1)
    assert scoring._order([1, 1, 1], [[0.9, 0.5, 0.1]] * 2) is None


def test_listed_worlds_give_exact_chances() -> None:
    """In SCOPE Stalingrad few worlds can be listed; drawn ones agree with them."""
    aid, rng, found = asking("stalingrad"), Random(1), 0
    game: Any = title_of("stalingrad").rules
    for row in sample("stalingrad", EVEN):
        question = row.question
        listed = aid.every_world(question.view, 200, rng)  # type: ignore[attr-defined]
        if not listed:
            continue
        found += 1
        exact = Even("stalingrad").marginals(question, rng)
        drawn = aid.held(question.view, [game.imagine(question.view, rng) for _ in range(400)])
        for one, other in zip(exact, shares(question.places, drawn, [1.0] * 400), strict=True):
            assert np.allclose(one, other, atol=0.13)
        if found == 2:
            break
    assert found


# -- submissions ------------------------------------------------------------------------------------


def test_the_example_is_scored(terminal: Terminal) -> None:
    said = terminal.run("bench", "belief", EXAMPLE, "panzer", "spearpoint", "--views", "4", "--jobs", "1", "--json")
    assert said.code == 0, said.err
    reports = json.loads(said.out)["reports"]
    assert [(one["title"], one["set"]) for one in reports] == [(t, s) for t in ("panzer", "spearpoint") for s in SETS]
    for one in reports:
        assert one["gain"]["mean"] < 0
        assert one["views"] == 4
        assert not one["flagged"]
        assert one["regret"] is None or one["regret"]["views"] == 1
    table = terminal.run("bench", "belief", EXAMPLE, "panzer", "--views", "3", "--jobs", "1").out.splitlines()
    assert table[1].startswith("| submission | title | set | views / games | log-loss | gain |")
    assert table[3].startswith(f"| {EXAMPLE} | panzer | even | 3 / ")


def test_the_interface_is_ten_lines() -> None:
    lines = (ROOT / "docs" / "examples" / "belief.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line) for line in lines[1:]) <= 10
    assert "\n".join(lines[3:]) in PAGE.read_text(encoding="utf-8")


def test_the_tables_of_the_report_are_those_of_the_command() -> None:
    page, reports = belief_table.PAGE.read_text(encoding="utf-8"), belief_table.stored()
    for name in belief_table.tables(reports):
        assert [page.count(marker) for marker in belief_table.markers(name)] == [1, 1]
    assert page == belief_table.with_tables(page, reports), "run: python -m bench.belief_table"
    for words, report in reports.items():
        changed = {**report, "views": 9, "fits": {"p": 0.5, "views": 9}}
        assert page != belief_table.with_tables(page, {**reports, words: changed})


def test_a_row_of_the_report_is_scored_by_the_command() -> None:
    stored = belief_table.stored()
    row = belief_table.Row("even", "panzer", "games", 2)
    found = belief_table.scored(row, None)
    assert found["views"] == 2
    assert {tuple(report) for report in stored.values()} == {tuple(found)}
    assert list(stored) == [one.words for one in belief_table.ROWS]


def test_a_leak_ends_the_command_with_1(terminal: Terminal) -> None:
    words = ["bench", "belief", "even", "stalingrad", "--set", "even", "--views", "8", "--plant", "0.2", "--jobs", "2"]
    said = terminal.run(*words)
    assert said.code == 1
    assert "stalingrad, even: flagged." in said.out


BAD: Final[dict[str, list[tuple[Any, str]]]] = {
    "marginals": [
        (lambda question, rng: [], "places, not"),
        (lambda question, rng: [[1.0]] * len(question.places), "chances, not"),
        (lambda question, rng: [[0.9] * len(one.cards) for one in question.places], "add up to"),
        (lambda question, rng: [[float("nan")] * len(one.cards) for one in question.places], "between 0 and 1"),
        (lambda question, rng: question.nothing, "AttributeError"),
    ],
    "worlds": [
        (lambda question, count, rng: [], "worlds, not 32"),
        (lambda question, count, rng: [[]] * count, "places, not"),
        (lambda question, count, rng: [[["?"]] * len(question.places)] * count, "not cards that can be there"),
        (lambda question, count, rng: [[[]] * len(question.places)] * count, "0 cards, not 1"),
    ],
    "values": [
        (lambda question, rng: [], "finite numbers"),
        (lambda question, rng: [float("inf")] * len(question.actions), "finite numbers"),
    ],
}


@pytest.mark.parametrize(("task", "answer", "why"), [(task, *case) for task, cases in BAD.items() for case in cases])
def test_bad_answers_are_refused(task: str, answer: Any, why: str) -> None:
    row = next(row for row in sample("stalingrad", GAMES) if row.question.actions)
    bad = type("Bad", (), {task: staticmethod(answer)})()
    with pytest.raises(BadData, match=f"{task} of {row.id}: .*{why}"):
        score(row, bad)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nothing", "write module:Class"),
        ("cmd:./mine", "write module:Class"),
        ("no.such.module:Mine", "No module named"),
        ("json:Mine", "contains no Mine"),
        ("./nowhere.py:Mine", "there is no file ./nowhere.py"),
        ("builtins:str", "none of the functions marginals, worlds, values"),
    ],
)
def test_bad_submissions_are_refused(name: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        submission(name, "stalingrad")


def test_titles_without_hidden_places_are_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOADED, "crossing", Title(CROSSING))
    for words in (["belief", "even", "crossing"], ["make", "nowhere", "crossing"]):
        said = terminal.run("bench", *words)
        assert said.code == 2
        assert "crossing: this title has no memory aid" in said.err


def test_without_pyarrow_the_extra_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.kit.registry.find_spec", lambda name: None)
    said = terminal.run("bench", "belief", "even", "panzer")
    assert said.code == 2
    assert "pip install 'fogline[research]'" in said.err


@pytest.mark.parametrize("title", ASKED)
def test_a_question_reveals_no_more_than_its_view(title: str) -> None:
    """In two worlds that its seat cannot tell apart the same is asked."""
    game: Any = title_of(title).rules
    for row in sample(title, GAMES)[::10]:
        view, seat = row.question.view, Seat(row.question.view.seat)
        one, other = (game.imagine(view, Random(seed)) for seed in (1, 2))
        asked = [asking(title).hidden(game.view(world, seat)) for world in (one, other)]
        assert asked == [list(row.question.places)] * 2
        legal = [[game.write(action) for action in game.legal(world, seat)] for world in (one, other)]
        assert legal == [[game.write(action) for action in choices_of(game, view)]] * 2
        held = asking(title).held(view, [one, other])
        assert all(len(cards) == len(row.question.places) for cards in held)
    assert all(one < other for one, other in pairwise(row.id for row in sample(title, GAMES)))
