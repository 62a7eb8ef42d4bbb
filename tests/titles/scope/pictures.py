"""Requirements for the pictures of both titles, in text and in SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from fogline.kernel.errors import BadData

SVG = "{http://www.w3.org/2000/svg}"


def without_memory(state: Any, start: Any) -> tuple[object, ...]:
    """Everything that a picture can hold of a position; *start* is arbitrary."""
    twin = state.clone()
    twin.facts = None
    twin.start = start
    key = twin.key()
    assert isinstance(key, tuple)
    return key


def check_survive(states: Iterable[Any], picture: Callable[[Any], str], position: Callable[[str], Any]) -> None:
    """Check that each state can be drawn and read back."""
    for state in states:
        text = picture(state)
        again = position(text)
        assert without_memory(again, state.start) == without_memory(state, state.start)
        assert picture(again) == text


BAD_LINES = (
    ("hello", "neither a row of cards nor 'key: value'"),
    ("colour: red", "'colour' is not one of scenario"),
    ("turn: 2\nturn: 2", "'turn' is there twice"),
    ("turn: soon", "expected a whole number"),
    ("seen by: german", "this is what one seat sees, not a position"),
    ("option tanks: true", "'tanks' is not an option"),
    ("scenario: nowhere", "'nowhere' is not one of"),
)
"""Lines that a picture must not have, and why the last one is refused."""


def check_refused(position: Callable[..., Any], picture: str, where: str | None, why: str, **given: Any) -> None:
    """Check that the picture, or something given with it, is refused; *where* is None if it does not matter."""
    with pytest.raises(BadData) as error:
        position(picture, **given)
    assert where is None or error.value.where == where
    assert why in error.value.why


def example_of(draw: ModuleType) -> str:
    """The picture in the documentation of a title's ``draw``."""
    return dedent("".join(line for line in (draw.__doc__ or "").splitlines(keepends=True) if line.startswith("    ")))


def check_stands_alone(drawn: str, title: str) -> None:
    """Check that the SVG is self-contained, has a name, and can be placed beside others."""
    root = ET.fromstring(drawn)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == title
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= {
        "svg", "title", "desc", "rect", "circle", "path", "text", "tspan", "g",
    }  # fmt: skip
    assert not re.search(r'href|url\(|script|\bid=|\bon\w+="', drawn)
