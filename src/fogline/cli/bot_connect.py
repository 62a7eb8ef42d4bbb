"""``fogline bot connect``: runs a bot on a server, with the key of its account. It plays all its games in turn, accepts
challenges, and reconnects after a lost connection or a restart."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final

import fogline
from fogline.bots.arena import Seer, player_for
from fogline.bots.child import position_of
from fogline.bots.guests import Guest, is_guest, refuse_guest
from fogline.cli.arguments import add_hosting, hosting
from fogline.cli.door import Games, Seeking, Unreachable, read_secret
from fogline.cli.main import Parser
from fogline.desk.refusals import Refused
from fogline.kernel.errors import BadData
from fogline.kit.bots import Bot, Budget, Hosting
from fogline.kit.wire import Form
from fogline.locale import Texts
from fogline.table.records import AnyGame

FIRST_WAIT: Final = 0.1
LAST_WAIT: Final = 2.0
"""The maximum number of seconds between two checks of the games; the interval doubles while nothing happens."""
FIRST_BACKOFF: Final = 1.0
LAST_BACKOFF: Final = 60.0
"""The maximum number of seconds between two attempts to reach a server that is down."""
MOST: Final = 4
"""The number of unfinished games at which no more challenges are accepted."""
MAX_MOST: Final = 100
NOT_NOW: Final = ("stale", "not-your-turn", "not-over", "token")
"""Refusals after which the bot checks again: somebody else has acted, the game is over, or the link was revoked."""


class Visitor:
    """A bot at work on a server: call ``look`` repeatedly."""

    def __init__(
        self, games: Games, bot_for: Callable[[AnyGame], Bot], say: Callable[..., None], *,
        wanted: Form | None = None, forfeits: bool = False,
    ) -> None:  # fmt: skip
        """*bot_for* creates a bot for one seat of a game, which may remember its requests there. *say* reports events,
        by the key of a text. *wanted* is the body of a request for a game, if the bot seeks games. *forfeits*: the bot
        resigns after its first fault."""
        self._games = games
        self._make = bot_for
        self._forfeits = forfeits
        self._bots: dict[tuple[str, str], Bot] = {}
        self._say = say
        self._seeking = None if wanted is None else Seeking(games, wanted)
        self._rng = SystemRandom()
        self._given_up: set[tuple[str, str]] = set()

    def look(self) -> bool:
        """Accept challenges, and play in every game that waits for the bot. Returns whether it acted."""
        unfinished = self._games.unfinished()
        if self._seeking is not None:
            self._seeking.look(unfinished, time.monotonic())
        self._close_all_but({_seat(game) for game in unfinished})
        has_acted = False
        for game in unfinished:
            if game["your-turn"] and _seat(game) not in self._given_up:
                while self._games.at(game, partial(self._act, game)):
                    has_acted = True
        return has_acted

    def _act(self, game: Form, token: str) -> bool:
        server = self._games.server
        try:
            asked = server.get("/api/table/question", token)
            if "decline draw" in asked["can-say"]:
                said = {"sequence": asked["sequence"], "word": "decline draw"}
                return bool(server.post("/api/table/words", said, token))
            if not asked["choices"]:
                return False
            action = self._choose(game, asked)
            if action is None:
                server.post("/api/table/words", {"sequence": asked["sequence"], "word": "resign"}, token)
            else:
                server.post("/api/table/actions", {"sequence": asked["sequence"], "actions": [action]}, token)
        except Refused as refusal:
            if refusal.body["error"] == "token":
                raise
            if refusal.body["error"] not in NOT_NOW:
                self._give_up(game, str(refusal))
            return False
        except (BadData, LookupError, TypeError, ValueError) as error:  # such as another rules version
            self._give_up(game, str(error))
            return False
        return True

    def _choose(self, game: Form, asked: Form) -> str | None:
        """The bot's action; if it fails, any legal action, so that the opponent need not wait, or None to resign."""
        own = fogline.game(asked["game"])
        if own.version != asked["rules"]:
            raise BadData("rules", str(asked["rules"]), f"is not the version of the rules here, {own.version}")
        rules, view, choices = position_of(asked)
        bot = self._bots.get(_seat(game))
        try:
            if bot is None:
                self._say("bot-connect-plays", title=game["title"], game=game["game"], seat=game["seat"])
                bot = self._bots[_seat(game)] = self._make(rules)
            ask = bot.answer if isinstance(bot, Guest) else bot.choose  # which names the fault
            action = ask(view, choices, Random(self._rng.getrandbits(64)))
            if action not in choices:
                raise BadData("bot", str(action), "is not legal")
        except Exception as error:  # a bot can raise anything
            self._say("bot-connect-failed", game=game["game"], why=str(error))
            if self._forfeits:
                return None
            action = self._rng.choice(list(choices))
        return str(rules.write(action))

    def _give_up(self, game: Form, why: str) -> None:
        self._given_up.add(_seat(game))
        self._say("bot-connect-given-up", game=game["game"], why=why)

    def close(self) -> None:
        self._close_all_but(set())

    def _close_all_but(self, seats: set[tuple[str, str]]) -> None:
        for seat in self._bots.keys() - seats:
            bot = self._bots.pop(seat)
            if hasattr(bot, "close"):
                bot.close()


def _seat(game: Form) -> tuple[str, str]:
    return game["game"], game["seat"]


def stay(visitor: Visitor, games: Games, say: Callable[..., None], is_over: Callable[[], bool] = lambda: False) -> None:
    """Play until the key is refused, and reconnect after every lost connection."""
    wait, backoff = FIRST_WAIT, FIRST_BACKOFF
    try:
        games.open()
        while not is_over():
            try:
                wait = FIRST_WAIT if visitor.look() else min(2 * wait, LAST_WAIT)
                backoff = FIRST_BACKOFF
                time.sleep(wait)
            except Unreachable as error:
                seconds = max(backoff, error.seconds)
                say("bot-connect-cut", why=str(error), seconds=round(seconds))
                time.sleep(seconds * (1 + Random().random() / 4))  # so bots reconnect at different moments
                backoff = min(2 * backoff, LAST_BACKOFF)
    finally:
        games.close()
        visitor.close()


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("server", metavar="SERVER", help=texts("cli-door-server"))
    parser.add_argument("bot", metavar="BOT", help=texts("cli-connect-bot"))
    parser.add_argument("--key", metavar="FILE", required=True, help=texts("cli-door-key"))
    parser.add_argument("--titles", metavar="NAME", nargs="+", default=None, help=texts("cli-connect-titles"))
    parser.add_argument("--games", type=int, metavar="N", default=MOST, help=texts("cli-connect-games", most=MOST))
    parser.add_argument("--seek", metavar="JSON", help=texts("cli-connect-seek"))
    add_hosting(parser, forfeits=True)


def run(args: Namespace) -> int:
    """Play until interrupted, or until the key is refused."""
    texts: Texts = args.texts
    titles = args.titles or fogline.games()
    for title in titles:
        fogline.game(title)
    if not 1 <= args.games <= MAX_MOST:
        raise BadData("--games", str(args.games), f"is not from 1 to {MAX_MOST}")
    wanted = None if args.seek is None else _read_wish(args.seek)

    def say(key: str, **values: Any) -> None:
        print(texts(key, **values), file=sys.stderr, flush=True)

    treated = hosting(args)
    games = Games(args.server, read_secret(args.key), titles, args.games)
    make = _maker(args.bot, treated)
    first = fogline.game(titles[0])
    if is_guest(args.bot):
        refuse_guest(first, args.bot, treated)
    else:
        make(first)
    visitor = Visitor(games, make, say, wanted=wanted, forfeits=treated.forfeits)
    say("bot-connect-ready", server=args.server)
    stay(visitor, games, say)
    return 0


def _read_wish(text: str) -> Form:
    try:
        wish = json.loads(text)
    except (ValueError, RecursionError):
        wish = None
    if not isinstance(wish, dict):
        raise BadData("--seek", text, 'is not an object of JSON such as {"game": TITLE, "scenario": NAME}')
    return wish


def _maker(name: str, treated: Hosting) -> Callable[[AnyGame], Bot]:
    """A function that creates players with this name. The seer is refused, since it needs all cards."""

    def make(game: AnyGame) -> Bot:
        found = player_for(game, name, Budget(), treated)
        if isinstance(found, Seer):
            raise BadData("bot", name, "sees all cards, and a server shows them to nobody")
        return found

    return make
