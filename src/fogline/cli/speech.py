"""Typed and quoted text in the chosen language: verbs of the notation and commands of the terminal.

The notation itself has one language: games, records and programs use only ``search S1d``. This module turns typed words
into that notation, and displayed notation into words that the player can type. The words are in the ``.ftl`` files:
``command-undo`` for the terminal, ``typed-search``, ``salvo-typed-shoot`` for the games. English is always understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from fogline.locale import Texts
from fogline.table import WORDS

_COMMANDS: Final = "command-"
_ALIASES: Final = {"?": "help", "exit": "quit"}
_IN_FULL: Final = ("quit", "done", *WORDS)
"""Words that cannot be abbreviated."""
_ADVICE: Final = ("hint", "judge", "tells", "why")
"""Commands for training games; they cannot be abbreviated either, so that abbreviations of other words stay
unambiguous."""
_QUOTED: Final = re.compile(r"“[^”]*”|«[^»]*»")
_COLUMN: Final = re.compile(r"( {2,})(\S.*?)( {2,})(.*)")
"""A line of a table: an indented first column, a gap, and the rest."""


class Ambiguous(Exception):
    """An abbreviation that fits several words, which are the arguments."""


class Speech:
    """The words of one title in one language."""

    def __init__(self, texts: Texts, prefix: str, arguments: Mapping[str, Sequence[str]]) -> None:
        """*arguments* has, by verb, the translated words that can follow it."""
        self._arguments = arguments
        self._commands = {name.replace("-", " "): texts(_COMMANDS + name) for name in texts.keys(_COMMANDS)}
        self._words = {name: texts(f"{prefix}typed-{name}") for name in texts.keys(f"{prefix}typed-")}
        following = {word for words in arguments.values() for word in words}
        self._verbs = {name: word for name, word in self._words.items() if name not in following - set(arguments)}
        self._shown = {**self._words, **self._commands}
        beside = {f"{name} {word}": word for name, word in self._shown.items()}
        self._translated = {**beside, **self._shown}
        longest_first = sorted(self._shown, key=len, reverse=True)
        spellings = "|".join(f"{name}(?: {re.escape(self._shown[name])}(?!\\w))?" for name in longest_first)
        self._any = re.compile(rf"(?<![\w-])(?:{spellings})(?![\w-])")
        """Any word, with its translation if that is next to it."""

    # -- from people ----------------------------------------------------------------------------------

    def command(self, words: Sequence[str]) -> tuple[str, int] | None:
        """The command with which *words* begin, and the number of words in it."""
        folded = [fold(word) for word in words]
        if folded and folded[0] in _ALIASES:
            return _ALIASES[folded[0]], 1
        for name, word in self._commands.items():
            for spelling in (name, fold(word)):
                parts = spelling.split()
                if folded[: len(parts)] == parts:
                    return name, len(parts)
        return None

    def notation(self, words: Sequence[str]) -> list[str] | None:
        """Typed words with a known verb, in notation; ``None`` if the first is not a verb."""
        for name, word in self._verbs.items():
            if fold(words[0]) in (name, fold(word)):
                return [name, *self._following(name, words[1:])]
        return None

    def completed(self, start: str, verbs: Collection[str]) -> str | None:
        """The only verb or command with this abbreviation, in English or the player's language; ``None`` if there is
        none. The *verbs*, which are legal now, take precedence. ``Ambiguous`` if there are several."""
        for candidates in (verbs, self._verbs):
            known = {name: self._verbs.get(name, name) for name in candidates}
            known |= self._commands
            found = [
                name
                for name, word in known.items()
                if name not in (*_IN_FULL, *_ADVICE)
                and (name.startswith(fold(start)) or fold(word).startswith(fold(start)))
            ]
            if len(found) > 1:
                raise Ambiguous(*(known[name] for name in found))
            if found:
                return found[0]
        return None

    def _following(self, verb: str, words: Sequence[str]) -> list[str]:
        known = {fold(self._words[name]): name for name in self._arguments.get(verb, ())}
        return [known.get(fold(word), word.lower()) for word in words]

    # -- to people ------------------------------------------------------------------------------------

    def say(self, action: str) -> str:
        """An action in words that the player can type. A verb alone is allowed."""
        verb, *rest = action.split(" ")
        following = self._arguments.get(verb, ())
        return " ".join([self._verbs.get(verb, verb), *(self._words[one] if one in following else one for one in rest)])

    def command_word(self, name: str) -> str:
        """A terminal command as the player can type it."""
        return self._commands[name]

    def quoted(self, text: str) -> str:
        """A text whose quotations are in words that the player can type."""
        return _QUOTED.sub(lambda quote: self.spoken(quote[0]), text)

    def spoken(self, text: str) -> str:
        """A text that is mostly notation, in words that the player can type."""
        return self._any.sub(lambda found: self._translated[found[0]], text)

    def table(self, text: str) -> list[str]:
        """Lines whose first column and quotations are in words that the player can type."""
        rows = [_COLUMN.fullmatch(line) for line in text.split("\n")]
        firsts = [self.spoken(row[2]) if row else "" for row in rows]
        room = max(len(first) for first in firsts)
        return [
            f"{row[1]}{first.ljust(room)}  {self.quoted(row[4])}" if row else self.quoted(line)
            for line, row, first in zip(text.split("\n"), rows, firsts, strict=True)
        ]

    def in_full(self) -> list[str]:
        """The words that must be typed in full, in the player's language."""
        return [self._shown[name] for name in _IN_FULL if name in self._shown]

    def glossary(self) -> list[tuple[str, str]]:
        """Every translated word with its English counterpart."""
        return [(word, name) for name, word in {**self._commands, **self._words}.items() if word != name]


def fold(word: str) -> str:
    """A word in lower case without accents, since not every keyboard has them."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
