"""The fairness certificate: planted cheats are caught, fair bots pass, and a bot's own randomness is not a leak."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fogline.bots.certificate import SURE, Certificate, certify, chance_of
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from tests.bots.guests import FED, HERE, RANDOM, READER, SPY
from tests.cli.terminal import Terminal

DUEL: Final = Setup("stalingrad", "quick-duel")


def tried(bot: str, setup: Setup = DUEL, games: int = 2) -> Certificate:
    return certify(bot, setup, "1", games, Budget(8, None))


@pytest.mark.parametrize("bot", [f"{HERE}:Fair", RANDOM])
def test_fair_bots_are_certified(bot: str) -> None:
    found = tried(bot, games=1)
    assert (found.verdict, found.differing, found.unrepeatable, found.faults) == ("fair", 0, 0, ())
    assert found.pairs > 10
    assert (1 - found.bound) ** found.pairs == pytest.approx(0.05)


def test_a_level_is_fair() -> None:
    found = tried("recruit", Setup("spearpoint", "skirmish"), 1)
    assert (found.verdict, found.differing) == ("fair", 0)
    assert found.pairs > 10


@pytest.mark.parametrize("cheat", ["seer", f"{HERE}:InFrames", f"{HERE}:CrashesInFrames", f"{HERE}:Wiretapping"])
def test_a_bot_that_reads_the_position_is_caught(cheat: str) -> None:
    found = tried(cheat)
    assert found.verdict == "leak"
    assert found.chance < SURE
    assert found.example is not None
    assert found.example.here != found.example.there


def test_a_program_that_is_fed_out_of_band_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is fed by a spy in the process that hosts it; without the spy the same program is fair."""
    reader = tmp_path / "reader.py"
    reader.write_text(READER)
    monkeypatch.setenv(FED, str(tmp_path))
    bot = f'cmd:"{sys.executable}" "{reader}"'
    assert tried(bot, games=1).verdict == "fair"
    (tmp_path / "sitecustomize.py").write_text(SPY)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    assert tried(bot, games=1).verdict == "leak"


def test_randomness_of_its_own_is_reported_apart() -> None:
    found = tried(f"{HERE}:Moody", games=1)
    assert found.verdict == "random"
    assert found.unrepeatable > 0
    assert found.chance >= SURE
    assert found.example is None


def test_a_bot_that_ends_its_process_is_not_certified() -> None:
    found = tried(f"{HERE}:Leaves", games=5)
    assert (found.verdict, found.games) == ("broken", 3)
    assert [(fault.kind, fault.times) for fault in found.faults] == [("crash", 3)]


def test_the_clock_is_randomness_of_its_own() -> None:
    """Both worlds are asked equally early. By chance, one such bot in a thousand is accused: never two of four."""
    found = [certify(f"{HERE}:Clocked", DUEL, seed, 1, Budget(8, None)) for seed in "1234"]
    assert all(one.unrepeatable > 0 for one in found)
    assert [one.verdict for one in found].count("random") >= 3


def test_a_bot_that_never_answers_is_not_certified(terminal: Terminal) -> None:
    """Two equal faults are no equal answers."""
    found = tried(f"{HERE}:Crashes", games=1)
    assert (found.verdict, found.pairs, found.bound) == ("untested", 0, 1)
    assert found.failed == found.decisions > 10
    assert [fault.kind for fault in found.faults] == ["crash"]
    said = terminal.run("bot", "certify", f"{HERE}:Crashes", "stalingrad", "--games", "1")
    assert said.code == 1
    assert "is not certified: it never gave an action in each of two different worlds" in said.out
    assert re.search(r"At (\d+) of \1 questions it failed", said.out)
    assert "| set-up | fault |" in said.out
    assert "| bot |" not in said.out


def test_the_test_of_permutations() -> None:
    """Ten equal answers in each world that differ between them cannot be chance; shuffled ones can."""
    rng = Random(1)
    assert chance_of([], rng) == 1
    assert chance_of([(["a"] * 10, ["a"] * 10)], rng) == 1
    assert chance_of([(["a"] * 10, ["b"] * 10)], rng) < SURE
    mixed = [([rng.choice("ab") for _ in range(10)], [rng.choice("ab") for _ in range(10)]) for _ in range(20)]
    assert chance_of(mixed, rng) > 0.01
    biased = [(rng.choices("ab", [3, 1], k=10), rng.choices("ab", [1, 3], k=10)) for _ in range(20)]
    assert chance_of(biased, rng) < SURE


def test_the_command_says_what_is_certified(terminal: Terminal) -> None:
    said = terminal.run("bot", "certify", f"{HERE}:InFrames", "panzer", "--games", "1")
    assert said.code == 1
    assert "is not fair" in said.out
    assert "For example in game 1 of panzer skirmish" in said.out
    said = terminal.run("bot", "certify", "random", "panzer", "--games", "1")
    assert said.code == 0
    assert "random is certified: in " in said.out
    assert terminal.run("bot", "certify", "random", "--scenario", "battle").code == 2
    assert terminal.run("bot", "certify", "nobody", "panzer").code == 2
