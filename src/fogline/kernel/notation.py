"""Actions that can write themselves, and names in notation."""

from __future__ import annotations

from fogline.kernel import game
from fogline.kernel.arrays import mypyc_attr
from fogline.kernel.errors import NotationError


@mypyc_attr(allow_interpreted_subclasses=True)
class Written(game.Action):
    """An action that can write itself. Its ``repr`` is the notation."""

    def text(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def find_name(text: str, known: dict[str, int], why: str) -> int:
    """The number of the thing that *text* names, ignoring case. *why* is the reason for refusing other names."""
    found = known.get(text.lower())
    if found is None:
        raise NotationError(text, why)
    return found


def read_words(text: str, forms: dict[str, tuple[tuple[int, ...], str]]) -> list[str]:
    """A verb and its arguments, in lower case; commas and repeated spaces do not matter.

    *forms* gives, for each verb, how many words may follow it and the form of the whole line.
    """
    words = text.replace(",", " ").lower().split()
    if not words:
        raise NotationError(text, "is empty")
    verb = words[0]
    if verb not in forms:
        raise NotationError(text, f"{verb!r} is not an action; there are {', '.join(forms)}")
    numbers, form = forms[verb]
    if len(words) - 1 not in numbers:
        raise NotationError(text, f"write {form}")
    return words
