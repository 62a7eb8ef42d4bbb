"""Code that the bots of both SCOPE titles share."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.game import Action


def share_by_kind(actions: Sequence[Action], weights: Sequence[float]) -> list[float]:
    """The *weights* of *actions*, each shared among all actions of the same kind: however many there are, a kind is
    taken as often."""
    numbers: dict[type, int] = {}
    for action in actions:
        numbers[type(action)] = numbers.get(type(action), 0) + 1
    return [weight / numbers[type(action)] for action, weight in zip(actions, weights)]
