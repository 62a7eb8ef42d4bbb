"""Nine worlds: one decision, played out side by side in nine worlds that fit its seat's knowledge.

In each world the action is played, and so is the best alternative, several times with the same luck; both sides
continue like bots of a level, each on its own view. The first game of each world is shown. Everything follows from the
view, the legal list, the action, the seed and the level, on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from fogline.analysis import analyse
from fogline.bots.levels import bot_for
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import NOT_AMONG, Kind, shown
from fogline.kernel.game import CHANCE, Action, Event, Outcome, Seat, State, View, points_of, viewer_of
from fogline.kernel.rolls import by_weight
from fogline.kit.bots import Bot, Budget
from fogline.table.declarations import Word
from fogline.table.records import AnyGame, AnyTable, read_table, table_at

WORLDS: Final = 9
GAMES: Final = {"regular": 3, "veteran": 1}
"""By level, the number of playouts of each action in each world."""
LEVELS: Final = tuple(GAMES)
BUDGET: Final = Budget(8, None)
"""A veteran's budget for each decision of a playout."""
COMPARED: Final = Budget(32, None)
"""The budget for finding the best alternative."""
MAX_ACTIONS: Final = 400
"""A playout that is unfinished after this many actions counts as a draw."""
TOLD: Final = 6
"""The number of lines shown after those of the action."""

NAMED: Final = 8
"""The number of legal actions that a refusal names."""
NOT_DECIDING: Final = Kind("data-not-deciding", "this seat has nothing to decide there")


class Decision(NamedTuple):
    """The actions that are compared."""

    action: Action
    other: Action | None
    """The best alternative; None where there is none to compare."""


class Line(NamedTuple):
    """A line of the game that is shown, including CHANCE's, and its events."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class World(NamedTuple):
    """One of the nine worlds."""

    number: int
    """The number of the world, counted from 1."""
    after: State
    """The position after the action and after CHANCE's lines that follow it."""
    lines: tuple[Line, ...]
    """The action, and the lines that followed."""
    shown: int
    """The number of lines that led to ``after``."""
    last: State
    """The last position of the game."""
    outcome: Outcome | None
    """None if the game was cut off, which counts as a draw."""
    points: float
    """The mean result of all games in this world, from 0 to 1."""
    other: float | None
    """The mean result after the best alternative."""


class Share(NamedTuple):
    """The combined results of both actions."""

    points: float
    other: float | None
    worlds: int
    games: int
    """The number of games for each action."""


def chosen(text: str, at: int, seat: str, action: str, name: str = "record") -> tuple[AnyTable, Seat, Action]:
    """Return the table after *at* lines of a record, the seat that decides there (*seat*; empty: the next to act), and
    the legal action *action* (empty: the one that was played)."""
    table, lines = table_at(text, at, name), read_table(text, name).history()
    played = lines[at] if at < len(lines) and not isinstance(lines[at].action, Word) else None
    if seat and seat not in table.seats:
        raise bad_data("as", "", NOT_AMONG, {"found": shown(seat), "known": table.seats})
    who = Seat(table.seats.index(seat)) if seat else CHANCE if played is None else played.seat
    if who == CHANCE or who not in table.to_act():
        raise bad_data("as", seat, NOT_DECIDING, {})
    if not action and (played is None or played.seat != who):
        raise bad_data("action", "", NOT_DECIDING, {})
    wanted = action or table.write(lines[at].action)
    legal = {table.write(one): one for one in table.legal(who)}
    if wanted not in legal:
        raise bad_data("action", "", NOT_AMONG, {"found": shown(wanted), "known": tuple(legal)[:NAMED]})
    return table, who, legal[wanted]


def decide(game: AnyGame, view: View, choices: Choices[Action], action: Action, seed: str) -> Decision:
    """Find the best action other than *action*, according to the judge of reviews."""
    found = analyse(game, view, choices, seed=seed, budget=COMPARED, played=action)
    others = [one.action for one in found.candidates if one.action is not action]
    return Decision(action, others[0] if others else None)


def play_worlds(game: AnyGame, view: View, decision: Decision, seed: str, level: str) -> Iterator[World]:
    """Play the nine worlds, one after another. They are the worlds that *another world* draws with the seeds ``SEED/1``
    and so on."""
    player, seat = bot_for(game, level, BUDGET), viewer_of(view)
    for number in range(1, WORLDS + 1):
        world = game.imagine(view, Random(f"another-world/{seed}/{number}"))
        lucks = [f"nine-worlds/{seed}/{number}/{at}" for at in range(GAMES[level])]
        games = [_Game(game, world.clone(), seat, decision.action, player, Random(luck)) for luck in lucks]
        after, shown = games[0].state.clone(), len(games[0].lines)
        points = _mean([one.play_on() for one in games])
        other: float | None = None
        if decision.other is not None:
            others = (_Game(game, world.clone(), seat, decision.other, player, Random(luck)) for luck in lucks)
            other = _mean([one.play_on() for one in others])
        told, last = tuple(games[0].lines[: shown + TOLD]), games[0].state
        yield World(number, after, told, shown, last, game.outcome(last), points, other)


def share_of(worlds: list[World], level: str) -> Share:
    """The combined results of *worlds*."""
    others = [one.other for one in worlds if one.other is not None]
    count = len(worlds) * GAMES[level]
    return Share(_mean([one.points for one in worlds]), _mean(others) if others else None, len(worlds), count)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


class _Game:
    """A playout that begins with an action."""

    def __init__(self, game: AnyGame, state: State, seat: Seat, action: Action, player: Bot, rng: Random) -> None:
        self._game, self._seat, self._player, self._rng = game, seat, player, rng
        self.state = state
        self.lines: list[Line] = []
        self._play(seat, action)
        self._roll()

    def play_on(self) -> float:
        """Play until the game is over or too long. Returns the result for the side of the seat."""
        for _ in range(MAX_ACTIONS):
            acting = self._game.to_act(self.state)
            if not acting:
                break
            view, choices = self._game.view(self.state, acting[0]), self._game.legal(self.state, acting[0])
            self._play(acting[0], self._player.choose(view, choices, self._rng))
            self._roll()
        return points_of(self._game.outcome(self.state), self._seat)

    def _roll(self) -> None:
        while self._game.to_act(self.state) == (CHANCE,):
            self._play(CHANCE, by_weight(self._rng, self._game.outcomes(self.state)))

    def _play(self, seat: Seat, action: Action) -> None:
        log: list[Event] = []
        self._game.apply(self.state, seat, action, log)
        self.lines.append(Line(seat, action, tuple(log)))
