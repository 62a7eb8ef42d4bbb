"""What events claim (``claims.py``), on the golden games: true right after the action, and news."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules import events
from fogline.titles.spearpoint.rules.claims import is_true
from fogline.titles.spearpoint.rules.state import State
from tests.playthroughs.telling import record_of

GAME = fogline.game("spearpoint")
TEXTS = sorted((Path(__file__).parents[2] / "playthroughs" / "texts" / "spearpoint").glob("*.txt"))
KINDS = [one for one in vars(events).values() if isinstance(one, type) and issubclass(one, events.Event) and one.clause]


class Happened(NamedTuple):
    """An event, and whether its claim was true before the action and is true after it."""

    event: Any
    before: bool
    after: bool


def happened(path: Path) -> Iterator[Happened]:
    """Everything that happens in a golden game."""
    record = record_of(path.read_text(encoding="utf-8"))
    names = GAME.seats(record.setup)
    state = GAME.new(record.setup)
    for name, text in record.entries:
        earlier: State = state.clone()
        log: list[Any] = []
        GAME.apply(state, CHANCE if name == "chance" else Seat(names.index(name)), GAME.read(text), log)
        for event in log:
            yield Happened(event, event.holds(earlier), event.holds(state))


@cache
def everything() -> list[Happened]:
    return [one for path in TEXTS for one in happened(path)]


def test_every_claim_is_true_after_the_action() -> None:
    assert [one.event for one in everything() if not one.after] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_claims_something_new(kind: type) -> None:
    """A claim that is always true claims nothing: for each kind, at least one was false before."""
    assert [one.event for one in everything() if type(one.event) is kind and not one.before]


def test_an_event_must_claim_something() -> None:
    class Rumour(events.Event):
        """An event without a claim."""

    with pytest.raises(LookupError, match="Rumour claims nothing"):
        is_true(Rumour(), GAME.new(fogline.Setup("spearpoint", "standard", {})))
