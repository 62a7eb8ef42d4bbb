"""Reasons fit their verdicts, shares add up, and an accuracy says what it means."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline.analysis import analyse
from fogline.analysis.decisions import Candidate
from fogline.analysis.figures import whole_shares
from fogline.analysis.reasons import oftener
from fogline.analysis.reasons import reasons as explained
from fogline.analysis.review import Parts, Step
from fogline.analysis.review_texts import headline, lesson, often, parts_of, standing
from fogline.kernel.game import Action
from fogline.kernel.messages import Message
from fogline.kit.bots import Budget
from fogline.locale import LANGUAGES, texts_in
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, KINDS, SNIPER
from tests.analysis import reasons
from tests.analysis.test_review import fact, option, reviewed, step
from tests.pictures.stalingrad import position

FRONT: Final = """
            a    b    c    d
    S3     sEA  sSC  sDE  sEA
    S2     sSN  sEA  sOF  sMO
    S1     sMG  sIN  sEA  sSN
    ------ front line -------
    G1     gSN  gEA  gIN  gMG
    G2     gMO  gOF  gEA  gSN
    G3     gEA  gDE  gSC  gEA
"""


@pytest.mark.parametrize("title", list(reasons.SETUPS))
def test_no_reason_contradicts_its_verdict(title: str) -> None:
    """A sample; ``python -m tests.analysis.reasons --decisions 5000`` looks at 5,000 decisions of each title."""
    found = reasons.count(title, 60)
    assert found.wrong == ()
    assert found.hints >= 6
    assert found.faulted or title == "spearpoint"


def test_a_reason_against_the_verdict_is_noticed() -> None:
    worse = {"cell": "S1a", "percent": 54, "better-cell": "S1d", "better-percent": 44}
    assert list(reasons.against(Message("review-versus-unit", worse)))
    assert list(reasons.against(Message("review-best-fact", {"fact": fact("S1d", 10)})))
    assert list(reasons.against(Message("review-played-fact", {"fact": fact("S1d", 90)})))
    assert not list(reasons.against(Message("review-versus-unit", {**worse, "better-percent": 64})))


def test_a_reason_is_given_only_if_it_explains_the_difference() -> None:
    """More units on the better target are no reason if something else makes the difference; the card that makes it
    is."""
    game: Any = fogline.game("stalingrad")
    state = position(FRONT, mode="advanced", to_act="german")
    view = game.view(state, 0)
    worlds = [game.imagine(view, Random(number)) for number in range(60)]
    best, other = (game.read(f"search {cell}") for cell in ("S1a", "S1b"))
    cells = [CELL_NAMES.index(cell) for cell in ("S1a", "S1b")]
    snipers = tuple(float(world.cells[cells[0]] % KINDS == SNIPER) for world in worlds)
    units = tuple(float(world.cells[cells[0]] % KINDS >= SNIPER) for world in worlds)
    nothing = (0.0,) * len(worlds)

    def why_better(values: tuple[float, ...], others: tuple[float, ...]) -> list[Message]:
        one, two = (
            Candidate(action, 0.5, 0.0, 60, 1.0, 1.0, values=row) for action, row in ((best, values), (other, others))
        )
        return list(explained(game, view, one, two, worlds))

    (reason,) = why_better(snipers, nothing)
    assert (reason.key, reason.values["card"].key) == ("review-reason-wins", "card-sSN")
    assert why_better(nothing, units) == [], "it is not better"
    for message in why_better(units, nothing):
        assert not list(reasons.against(message))


def test_how_likely_the_card_is_that_counts_is_counted_in_all_worlds() -> None:
    """Also if the actions were tried in few of them, as on a server that is not compiled."""
    game: Any = fogline.game("stalingrad")
    state = position(FRONT, mode="advanced", to_act="german")
    view = game.view(state, 0)
    drawn = [game.imagine(view, Random(number)) for number in range(200)]
    cell = CELL_NAMES.index("S1a")
    snipers = [world for world in drawn if world.cells[cell] % KINDS == SNIPER]
    first, *rest = snipers
    worlds = [first, *(world for world in drawn if world not in snipers), *rest]
    best, other = (
        Candidate(game.read(f"search {cell}"), 0.5, 0.0, 4, 1.0, 1.0, values=values)
        for cell, values in (("S1a", (1.0, 0.0, 0.0, 0.0)), ("S1b", (0.0,) * 4))
    )
    (reason,) = explained(game, view, best, other, worlds)
    assert reason.key == "review-reason-wins"
    assert reason.values["percent"] == round(100 * len(snipers) / len(worlds)) < 25


def test_shares_of_best_actions_add_up() -> None:
    game: Any = fogline.game("stalingrad")
    state = position(FRONT, mode="advanced", to_act="german")
    found = analyse(game, game.view(state, 0), game.legal(state, 0), budget=Budget(16, None))
    assert sum(one.best_in for one in found.candidates) == pytest.approx(1)
    assert whole_shares([1, 1, 1]) == [34, 33, 33]
    assert whole_shares([0.995, 0.005]) == [100, 0]
    assert whole_shares([2, 1], 48) == [32, 16]
    assert whole_shares([]) == []


def test_an_action_best_most_often_but_not_on_average_is_explained() -> None:
    a, b = Action(), Action()
    often = Candidate(a, 0.3, 0.0, 4, 0.75, 0.0, values=(0.4, 0.4, 0.4, 0.0))
    best = Candidate(b, 0.4, 0.0, 4, 0.25, 1.0, values=(0.3, 0.3, 0.3, 0.7))
    assert oftener(best, often) == Message("review-oftener-less", {"percent": 75, "best": 25})
    shared = Candidate(b, 0.4, 0.0, 4, 0.25, 1.0, values=(0.3, 0.5, 0.5, 0.1))
    assert oftener(shared, often).key == "review-oftener-shared"


@pytest.mark.parametrize(
    ("title", "accuracy", "said"),
    [
        ("stalingrad", 50.0, "50: not as good as a recruit’s average game (62)."),
        ("stalingrad", 75.4, "75: as good as a regular’s average game (74)."),
        ("stalingrad", 69.9, "70: better than a recruit’s average game (62), not as good as a regular’s (74)."),
        ("stalingrad", 84.9, "85: as good as the average game of veterans and aces (85)."),
        ("stalingrad", 95.0, "95: better than the average game of veterans and aces (85)."),
        ("panzer", 99.9, "100: as good as the average game of veterans and aces (100)."),
        ("spearpoint", 99.1, "99: as good as a regular’s average game (99)."),
        ("spearpoint", 100.0, "100: as good as the average game of veterans and aces (100)."),
    ],
)  # fmt: skip
def test_an_accuracy_is_compared_with_that_of_the_levels(title: str, accuracy: float, said: str) -> None:
    found = standing(title, reviewed()._replace(accuracy=accuracy))
    assert found is not None
    assert texts_in("en").say(found) == said
    for language in LANGUAGES:
        assert "{" not in texts_in(language).say(found)
    assert standing(title, reviewed()._replace(accuracy=None)) is None


def test_each_mistake_is_counted_once() -> None:
    """Inaccuracies, mistakes and blunders have names; their total has another."""
    steps = [step(option("move G1a"), option("search S1c"), loss) for loss in (0.05, 0.06, 0.1)]
    found = often(reviewed(*steps), "")
    assert found is not None
    assert texts_in("en").say(found).startswith("3 of the 3 decisions that could have been better were of this kind")


def test_points_are_differences_of_the_shown_chances() -> None:
    """81 % and 94 % differ by 13 points, although 80.6 and 93.5 differ by less."""
    said = headline(step(option("move G1a", chance=0.806), option("search S1c"), 0.129)).values
    assert (said["chance"], said["better"], said["loss"]) == (81, 94, 13)


def test_start_and_parts_add_up_to_the_result() -> None:
    for parts in ((-0.124, -0.104, -0.254), (0.333, 0.333, -0.666), (0.004, 0.004, 0.004)):
        found = reviewed()
        found = found._replace(start=0.486, result=1.0, sums=type(found.sums)(*parts, 1 - 0.486 - sum(parts)))
        assert 49 + sum(parts_of(found).values()) == 100


def test_a_resignation_that_gave_up_more_than_any_mistake_is_the_lesson() -> None:
    resigned = Step(9, "own", "resign", 0.93, 0.0, Parts(skill=-0.93), None)
    assert lesson(reviewed(resigned), "") == Message("review-lesson-resigned", {"chance": 93})
    worse = step(option("move G1a"), option("search S1c"), 0.12)
    hopeless = resigned._replace(before=0.04)
    assert lesson(reviewed(worse, hopeless), "").key == "review-lesson-other"
