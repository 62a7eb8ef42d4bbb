"""Packages that come with an extra of Fogline: ``pip install 'fogline[server]'``."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind

WITHOUT_EXTRA: Final = Kind("data-without-extra", "some packages are missing: pip install 'fogline[{extra}]'")


def require(extra: str, *packages: str) -> None:
    """``BadData`` that says what to install, unless the main *packages* of an extra are there."""
    if any(find_spec(name) is None for name in packages):
        raise bad_data(f"fogline[{extra}]", "", WITHOUT_EXTRA, {"extra": extra})
