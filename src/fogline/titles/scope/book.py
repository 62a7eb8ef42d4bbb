"""What the books of rules of both SCOPE titles do alike."""

from __future__ import annotations

from typing import Any

from fogline.kernel.game import Plain
from fogline.kernel.notation import Written
from fogline.titles.scope import plain


class Book:
    """The functions of the contract that need to know nothing of the title. A view is the named tuple of the title."""

    def turn(self, view: Any) -> int:
        """The number of the turn."""
        turn: int = view.turn
        return turn

    def write_view(self, view: Any) -> Plain:
        """All that the view holds as plain data."""
        return plain.write_view(view)

    def write(self, action: Written) -> str:
        """One line of notation."""
        return action.text()
