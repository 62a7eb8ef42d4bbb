"""How to write clause tests for Spearpoint 1943.

**Cards.** ``fixtures.toml`` is the invented set of Part 1 of the rules: ``mt-us``, ``ht-ge``, ``cm-fire``, ``dm-1`` and
so on, one of each kind for each side. ``with_cards`` adds cards to it, ``house`` plays with our own set.

**A position.** ``at`` takes a picture (see ``tests.pictures.spearpoint``); options are keywords::

    state = at('''
        a1 mt-us tc-us front
        b1 ht-ge tc-ge front
        commands a: cm-hull
    ''', vp_goal=40)

It begins in the Commitment Phase of Turn 1. ``declared(picture, "a1>b1 b1>a1")`` begins with target declaration, makes
these declarations and closes both plans; ``a1+a2+a3>b1`` is an Assault. Without Command cards nobody is asked in
windows and before rolls, so only ``fire`` and dice follow.

**Playing.** ``play(state, "a fire a1 1", "dice 6 6", "die 5")`` plays actions: ``a`` and ``b`` are the seats, without
one it is CHANCE's. It returns the events. ``refused`` gives the clause of a refusal and checks that nothing changed.

**Looking.** ``offered(state, "a")``, ``step``, ``points``, ``unit``, ``line``, ``endurance``, ``zone``, ``tail``,
``discards``, ``only(events, Kind)`` speak for themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any, Final, TypeVar

from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import LETTERS, OWNER_BITS, Action, unit_name
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.modifiers import tail_card
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from tests.pictures.spearpoint import position
from tests.titles.options import named

GAME: Final = SPEARPOINT
CARDS: Final = (Path(__file__).parent / "fixtures.toml").read_text(encoding="utf-8")
NOT_YOUR_TURN: Final = "not your turn"
A: Final = Seat(0)
B: Final = Seat(1)

E = TypeVar("E", bound=Event)


# -- set-ups and positions --------------------------------------------------------------------------


def setup(data: str = CARDS, scenario: str = "standard", **options: Any) -> Setup:
    """A set-up with the fixture cards."""
    return Setup("spearpoint", scenario, named(options), data)


def house(scenario: str = "standard", **options: Value) -> Setup:
    """A set-up with the house cards."""
    return Setup("spearpoint", scenario, {"card-edition": 3, **named(options)})


def with_cards(*texts: str) -> str:
    """The fixture cards plus more."""
    return "\n".join([CARDS, *[dedent(text) for text in texts]])


def at(picture: str, data: str = CARDS, scenario: str = "standard", **options: Any) -> State:
    """The position of a picture."""
    return position(dedent(picture), setup(data, scenario, **options))


def declared(picture: str, attacks: str, data: str = CARDS, **options: Any) -> State:
    """The position of a picture, with these attacks declared and shown."""
    head, _, rest = dedent(picture).strip().partition("\n")
    if not head.startswith("turn"):
        head, rest = "turn 2", f"{head}\n{rest}"
    state = at(f"{head} step declare\n{rest}", data, **options)
    declare(state, attacks)
    return state


def declare(state: State, attacks: str) -> list[Event]:
    """Both plans of target declaration: ``a1>b1``, and ``a1+a2+a3>b1`` for an Assault."""
    lines: dict[str, list[str]] = {"a": [], "b": []}
    for words in sorted(attacks.split(), key=lambda words: ("+" not in words, words)):
        names, _, target = words.partition(">")
        if "+" in names:
            lines[names[0]] += [f"assault {target}", *[f"join {name}" for name in names.split("+")], "close"]
        else:
            lines[names[0]].append(f"attack {names} {target}")
    events: list[Event] = []
    for seat, plan in lines.items():
        events += play(state, *[f"{seat} {line}" for line in (*plan, "done")])
    return events


def duel(first: str, second: str, *more: str, attacks: str = "a1>b1", **options: Any) -> State:
    """One Unit against another, the first attacks: ``duel("mt-us", "ht-ge")``."""
    lines = [f"a1 {crewed(first)}", f"b1 {crewed(second)}", *more]
    return declared("\n".join(lines), attacks, **options)


def crewed(slug: str) -> str:
    """A fixture Unit with its crew, in its usual line: ``mt-us`` is ``mt-us tc-us front``."""
    kind, _, side = slug.partition("-")
    crew = {"rif": "-", "baz": "-", "fb": f"pi-{side}", "atg": f"gc-{side}", "how": f"gc-{side}", "spg": f"gc-{side}"}
    where = {"fb": "air", "how": "rear"}
    return f"{slug} {crew.get(kind, f'tc-{side}')} {where.get(kind, 'front')}"


# -- playing ----------------------------------------------------------------------------------------


def read(line: str) -> tuple[Seat, Action]:
    """A line of a script."""
    head, _, rest = line.strip().partition(" ")
    if head in ("a", "b"):
        return Seat(LETTERS.index(head)), GAME.read(rest)
    return CHANCE, GAME.read(line)


def play(state: State, *lines: str) -> list[Event]:
    """Play actions that must be offered."""
    events: list[Event] = []
    for line in lines:
        seat, action = read(line)
        assert seat in GAME.to_act(state), f"{line}: not to act in {step(state)}"
        choices = list(GAME.legal(state, seat))
        assert action in choices, f"{line}: not in {[choice.text() for choice in choices[:30]]} ({step(state)})"
        log: list[Event] = []
        GAME.apply(state, seat, action, log)
        assert all(event.holds(state) for event in log), line
        state.check()
        events += log
    return events


def played(state: State, *lines: str) -> State:
    """Play on a copy, and return it."""
    twin = state.clone()
    play(twin, *lines)
    return twin


def refused(state: State, line: str) -> str:
    """The clause that forbids an action; nothing may have changed."""
    seat, action = read(line)
    before = state.key()
    log: list[Event] = []
    try:
        GAME.apply(state, seat, action, log)
    except IllegalAction as refusal:
        assert action not in list(GAME.legal(state, seat))
        found = refusal.clause
    except NotYourTurn:
        found = NOT_YOUR_TURN
    else:
        raise AssertionError(f"{line} was accepted")
    assert state.key() == before
    assert log == []
    return found


def commit(state: State, first: str = "", second: str = "") -> list[Event]:
    """Both plans of commitment, lines separated by commas, and the reveal."""
    events: list[Event] = []
    for seat, plan in (("a", first), ("b", second)):
        lines = [line.strip() for line in plan.split(",") if line.strip()]
        events += play(state, *[f"{seat} {line}" for line in (*lines, "done")])
    return events


def pass_turn(state: State, first: str = "", second: str = "") -> list[Event]:
    """A whole Turn with only these commitments: no attacks, no draws. It stops where a hand is too large."""
    events = commit(state, first, second)
    turn = state.turn
    while state.turn == turn and step(state) != "limit" and (seats := GAME.to_act(state)):
        letter = LETTERS[seats[0]]
        events += play(state, f"{letter} {'enough' if 'enough' in offered(state, letter) else 'done'}")
    return events


def walk(rng: Random, state: State, most: int = 10_000) -> Iterator[tuple[State, Seat, Action, list[Event]]]:
    """Play at random to the end, but rarely do nothing; yields each position with the action that led to it and its
    events."""
    for _ in range(most):
        seats = GAME.to_act(state)
        if not seats:
            return
        seat = rng.choice(seats)
        if seat == CHANCE:
            outcomes = GAME.outcomes(state)
            action = rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            choices = list(GAME.legal(state, seat))
            eager = [choice for choice in choices if choice.text() not in ("done", "skip", "enough", "pass")]
            action = rng.choice(eager if eager and rng.random() < 0.8 else choices)
        log: list[Event] = []
        GAME.apply(state, seat, action, log)
        yield state, seat, action, log


# -- looking ----------------------------------------------------------------------------------------


def guesses(state: State, viewer: Seat | None, count: int = 60) -> list[State]:
    """Worlds that *viewer* imagines."""
    rng = Random(6)
    return [GAME.imagine(GAME.view(state, viewer), rng) for _ in range(count)]


def offered(state: State, seat: str) -> list[str]:
    """The choices of a seat, as text."""
    return [action.text() for action in GAME.legal(state, Seat(LETTERS.index(seat)))]


def chances(state: State) -> dict[str, int]:
    """The outcomes of CHANCE, with weights."""
    return {action.text(): weight for action, weight in GAME.outcomes(state)}


def step(state: State) -> str:
    """The current step."""
    return steps.NAMES[state.step]


def waiting(state: State) -> str:
    """The letters of the seats to act; empty for CHANCE."""
    return "".join(LETTERS[seat] for seat in GAME.to_act(state) if seat >= 0)


def points(state: State) -> tuple[int, int]:
    """Victory Points."""
    return state.sides[0].points, state.sides[1].points


def code(name: str) -> int:
    """The number of a Unit in play."""
    return LETTERS.index(name[0]) << OWNER_BITS | int(name[1:])


def unit(state: State, name: str) -> Unit:
    """A Unit that must be in play."""
    found = state.unit(code(name))
    assert found is not None, f"{name} is not in play"
    return found


def is_there(state: State, name: str) -> bool:
    """Whether a Unit is in play."""
    return state.unit(code(name)) is not None


def line(state: State, name: str) -> str:
    """Where a Unit stands."""
    return ("front", "rear", "air")[unit(state, name).line]


def endurance(state: State, name: str) -> int:
    """The state of a Unit."""
    return unit(state, name).endurance


def damage(state: State, name: str) -> str | None:
    """The Damage card of a Unit."""
    number = unit(state, name).damage
    return None if number == -1 else "blank" if number == -2 else state.rules.damages[number].slug


def orders(state: State, name: str) -> list[str]:
    """The Command cards that lie with a Unit."""
    return [state.rules.commands[lying >> 16].slug for lying in unit(state, name).orders]


def crew(state: State, name: str) -> str | None:
    """The crew of a Unit."""
    number = unit(state, name).crew
    return None if number == -1 else state.rules.units[number].slug


def pending(state: State) -> str:
    """Declared attacks not yet made, as ``a1>b1``."""
    return " ".join(f"{unit_name(one.name)}>{unit_name(one.target)}" for one in state.units if one.target >= 0)


def zone(state: State, seat: str, name: str) -> dict[str, int]:
    """The contents of a hand, Reserves, lost pile or Command hand."""
    side = state.sides[LETTERS.index(seat)]
    cards = state.rules.commands if name == "commands" else state.rules.units
    return counted(cards, getattr(side, name))


def tail(state: State, seat: str) -> list[str]:
    """The known cards at the bottom of the Reserves."""
    return [state.rules.units[tail_card(entry)].slug for entry in state.sides[LETTERS.index(seat)].tail]


def discards(state: State) -> dict[str, int]:
    """The Command discards."""
    return counted(state.rules.commands, state.discards)


def damage_discards(state: State) -> dict[str, int]:
    """The Damage discards."""
    return counted(state.rules.damages, state.damage_discards)


def counted(cards: Sequence[Any], counts: Iterable[Any]) -> dict[str, int]:
    """Counts by slug, without zeros."""
    return {card.slug: int(count) for card, count in zip(cards, counts, strict=True) if count}


def only(events: Sequence[Event], kind: type[E]) -> E:
    """The only event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, [type(event).__name__ for event in events]
    return found[0]


def every(events: Sequence[Event], kind: type[E]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def names(events: Sequence[Event]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


def number(state: State, slug: str) -> int:
    """The number of a Unit card."""
    return state.rules.unit_numbers[slug]


def command(state: State, slug: str) -> int:
    """The number of a Command card."""
    return state.rules.command_numbers[slug]


def rules(**options: Any) -> Rules:
    """The tables of a set-up."""
    return rules_for(setup(**options))


def all_cards(state: State, seat: int) -> Counter[str]:
    """Every Unit card that a seat has brought into the game, wherever it is now (INV-1)."""
    side, found = state.sides[seat], Counter[str]()
    for counts in (side.hand, side.reserves, side.lost):
        found.update(counted(state.rules.units, counts))
    found.update(state.rules.units[tail_card(entry)].slug for entry in side.tail)
    for one in state.units:
        if one.owner() == seat:
            found[state.rules.units[one.card].slug] += 1
        if one.seat == seat and one.crew >= 0:
            found[state.rules.units[one.crew].slug] += 1
    return found


# -- beginning a game -------------------------------------------------------------------------------


def deck_of(picture: str) -> list[str]:
    """``mt-us*2 rif-us`` as single cards."""
    found: list[str] = []
    for word in picture.split():
        slug, star, count = word.partition("*")
        found += [slug] * (int(count) if star else 1)
    return found


def build(state: State, seat: str, cards: str) -> None:
    """Pick a deck and close it."""
    play(state, *[f"{seat} pick {slug}" for slug in deck_of(cards)], f"{seat} done")


def muster(state: State, seat: str, cards: str) -> None:
    """Choose a starting hand and close it; cards in the order of the set."""
    chosen = sorted(deck_of(cards), key=lambda slug: state.rules.unit_numbers[slug])
    play(state, *[f"{seat} hold {slug}" for slug in chosen], f"{seat} done")


US: Final = "tc-us*4 gc-us*2 mt-us*2 hal-us*2 rif-us*4 atg-us how-us spg-us"
"""A deck of 78 points and one of the other side; ``deck-min`` has to allow it."""
GERMAN: Final = US.replace("-us", "-ge")


def begun(first: str = US, second: str = GERMAN, hands: tuple[str, str] | None = None, **options: Any) -> State:
    """A game after set-up, before the first commitment: decks, hands, Command cards, priority for A."""
    options.setdefault("deck-min", 40)
    state = GAME.new(setup(**options))
    build(state, "a", first)
    build(state, "b", second)
    for seat, cards, which in (("a", first, 0), ("b", second, 1)):
        muster(state, seat, hands[which] if hands else " ".join(deck_of(cards)[:4]))
    while step(state) == "deal":
        play(state, next(iter(chances(state))))
    play(state, "priority american")
    return state
