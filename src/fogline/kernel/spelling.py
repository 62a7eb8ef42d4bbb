"""How names are spelt, and how an old spelling becomes the new one.

Every name that somebody outside our code types or reads is kebab-case: titles, scenarios, options and their values,
keys and words of data files, fields of JSON. Before that was so there were ``quietTurnLimit``, ``max_turns`` and
``attack.nominated``; records, files and databases still hold them. One rule reads them all: where a name is not known,
but its kebab-case is, that one is meant. Nobody keeps a list of old names, and nothing is written in an old spelling.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

_KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_OLD: Final = re.compile(r"[a-z][A-Za-z0-9]*([_.-][A-Za-z0-9]+)*")
_BEFORE_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_MAY_BE_OLD: Final = re.compile(r"[a-z0-9](?:[_.][A-Za-z0-9]|[A-Z])")
"""What every text has in it that holds an old spelling."""


def is_kebab(name: str) -> bool:
    """Whether *name* is spelt as names are: small letters, digits, and single hyphens between them."""
    return _KEBAB.fullmatch(name) is not None


def kebab(name: str) -> str:
    """A name of another style (``toAct``, ``to_act``, ``ToAct``) in kebab-case."""
    return _BEFORE_CAPITAL.sub("-", name).replace("_", "-").replace(".", "-").lower()


def known_name(name: str, known: Collection[str]) -> str:
    """The one of the *known* names that *name* is an old spelling of; else *name* itself."""
    if name in known or _OLD.fullmatch(name) is None:
        return name
    new = kebab(name)
    return new if new in known else name


def known_names(names: Collection[str], known: Collection[str]) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """By each of the *names* what it is called now; and those that mean the same as another one, each with that."""
    found: dict[str, str] = {}
    first: dict[str, str] = {name: name for name in names if name in known}
    twice: list[tuple[str, str]] = []
    for name in names:
        new = known_name(name, known)
        if first.setdefault(new, name) == name:
            found[name] = new
        else:
            twice.append((name, first[new]))
    return found, twice


def may_be_old(text: str) -> bool:
    """Whether *text* can hold an old spelling at all: cheap to ask, and false for what is written today."""
    return _MAY_BE_OLD.search(text) is not None
