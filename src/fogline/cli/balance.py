"""``fogline balance``: is a title fair? Bots of one level play each other, and this command counts the decisive factors
of the games.

A title may count its own factors (``kit.research.Balance``); the sides and the first move are counted for every title.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from fogline.bots.arena import is_checkpoint, refuse_player
from fogline.bots.balance import PlainBalance
from fogline.bots.guests import is_guest, merged
from fogline.bots.levels import LEVELS, levels_of
from fogline.cli import arguments
from fogline.cli.arena import show_faults, show_stopped
from fogline.cli.console import HEAD, show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out, tell_partial
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup, write_value
from fogline.kit.bots import Budget, Hosting
from fogline.kit.registry import title_of
from fogline.kit.research import Balance, BalanceReport, BalanceTable, Fault, Mean, Share
from fogline.locale import Texts

GAMES: Final = 200
LEVEL: Final = "veteran"


EXAMPLES: Final = (
    "fogline balance stalingrad --scenario all --games 50",
    "fogline balance panzer --preset step-1 --preset full --level regular",
    "fogline balance spearpoint --json",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    arguments.add_game(parser)
    arguments.add_setup(parser, many=True)
    about = texts("cli-balance-level", bots=LEVELS)
    parser.values["level"] = LEVELS
    parser.add_argument("--level", "--bots", dest="level", default=LEVEL, metavar="BOT", help=about)
    parser.add_argument("--kinds", "--decks", nargs="+", metavar="KIND", help=texts("cli-balance-kinds"))
    arguments.add_number(parser, "games", GAMES, "cli-balance-games")
    arguments.add_seed(parser, "cli-fuzz-seed")
    arguments.add_number(parser, "worlds", Budget().worlds, "cli-arena-worlds")
    arguments.add_hosting(parser)
    arguments.add_jobs(parser)
    arguments.add_ray(parser)


class Trial(NamedTuple):
    """One game under one of the set-ups."""

    balance: Balance
    number: int
    """The number of the set-up."""
    trial: Any


class Tally(NamedTuple):
    """The tally of a game, and the number of its set-up."""

    number: int
    told: Any
    winner: int | None
    faults: Sequence[Fault] = ()


def run(args: Namespace) -> int:
    """Play the games and report."""
    arguments.refuse_outside(args, "games", "worlds", "jobs")
    texts: Texts = args.texts
    hosting = arguments.hosting(args)
    arguments.refuse_guests_on_ray([args.level], args.ray)
    balance: Balance = title_of(args.game).balance() or PlainBalance()
    kinds = _kinds(args, balance)
    setups = arguments.read_setups(args)
    _refuse_unknown(args.level, setups.values(), hosting)
    budget = Budget(args.worlds, None)
    trials = [
        Trial(balance, number, trial)
        for number, setup in enumerate(setups.values())
        for trial in balance.trials(setup, args.level, kinds, args.games, args.seed, budget, hosting)
    ]
    tallies: list[Tally] = []

    def add(tally: Tally) -> int:
        tallies.append(tally)
        return 1

    progress = Progress(texts, "games", len(trials), lambda: _note(texts, tallies))
    is_whole = carry_out(play, trials, args.jobs, progress, add, args.ray, [args.game])
    played = [[tally for tally in tallies if tally.number == number] for number in range(len(setups))]
    reports = [
        balance.sum_up(setup, [tally.told for tally in group])
        for setup, group in zip(setups.values(), played, strict=True)
    ]
    faults = merged(fault for tally in tallies for fault in tally.faults)
    if args.json:
        show_json({**_as_data(setups, reports), "faults": [one._asdict() for one in faults]}, is_whole=is_whole)
    elif is_whole or tell_partial(texts, len(tallies), len(trials)):
        _print(texts, {name: report for name, report, group in zip(setups, reports, played, strict=True) if group})
        show_faults(texts, [(args.level, faults)])
    return 0 if is_whole else INTERRUPTED


def play(trial: Trial) -> Tally:
    """Play one game, in any process."""
    told = trial.balance.play(trial.trial)
    return Tally(trial.number, told, trial.balance.winner(told), trial.balance.faults(told))


def _refuse_unknown(bot: str, setups: Iterable[Setup], hosting: Hosting) -> None:
    for setup in setups:
        if is_guest(bot) or is_checkpoint(bot):
            refuse_player(setup, bot, hosting)
            continue
        arguments.refuse_unknown_bot("level", bot, levels_of(setup.game))


def _kinds(args: Namespace, balance: Balance) -> Sequence[str]:
    for kind in args.kinds or ():
        arguments.refuse_unknown("kinds", kind, balance.kinds)
    return args.kinds or balance.kinds


def _note(texts: Texts, tallies: Sequence[Tally]) -> str:
    """How often the first side has won so far, and the draws."""
    first = _first_side(texts("balance-first-side"), tallies)
    low, high = first.interval
    draws = texts("progress-draws", draws=len(tallies) - first.of)
    return f"{first.name} {first.share:.0%} ({low:.0%} – {high:.0%}), {draws}"


# -- the report -------------------------------------------------------------------------------------


def _as_data(setups: Mapping[str, Setup], reports: Sequence[BalanceReport]) -> dict[str, object]:
    """A single report, or a list with one for each set-up."""
    if len(reports) == 1:
        return reports[0].data
    return {
        "setups": [
            {
                "name": name,
                "scenario": setup.scenario,
                "options": {key: write_value(value) for key, value in setup.options.items()},
                **report.data,
            }
            for (name, setup), report in zip(setups.items(), reports, strict=True)
        ]
    }


def _print(texts: Texts, reports: Mapping[str, BalanceReport]) -> None:
    """Print each set-up by name, and a summary line for each set-up if there are several."""
    for name, report in reports.items():
        if len(reports) > 1:
            show(Text(f"{name}:", HEAD))
        show(texts.say(report.summary))
        show_stopped(texts, report.stopped)
        for table in report.tables:
            _show(texts, table)
        if len(reports) > 1:
            show("")
    if len(reports) > 1:
        show(Text(texts("balance-by-setup"), HEAD))
        heads = ("first-side-by", "won", "fair", "moved-first", "draws", "turns", "games")
        rows = [(name, *report.brief, str(report.brief.draws.of)) for name, report in reports.items()]
        _show(texts, BalanceTable([Message(f"balance-{head}") for head in heads], rows))


def _first_side(name: str, tallies: Iterable[Tally]) -> Share:
    """The share of decided games that the first side won."""
    winners = [tally.winner for tally in tallies if tally.winner is not None]
    return Share(name, winners.count(0), len(winners))


def _show(texts: Texts, table: BalanceTable) -> None:
    heads = [texts.say(head) for head in table.heads]
    rows = [_cells(texts, row, len(heads)) for row in table.rows]
    show("")
    show_table(heads, rows)


def _cells(texts: Texts, row: Sequence[Message | Share | Mean | str], room: int) -> list[str]:
    cells: list[str] = []
    for number, cell in enumerate(row, 1):
        if isinstance(cell, Message):
            cells.append(texts.say(cell))
        elif isinstance(cell, str):
            cells.append(cell)
        elif number == len(row) and len(row) + 2 == room:
            cells += [*_figures(cell), str(cell.of)]
        elif cell.of:
            cells.append("{} ({})".format(*_figures(cell)))
        else:
            cells.append("–")
    return cells


def _figures(cell: Share | Mean) -> tuple[str, str]:
    """A value with its interval."""
    low, high = cell.interval
    if isinstance(cell, Mean) and not cell.is_share:
        return f"{cell.mean:.1f}", f"{low:.1f} – {high:.1f}"
    share = cell.mean if isinstance(cell, Mean) else cell.share
    return f"{share:.1%}" if cell.of else "–", f"{low:.1%} – {high:.1%}"
