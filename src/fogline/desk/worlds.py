"""Other worlds of a position of a record, as JSON: the opponents' possible beliefs, the reasons of the computer, a new
game in another world, and nine worlds side by side. For processes, never for the games' thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from fogline.analysis.advisor import write_commanded
from fogline.analysis.explanations import explain
from fogline.analysis.figures import DIGITS
from fogline.analysis.nine_worlds import World, chosen, decide, play_worlds, share_of
from fogline.bots.memory_aid import agreed, looks_at
from fogline.desk.serialization import write_event
from fogline.desk.uploads import with_one_form
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.table.records import AnyTable, another_world, table_at
from fogline.table.table import CHANCE_NAME

DECISION: Final = "decision"
WORLD: Final = "world"
NINE: Final = "nine"
AID_SECONDS: Final = 3.0
"""The same time limit, in seconds, as for a memory aid at a table."""


def eyes_of(text: str, at: int, viewer: str) -> Form:
    """What each other side may believe about a seat's hidden cards after *at* lines: its view, and its memory aid with
    probabilities."""
    table = table_at(text, at)
    seat = seat_of(table, viewer)
    wire = title_of(table.game.name).wire()
    found = [
        {"viewer": table.seats[other], "view": wire.view(table.view(other)), "aid": aid}
        for other, aid in looks_at(table, seat, AID_SECONDS)
    ]
    return {"at": at, "seat": table.seats[seat], "eyes": found}


def reasons_of(text: str, at: int, level: str, seed: str, worlds: int) -> Form:
    """A bot's comparison of actions in the position after *at* lines, and the command that repeats it."""
    return write_commanded(explain(text, at, level=level, seed=seed, worlds=worlds))


def world_of(text: str, at: int, viewer: str, seed: str, aid: str) -> Form:
    """The record, without lines, of a game that continues in another world from what a seat knew after *at* lines. Also
    returns the world of the first game, unless that game began before the first choice."""
    record = Record.read(text)
    title = title_of(record.setup.game)
    if record.setup.data:
        title.setups().refuse_faults(record.setup.data, "data")
    setup = agreed(with_one_form(record.setup), aid)
    table = table_at(Record(setup, record.rules, record.entries, world=record.world).write(), at)
    new = another_world(table, seat_of(table, viewer), seed)
    return {"record": new.record().write(), "from": record.world}


def seat_of(table: AnyTable, name: str) -> Seat:
    if name not in table.seats:
        raise BadData("as", name, f"is not one of {', '.join(table.seats)}")
    return Seat(table.seats.index(name))


def nine_worlds(text: str, at: int, viewer: str, action: str, seed: str, level: str) -> Iterator[tuple[str, Form]]:
    """Play out one decision in nine worlds: yields the comparison, each world once it is played, and the whole result.
    *action* is in notation; if empty, the action played there."""
    table, seat, played = chosen(text, at, viewer, action)
    game, view = table.game, table.view(seat)
    decision = decide(game, view, table.legal(seat), played, seed)
    asked: Form = {
        "at": len(table.history()),
        "seat": viewer,
        "action": table.write(decision.action),
        "other": None if decision.other is None else table.write(decision.other),
        "level": level,
        "seed": seed,
    }
    yield DECISION, asked
    worlds: list[World] = []
    forms: list[Form] = []
    for world in play_worlds(game, view, decision, seed, level):
        worlds.append(world)
        forms.append(_world(table, seat, world))
        yield WORLD, forms[-1]
    share = share_of(worlds, level)
    figures = {"points": round(share.points, DIGITS), "other-points": _rounded(share.other), "games": share.games}
    yield NINE, {**asked, **figures, "worlds": forms}


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, DIGITS)


def _world(table: AnyTable, seat: Seat, world: World) -> Form:
    game, name = table.game, table.game.name
    wire = title_of(name).wire()

    def events(told: Iterable[Any]) -> list[Form]:
        return [write_event(name, event, table.seats) for event in told if event is not None]

    shown = [event.seen_by(seat) for line in world.lines[: world.shown] for event in line.events]
    follows = [
        {
            "seat": CHANCE_NAME if line.seat == CHANCE else table.seats[line.seat],
            "action": table.write(line.action),
            "events": events(line.events),
        }
        for line in world.lines[world.shown :]
    ]
    last, outcome = game.everything(world.last), world.outcome
    winners = [] if outcome is None else [table.seats[one] for one in outcome.winners]
    return {
        "number": world.number,
        "view": wire.view(game.everything(world.after)),
        "shows": events(shown),
        "follows": follows,
        "last": wire.view(last),
        "turns": game.turn(last) - game.turn(table.view(seat)),
        "outcome": None if outcome is None else {"winners": winners, "reasons": list(outcome.reasons)},
        "points": round(world.points, DIGITS),
        "other-points": _rounded(world.other),
    }


def check_decision(text: str, at: int, viewer: str, action: str) -> None:
    """Refuse a decision that cannot be played out."""
    chosen(text, at, viewer, action)
