"""Options as keyword arguments of tests: ``max_turns`` is ``max-turns``."""

from __future__ import annotations

from collections.abc import Mapping

from fogline.kernel.messages import kebab
from fogline.kernel.setup import Value


def named(options: Mapping[str, Value]) -> dict[str, Value]:
    """The options under their own names."""
    return {kebab(key): value for key, value in options.items()}
