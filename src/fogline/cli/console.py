"""The keyboard and the screen, or the two ends of a pipe."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import textwrap
from types import ModuleType
from typing import Final, TextIO

from rich.style import Style

readline: ModuleType | None = None
with contextlib.suppress(ImportError):
    import readline

termios: ModuleType | None = None
with contextlib.suppress(ImportError):
    import termios

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, wipe the screen, wipe what was scrolled off it."""
_WIDTH: Final = 110
"""The longest line; a narrower screen limits it further."""
_NARROWEST: Final = 40
_FRENCH: Final = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")
"""French puts spaces before some punctuation; a line must not break there."""
_HELD: Final = "\u00a0"
_LABEL: Final = re.compile(r" *\S(?:\S| (?! ))*  +")
"""A label, and the gap of two spaces or more after it."""
PAGE: Final = "\f"
"""Replaces a cleared screen where there is no screen."""


class Console:
    """Says lines and asks for lines. What is read from a pipe is repeated, so that a transcript can be read."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._is_typed = source.isatty() and sink.isatty()

    @property
    def width(self) -> int:
        """The longest line on this screen."""
        return width_of(self._sink)

    def say(self, *lines: str, style: str = "") -> None:
        """Print some lines; long ones are broken and go on further to the right. *style* is a colour, or ``bold``, for
        a screen that has it."""
        width = self.width
        drawn = None if is_plain(self._sink) else Style.parse(style)
        for line in (part for text in lines for part in text.split("\n")):
            for part in _broken(line, width):
                print(part if drawn is None else drawn.render(part), file=self._sink)

    def ask(self, prompt: str) -> str:
        """One line of input, without spaces around it; ``EOFError`` when there is no more."""
        if self._is_typed:
            return input(prompt).strip()
        self._sink.write(prompt)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        self.say(line.rstrip("\n"))
        return line.strip()

    def wait(self, prompt: str) -> None:
        """Wait for Enter. What was typed before the question is dropped: it was not meant as the answer."""
        if self._is_typed and termios is not None:
            termios.tcflush(self._source, termios.TCIFLUSH)
        self.ask(prompt)

    def hide(self) -> None:
        """Remove all that was shown and typed, if the terminal can."""
        if readline is not None:
            readline.clear_history()
        self._sink.write(_CLEAR if self._sink.isatty() else PAGE + "\n")
        self._sink.flush()


def _broken(line: str, width: int) -> list[str]:
    """A long line in parts: below what follows a label, or else a little further to the right."""
    if len(line) <= width:
        return [line]
    label = _LABEL.match(line)
    indent = len(line) - len(line.lstrip()) + 2
    if label is not None and label.end() <= width // 2:
        indent = label.end()
    held = _FRENCH.sub(_HELD, line)
    parts = textwrap.wrap(held, width, subsequent_indent=" " * indent, break_on_hyphens=False)
    return [part.replace(_HELD, " ") for part in parts]


def can_move(sink: TextIO) -> bool:
    """Whether *sink* is a screen on which a line can be overwritten."""
    return sink.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")


def is_plain(sink: TextIO) -> bool:
    """Whether *sink* gets text without colour, and plain tables."""
    return not can_move(sink) or bool(os.environ.get("NO_COLOR"))


def width_of(sink: TextIO) -> int:
    """The longest line on that screen, or in that file."""
    if not sink.isatty():
        return _WIDTH
    return max(_NARROWEST, min(_WIDTH, shutil.get_terminal_size((_WIDTH, 0)).columns))
