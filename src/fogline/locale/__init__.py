"""Every text that people read, in three languages, and how to find it.

The texts are Fluent files in ``en/``, ``es/`` and ``fr/``, and in the folder ``words`` of each title; terminal and
browser read the same files. Code creates a ``Message`` (``kernel/messages.py``) for every text: a key and the values
for the text, which are names, numbers or other messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache, cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fogline.kernel.messages import Message, readable

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "es", "fr")
OWN_NAME: Final = "own-name"
"""The key of something that only the players' own file names; ``of`` is the key that our texts would use for it."""
_MAX_VALUE: Final = 1000
"""The longest value in a message: Fluent refuses very long ones."""
_STOP_TOO_MANY: Final = re.compile(r"(?<!\.)([.!?])\.(?!\.)(?=\s|$)")
"""A name that ends a sentence may have its own full stop: ``¡Ríndanse!``, ``EE. UU.``"""
_ENTRY_STARTS: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_KEY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_PLAIN_TEXT: Final = re.compile(r"[^=]*= *([^{}\n]+)\s*")
"""An entry that is one line of text without values, like most names and headings."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class _Entries:
    """The entries of all files of a language. Parsing all of them takes a second and few are needed, so an entry is
    parsed when it is first used, and the files of titles are read when a key is not one of ours."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources = dict(_entries_in(Path(__file__).parent / language))
        self._has_titles = False
        self._parsed: set[str] = set()

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def all(self) -> Mapping[str, str]:
        """The source of each entry by its key, in the order of the files."""
        if not self._has_titles:
            found = dict(self._sources)
            for home in homes().values():
                for key, source in _entries_in(home.joinpath("words", self._language)):
                    found.setdefault(key, source)
            self._sources, self._has_titles = found, True
        return self._sources

    def source(self, key: str) -> str | None:
        """The entry of that key, or None."""
        return self._sources.get(key) or self.all().get(key)

    def format(self, key: str, values: Mapping[str, str | int]) -> str:
        """The text of an entry."""
        source = self.source(key)
        if source is None:
            raise LookupError(f"{self._language}: there is no text {key}")
        if (plain := _PLAIN_TEXT.fullmatch(source)) is not None:
            return plain[1].rstrip()
        if key not in self._parsed:
            self._parse(key)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, values)
        if errors:
            raise LookupError(f"{self._language}: {key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Add an entry to the bundle, with the entries that it refers to."""
        from fluent.runtime import FluentResource

        wanted = [key]
        for name in wanted:
            if (source := self.source(name)) is not None:
                self._bundle.add_resource(FluentResource(source))
                wanted += [other for other in _REFERENCE.findall(source) if other not in wanted]
        self._parsed.add(key)  # last: another thread may ask meanwhile


class Texts:
    """All texts of one language. Call it with a key and the values for the text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own: Mapping[str, str] = {}
        self._entries = _Entries(language)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text of *key*. A missing key or value is a bug: ``LookupError``."""
        own = self._own.get(str(values["of"]) if key == OWN_NAME else key)
        if own is not None:
            return own
        text = self._entries.format(key, {name: self._plain(value) for name, value in values.items()})
        return _STOP_TOO_MANY.sub(r"\1", text)

    def has(self, key: str) -> bool:
        return key in self._own or self._entries.source(key) is not None

    def named(self, key: str, name: str) -> str:
        """The text of *key*; if the title has none, the words of the *name* itself."""
        return self(key) if self.has(key) else readable(name)

    def with_own(self, words: Mapping[str, str]) -> Texts:
        """The same texts with the players' own *words*: by key, plain text that takes precedence over ours."""
        other = copy(self)
        other._own = words
        return other

    def keys(self, prefix: str) -> list[str]:
        """The rest of all keys that begin with *prefix*, in the order of the files."""
        return [key.removeprefix(prefix) for key in self._entries.all() if key.startswith(prefix)]

    def why_not(self, prefix: str, clause: str) -> Message | None:
        """Why a *clause* forbids something; has a sentence of its own if the text of the rule does not explain it."""
        for key in (f"{prefix}refused-{clause}", f"{prefix}clause-{clause}"):
            if self.has(key):
                return Message(key)
        return None

    def say(self, message: Message) -> str:
        """The text of a message."""
        return self(message.key, **message.values)

    def _plain(self, value: Any) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(str(self._plain(part)) for part in value)
        if isinstance(value, int):
            return value
        text = str(value)
        return text if len(text) <= _MAX_VALUE else text[:_MAX_VALUE] + "…"


def _texts_of(folder: Traversable | Path) -> list[str]:
    """The files with texts in a folder, which may be missing."""
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]


def _entries_in(folder: Traversable | Path) -> Iterator[tuple[str, str]]:
    """The entries of a folder's files: key and source."""
    for text in _texts_of(folder):
        for source in _ENTRY_STARTS.split(text):
            if (key := _KEY.match(source)) is not None:
                yield key[1], source


@cache
def homes() -> Mapping[str, Traversable]:
    """For each title, the folder of the package that declares it (see ``kit/registry.py``): its texts are in ``words``
    there, the rulebook for players in ``book``. A title that is a single module has neither; nor does a title that
    cannot be imported, for which the registry has the reason."""
    from importlib.metadata import entry_points

    points = sorted((point.name, point.module) for point in entry_points(group="fogline.titles"))
    found = {name: _home_of(module) for name, module in points}
    return {name: home for name, home in found.items() if home is not None}


def _home_of(module: str) -> Traversable | None:
    """The folder of a module's package; ``None`` if it has none, or if it cannot be imported."""
    from importlib.resources import files

    try:
        spec = find_spec(module)
        package = module if spec is not None and spec.submodule_search_locations else module.rpartition(".")[0]
        return files(package) if package else None
    except Exception:  # a third-party package can fail in any way
        return None


@lru_cache(maxsize=32)
def words_of(title: str, language: str) -> str:
    """The texts of a title in a language, as in its files; empty if it has none."""
    home = homes().get(title)
    if home is None:
        return ""
    return "\n".join(_texts_of(home.joinpath("words", language)))


@lru_cache(maxsize=len(LANGUAGES))
def texts_in(language: str) -> Texts:
    return Texts(language)


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The *asked* language if supported, or else that of the environment, or else English."""
    if asked in LANGUAGES:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
