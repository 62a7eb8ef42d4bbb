"""One random game with all promises of the contract checked: cheap checks at every step, costly ones occasionally."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Outcome, Seat
from fogline.kernel.record import Entry, Record
from fogline.kernel.setup import Setup
from fogline.table import read_table
from fogline.table.records import AnyGame
from fogline.table.table import CHANCE_NAME

COSTLY: Final = 50
"""Position *t* of a game gets the costly checks, for one seat, with probability 1 / (COSTLY + t): later checks cost
more."""
REPLAYED: Final = 0.01
"""The share of games that are replayed from their record."""


class Failed(Exception):
    """A broken promise."""


class Trial(NamedTuple):
    """The course of a random game."""

    steps: int
    outcome: Outcome | None
    """``None`` if the game was cut off."""
    failure: str
    """The failure; empty if there was none."""
    record: str
    """The record of a game that failed."""


def try_game(game: AnyGame, setup: Setup, rng: Random, limit: int) -> Trial:
    """Play one random game. Any failure is caught and kept with the record that leads to it."""
    walk = _Walk(game, setup, rng)
    try:
        outcome = walk.run(limit)
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
        return Trial(len(walk.played), None, failure, walk.record(failure))
    return Trial(len(walk.played), outcome, "", "")


class _Walk:
    """A game in progress."""

    def __init__(self, game: AnyGame, setup: Setup, rng: Random) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.played: list[tuple[Seat, Any]] = []

    def run(self, limit: int) -> Outcome | None:
        """Play to the end, or for *limit* steps. Half of the games are played without a log, as in a search."""
        game, rng, chance, played = self.game, self.rng, self.rng.random, self.played
        viewers = (*(Seat(number) for number in range(len(game.seats(self.setup)))), None)
        state = game.new(self.setup)
        log: list[Any] | None = [] if chance() < 0.5 else None
        is_curious = chance() < 0.5
        used: Counter[type] = Counter()
        while True:
            seats = game.to_act(state)
            outcome = game.outcome(state)
            if (len(seats) == 0) == (outcome is None):
                raise Failed("not kept: there is an outcome if and only if nobody is to act")
            if not seats or len(played) >= limit:
                break
            seat = seats[0] if len(seats) == 1 else seats[int(chance() * len(seats))]
            choices = _possible(game, state) if seat == CHANCE else game.legal(state, seat)
            size = len(choices)
            if size == 0:
                raise Failed("not kept: a seat that is to act has a legal action")
            action = choices[int(chance() * size)]
            if is_curious and size > 1:
                other = choices[int(chance() * size)]
                if used[type(other)] < used[type(action)]:
                    action = other
                used[type(action)] += 1
            if chance() * (COSTLY + len(played)) < 1:
                self._look_closely(state, seat, action, rng.choice(viewers))
            played.append((seat, action))
            game.apply(state, seat, action, log)
            state.check()
            if log:
                for event in log:
                    if not event.holds(state):
                        raise Failed(f"not kept: {event} holds")
                log.clear()
        if chance() < REPLAYED:
            again = read_table(self.record(), game=game).position()
            _insist(again.key() == state.key(), "a record replays to the same position")
        return outcome

    def record(self, comment: str = "") -> str:
        """The game so far, as text."""
        names = self.game.seats(self.setup)
        entries = [
            Entry(CHANCE_NAME if seat == CHANCE else names[seat], self.game.write(action))
            for seat, action in self.played
        ]
        text = Record(self.setup, self.game.version, entries).write()
        first, _, rest = text.partition("\n")
        return "\n".join([first, *(f"# {line}" for line in comment.splitlines()), rest])

    # -- the costly checks---------------------------------------------------------------------------

    def _look_closely(self, state: Any, seat: Seat, action: Any, viewer: Seat | None) -> None:
        game = self.game
        _insist(game.read(game.write(action)) is action, f"{game.write(action)!r} is read as what was written")
        self._check_clone(state, seat, action)
        if viewer is not None and viewer not in game.to_act(state):
            _insist(len(game.legal(state, viewer)) == 0, "a seat that is not to act has no legal action")
        self._check_fog(state, seat, action, viewer)

    def _check_clone(self, state: Any, seat: Seat, action: Any) -> None:
        before, twin, other = state.key(), state.clone(), state.clone()
        _insist(twin.key() == before, "a clone is the same position")
        self.game.apply(twin, seat, action)
        _insist(state.key() == before, "a clone shares nothing")
        self.game.apply(other, seat, action, [])
        _insist(other.key() == twin.key(), "a log makes no difference")

    def _check_fog(self, state: Any, actor: Seat, action: Any, viewer: Seat | None) -> None:
        """Non-interference: in a world that *viewer* cannot distinguish from this one, the viewer gets the same."""
        game, who = self.game, "the public" if viewer is None else f"seat {viewer}"
        view = game.view(state, viewer)
        world = game.imagine(view, self.rng)
        world.check()
        _insist(game.view(world, viewer) == view, f"an imagined world looks the same to {who}")
        _insist(game.to_act(world) == game.to_act(state), f"the same seats act in the world that {who} imagines")
        if viewer is not None:
            _insist(game.legal(world, viewer) == game.legal(state, viewer), f"{who} has the same legal actions")
            foreign = self.rng.choice(self.played)[1] if self.played else action
            same = _refusal(game, state, viewer, foreign) == _refusal(game, world, viewer, foreign)
            _insist(same, f"{who} is refused {game.write(foreign)!r} in the same words")
        self._check_news(state, world, actor, action, viewer)

    def _check_news(self, state: Any, world: Any, actor: Seat, action: Any, viewer: Seat | None) -> None:
        """A viewer's news and its new view agree: between two worlds either both differ, or neither does."""
        game = self.game
        twin = action
        choices = _possible(game, world) if actor == CHANCE else list(game.legal(world, actor))
        if action not in choices:  # the hidden cards can differ there
            words = 1 if actor == CHANCE else 2
            wanted = game.write(action).split()[:words]
            alike = [other for other in choices if game.write(other).split()[:words] == wanted]
            if not alike:
                return
            twin = self.rng.choice(alike)
        here, there = state.clone(), world.clone()
        told_here = _told(game, here, actor, action, viewer)
        told_there = _told(game, there, actor, twin, viewer)
        same_view = game.view(here, viewer) == game.view(there, viewer)
        who = "the public" if viewer is None else f"seat {viewer}"
        what = f"{game.write(action)!r} and {game.write(twin)!r}"
        same_news = told_here == told_there or (same_view and _words(told_here) == _words(told_there))
        _insist(same_view == same_news, f"{who} sees after {what} what it was told, and nothing else")
        for event in told_here:
            _insist(event.holds(here), f"{event} holds as {who} was told it")


def _possible(game: AnyGame, state: Any) -> list[Any]:
    """The possible actions of CHANCE, ignoring any weights."""
    outcomes = game.outcomes(state)
    _insist(all(weight > 0 for _, weight in outcomes), "what CHANCE can do has a weight")
    return [action for action, _ in outcomes]


def _told(game: AnyGame, state: Any, actor: Seat, action: Any, viewer: Seat | None) -> list[Any]:
    log: list[Any] = []
    game.apply(state, actor, action, log)
    return [told for event in log if (told := event.seen_by(viewer)) is not None]


def _words(told: list[Any]) -> list[str]:
    """The words of events regardless of order: the order of lines in a secret plan must leave no trace."""
    return sorted(re.findall(r"[\w-]+", repr(told)))


def _refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> str:
    """The refusal of an action, or nothing if it is legal."""
    try:
        game.apply(state.clone(), seat, action)
    except (IllegalAction, NotYourTurn) as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _insist(truth: bool, promise: str) -> None:
    if not truth:
        raise Failed(f"not kept: {promise}")
