"""How far to trust playouts compared with the judge's values: the doubt at which the predicted loss of the played
action is closest to the results of other games.

python -m bench.doubts stalingrad --games 6 --seed tune      # writes `doubt` of titles/*/bots/calibration.toml
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from bench.reviews import played
from bench.samples import SETUPS
from fogline.analysis.decisions import analyse, rng_for
from fogline.analysis.judges import FINALISTS, LevelJudge, Playing, weighed, worlds_of
from fogline.analysis.review import Point, read_story
from fogline.bots.levels import ACE, THINKING
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table.declarations import Word
from fogline.table.records import AnyGame

GAMES: Final = 32
"""The number of playouts from each action for judging; equally many others are used for comparison."""
WORLDS: Final = 48
DOUBTS: Final = (6.0, 12.0, 25.0, 50.0, 100.0, 200.0, 400.0)
"""The values to compare."""


def errors_in(text: str, seed: str) -> Iterator[list[float]]:
    """For each decision in a record, the squared error of the loss by doubt."""
    story = read_story(text)
    for track in story.tracks:
        for point in track.points:
            if point.choices is not None and not isinstance(point.action, Word) and len(point.choices) > 1:
                yield from _errors(story.game, story.setup, point, point.choices, seed)


def _errors(game: AnyGame, setup: Setup, point: Point, choices: Any, seed: str) -> Iterator[list[float]]:
    assert point.action is not None
    assert point.view.seat is not None
    appraisal = title_of(game.name).appraisal()
    judge = LevelJudge(game, setup, Untrusting(appraisal))
    budget = Budget(WORLDS, None)
    found = analyse(game, point.view, choices, seed=seed, budget=budget, judge=judge, played=point.action)
    some = [one for at, one in enumerate(found.candidates) if at < FINALISTS or one.action is point.action]
    if len(some) < 2:
        return
    some.sort(key=lambda one: -one.mean)
    actions = [one.action for one in some]
    at = actions.index(point.action)
    rng = rng_for(game, point.view, f"{seed}/doubt")
    draw, playing = worlds_of(game, point.view, rng), Playing(game, Seat(point.view.seat), 1.0)
    games = [playing.ends(draw(), actions, rng.getrandbits(32)) for _ in range(2 * GAMES)]
    ends, others = list(zip(*games[:GAMES])), list(zip(*games[GAMES:]))
    found_errors = []
    for doubt in DOUBTS:
        means = [sum(row) / GAMES for row in weighed([[one.mean] * GAMES for one in some], ends, doubt)]
        best = means.index(max(means))
        shown = (sum(others[best]) - sum(others[at])) / GAMES
        found_errors.append((means[best] - means[at] - shown) ** 2)
    yield found_errors


class Untrusting:
    """An appraisal whose judge makes no playouts."""

    def __init__(self, appraisal: Any) -> None:
        self._appraisal = appraisal
        self.calibration = appraisal.calibration._replace(doubt=None)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._appraisal, name)


def main() -> None:
    """Measure the doubt in games between equal players of all levels, and write it to the file."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=12, help="of each level")
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    found: list[list[float]] = []
    levels = [level for level in THINKING if level != ACE or title_of(args.title).ace() is not None]
    for level in levels:
        for number in range(args.games):
            setup = SETUPS[args.title][number % len(SETUPS[args.title])]
            found += errors_in(played(setup, (level, level), f"{args.seed}/{level}/{number}"), args.seed)
    means = [fmean(column) for column in zip(*found)]
    doubt = DOUBTS[means.index(min(means))]
    print(
        f"{len(found)} decisions;", ", ".join(f"{one:g}: {mean:.5f}" for one, mean in zip(DOUBTS, means, strict=True))
    )
    file = Path(__file__).parents[1] / "src" / "fogline" / "titles" / args.title / "bots" / "calibration.toml"
    text = re.sub(r"(?m)^doubt = .*\n", "", file.read_text(encoding="utf-8"))
    line = f"doubt = {doubt:.0f}  # python -m bench.doubts {args.title} --games {args.games} --seed {args.seed}"
    file.write_text(text.replace("\n[decision]", f"{line}\n\n[decision]", 1), encoding="utf-8")


if __name__ == "__main__":
    main()
