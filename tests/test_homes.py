"""Each title has one home: nothing outside names it, except its declaration.

Code reaches a title through its ``Title``, so another title needs a package and no edit anywhere else.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

import pytest

import fogline
from fogline.kernel.errors import BadData
from fogline.kit import registry

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = ("src/fogline", "webapp/src", "webapp/index.html", "webapp/vite.config.ts", "setup.py", "Makefile")
HOMES: Final = ("src/fogline/titles", "webapp/src/titles")
MADE: Final = ("src/fogline/server/client", "__pycache__")
"""Build output, not sources."""
SHARED: Final = "scope"
"""The folder shared by several titles is not a title, but must not be named either."""


def files() -> Iterator[Path]:
    """Everything except homes, tests and documents."""
    for place in PLACES:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and not name.startswith(HOMES) and not any(part in name for part in MADE):
                yield file


EXAMPLES: Final = re.compile(r"^EXAMPLES: Final = \($.*?^\)$|^>>> .*?$", re.MULTILINE | re.DOTALL)
"""Commands at the end of a help text, and lines of doctests, which may show a real title."""


def named_in(text: str, names: tuple[str, ...]) -> list[str]:
    """The lines that name one of *names*, in any case."""
    wanted = re.compile("|".join(names), re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if wanted.search(line)]


def test_titles_are_named_in_their_homes_only() -> None:
    looked, found = 0, []
    for file in files():
        looked += 1
        text = EXAMPLES.sub("", file.read_text(encoding="utf-8"))
        found += [f"{file.relative_to(ROOT)}: {line[:100]}" for line in named_in(text, fogline.games())]
        found += [f"{file.relative_to(ROOT)}: {line[:100]}" for line in named_in(text, (rf"titles[./]{SHARED}\b",))]
    assert looked > 200
    assert found == []


def test_titles_are_declared_and_not_named_elsewhere_in_the_project_file() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = tomllib.loads(text)["project"]["entry-points"]["fogline.titles"]
    assert sorted(declared) == sorted(fogline.games())
    assert [line.partition(" = ")[0] for line in named_in(text, fogline.games())] == list(declared)


def test_a_name_in_the_wrong_place_is_noticed() -> None:
    assert named_in('if setup.game == "Panzer":\n    pass', ("panzer",)) == ['if setup.game == "Panzer":']


@pytest.mark.parametrize("name", fogline.games())
def test_the_parts_of_a_title_come_from_its_folder(name: str) -> None:
    title = registry.title_of(name)
    parts = [
        title.words(), title.setups(), title.terminal(), title.wire(), title.knowledge(), title.appraisal(),
        title.puzzles(), title.luck(), title.coder(title.trained()[0]),
    ]  # fmt: skip
    assert [part for part in parts if not type(part).__module__.startswith(f"fogline.titles.{name}.")] == []


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("fogline.kit.title:TITLE", "has no attribute 'TITLE'"),
        ("fogline.kit.title:Title", "is not a fogline.kit.title.Title"),
        ("fogline.titles.panzer.title:PANZER", "declared as 'toy', but its rules have the name 'panzer'"),
    ],
)
def test_a_wrong_declaration_is_explained(monkeypatch: pytest.MonkeyPatch, value: str, why: str) -> None:
    monkeypatch.setattr(registry, "_declared", lambda: {"toy": EntryPoint("toy", value, registry.GROUP)})
    monkeypatch.setattr(registry, "BROKEN", {})
    with pytest.raises(BadData, match=why):
        registry.title_of("toy")
