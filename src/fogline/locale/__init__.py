"""Every word a person reads, in three languages: the files in ``en/``, ``es/`` and ``fr/``, those in the folder
``words`` of each title, and how they are found.

The files are in Fluent's format and are meant for the terminal and the browser alike. What a game has to say is a
``Message``: a key and the values that go into it, which are places and numbers, or messages themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry

LANGUAGES: Final = ("en", "es", "fr")
OWN_NAME: Final = "own-name"
"""The key of what only a file of the players' own knows; ``of`` is the key that our texts would have for it."""
_MAX_VALUE: Final = 1000
"""The longest value in a message: Fluent refuses very long ones."""
_STOP_TOO_MANY: Final = re.compile(r"(?<!\.)([.!?])\.(?!\.)(?=\s|$)")
"""A name that ends a sentence may bring its own stop: ``¡Ríndanse!``, ``EE. UU.``"""


class Message(NamedTuple):
    """A message for any language: a key of the files, and its values."""

    key: str
    values: Mapping[str, Any] = {}
    """Texts, numbers, messages, or tuples of these, which become lists."""


class Texts:
    """All texts of one language. Call it with a key, and with what the message needs."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own: Mapping[str, str] = {}
        self._keys: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (files(__package__), *(home.joinpath("words") for home in homes().values())):
            for file in _files(folder.joinpath(language)):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self._keys += [entry.id.name for entry in resource.body if isinstance(entry, Entry)]
                self._bundle.add_resource(resource)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text of *key*. A missing key or value is a bug: ``LookupError``."""
        own = self._own.get(str(values["of"]) if key == OWN_NAME else key)
        if own is not None:
            return own
        pattern = self._bundle.get_message(key).value
        given = {name: self._plain(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return _STOP_TOO_MANY.sub(r"\1", str(text))

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return key in self._own or bool(self._bundle.has_message(key))

    def named(self, key: str, name: str) -> str:
        """The text of *key*; where a title brings none, the words of the *name* itself."""
        return self(key) if self.has(key) else readable(name)

    def with_own(self, words: Mapping[str, str]) -> Texts:
        """The same texts with *words* of the players' own: by key, plain text that counts before ours."""
        other = copy(self)
        other._own = words
        return other

    def keys(self, prefix: str) -> list[str]:
        """What follows *prefix* in all keys that begin with it, in the order of the files."""
        return [key.removeprefix(prefix) for key in self._keys if key.startswith(prefix)]

    def why_not(self, prefix: str, clause: str) -> Message | None:
        """Why a *clause* forbids something: a sentence of its own where what the rule says does not tell it."""
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


def joined(names: Sequence[str]) -> Message | str:
    """Several names in a sentence, as each language joins them: *A1, A2 and A3*."""
    if len(names) < 2:
        return "".join(names)
    return Message("names-joined", {"names": tuple(names[:-1]), "last": names[-1]})


def readable(name: str) -> str:
    """The name of something that has no text, in words: ``narrow-strait`` is a narrow strait."""
    return name.replace("_", " ").replace("-", " ")


def _files(folder: Traversable) -> list[Traversable]:
    """The files with texts in a folder, which need not be there."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def homes() -> Mapping[str, Traversable]:
    """For each title the folder of the package that declares it (see ``kit/registry.py``): its texts are in ``words``
    there, the rulebook for players in ``book``. A title that is a single module has neither, nor has one that cannot
    be imported: the registry says why."""
    points = sorted((point.name, point.module) for point in entry_points(group="fogline.titles"))
    found = {name: _home_of(module) for name, module in points}
    return {name: home for name, home in found.items() if home is not None}


def _home_of(module: str) -> Traversable | None:
    """The folder of the package that a module is in, or is; ``None`` if it is neither, or if it cannot be imported."""
    try:
        spec = find_spec(module)
        package = module if spec is not None and spec.submodule_search_locations else module.rpartition(".")[0]
        return files(package) if package else None
    except Exception:  # whatever is wrong with the package of a stranger
        return None


@lru_cache(maxsize=32)
def words_of(title: str, language: str) -> str:
    """The texts that a title brings in a language, as they are in its files; none, if it brings none."""
    home = homes().get(title)
    if home is None:
        return ""
    return "\n".join(file.read_text(encoding="utf-8") for file in _files(home.joinpath("words", language)))


@lru_cache(maxsize=len(LANGUAGES))
def texts_in(language: str) -> Texts:
    """The texts of a language."""
    return Texts(language)


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language *asked* for, or else that of the environment, or else English."""
    if asked in LANGUAGES:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
