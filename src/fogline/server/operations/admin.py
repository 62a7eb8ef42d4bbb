"""``fogline admin``: a host's view of games, and changes to them, while servers are running."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from fogline.desk.times import milliseconds
from fogline.kernel.errors import BadData
from fogline.server.operations.edits import (
    Expiry,
    add_bot,
    close_game,
    delete_game,
    give_back,
    list_bots,
    remove_bot,
    renew_bot,
    revoke,
)
from fogline.server.operations.listing import count_games, day_before, list_games, show_game
from fogline.server.operations.options import database_of, read_duration, read_time
from fogline.server.storage.storage import Storage

READING: Final = ("games", "show", "stats", "expire", "bots")
"""The actions that read the database before they change anything."""
MOST: Final = 50
"""The number of games listed by default."""
MAX_MOST: Final = 1_000_000


EXAMPLES: Final = (
    "fogline admin games --state running",
    "fogline admin show GAME",
    "fogline admin close GAME",
    "fogline admin delete GAME",
    "fogline admin expire --older 365d --unfinished 60d --dry-run",
    "fogline admin stats --json",
    "fogline admin bots",
    "fogline admin add-bot Hunter",
    "fogline admin bot-key Hunter",
    "fogline admin remove-bot Hunter",
    "fogline admin revoke GAME german",
    "fogline admin give-back --since 2026-11-17T20:15 --until 2026-11-17T21:00",
)


def add_arguments(parser: Any) -> None:
    texts = parser.texts
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name in ACTIONS:
        about = texts(f"cli-admin-{name}")
        action = actions.add_parser(name, texts=texts, help=about, description=about)
        action.add_argument("--database", metavar="URL", help=texts("cli-host-database"))
        action.add_argument("--json", action="store_true", help=texts("cli-json"))
        if name in ("show", "close", "delete", "revoke"):
            action.add_argument("game", metavar="GAME", help=texts("cli-admin-game"))
        if name == "revoke":
            action.add_argument("seat", metavar="SEAT", help=texts("cli-admin-seat"))
        if name == "add-bot":
            action.add_argument("name", metavar="NAME", help=texts("cli-admin-bot-name"))
        if name in ("bot-key", "remove-bot"):
            action.add_argument("bot", metavar="BOT", help=texts("cli-admin-bot"))
        if name == "games":
            action.add_argument("--title", metavar="NAME", help=texts("cli-admin-title"))
            action.add_argument("--state", choices=("waiting", "running", "over"), help=texts("cli-admin-state"))
            action.add_argument("--most", metavar="N", type=int, default=MOST, help=texts("cli-admin-most"))
        if name in ("games", "expire"):
            action.add_argument("--older", metavar="TIME", help=texts("cli-admin-older"))
        if name == "expire":
            action.add_argument("--unfinished", metavar="TIME", help=texts("cli-admin-unfinished"))
            action.add_argument("--dry-run", action="store_true", help=texts("cli-admin-dry-run"))
        if name == "give-back":
            action.add_argument("--since", metavar="TIME", required=True, help=texts("cli-admin-since"))
            action.add_argument("--until", metavar="TIME", required=True, help=texts("cli-admin-until"))


def run(args: Namespace) -> int:
    with _visiting(args, only_reads=args.action in READING) as storage:
        told = ACTIONS[args.action](storage, args)
    if args.json:
        print(json.dumps(told, indent=2))
    else:
        for line in _lines(args, told):
            print(line)
    return 0


@contextmanager
def _visiting(args: Namespace, *, only_reads: bool) -> Iterator[Storage]:
    """Open the database as a visitor. Looking through all games can take a while, so servers do not wait for it."""
    storage = Storage(database_of(args, os.environ), is_visitor=True, only_reads=only_reads)
    try:
        yield storage
    except DBAPIError as error:
        raise BadData("--database", "", f"cannot be used: {error.orig}") from None
    finally:
        storage.close()


def _games(storage: Storage, args: Namespace) -> Any:
    idle = None if args.older is None else day_before(milliseconds(), read_duration("--older", args.older))
    if not 1 <= args.most <= MAX_MOST:
        raise BadData("--most", str(args.most), f"is not from 1 to {MAX_MOST}")
    return {"games": list_games(storage, args.most, args.title, args.state, idle)}


def _close(storage: Storage, args: Namespace) -> Any:
    close_game(storage, args.game)
    return {"closed": args.game}


def _delete(storage: Storage, args: Namespace) -> Any:
    delete_game(storage, args.game)
    return {"deleted": [args.game]}


def _expire(storage: Storage, args: Namespace) -> Any:
    if args.older is None and args.unfinished is None:
        raise BadData("expire", "", "needs --older or --unfinished")
    options = (("--older", args.older), ("--unfinished", args.unfinished))
    expiry = Expiry(*(text and read_duration(option, text) for option, text in options))
    found = expiry.find(storage, milliseconds())
    if args.dry_run:
        return {"expired": found}
    with _visiting(args, only_reads=False) as changing:
        return {"deleted": [game_id for game_id in found if expiry.delete(changing, game_id, milliseconds())]}


def _revoke(storage: Storage, args: Namespace) -> Any:
    new = revoke(storage, args.game, args.seat)
    return {"game": args.game, "seat": args.seat, "link": new.link, "rematch": new.rematch}


def _give_back(storage: Storage, args: Namespace) -> Any:
    return {"seconds": give_back(storage, read_time("--since", args.since), read_time("--until", args.until)) / 1000}


def _remove_bot(storage: Storage, args: Namespace) -> Any:
    remove_bot(storage, args.bot)
    return {"removed": args.bot}


ACTIONS: Final[Mapping[str, Callable[[Storage, Namespace], Any]]] = {
    "games": _games,
    "show": lambda storage, args: show_game(storage, args.game),
    "close": _close,
    "delete": _delete,
    "expire": _expire,
    "stats": lambda storage, _: count_games(storage, milliseconds()),
    "revoke": _revoke,
    "give-back": _give_back,
    "bots": lambda storage, _: {"bots": list_bots(storage)},
    "add-bot": lambda storage, args: add_bot(storage, args.name),
    "bot-key": lambda storage, args: renew_bot(storage, args.bot),
    "remove-bot": _remove_bot,
}


def _lines(args: Namespace, told: Any) -> list[str]:
    texts = args.texts
    match args.action:
        case "games":
            return _table(texts, COLUMNS, told["games"])
        case "bots":
            return _table(texts, BOT_COLUMNS, told["bots"])
        case "add-bot":
            return [texts("admin-bot-added", name=told["name"], bot=told["bot"], key=told["key"])]
        case "bot-key":
            return [texts("admin-bot-key", key=told["key"])]
        case "remove-bot":
            return [texts("admin-bot-removed")]
        case "show" | "stats":
            return _form(told)
        case "close":
            return [texts("admin-closed", game=told["closed"])]
        case "revoke":
            more = [] if told["rematch"] is None else [texts("admin-revoke-rematch", game=told["rematch"])]
            key = "admin-revoked-watch" if args.seat == "watch" else "admin-revoked"
            return [texts(key, seat=args.seat, link=told["link"]), *more]
        case "give-back":
            return [texts("admin-given-back", minutes=round(told["seconds"] / 60))]
    key, games = next(iter(told.items()))
    return [*games, texts(f"admin-{key}", count=len(games))]


COLUMNS: Final = ("game", "title", "scenario", "state", "begun", "active")
BOT_COLUMNS: Final = ("bot", "name", "owner", "connected")


def _table(texts: Any, columns: Sequence[str], found: Sequence[Mapping[str, Any]]) -> list[str]:
    rows = [[texts(f"admin-head-{name}") for name in columns]]
    rows += [["-" if one[name] is None else str(one[name]) for name in columns] for one in found]
    widths = [max(len(row[number]) for row in rows) for number in range(len(columns))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def _form(form: Mapping[str, Any]) -> list[str]:
    """The fields as in the JSON, one per line."""
    width = max(map(len, form))
    return [
        f"{name.ljust(width)}  {value if isinstance(value, str) else json.dumps(value)}" for name, value in form.items()
    ]
