"""The parameters of a training run."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import TOO_LARGE, TOO_MANY, TOO_SMALL, shown

MAX_LAYERS: Final = 16
MAX_NUMBER: Final = 1_000_000
"""The maximum for whole numbers and sizes of layers."""
MAX_AHEAD: Final = 16
MAX_SHOWN: Final = 10**12
LEAST: Final = {"shown": 0, "slowing": 1.0, "ahead": 0}
"""The lower bounds of some parameters; for others, the bound is 1 for whole numbers and 0 for the rest."""
SHARES: Final = ("floor", "pull", "average", "trace", "clip", "shown_average", "past", "levels")
"""Parameters whose maximum is 1."""


class Plan(NamedTuple):
    """The parameters of a network's training."""

    games: int = 1024
    """Games played in parallel."""
    steps: int = 64
    """The number of steps that each game makes in a window."""
    chapter: int = 50
    """The number of windows in a chapter."""
    hidden: tuple[int, ...] = (256, 256)
    """The sizes of the layers between the first and the last."""
    rows: int = 4096
    """The number of decisions in a minibatch."""
    halves: bool = True
    """Whether matrix factors have half precision, which is faster on processors that support it."""
    passes: int = 1
    """The number of passes over the decisions of a window."""
    rate: float = 5e-4
    """The initial learning rate."""
    rate_at_least: float = 1e-4
    entropy: float = 0.015
    """The initial entropy bonus."""
    entropy_at_least: float = 0.006
    slowing: float = 2e6
    """The number of decisions after which learning rate and entropy bonus have fallen to 0.7 of their initial values;
    they fall with the square root of the number of decisions."""
    floor: float = 0.01
    """The minimum probability of a legal verb; a less likely verb is made likelier whatever its results, because
    untried actions are never learned."""
    floor_weight: float = 0.02
    pull: float = 0.1
    """How strongly the average's policy attracts the policy."""
    average: float = 0.97
    """The weight that the average keeps for its old value in each window."""
    trace: float = 0.95
    """The lambda of the lambda-returns."""
    clip: float = 0.2
    """How far a probability can change in one window before the objective stops improving."""
    shown: int = 500_000
    """The number of a level's decisions that are imitated before self-play begins."""
    teacher: str = "regular"
    """The level that is imitated; later it is one of the opponents."""
    teacher_worlds: int = 8
    """The number of worlds that the teacher examines for each decision, if it thinks in worlds."""
    shown_games: int = 128
    """The value of ``games`` during imitation."""
    shown_rows: int = 1024
    """The value of ``rows`` during imitation."""
    shown_passes: int = 2
    """The value of ``passes`` during imitation."""
    shown_average: float = 0.9
    """The value of ``average`` during imitation."""
    past: float = 0.15
    """The share of games against past selves."""
    levels: float = 0.02
    """The share of games against the levels."""
    keep_every: int = 25
    """The number of windows after which the average joins the past selves."""
    selves: int = 16
    """The maximum number of past selves."""
    parts: int = 1
    """The number of parts into which the games are divided, for several processes; each part has its own luck."""
    ahead: int = 0
    """The number of windows played with older weights while the network learns from an earlier one."""

    def with_text(self, key: str, text: str) -> Self:
        """Set one parameter of the plan from text; several numbers are separated by commas."""
        before = getattr(self, key)
        try:
            if isinstance(before, tuple):
                found: Any = tuple(int(one) for one in text.split(","))
            elif isinstance(before, bool):
                found = {"true": True, "false": False}[text]
            else:
                found = type(before)(text)
        except (KeyError, ValueError):
            raise BadData("plan", key, f"{text} is not like {before}") from None
        return self._replace(**{key: found}).checked()

    def checked(self) -> Self:
        """Return the plan itself; raises ``BadData`` if a parameter is out of bounds or has the wrong type."""
        for key, usual in Plan()._asdict().items():
            found: Any = getattr(self, key)
            kinds: Any = (int, float) if isinstance(usual, float) else type(usual)
            if not isinstance(found, kinds) or isinstance(found, bool) != isinstance(usual, bool):
                raise BadData("plan", key, f"{shown(found)} is not like {usual}")
            if isinstance(usual, tuple):
                if len(found) > MAX_LAYERS:
                    raise bad_data("plan", key, TOO_MANY, {"found": len(found), "most": MAX_LAYERS})
                for size in found:
                    _refuse_beyond(key, size, 1, MAX_NUMBER)
            elif not isinstance(usual, (bool, str)):  # the trainer checks the level
                least = LEAST.get(key, 0.0 if isinstance(usual, float) else 1)
                whole = MAX_SHOWN if key in ("shown", "slowing") else MAX_NUMBER
                _refuse_beyond(key, found, least, 1.0 if key in SHARES else whole)
        _refuse_beyond("parts", self.parts, 1, self.games)
        _refuse_beyond("ahead", self.ahead, 0, MAX_AHEAD)
        _refuse_beyond("past + levels", self.past + self.levels, 0.0, 1.0)
        return self

    def rate_at(self, decisions: int) -> float:
        """The learning rate after this many decisions."""
        return max(self.rate_at_least, self.rate * self._slowed(decisions))

    def entropy_at(self, decisions: int) -> float:
        """The entropy bonus after this many decisions."""
        return max(self.entropy_at_least, self.entropy * self._slowed(decisions))

    def _slowed(self, decisions: int) -> float:
        return float((1 + max(0, decisions) / self.slowing) ** -0.5)


def _refuse_beyond(key: str, found: Any, least: float, most: float) -> None:
    if not found >= least:  # "not >=" refuses NaN, too
        raise bad_data("plan", key, TOO_SMALL, {"found": shown(found), "least": str(least)})
    if found > most:
        raise bad_data("plan", key, TOO_LARGE, {"found": shown(found), "most": str(most)})
