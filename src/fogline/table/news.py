"""What reaches a seat: its outbox is a list of these, the earliest first, and nothing else is ever sent to it."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from fogline.kernel.game import Event

E = TypeVar("E", bound=Event)


class News(NamedTuple, Generic[E]):
    """One thing that a seat learned: through its own action, or through somebody else's.

    An action that tells a seat nothing gives it no news, so neither the numbers nor the size of an outbox show how much
    the others do."""

    number: int
    """1 for the first news of this seat. The latest is the seat's sequence number."""
    action: str | None
    """The notation, if the seat acted itself; ``None`` if somebody else or chance did."""
    events: tuple[E, ...]
    """What happened, as this seat may know it."""
    is_undo: bool = False
    """Whether ``events`` are taken back."""
