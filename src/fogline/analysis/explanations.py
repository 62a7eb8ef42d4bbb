"""A bot's reasons in a position of a record: the actions it compares, and in how many worlds each was best.

The reasons follow from the acting seat's view and legal list, the action played, a level, a seed and a number of
worlds, without a time limit, so every machine gives the same table. They contain that seat's knowledge, so they are
only for readers of a finished game, and for training tables whose players have agreed that the computer explains its
moves."""

from __future__ import annotations

from random import Random
from shlex import quote
from typing import Final, NamedTuple

from fogline.analysis import analyse
from fogline.analysis.figures import whole_shares
from fogline.bots.levels import bot_for
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import CHANCE, Action, View
from fogline.kit.bots import Budget
from fogline.table.declarations import Word
from fogline.table.records import AnyGame, read_table, table_at

WORLDS: Final = 32
"""The number of worlds that a bot examines by default."""
SEED: Final = "0"
FILE: Final = "game.record"
"""The file name that a command uses for the record."""
NO_DECISION: Final = Kind(
    "data-no-decision", "there is no decision there: CHANCE acts, a player spoke, or the game is over"
)


class Reason(NamedTuple):
    """An action that was compared."""

    action: str
    win_chance: float
    worlds: int
    """The number of worlds in which it was tried."""
    spoke_for: int
    """The number of worlds in which it was the best. Actions that tie in a world split it equally, so these numbers add
    up to the number of worlds."""


class Reasons(NamedTuple):
    """One decision of a bot."""

    seat: str
    at: int
    level: str
    seed: str
    worlds: int
    judge: str
    chosen: str
    """The action that a bot with this level and seed chooses."""
    played: str
    """The action in the record; empty if it ends there."""
    compared: tuple[Reason, ...]
    """Best first; empty where nothing is compared, as in a set-up."""


class Known(NamedTuple):
    """A decision as its seat knew it."""

    seat: str
    view: View
    choices: Choices[Action]
    played: Action | None
    """The action taken; None if there is none yet."""


def explain(
    text: str, at: int, *, name: str = "record", level: str = "veteran", seed: str = SEED, worlds: int = WORLDS
) -> Reasons:
    """The reasons of a bot for the decision after *at* lines of a record; raises ``BadData`` if there is no
    decision."""
    table, lines = table_at(text, at, name), read_table(text, name).history()
    acting = [seat for seat in table.to_act() if seat != CHANCE]
    seat, action = (lines[at].seat, lines[at].action) if at < len(lines) else (acting[0] if acting else CHANCE, None)
    if seat not in acting or isinstance(action, Word):
        raise bad_data(name, str(at), NO_DECISION, {})
    known = Known(table.seats[seat], table.view(seat), table.legal(seat), action)
    return reasons_for(table.game, known, at, level=level, seed=seed, worlds=worlds)


def reasons_for(game: AnyGame, known: Known, at: int, *, level: str, seed: str = SEED, worlds: int = WORLDS) -> Reasons:
    """The reasons for a decision after *at* lines, from its seat's knowledge. Neither the bot's choice nor the action
    played is ever pruned."""
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
    """The command that reproduces this table on any machine."""
    again = f"fogline bot explain {quote(file)} {found.at} --level {found.level} --seed {quote(found.seed)}"
    return f"{again} --worlds {found.worlds}"
