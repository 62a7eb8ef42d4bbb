"""How a title looks in the terminal and how it is typed there.

Everything a person plays with is made from a view, a legal list or told events, never from a state. The defaults are
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
    """A secret plan or set-up to be written again, because lines were typed in another order than the rules want."""

    taken_back: list[str]
    """The latest lines, which must be undone first; should the new ones fail, they are written again."""
    lines: list[str]
    """What is written in their place."""


class Checked(NamedTuple):
    """What ``fogline check`` has found in a file."""

    name: str
    """What the file calls itself."""
    faults: Sequence[BadData]
    """Errors: with any of these it cannot be used."""
    lines: Sequence[str] = ()
    """What it holds, if it can be used."""
    warnings: Sequence[BadData] = ()


class Terminal:
    """How one title looks in the terminal."""

    arguments: ClassVar[Mapping[str, Sequence[str]]] = {}
    """By verb, the words that can follow it and are said in the language of the player."""

    repeats_latest = False
    """Whether the latest lines of the log stand below the board each time. That helps where few events are memorable;
    where all are, it repeats what was just told."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        """What is played and how *seat* wins it; for the public (``None``), how each side does."""
        lines = [f"{title_name(texts, setup.game)}: {readable(setup.scenario)}"]
        return [*lines, *(f"  {key} = {write_value(value)}" for key, value in setup.options.items())]

    def check(self, texts: Texts, parts: Sequence[Part], file: str) -> Checked:
        """Examine a *file* that is to come with a game; *parts* are its text, or those of a directory."""
        raise bad_data(file, "", NOT_ITS_FILE, {"name": self.rules.name})

    # -- the position -------------------------------------------------------------------------------

    def board(self, texts: Texts, view: Any, *, marked: bool = False) -> list[str]:
        """The position as seen from the seat's side of the table, which is at the bottom, as far as the view goes;
        *marked* with the memory aid."""
        return self.rules.picture(view).splitlines()

    def legend(self, texts: Texts) -> str:
        """The legend of the board, in one line."""
        return ""

    def task(self, texts: Texts, view: Any) -> list[str]:
        """What the view's seat has to decide."""
        return []

    def remark(self, texts: Texts, view: Any, choice: str) -> str:
        """A remark about one choice in a short list, from the view; often none."""
        return ""

    # -- what is typed ------------------------------------------------------------------------------

    def is_setting_up(self, view: Any) -> bool:
        """Whether the seat lays out its cards in secret, to be confirmed with ``done``."""
        return False

    def lay_out(self, view: Any, choices: Sequence[str], rng: Random) -> list[str] | None:
        """Actions that lay out at random what the seat has left, not yet confirmed; *choices* are what it may do now.
        ``None`` if there is nothing left to lay out."""
        return None

    def spell_out(self, view: Any, words: Sequence[str]) -> list[str] | None:
        """The actions that a line of shorthand stands for, or ``None`` if it is not shorthand."""
        return None

    def as_seen(self, view: Any, action: str) -> str:
        """An action with its cards in the order in which the view's seat sees them, from the notation; and the notation
        from that, because it is a board turned around."""
        return action

    def takes_several(self, view: Any) -> bool:
        """Whether the seat writes in secret and may type several lines as one, with semicolons between them."""
        return self.is_setting_up(view)

    def rewritten(self, view: Any, actions: Sequence[str]) -> Rewriting | None:
        """How *actions* come into the secret plan of the view's seat if they must stand among what it wrote before;
        ``None`` if they can, or have to, be sent as they are."""
        return None

    def taken_back(self, view: Any, count: int) -> Rewriting | None:
        """How the last *count* cards that were typed are taken back where they are not the last that were written;
        ``None`` if the latest actions are meant."""
        return None

    def advise(self, texts: Texts, view: Any, words: Sequence[str]) -> str:
        """A hint for a player whose shorthand was refused, or who asks for a ``list`` that does not name everything
        that can be typed; mostly nothing."""
        return ""

    # -- what happened ------------------------------------------------------------------------------

    def comment(self, event: Any, events: Sequence[Any]) -> Message | None:
        """A remark on an event, if no other of the *events* told with it says the same."""
        return None

    def is_told_aloud(self, event: Any) -> bool:
        """Whether to print the event when it happens: not the player's own set-up, and not the result."""
        return True

    def is_memorable(self, event: Any) -> bool:
        """Whether it belongs in the log of what was revealed. By default everything that was told does."""
        return True

    def turn_of(self, event: Any) -> int | None:
        """The number of the turn that begins with it, counted from 1, if one does."""
        return None
