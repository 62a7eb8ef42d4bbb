"""Bots against bots: whole games, sides alternating. ``standings.py`` sums up the results.

Besides the levels, three kinds of players play only in the arena: the seer, which sees everything and is the ceiling
for fair players; earlier players, kept unchanged as a baseline for later ones (``Title.baseline`` has their knowledge
of a title); and aces with other networks. Third-party bots (``guests.py``) can play, too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.guests import Guest, is_guest, refuse_guest
from fogline.bots.levels import VETERANS_CARE, Veteran, bot_for, knowledge_of, levels_of
from fogline.bots.programs import BotFailed
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Ace, Bot, Budget, Hosting, Knowledge, Sighted
from fogline.kit.registry import title_of
from fogline.kit.research import Fault, Luck
from fogline.kit.search.deliberation import deliberate
from fogline.kit.terminal import Terminal
from fogline.table.records import AnyGame


class Seer:
    """Judges like a veteran, but in the true world. It takes a state, so it cannot be used as a ``Bot`` by mistake;
    only the arena gives it a state."""

    def __init__(self, game: AnyGame, knowledge: Knowledge) -> None:
        self._game = game
        self._knowledge = knowledge

    def choose_seeing(self, state: Any, seat: Seat, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*, with all cards open."""
        if len(choices) == 1:
            return choices[0]
        view, knowledge = self._game.view(state, seat), self._knowledge
        sighted = knowledge if isinstance(knowledge, Sighted) else None
        prepare = knowledge.prepare if sighted is None else sighted.prepare_seeing
        prepared = prepare(view, choices, rng, VETERANS_CARE)
        if prepared is not None:
            return prepared
        if sighted is not None:
            judge = sighted.judge_seeing(view, choices, rng)
        else:
            judge = knowledge.judge(view, choices, rng, Budget().worlds)
        return deliberate(judge, state.clone, Budget(1, None), rng)


VETERAN_2026: Final = "veteran-2026"
"""The veteran as it was before learned beliefs: all worlds that fit count the same."""
BASELINES: Final = (VETERAN_2026,)
SEER: Final = "seer"
CHECKPOINT: Final = ".npz"
"""The file name suffix of a network."""


def player_names(game: AnyGame) -> tuple[str, ...]:
    """The names of all built-in players of *game*."""
    return (*levels_of(game.name), SEER, *BASELINES)


def is_checkpoint(name: str) -> bool:
    """Whether a name is that of a network file for an ace."""
    return name.endswith(CHECKPOINT) and not is_guest(name)


def player_for(game: AnyGame, name: str, budget: Budget, hosting: Hosting = HOSTING) -> Bot | Seer | Guest:
    """The player with that name; no other code turns names into players. The caller must close a guest; *hosting* says
    how guests are treated."""
    if is_guest(name):
        return Guest(game, name, budget, hosting)
    if is_checkpoint(name):
        from fogline.bots.ace import AcePlayer

        own = title_of(game.name).ace()
        ace = Ace(Path(name)) if own is None else own._replace(network=Path(name))
        return AcePlayer(game, knowledge_of(game), ace, budget)
    if name not in player_names(game):
        raise BadData("bot", name, f"there is no such bot; there are {', '.join(player_names(game))}")
    if name == SEER:
        return Seer(game, knowledge_of(game))
    if name in BASELINES:
        return Veteran(game, title_of(game.name).baseline(name), budget)
    return bot_for(game, name, budget)


def refuse_player(setup: Setup, name: str, hosting: Hosting = HOSTING) -> None:
    """Raise ``BadData`` if there is no player with that name for games of *setup*, or if it does not start."""
    game: AnyGame = fogline.game(setup.game)
    if is_guest(name):
        refuse_guest(game, name, hosting)
    elif is_checkpoint(name):
        from fogline.bots.ace import refuse_network

        refuse_network(Path(name), setup)
    else:
        player_for(game, name, Budget())


# -- games ----------------------------------------------------------------------------------------------

MAX_ACTIONS: Final = 20_000
"""After this many actions, an unfinished game counts as a draw."""
UNFINISHED: Final = "unfinished"
"""The reason for the end of such a game."""
FORFEITED: Final = "forfeited"
"""The reason given when a third-party bot loses a game because of a fault."""
RECENT: Final = 4
"""A turn is a repetition if its seat did the same in one of its last N turns."""


class Fixture(NamedTuple):
    """One game to be played, with everything needed to play it anywhere."""

    setup: Setup
    bots: tuple[str, str]
    budget: Budget
    seed: str
    swapped: bool
    """Whether the first bot plays the second side."""
    again: int = 0
    """How many more times a bot is asked about a decision, to separate luck from skill. This does not change the
    games."""
    hosting: Hosting = HOSTING
    """How third-party bots are treated."""


class Result(NamedTuple):
    """The result of a game."""

    winner: int | None
    """The number of the winning bot, 0 or 1; ``None`` after a draw."""
    turns: int
    reasons: tuple[str, ...]
    moves: tuple[int, int]
    """The number of actions that each bot chose."""
    seconds: tuple[float, float]
    """The total thinking time of each bot."""
    slowest: tuple[float, float]
    """Each bot's longest thinking time for one action."""
    first: int | None = None
    """The bot that moved first; ``None`` if all moves are simultaneous."""
    repeats: tuple[int, int] = (0, 0)
    """The number of turns in which a seat repeated a recent turn, and the number of all turns."""
    luck: float | None = None
    """How lucky the first bot was, as a share of a game (``Luck``); ``None`` if the title cannot measure it."""
    faults: tuple[tuple[Fault, ...], tuple[Fault, ...]] = ((), ())
    """The faults of each third-party bot."""


def fixtures(
    setup: Setup, bots: tuple[str, str], games: int, seed: str, budget: Budget, again: int = 0,
    hosting: Hosting = HOSTING,
) -> list[Fixture]:  # fmt: skip
    """The games of a match: the bots swap sides after each."""
    return [
        Fixture(setup, bots, budget, f"{seed}/{number}", number % 2 == 1, again, hosting) for number in range(games)
    ]


def pairs_of(players: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs of different players, and the first player against itself, which is the null run."""
    different = list(dict.fromkeys(players))
    return [*combinations(different, 2), (different[0], different[0])]


def schedule(
    setup: Setup, players: Sequence[str], games: int, seed: str, budget: Budget, again: int = 0,
    hosting: Hosting = HOSTING,
) -> list[Fixture]:  # fmt: skip
    """A round robin of *games* games per pair. The pairs alternate, so the first games cover every pair."""
    matches = [fixtures(setup, pair, games, seed, budget, again, hosting) for pair in pairs_of(players)]
    return [fixture for together in zip(*matches, strict=True) for fixture in together]


def play(fixture: Fixture) -> Result:
    """Play one game. Chance and each seat's generator are seeded from its seed."""
    game: AnyGame = fogline.game(fixture.setup.game)
    players = [player_for(game, name, fixture.budget, fixture.hosting) for name in fixture.bots]
    try:
        return _played(game, fixture, players)
    finally:
        for player in players:
            if isinstance(player, Guest):
                player.close()


def _played(game: AnyGame, fixture: Fixture, players: Sequence[Bot | Seer | Guest]) -> Result:
    sides = side_numbers(game, fixture.setup)

    def number_of(seat: Seat | None) -> int | None:
        return None if seat is None else (sides[seat] + fixture.swapped) % 2

    luck = Random(f"{fixture.seed}/chance")
    seats = len(game.seats(fixture.setup))
    rngs = [Random(f"{fixture.seed}/{seat}") for seat in range(seats)]
    took: tuple[list[float], list[float]] = ([], [])
    for seat, side in enumerate(sides):
        player = players[(side + fixture.swapped) % 2]
        if isinstance(player, Guest):
            with suppress(BotFailed, BadData):  # the first timed decision tries again
                player.start(game.side(fixture.setup, Seat(seat)))
    state = game.new(fixture.setup)
    opening, habits = _Opening(game), _Habits(game)
    fate = Fate(game, fixture.again, fixture.seed)
    forfeited: int | None = None
    for _ in range(MAX_ACTIONS):
        acting = game.to_act(state)
        if not acting:
            break
        opening.watch(state, acting)
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            drawn = by_weight(luck, outcomes)
            fate.watch_chance(state, outcomes, drawn)
            game.apply(state, seat, drawn, opening.log)
            continue
        number = (sides[seat] + fixture.swapped) % 2
        began = perf_counter()
        action = choose_for(game, players[number], state, seat, rngs[seat])
        took[number].append(perf_counter() - began)
        if fixture.hosting.forfeits and _faults(players[number]):
            forfeited = number
            break
        habits.watch(state, seat, action)
        fate.watch_seat(state, seat, action, players[number])
        game.apply(state, seat, action, opening.log)
    outcome = game.outcome(state)
    winner = number_of(outcome.winners[0] if outcome is not None and outcome.winners else None)
    reasons = (UNFINISHED,) if outcome is None else outcome.reasons
    if forfeited is not None:
        winner, reasons = 1 - forfeited, (FORFEITED,)
    one, two = took
    return Result(
        winner, game.turn(game.view(state, None)), reasons, (len(one), len(two)), (sum(one), sum(two)),
        (max(one, default=0.0), max(two, default=0.0)), number_of(opening.first), habits.count(),
        None if fate.brought is None else -fate.brought if fixture.swapped else fate.brought,
        (_faults(players[0]), _faults(players[1])),
    )  # fmt: skip


def _faults(player: Bot | Seer | Guest) -> tuple[Fault, ...]:
    return player.faults if isinstance(player, Guest) else ()


class _Opening:
    """Finds the first mover: the first seat that is asked alone after the first turn has begun. If the title does not
    report turns, it is the first seat that is asked alone, except to finish a simultaneous decision."""

    def __init__(self, game: AnyGame) -> None:
        terminal = title_of(game.name).terminal()
        tells = type(terminal).turn_of is not Terminal.turn_of
        self.first: Seat | None = None
        self.log: list[Any] | None = [] if tells else None
        """Events, as long as they are needed."""
        self._turn_of = terminal.turn_of
        self._game = game
        self._asked: tuple[Seat, ...] = ()
        self._turn = 0
        self._is_over = False

    def watch(self, state: Any, acting: tuple[Seat, ...]) -> None:
        """Record that the seats in *acting* are about to be asked."""
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


class _Habits:
    """Counts repeated turns, in which a seat did exactly the same as in a recent turn. The set-up is turn 0."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._turns: dict[Seat, tuple[int, list[str]]] = {}
        self._before: dict[Seat, deque[list[str]]] = {}
        self._count = [0, 0]

    def watch(self, state: Any, seat: Seat, action: Any) -> None:
        """Record that a seat is about to act."""
        turn = self._game.turn(self._game.view(state, None))
        begun = self._turns.get(seat)
        if begun is None or begun[0] != turn:
            self._close(seat)
            begun = self._turns[seat] = (turn, [])
        begun[1].append(self._game.write(action))

    def _close(self, seat: Seat) -> None:
        turn, done = self._turns.pop(seat, (0, []))
        if turn == 0:
            return
        before = self._before.setdefault(seat, deque(maxlen=RECENT))
        self._count[0] += done in before
        self._count[1] += 1
        before.append(done)

    def count(self) -> tuple[int, int]:
        """Return the number of repeated turns, and the number of all turns."""
        for seat in list(self._turns):
            self._close(seat)
        return self._count[0], self._count[1]


class Fate:
    """Measures how lucky the first side was: in CHANCE, and in a bot's choice among its own ideas if it is
    asked *again*."""

    def __init__(self, game: AnyGame, again: int = 0, seed: str = "") -> None:
        self._game = game
        self._luck: Luck | None = title_of(game.name).luck()
        self._again = again
        self._rng = Random(f"{seed}/again")
        self._has_told = False
        self._brought = 0.0

    @property
    def brought(self) -> float | None:
        """The measured luck; None if none could be separated from skill in this game."""
        return self._brought if self._has_told else None

    def watch_chance(self, state: Any, outcomes: Sequence[tuple[Any, int]], drawn: Any) -> None:
        """Record that CHANCE is about to act."""
        if self._luck is None or len(outcomes) == 1 or not self._luck.counts(state):
            return
        worths: dict[Hashable, float] = {}
        total = mean = 0.0
        for one, weight in outcomes:
            kind = self._luck.alike(one)
            if kind not in worths:
                worths[kind] = self._worth_after(self._luck, state, CHANCE, one)
            total += weight
            mean += weight * worths[kind]
        self._add(worths[self._luck.alike(drawn)] - mean / total)

    def watch_seat(self, state: Any, seat: Seat, action: Any, player: Bot | Seer | Guest) -> None:
        """Record that a seat is about to act."""
        if self._luck is None or not self._again or not self._luck.counts(state):
            return
        others = [choose_for(self._game, player, state, seat, self._rng) for _ in range(self._again)]
        worths = [self._worth_after(self._luck, state, seat, one) for one in (action, *others)]
        self._add(worths[0] - sum(worths[1:]) / self._again)

    def _worth_after(self, luck: Luck, state: Any, seat: Seat, action: Any) -> float:
        after = state.clone()
        self._game.apply(after, seat, action)
        return luck.worth(after)

    def _add(self, luck: float) -> None:
        self._has_told = True
        self._brought += luck


def side_numbers(game: AnyGame, setup: Setup) -> list[int]:
    """By seat, the number of its side; the first seat's is 0."""
    names = [game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup)))]
    sides = list(dict.fromkeys(names))
    return [sides.index(name) for name in names]


def choose_for(game: AnyGame, player: Bot | Seer | Guest, state: Any, seat: Seat, rng: Random) -> Any:
    """The player's action. Only a seer gets the state; a bot gets the view and the legal list."""
    choices = game.legal(state, seat)
    if isinstance(player, Seer):
        return player.choose_seeing(state, seat, choices, rng)
    return player.choose(game.view(state, seat), choices, rng)
