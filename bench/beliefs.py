"""Learns from games how opponents set up and act, and measures the value of this knowledge as a belief.

    python -m bench.beliefs learn stalingrad --games 1000 --seed 1 --players veteran veteran-2026
    python -m bench.beliefs measure stalingrad --games 100 --seed 2 --players veteran-2026
    python -m bench.beliefs learn panzer --ace --games 200 --seed 1 --players veteran veteran-2026

``learn`` writes ``bots/belief.toml`` of a title: a model of the card on a hidden cell (``bench/fitting.py``), relative
to its probability if all worlds that fit are equally likely. ``measure`` plays other games, and compares the belief
with even weights: log-loss per cell, calibration, and how well cells are ranked (AUC). With ``counts kept``, cells are
weighted so that the number of cards of each kind is right. With ``--ace``, the observer is an ace without its network,
squads and beliefs that plays against these players, and ``learn`` writes the ace's belief.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import fogline
from bench.fitting import ACES_FORMS, FORMS, PACKAGES, Form
from fogline import Setup
from fogline.bots import Bot, Budget, arena, bot_for
from fogline.bots.levels import Veteran, knowledge_of
from fogline.kernel.game import CHANCE
from fogline.kernel.rolls import by_weight
from fogline.kit.bots import Knowledge
from fogline.kit.registry import title_of
from fogline.titles.panzer.bots.belief import ACES_FILE
from fogline.titles.panzer.rules.steps import ACTION as PANZER_ACTION
from fogline.titles.panzer.rules.tables import PRESETS
from fogline.titles.stalingrad.rules.steps import ACTION as STALINGRAD_ACTION

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200}),
}
OTHERS: Final = {
    "stalingrad": [
        Setup("stalingrad", scenario, {"mode": "advanced"})
        for scenario in ("quick-duel", "open-front", "deep-front", "open-battle")
    ],
    "panzer": list[Setup](),
}
"""The set-ups of one in five training games."""
FIFTHS: Final = 5
ACTIONS: Final = {"stalingrad": STALINGRAD_ACTION, "panzer": PANZER_ACTION}
FEW_WORLDS: Final = 100
"""The number of worlds for even probabilities in training."""
WORLDS: Final = 400
"""The number of worlds for even probabilities in measurements."""
SURE: Final = 0.99
"""The minimum probability that counts as certain."""
SHOWN: Final = {"stalingrad": (2, "a Sniper"), "panzer": (0, "a unit")}
"""The class whose calibration is printed, and its name; for class 0, the calibration of all other classes together."""


class Sample(NamedTuple):
    """One turn: a seat's view, and the true cards."""

    view: Any
    cells: dict[int, Any]
    """The description of each hidden cell."""
    truth: list[int]
    """The class of the card on each of these cells."""


class Seen(NamedTuple):
    """The description of cells, and the observers: both seats of a player against itself, or an ace."""

    form: Form
    ace: Bot | None


def samples(title: str, bot: Bot, games: int, seed: str, seen: Seen, *, is_varied: bool = False) -> Iterator[Sample]:
    """Every second turn of *games* games of a player against itself, or of an ace against the player, sides
    alternating."""
    game: Any = fogline.game(title)
    for number in range(games):
        rng, others = Random(f"{seed}/{number}"), OTHERS[title]
        is_other = is_varied and others and number % FIFTHS == 0
        state = game.new(others[number // FIFTHS % len(others)] if is_other else SETUPS[title])
        last = -1
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                game.apply(state, seat, by_weight(rng, game.outcomes(state)))
                continue
            is_aces = seen.ace is not None and int(seat) == number // 2 % 2
            is_due = state.turn != last and state.turn // 2 % 2 == number % 2
            if state.step == ACTIONS[title] and is_due and (is_aces or seen.ace is None):
                last = int(state.turn)
                view = game.view(state, seat)
                if cells := seen.form.describe(view):
                    yield Sample(view, cells, classes(state, cells, seen.form.classes))
            acting_bot = seen.ace if is_aces and seen.ace is not None else bot
            game.apply(state, seat, acting_bot.choose(game.view(state, seat), game.legal(state, seat), rng))


def player_for(title: str, name: str, worlds: int) -> Bot:
    """A level or a baseline. A veteran plays without beliefs, so that the learned belief does not depend on an earlier
    belief."""
    game: Any = fogline.game(title)
    budget = Budget(worlds, None)
    if name in arena.BASELINES:
        return Veteran(game, title_of(title).baseline(name), budget)
    return Veteran(game, Unbelieving(knowledge_of(game)), budget) if name == "veteran" else bot_for(game, name, budget)


def seen_by(title: str, worlds: int, *, is_ace: bool) -> Seen:
    """The description of a title's cells."""
    if not is_ace:
        return Seen(FORMS[title], None)
    game: Any = fogline.game(title)
    ace = title_of(title).ace()
    assert ace is not None
    return Seen(ACES_FORMS[title], Veteran(game, Unbelieving(knowledge_of(game)), Budget(worlds, None), ace.judge))


class Unbelieving:
    """A title's bot knowledge without beliefs."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.prepare, self.weights = knowledge.prepare, knowledge.weights
        self.rate, self.judge = knowledge.rate, knowledge.judge


def classes(world: Any, cells: dict[int, Any], known: list[int]) -> list[int]:
    """The class of the card on each of *cells*."""
    cards = world.cells
    return [known[cards[cell]] for cell in cells]


# -- learning ---------------------------------------------------------------------------------------


def even_chances(game: Any, sample: Sample, known: list[int], worlds: int, rng: Random) -> list[list[float]]:
    """By cell, the probability of each class if all worlds that fit are equally likely. Because there are few *worlds*,
    a little of the average frequencies is mixed in."""
    width = max(known) + 1
    sums = [[0.0] * width for _ in sample.cells]
    for _ in range(worlds):
        for cell, kind in zip(sums, classes(game.imagine(sample.view, rng), sample.cells, known)):
            cell[kind] += 1
    whole = [sum(cell[kind] for cell in sums) / len(sums) / worlds for kind in range(width)]
    return [[(one + 2 * max(1e-3, other)) / (worlds + 2) for one, other in zip(cell, whole)] for cell in sums]


def learn(title: str, bots: Sequence[Bot], games: int, seed: str, seen: Seen | None = None) -> str:
    """The ``belief.toml`` with the highest likelihood for the true cards, in *games* games of each of *bots*."""
    game: Any = fogline.game(title)
    seen = seen or Seen(FORMS[title], None)
    form = seen.form
    rng = Random(f"{seed}/worlds")
    rows: list[Any] = []
    even: list[list[float]] = []
    truth: list[int] = []
    for number, bot in enumerate(bots):
        for sample in samples(title, bot, games, f"{seed}/{number}", seen, is_varied=True):
            rows += sample.cells.values()
            even += even_chances(game, sample, form.classes, FEW_WORLDS, rng)
            truth += sample.truth
    return form.fit(rows, np.log(np.array(even)), np.array(truth))


# -- measuring --------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A belief's prediction for one cell, and the true card."""

    chances: Sequence[float]
    truth: int


def measure(title: str, bot: Bot, games: int, seed: str, text: str, seen: Seen | None = None) -> None:
    """Print the quality of the belief in a ``belief.toml``, compared with even weights."""
    game: Any = fogline.game(title)
    seen = seen or Seen(FORMS[title], None)
    form, say = seen.form, seen.form.read(text)
    rng = Random(f"{seed}/worlds")
    told: dict[str, list[Told]] = {"even": [], "belief": [], "counts kept": []}
    for sample in samples(title, bot, games, seed, seen):
        even = np.array(even_chances(game, sample, form.classes, WORLDS, rng))
        believed = even * np.exp([say(cell) for cell in sample.cells.values()])
        believed /= believed.sum(axis=1, keepdims=True)
        for name, chances in zip(told, (even, believed, _balanced(believed, even.sum(axis=0)))):
            told[name] += [Told(row, truth) for row, truth in zip(chances.tolist(), sample.truth)]
    print(f"{title}, {games} games, seed {seed}; {len(told['even'])} hidden cells")
    kind, word = SHOWN[title]
    open_question = [1 - SURE < _about(one, kind)[0] < SURE for one in told["even"]]
    undecided = [number for number, is_open in enumerate(open_question) if is_open]
    first = 0.0
    for name, cells in told.items():
        loss = sum(-log(one.chances[one.truth]) for one in cells) / len(cells)
        first = first or loss
        ranked = [_about(cells[number], kind) for number in undecided]
        print(f"  {name:<12} log-loss a cell {loss:.4f} nats, {1 - loss / first:.1%} less than with even weights")
        told_of = f"{word}, {len(ranked)} undecided cells"
        print(f"               {told_of}: AUC {_area(ranked):.3f}, said/true by fifth {_calibration(ranked)}")


def _balanced(chances: Any, counts: Any) -> Any:
    """The *chances*, weighted so that the number of cards of each class matches *counts*."""
    found = chances
    for _ in range(10):
        found = found * ((counts + 1e-6) / (found.sum(axis=0) + 1e-6))
        found = found / found.sum(axis=1, keepdims=True)
    return found


def _about(one: Told, kind: int) -> tuple[float, bool]:
    """The predicted probability of a class, and whether it was true; class 0 means any other class."""
    return (one.chances[kind], one.truth == kind) if kind else (1 - one.chances[0], one.truth > 0)


def _area(ranked: list[tuple[float, bool]]) -> float:
    """The probability that a cell with a unit ranks above one without."""
    values = np.array([one for one, _ in ranked])
    truths = np.array([truth for _, truth in ranked])
    places = np.argsort(np.argsort(values, kind="stable"), kind="stable").astype(float)
    for value in np.unique(values):  # equal values share their ranks
        same = values == value
        places[same] = places[same].mean()
    yes, no = int(truths.sum()), int((~truths).sum())
    return float((places[truths].sum() - yes * (yes - 1) / 2) / (yes * no))


def _calibration(ranked: list[tuple[float, bool]]) -> str:
    ranked = sorted(ranked)
    parts = [ranked[len(ranked) * at // FIFTHS : len(ranked) * (at + 1) // FIFTHS] for at in range(FIFTHS)]
    return "  ".join(
        f"{sum(one for one, _ in part) / len(part):.2f}/{sum(truth for _, truth in part) / len(part):.2f}"
        for part in parts
    )


def main() -> None:
    """Learn or measure."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("task", choices=("learn", "measure"))
    parser.add_argument("title", choices=tuple(SETUPS))
    parser.add_argument("--games", type=int, default=240, help="of each player")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", nargs="+", default=["veteran"])
    parser.add_argument("--worlds", type=int, default=16, help="worlds that the players consider for each move")
    parser.add_argument("--table", type=Path, help="the belief.toml to write or to measure (default: the title's)")
    parser.add_argument("--ace", action="store_true", help="an ace's view of these players, and its belief")
    args = parser.parse_args()
    if args.ace and args.title not in ACES_FORMS:
        parser.error(f"an ace of {args.title} has no belief of its own")
    file: Path = args.table or PACKAGES / args.title / "bots" / (ACES_FILE if args.ace else "belief.toml")
    seen = seen_by(args.title, args.worlds, is_ace=args.ace)
    bots = [player_for(args.title, name, args.worlds) for name in args.players]
    if args.task == "measure":
        for bot, name in zip(bots, args.players):
            print(name, end=": ")
            measure(args.title, bot, args.games, args.seed, file.read_text(encoding="utf-8"), seen)
        return
    command = f"python -m bench.beliefs learn {args.title} --players {' '.join(args.players)} --games {args.games}"
    command += " --ace" if args.ace else ""
    told = f"# How players of {args.title} set up and act. Learned by:\n# {command} --seed {args.seed}"
    text = learn(args.title, bots, args.games, args.seed, seen)
    file.write_text(f"{told} --worlds {args.worlds}\n\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()
