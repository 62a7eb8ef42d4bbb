"""The modules and files that a fresh interpreter loads: commands start fast because they load little.
``bench/start.py`` measures the time."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

SLOW = ("fluent", "babel", "rich", "numpy", "networkx", "fastapi", "uvicorn", "sqlalchemy")
"""Packages that take a tenth of a second to import, or more."""
COUNTED = """
import contextlib, io, json, sys
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    {code}
print(json.dumps(sorted(sys.modules)))
"""
DECISION = """
    import fogline
    from random import Random
    from fogline.bots.levels import bot_for
    from fogline.kit.registry import title_of
    name, level = "{title}", "{level}"
    rules, rng, setups = fogline.game(name), Random(1), title_of(name).setups()
    state = rules.new(setups.completed(fogline.Setup(name, rules.scenarios[0])))
    while rules.to_act(state)[0] == fogline.CHANCE:
        rules.apply(state, fogline.CHANCE, rules.outcomes(state)[0][0])
    seat = rules.to_act(state)[0]
    bot_for(rules, level).choose(rules.view(state, seat), rules.legal(state, seat), rng)
"""


def modules_after(code: str) -> set[str]:
    """The modules that a fresh interpreter has imported after running some code."""
    ran = subprocess.run([sys.executable, "-c", COUNTED.format(code=code)], capture_output=True, text=True, check=True)
    return set(json.loads(ran.stdout))


def packages(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--language", "fr", "--help"]])
def test_help_and_version_load_no_title_and_parse_no_text(words: list[str]) -> None:
    loaded = modules_after(f"from fogline.__main__ import main; main({words!r})")
    assert packages(loaded).isdisjoint(SLOW)
    assert not any(name.startswith(("fogline.titles", "fogline.server", "fogline.bots")) for name in loaded)
    assert len([name for name in loaded if name.startswith("fogline")]) <= 20


@pytest.mark.parametrize("level", ["regular", "veteran"])
@pytest.mark.parametrize("title", ["stalingrad", "panzer", "spearpoint"])
def test_a_bot_decides_without_texts(title: str, level: str) -> None:
    loaded = modules_after(DECISION.format(title=title, level=level))
    assert packages(loaded).isdisjoint(SLOW)
    assert not any(".words" in name or name.startswith("fogline.locale") for name in loaded)


def test_only_entries_that_are_asked_for_are_parsed() -> None:
    from fogline.locale import Texts

    texts = Texts("en")
    assert texts("cli-version")
    assert texts._entries._parsed == set(), "a line without values needs no parser"
    assert "stalingrad" in texts("cli-game", games=("stalingrad",))
    assert texts._entries._parsed == {"cli-game"}
