"""``fogline bench belief`` and ``fogline bench make``: Fogline Bench, who infers hidden cards best?"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fogline.cli.arguments import add_game, add_jobs, add_number, refuse_outside
from fogline.cli.console import show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.kernel.errors import bad_data
from fogline.kit.aid import Asking
from fogline.kit.registry import require, title_of, titles
from fogline.locale import Texts

if TYPE_CHECKING:
    from fogline.research.beliefs.files import Written
    from fogline.research.beliefs.scoring import Report, Score, Scored, Verdict

EXTRA: Final = "research"
SETS: Final = ("even", "games")
VIEWS: Final = 100_000
PART: Final = 500
SCORED: Final = 1000
MANIFEST: Final = "manifest.json"
COLUMNS: Final = ("submission", "title", "set", "views", "log", "gain", "leak", "energy", "apart", "regret", "order")


def add_belief(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("submission", help=texts("cli-belief-submission"))
    add_game(parser, many=True)
    parser.add_argument("--data", metavar="FOLDER", help=texts("cli-belief-data"))
    parser.add_argument("--set", choices=SETS, help=texts("cli-belief-set"))
    add_number(parser, "views", SCORED, "cli-belief-views")
    parser.add_argument("--plant", type=float, default=0.0, metavar="SHARE", help=texts("cli-belief-plant"))
    parser.add_argument("--seed", default="1", metavar="SEED", help=texts("cli-belief-seed"))
    add_jobs(parser)


def add_make(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("folder", help=texts("cli-make-folder"))
    add_game(parser, many=True)
    add_number(parser, "views", VIEWS, "cli-make-views")
    add_number(parser, "part", PART, "cli-make-part")
    parser.add_argument("--seed", default="1", metavar="SEED", help=texts("cli-make-seed"))
    add_jobs(parser)


def make_views(args: Namespace) -> int:
    """Make the missing parts. After an interruption, the same command continues."""
    refuse_outside(args, "views", "part", "jobs")
    require(EXTRA, "pyarrow")
    from fogline.research.beliefs import files
    from fogline.research.beliefs.tasks import VERSION

    names = _titles(args.games)
    size = args.part
    tasks = [task for name in names for task in files.tasks_of(args.folder, name, args.views, size, args.seed)]
    missing = [task for task in tasks if not files.is_made(task)]
    texts: Texts = args.texts
    progress = Progress(texts, "views", size * len(tasks))
    progress.done = size * (len(tasks) - len(missing))
    is_whole = carry_out(files.make, missing, args.jobs, progress, int)
    found = {}
    for name in names:
        made = [task for task in tasks if task.title == name and files.is_made(task)]
        parts = [file for task in made for file in task.files]
        found[name] = {"views": size * len(made), "parts": len(made), "fingerprint": files.fingerprint(parts)}
        if is_whole:
            text = json.dumps({**found[name], "version": VERSION, "seed": args.seed, "part": size}, indent=2)
            (Path(args.folder) / name / MANIFEST).write_text(f"{text}\n", encoding="utf-8")
    if args.json:
        show_json({"folder": args.folder, "titles": found}, is_whole=is_whole)
    else:
        if not is_whole:
            show(texts("make-partial"))
        for name, told in found.items():
            show(texts("make-made", title=name, views=told["views"], parts=told["parts"], print=told["fingerprint"]))
    return 0 if is_whole else INTERRUPTED


def score_submission(args: Namespace) -> int:
    """Score a submission. Exit code 1: it knows more than is knowable."""
    refuse_outside(args, "views", "jobs")
    require(EXTRA, "pyarrow")
    from fogline.research.beliefs import files
    from fogline.research.beliefs.scoring import Tally
    from fogline.research.beliefs.submissions import submission

    names = _titles(args.games)
    rows: list[Written] = []
    for name in names:
        submission(args.submission, name)  # refused before any work
        folder = Path(args.data) if args.data else files.sample_of(name)
        for chosen in (args.set,) if args.set else SETS:
            found = list(files.written(folder, name, chosen, most=args.views))
            if not found:
                raise bad_data(str(folder), "", files.NO_VIEWS, {"title": name})
            rows += found
    tallies = {(row.title, row.set): Tally(row.title, row.set, args.seed) for row in rows}
    waiting = iter(rows)

    def add(one: Scored) -> int:
        row = next(waiting)
        return tallies[row.title, row.set].add(one)

    texts: Texts = args.texts
    work = partial(_score, args.submission, args.seed, args.plant)
    is_whole = carry_out(work, rows, args.jobs, Progress(texts, "views", len(rows)), add)
    reports = [report for tally in tallies.values() if (report := tally.report()).views]
    if args.json:
        show_json({"submission": args.submission, "reports": [one.plain() for one in reports]}, is_whole=is_whole)
    else:
        _print(texts, args.submission, reports, is_whole=is_whole)
    if not is_whole:
        return INTERRUPTED
    return int(any(report.is_flagged for report in reports))


def _score(name: str, seed: str, planted: float, row: Written) -> Scored:
    from fogline.research.beliefs.scoring import score
    from fogline.research.beliefs.submissions import submission

    return score(row.read(), submission(name, row.title), seed=seed, planted=planted)


def _titles(wanted: Sequence[str]) -> tuple[str, ...]:
    """The named titles, each of which must have hidden places to ask about; by default all titles with such places."""
    from fogline.research.beliefs.tasks import asking

    for name in wanted:
        asking(name)
    return tuple(wanted) or tuple(name for name in titles() if isinstance(title_of(name).aid(), Asking))


# -- the report -------------------------------------------------------------------------------------


def _print(texts: Texts, name: str, reports: Sequence[Report], *, is_whole: bool) -> None:
    from fogline.research.beliefs.scoring import LEVEL, WORLDS

    if not is_whole:
        show(texts("belief-partial"))
    show(texts("belief-summary", worlds=WORLDS))
    heads = [texts(f"belief-{column}") for column in COLUMNS]
    rows = [[name, *_cells(texts, report)] for report in reports]
    show_table(heads, rows)
    for report in reports:
        if report.is_flagged:
            show(texts("belief-flagged", title=report.title, set=report.set, level=f"{LEVEL:g}"))


def _cells(texts: Texts, report: Report) -> list[str]:
    return [
        report.title, texts(f"belief-{report.set}"), f"{report.views} / {report.games}", _mean(report.log),
        _mean(report.gain), _chance(report.leak), _mean(report.closer), _chance(report.apart), _mean(report.regret),
        _mean(report.order),
    ]  # fmt: skip


def _mean(found: Score | None) -> str:
    if found is None:
        return "–"
    return f"{found.mean:.3f}" if found.half is None else f"{found.mean:.3f} ±{found.half:.3f}"


def _chance(test: Verdict | None) -> str:
    return "–" if test is None else f"{test.p:.4f}"
