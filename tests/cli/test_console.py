"""The screen: long lines are broken at readable places."""

from __future__ import annotations

import io
import os

import pytest

from fogline.cli.console import Console, width_of


class Screen(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("columns", "width"), [(80, 80), (200, 110), (20, 40)])
def test_lines_are_as_long_as_the_screen_is_wide_within_reason(
    monkeypatch: pytest.MonkeyPatch, columns: int, width: int
) -> None:
    monkeypatch.setattr("shutil.get_terminal_size", lambda fallback: os.terminal_size((columns, 24)))
    assert width_of(Screen()) == width
    assert width_of(io.StringIO()) == 110, "what goes into a file does not depend on the screen"


def test_a_long_line_wraps_below_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.get_terminal_size", lambda fallback: os.terminal_size((40, 24)))
    screen = Screen()
    Console(screen, screen).say("  undo, undo 3  " + "word " * 8, "· " + "news " * 10, "short\n  two  lines")
    assert screen.getvalue().splitlines() == [
        "  undo, undo 3  word word word word word",
        "                word word word",
        "· news news news news news news news",
        "  news news news",
        "short",
        "  two  lines",
    ]
