"""The scores of a submission, and the statistical tests for them.

*marginals* and *worlds* are scored by proper scoring rules: honest answers score best. In the even set nothing beyond
the even posterior can be known, so an answer must fit the true world no better than other worlds drawn for the same
view. A randomization test compares them: if the answer follows from the view, the true world and the others are
exchangeable, so the rate of false alarms is the test's level, for any submission and any sampler.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite, sqrt
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fogline.kernel.errors import FoglineError, bad_data
from fogline.kernel.faults import Kind
from fogline.kit.aid import Hidden
from fogline.kit.registry import title_of
from fogline.kit.research import NORMAL_95
from fogline.research.beliefs.baselines import Even
from fogline.research.beliefs.tasks import EVEN, Row, asking, even_worlds

WORLDS: Final = 32
"""The number of worlds that a submission must draw for each view."""
OTHERS: Final = 99
"""In the even set, the true world is compared with this many others."""
EXCHANGES: Final = 9_999
"""The number of random exchanges in the tests."""
LEVEL: Final = 0.001
"""The significance level (the rate of false alarms): a submission to the even set is flagged below it."""
FLOOR: Final = 1e-6
"""Probabilities are clipped at this distance from 0 and 1."""
SLACK: Final = 1e-3
"""The tolerance for the probabilities of a place with a single card to add up to 1; they are then divided by their
sum."""
TASKS: Final = ("marginals", "worlds", "values")
"""The functions of a submission, which is created with the name of a title and has some of these:

- ``marginals(question, rng)``: by place and card, the probability that at least one such card is there
- ``worlds(question, count, rng)``: *count* worlds, each with the cards by place
- ``values(question, rng)``: by action, a number that is higher for better actions
"""

BAD_ANSWER: Final = Kind("data-bad-answer", "{task} of {id}: {reason}")


class Scored(NamedTuple):
    """The results for one position."""

    cluster: str
    places: int
    log: tuple[float, float] | None
    """The log-loss in nats, summed over all places: for the submission, and for even weights."""
    brier: float | None
    """The Brier score of the submission."""
    fits: Any
    """In the even set, how much better than even weights the answer fits the true world, and how much better it fits
    each of the others."""
    energy: tuple[float, float] | None
    """The energy score of its worlds, and that of even worlds."""
    nearness: Any
    """In the even set, how near the submission's worlds are to the true one, and to each of the others."""
    apart: Any
    """How far the submission's worlds are from the true one and from even worlds, and the same distances after random
    exchanges."""
    regret: float | None
    """How much worse the action ranked first is than the best one."""
    order: float | None
    """The rank correlation with the search's values."""


class Score(NamedTuple):
    """A mean over positions, or over their places."""

    mean: float
    half: float | None
    """Half the width of the 95 % interval; None if all positions are from one game."""
    views: int

    def plain(self) -> dict[str, Any]:
        """The score as data for JSON."""
        interval = None if self.half is None else [self.mean - self.half, self.mean + self.half]
        return {"mean": self.mean, "interval": interval, "views": self.views}


class Verdict(NamedTuple):
    """A test's result."""

    p: float
    views: int


class Report(NamedTuple):
    """The scores on one set of one title; None for tasks that the submission does not answer."""

    title: str
    set: str
    views: int
    games: int
    log: Score | None
    """The log-loss in nats per place."""
    gain: Score | None
    """How much better the log-loss is than with even weights, in nats per place."""
    brier: Score | None
    fits: Verdict | None
    """The test of whether the submission's ``marginals`` fit the true world better than others."""
    energy: Score | None
    closer: Score | None
    """How much lower the energy score is than that of even worlds."""
    nearness: Verdict | None
    """The same as ``fits`` for ``worlds``."""
    apart: Verdict | None
    """The test of whether the submission's worlds follow another distribution than they should."""
    regret: Score | None
    order: Score | None

    @property
    def leak(self) -> Verdict | None:
        """The test of whether the submission knows more than is knowable, from both of its answers (Bonferroni)."""
        tests = [test for test in (self.fits, self.nearness) if test is not None]
        return Verdict(min(1.0, len(tests) * min(test.p for test in tests)), tests[0].views) if tests else None

    @property
    def is_flagged(self) -> bool:
        """Whether the test reports that the submission knows more than is knowable (or gives a false alarm)."""
        return self.leak is not None and self.leak.p < LEVEL

    def plain(self) -> dict[str, Any]:
        """The report as data for JSON."""
        parts = {name: one.plain() if isinstance(one, Score) else one for name, one in self._asdict().items()}
        told = {name: one._asdict() if isinstance(one, Verdict) else one for name, one in parts.items()}
        return {**told, "flagged": self.is_flagged}


def score(row: Row, submission: Any, *, seed: str = "1", planted: float = 0.0) -> Scored:
    """Score a submission at one position. *planted* is a share of the truth to mix into the answers, to check the
    tests."""
    assert row.truth is not None
    question = row.question
    answered = _Answers(row, submission, seed)
    grid = _Grid(question.places)
    truth = grid.matrix([row.truth.held])
    known, game = asking(question.title), title_of(question.title).rules
    even = Even(question.title)
    others = truth[:0]
    if question.set == EVEN:
        drawn = even_worlds(game, question.view, Random(f"{seed}/{row.id}/others"), OTHERS)
        others = grid.matrix(known.held(question.view, drawn))
    worlds = np.vstack([truth, others])
    cluster = f"{row.id.rpartition('-')[0]}-{row.game}"
    found = Scored(cluster, len(question.places), None, None, None, None, None, None, None, None)
    if (said := answered.marginals()) is not None:
        q = (1 - planted) * grid.clean(said) + planted * truth[0]
        p = grid.clean(even.marginals(question, Random(f"{seed}/{row.id}/even")))
        fits = grid.log_scores(q, worlds) - grid.log_scores(p, worlds)
        found = found._replace(
            log=(-float(grid.log_scores(q, truth)[0]), -float(grid.log_scores(p, truth)[0])),
            brier=float(((q - truth[0]) ** 2).sum()),
            fits=fits if question.set == EVEN else None,
        )
    if (told := answered.worlds()) is not None:
        own = grid.matrix(told)
        for at in range(round(planted * WORLDS)):
            own[at] = truth[0]
        plain = grid.matrix(even.worlds(question, WORLDS, Random(f"{seed}/{row.id}/worlds")))
        rng = np.random.default_rng(list(f"{seed}/{row.id}".encode()))
        found = found._replace(
            energy=(_energy(own, truth), _energy(plain, truth)),
            nearness=-_distances(own, worlds).mean(axis=0) if question.set == EVEN else None,
            apart=_apart(own, worlds[: WORLDS + 1], rng),
        )
    if (ranks := answered.values()) is not None:
        found = found._replace(regret=_regret(ranks, row.truth.values), order=_order(ranks, row.truth.values))
    return found


class _Answers:
    """The checked answers of a submission to one question."""

    def __init__(self, row: Row, submission: Any, seed: str) -> None:
        self._row, self._submission, self._seed = row, submission, seed

    def _ask(self, task: str, *more: Any) -> Any | None:
        answer = getattr(self._submission, task, None)
        if answer is None:
            return None
        try:
            return answer(self._row.question, *more, Random(f"{self._seed}/{self._row.id}/{task}"))
        except FoglineError:
            raise
        except Exception as error:
            raise self._fault(task, f"{type(error).__name__}: {error}") from error

    def _fault(self, task: str, reason: str) -> FoglineError:
        name = type(self._submission).__name__
        return bad_data(name, "", BAD_ANSWER, {"task": task, "id": self._row.id, "reason": reason})

    def marginals(self) -> list[list[float]] | None:
        """The submission's probabilities by place and card; None if it lacks this function."""
        said = self._ask("marginals")
        if said is None:
            return None
        places = self._row.question.places
        if len(said) != len(places):
            raise self._fault("marginals", f"{len(said)} places, not {len(places)}")
        found = []
        for place, row in zip(places, said, strict=True):
            chances = [float(one) for one in row]
            if len(chances) != len(place.cards):
                raise self._fault("marginals", f"{place.place}: {len(chances)} chances, not {len(place.cards)}")
            if not all(0.0 <= one <= 1.0 + SLACK for one in chances):
                raise self._fault("marginals", f"{place.place}: a chance is not between 0 and 1")
            if place.holds_one and abs(sum(chances) - 1.0) > SLACK:
                raise self._fault("marginals", f"{place.place}: the chances add up to {sum(chances):.4f}, not 1")
            found.append(chances)
        return found

    def worlds(self) -> list[list[list[str]]] | None:
        """The submission's worlds; None if it lacks this function."""
        said = self._ask("worlds", WORLDS)
        if said is None:
            return None
        if len(said) != WORLDS:
            raise self._fault("worlds", f"{len(said)} worlds, not {WORLDS}")
        places = self._row.question.places
        for world in said:
            if len(world) != len(places):
                raise self._fault("worlds", f"{len(world)} places, not {len(places)}")
            for place, cards in zip(places, world, strict=True):
                if isinstance(cards, str) or not set(cards) <= set(place.cards):
                    raise self._fault("worlds", f"{place.place}: not cards that can be there")
                if place.holds_one and len(cards) != 1:
                    raise self._fault("worlds", f"{place.place}: {len(cards)} cards, not 1")
        return [[list(cards) for cards in world] for world in said]

    def values(self) -> list[float] | None:
        """The submission's values of the actions; None if there are no actions, or if it lacks this function."""
        actions = self._row.question.actions
        said = self._ask("values") if actions else None
        if said is None:
            return None
        values = [float(one) for one in said]
        if len(values) != len(actions) or not all(map(isfinite, values)):
            raise self._fault("values", f"not {len(actions)} finite numbers")
        return values


class _Grid:
    """Worlds as rows of zeros and ones, with a column for each card of each place."""

    def __init__(self, places: Sequence[Hidden]) -> None:
        self._starts: list[dict[str, int]] = []
        many: list[bool] = []
        for place in places:
            self._starts.append({card: len(many) + at for at, card in enumerate(place.cards)})
            many += [not place.holds_one] * len(place.cards)
        self._many = np.array(many, bool)
        self._places = places

    def matrix(self, worlds: Sequence[Sequence[Sequence[str]]]) -> Any:
        """The rows of *worlds*."""
        found = np.zeros((len(worlds), len(self._many)))
        for row, world in zip(found, worlds, strict=True):
            for start, cards in zip(self._starts, world, strict=True):
                for card in cards:
                    row[start[card]] = 1.0
        return found

    def clean(self, said: Sequence[Sequence[float]]) -> Any:
        """Clipped probabilities as one row."""
        rows = [
            [min(1.0, one / sum(row)) if place.holds_one else min(1.0, one) for one in row]
            for place, row in zip(self._places, said, strict=True)
        ]
        return np.array([one for row in rows for one in row])

    def log_scores(self, chances: Any, worlds: Any) -> Any:
        """The logarithm of the probability of each world, summed over places."""
        yes, no = np.log(np.maximum(chances, FLOOR)), np.log(np.maximum(1 - chances, FLOOR))
        return worlds @ yes + (1 - worlds[:, self._many]) @ no[self._many]


def _distances(some: Any, others: Any) -> Any:
    squares = (some**2).sum(axis=1)[:, None] + (others**2).sum(axis=1)[None, :] - 2 * some @ others.T
    return np.sqrt(np.maximum(squares, 0.0))


def _energy(own: Any, truth: Any) -> float:
    """An unbiased estimate of the energy score; lower is better."""
    count = len(own)
    return float(_distances(own, truth).mean() - _distances(own, own).sum() / (count * (count - 1)) / 2)


def _apart(own: Any, others: Any, rng: Any) -> Any:
    """The energy distance between both samples: first the original one, then one after each exchange of their
    members."""
    both = np.vstack([own, others])
    table = _distances(both, both)
    first, second = len(own), len(others)
    labels = np.zeros((EXCHANGES // 10 + 1, len(both)))
    labels[0, first:] = 1.0
    for row in labels[1:]:
        row[rng.permutation(len(both))[:second]] = 1.0
    across = labels @ table
    inner = (across * labels).sum(axis=1)
    between = across.sum(axis=1) - inner
    outer = table.sum() - inner - 2 * between
    return 2 * between / first / second - inner / second**2 - outer / first**2


def _regret(said: Sequence[float], values: Sequence[Sequence[float]]) -> float:
    """How much worse the first choice is than the best action: one search finds the best, and the other one judges
    both, so that chance in a search favours no action."""
    chosen = max(range(len(said)), key=said.__getitem__)
    losses = []
    for finding, judging in (values, tuple(reversed(values))):
        best = max(range(len(said)), key=finding.__getitem__)
        losses.append(judging[best] - judging[chosen])
    return sum(losses) / len(losses)


def _order(said: Sequence[float], values: Sequence[Sequence[float]]) -> float | None:
    """Spearman's rank correlation with the mean of both searches; None if either ranking has only ties."""
    means = [sum(column) for column in zip(*values, strict=True)]
    first, second = _ranks(said), _ranks(means)
    spread = float(np.std(first) * np.std(second))
    return float(np.mean((first - first.mean()) * (second - second.mean()))) / spread if spread > 0 else None


def _ranks(numbers: Sequence[float]) -> Any:
    given = np.array(numbers)
    return (given[:, None] > given[None, :]).sum(axis=1) + (given[:, None] == given[None, :]).sum(axis=1) / 2


# -- summing up -------------------------------------------------------------------------------------


class Tally:
    """The results on one set of one title."""

    def __init__(self, title: str, chosen: str, seed: str = "1") -> None:
        self.title, self.set = title, chosen
        self._rng = np.random.default_rng(list(f"{seed}/{title}/{chosen}".encode()))
        self._rows: list[Scored] = []
        self._seen: set[str] = set()
        self._fits, self._nearness = _Exchanged(self._rng), _Exchanged(self._rng)
        self._apart: Any = 0.0
        self._apart_views = 0

    def add(self, one: Scored) -> int:
        """Add a position."""
        if one.fits is not None:
            self._fits.add(one.fits)
        if one.nearness is not None:
            self._nearness.add(one.nearness)
        if one.apart is not None and (self.set == EVEN or one.cluster not in self._seen):
            self._apart = self._apart + one.apart  # in games, the truths of one game depend on each other
            self._apart_views += 1
        self._seen.add(one.cluster)
        self._rows.append(one._replace(fits=None, nearness=None, apart=None))
        return 1

    def report(self) -> Report:
        """The scores so far."""
        rows = self._rows
        apart = None
        if self._apart_views:
            apart = Verdict(float((self._apart >= self._apart[0] - 1e-9).mean()), self._apart_views)
        return Report(
            self.title, self.set, len(rows), len(self._seen),
            self._mean({at: one.log[0] for at, one in enumerate(rows) if one.log}, a_place=True),
            self._mean({at: one.log[1] - one.log[0] for at, one in enumerate(rows) if one.log}, a_place=True),
            self._mean({at: one.brier for at, one in enumerate(rows) if one.brier is not None}, a_place=True),
            self._fits.test(),
            self._mean({at: one.energy[0] for at, one in enumerate(rows) if one.energy}),
            self._mean({at: one.energy[1] - one.energy[0] for at, one in enumerate(rows) if one.energy}),
            self._nearness.test(), apart,
            self._mean({at: one.regret for at, one in enumerate(rows) if one.regret is not None}),
            self._mean({at: one.order for at, one in enumerate(rows) if one.order is not None}),
        )  # fmt: skip

    def _mean(self, numbers: Mapping[int, float], *, a_place: bool = False) -> Score | None:
        """The mean over positions or places. Its interval treats the positions of one game as one observation."""
        if not numbers:
            return None
        sums: dict[str, list[float]] = {}
        for at, number in numbers.items():
            one = sums.setdefault(self._rows[at].cluster, [0.0, 0.0])
            one[0] += number
            one[1] += self._rows[at].places if a_place else 1
        weight = sum(one for _, one in sums.values())
        mean = sum(one for one, _ in sums.values()) / weight
        games = len(sums)
        spread = sum((total - mean * one) ** 2 for total, one in sums.values())
        half = NORMAL_95 * sqrt(spread * games / (games - 1)) / weight if games > 1 else None
        return Score(mean, half, len(numbers))


class _Exchanged:
    """The randomization test: in each position the true world is exchanged with a random one of all worlds."""

    def __init__(self, rng: Any) -> None:
        self._rng = rng
        self._true = 0.0
        self._sums: Any = np.zeros(EXCHANGES)
        self._views = 0

    def add(self, numbers: Any) -> None:
        """Add a position: the figure for the true world, then those for the others."""
        self._true += float(numbers[0])
        self._sums += numbers[self._rng.integers(0, len(numbers), EXCHANGES)]
        self._views += 1

    def test(self) -> Verdict | None:
        """The test's result: the share of exchanges in which the sum is at least as large."""
        if not self._views:
            return None
        return Verdict((1 + int((self._sums >= self._true - 1e-9).sum())) / (1 + EXCHANGES), self._views)
