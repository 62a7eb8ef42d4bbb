"""The keyboard and the screen, or the two ends of a pipe."""

from __future__ import annotations

import contextlib
import textwrap
from types import ModuleType
from typing import Final, TextIO

readline: ModuleType | None = None
with contextlib.suppress(ImportError):
    import readline

termios: ModuleType | None = None
with contextlib.suppress(ImportError):
    import termios

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, wipe the screen, wipe what was scrolled off it."""
_WIDTH: Final = 110
PAGE: Final = "\f"
"""Stands for a cleared screen where there is no screen."""


class Console:
    """Says lines and asks for lines. What is read from a pipe is repeated, so that a transcript can be read."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._is_typed = source.isatty() and sink.isatty()

    def say(self, *lines: str) -> None:
        """Print some lines; long ones are broken and go on further to the right."""
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            is_long = len(line) > _WIDTH and "\n" not in line
            parts = textwrap.wrap(line, _WIDTH, subsequent_indent=indent, break_on_hyphens=False) if is_long else [line]
            for part in parts:
                print(part, file=self._sink)

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
        """Remove all that was shown and typed, as far as the terminal can."""
        if readline is not None:
            readline.clear_history()
        self._sink.write(_CLEAR if self._sink.isatty() else PAGE + "\n")
        self._sink.flush()
