"""What pictures of either title must do, in text and in SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from textwrap import dedent
from types import ModuleType
from typing import Any

SVG = "{http://www.w3.org/2000/svg}"


def without_memory(state: Any, start: Any) -> tuple[object, ...]:
    """All that a picture can hold of a position; *start* is any."""
    twin = state.clone()
    twin.facts = None
    twin.start = start
    key = twin.key()
    assert isinstance(key, tuple)
    return key


def check_survive(states: Iterable[Any], picture: Callable[[Any], str], position: Callable[[str], Any]) -> None:
    """Each state can be drawn and read again."""
    for state in states:
        text = picture(state)
        again = position(text)
        assert without_memory(again, state.start) == without_memory(state, state.start)
        assert picture(again) == text


def example_of(draw: ModuleType) -> str:
    """The picture in the documentation of a title's ``draw``."""
    return dedent("".join(line for line in (draw.__doc__ or "").splitlines(keepends=True) if line.startswith("    ")))


def check_stands_alone(drawn: str, title: str) -> None:
    """The SVG needs nothing that is not in it, is named, and may stand beside others."""
    root = ET.fromstring(drawn)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == title
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= {
        "svg", "title", "desc", "rect", "circle", "path", "text", "tspan", "g",
    }  # fmt: skip
    assert not re.search(r'href|url\(|script|\bid=|\bon\w+="', drawn)
