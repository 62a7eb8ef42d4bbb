"""Views and events as JSON, for each title a module. Whatever reaches a client of a game was written here.

Everything is written field by field, and a field that nobody wrote down here is an error, not a default. A form carries
exactly what the view or the event holds: two views have the same form exactly when they are equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.wire import write_message
from fogline.locale import Message
from fogline.table.words import Closed, DrawAccepted, DrawDeclined, DrawOffered, RanOut, Resigned, TableEvent
from fogline.titles.panzer.wire import PANZER
from fogline.titles.spearpoint.wire import SPEARPOINT
from fogline.titles.spearpoint.wire_cards import write_cards
from fogline.titles.stalingrad.wire import STALINGRAD

Form = dict[str, Any]
"""A JSON object."""


class Forms(Protocol):
    """How one title is written."""

    @property
    def prefix(self) -> str:
        """What the keys of its own texts begin with."""

    @property
    def ends_clause(self) -> str:
        """The clause that leaves resignation and agreed draws to the table."""

    def view(self, view: Any) -> Form:
        """A view, without its set-up."""

    def event(self, event: Any) -> Form:
        """The fields of an event as it was told."""

    def message(self, event: Any, seats: Sequence[str]) -> Message:
        """An event as it was told, to be said in any language."""

    def everything(self, state: Any) -> Any:
        """The whole truth in the form of a view: for replays of finished games, and for watchers long after."""

    def turn(self, view: Any) -> int:
        """A number that rises with every turn. Everybody may know it."""


FORMS: Final[Mapping[str, Forms]] = {"stalingrad": STALINGRAD, "panzer": PANZER, "spearpoint": SPEARPOINT}

SPEARPOINT_GAME: Final = "spearpoint"
"""Its cards are many and travel with the set-up, not with every view."""


def forms_of(game: str) -> Forms:
    """How the game of that name is written."""
    if game not in FORMS:
        raise BadData("game", game, f"there is no such game; there are {', '.join(FORMS)}")
    return FORMS[game]


def write_setup(setup: Setup) -> Form:
    """What was agreed; in a game that is built from cards, what is printed on them as well."""
    form = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), "data": setup.data}
    return {**form, "cards": write_cards(setup)} if setup.game == SPEARPOINT_GAME else form


def write_event(game: str, event: Any, seats: Sequence[str]) -> Form:
    """An event as it was told: its kind, its clause, its fields, and the message that says it."""
    forms = forms_of(game)
    if isinstance(event, TableEvent):
        message, fields, clause = _said(event, seats), _table_fields(event, seats), forms.ends_clause
    else:
        message, fields, clause = forms.message(event, seats), forms.event(event), event.cites()
    return {"event": type(event).__name__, "clause": clause, **fields, "message": write_message(message)}


def _table_fields(event: TableEvent, seats: Sequence[str]) -> Form:
    match event:
        case Resigned(seat) | DrawOffered(seat) | DrawDeclined(seat) | DrawAccepted(seat) | RanOut(seat):
            return {"seat": seats[seat]}
        case Closed(winners, reason):
            return {"winners": [seats[seat] for seat in winners], "reason": reason}
    raise LookupError(f"{type(event).__name__} has no form")


def _said(event: TableEvent, seats: Sequence[str]) -> Message:
    from fogline.locale.table import tell

    return tell(event, seats)
