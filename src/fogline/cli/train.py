"""``fogline train``: a network learns a title by playing itself. What it needs is imported when it runs."""

from __future__ import annotations

import json
import shlex
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from fogline.cli.arguments import add_game, add_setup
from fogline.cli.faults import AGREED_BEFORE, ANOTHER_TRAINING, GAME_OF, NO_TRAINING, TWO_SEATS, WITHOUT_EXTRA
from fogline.cli.main import Parser
from fogline.cli.many_setups import read_setups
from fogline.cli.progress import INTERRUPTED, Progress, Stopping
from fogline.cli.screen import markdown, show, show_table
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_SMALL
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import Texts

if TYPE_CHECKING:
    from fogline.ai.learning.folder import Folder
    from fogline.ai.learning.matches import Score
    from fogline.ai.learning.trainer import News, Trainer

MINUTES: Final = 30.0
GAMES: Final = 100
LEVELS: Final = ("random", "recruit", "regular", "veteran")
LOOKS: Final = (1, 2, 5, 10, 15, 30)
"""Minutes of a training after which it is evaluated; then after every ``LOOK_EVERY``."""
LOOK_EVERY: Final = 30
NOTE_EVERY: Final = 5
"""Windows between two lines of the log."""


def add_arguments(parser: Parser) -> None:
    """The words that this command understands."""
    texts = parser.texts
    add_game(parser)
    add_setup(parser, many=True)
    parser.add_argument("--folder", metavar="DIR", help=texts("cli-train-folder"))
    parser.add_argument("--resume", action="store_true", help=texts("cli-train-resume"))
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, metavar="M", help=texts("cli-train-minutes", minutes=f"{MINUTES:g}")
    )
    parser.add_argument("--decisions", type=int, metavar="N", help=texts("cli-train-decisions"))
    parser.add_argument("--seed", type=int, metavar="K", help=texts("cli-train-seed"))
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=texts("cli-train-games", games=str(GAMES))
    )
    parser.add_argument("--plan", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-train-plan"))


def run(args: Namespace) -> int:
    """Train, and report."""
    from fogline.ai.learning.folder import Folder
    from fogline.ai.learning.plan import Plan
    from fogline.ai.learning.trainer import Trainer

    folder = Folder(args.folder or f"training-{args.game}")
    about: dict[str, Any] = {}
    if args.resume:
        trainer, about = folder.read()
    else:
        if folder.is_begun:
            raise bad_data("--folder", str(folder.path), ANOTHER_TRAINING, {})
        setups = tuple(read_setups(args).values())
        plan = Plan(**dict(eval(f"dict({one})") for one in args.plan)) if args.plan else Plan()
        trainer = Trainer(setups, plan, args.seed or 0)
        folder.make()
    course = _Course(args, folder, trainer, about)
    is_whole = course.follow()
    return 0 if is_whole else INTERRUPTED


class _Course:
    """One run of the command."""

    def __init__(self, args: Namespace, folder: Folder, trainer: Trainer, about: dict[str, Any]) -> None:
        self._args = args
        self._folder = folder
        self._trainer = trainer
        self._texts: Texts = args.texts
        self._results: list[dict[str, Any]] = about.get("results", [])
        self._commands = [*about.get("commands", []), shlex.join(["fogline", *sys.argv[1:]])]
        self._before = about.get("minutes", 0.0)
        self._begun = time.monotonic()
        self._news: News | None = None

    @property
    def minutes(self) -> float:
        """Of the whole training."""
        return self._before + (time.monotonic() - self._begun) / 60

    def follow(self) -> bool:
        """Train until the time is over. False if it was interrupted."""
        trainer, args = self._trainer, self._args
        end = self.minutes + args.minutes
        began = trainer.count.decisions
        due = _next_look(self.minutes)
        progress = _Progress(self._texts, args.minutes, trainer, lambda: self._note())
        with Stopping() as stopping, progress:
            try:
                while self.minutes < end and (args.decisions is None or trainer.count.decisions - began < args.decisions):
                    with stopping.allowed():
                        pass
                    self._news = trainer.step()
                    if trainer.count.windows % NOTE_EVERY == 0:
                        self._folder.note(self._line(self._news))
                    if trainer.count.windows % trainer.plan.chapter == 0:
                        self._folder.save(trainer, self._about())
                    progress.tell(end - self.minutes)
                    if self.minutes >= due:
                        with stopping.allowed():
                            self._look(due)
                        due = _next_look(self.minutes)
                with stopping.allowed():
                    self._look(self.minutes)
            except KeyboardInterrupt:
                self._folder.save(trainer, self._about())
                return False
        self._folder.save(trainer, self._about())
        return True

    def _about(self) -> dict[str, Any]:
        from fogline.ai.learning.folder import write_setup

        count = self._trainer.count
        return {
            "commands": self._commands,
            "seed": self._trainer.seed,
            "setups": [write_setup(setup) for setup in self._trainer.setups],
            "plan": self._trainer.plan._asdict(),
            "games": count.games,
            "decisions": count.decisions,
            "minutes": round(self.minutes, 2),
            "hours": round(count.seconds / 3600, 3),
            "core-hours": round(count.busy / 3600, 3),
            "results": self._results,
        }

    def _look(self, minutes: float) -> None:
        """How strong it is now."""
        from fogline.ai.learning.matches import match

        trainer = self._trainer
        network = trainer.network()
        for setup in trainer.setups:
            for level in LEVELS:
                games = self._args.games if level != "veteran" else self._args.games // 2
                score = match(network, [setup], level, games, f"{trainer.seed}/{trainer.count.windows}")
                told = {
                    "minutes": round(self.minutes, 2), "decisions": trainer.count.decisions,
                    "scenario": setup.scenario, **score.plain(),
                }  # fmt: skip
                self._results.append(told)
                self._folder.note({"result": told})
                print(json.dumps(told), file=sys.stderr, flush=True)
        self._folder.save_network(f"minute-{round(minutes):04}.npz", trainer, self._about())

    def _note(self) -> str:
        return ", ".join(
            f"{one['scenario']} {one['level']} {one['share']:.0%}" for one in self._results[-len(LEVELS):]
        )

    def _line(self, news: News) -> dict[str, Any]:
        count, trainer = self._trainer.count, self._trainer
        whole = sum(trainer.spent.values()) or 1.0
        return {
            "minutes": round(self.minutes, 2), **count._asdict(),
            "pace": round(count.decisions / max(count.seconds, 0.001)),
            "core-pace": round(count.decisions / max(count.busy, 0.001)),
            **{key: round(value, 4) if isinstance(value, float) else value for key, value in news._asdict().items()},
            "columns": len(trainer.columns.places),
            "spent": {part: round(seconds / whole, 3) for part, seconds in trainer.spent.items()},
        }  # fmt: skip


def _next_look(minutes: float) -> float:
    return next((look for look in LOOKS if look > minutes), (minutes // LOOK_EVERY + 1) * LOOK_EVERY)


class _Progress(Progress):
    """How far a training is."""

    def __init__(self, texts: Texts, minutes: float, trainer: Trainer, note: Any) -> None:
        super().__init__(texts, "train", round(minutes * 60), note)
        self._trainer = trainer
        self._left = minutes
        self._from = trainer.count

    def tell(self, left: float) -> None:
        self._left = left
        self.advance(max(0, round(self.total - left * 60) - self.done))

    def state(self) -> str:
        count = self._trainer.count
        pace = (count.decisions - self._from.decisions) / max(0.001, count.seconds - self._from.seconds)
        return self._texts(
            "progress-train",
            games=count.games,
            decisions=f"{count.decisions / 1e6:.1f}",
            pace=f"{pace:.0f}",
            left=str(timedelta(seconds=max(0, round(self._left * 60)))),
        )
