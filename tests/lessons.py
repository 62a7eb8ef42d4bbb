"""The location of the browser client's lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

TITLES: Final = Path(__file__).parents[1] / "webapp" / "src" / "titles"
NAMES: Final = sorted(f"{path.parents[1].name}-{path.stem}" for path in TITLES.glob("*/lessons/*.json"))
"""A title and the name of its file, joined by a hyphen."""


def lesson_file(name: str, ending: str) -> Path:
    title, _, lesson = name.partition("-")
    return TITLES / title / "lessons" / f"{lesson}.{ending}"


def lesson_record(name: str) -> str:
    return lesson_file(name, "record").read_text(encoding="utf-8")
