"""``python -m tests.playthroughs`` narrates the recorded games again; ``python -m tests.playthroughs new TITLE`` first
plays and records new ones.

Read the diff before you commit it: every changed line is visible to somebody.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry, Record
from fogline.testing.cases import AnyGame, Case
from fogline.testing.walks import heated, lively, names_of, walk
from fogline.titles.panzer.rules.cards import AMERICAN, GERMAN, read_cell
from fogline.titles.panzer.rules.events import Fielded, Fired, GameOver, Skipped
from fogline.titles.scope.grid import SQUARE
from tests.conformance.cases import BY_GAME
from tests.playthroughs.telling import RECORD, TITLES, record_of, tell

TEXTS = Path(__file__).parent / "texts"
TRIES: Final = 500
BATTLES: Final = 25
STEPS: Final = 500
IDLE: Final = ("done", "pass", "skip", "enough")
"""Actions that lead nowhere."""


def file_name(case: Case) -> str:
    """The name of the case in characters that every file system accepts."""
    words = case.name.partition(" ")[2]
    return "".join(letter if letter.isalnum() or letter in "-" else "_" for letter in words) + ".txt"


# -- SCOPE Stalingrad ---------------------------------------------------------------------------------


def stalingrad() -> Iterable[tuple[Case, Record]]:
    """Every scenario in every mode with two players; three and four on a few; every option once."""
    for case in BY_GAME["stalingrad"]:
        options = case.setup.options
        teams = options.get("players", 2) != 2
        if not teams or case.setup.scenario == "open-front" or len(options) > 3 or case.setup.data:
            yield case, _shortest(case)


def _shortest(case: Case) -> Record:
    """The shortest of a few lively games, played to the end, since people read them."""
    games = []
    for seed in range(4):
        record = Record(case.setup, case.game.version)
        for _, seat, action in walk(case, Random(f"{case.name} {seed}"), 5000):
            if seat is not None:
                record.entries.append(Entry(case.seat_name(seat), case.game.write(action)))
        games.append(record)
    return min(games, key=lambda record: len(record.entries))


# -- SCOPE Panzer -------------------------------------------------------------------------------------


def panzer() -> Iterable[tuple[Case, Record]]:
    """Every case: those with no switch and with all, each switch alone, the presets, the options.

    For each case, the one of many games that adds most to the texts before it."""
    told: Counter[str] = Counter()
    for case in BY_GAME["panzer"]:
        games = [_game(case, Random(f"{case.name} {seed}")) for seed in range(TRIES)]
        record, things = max(games, key=lambda game: sum(1 / (1 + told[thing]) for thing in game[1]))
        told.update(things)
        yield case, record


def _game(case: Case, rng: Random) -> tuple[Record, set[str]]:
    """A game up to the narrated end (random play rarely ends), and its contents."""
    game, state = case.game, case.new()
    record = Record(case.setup, game.version)
    things: set[str] = set()
    marcher, zeal = rng.choice((AMERICAN, GERMAN, None)), rng.choice((0.5, 0.8, 1.0))
    recent: deque[set[str]] = deque(maxlen=4)
    while state.turn < TITLES[game.name].TURNS and (seats := game.to_act(state)):
        seat = rng.choice(seats)
        if seat == marcher and rng.random() < zeal:
            action = _forward(game, state, seat, rng)
        else:
            action = heated(game, state, seat, rng, set().union(*recent))
        log: list[Any] = []
        game.apply(state, seat, action, log)
        text = game.write(action)
        recent.append(names_of(text))
        record.entries.append(Entry(case.seat_name(seat), text))
        things.update(thing for event in log for thing in _things(event))
    return record, things


def _forward(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """The action that leads furthest towards the enemy's home row, since random play would never cut a supply line."""
    ahead = 1 if seat == AMERICAN else -1
    actions = {game.write(action): action for action in game.legal(state, seat)}
    verb = rng.choice([verb for verb in ("move", "explore") if any(text.startswith(verb) for text in actions)] or [""])

    def gain(text: str) -> tuple[float, float]:
        words = text.split()[1:]
        if verb == "explore":
            blocked = SQUARE[read_cell(words[0])] & state.shown & state.held(1 - seat) != 0
            return -10 if blocked else ahead * int(words[0][1]), rng.random()
        rows = [(int(word[1]), int(word[4])) for word in words if "-" in word]
        return sum(ahead * (target - origin) for origin, target in rows), rng.random()

    return actions[max((text for text in actions if text.startswith(verb)), key=gain)]


def _things(event: Any) -> Iterable[str]:
    yield f"{type(event).__name__} {event.cites()}"
    if isinstance(event, Fielded):
        yield f"Fielded {event.american} {event.german}"
    if isinstance(event, Fired):
        yield " ".join(("Fired", *sorted(event.reasons)))
        yield from event.reasons
    if isinstance(event, Skipped):
        yield f"Skipped {event.step}"
    if isinstance(event, GameOver):
        yield f"over {event.winner} {event.reasons}"


# -- Spearpoint 1943 ----------------------------------------------------------------------------------


def spearpoint() -> Iterable[tuple[Case, Record]]:
    """Every Situation and every option: for each, the one of many games that adds most kinds of events to the texts
    before it and is still short enough to read."""
    told: Counter[str] = Counter()
    for case in BY_GAME["spearpoint"]:
        games = [_battle(case, Random(f"{case.name} {seed}")) for seed in range(BATTLES)]
        record, things = max(games, key=lambda game: sum(1 / (1 + told[thing]) for thing in game[1]))
        told.update(things)
        yield case, record


def _battle(case: Case, rng: Random) -> tuple[Record, set[str]]:
    """A game to its end, or for a number of steps, in which both sides commit and attack as much as they can; and its
    contents."""
    game, state = case.game, case.new()
    record = Record(case.setup, game.version)
    things: set[str] = set()
    zeal = rng.choice((0.5, 0.8, 0.95))
    while len(record.entries) < STEPS and (seats := game.to_act(state)):
        seat = rng.choice(seats)
        action = lively(game, state, seat, rng)
        if game.write(action) in IDLE and rng.random() < zeal:
            action = lively(game, state, seat, rng)
        log: list[Any] = []
        game.apply(state, seat, action, log)
        record.entries.append(Entry(case.seat_name(seat), game.write(action)))
        things.update(_kinds(event) for event in log)
    return record, things


def _kinds(event: Any) -> str:
    """The kind and result of an event, without numbers and names."""
    words = [
        type(event).__name__,
        *(str(getattr(event, name, "")) for name in ("result", "fate", "reasons", "is_damage")),
    ]
    if type(event).__name__ in ("Played", "DamageDrawn"):
        words.append(str(event.card))
    return " ".join(words)


# -- all ---------------------------------------------------------------------------------------------


def needed(games: Iterable[tuple[Case, Record]]) -> Iterable[tuple[Case, str]]:
    """The games to keep, with their texts: as few lines as possible to show everything that any of them shows."""
    told = [(case, record, tell(record)) for case, record in games]
    shown = [_shown(record, text) for _, record, text in told]
    left = set().union(*shown)
    while left:
        best = max(range(len(told)), key=lambda number: len(shown[number] & left) / told[number][2].count("\n"))
        left -= shown[best]
        yield told[best][0], told[best][2]


def _shown(record: Record, text: str) -> set[tuple[str, ...]]:
    """What a game covers: its family of scenarios, seats and options; its events, each with its clause and whether
    everybody hears it; its end."""
    setup, game = record.setup, fogline.game(record.setup.game)
    names, state = game.seats(setup), game.new(setup)
    shown: set[tuple[str, ...]] = {("family", setup.scenario.partition("/")[0]), ("seats", str(len(names)))}
    shown |= {("option", key) for key in setup.options if game.name != "spearpoint"}
    shown |= {("told", name) for name in re.findall(r"(?:: |; )([A-Z]\w+)", text.partition(RECORD)[0])}
    for name, action in record.entries:
        log: list[Any] = []
        game.apply(state, CHANCE if name == "chance" else Seat(names.index(name)), game.read(action), log)
        for event in log:
            is_public = all(event.seen_by(seat) == event for seat in (None, *map(Seat, range(len(names)))))
            shown.add(("event", type(event).__name__, event.cites(), str(is_public)))
            shown |= {(word,) for word in _things(event)} if game.name == "panzer" else {(_kinds(event),)}
    outcome = game.outcome(state)
    return shown if outcome is None else {*shown, ("end", *outcome.reasons)}


def main() -> None:
    plays: dict[str, Callable[[], Iterable[tuple[Case, Record]]]] = {
        "stalingrad": stalingrad,
        "panzer": panzer,
        "spearpoint": spearpoint,
    }
    assert set(plays) == set(TITLES)
    if sys.argv[1:2] == ["new"]:
        for title in sys.argv[2:] or TITLES:
            folder = TEXTS / title
            folder.mkdir(parents=True, exist_ok=True)
            for path in folder.glob("*.txt"):
                path.unlink()
            for case, text in needed(plays[title]()):
                (folder / file_name(case)).write_text(text, encoding="utf-8")
    else:
        for path in TEXTS.glob("*/*.txt"):
            path.write_text(tell(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
