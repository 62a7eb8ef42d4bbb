"""``fogline play``: a game in the terminal against a bot or random play, or between people who share the keyboard."""

from __future__ import annotations

import sys
from argparse import Namespace
from random import Random, SystemRandom
from secrets import token_hex
from typing import Final

from fogline.bots.guests import Guest, is_guest, refuse_guest
from fogline.bots.levels import RANDOM, THINKING, RandomBot, thinking_levels
from fogline.bots.programs import BotFailed
from fogline.bots.remote import BotProcess
from fogline.cli.arguments import (
    SETUP_WORDS,
    add_game,
    add_hosting,
    add_setup,
    first_given,
    read_setup,
    refuse_unknown_bot,
)
from fogline.cli.arguments import hosting as read_hosting
from fogline.cli.console import Console
from fogline.cli.faults import AGREED_BEFORE, GAME_OF, NEEDS_RESUME, ONE_SIDE, REASONS_TRAINING, TRAINING_ALONE
from fogline.cli.main import Parser
from fogline.cli.record_files import keep, refuse_another_game
from fogline.cli.session import Leave, Session
from fogline.kernel.errors import bad_data
from fogline.kernel.game import Seat
from fogline.kit.bots import Bot, Budget, Hosting
from fogline.kit.files import read_file
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.table import read_table, sit_down
from fogline.table.records import AnyTable, another_world, table_at

HUMAN = "human"


EXAMPLES: Final = (
    "fogline play stalingrad --against veteran",
    "fogline play stalingrad --scenario deep-battle --advanced --seed 7",
    "fogline play panzer --scenario battle --preset full --against regular",
    "fogline play spearpoint --training --record my.record",
    "fogline play stalingrad --resume my.record --at 26",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    add_game(parser)
    add_setup(parser)
    about = texts("cli-against", bots=THINKING)
    parser.values["against"] = (*THINKING, RANDOM, HUMAN)
    parser.add_argument("--against", "--bots", dest="against", metavar="BOT", default=RANDOM, help=about)
    parser.add_argument("--as", dest="seats", default="", metavar="SEAT", help=texts("cli-as"))
    parser.add_argument("--seed", metavar="SEED", help=texts("cli-seed"))
    parser.add_argument("--training", action="store_true", help=texts("cli-training"))
    parser.add_argument("--reasons", action="store_true", help=texts("cli-reasons"))
    parser.add_argument("--record", metavar="FILE", help=texts("cli-record"))
    parser.add_argument("--resume", metavar="FILE", help=texts("cli-resume"))
    parser.add_argument("--at", type=int, metavar="N", help=texts("cli-at"))
    parser.add_argument("--another-world", action="store_true", help=texts("cli-another-world"))
    add_hosting(parser)


def run(args: Namespace) -> int:
    """Play, and write the record if requested."""
    texts: Texts = args.texts
    rng = SystemRandom() if args.seed is None else Random(args.seed)
    table = _table(args)
    title = title_of(args.game)
    hosting = read_hosting(args)
    if is_guest(args.against):
        refuse_guest(table.game, args.against, hosting)
    else:
        refuse_unknown_bot("against", args.against, (*thinking_levels(args.game), RANDOM, HUMAN))
    if table.training and args.against == HUMAN:
        raise bad_data("--against", HUMAN, TRAINING_ALONE, {})
    if args.reasons and (not table.training or args.against not in THINKING):
        raise bad_data("--reasons", "", REASONS_TRAINING, {})
    people = _people(args, table)
    console = Console(sys.stdin, sys.stdout)
    code = 0
    if args.record:
        refuse_another_game(table, args.record)

    def keep_record() -> None:
        if args.record:
            keep(table, args.record)

    keep_record()
    bot = _bot(args, table, console, hosting)
    try:
        spoken = title.words().speaking(texts, table.setup)
        explains = args.against if args.reasons else ""
        Session(table, title, spoken, console, people, bot, rng, keep_record, explains).play()
    except (Leave, EOFError):
        console.say("", texts("goodbye"))
    except KeyboardInterrupt:
        console.say("", texts("goodbye"))
        code = 130
    finally:
        if isinstance(bot, BotProcess | Guest):
            bot.close()
    keep_record()
    if args.record:
        console.say(texts("saved", file=args.record))
    return code


def _table(args: Namespace) -> AnyTable:
    if args.resume is None:
        if word := first_given(args, ("at", "another_world")):
            raise bad_data(word, "", NEEDS_RESUME, {})
        return sit_down(read_setup(args), training=args.training)
    if word := first_given(args, SETUP_WORDS if args.another_world else (*SETUP_WORDS, "training")):
        raise bad_data("--resume", word, AGREED_BEFORE, {})
    text = read_file(args.resume)
    table = read_table(text, args.resume) if args.at is None else table_at(text, args.at, args.resume)
    if table.game.name != args.game:
        raise bad_data(args.resume, "game", GAME_OF, {"name": table.game.name})
    return _elsewhere(args, table) if args.another_world else table


def _elsewhere(args: Namespace, table: AnyTable) -> AnyTable:
    """Continue the game from the knowledge of the seats at the keyboard, with everything else redrawn."""
    if args.against == HUMAN:
        raise bad_data("--another-world", HUMAN, ONE_SIDE, {})
    people = _people(args, table)
    if len({table.sides[seat] for seat in people}) > 1:
        raise bad_data("--another-world", args.seats, ONE_SIDE, {})
    return another_world(table, people[0], args.seed or token_hex(16), training=args.training)


def _bot(args: Namespace, table: AnyTable, console: Console, hosting: Hosting) -> Bot:
    """The bot for the seats that nobody at the keyboard plays, in a separate process if it thinks."""
    texts: Texts = args.texts
    if is_guest(args.against):

        def tell(failed: BotFailed) -> None:  # only the kind, since the text can name cards
            console.say(texts("guest-failed", bot=args.against, fault=texts(f"fault-{failed.kind}")))

        return Guest(table.game, args.against, Budget(), hosting, report=tell)
    if args.against not in THINKING:
        return RandomBot()

    def report(why: str) -> None:
        console.say(texts("bot-failed", bot=args.against, why=why))

    return BotProcess(table.game, args.against, report=report)


def _people(args: Namespace, table: AnyTable) -> list[Seat]:
    """The seats played at the keyboard: the named ones, and all others too if the opponents are people."""
    everybody = [Seat(number) for number in range(len(table.seats))]
    if args.against == HUMAN:
        return everybody
    named = args.seats.split(",") if args.seats else [table.seats[0]]
    found = {seat for name in named for seat in title_of(args.game).setups().seats_named(table.setup, name.strip())}
    return [seat for seat in everybody if seat in found]
