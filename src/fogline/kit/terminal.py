"""What the terminal must know of a game beyond the contract: how it looks and how it is talked about.

Everything a person plays with is made from a view, a legal list or told events, never from a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from fogline.locale import Message, Texts

NO_NAMES: Final[Mapping[str, Message]] = {}
"""Where nothing that events mention has a name of its own."""


class ScenarioLine(NamedTuple):
    """A scenario in a list."""

    name: str
    size: str
    modes: tuple[str, ...]
    goal: str
    """How one wins, in a few words of notation."""


class Rewriting(NamedTuple):
    """A secret plan or set-up to be written anew, because lines were typed in another order than the rules want."""

    taken_back: list[str]
    """The latest lines, which must be undone first; should the new ones fail, they are written again."""
    lines: list[str]
    """What is written in their place."""


class Title(Protocol):
    """How one game looks in the terminal."""

    @property
    def prefix(self) -> str:
        """What the keys of its own texts begin with: ``panzer-`` for ``panzer-verb-move``."""

    @property
    def ended_by(self) -> Mapping[str, str]:
        """For each reason why a game can end, the clause that says so."""

    @property
    def file_kind(self) -> str:
        """What a file that comes with a game holds: a ``scenario``, or ``cards``."""

    @property
    def structure(self) -> tuple[str, ...]:
        """Options that make another game. ``variants`` names them; ``fuzz`` draws only the others by chance."""

    @property
    def arguments(self) -> Mapping[str, Sequence[str]]:
        """By verb, the words that can follow it and are said in the language of the player."""

    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """Options that belong together, by name; none if the game has no presets."""

    def scenarios(self) -> list[ScenarioLine]:
        """All of them, in order."""

    def seatings(self) -> list[tuple[str, tuple[str, ...]]]:
        """Who can play: the options that say so, and the seats that there are then."""

    def completed(self, setup: Setup) -> Setup:
        """The set-up with what follows from the rest of it, where nothing else was asked for."""

    def refuse_faults(self, text: str, file: str) -> None:
        """``BadData`` if the *text* of a *file* that is to come with a game has a fault."""

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Options for random games to go through in every scenario, or those of one preset. Whatever no scenario
        allows is left out by the caller."""

    def wild_value(self, key: str, rng: Random) -> Value:
        """Some value for an option that takes any number or text."""

    def wild_setup(self, rng: Random) -> Setup:
        """Some set-up with a file that nobody has thought of."""

    def seats_named(self, setup: Setup, name: str) -> list[Seat]:
        """The seats that *name* means: a seat, or all of a side."""

    def are_partners(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """Whether two seats have no secrets from each other."""

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        """What is played and how *seat* wins it; for the public (``None``), how each side does."""

    def everything(self, state: Any) -> Any:
        """The whole truth in the form of a view: for replays, never for a seat."""

    def board(self, texts: Texts, view: Any, *, marked: bool = False) -> list[str]:
        """The position as seen from the seat's side of the table, which is at the bottom, as far as the view goes;
        *marked* with what could be remembered."""

    def legend(self, texts: Texts) -> str:
        """What the signs on the board mean, in one line."""

    def task(self, texts: Texts, view: Any) -> list[str]:
        """What the view's seat has to decide."""

    def remark(self, texts: Texts, view: Any, choice: str) -> str:
        """What there is to know of one choice in a short list, as far as the view goes; mostly nothing."""

    def is_setting_up(self, view: Any) -> bool:
        """Whether the seat lays out its cards in secret, to be confirmed with ``done``."""

    def lay_out(self, view: Any, choices: Sequence[str], rng: Random) -> list[str] | None:
        """Actions that lay out at random what the seat has left, not yet confirmed; *choices* are what it may do now.
        ``None`` if there is nothing to be laid out any more."""

    def spell_out(self, view: Any, words: Sequence[str]) -> list[str] | None:
        """The actions that a line of shorthand stands for, or ``None`` if it is none."""

    def as_seen(self, view: Any, action: str) -> str:
        """An action with its cards in the order in which the view's seat sees them, from the notation; and the notation
        from that, because it is a board turned around."""

    def takes_several(self, view: Any) -> bool:
        """Whether the seat writes in secret and may type several lines as one, with semicolons between them."""

    def rewritten(self, view: Any, actions: Sequence[str]) -> Rewriting | None:
        """How *actions* come into the secret plan of the view's seat if they must stand among what it wrote before;
        ``None`` if they can, or have to, be sent as they are."""

    def taken_back(self, view: Any, count: int) -> Rewriting | None:
        """How the last *count* cards that were typed are taken back where they are not the last that were written;
        ``None`` if the latest actions are meant."""

    def advise(self, texts: Texts, view: Any, words: Sequence[str]) -> str:
        """What to do instead, for somebody whose shorthand was refused, or who asks for a ``list`` that does not name
        all that can be typed; mostly nothing."""

    def names(self, setup: Setup, events: Iterable[Any]) -> Mapping[str, Message]:
        """By their notation, the names of things that events of this game mention: from what a viewer was told."""

    def tell(self, event: Any, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        """An event as it was told, with the *names* of what it mentions."""

    def comment(self, event: Any, events: Sequence[Any]) -> Message | None:
        """What there is to add to an event because nothing else among the *events* told with it says so."""

    def is_told_aloud(self, event: Any) -> bool:
        """Whether to say it when it happens: not what one has just laid out oneself, nor the result."""

    def is_memorable(self, event: Any) -> bool:
        """Whether it belongs in the log of what was revealed."""

    def turn_of(self, event: Any) -> int | None:
        """The number of the turn that begins with it, counted from 1, if one does."""
