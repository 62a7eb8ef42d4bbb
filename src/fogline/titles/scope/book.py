"""What the books of rules of both SCOPE titles do alike."""

from __future__ import annotations

from typing import Any

from fogline.kernel.game import Plain
from fogline.kernel.notation import Written
from fogline.titles.scope import plain


class Book:
    """The functions of the contract that need to know nothing of the title but its types and its pictures."""

    def __init__(self, pictures: Any, view: Any, start: Any) -> None:
        """*pictures* is the module that draws the title, *view* and *start* are its named tuples."""
        self._pictures = pictures
        self._view = view
        self._start = start

    def everything(self, state: Any) -> Any:
        """The whole truth in the form of a view: what is shown when the game is over."""
        return self._pictures.everything(state)

    def turn(self, view: Any) -> int:
        """The number of the turn."""
        turn: int = view.turn
        return turn

    def picture(self, view: Any) -> str:
        """The view as ``draw`` writes it."""
        drawn: str = self._pictures.picture(view)
        return drawn

    def write_view(self, view: Any) -> Plain:
        """All that the view holds as plain data."""
        return plain.write_view(view)

    def read_view(self, data: Plain) -> Any:
        """The view that was written."""
        return plain.read_view(self._view, self._start, data)

    def write(self, action: Written) -> str:
        """One line of notation."""
        return action.text()
