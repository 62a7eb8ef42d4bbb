"""``State.key`` as a promise, and ``imagine`` compared with an enumeration: every world that fits a view comes up, and
no other does."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.game import CHANCE, Seat
from fogline.testing.cases import Case
from fogline.testing.walks import MOST, difference, some

FOLLOWERS: Final = 8
"""The number of actions to try for each seat at a position."""
STEPS: Final = 4
"""The number of steps for which two positions with the same key are played on."""


def equal_keys_have_equal_futures(case: Case, rng: Random, positions: int) -> None:
    """If two positions of a game, or positions reached from them, have the same key, everyone sees and can do the same
    in both, now and after the same actions."""
    found: dict[Hashable, Any] = {}
    for state, _, _ in some(case, rng, MOST, positions):
        for after in _followers(case, state, rng):
            first = found.setdefault(after.key(), after)
            if first is not after:
                refuse_differences(case, first, after)
                _play_on(case, first.clone(), after.clone(), rng)


def _followers(case: Case, state: Any, rng: Random) -> Iterator[Any]:
    """The position, and some of its successors."""
    yield state.clone()
    for seat in case.game.to_act(state):
        legal = case.game.legal(state, seat)
        for action in rng.sample(list(legal), min(len(legal), FOLLOWERS)):
            after = state.clone()
            case.game.apply(after, seat, action)
            yield after


def _play_on(case: Case, one: Any, other: Any, rng: Random) -> None:
    """The same actions in both positions."""
    for _ in range(STEPS):
        if not (seats := case.game.to_act(one)):
            return
        seat = rng.choice(seats)
        action = rng.choice(case.game.legal(one, seat))
        case.game.apply(one, seat, action)
        case.game.apply(other, seat, action)
        where = f"after {case.game.write(action)} in two positions with the same key"
        assert one.key() == other.key(), f"{where} the keys differ"
        refuse_differences(case, one, other)


def refuse_differences(case: Case, one: Any, other: Any) -> None:
    """``AssertionError`` if two positions with the same key differ for anyone."""
    game = case.game
    pair = "two positions have the same key, but"
    assert game.to_act(one) == game.to_act(other), f"{pair} differ in who is to act"
    assert game.outcome(one) == game.outcome(other), f"{pair} differ in their outcome"
    assert list(game.outcomes(one)) == list(game.outcomes(other)), f"{pair} differ in what CHANCE can do"
    for seat in (*case.seats(), CHANCE):
        same = list(game.legal(one, seat)) == list(game.legal(other, seat))
        assert same, f"{pair} differ in what {case.seat_name(seat)} can do"
    for watcher in case.watchers():
        seen, also_seen = game.view(one, watcher), game.view(other, watcher)
        assert seen == also_seen, f"{pair} {case.seat_name(watcher)} sees {difference(seen, also_seen)}"


MAX_POSITIONS: Final = 20_000
"""The maximum number of positions of an enumeration."""
MAX_WORLDS: Final = 250
"""Views with more fitting worlds are left out: drawing them all would take too long."""
DRAWS: Final = 40
"""Draws for each world that fits: a world that never comes up counts as missing."""


class TooLarge(Exception):
    """A set-up with too many positions to enumerate; choose a smaller one, or raise the limit."""


class Worlds(NamedTuple):
    """All positions of the first turns, by what each watcher sees of them."""

    turns: int
    """The last complete turn; it and all earlier ones are included."""
    is_whole: bool
    """Whether that is the whole game."""
    by_view: dict[tuple[Seat | None, Hashable], dict[Hashable, Any]]
    """For each watcher and view, the worlds that fit it, by their keys."""


def every_world(case: Case, limit: int = MAX_POSITIONS) -> Worlds:
    """Enumerate the positions of *case*, turn by turn, while there are at most *limit*; ``TooLarge`` if the first turn
    has more."""
    start = case.new()
    turn = _turn(case, start)
    found: dict[Hashable, Any] = {start.key(): start}
    fringe, complete, compared = [start], dict[Hashable, Any](), set[Hashable]()
    while fringe:
        later = _finish_turn(case, turn, fringe, found, compared, limit)
        if later is None:
            break
        complete = {key: state for key, state in found.items() if _turn(case, state) <= turn}
        fringe, turn = later, turn + 1
    if not complete:
        raise TooLarge(f"{case.name}: more than {limit} positions in the first turn; ask for a smaller set-up")
    by_view: dict[tuple[Seat | None, Hashable], dict[Hashable, Any]] = {}
    for key, state in complete.items():
        for seat in case.watchers():
            by_view.setdefault((seat, case.game.view(state, seat)), {})[key] = state
    return Worlds(turn - 1, not fringe, by_view)


def _finish_turn(
    case: Case, turn: int, fringe: list[Any], found: dict[Hashable, Any], compared: set[Hashable], limit: int
) -> list[Any] | None:
    """Add to *found* all positions up to the end of *turn* and one step beyond; returns those beyond, or ``None`` if
    there are too many. The first time that another path reaches a position again, it is *compared* with the one
    found."""
    game, later, open_ones = case.game, list[Any](), list(fringe)
    while open_ones:
        state = open_ones.pop()
        if _turn(case, state) > turn:
            later.append(state)
            continue
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                after = state.clone()
                game.apply(after, seat, action)
                key = after.key()
                if key not in found:
                    if len(found) >= limit:
                        return None
                    found[key] = after
                    open_ones.append(after)
                elif key not in compared:
                    compared.add(key)
                    refuse_differences(case, found[key], after)
    return later


def _turn(case: Case, state: Any) -> int:
    return case.game.turn(case.game.view(state, None))


def imagine_returns_every_world(case: Case, rng: Random, positions: int, limit: int = MAX_POSITIONS) -> None:
    """The worlds that ``imagine`` returns for a view are exactly those that the rules can lead to and that look the
    same. The check examines *positions* views of each watcher."""
    worlds = every_world(case, limit)
    for watcher in case.watchers():
        views = [view for seat, view in worlds.by_view if seat == watcher]
        small = [view for view in views if len(worlds.by_view[watcher, view]) <= MAX_WORLDS]
        assert small, f"{case.name}: every view of {case.seat_name(watcher)} fits more than {MAX_WORLDS} worlds"
        chosen = rng.sample(small, min(len(small), positions))
        chosen.append(max(small, key=lambda view: len(worlds.by_view[watcher, view])))
        for view in chosen:
            _draws_all(case, view, worlds.by_view[watcher, view], rng)


def _draws_all(case: Case, view: Any, expected: dict[Hashable, Any], rng: Random) -> None:
    """Draw worlds until every expected one has come up."""
    missing = dict(expected)
    for _ in range(DRAWS * len(expected)):
        drawn = case.game.imagine(view, rng)
        key = drawn.key()
        assert key in expected, (
            f"{case.name}: imagine returned a world that the rules cannot lead to, or that does not fit the view.\n"
            f"The view of {case.seat_name(view.seat)}:\n{_shown(case, view)}\n"
            f"The world:\n{_shown(case, case.game.everything(drawn))}"
        )
        missing.pop(key, None)
        if not missing:
            break
    for world in missing.values():
        raise AssertionError(
            f"{case.name}: imagine returned {len(expected) - len(missing)} of the {len(expected)} worlds that fit.\n"
            f"The view of {case.seat_name(view.seat)}:\n{_shown(case, view)}\n"
            f"One that never came up:\n{_shown(case, case.game.everything(world))}"
        )


def _shown(case: Case, view: Any) -> str:
    return "\n".join(f"    {line}" for line in case.game.picture(view).splitlines())
