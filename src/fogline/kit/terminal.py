"""A title's display and input in the terminal.

Everything that a player sees is made from a view, a legal list or told events, never from a state. The defaults are
plain: the picture as the board, and the notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.game import Game, Seat
from fogline.kernel.messages import Message, readable
from fogline.kernel.setup import Setup, write_value
from fogline.kit.files import Part
from fogline.kit.setups import NOT_ITS_FILE
from fogline.locale import Texts
from fogline.locale.names import title_name


class Rewriting(NamedTuple):
    """A secret plan or set-up that must be written again, because its lines were typed in a different order than the
    rules require."""

    taken_back: list[str]
    """The latest lines, which must be undone first; if the new ones fail, they are written again."""
    lines: list[str]
    """Their replacement."""


class Checked(NamedTuple):
    """The findings of ``fogline check`` about a file."""

    name: str
    """The file's name for itself."""
    faults: Sequence[BadData]
    """Errors: with any of these it cannot be used."""
    lines: Sequence[str] = ()
    """Its content, if it can be used."""
    warnings: Sequence[BadData] = ()


class Terminal:
    """One title's display and input in the terminal."""

    arguments: ClassVar[Mapping[str, Sequence[str]]] = {}
    """By verb, the translated words that can follow it."""

    repeats_latest = False
    """Whether the latest lines of the log always stand below the board. That helps where few events are memorable;
    where all are, it repeats what was just told."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        """The set-up and how *seat* wins it; for the public (``None``), how each side does."""
        lines = [f"{title_name(texts, setup.game)}: {readable(setup.scenario)}"]
        return [*lines, *(f"  {key} = {write_value(value)}" for key, value in setup.options.items())]

    def check(self, texts: Texts, parts: Sequence[Part], file: str) -> Checked:
        """Check a *file* for a game. *parts* are its text, or the texts of a directory's files."""
        raise bad_data(file, "", NOT_ITS_FILE, {"name": self.rules.name})

    def board(self, texts: Texts, view: Any, *, marked: bool = False) -> list[str]:
        """The position as the view shows it, with the seat's side of the table at the bottom; *marked* with the memory
        aid."""
        return self.rules.picture(view).splitlines()

    def legend(self, texts: Texts) -> str:
        return ""

    def task(self, texts: Texts, view: Any) -> list[str]:
        """The decision of the view's seat."""
        return []

    def remark(self, texts: Texts, view: Any, choice: str) -> str:
        """A remark about one choice in a short list, from the view; often empty."""
        return ""

    def is_setting_up(self, view: Any) -> bool:
        """Whether the seat is laying out its cards in secret, to be confirmed with ``done``."""
        return False

    def lay_out(self, view: Any, choices: Sequence[str], rng: Random) -> list[str] | None:
        """Actions that lay out the seat's remaining cards at random, not yet confirmed; *choices* are its legal
        actions. ``None`` if there is nothing left to lay out."""
        return None

    def spell_out(self, view: Any, words: Sequence[str]) -> list[str] | None:
        """The actions that a line of shorthand stands for, or ``None`` if it is not shorthand."""
        return None

    def as_seen(self, view: Any, action: str) -> str:
        """Translate an action from notation to the card order that the view's seat sees, and vice versa, because the
        board is turned around."""
        return action

    def takes_several(self, view: Any) -> bool:
        """Whether the seat writes in secret and may type several lines as one, with semicolons between them."""
        return self.is_setting_up(view)

    def rewritten(self, view: Any, actions: Sequence[str]) -> Rewriting | None:
        """How to write *actions* into the secret plan of the view's seat if they belong among earlier lines; ``None``
        if they can, or must, be sent unchanged."""
        return None

    def taken_back(self, view: Any, count: int) -> Rewriting | None:
        """How to take back the last *count* cards typed, if they are not the last ones written; ``None`` if the latest
        actions are meant."""
        return None

    def advise(self, texts: Texts, view: Any, words: Sequence[str]) -> str:
        """A hint for a player whose shorthand was refused, or who asks for a ``list`` that does not name everything
        that can be typed; usually empty."""
        return ""

    def comment(self, event: Any, events: Sequence[Any]) -> Message | None:
        """A remark on an event; none if another of the *events* told with it says the same."""
        return None

    def is_told_aloud(self, event: Any) -> bool:
        """Whether to print the event when it happens: not the player's own set-up, and not the result."""
        return True

    def is_memorable(self, event: Any) -> bool:
        """Whether the event belongs in the log of revealed facts. By default every told event does."""
        return True

    def turn_of(self, event: Any) -> int | None:
        """The number of the turn that the event begins, counted from 1; None if it begins none."""
        return None
