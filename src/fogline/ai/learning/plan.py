"""The numbers that a training is run with."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from fogline.kernel.errors import BadData


class Plan(NamedTuple):
    """How a network is trained. A window is so many steps of all games; after each window the network learns from it,
    and after each chapter everything is saved and all games begin again."""

    games: int = 1024
    """That are played at once."""
    steps: int = 64
    """Of a window."""
    chapter: int = 50
    """Windows of a chapter."""
    hidden: tuple[int, ...] = (256, 256)
    """Sizes of the layers between the first and the last."""
    rows: int = 4096
    """Decisions that one step of learning looks at."""
    halves: bool = True
    """Whether numbers are multiplied with half of their digits: faster on processors that can."""
    passes: int = 1
    """How often each decision is learned from."""
    rate: float = 5e-4
    """Of learning, at first."""
    rate_at_least: float = 1e-4
    entropy: float = 0.015
    """What variety is worth, at first."""
    entropy_at_least: float = 0.006
    slowing: float = 2e6
    """Decisions after which the rate and the worth of variety have fallen to 0.7 of what they were; they fall with the
    root of the decisions."""
    floor: float = 0.01
    """A verb that can be chosen and is less likely than this is made likelier, whatever it has brought: what is never
    tried is never learned."""
    floor_weight: float = 0.02
    pull: float = 0.1
    """How strongly the policy is drawn to that of the average."""
    average: float = 0.97
    """What stays of the average of the weights after a window."""
    trace: float = 0.95
    """Lambda of the returns."""
    clip: float = 0.2
    """How far a probability may change by one window before that gains nothing more."""
    shown: int = 500_000
    """Decisions of a level that are imitated before self-play begins."""
    teacher: str = "regular"
    """That level. It is one of the opponents afterwards, too."""
    teacher_worlds: int = 8
    """Worlds that it looks at for a decision, if it thinks in worlds."""
    shown_games: int = 128
    """That the level plays at once meanwhile."""
    shown_rows: int = 1024
    """Decisions of one step of learning meanwhile."""
    shown_passes: int = 2
    """How often each of these decisions is learned from."""
    shown_average: float = 0.9
    """What stays of the average after a window meanwhile."""
    past: float = 0.15
    """Share of the games against past selves."""
    levels: float = 0.02
    """Share of the games against the levels."""
    keep_every: int = 25
    """Windows after which the average joins the past selves."""
    selves: int = 16
    """Past selves, at most."""

    def with_text(self, key: str, text: str) -> Self:
        """With one number that was written by a person; several are separated by commas."""
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
        return self._replace(**{key: found})

    def rate_at(self, decisions: int) -> float:
        """The rate of learning after so many decisions."""
        return max(self.rate_at_least, self.rate * self._slowed(decisions))

    def entropy_at(self, decisions: int) -> float:
        """What variety is worth after so many decisions."""
        return max(self.entropy_at_least, self.entropy * self._slowed(decisions))

    def _slowed(self, decisions: int) -> float:
        return float((1 + max(0, decisions) / self.slowing) ** -0.5)
