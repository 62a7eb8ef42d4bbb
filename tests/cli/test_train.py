"""``fogline train``: accepted and refused arguments, and resuming."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from fogline.locale import LANGUAGES, texts_in
from fogline.research.learning.trainer import IMITATION, SELF_PLAY
from tests.cli.terminal import Terminal

SMALL: Final = tuple(
    word
    for number in ("games=8", "steps=6", "chapter=2", "hidden=8", "rows=16", "levels=0", "shown=0")
    for word in ("--plan", number)
)
TRAIN: Final = ("train", "stalingrad", "--scenario", "quick-duel", "--advanced", "--decisions", "100", "--games", "2")


def test_a_training_is_begun_and_resumed(terminal: Terminal, tmp_path: Path) -> None:
    folder = str(tmp_path / "kept")
    begun = terminal.run(*TRAIN, *SMALL, "--folder", folder)
    assert begun.code == 0
    assert "| quick-duel | veteran |" in begun.out
    assert folder in begun.out
    assert "(0 of imitation, " in begun.out
    assert "--resume" in terminal.run(*TRAIN, "--folder", folder).err
    words = ("--resume", "--decisions", "100", "--games", "2", "--json")
    again = terminal.run("train", "stalingrad", *words, "--folder", folder)
    found = json.loads(again.out)
    assert found["decisions"] >= 200
    assert len(found["commands"]) == 2
    assert found["setups"][0]["options"] == {"mode": "advanced"}
    refused = terminal.run("train", "panzer", "--resume", "--folder", folder)
    assert refused.code == 2
    assert "this training run is for stalingrad" in refused.err
    refused = terminal.run("train", "stalingrad", "--resume", "--seed", "3", "--folder", folder)
    assert "--seed" in refused.err
    assert "the options it began with" in refused.err
    assert terminal.run("train", "stalingrad", "--resume", "--plan", "hidden=9", "--folder", folder).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_progress_names_its_phase(language: str) -> None:
    figures = {"decisions": 1, "games": 2, "pace": 3, "entropy": "–", "left": "0:10"}
    lines = {texts_in(language)("progress-train", phase=phase, **figures) for phase in (IMITATION, SELF_PLAY)}
    assert len({line.partition(":")[0] for line in lines}) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--minutes", "0"), "--minutes"),
        (("--minutes", "nan"), "--minutes"),
        (("--minutes", "inf"), "--minutes"),
        (("--decisions", "0"), "--decisions"),
        (("--seed", "-1"), "--seed"),
        (("--games", "0"), "--games"),
        (("--plan", "parts=2000"), "2000 is more than 1024"),
        (("--plan", "ahead=-1"), "plan: ahead"),
        (("--plan", "chapter=0"), "0 is less than 1"),
        (("--plan", "rate=nan"), "plan: rate"),
        (("--plan", "levels=0.9"), "plan: past + levels"),
        (("--plan", "hidden=256,100000000"), "is more than"),
        (("--plan", "games"), "key=value"),
        (("--plan", "gmes=3"), "gmes"),
        (("--plan", "games=many"), "many is not like 1024"),
        (("--plan", "halves=maybe"), "maybe is not like True"),
        (("--players", "4"), "two-seat games"),
        (("--scenario", "no-such-front"), "no-such-front"),
        (("--resume",), "no training run to resume"),
    ],
)
def test_bad_words_are_refused(terminal: Terminal, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    refused = terminal.run("train", "stalingrad", *words, "--folder", str(tmp_path / "none"))
    assert refused.code == 2
    assert said in refused.err
    assert not (tmp_path / "none").exists()


def test_missing_packages_are_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.kit.registry.find_spec", lambda name: None)
    refused = terminal.run("train", "stalingrad")
    assert refused.code == 2
    assert "pip install 'fogline[train]'" in refused.err
