"""The tasks of Fogline Bench: positions with hidden cards, the questions about them, and the true answers.

Two sets differ in the source of the truth. In ``even`` the world is redrawn from all worlds that fit the view, each
equally likely, so nothing beyond the even posterior can be known. In ``games`` it is the world of a game between real
levels, whose habits can be learned. A *part* is a fixed number of views, made from its own seeds: the same on every
machine, independent of other parts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from fogline.analysis.decisions import analyse
from fogline.analysis.judges import Playing
from fogline.bots.arena import VETERAN_2026, player_for
from fogline.bots.levels import drawing, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.kit.aid import Asking, Hidden
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.kit.worlds import Imaginative
from fogline.table.records import AnyGame

VERSION: Final = "1.0"
"""Any change to a row of the files requires a new version."""
EVEN: Final = "even"
GAMES: Final = "games"
SETS: Final = (EVEN, GAMES)
TRAIN: Final = "train"
TEST: Final = "test"
TESTED: Final = 5
"""Out of this many consecutive parts, the first belongs to the test split."""
PLAYERS: Final = {EVEN: ("regular",), GAMES: ("veteran", VETERAN_2026)}
"""By set, the players of its games, each against itself, alternating."""
THOUGHT: Final = Budget(8, None)
"""The budget of these players per action."""
TAKEN: Final = {EVEN: 20, GAMES: 6}
"""By set, one decision out of this many is used on average."""
MAX_ACTIONS: Final = 2000
"""The number of actions after which a game is abandoned."""
TRIES: Final = 8
"""If this many worlds were drawn and none is known to be as likely as the others, the view is skipped."""

VALUED: Final = 25
"""Out of this many views of the test split, the first has actions to rank."""
ACTIONS: Final = 6
"""The maximum number of actions to rank: the best ones from a first look in a few worlds, in alphabetical order."""
FIRST_LOOK: Final = Budget(16, None)
HALF: Final = 16
"""The number of playouts after each action in each of two independent searches."""

NO_PLACES: Final = Kind("data-no-places", "this title has no memory aid that can be asked about hidden cards")


class Question(NamedTuple):
    """Everything that a submission gets about one position."""

    title: str
    set: str
    """``even`` or ``games``: whether habits are informative."""
    view: Any
    """What one seat knows: the title's own view, with the set-up and the whole public history."""
    places: tuple[Hidden, ...]
    """The hidden places, each with the cards that can be there."""
    actions: tuple[Any, ...]
    """The actions to rank; usually none."""


class Truth(NamedTuple):
    """The answers to a question."""

    held: tuple[tuple[str, ...], ...]
    """The cards at each place; each card is named once."""
    values: tuple[tuple[float, ...], ...]
    """For each of two searches, the mean result of playouts by action, from 0 to 1; empty without actions."""


class Row(NamedTuple):
    """One position of the files."""

    id: str
    game: int
    """The number of the game within its part. Positions of one game resemble each other."""
    player: str
    """The player of both seats."""
    scenario: str
    question: Question
    truth: Truth | None
    """None if the truth is kept elsewhere."""


def asking(title: str) -> Asking:
    """The memory aid of a title, which names its hidden places; ``BadData`` if there is none."""
    aid = title_of(title).aid()
    if not isinstance(aid, Asking):
        raise bad_data("fogline bench", title, NO_PLACES, {})
    return aid


def split_of(part: int) -> str:
    """The split of a part. Parts contain whole games, so no game is in both splits."""
    return TRAIN if part % TESTED else TEST


def even_worlds(game: AnyGame, view: Any, rng: Random, count: int) -> list[Any]:
    """Up to *count* drawn worlds that fit *view* and were certainly as likely as any other."""
    if isinstance(game, Imaginative):
        return [world for world, is_even in game.imagine_many(view, rng, count) if is_even]
    return [game.imagine(view, rng) for _ in range(count)]


def choices_of(game: AnyGame, view: Any) -> Choices[Any]:
    """The legal list of the seat of *view*, which follows from the view."""
    return game.legal(game.imagine(view, Random(0)), Seat(view.seat))


# -- making -----------------------------------------------------------------------------------------


def make_part(title: str, chosen: str, part: int, size: int, seed: str) -> list[Row]:
    """The first *size* views of a part of a set."""
    rows: list[Row] = []
    number = 0
    while len(rows) < size:
        rows += _game(title, chosen, part, number, f"{VERSION}/{seed}/{title}/{chosen}/{part}/{number}", len(rows))
        number += 1
    return rows[:size]


def _game(title: str, chosen: str, part: int, number: int, seed: str, first: int) -> list[Row]:
    """Collect the views taken from one game. *first* is the number of the part's next row."""
    game: AnyGame = title_of(title).rules
    setups = title_of(title).trained()
    setup = setups[(part + number) % len(setups)]
    players = PLAYERS[chosen]
    name = players[(part + number) // len(setups) % len(players)]
    player: Any = player_for(game, name, THOUGHT)
    rng, taking = Random(seed), Random(f"{seed}/taken")
    state = game.new(setup)
    rows: list[Row] = []
    for _ in range(MAX_ACTIONS):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            game.apply(state, seat, by_weight(rng, game.outcomes(state)))
            continue
        view, choices = game.view(state, seat), game.legal(state, seat)
        if taking.randrange(TAKEN[chosen]) == 0:
            at = first + len(rows)
            row = _row(game, chosen, state, view, choices, f"{title}-{chosen}-{part:03}-{at:04}", seed)
            if row is not None:
                is_valued = split_of(part) == TEST and at % VALUED == 0
                row = row._replace(game=number, player=name, scenario=setup.scenario)
                rows.append(_valued(game, row, view, choices) if is_valued else row)
        game.apply(state, seat, player.choose(view, choices, rng))
    return rows


def _row(game: AnyGame, chosen: str, state: Any, view: Any, choices: Choices[Any], name: str, seed: str) -> Row | None:
    """The row of a position; None if nothing is hidden, or if no drawn world is certainly as likely as the others."""
    aid = asking(game.name)
    places = tuple(aid.hidden(view))
    if not places:
        return None
    world = state
    if chosen == EVEN:
        worlds = even_worlds(game, view, Random(f"{seed}/{name}"), TRIES)
        if not worlds:
            return None
        world = worlds[0]
    [held] = aid.held(view, [world])
    question = Question(game.name, chosen, view, places, ())
    return Row(name, 0, "", "", question, Truth(tuple(held), ()))


def _valued(game: AnyGame, row: Row, view: Any, choices: Choices[Any]) -> Row:
    """The row with actions to rank and their values by two independent searches; unchanged if there is no choice."""
    first = analyse(game, view, choices, seed=row.id, budget=FIRST_LOOK).candidates[:ACTIONS]
    if len(first) < 2:
        return row
    actions = tuple(sorted((one.action for one in first), key=game.write))
    values = tuple(_search(game, row, view, actions, Random(f"{row.id}/{half}")) for half in range(2))
    assert row.truth is not None
    return row._replace(question=row.question._replace(actions=actions), truth=row.truth._replace(values=values))


def _search(game: AnyGame, row: Row, view: Any, actions: Sequence[Any], rng: Random) -> tuple[float, ...]:
    """By action, the mean result of playouts to the end, in the same worlds and with the same luck."""
    playing = Playing(game, Seat(view.seat), 0.0)
    draw = drawing(game, None if row.question.set == EVEN else knowledge_of(game), view, rng)
    ends = [playing.ends(draw(), actions, rng.getrandbits(32)) for _ in range(HALF)]
    return tuple(sum(column) / HALF for column in zip(*ends, strict=True))


# -- plain data -------------------------------------------------------------------------------------


def write_row(row: Row) -> dict[str, Any]:
    """Write a row without its truth, as the columns of a file."""
    game: AnyGame = title_of(row.question.title).rules
    question = row.question
    return {
        "id": row.id,
        "game": row.game,
        "player": row.player,
        "scenario": row.scenario,
        "view": json.dumps(game.write_view(question.view), separators=(",", ":"), sort_keys=True),
        "places": [one._asdict() | {"cards": list(one.cards)} for one in question.places],
        "actions": [game.write(action) for action in question.actions],
    }


def write_truth(row: Row) -> dict[str, Any]:
    """Write the truth of a row, as the columns of a file."""
    assert row.truth is not None
    values = [list(half) for half in row.truth.values]
    return {"id": row.id, "held": [list(cards) for cards in row.truth.held], "values": values}


def read_row(title: str, chosen: str, plain: dict[str, Any], truth: dict[str, Any] | None) -> Row:
    """Read a row from the columns of the files."""
    game: AnyGame = title_of(title).rules
    view = game.read_view(json.loads(plain["view"]))
    places = tuple(Hidden(one["place"], tuple(one["cards"]), bool(one["holds_one"])) for one in plain["places"])
    actions: tuple[Any, ...] = ()
    if plain["actions"]:
        legal = {game.write(action): action for action in choices_of(game, view)}
        actions = tuple(legal[text] for text in plain["actions"])
    told = None
    if truth is not None:
        held = tuple(tuple(cards) for cards in truth["held"])
        told = Truth(held, tuple(tuple(half) for half in truth["values"]))
    question = Question(title, chosen, view, places, actions)
    return Row(plain["id"], plain["game"], plain["player"], plain["scenario"], question, told)
