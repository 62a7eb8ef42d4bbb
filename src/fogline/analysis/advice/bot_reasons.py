"""Why a bot does what it does in a position of a record: what it compares, and in how many worlds each action was best.

It uses the view and the legal list of the seat that acts, what was played, a level, a seed and a number of worlds,
without a limit of time, so every machine gives the same table. Reasons contain what that seat knows: they are for
readers of a finished game, and for people at a training table who have agreed that the computer explains its moves."""

from __future__ import annotations

from random import Random
from shlex import quote
from typing import Any, Final, NamedTuple

from fogline.analysis import analyse
from fogline.analysis.shares import whole_shares
from fogline.bots.levels import bot_for
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.bots import Budget
from fogline.table.declarations import Word
from fogline.table.records import AnyGame, AnyTable, read_table, table_at

WORLDS: Final = 32
"""As many as a bot looks at by default."""
SEED: Final = "0"
FILE: Final = "game.record"
"""What a record is called in a command."""
NO_DECISION: Final = Kind(
    "data-no-decision", "there is no decision there: CHANCE acts, a player spoke, or the game is over"
)


class Reason(NamedTuple):
    """An action that was compared."""

    action: str
    win_chance: float
    worlds: int
    """In how many worlds it was tried."""
    spoke_for: int
    """In how many of them it was the best. Those that are best together share a world: all add up to the worlds."""


class Reasons(NamedTuple):
    """One decision of a bot."""

    seat: str
    at: int
    level: str
    seed: str
    worlds: int
    judge: str
    chosen: str
    """What a bot of that level does with this seed."""
    played: str
    """What the record says was done; empty if it ends there."""
    compared: tuple[Reason, ...]
    """The best one first; empty where nothing is compared, as in a set-up."""


class Known(NamedTuple):
    """A decision as its seat knew it."""

    seat: str
    view: Any
    choices: Choices[Any]
    played: Any
    """What was done; None if nothing was yet."""


def explain(
    text: str, at: int, *, name: str = "record", level: str = "veteran", seed: str = SEED, worlds: int = WORLDS
) -> Reasons:
    """The reasons of a bot for the decision after *at* lines of a record; ``BadData`` if there is none."""
    table, played = _position(text, at, name)
    seat = _decides(table, played, name, at)
    known = Known(table.seats[seat], table.view(seat), table.legal(seat), None if played is None else played[1])
    return reasons_for(table.game, known, at, level=level, seed=seed, worlds=worlds)


def reasons_for(game: AnyGame, known: Known, at: int, *, level: str, seed: str = SEED, worlds: int = WORLDS) -> Reasons:
    """The reasons for a decision after *at* lines, from what its seat knew. What a bot of that level chooses and what
    was played are both compared to the end."""
    seat, view, choices, played = known
    budget = Budget(worlds, None)
    chosen = bot_for(game, level, budget).choose(view, choices, Random(seed))
    found = analyse(game, view, choices, seed=seed, budget=budget, played=chosen, also=played)
    spoke = whole_shares([one.best_in for one in found.candidates], found.worlds)
    compared = tuple(
        Reason(game.write(one.action), one.mean, one.worlds, count)
        for one, count in zip(found.candidates, spoke, strict=True)
    )
    did = "" if played is None else game.write(played)
    return Reasons(seat, at, level, seed, worlds, found.judge, game.write(chosen), did, compared)


def command_of(found: Reasons, file: str) -> str:
    """The command that gives the same table again, on any machine."""
    again = f"fogline bot explain {quote(file)} {found.at} --level {found.level} --seed {quote(found.seed)}"
    return f"{again} --worlds {found.worlds}"


def _position(text: str, at: int, name: str) -> tuple[AnyTable, tuple[Seat, Any] | None]:
    """The table after *at* lines, and who did what then."""
    table, lines = table_at(text, at, name), read_table(text, name).history()
    return table, (lines[at].seat, lines[at].action) if at < len(lines) else None


def _decides(table: AnyTable, played: tuple[Seat, Any] | None, name: str, at: int) -> Seat:
    """Whose decision it is."""
    acting = [seat for seat in table.to_act() if seat != CHANCE]
    if played is not None and played[0] in acting and not isinstance(played[1], Word):
        return played[0]
    if played is None and acting:
        return acting[0]
    raise bad_data(name, str(at), NO_DECISION, {})
