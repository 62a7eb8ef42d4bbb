"""Names are kebab-case: titles, scenarios, options and their values, keys of data files, fields of JSON."""

from __future__ import annotations

import re
from typing import Final

_KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_BEFORE_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def is_kebab(name: str) -> bool:
    """Whether *name* is kebab-case: lower-case letters, digits, and single hyphens between them."""
    return _KEBAB.fullmatch(name) is not None


def kebab(name: str) -> str:
    """The name of a class or a field (``ToAct``, ``to_act``) in kebab-case."""
    return _BEFORE_CAPITAL.sub("-", name).replace("_", "-").lower()
