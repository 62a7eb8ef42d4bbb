"""Bots against bots: whole games, sides alternating, and statistics of the results."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import fogline
from fogline.ai.bots.baselines import BASELINES, baseline_for
from fogline.ai.bots.levels import bot_for, knowledge_of
from fogline.ai.bots.seer import Seer
from fogline.ai.levels import LEVELS
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot, Budget
from fogline.kit.registry import title_of
from fogline.kit.research import wilson
from fogline.kit.terminal import Terminal
from fogline.table.records import AnyGame

SEER: Final = "seer"
PLAYERS: Final = (*LEVELS, SEER, *BASELINES)
"""The players of the arena."""
MAX_ACTIONS: Final = 20_000
"""Actions after which a game without an end is given up as a draw."""


class Fixture(NamedTuple):
    """One game to be played: everything about it, so that it can be played anywhere."""

    setup: Setup
    bots: tuple[str, str]
    budget: Budget
    seed: str
    """The seed of this game."""
    swapped: bool
    """Whether the first bot plays the side that moves second."""


class Result(NamedTuple):
    """How a game ended."""

    winner: int | None
    """0 or 1, the number of the bot; ``None`` after a draw."""
    turns: int
    reasons: tuple[str, ...]
    moves: tuple[int, int]
    """By bot, how many actions it chose."""
    seconds: tuple[float, float]
    """By bot, how long it thought, all together."""
    slowest: tuple[float, float]
    """By bot, how long it thought about one action at most."""
    first: int | None = None
    """The bot that moved first; ``None`` if all moves are made together."""


def fixtures(setup: Setup, bots: tuple[str, str], games: int, seed: str, budget: Budget) -> list[Fixture]:
    """The games of a match: the bots change sides after each."""
    return [Fixture(setup, bots, budget, f"{seed}/{number}", number % 2 == 1) for number in range(games)]


def play(fixture: Fixture) -> Result:
    """Play one game. Chance and each seat's own generator come from the seed."""
    game: AnyGame = fogline.game(fixture.setup.game)
    sides = side_numbers(game, fixture.setup)
    players = [_player(game, name, fixture.budget) for name in fixture.bots]
    luck = Random(f"{fixture.seed}/chance")
    seats = len(game.seats(fixture.setup))
    rngs = [Random(f"{fixture.seed}/{seat}") for seat in range(seats)]
    moves, seconds, slowest = [0, 0], [0.0, 0.0], [0.0, 0.0]
    state = game.new(fixture.setup)
    opening = _Opening(game)
    for _ in range(MAX_ACTIONS):
        acting = game.to_act(state)
        if not acting:
            break
        opening.watch(state, acting)
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            drawn = luck.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            game.apply(state, seat, drawn, opening.log)
            continue
        number = (sides[seat] + fixture.swapped) % 2
        began = perf_counter()
        action = _choose(game, players[number], state, seat, rngs[seat])
        took = perf_counter() - began
        moves[number] += 1
        seconds[number] += took
        slowest[number] = max(slowest[number], took)
        game.apply(state, seat, action, opening.log)
    outcome = game.outcome(state)
    winner: int | None = None
    reasons: tuple[str, ...] = ("unfinished",)
    if outcome is not None:
        reasons = outcome.reasons
        if outcome.winners:
            winner = (sides[outcome.winners[0]] + fixture.swapped) % 2
    return Result(winner, game.turn(game.view(state, None)), reasons, (moves[0], moves[1]), (seconds[0], seconds[1]),
                  (slowest[0], slowest[1]), None if opening.first is None
                  else (sides[opening.first] + fixture.swapped) % 2)  # fmt: skip


class _Opening:
    """Who moves first: the seat that is asked, alone, once the first turn has begun. Of a title that does not tell when
    that is, the first seat that is asked alone, unless it only finishes what several were asked together."""

    def __init__(self, game: AnyGame) -> None:
        terminal = title_of(game.name).terminal()
        tells = type(terminal).turn_of is not Terminal.turn_of
        self.first: Seat | None = None
        self.log: list[Any] | None = [] if tells else None
        """For what happens, as long as somebody has to listen."""
        self._turn_of = terminal.turn_of
        self._game = game
        self._asked: tuple[Seat, ...] = ()
        self._turn = 0
        self._is_over = False

    def watch(self, state: Any, acting: tuple[Seat, ...]) -> None:
        """These are asked now."""
        if self._is_over or acting[0] == CHANCE:
            return
        is_alone = len(acting) == 1
        if self.log is not None:
            self._is_over = any(self._turn_of(event) == 1 for event in self.log)
            self.log.clear()
        else:
            turn = self._game.turn(self._game.view(state, None))
            self._is_over = is_alone and (acting[0] not in self._asked or turn != self._turn)
            self._asked, self._turn = acting, turn
        if self._is_over:
            self.first, self.log = acting[0] if is_alone else None, None


def side_numbers(game: AnyGame, setup: Setup) -> list[int]:
    """By seat the number of its side: that of the first seat is 0."""
    names = [game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup)))]
    sides = list(dict.fromkeys(names))
    return [sides.index(name) for name in names]


def _player(game: AnyGame, name: str, budget: Budget) -> Bot | Seer:
    if name in BASELINES:
        return baseline_for(game, name, budget)
    return Seer(game, knowledge_of(game)) if name == SEER else bot_for(game, name, budget)


def _choose(game: AnyGame, player: Bot | Seer, state: Any, seat: Seat, rng: Random) -> Any:
    """What the player does. Only a seer gets the state; a bot gets the view and the legal list."""
    choices = game.legal(state, seat)
    if isinstance(player, Seer):
        return player.choose_seeing(state, seat, choices, rng)
    return player.choose(game.view(state, seat), choices, rng)


# -- statistics -------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How one bot has done in a match."""

    bot: str
    wins: int
    share: float
    """Of all games, draws included."""
    interval: tuple[float, float]
    wins_moving_first: int
    milliseconds: float
    """For one action, on average."""
    slowest: float
    """Milliseconds for one action, at most."""


class Match(NamedTuple):
    """A match, summed up."""

    games: int
    draws: int
    turns: float
    """How long a game was, on average."""
    reasons: dict[str, int]
    standings: tuple[Standing, Standing]


def sum_up(bots: tuple[str, str], results: Sequence[Result]) -> Match:
    """The match that consists of these games, in their order."""
    games = len(results)
    standings: list[Standing] = []
    for number, bot in enumerate(bots):
        wins = sum(result.winner == number for result in results)
        first = sum(result.winner == number for at, result in enumerate(results) if at % 2 == number)
        moves = sum(result.moves[number] for result in results)
        took = 1000 * sum(result.seconds[number] for result in results) / max(1, moves)
        slowest = 1000 * max((result.slowest[number] for result in results), default=0.0)
        share = wins / games if games else 0.0
        standings.append(Standing(bot, wins, share, wilson(wins, games), first, took, slowest))
    reasons: dict[str, int] = {}
    for result in results:
        for reason in result.reasons:
            reasons[reason] = reasons.get(reason, 0) + 1
    draws = sum(result.winner is None for result in results)
    turns = sum(result.turns for result in results) / max(1, games)
    return Match(games, draws, turns, dict(sorted(reasons.items())), (standings[0], standings[1]))
