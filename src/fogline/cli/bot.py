"""``fogline bot``: for a position of a record, a bot's comparison with the points for each action (``explain``), what
an opponent with a perfect memory could believe about a seat's hidden cards (``eyes``), and how an action turns out in
nine worlds that fit its seat's knowledge (``worlds``). For a third-party bot, whether it follows the protocol
(``check``), whether its answers are a function of its view (``certify``), and play on a server (``connect``)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from typing import Final

from fogline.analysis.advisor import write_reasons
from fogline.analysis.explanations import WORLDS, command_of, explain
from fogline.analysis.figures import percent
from fogline.analysis.nine_worlds import LEVELS, World, chosen, decide, play_worlds, share_of
from fogline.analysis.nine_worlds import WORLDS as WORLDS_PLAYED
from fogline.bots.levels import BY_THUMB, THINKING
from fogline.bots.memory_aid import their_eyes
from fogline.cli.arguments import add_json, add_number, add_seed, refuse_outside
from fogline.cli.console import show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import Progress
from fogline.cli.sentences import sentence
from fogline.kit.files import read_file
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.locale.names import seat_message

COLUMNS: Final = ("action", "chance", "worlds", "best")


EXAMPLES: Final = (
    "fogline bot explain my.record 42 --level veteran",
    "fogline bot eyes my.record 42 --as german",
    "fogline bot worlds my.record 42 --action 'search S2b'",
    "fogline bot check cmd:./mybot stalingrad",
    "fogline bot certify ./hunter.py:Hunter panzer --games 4",
    "fogline bot connect https://games.example.org cmd:./mybot --key hunter.key",
)


def add_arguments(parser: Parser) -> None:
    tasks = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    for what in TASKS:
        about = parser.texts(f"cli-bot-task-{what}")
        task = tasks.add_parser(what, texts=parser.texts, help=about, description=about)
        if what in OF_A_RECORD:
            _add_position(task)
        else:
            import_module(TASKS[what]).add_arguments(task)


def _add_position(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("file", help=texts("cli-replay-file"))
    parser.add_argument("position", type=int, metavar="LINE", help=texts("cli-bot-position"))
    parser.add_argument("--level", choices=THINKING, default="veteran", help=texts("cli-bot-level"))
    add_seed(parser, "cli-bot-seed")
    add_number(parser, "worlds", WORLDS, "cli-bot-worlds")
    parser.add_argument("--as", dest="seat", default="", metavar="SEAT", help=texts("cli-bot-as"))
    parser.add_argument("--action", default="", metavar="TEXT", help=texts("cli-bot-action"))
    add_json(parser)


def run(args: Namespace) -> int:
    """Run one task, on a position of a record or on a bot."""
    if args.what not in OF_A_RECORD:
        return int(import_module(TASKS[args.what]).run(args))
    refuse_outside(args, "worlds")
    text = read_file(args.file)
    return OF_A_RECORD[args.what](args, text)


def _show_eyes(args: Namespace, text: str) -> int:
    texts: Texts = args.texts
    found = their_eyes(text, args.position, args.seat, args.file)
    if args.json:
        told = [{**one._asdict(), "places": {place: dict(odds) for place, odds in one.places}} for one in found]
        show_json(told, is_ascii=False)
        return 0
    for one in found:
        names = {"seat": texts.say(seat_message(one.seat)), "viewer": texts.say(seat_message(one.viewer))}
        show(texts("bot-eyes", **names, at=one.at), "")
        heads = [texts("bot-column-place"), texts("bot-column-odds")]
        rows = [[place, ", ".join(f"{card} {percent(odds)} %" for card, odds in cards)] for place, cards in one.places]
        show_table(heads, rows)
    return 0


def _explain(args: Namespace, text: str) -> int:
    texts: Texts = args.texts
    given = {"name": args.file, "level": args.level, "seed": args.seed, "worlds": args.worlds}
    found = explain(text, args.position, **given)
    if args.json:
        show_json(write_reasons(found), is_ascii=False)
        return 0
    seat = texts.say(seat_message(found.seat))
    if found.played:
        show(texts("bot-played", action=found.played))
    show(texts("bot-explains", seat=seat, at=found.at, level=found.level, action=found.chosen))
    if found.level in BY_THUMB:
        show(texts("bot-by-thumb"))
    if found.compared:
        show(texts("bot-judge", judge=found.judge, worlds=found.worlds, seed=found.seed), "")
        heads = [texts(f"bot-column-{column}") for column in COLUMNS]
        rows = [[one.action, f"{percent(one.win_chance)} %", str(one.worlds), str(one.spoke_for)]
                for one in found.compared]  # fmt: skip
        show_table(heads, rows)
    else:
        show(texts("advice-nothing"))
    show("", texts("bot-again", command=command_of(found, args.file)))
    return 0


def _play_out(args: Namespace, text: str) -> int:
    texts: Texts = args.texts
    level = args.level if args.level in LEVELS else LEVELS[0]
    table, seat, action = chosen(text, args.position, args.seat, args.action, args.file)
    game, view = table.game, table.view(seat)
    decision = decide(game, view, table.legal(seat), action, args.seed)
    worlds: list[World] = []
    with Progress(texts, "actions", WORLDS_PLAYED) as progress:
        for world in play_worlds(game, view, decision, args.seed, level):
            worlds.append(world)
            progress.advance()
    share = share_of(worlds, level)
    other = "" if decision.other is None else game.write(decision.other)
    if args.json:
        found = [{"number": one.number, "points": one.points, "other": one.other} for one in worlds]
        told = {"seat": table.seats[seat], "action": game.write(action), "other": other, **share._asdict()}
        show_json({**told, "worlds": found, "level": level, "seed": args.seed}, is_ascii=False)
        return 0
    names = {"seat": texts.say(seat_message(table.seats[seat])), "action": game.write(action)}
    show(texts("bot-worlds", **names, at=args.position), "")
    words = title_of(game.name).words()
    heads = [texts(f"bot-column-{column}") for column in ("world", "shows", "points", "other")]
    rows = []
    for one in worlds:
        events = [heard for line in one.lines[: one.shown] for event in line.events if (heard := event.seen_by(seat))]
        said = " ".join(sentence(texts, words, event, table, words.names(table.setup, events)) for event in events)
        beside = "" if one.other is None else f"{percent(one.other)} %"
        rows.append([str(one.number), said, f"{percent(one.points)} %", beside])
    show_table(heads, rows)
    show("", texts("bot-worlds-share", share=percent(share.points), games=share.games, level=level, seed=args.seed))
    if share.other is not None:
        show(texts("bot-worlds-other", action=other, share=percent(share.other)))
    return 0


OF_A_RECORD: Final[dict[str, Callable[[Namespace, str], int]]] = {
    "explain": _explain,
    "eyes": _show_eyes,
    "worlds": _play_out,
}
"""The tasks about a position of a record."""
TASKS: Final[dict[str, str]] = {
    **dict.fromkeys(OF_A_RECORD, __name__),
    "check": "fogline.cli.bot_check",
    "certify": "fogline.cli.bot_certify",
    "connect": "fogline.cli.bot_connect",
}
"""The module of each task, which has ``add_arguments(parser)`` and ``run(args) -> int``."""
