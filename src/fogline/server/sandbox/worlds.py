"""Other worlds of a position of a record, as JSON: what the opponents could believe, the reasons of the computer, a new
game in another world, and nine worlds side by side. For processes, never for the games' thread."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from fogline.analysis.advisor import write_commanded
from fogline.analysis.explanations import explain
from fogline.analysis.figures import DIGITS
from fogline.analysis.nine_worlds import Decision, Line, Share, World, chosen, decide, play_worlds, share_of
from fogline.bots.memory_aid import agreed, looks_at
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.server.games.serialization import write_event
from fogline.server.sandbox.uploads import with_one_form
from fogline.table.records import AnyTable, another_world, table_at
from fogline.table.table import CHANCE_NAME

AID_SECONDS: Final = 3.0
"""As for a memory aid at a table."""


def eyes_of(text: str, at: int, viewer: str) -> Form:
    """What each other side could believe of the hidden cards of a seat after *at* lines: its view, and its memory aid
    with probabilities."""
    table = table_at(text, at)
    seat = seat_of(table, viewer)
    wire = title_of(table.game.name).wire()
    found = [
        {"viewer": table.seats[other], "view": wire.view(table.view(other)), "aid": aid}
        for other, aid in looks_at(table, seat, AID_SECONDS)
    ]
    return {"at": at, "seat": table.seats[seat], "eyes": found}


def reasons_of(text: str, at: int, level: str, seed: str, worlds: int) -> Form:
    """What a bot compares in the position after *at* lines, and the command that gives the same."""
    return write_commanded(explain(text, at, level=level, seed=seed, worlds=worlds))


def world_of(text: str, at: int, viewer: str, seed: str, aid: str) -> Form:
    """The record, without a line, of a game that goes on in another world from what a seat knew after *at* lines; and
    the world in which the other one began, if it did not begin before the first choice."""
    record = Record.read(text)
    title = title_of(record.setup.game)
    if record.setup.data:
        title.setups().refuse_faults(record.setup.data, "data")
    setup = agreed(with_one_form(record.setup), aid)
    table = table_at(Record(setup, record.rules, record.entries, world=record.world).write(), at)
    new = another_world(table, seat_of(table, viewer), seed)
    return {"record": new.record().write(), "from": record.world}


def seat_of(table: AnyTable, name: str) -> Seat:
    """The seat of that name."""
    if name not in table.seats:
        raise BadData("as", name, f"is not one of {', '.join(table.seats)}")
    return Seat(table.seats.index(name))


class NineForms:
    """One decision in nine worlds, as it is worked out."""

    def __init__(self, text: str, at: int, viewer: str, action: str, seed: str, level: str) -> None:
        """*action*: in notation; empty: what was played there."""
        self._table, seat, self._action = chosen(text, at, viewer, action)
        self._view, self._choices = self._table.view(seat), self._table.legal(seat)
        self._seed, self._level = seed, level
        self._worlds: list[World] = []
        self._forms: list[Form] = []

    @cached_property
    def _decision(self) -> Decision:
        return decide(self._table.game, self._view, self._choices, self._action, self._seed)

    def decision(self) -> Form:
        """What is compared."""
        table, (action, other) = self._table, self._decision
        return {
            "at": len(table.history()),
            "seat": table.seats[Seat(self._view.seat)],
            "action": table.write(action),
            "other": None if other is None else table.write(other),
            "level": self._level,
            "seed": self._seed,
        }

    def worlds(self) -> Iterator[Form]:
        """The worlds, as they are played."""
        for world in play_worlds(self._table.game, self._view, self._decision, self._seed, self._level):
            self._worlds.append(world)
            self._forms.append(self._world(world))
            yield self._forms[-1]

    def whole(self) -> Form:
        """All of it."""
        share: Share = share_of(self._worlds, self._level)
        figures = {
            "points": round(share.points, DIGITS),
            "other-points": None if share.other is None else round(share.other, DIGITS),
            "games": share.games,
        }
        return {**self.decision(), **figures, "worlds": self._forms}

    def _world(self, world: World) -> Form:
        table = self._table
        wire = title_of(table.game.name).wire()
        outcome = world.outcome
        ended = None
        if outcome is not None:
            ended = {"winners": [table.seats[seat] for seat in outcome.winners], "reasons": list(outcome.reasons)}
        return {
            "number": world.number,
            "view": wire.view(table.game.everything(world.after)),
            "shows": self._events(world.lines[: world.shown], Seat(self._view.seat)),
            "follows": [self._line(line) for line in world.lines[world.shown :]],
            "last": wire.view(table.game.everything(world.last)),
            "turns": table.game.turn(table.game.everything(world.last)) - table.game.turn(self._view),
            "outcome": ended,
            "points": round(world.points, DIGITS),
            "other-points": None if world.other is None else round(world.other, DIGITS),
        }

    def _events(self, lines: tuple[Line, ...], seat: Seat) -> list[Form]:
        """What the seat is told of them."""
        told = [event.seen_by(seat) for line in lines for event in line.events]
        return [self._event(event) for event in told if event is not None]

    def _line(self, line: Line) -> Form:
        table = self._table
        name = CHANCE_NAME if line.seat == CHANCE else table.seats[line.seat]
        return {
            "seat": name,
            "action": table.write(line.action),
            "events": [self._event(event) for event in line.events],
        }

    def _event(self, event: Any) -> Form:
        return write_event(self._table.game.name, event, self._table.seats)


def check_decision(text: str, at: int, viewer: str, action: str) -> None:
    """Refuse what ``NineForms`` would refuse."""
    NineForms(text, at, viewer, action, "", "")
