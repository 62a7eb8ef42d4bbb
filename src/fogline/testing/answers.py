"""Promises about a table's answers: *the answer to a request that is not played is a function of the seat's view before
it*. The table is the same for every game; ``can_tell`` is all it needs from a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.table import Table
from fogline.testing.cases import AnyGame, Case
from fogline.testing.walks import MOST, by_verb, played, told

AnyTable = Table[Any, Any, Any, Any]
LONGEST_BATCH: Final = 6
BATCHES: Final = 10
"""The number of batches to try at each position."""
NONSENSE: Final = ("nonsense!", "", "done done", "search", "undo")
"""Texts that no game reads as an action."""


class Answer(NamedTuple):
    """Everything visible in an answer: the kind of a refusal, its words, and its other data."""

    kind: str
    words: str = ""
    carried: str = ""


PLAYED: Final = Answer("played")
FACTS: Final = ("clause", "action", "position", "text", "why", "seat", "expected", "current", "file", "where")
"""The attributes that an error can have."""


def requests_not_played_tell_nothing(case: Case, rng: Random, positions: int) -> None:
    """Requests of several actions (legal, illegal or malformed, with revealing actions in any place): in the real world
    and in one that the seat cannot tell from it, a request is either played in both or gets the same answer in both.
    Actions said to tell nothing lead to equal views, choices and news in both."""
    looked_at: list[tuple[Any, Seat]] = []
    universe: dict[Any, None] = {}
    for state, actor, action in parts_of_a_game(case, rng, positions):
        looked_at.append((state, actor))
        universe[action] = None
        universe.update(dict.fromkeys(case.game.legal(state, actor)))
    for state, actor in looked_at:
        for seat in {actor, rng.choice((actor, actor, *case.seats()))}:
            _answers_tell_nothing(case, seat, state, list(universe), rng)


def parts_of_a_game(case: Case, rng: Random, positions: int) -> Iterator[tuple[Any, Seat, Any]]:
    """Positions of a random game in which every kind of action comes up, with and without others still to act."""
    game, state = case.game, case.new()
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(MOST):
        if not (to_act := game.to_act(state)):
            return
        actor = rng.choice(to_act)
        action = picked(game, state, actor, rng)
        part = (game.write(action).partition(" ")[0], len(to_act))
        seen[part] += 1
        if actor != CHANCE and rng.random() < positions / 3 / seen[part] ** 2:
            yield state.clone(), actor, action
        game.apply(state, actor, action)


def _answers_tell_nothing(case: Case, seat: Seat, state: Any, universe: list[Any], rng: Random) -> None:
    """Compare answers to random requests of *seat* with those in a world that it cannot tell from this one."""
    world = case.game.imagine(case.game.view(state, seat), rng)
    before, is_to_act = state.key(), seat in case.game.to_act(state)
    if is_to_act:
        _tells_nothing(case, seat, state, world, rng)
    for _ in range(BATCHES if is_to_act else 1):
        batch = random_batch(case, state, seat, universe, rng)
        here, there = answer(case, state, seat, batch), answer(case, world, seat, batch)
        assert here == there, f"{batch}: {here} here, and {there} where the seat sees the same"
    assert state.key() == before, "a refusal left a trace"


def _tells_nothing(case: Case, seat: Seat, state: Any, world: Any, rng: Random) -> None:
    """Play, in both worlds, some actions said to tell nothing."""
    game = case.game
    view = game.view(state, seat)
    silent = [action for action in game.legal(state, seat) if not game.can_tell(view, action)]
    for action in rng.sample(silent, min(len(silent), 3)):
        text, (after, log) = game.write(action), played(case, state, seat, action)
        end, imagined = played(case, world, seat, action)
        assert told(imagined, seat) == told(log, seat), f"{text} tells something"
        assert game.view(end, seat) == game.view(after, seat), f"{text} shows something"
        assert list(game.legal(end, seat)) == list(game.legal(after, seat)), f"what follows {text} tells something"
        assert game.to_act(end) == game.to_act(after), f"who comes after {text} tells something"
        assert game.outcome(end) == game.outcome(after), f"that {text} ends the game tells something"


def random_batch(case: Case, state: Any, seat: Seat, universe: list[Any], rng: Random) -> list[str]:
    """One to six actions. It usually starts with a real continuation, whatever that would reveal; then anything
    follows: an action that was legal at some time in some game, a text that is not an action, or nothing."""
    game, batch = case.game, list[str]()
    length = rng.randint(1, LONGEST_BATCH)
    course = state.clone()
    while len(batch) < length and rng.random() < 0.85 and seat in game.to_act(course):
        action = picked(game, course, seat, rng)
        game.apply(course, seat, action)
        batch.append(game.write(action))
    choices = [game.write(action) for action in rng.sample(universe, min(len(universe), LONGEST_BATCH))]
    while len(batch) < length and rng.random() < 0.7:
        batch.append(rng.choice((*choices, rng.choice(NONSENSE))))
    if batch and rng.random() < 0.2:
        batch.insert(rng.randrange(len(batch) + 1), rng.choice(NONSENSE))
    return batch[:LONGEST_BATCH] or [rng.choice((*choices, *NONSENSE))]


def picked(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """A kind, then an action of it, from a few legal actions: there are too many to look at all of them."""
    if seat == CHANCE:
        return by_weight(rng, game.outcomes(state))
    legal = game.legal(state, seat)
    found = [legal[rng.randrange(len(legal))] for _ in range(6)]
    return by_verb(game, [*found, legal[-1]] if rng.random() < 0.3 else found, rng)  # the last one closes many plans


def answer(case: Case, state: Any, seat: Seat, batch: list[str]) -> Answer:
    table = seated(case, state)
    found = asked(table, "act_batch", seat, batch)
    if found is not PLAYED:
        assert table.record().entries == [], "what is not played is in the record"
        assert table._state.key() == state.key(), "what is not played changes nothing"
    return found


def seated(case: Case, state: Any) -> AnyTable:
    """A table in this position with an empty record."""
    table: AnyTable = Table(case.game, case.setup)
    table._state = state.clone()
    return table


def asked(table: AnyTable, name: str, *given: Any) -> Answer:
    try:
        getattr(table, name)(*given)
    except FoglineError as error:
        return Answer(type(error).__name__, str(error), repr([getattr(error, fact, None) for fact in FACTS]))
    return PLAYED


def answers_do_not_tell_secrets_of_others(case: Case, rng: Random, positions: int) -> None:
    """In two games in which a seat was told the same, whatever the others and CHANCE did in secret, its repeated, late
    and out-of-turn requests, its words and its take-backs get the same answers."""
    seat = rng.choice(case.seats())
    here, there = Table(case.game, case.setup), Table(case.game, case.setup)
    most = min(MOST // 2, 80)
    share = positions / most
    for _ in range(most):
        to_act = here.to_act()
        assert there.to_act() == to_act, "who is to act depends on what is hidden"
        if rng.random() < share:
            _answers_alike(here, there, seat, rng)
        if not to_act:
            return
        actor = rng.choice(to_act)
        if actor != seat and rng.random() < 0.4 and _goes_on_alone(case, rng.choice((here, there)), actor, seat, rng):
            continue
        action = picked(case.game, here._state, actor, rng)
        other = _in_other_words(case, here, there, actor, action, seat, rng)
        if other is not None:
            _play(here, actor, action)
            _play(there, actor, other)


def _play(table: AnyTable, actor: Seat, action: Any) -> None:
    table._play_on(actor, action)


def _goes_on_alone(case: Case, table: AnyTable, actor: Seat, seat: Seat, rng: Random) -> bool:
    """Let *actor* do something at one table only, if *seat* cannot notice."""
    if actor == CHANCE or actor not in table.to_act():
        return False
    action = picked(case.game, table._state, actor, rng)
    end, log = played(case, table._state, actor, action)
    is_secret = not told(log, seat) and case.game.view(end, seat) == table.view(seat)
    if is_secret and case.game.to_act(end) == table.to_act():
        _play(table, actor, action)
        return True
    return False


def _in_other_words(
    case: Case, here: AnyTable, there: AnyTable, actor: Seat, action: Any, seat: Seat, rng: Random
) -> Any | None:
    """An action of *actor* at the other table that *seat* cannot tell from *action* at this one; None if there is none.
    If *actor* is *seat*, the same action."""
    game = case.game
    after, log = played(case, here._state, actor, action)
    legal = list(game.legal(there._state, actor))
    for other in [*([] if actor == seat else rng.sample(legal, min(len(legal), 4))), action]:
        if other in legal:
            end, imagined = played(case, there._state, actor, other)
            is_alike = told(imagined, seat) == told(log, seat) and game.view(end, seat) == game.view(after, seat)
            if is_alike and game.to_act(end) == game.to_act(after):
                return other
    return None


def _answers_alike(here: AnyTable, there: AnyTable, seat: Seat, rng: Random) -> None:
    """Send both tables requests that change nothing, and let the seat take back its latest action, if it can, and play
    it again."""
    assert here.outbox(seat) == there.outbox(seat), "the seat was told the same"
    current = here.sequence(seat)
    mine = [news.action for news in here.outbox(seat) if news.action and not news.is_undo]
    texts = [*mine[-3:], NONSENSE[0], *(here.write(action) for action in list(here.legal(seat))[:3])]
    for number in (max(0, current - 1), rng.randint(0, current), current + 1):
        asks: list[tuple[str, Any]] = [("say", "accept draw"), ("say", "nonsense")]
        if number != current:
            asks.append(("act_batch", rng.choices(texts, k=rng.randint(1, LONGEST_BATCH))))
            asks.append(("act_batch", [news.action or "done" for news in here.outbox(seat, number)] or texts))
        for name, what in asks:
            answers = asked(here, name, seat, what, number), asked(there, name, seat, what, number)
            assert answers[0] == answers[1], f"{name} {what}: the answer depends on what is hidden"
            assert here.sequence(seat) == there.sequence(seat) == current, f"{name} {what} was played"
    if here.outcome() is None:
        action = next((line.action for line in reversed(here.history()) if line.seat == seat), None)
        given = asked(here, "undo", seat)
        assert asked(there, "undo", seat) == given, "whether something can be taken back tells something"
        assert here.view(seat) == there.view(seat), "what was taken back shows something"
        if given is PLAYED:
            for table in (here, there):
                table.act(seat, action)
