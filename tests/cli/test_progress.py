"""Long work: a bar on a terminal, lines in a file, and partial results after Ctrl-C."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogline.cli.main import main
from fogline.cli.progress import Progress, Stopping, carry_out
from fogline.locale import LANGUAGES, texts_in
from tests.cli.terminal import Terminal

EN = texts_in("en")
PATIENCE = 300.0
"""Seconds for a slow and busy machine."""
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Screen:
    """A command on a separate terminal; its report goes to a file if *report* names one."""

    def __init__(self, *words: str, report: Path | None = None) -> None:
        self.shown = ""
        main, ours = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "30", "LANG": "C"}
        for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"):
            environment.pop(name, None)
        with contextlib.ExitStack() as files:
            out: Any = files.enter_context(report.open("w")) if report else ours
            self.process = subprocess.Popen(
                [sys.executable, "-m", "fogline", *words],
                stdin=ours, stdout=out, stderr=ours, env=environment, start_new_session=True,
            )  # fmt: skip
        os.close(ours)
        self._main = main

    def wait_for(self, pattern: str) -> None:
        """Read until *pattern* appears."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, self.text
            assert self._read(), self.text

    def press_ctrl_c(self) -> None:
        """Send the signal to every process of the command, as a terminal does."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Read to the end, and return the exit code."""
        while self._read():
            pass
        os.close(self._main)
        return self.process.wait(PATIENCE)

    @property
    def text(self) -> str:
        """The output, without colours and cursor movements."""
        return CODES.sub("", self.shown)

    def _read(self) -> bool:
        if not select.select([self._main], [], [], PATIENCE)[0]:
            return False
        with contextlib.suppress(OSError):  # Linux reports the end of a terminal this way
            part = os.read(self._main, 65536)
            self.shown += part.decode(errors="replace")
            return bool(part)
        return False


def played(text: str) -> int:
    found = re.search(r"Interrupted: these are the results of ([\d,]+) of ([\d,]+) games\.", text)
    assert found is not None, text
    assert found[2] == "100,000"
    return int(found[1].replace(",", ""))


def test_ctrl_c_ends_several_processes_with_partial_results() -> None:
    words = ["fuzz", "stalingrad", "--scenario", "quick-duel", "--games", "100000", "--limit", "20", "--jobs", "2"]
    screen = Screen(*words)
    screen.wait_for(r"\d+ of 100,000 games, [\d.]+ per second, .* left")
    screen.press_ctrl_c()
    assert screen.end() == 130
    found = re.search(r"Interrupted: these are the results of ([\d,]+) of 100,000 games\.", screen.text)
    assert found is not None, screen.text
    assert f"\n{found[1]} games, " in screen.text
    assert "No failures." in screen.text
    assert "Traceback" not in screen.text


def test_ctrl_c_ends_one_process_with_partial_results(tmp_path: Path) -> None:
    report = tmp_path / "report"
    words = ["arena", "stalingrad", "--bots", "recruit", "random", "--jobs", "1", "--json", "--games", "100000"]
    screen = Screen(*words, report=report)
    screen.wait_for(r"[1-9]\d* of 200,000 games, ")
    screen.wait_for(r"recruit \d+ \(\d+% – \d+%\), random \d+ \(\d+% – \d+%\), draws \d+")
    screen.press_ctrl_c()
    assert screen.end() == 130
    assert "Traceback" not in screen.text
    found = json.loads(report.read_text())
    assert found.pop("partial") is True
    assert found["games"] == sum(line["wins"] for line in found["standings"]) + found["draws"] > 0


def interrupt_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes with the first result."""
    monkeypatch.setattr(Progress, "advance", lambda self, count=1: signal.raise_signal(signal.SIGINT))


def test_balance_and_bench_report_partial_results(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_at_first(monkeypatch)
    words = ["balance", "stalingrad", "--level", "random", "--games", "9", "--jobs", "1"]
    said = terminal.run(*words)
    assert said.code == 130
    assert said.out.startswith("Interrupted: these are the results of 1 of 9 games.\n1 game, ")
    assert "| German side |" in said.out
    found = json.loads(terminal.run(*words, "--json").out)
    assert (found["partial"], found["games"]) == (True, 1)
    words = ["bench", "speed", "stalingrad", "--rounds", "2", "--seconds", "0.01"]
    said = terminal.run(*words)
    assert said.code == 130
    assert said.out.startswith("Interrupted: these are the medians")
    found = json.loads(terminal.run(*words, "--json").out)
    assert found["partial"] is True
    assert list(found["figures"]["stalingrad"]) == ["api"]


@pytest.mark.parametrize(
    "words", [("balance", "stalingrad", "--scenario", "all"), ("arena", "panzer"), ("fuzz", "spearpoint")]
)
def test_interrupted_before_the_first_game_there_are_no_tables(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(Stopping, "__enter__", stopped(Stopping.__enter__))
    said = terminal.run(*words, "--jobs", "1")
    assert said.code == 130
    assert said.out == "Interrupted before the first game was over: there is nothing to report.\n"
    found = json.loads(terminal.run(*words, "--jobs", "1", "--json").out)
    assert found["partial"] is True


def stopped(enter: Callable[[Stopping], Stopping]) -> Callable[[Stopping], Stopping]:
    """Ctrl-C comes before the first result."""

    def enter_and_stop(self: Stopping) -> Stopping:
        enter(self)
        signal.raise_signal(signal.SIGINT)
        return self

    return enter_and_stop


def test_partial_results_are_those_of_fewer_games(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games played before Ctrl-C are the same as those of a shorter run."""
    words = ["arena", "stalingrad", "--bots", "recruit", "random", "--jobs", "1", "--seed", "3", "--json"]
    whole = json.loads(terminal.run(*words, "--games", "3").out)
    assert "partial" not in whole
    advance, done = Progress.advance, 0

    def advance_and_stop(self: Progress, count: int = 1) -> None:
        nonlocal done
        advance(self, count)
        done += count
        if done == 6:  # three of the pair, and three of the null run
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "advance", advance_and_stop)
    said = terminal.run(*words, "--games", "50")
    assert said.code == 130
    partial = json.loads(said.out)
    assert partial.pop("partial") is True
    for match in (whole, partial):
        for line in match["standings"]:
            del line["milliseconds"], line["slowest"]
    assert partial == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partial_report_says_so_in_each_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    interrupt_at_first(monkeypatch)
    said = terminal.run("fuzz", "--games", "30", "--limit", "5", "--jobs", "1", "--language", language)
    assert said.code == 130
    assert said.out.splitlines()[0] == texts_in(language)("partial", done=10, total=30)


def test_failures_found_before_ctrl_c_are_kept(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from fogline.cli import fuzz
    from fogline.cli.trial import Trial

    monkeypatch.setattr(fuzz, "try_game", lambda *_: Trial(1, None, "Failed: by us", "a record\n"))
    interrupt_at_first(monkeypatch)
    said = terminal.run("fuzz", "--games", "30", "--jobs", "1", "--failures", str(tmp_path / "failed"))
    assert said.code == 130
    assert "Failed: by us" in said.out
    assert len(list((tmp_path / "failed").iterdir())) == 10


# -- what is shown, and where ------------------------------------------------------------------------


def test_a_pipe_gets_the_report_and_nothing_else(terminal: Terminal) -> None:
    said = terminal.run("fuzz", "--games", "3", "--limit", "10", "--jobs", "1")
    assert said.code == 0
    assert "\x1b" not in said.out + said.err
    assert len(said.err.splitlines()) == 1, "how long it took"
    said = terminal.run("arena", "stalingrad", "--bots", "random", "random", "--games", "2", "--jobs", "1")
    assert said.err == ""
    assert said.out.splitlines()[-1].startswith("| null run: random – random | ")


def test_a_file_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("fogline.cli.progress.time.monotonic", lambda: now)
    with Progress(EN, "games", 1000, lambda: "all well") as work:
        for _ in range(100):
            now += 1
            work.advance(2)
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        f"{done} of 1,000 games, 2.0 per second, {left} left; all well"
        for done, left in ((60, "0:07:50"), (120, "0:07:20"), (180, "0:06:50"))
    ]


def test_a_line_comes_even_while_a_single_game_lasts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.cli.progress.QUIET", 0.05)
    lines: list[str] = []
    before = threading.active_count()
    with Progress(EN, "games", 4, lambda: "all well") as work:
        end = time.monotonic() + PATIENCE
        while len(lines) < 2 and time.monotonic() < end:
            time.sleep(0.01)
            lines += capsys.readouterr().err.splitlines()
        assert lines[:2] == ["0 of 4 games"] * 2
        work.advance()
        while not any("all well" in line for line in lines) and time.monotonic() < end:
            time.sleep(0.01)
            lines += capsys.readouterr().err.splitlines()
        assert re.fullmatch(r"1 of 4 games, .* left; all well", lines[-1])
    assert threading.active_count() == before
    with Progress(EN, "games", 4, is_shown=False):
        assert threading.active_count() == before


class Tty(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


ARENA = ("arena", "stalingrad", "--bots", "random", "random", "--games", "3", "--jobs", "1", "--seed", "1")


def on_a_screen(monkeypatch: pytest.MonkeyPatch, *words: str, **variables: str) -> tuple[str, str]:
    """What a command writes to stdout and stderr of an 80-column terminal."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "30", **variables}.items():
        monkeypatch.setenv(name, value)
    out, err = Tty(), Tty()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stderr", err)
    assert main(words) == 0
    return out.getvalue(), err.getvalue()


def test_a_terminal_gets_colour_a_table_that_fits_and_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = on_a_screen(monkeypatch, *ARENA)
    assert "\x1b[1m" in out
    assert max(map(len, CODES.sub("", out).splitlines())) <= 80
    assert "of 3 games" in err


@pytest.mark.parametrize(("variables", "has_bar"), [({"NO_COLOR": "1"}, True), ({"TERM": "dumb"}, False)])
def test_plain_text_is_the_same_everywhere(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], has_bar: bool
) -> None:
    for words in (("fuzz", "--games", "2", "--limit", "20", "--jobs", "1"), ("games", "panzer")):
        piped = terminal.run(*words).out
        out, err = on_a_screen(monkeypatch, *words, **variables)
        monkeypatch.undo()
        if words[0] == "fuzz":
            assert out == piped
            assert ("of 2 games" in err) == has_bar
        assert "\x1b" not in out
        assert not re.search(r"\x1b\[[0-9;]*m", err)
        assert has_bar or "\x1b" not in err


# -- the work itself ---------------------------------------------------------------------------------


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    found: list[int] = []

    def add(one: int) -> int:
        found.append(one)
        return 1

    assert carry_out(double, range(20), jobs, Progress(EN, "games", 20), add)
    assert found == [2 * number for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_is_not_hidden(jobs: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(ValueError, match="0"):
        carry_out(fail, range(5), jobs, Progress(EN, "games", 5), int)
    assert signal.getsignal(signal.SIGINT) is before
