"""``fogline verify``: its report on a record, line by line, and its exit code."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from fogline.kernel.record import Record
from fogline.table.verification import verify
from tests.cli.terminal import Terminal
from tests.server.proving import MEETING, proven


@pytest.fixture(scope="module")
def record() -> str:
    return proven(MEETING)[1]


def saved(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.record"
    path.write_bytes(text.encode())
    return os.fspath(path)


@pytest.mark.parametrize(
    ("language", "last"), [("en", "Everything checks out."), ("es", "Todo es correcto."), ("fr", "Tout est exact.")]
)
def test_a_valid_record_passes(terminal: Terminal, tmp_path: Path, record: str, language: str, last: str) -> None:
    said = terminal.run("verify", saved(tmp_path, record), "--language", language)
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[-1] == last
    assert [line[:2] for line in lines[:-2]] == ["- "] * 5
    verdict = verify(record)
    assert verdict is not None
    assert lines[-2].endswith(verdict.first)


def test_received_commitment_is_checked(terminal: Terminal, tmp_path: Path, record: str) -> None:
    file = saved(tmp_path, record)
    verdict = verify(record)
    assert verdict is not None
    assert terminal.run("verify", file, "--commitment", verdict.first).code == 0
    said = terminal.run("verify", file, "--commitment", verdict.first, "--commitment", "ab" * 32)
    assert said.code == 1
    assert f"! Your commitment does not belong to this game: {'ab' * 32}" in said.out
    assert said.out.endswith("Not everything checks out.\n")


def test_a_changed_record_names_the_failed_checks(terminal: Terminal, tmp_path: Path, record: str) -> None:
    first = Record.read(record).entries[0].action
    changed = record.replace(f": {first}\n", ": resign\n", 1)
    said = terminal.run("verify", saved(tmp_path, changed))
    assert said.code == 1
    assert "! The lines played do not lead to the last commitment." in said.out


def test_a_line_that_cannot_be_played_is_shown_short_and_without_control_characters(
    terminal: Terminal, tmp_path: Path, record: str
) -> None:
    """A record can come from anybody: no character in it reaches the terminal as a command."""
    head, body = record.split("\n\n", 1)
    for line in ("german: place \x1b]0;owned\x07" + "x" * 1000, "#played \x1b[31mgerman: seed 0123456789abcdef"):
        (tmp_path / "odd").write_text(f"{head}\n\n{line}\n{body}")
        said = terminal.run("verify", str(tmp_path / "odd"), "--language", "en")
        assert said.code == 1
        assert "\x1b" not in said.out
        assert max(map(len, said.out.splitlines())) < 200


def test_line_ends_count(terminal: Terminal, tmp_path: Path, record: str) -> None:
    said = terminal.run("verify", saved(tmp_path, record.replace("\n", "\r\n")))
    assert said.code == 1
    assert "! The record is not as the server writes it" in said.out


def test_json(terminal: Terminal, tmp_path: Path, record: str) -> None:
    said = terminal.run("verify", saved(tmp_path, record), "--json")
    told = json.loads(said.out)
    assert (said.code, told["verifiable"], told["holds"]) == (0, True, True)
    assert [one["check"] for one in told["checks"]] == ["text", "chain", "lines", "draws", "seeds"]
    assert all(one["text"] for one in told["checks"])


def test_a_record_without_commitments_is_valid_and_cannot_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "records/v1/basic-quick-duel.record"
    said = terminal.run("verify", os.fspath(old))
    assert said.code == 3
    assert said.out.startswith("This record cannot be verified: it was made before games had commitments")
    assert json.loads(terminal.run("verify", os.fspath(old), "--json").out)["verifiable"] is False


def test_a_text_that_is_not_a_record_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("verify", saved(tmp_path, "something else\n")).code == 2
    assert terminal.run("verify", os.fspath(tmp_path / "missing")).code == 2
