"""A title's interface for research: its views as text, and its balance, measured in many games.

The text is the whole view and nothing else: two views of one set-up are equal if and only if their texts are. Views as
numbers are in ``kit/coding``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.locale import Message

NORMAL_95: Final = 1.959964


def view_text(view: Any, lines: Mapping[str, str]) -> str:
    """One line for each field of *view*: that of *lines*, or its plain value. The set-up is agreed and left out."""
    return "\n".join(
        [lines.get(name) or f"{name} {plain(value)}" for name, value in zip(view._fields, view) if name != "setup"]
    )


def plain(value: object) -> str:
    """A part of a view as text."""
    if value is None or isinstance(value, int | str):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + " ".join([plain(part) for part in value]) + ")"
    raise TypeError(f"a view holds {value!r}, and nobody has said how to write it")


# -- balance ----------------------------------------------------------------------------------------


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a share."""
    if trials == 0:
        return 0.0, 1.0
    z, share = NORMAL_95, successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


class Share(NamedTuple):
    """How often something happened."""

    name: str
    times: int
    of: int

    @property
    def share(self) -> float:
        """The share."""
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval."""
        return wilson(self.times, self.of)

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return {**self._asdict(), "share": self.share, "interval": list(self.interval)}


class BalanceTable(NamedTuple):
    """Something that was counted. A share stands for itself without its name; a row may end with one that is written
    with its interval and the number of games."""

    heads: Sequence[Message]
    rows: Sequence[Sequence[Message | Share | str]]


class BalanceReport(NamedTuple):
    """The results of many games."""

    data: dict[str, object]
    """All of it, for JSON."""
    summary: Message
    tables: Sequence[BalanceTable]


class Balance(Protocol):
    """How fair a title is: bots of one level play each other, and what decides is counted. Trials and tallies are sent
    from process to process, and so is the object itself."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of trials, from which a user can choose; none if there is only one."""

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget
    ) -> Sequence[Any]:
        """*games* trials of each kind. The first ones should be the most informative, in case there is no time for the
        others."""

    def play(self, trial: Any) -> Any:
        """Play one game; returns its tally."""

    def winner(self, tally: Any) -> int | None:
        """The number of the side that won; that of the first seat is 0."""

    def sum_up(self, setup: Setup, tallies: Sequence[Any]) -> BalanceReport:
        """The combined report of these games."""
