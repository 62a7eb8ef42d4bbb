"""Games that start in an imagined world: a position is written as its all-knowing view, without the set-up, as one line
of JSON. A table and a record that start there contain this line and nothing of any earlier game.

*Another world* (docs/other-worlds.md) continues from what a seat knew: the world is drawn from its view, so the view
before and after the switch is the same, and everything that the seat could not know is new.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import TOO_MANY_BYTES, Kind
from fogline.kernel.game import Game, Plain, S, State, View
from fogline.kernel.setup import Setup
from fogline.kit.worlds import restore

AnyGame = Game[Any, Any, Any, Any]

SETUP: Final = "setup"
MAX_WORLD: Final = 200_000
"""The maximum number of characters of a written world."""
MAX_DIGITS: Final = 18
"""A number in a written world has at most this many digits."""
NOT_A_WORLD: Final = Kind("data-not-a-world", "not a position of this game as records write it")


def imagined_world(game: AnyGame, view: View, seed: str) -> str:
    """Imagine a world that fits *view*, with the probabilities of ``imagine``, and write it. The world is determined by
    the view and the seed alone, so it reveals nothing else about the view's game."""
    return write_world(game, game.imagine(view, Random(f"another-world/{seed}")))


def write_world(game: AnyGame, state: State) -> str:
    """A position as one line of text."""
    form = {key: value for key, value in game.write_view(game.everything(state)).items() if key != SETUP}
    return json.dumps(form, separators=(",", ":"))


def read_world(game: Game[S, Any, Any, Any], setup: Setup, text: str, name: str = "record") -> S:
    """The position in *text*; ``BadData`` if it contains none, or one that breaks the rules."""
    if len(text) > MAX_WORLD:
        raise bad_data(name, "world", TOO_MANY_BYTES, {"found": len(text), "most": MAX_WORLD})
    agreed = game.write_view(game.everything(game.new(setup)))
    try:
        found = _restored(game, agreed, text)
    except Exception:  # whatever error a forged text causes in the rules, the text is not a world
        found = None
    if found is None:
        raise bad_data(name, "world", NOT_A_WORLD, {})
    return found


def _restored(game: Game[S, Any, Any, Any], agreed: Plain, text: str) -> S | None:
    """The position, or None if *text* differs from that position's written form. *agreed* is the written form of a
    position of this set-up, including the set-up."""
    form = json.loads(text, parse_int=_read_number) | {key: agreed[key] for key in agreed if key == SETUP}
    if form.keys() != agreed.keys() or not all(_is_alike(form[key], agreed[key]) for key in form):
        return None
    state: S = restore(game, game.read_view(form))
    state.check()
    return state if write_world(game, state) == text else None


def _read_number(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError(f"a number has at most {MAX_DIGITS} digits")
    return int(digits)


def _is_alike(one: object, other: object) -> bool:
    """Whether two fields have the same type, or one of them is empty."""
    return one is None or other is None or type(one) is type(other)
