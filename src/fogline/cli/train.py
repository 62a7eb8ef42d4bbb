"""``fogline train``: a network learns a title by playing against itself. It needs ``fogline[train]``, which is imported
when training starts, not for ``--help``."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from fogline.cli import arguments
from fogline.cli.console import show, show_json, show_table
from fogline.cli.faults import ANOTHER_TRAINING, BEGUN_SO, NO_TRAINING, TRAINING_OF, TWO_SEATS
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, Stopping
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_LARGE, TOO_SMALL, shown
from fogline.kernel.setup import Setup
from fogline.kit.registry import require, title_of
from fogline.locale import Texts

if TYPE_CHECKING:
    from fogline.research.learning.course import Course
    from fogline.research.learning.folder import Folder
    from fogline.research.learning.plan import Plan

MINUTES: Final = 30.0
MAX_MINUTES: Final = 1_000_000
GAMES: Final = 100
EXTRA: Final = "train"


EXAMPLES: Final = (
    "fogline train stalingrad --minutes 60",
    "fogline train panzer --scenario all --preset full --folder my-training",
    "fogline train stalingrad --resume --folder my-training --minutes 30",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    arguments.add_game(parser)
    arguments.add_setup(parser, many=True)
    parser.add_argument("--folder", metavar="FOLDER", help=texts("cli-train-folder"))
    parser.add_argument("--resume", action="store_true", help=texts("cli-train-resume"))
    parser.add_argument("--minutes", type=float, default=MINUTES, metavar="MINUTES", help=texts("cli-train-minutes"))
    parser.add_argument("--decisions", type=int, metavar="N", help=texts("cli-train-decisions"))
    parser.add_argument("--seed", type=int, metavar="SEED", help=texts("cli-train-seed"))
    arguments.add_number(parser, "games", GAMES, "cli-train-games")
    parser.add_argument("--plan", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-train-plan"))
    arguments.add_json(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help=texts("cli-train-ray"))


def run(args: Namespace) -> int:
    """Train, and report."""
    require(EXTRA, "jax", "optax")
    arguments.refuse_outside(args, "games", "decisions")
    arguments.refuse_outside(args, "seed", least=0)
    if not args.minutes > 0:  # this form also refuses NaN
        raise bad_data("--minutes", "", TOO_SMALL, {"found": shown(args.minutes), "least": 1})
    if args.minutes > MAX_MINUTES:
        raise bad_data("--minutes", "", TOO_LARGE, {"found": shown(args.minutes), "most": MAX_MINUTES})
    texts: Texts = args.texts
    with Stopping() as stopping, _course(args, stopping) as course, _Progress(texts, args.minutes, course) as progress:
        interruptible = stopping.allowed if args.ray is None else stopping.heard
        is_whole = course.follow(args.minutes, args.decisions, interruptible, progress.tell)
    if args.json:
        show_json(course.about(), is_whole=is_whole)
    else:
        _report(texts, course)
    return 0 if is_whole else INTERRUPTED


@contextmanager
def _course(args: Namespace, stopping: Stopping) -> Iterator[Course]:
    """The training run to begin or continue."""
    from fogline.research.learning.course import Course
    from fogline.research.learning.crew import crew_on
    from fogline.research.learning.folder import Folder
    from fogline.research.learning.plan import Plan
    from fogline.research.learning.trainer import Trainer

    folder = Folder(args.folder or f"training-{args.game}")
    about: dict[str, Any] = {}
    if args.resume:
        trainer, about = _resumed(args, folder)
    elif folder.is_begun:
        raise bad_data("--folder", str(folder.path), ANOTHER_TRAINING, {})
    else:
        plan = _read_plan(args.plan, Plan())
        trainer = Trainer(_setups(args), plan, args.seed or 0)
    words = [word.replace(args.folder, folder.path.name) if args.folder else word for word in sys.argv[1:]]
    command = shlex.join(["fogline", *words])  # networks are shared, so they must not contain local paths
    with nullcontext() if args.ray is None else crew_on(args.ray, args.game, stopping.is_asked) as crew:
        if crew is not None:
            trainer.crew = crew
            if not args.resume and not any(word.startswith("parts=") for word in args.plan):
                trainer.plan = trainer.plan._replace(parts=max(1, min(crew.cores, trainer.plan.games)))
        folder.make()
        is_agreed = any(word.startswith("shown=") for word in args.plan)
        yield Course(trainer, folder, args.games, command, about, shortens=not is_agreed)


def _resumed(args: Namespace, folder: Folder) -> tuple[Any, dict[str, Any]]:
    title_of(args.game)
    if not folder.is_begun:
        raise bad_data("--folder", str(folder.path), NO_TRAINING, {})
    if word := arguments.first_given(args, (*arguments.SETUP_WORDS, "seed")):  # the plan can be changed
        raise bad_data(word, "", BEGUN_SO, {})
    trainer, about = folder.read()
    if trainer.setups[0].game != args.game:
        raise bad_data("--folder", str(folder.path), TRAINING_OF, {"name": trainer.setups[0].game})
    plan = _read_plan(args.plan, trainer.plan)
    if plan.hidden != trainer.plan.hidden:
        raise bad_data("--plan", "hidden", BEGUN_SO, {})
    trainer.plan = plan
    return trainer, about


def _setups(args: Namespace) -> Sequence[Setup]:
    """The named set-ups, or the title's own for training."""
    title = title_of(args.game)
    is_named = arguments.first_given(args, arguments.SETUP_WORDS)
    setups = tuple(arguments.read_setups(args).values()) if is_named else title.trained()
    for setup in setups:
        if len(title.rules.seats(setup)) != 2:
            raise bad_data("fogline train", setup.scenario, TWO_SEATS, {})
    return setups


def _read_plan(words: Sequence[str], plan: Plan) -> Plan:
    """The *plan* with changed numbers."""
    for text in words:
        key, value = arguments.key_and_value("--plan", text)
        arguments.refuse_unknown("plan", key, plan._fields)
        plan = plan.with_text(key, value)
    return plan


# -- progress and report ------------------------------------------------------------------------------


class _Progress(Progress):
    """The progress of a training run."""

    def __init__(self, texts: Texts, minutes: float, course: Course) -> None:
        super().__init__(
            texts,
            EXTRA,
            round(minutes * 60),
            lambda: ", ".join(f"{one['scenario']} {one['level']} {one['share']:.0%}" for one in course.latest()),
        )
        self._course = course
        self._left = minutes * 60

    def tell(self, left: float) -> None:
        """Show the progress, with this number of seconds left."""
        self._left = max(0.0, left)
        self.advance(max(0, round(self.total - self._left) - self.done))

    def state(self) -> str:
        trainer = self._course.trainer
        news = self._course.news
        return self._texts(
            "progress-train",
            phase=trainer.phase,
            decisions=trainer.count.decisions,
            games=trainer.count.games,
            pace=round(self._course.pace),
            entropy="–" if news is None else f"{news.entropy:.2f}",
            left=str(timedelta(seconds=round(self._left))),
        )


def _report(texts: Texts, course: Course) -> None:
    count = course.trainer.count
    show(
        texts(
            "train-summary",
            decisions=count.decisions,
            imitated=count.shown,
            played=count.decisions - count.shown,
            games=count.games,
            hours=f"{count.seconds / 3600:.2f}",
            folder=str(course.folder.path),
        )
    )
    heads = [texts(f"train-{head}") for head in ("scenario", "level", "games", "wins", "draws", "share", "interval")]
    rows = [
        [
            one["scenario"], one["level"], *(str(one[key]) for key in ("games", "wins", "draws")),
            f"{one['share']:.1%}", f"{one['interval'][0]:.1%} – {one['interval'][1]:.1%}",
        ]
        for one in course.latest()
    ]  # fmt: skip
    if rows:
        show("")
        show_table(heads, rows)
