"""``fogline fuzz``: random games over all possible set-ups, with every promise checked."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.text import Text

import fogline
from fogline.cli import arguments
from fogline.cli.console import BAD, GOOD, HEAD, show, show_json
from fogline.cli.faults import NO_SQUAD
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out, tell_partial
from fogline.cli.trial import try_game
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import bad_data
from fogline.kernel.setup import Setup, Value, write_value
from fogline.kit.files import file_fault
from fogline.kit.registry import title_of
from fogline.kit.setups import is_accepted
from fogline.locale import Texts

WILD: Final = 0.05
"""The share of games with a random scenario or random cards."""
GAMES: Final = 1000
LIMIT: Final = 10_000
FOLDER: Final = "fuzz-failures"
_TRIES: Final = 20
"""The number of redraws of incompatible options before the set-up is left unchanged."""
_CHUNK: Final = 10
"""The number of games in a task: few, so that progress is visible and an interrupt loses little."""


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    arguments.add_game(parser, default=fogline.games()[0])
    parser.add_argument("--scenario", metavar="NAME", help=texts("cli-fuzz-scenario"))
    parser.add_argument("--preset", metavar="NAME", help=texts("cli-fuzz-preset"))
    arguments.add_cards(parser)
    arguments.add_number(parser, "games", GAMES, "cli-fuzz-games")
    parser.add_argument("--seed", type=int, default=0, metavar="SEED", help=texts("cli-fuzz-seed"))
    parser.add_argument("--failures", default=FOLDER, metavar="FOLDER", help=texts("cli-fuzz-failures"))
    arguments.add_jobs(parser)
    arguments.add_number(parser, "limit", LIMIT, "cli-fuzz-limit")


EXAMPLES: Final = (
    "fogline fuzz stalingrad --scenario quick-duel --games 100",
    "fogline fuzz panzer --preset full --seed 7 --json",
)


class Task(NamedTuple):
    """A range of games to play, by number."""

    game: str
    scenario: str | None
    preset: str | None
    cards: str
    """The text of a card file for the games; can be empty."""
    seed: int
    numbers: range
    limit: int


class Failure(NamedTuple):
    """A game that broke a promise."""

    number: int
    setup: str
    step: int
    what: str
    record: str


@dataclass
class Tally:
    """The results so far."""

    games: int = 0
    steps: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    combinations: Counter[str] = field(default_factory=Counter)
    longest: tuple[int, int, str] = (0, 0, "")
    """The longest game: steps, its number negated (so that the first of equal games counts), its set-up."""
    cut: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> int:
        """Add the games of *other*; returns their number."""
        self.games += other.games
        self.steps += other.steps
        self.outcomes += other.outcomes
        self.combinations += other.combinations
        self.longest = max(self.longest, other.longest)
        self.cut += other.cut
        self.failures += other.failures
        return other.games


def run(args: Namespace) -> int:
    """Play the games and report."""
    arguments.refuse_outside(args, "games", "jobs", "limit")
    fogline.game(args.game)
    arguments.read_preset(args.game, args.preset)
    args.data = arguments.read_cards(args.game, args.cards)
    combinations(args.game, args.scenario, args.preset, args.data)
    begun = time.monotonic()
    tally = Tally()
    texts: Texts = args.texts
    numbers = [range(start, min(start + _CHUNK, args.games)) for start in range(0, args.games, _CHUNK)]
    tasks = [Task(args.game, args.scenario, args.preset, args.data, args.seed, some, args.limit) for some in numbers]

    def note() -> str:
        return texts("fuzz-note", steps=tally.steps, failures=len(tally.failures))

    progress = Progress(texts, "games", args.games, note)
    is_whole = carry_out(play_games, tasks, args.jobs, progress, tally.add)
    files = [_write_failure(failure, args) for failure in tally.failures]
    if args.json:
        show_json(_as_data(args, tally, files), is_whole=is_whole)
    elif is_whole or tell_partial(texts, tally.games, args.games):
        _report(texts, args, tally, files)
    build = texts("version-compiled" if COMPILED else "version-pure")
    seconds = round(time.monotonic() - begun)
    print(texts("fuzz-time", seconds=seconds, jobs=args.jobs, build=build), file=sys.stderr)
    if not is_whole:
        return INTERRUPTED
    return 1 if tally.failures else 0


def play_games(task: Task) -> Tally:
    """Play the games of a task. Each game has its own generator, so it is the same in every process."""
    game = fogline.game(task.game)
    setups = combinations(task.game, task.scenario, task.preset, task.cards)
    is_tame = task.scenario is not None or task.preset is not None or task.cards != ""
    tally = Tally()
    for number in task.numbers:
        rng = Random(f"{task.seed} {number}")
        base, kind = setups[number % len(setups)], ""
        if not is_tame and rng.random() < WILD:
            base, kind = title_of(task.game).setups().random_setup(rng), "custom"
        setup = varied(base, rng)
        trial = try_game(game, setup, rng, task.limit)
        tally.games += 1
        tally.steps += trial.steps
        tally.combinations[kind or describe(base)] += 1
        tally.longest = max(tally.longest, (trial.steps, -number, describe(setup)))
        if trial.failure:
            tally.failures.append(Failure(number, describe(setup), trial.steps, trial.failure, trial.record))
        elif trial.outcome is None:
            tally.cut += 1
        else:
            tally.outcomes["+".join(trial.outcome.reasons)] += 1
    return tally


# -- set-ups ----------------------------------------------------------------------------------------


@cache
def combinations(name: str, scenario: str | None = None, preset: str | None = None, cards: str = "") -> list[Setup]:
    """Every scenario in every playable variant: modes and numbers of players, or advanced rules."""
    game = fogline.game(name)
    if scenario is not None:
        arguments.refuse_unknown("scenario", scenario, game.scenarios)
    found: dict[str, Setup] = {}
    for one in game.scenarios if scenario is None else [scenario]:
        for options in title_of(name).setups().variants(preset):
            setup = Setup(name, one, options, cards)
            if is_accepted(game, setup):
                found[describe(setup)] = setup
    if not found:
        raise bad_data("--cards", scenario or "", NO_SQUAD, {})
    return list(found.values())


def varied(setup: Setup, rng: Random) -> Setup:
    """The set-up, sometimes with other values for options that it does not name."""
    if rng.random() < 0.5:
        return setup
    for _ in range(_TRIES):
        found = _changed(setup, rng)
        if is_accepted(fogline.game(setup.game), found):
            return found
    return setup


def _changed(setup: Setup, rng: Random) -> Setup:
    """The set-up with some options changed, compatible or not."""
    setups = title_of(setup.game).setups()
    options: dict[str, Value] = dict(setup.options)
    for option in fogline.game(setup.game).options:
        if option.key not in setups.structure and option.key not in setup.options and rng.random() < 0.5:
            if option.form and rng.random() < 0.8:
                options[option.key] = setups.random_value(option.key, rng)
            else:
                options[option.key] = rng.choice(option.values)
    return Setup(setup.game, setup.scenario, options, setup.data)


def describe(setup: Setup) -> str:
    """A set-up in one line."""
    return " ".join([setup.scenario, *(f"{key}={write_value(value)}" for key, value in setup.options.items())])


# -- the report -------------------------------------------------------------------------------------


def _write_failure(failure: Failure, args: Namespace) -> str:
    folder = Path(args.failures)
    path = folder / f"{args.game}-{args.seed}-{failure.number}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.record, encoding="utf-8")
    except OSError as error:
        raise file_fault(str(path), error) from None
    return str(path)


def _as_data(args: Namespace, tally: Tally, files: list[str]) -> dict[str, Any]:
    steps, number, setup = tally.longest
    return {
        "game": args.game,
        "rules": fogline.game(args.game).version,
        "seed": args.seed,
        "games": tally.games,
        "steps": tally.steps,
        "combinations": dict(sorted(tally.combinations.items())),
        "outcomes": dict(sorted(tally.outcomes.items())),
        "longest": {"steps": steps, "game": -number, "setup": setup},
        "limit": args.limit,
        "cut": tally.cut,
        "failures": [
            {"game": one.number, "setup": one.setup, "step": one.step, "what": one.what, "record": path}
            for one, path in zip(tally.failures, files, strict=True)
        ],
    }


def _report(texts: Texts, args: Namespace, tally: Tally, files: list[str]) -> None:
    steps, number, setup = tally.longest
    show(
        texts("fuzz-summary", games=tally.games, steps=tally.steps, combinations=len(tally.combinations)),
        Text(texts("fuzz-outcomes"), HEAD),
        *(f"  {reason:<28} {count}" for reason, count in tally.outcomes.most_common()),
        texts("fuzz-longest", steps=steps, number=-number, setup=setup),
        texts("fuzz-cut", limit=args.limit, games=tally.cut),
        Text(texts("fuzz-failures", count=len(tally.failures)), BAD if tally.failures else GOOD),
    )
    for failure, path in zip(tally.failures, files, strict=True):
        show(f"  {path}", f"    {failure.setup}", f"    {failure.what}")
