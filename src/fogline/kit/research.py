"""A title's interface for research: its views as text, and its balance, measured in many games.

The text is the whole view and nothing else: two views of one set-up are equal if and only if their texts are. Views as
numbers are in ``kit/encoding``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, Protocol

from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Budget, Hosting

NORMAL_95: Final = 1.959964


def view_text(view: Any, lines: Mapping[str, str]) -> str:
    """Write one line for each field of *view*, taken from *lines* if it is there, or else from the plain value. The
    set-up is left out."""
    return "\n".join(
        [lines.get(name) or f"{name} {plain(value)}" for name, value in zip(view._fields, view) if name != "setup"]
    )


def plain(value: object) -> str:
    """A part of a view as text."""
    if value is None or isinstance(value, int | str):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + " ".join([plain(part) for part in value]) + ")"
    raise TypeError(f"a view holds {value!r}, which has no text form")


class Luck(Protocol):
    """The value of positions with all cards open, so that luck can be separated from skill: the value after a draw,
    minus the mean value over all possible draws, is 0 on average for any players and any estimate. The same is true of
    the difference between a bot's action and its action when asked again with another generator. The value is fixed
    before the games that it is used for; the better it predicts the winner, the more it explains."""

    def counts(self, state: Any) -> bool:
        """Whether the decision of the acting seat, or of CHANCE, can change the value."""

    def alike(self, action: Any) -> Hashable:
        """A key that is equal for CHANCE outcomes of equal value."""

    def worth(self, state: Any) -> float:
        """The value of a position for the side of the first seat: a win is worth 1 more than a loss."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a share. Half successes vary less than whole ones, so with them it is too wide
    rather than too narrow."""
    if trials == 0:
        return 0.0, 1.0
    z, share = NORMAL_95, successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


class Share(NamedTuple):
    """How often something happened, with its interval."""

    name: str
    times: int
    of: int

    @property
    def share(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.times, self.of)

    def plain(self) -> dict[str, object]:
        return {**self._asdict(), "share": self.share, "interval": list(self.interval)}


class Mean(NamedTuple):
    """A mean with its interval."""

    mean: float
    half: float
    """Half the length of the 95 % interval."""
    of: int
    is_share: bool = False
    """Whether to write it as a percentage."""

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - self.half, self.mean + self.half

    def plain(self) -> dict[str, object]:
        return {"mean": self.mean, "interval": list(self.interval), "of": self.of}


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of *values* with its interval."""
    if not values:
        return Mean(0.0, 0.0, 0)
    half = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(fmean(values), half, len(values))


def fair_share(points: Sequence[float], lucks: Sequence[float | None]) -> Mean:
    """The mean of *points* after removing luck (``Luck``); if luck is unknown, a mean over no games."""
    if all(luck is None for luck in lucks):
        return Mean(0.0, 0.0, 0, is_share=True)
    return mean_of([one - (luck or 0.0) for one, luck in zip(points, lucks, strict=True)])._replace(is_share=True)


class Fault(NamedTuple):
    """What a bot by others did wrong."""

    kind: str
    """One of ``bots.programs.FAULTS``."""
    times: int
    text: str
    """What happened the first time; it can name cards."""


class BalanceTable(NamedTuple):
    """A table of counts. Shares and means are written with their intervals, and a row that ends with one also has the
    number of games, if there is a column for it."""

    heads: Sequence[Message]
    rows: Sequence[Sequence[Message | Share | Mean | str]]


class Brief(NamedTuple):
    """A set-up described in one line."""

    side: Share
    """How often the side of the first seat won, among decided games."""
    fair: Mean
    """The mean points of the first seat's side without luck; a draw is half a point."""
    first: Share
    """How often the side that moves first, or has priority, won."""
    draws: Share
    turns: Mean


class BalanceReport(NamedTuple):
    """The results of many games."""

    data: dict[str, object]
    """All of it, for JSON."""
    summary: Message
    tables: Sequence[BalanceTable]
    brief: Brief
    stopped: int = 0
    """Games that were stopped because they had too many actions; they count as draws."""


class Balance(Protocol):
    """How balanced a title is: bots of one level play each other, and the decisive factors are counted. Trials, tallies
    and the object itself are sent between processes."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of trials from which a user can choose; none if there is only one."""

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget,
        hosting: Hosting = HOSTING,
    ) -> Sequence[Any]:  # fmt: skip
        """Create *games* trials of each kind. *level* is a player's name in the arena; *hosting* says how that player
        is treated if it was written by others. The most informative trials should come first, in case the run is cut
        short."""

    def play(self, trial: Any) -> Any:
        """Play one game; returns its tally."""

    def winner(self, tally: Any) -> int | None:
        """The number of the winning side; that of the first seat is 0."""

    def faults(self, tally: Any) -> Sequence[Fault]:
        """What bots by others did wrong."""

    def sum_up(self, setup: Setup, tallies: Sequence[Any]) -> BalanceReport:
        """The combined report of these games."""
