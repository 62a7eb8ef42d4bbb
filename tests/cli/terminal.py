"""The command as a user sees it: arguments and typed lines as input, text and an exit code as output."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from fogline.cli.main import main

F1_GERMAN = "SN EA IN MG MO OF EA SN EA DE SC EA"
"""Fixture F1 of the rules, the German Front from G1a on."""
F1_SOVIET = "EA SC DE EA SN EA OF MO MG IN EA SN"
"""Fixture F1 of the rules, the Soviet Front from S3a on."""
SEEN_SOVIET = "EA DE SC EA\nMO OF EA SN\nSN EA IN MG"
"""The same in the order in which its side sees and types it: S3 from d to a, then S2, then S1."""


class Run(NamedTuple):
    """The output of a command."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)

    def run(self, *words: str, typed: str = "") -> Run:
        """Run ``fogline`` with these arguments; *typed* comes through a pipe."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self._capsys.readouterr()
        try:
            code = main(words)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = self._capsys.readouterr()
        return Run(code, said.out, said.err)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
