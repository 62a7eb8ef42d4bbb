"""``fogline bot check``: does a third-party bot follow the protocol? It plays whole games; every breach is named."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import fogline
from fogline.bots.conformance import Breach, Checked, Checker, setups_for
from fogline.bots.guests import PROGRAM, is_guest, refuse_class
from fogline.cli import arguments
from fogline.cli.console import show, show_json
from fogline.cli.faults import NO_GUEST
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.kernel.errors import bad_data
from fogline.kernel.setup import Setup, write_value
from fogline.locale import Texts

SHOWN: Final = 160
"""The number of characters shown of a line; ``--json`` has the whole line."""


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("bot", help=texts("cli-bot-name"))
    arguments.add_game(parser, many=True)
    parser.add_argument("--setups", type=int, metavar="N", help=texts("cli-bot-setups"))
    parser.add_argument("--seed", default="0", metavar="SEED", help=texts("cli-bot-seed-games"))
    arguments.add_hosting(parser)
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    """Play the games and report."""
    arguments.refuse_outside(args, "setups")
    hosting = arguments.hosting(args)
    refuse_level(args.bot)
    texts: Texts = args.texts
    games = args.games or fogline.games()
    setups = [setup for game in games for setup in setups_for(fogline.game(game).name, args.setups)]
    checker = Checker(args.bot, args.seed, hosting)

    def play(setup: Setup) -> int:
        checker.play(setup)
        return 1

    progress = Progress(texts, "games", len(setups), lambda: texts("check-found", breaches=_sum(checker.result())))
    is_whole = carry_out(play, setups, 1, progress, int)
    found = checker.result()
    if args.json:
        breaches = [{**one._asdict(), "setup": plain_setup(one.setup)} for one in found.breaches]
        plain = {key.replace("_", "-"): value for key, value in found._asdict().items()}
        show_json({**plain, "bot": args.bot, "breaches": breaches}, is_whole=is_whole)
    else:
        _report(texts, args.bot, found, is_whole=is_whole)
    return INTERRUPTED if not is_whole else 1 if found.counts else 0


def refuse_level(bot: str) -> None:
    """Raise ``BadData`` if *bot* is not a third-party bot, or is a class that cannot be created."""
    if not is_guest(bot):
        raise bad_data(bot, "", NO_GUEST, {})
    refuse_class(bot)


def _sum(found: Checked) -> int:
    return sum(found.counts.values())


def _report(texts: Texts, bot: str, found: Checked, *, is_whole: bool) -> None:
    name = f"{bot} ({found.name})" if found.name else bot
    show(texts("check-played", bot=name, games=found.games, decisions=found.decisions))
    for breach in found.breaches:
        show("", *_told(texts, breach, "line" if bot.startswith(PROGRAM) else "request"))
    if found.counts:
        counts = ", ".join(f"{texts(f'fault-{kind}')} {times}" for kind, times in found.counts.items())
        show("", texts("check-breaches", breaches=_sum(found), counts=counts))
    if found.differing:
        show(texts("check-differing", differing=str(found.differing), twice=str(found.asked_twice)))
    if not found.counts and is_whole:
        show(texts("check-fine"))


def _told(texts: Texts, breach: Breach, unit: str) -> list[str]:
    kind, setup = texts(f"fault-{breach.kind}"), name_of(breach.setup)
    place = texts(f"check-{unit}", number=str(breach.line))
    lines = [texts("check-breach", fault=kind, setup=setup, place=place, text=breach.text).rstrip(": ")]
    lines += [f"  > {_cut(breach.request)}"] if breach.request else []
    return lines + ([f"  < {_cut(breach.answer)}"] if breach.answer else [])


def _cut(line: str) -> str:
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 1]}…"


def name_of(setup: Setup) -> str:
    """A set-up in a few words."""
    plain = fogline.game(setup.game).options
    defaults = {option.key: option.default for option in plain}
    own = [f"{key}={write_value(value)}" for key, value in setup.options.items() if value != defaults.get(key)]
    return " ".join([setup.game, setup.scenario, *own])


def plain_setup(setup: Setup) -> dict[str, object]:
    """A set-up for JSON."""
    options = {key: write_value(value) for key, value in setup.options.items()}
    return {"game": setup.game, "scenario": setup.scenario, "options": options}
