"""Code that the rules of both SCOPE titles share: writing and reading lines of a text picture, and functions of the
contract."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from fogline.kernel import plain
from fogline.kernel.game import Plain
from fogline.kernel.notation import Written
from fogline.kernel.setup import Option, Setup, write_value
from fogline.titles.scope.position import read_facts, write_facts

DRAW: Final = "draw"
"""The winner of a drawn game."""


def write_outcome(winner: int, sides: tuple[str, str], reasons: tuple[str, ...]) -> str:
    """Write the line that ``read_outcome`` reads."""
    return f"outcome: {(*sides, DRAW)[winner]} by {', '.join(reasons)}"


def write_setup(setup: Setup, options: tuple[Option, ...]) -> list[str]:
    """Write the first lines of a picture: the scenario, every option that is not the default, and the file."""
    lines = [f"scenario: {setup.scenario}"]
    for option in options:
        value = setup.options[option.key]
        if value != option.default:
            lines.append(f"option {option.key}: {write_value(value)}")
    for line in setup.data.splitlines():
        lines.append(f"data| {line}")
    return lines


class Book:
    """The functions of the contract that need nothing from the title except its types and its pictures."""

    def __init__(self, pictures: Any, views: Any) -> None:
        """*pictures* and *views* are the modules that draw and show the title."""
        self._pictures = pictures
        self._views = views

    def everything(self, state: Any) -> Any:
        """The whole truth in the form of a view: shown when the game is over."""
        return self._views.everything(state)

    def imagine(self, view: Any, rng: Random) -> Any:
        return self._views.imagine(view, rng)

    def imagined(self, view: Any, rng: Random) -> Any:
        return self._views.imagined(view, rng)

    def imagine_many(self, view: Any, rng: Random, count: int) -> Any:
        """Return *count* such states, as successive calls of ``imagined`` would, each with whether all were equally
        likely."""
        return self._views.imagine_many(view, rng, count)

    def restore(self, view: Any) -> Any:
        """The state of which *view* is ``everything``."""
        return self._views.laid_out(view)

    def turn(self, view: Any) -> int:
        turn: int = view.turn
        return turn

    def picture(self, view: Any) -> str:
        drawn: str = self._pictures.picture(view)
        return drawn

    def write_view(self, view: Any) -> Plain:
        """The complete content of the view, field by field."""
        return {**plain.write_fields(view._replace(facts=None)), "facts": write_facts(view.facts)}

    def read_view(self, data: Plain) -> Any:
        fields: dict[str, Any] = {name: plain.read(value) for name, value in data.items() if name != "facts"}
        fields["facts"] = read_facts(cast("list[list[int]]", data["facts"]))
        fields["start"] = self._views.Start(*fields["start"])
        return self._views.View(**fields)

    def write(self, action: Written) -> str:
        return action.text()
