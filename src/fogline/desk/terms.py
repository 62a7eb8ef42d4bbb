"""The terms of a game: everything agreed apart from the set-up. None of it is part of the rules, so no record holds it.
The database stores it as text, and rematches inherit it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.levels import thinking_levels
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.wire import Form
from fogline.locale import homes
from fogline.table.calendar import WEEKDAYS, read_zone
from fogline.table.clock import DAY, Allowance

MAX_SECONDS: Final = 30 * 24 * 3600
MAX_DELAY: Final = 100
MAX_HOLIDAYS: Final = 60
"""The maximum number of holidays that can be agreed for each seat."""


class Terms(NamedTuple):
    """The terms that both sides agreed on; a player sees them before joining."""

    bots: Mapping[str, str] = {}
    """The level of the bot in each seat that the computer plays."""
    clock: Allowance | None = None
    aid: str = "shown"
    late: int | None = None
    """Watchers see everything, this many turns late; None: the public view, without delay."""
    training: bool = False
    """Whether seats may take back actions that they have learned from (``Table.take_back``)."""
    begun: int = 0
    """The number of lines of a record that it began with; its creator may know all cards of that position."""
    keeps_sides: bool = False
    """For a rematch: everyone has the same seat as in the previous game."""
    listed: bool = False
    """Whether anyone can find it among the games to watch."""
    rated: bool = False
    """Whether the result changes the ratings of the players."""
    reasons: bool = False
    """Whether the computer explains its moves, which shows hidden cards of its side."""
    bot_accounts: bool = False
    """Whether other people's bots, which have accounts of their own, may take seats."""

    def check(self, game: str, seats: Sequence[str]) -> None:
        """Refuse terms that cannot be played with these *seats* of a *game*."""
        known = thinking_levels(game)
        for name, level in self.bots.items():
            if name not in seats:
                raise BadData("bots", name, f"no such seat; known seats: {', '.join(seats)}")
            if level not in known:
                raise BadData("bots", name, f"{level!r} is not one of {', '.join(known)}")
        if seats and len(self.bots) == len(seats):
            raise BadData("bots", "", "somebody has to play against them")
        if self.training and self.late is not None:
            raise BadData("training", "", "what delayed watchers have seen cannot be taken back")
        if self.reasons and not self.training:
            raise BadData("reasons", "", "are for training games: they show hidden cards")
        if self.reasons and not self.bots:
            raise BadData("reasons", "", "need a seat that the computer plays")
        if self.clock is not None:
            _check_clock(self.clock)
        if self.rated:
            self._check_rated(game)

    def _check_rated(self, game: str) -> None:
        """Refuse games whose result would not show who is better, or that a player could prevent from ending."""
        if self.clock is None:
            raise BadData("rated", "", "needs a clock, so that nobody can put off a defeat for ever")
        if self.training:
            raise BadData("rated", "", "is not for training")
        if self.late is not None:
            raise BadData("rated", "", "is not for games in which delayed watchers see hidden cards")
        if self.begun:
            raise BadData("rated", "", "is not for games that go on from a record")
        known = measured_levels(game)
        for name, level in self.bots.items():
            if level not in known:
                raise BadData("bots", name, f"{level!r} has no rating at this game")

    def of_rematch(self, names: Mapping[str, str], level: str | None) -> Terms:
        """The terms of a rematch, which begins at the start; *names* maps each seat to its new name; *level* is the
        level of the computer (None: as before)."""
        return self._replace(bots={names[seat]: level or before for seat, before in self.bots.items()}, begun=0)

    def text(self) -> str:
        """The terms as the database stores them."""
        return json.dumps({**self._asdict(), "bots": dict(self.bots)})


def _check_clock(clock: Allowance) -> None:
    if clock.most is not None and clock.most < clock.start:
        raise BadData("clock", "most", "is less than what a seat begins with")
    if clock.free or clock.holidays:
        where = "free-days" if clock.free else "holidays"
        if clock.start < DAY or clock.most is None:
            raise BadData("clock", where, "is for clocks that start with a day or more and have a limit")
    if len(set(clock.free)) != len(clock.free) or len(clock.free) == len(WEEKDAYS):
        raise BadData("clock", "free-days", "names each day once at most, and not all of them")
    read_zone(clock.zone)


def read_terms(text: str) -> Terms:
    """The terms that were stored. Missing fields of older games get their defaults."""
    kept: dict[str, Any] = json.loads(text)
    if kept.get("clock") is not None:
        start, bonus, most, *more = kept["clock"]
        free, *last = more or [()]
        kept["clock"] = Allowance(start, bonus, most, tuple(free), *last)
    return Terms(**kept)


def write_terms(terms: Terms) -> dict[str, Any]:
    """The terms as sent to a client, without the time left."""
    clock = terms.clock
    return {
        "bots": dict(terms.bots),
        "clock": None if clock is None else write_allowance(clock),
        "aid": terms.aid,
        "training": terms.training,
        "reasons": terms.reasons,
        "rated": terms.rated,
        "watching": {"kind": "public"} if terms.late is None else {"kind": "delayed", "turns": terms.late},
        "listed": terms.listed,
        "bot-accounts": terms.bot_accounts,
    }


def write_allowance(clock: Allowance) -> dict[str, Any]:
    """The clock in seconds, as agreed."""
    most = None if clock.most is None else clock.most // 1000
    form: Form = {"start": clock.start // 1000, "bonus": clock.bonus // 1000, "most": most}
    if clock.free:
        form |= {"free-days": [WEEKDAYS[day] for day in clock.free], "zone": clock.zone}
    return {**form, "holidays": clock.holidays} if clock.holidays else form


@cache
def measured_levels(title: str) -> Mapping[str, Sequence[float]]:
    """The levels of a title whose strength was measured (docs/ratings.md), with their points and margins."""
    file = homes()[title].joinpath("bots", "ratings.toml") if title in homes() else None
    if file is None or not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def setup_seats(setup: Setup) -> tuple[str, ...]:
    """The seats of a game about to be played."""
    return fogline.game(setup.game).seats(setup)
