"""The keyboard and the screen, or the two ends of a pipe.

In a pipe, in a file, on a dumb terminal, or if ``NO_COLOR`` is set, output is plain text only. Colour never conveys
anything that the text does not say."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Final, TextIO

import rich.console
from rich.style import Style
from rich.table import Table
from rich.text import Text

readline: ModuleType | None = None
with contextlib.suppress(ImportError):
    import readline

termios: ModuleType | None = None
with contextlib.suppress(ImportError):
    import termios

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, wipe the screen, wipe the scrollback."""
_WIDTH: Final = 110
"""The maximum line length; a narrower screen limits it further."""
_NARROWEST: Final = 40
_FRENCH: Final = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")
"""French has spaces before some punctuation; lines must not break there."""
_HELD: Final = "\u00a0"
_LABEL: Final = re.compile(r" *\S(?:\S| (?! ))*  +")
"""A label, and the gap of two or more spaces after it."""
PAGE: Final = "\f"
"""Stands for a cleared screen where there is no screen."""
HEAD: Final = "bold"
NAME: Final = "cyan"
ASIDE: Final = "dim"
GOOD: Final = "green"
DOUBT: Final = "yellow"
BAD: Final = "bold red"


class Console:
    """Prints and reads lines. Input from a pipe is echoed, so that the transcript is readable."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._is_typed = source.isatty() and sink.isatty()

    @property
    def width(self) -> int:
        """The maximum line length on this screen."""
        return width_of(self._sink)

    def say(self, *lines: str, style: str = "") -> None:
        """Print lines; long ones are wrapped with an indent. *style* is a colour or ``bold``, if the screen supports
        it."""
        width = self.width
        drawn = None if is_plain(self._sink) else Style.parse(style)
        for line in (part for text in lines for part in text.split("\n")):
            for part in _broken(line, width):
                print(part if drawn is None else drawn.render(part), file=self._sink)

    def ask(self, prompt: str) -> str:
        """One line of input, without surrounding spaces; ``EOFError`` at the end of the input."""
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
        """Wait for Enter. Input typed before the prompt is dropped, since it was not meant as the answer."""
        if self._is_typed and termios is not None:
            termios.tcflush(self._source, termios.TCIFLUSH)
        self.ask(prompt)

    def hide(self) -> None:
        """Remove all text shown and typed, if the terminal can."""
        if readline is not None:
            readline.clear_history()
        self._sink.write(_CLEAR if self._sink.isatty() else PAGE + "\n")
        self._sink.flush()


def _broken(line: str, width: int) -> list[str]:
    """A long line, wrapped: aligned after a label, or else indented a little."""
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
    """Whether *sink* gets text without colour and plain tables."""
    return not can_move(sink) or bool(os.environ.get("NO_COLOR"))


def width_of(sink: TextIO) -> int:
    """The maximum line length on that screen, or in that file."""
    if not sink.isatty():
        return _WIDTH
    return max(_NARROWEST, min(_WIDTH, shutil.get_terminal_size((_WIDTH, 0)).columns))


# -- reports on stdout ----------------------------------------------------------------------------------


def show(*lines: str | Text) -> None:
    """Print lines, in colour if the screen supports it."""
    if is_plain(sys.stdout):
        for line in lines:
            print(line)
        return
    screen = _screen()
    for line in lines:
        screen.print(line, soft_wrap=True)


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]], plain: Iterable[str] | None = None) -> None:
    """Print a table, with names on the left and numbers to the right of them. Without colour, print the *plain* lines;
    by default these are Markdown that can be pasted into a page."""
    if is_plain(sys.stdout):
        lines = (heads, ["---"] * len(heads), *rows)
        show(*(["| " + " | ".join(line) + " |" for line in lines] if plain is None else plain))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=HEAD)
    for number, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if number else "left", style="" if number else NAME)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    _screen().print(table)


def show_json(form: Mapping[str, object] | Sequence[object], *, is_whole: bool = True, is_ascii: bool = True) -> None:
    """Print a report as JSON, with a mark if it is partial."""
    if isinstance(form, Mapping) and not is_whole:
        form = {"partial": True, **form}
    print(json.dumps(form, indent=2, ensure_ascii=is_ascii))


def _screen() -> rich.console.Console:
    return rich.console.Console(file=sys.stdout, width=width_of(sys.stdout), markup=False, highlight=False, emoji=False)
