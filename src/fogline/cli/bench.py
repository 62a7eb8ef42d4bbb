"""``fogline bench``: how fast the rules of any title are (``speed``), and who knows best what is hidden (``belief``,
``make``; ``cli/beliefs.py``).

Speed is measured through the contract. ``bench/speed.py`` of the sources measures how the rules compare with other
toolkits, and with their targets.
"""

from __future__ import annotations

import random
import statistics
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.levels import RandomBot
from fogline.cli import beliefs
from fogline.cli.arguments import add_game, add_json, add_number, refuse_outside
from fogline.cli.console import show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.kernel.arrays import COMPILED, Dice
from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.locale import Texts
from fogline.table.records import AnyGame

ROUNDS: Final = 3
SECONDS: Final = 0.5
GAMES: Final = 8
"""The number of random games whose positions are measured."""
STEPS: Final = 60
"""The latest step at which a position is taken."""
MAX_STEPS: Final = 2_000
"""Steps after which a random game is abandoned."""
FIGURES: Final = ("api", "playout", "clone", "view", "imagine")


EXAMPLES: Final = (
    "fogline bench speed",
    "fogline bench speed stalingrad panzer --rounds 5 --json",
    "fogline bench belief ./mine.py:Guess panzer --views 200",
    "fogline bench make my-views panzer --views 1000",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, add in (("speed", _add_speed), ("belief", beliefs.add_belief), ("make", beliefs.add_make)):
        about = texts(f"cli-bench-{name}")
        add(actions.add_parser(name, texts=texts, help=about, description=about))


def _add_speed(parser: Parser) -> None:
    texts = parser.texts
    add_game(parser, many=True)
    add_number(parser, "rounds", ROUNDS, "cli-bench-rounds")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="SECONDS", help=texts("cli-bench-seconds"))
    add_json(parser)


class Task(NamedTuple):
    """One figure of one title."""

    game: str
    figure: str


def run(args: Namespace) -> int:
    """Carry out one action."""
    actions = {"speed": _measure, "belief": beliefs.score_submission, "make": beliefs.make_views}
    return actions[args.action](args)


def _measure(args: Namespace) -> int:
    """Measure in turns and report the medians."""
    texts: Texts = args.texts
    refuse_outside(args, "rounds")
    measures = {name: measures_of(fogline.game(name)) for name in args.games or fogline.games()}
    tasks = [Task(name, figure) for name, known in measures.items() for figure in known] * args.rounds
    found: dict[Task, list[float]] = {}

    def measure(task: Task) -> tuple[Task, float]:
        return task, rate(args.seconds, measures[task.game][task.figure])

    def add(result: tuple[Task, float]) -> int:
        task, figure = result
        found[task] = [*found.pop(task, []), figure]  # the latest is the last
        return 1

    progress = Progress(texts, "measurements", len(tasks), partial(_note, found))
    is_whole = carry_out(measure, tasks, 1, progress, add)
    medians = {task: statistics.median(found[task]) for task in dict.fromkeys(tasks) if task in found}
    if args.json:
        _print_json(medians, is_whole=is_whole)
    else:
        _print(texts, medians, is_whole=is_whole)
    return 0 if is_whole else INTERRUPTED


# -- what is measured -------------------------------------------------------------------------------


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much *work* is done per second of processor time."""
    work()
    done, began = 0, process_time()
    while (took := process_time() - began) < seconds or not done:
        done += work()
    return done / max(took, 1e-9)


def measures_of(game: AnyGame) -> Mapping[str, Callable[[], int]]:
    """The measurements of a title in its first scenario: by figure, a function that returns the amount of work done."""
    setup = Setup(game.name, game.scenarios[0])
    rng = Random(1)
    states = [_position(game, setup, rng.randrange(STEPS), rng) for _ in range(GAMES)]
    views = [game.view(state, None if seat == CHANCE else seat) for state, seat, _ in states]
    found: dict[str, Callable[[], int]] = {"api": partial(_play, game, setup)}
    if playout := getattr(game, "playout", None):
        dice = Dice(1)
        found["playout"] = lambda: int(playout(game.new(setup), dice, MAX_STEPS))
    found["clone"] = partial(_clone, game, states)
    found["view"] = partial(_view, game, states)
    found["imagine"] = lambda: len([game.imagine(view, rng) for view in views])
    return found


class _Position(NamedTuple):
    """A position, the seat to act, and one of its actions."""

    state: Any
    seat: Any
    action: Any


def _position(game: AnyGame, setup: Setup, steps: int, rng: Random) -> _Position:
    """A position of a random game after some steps, or an earlier one if it ends before."""
    state, found = game.new(setup), None
    for number in range(steps + 1):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        action = _random_action(game, state, seat, rng)
        found = _Position(state.clone(), seat, action)
        if number < steps:
            game.apply(state, seat, action)
    assert found is not None, "a game begins with somebody to act"
    return found


def _random_action(game: AnyGame, state: Any, seat: Any, rng: Random) -> Any:
    if seat == CHANCE:
        actions, weights = zip(*game.outcomes(state), strict=True)
        return rng.choices(actions, weights)[0]
    return RandomBot().choose(None, game.legal(state, seat), rng)


def _play(game: AnyGame, setup: Setup) -> int:
    """A whole game through the contract, one legal list and one action at a time."""
    state, steps, uniform = game.new(setup), 0, random.random
    while (acting := game.to_act(state)) and steps < MAX_STEPS:
        seat = acting[0]
        if seat == CHANCE:
            actions, weights = zip(*game.outcomes(state), strict=True)
            game.apply(state, seat, random.choices(actions, weights)[0])
        else:
            choices = game.legal(state, seat)
            game.apply(state, seat, choices[int(uniform() * len(choices))])
        steps += 1
    return steps


def _clone(game: AnyGame, positions: list[_Position]) -> int:
    """Copy each position and play one action on the copy."""
    for state, seat, action in positions:
        game.apply(state.clone(), seat, action)
    return len(positions)


def _view(game: AnyGame, positions: list[_Position]) -> int:
    """The view of each position."""
    for state, seat, _ in positions:
        game.view(state, None if seat == CHANCE else seat)
    return len(positions)


# -- the report -------------------------------------------------------------------------------------


def _note(found: Mapping[Task, list[float]]) -> str:
    """The latest figure."""
    if not found:
        return ""
    task, rates = list(found.items())[-1]
    return f"{task.game} {task.figure}: {rates[-1]:,.0f}"


def _print_json(medians: Mapping[Task, float], *, is_whole: bool) -> None:
    figures: dict[str, dict[str, float]] = {}
    for (game, figure), value in medians.items():
        figures.setdefault(game, {})[figure] = round(value, 1)
    show_json({"compiled": COMPILED, "figures": figures}, is_whole=is_whole)


def _print(texts: Texts, medians: Mapping[Task, float], *, is_whole: bool) -> None:
    if not is_whole:
        show(texts("bench-partial"))
    show(texts("bench-summary", build=texts("version-compiled" if COMPILED else "version-pure")))
    heads = [texts("bench-title"), *(texts(f"bench-{figure}") for figure in FIGURES)]
    rows = [
        [name, *(f"{medians[task]:.0f}" if (task := Task(name, figure)) in medians else "–" for figure in FIGURES)]
        for name in dict.fromkeys(task.game for task in medians)
    ]
    widths = [max(len(row[at]) for row in (heads, *rows)) for at in range(len(heads))]
    plain = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in (heads, *rows)]
    show_table(heads, rows, plain)
