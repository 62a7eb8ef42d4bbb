"""``fogline bot certify``: are a bot's answers a function of its view? It plays in pairs of worlds."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

import fogline
from fogline.bots.arena import player_names, refuse_player
from fogline.bots.certificate import GAMES, SURE, VERDICTS, Certificate, certify
from fogline.bots.guests import is_guest, refuse_guest
from fogline.cli import arguments
from fogline.cli.arena import show_faults
from fogline.cli.bot_check import name_of, plain_setup
from fogline.cli.console import show, show_json, show_table
from fogline.cli.faults import NEEDS_GAME
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out
from fogline.kernel.errors import bad_data
from fogline.kernel.messages import kebab
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.locale import Texts

ALL: Final = "all"
COLUMNS: Final = ("setup", "verdict", "games", "pairs", "differing", "unrepeatable", "chance")
BAD: Final = ("leak", "broken", "untested")


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("bot", help=texts("cli-certify-bot"))
    arguments.add_game(parser, default=ALL)
    arguments.add_setup(parser, many=True)
    arguments.add_number(parser, "games", GAMES, "cli-certify-games")
    parser.add_argument("--seed", default="0", metavar="SEED", help=texts("cli-bot-seed-games"))
    arguments.add_number(parser, "worlds", Budget().worlds, "cli-arena-worlds")
    arguments.add_hosting(parser)
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    """Play the pairs and report."""
    arguments.refuse_outside(args, "games", "worlds")
    hosting = arguments.hosting(args)
    setups = _setups(args)
    for setup in setups:
        if is_guest(args.bot):
            refuse_guest(fogline.game(setup.game), args.bot, hosting)
        elif args.bot not in player_names(fogline.game(setup.game)):
            refuse_player(setup, args.bot)
    texts: Texts = args.texts
    games: int = args.games
    budget = Budget(args.worlds, None)
    found: list[Certificate] = []

    def play(setup: Setup) -> Certificate:
        return certify(args.bot, setup, args.seed, args.games, budget, hosting)

    def add(certificate: Certificate) -> int:
        found.append(certificate)
        return games

    is_whole = carry_out(play, setups, 1, Progress(texts, "games", args.games * len(setups)), add)
    if args.json:
        told = [
            {**_plain(certificate), "setup": plain_setup(setup)}
            for setup, certificate in zip(setups, found, strict=False)
        ]
        show_json({"bot": args.bot, "verdict": _worst(found), "setups": told}, is_whole=is_whole)
    else:
        _report(texts, args.bot, setups, found)
    return INTERRUPTED if not is_whole else 1 if _worst(found) in BAD else 0


def _setups(args: Namespace) -> list[Setup]:
    """The set-ups to play; if no game is given, the first scenario of each."""
    if args.game != ALL:
        return list(arguments.read_setups(args).values())
    if word := arguments.first_given(args, arguments.SETUP_WORDS):
        raise bad_data(word, "", NEEDS_GAME, {})
    games = fogline.games()
    return [arguments.with_limit(Setup(game, fogline.game(game).scenarios[0])) for game in games]


def _worst(found: Sequence[Certificate]) -> str:
    return max((one.verdict for one in found), key=VERDICTS.index, default="untested")


def _plain(certificate: Certificate) -> dict[str, object]:
    told = {kebab(key): value for key, value in certificate._asdict().items()}
    example = None if certificate.example is None else certificate.example._asdict()
    return {**told, "example": example, "faults": [fault._asdict() for fault in certificate.faults]}


def _report(texts: Texts, bot: str, setups: Sequence[Setup], found: Sequence[Certificate]) -> None:
    rows = []
    for setup, one in zip(setups, found, strict=False):
        verdict, chance = texts(f"certify-is-{one.verdict}"), f"{one.chance:.2g}"
        counts = (one.games, one.pairs, one.differing, one.unrepeatable)
        rows.append([name_of(setup), verdict, *map(str, counts), chance])
    show_table([texts(f"certify-{column}") for column in COLUMNS], rows)
    failing = [(name_of(setup), one.faults) for setup, one in zip(setups, found, strict=False)]
    show_faults(texts, failing, "certify-setup")
    worst, pairs = _worst(found), sum(one.pairs for one in found)
    values = {
        "bot": bot, "pairs": str(pairs), "sure": f"{SURE:g}", "decisions": str(sum(one.decisions for one in found)),
        "unrepeatable": str(sum(one.unrepeatable for one in found)), "failed": str(sum(one.failed for one in found)),
        "bound": f"{1 - 0.05 ** (1 / pairs):.1%}" if pairs else "100%",
    }  # fmt: skip
    show("", texts(f"certify-told-{worst}", **values))
    if any(one.failed for one in found):
        show(texts("certify-failed", **values))
    for setup, one in zip(setups, found, strict=False):
        if one.verdict == "leak" and one.example is not None:
            example = {"setup": name_of(setup), "game": str(one.example.game), "at": str(one.example.at)}
            show(texts("certify-example", **example, here=one.example.here, there=one.example.there))
