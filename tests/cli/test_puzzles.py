"""``fogline puzzles``: puzzles made, listed, played and guessed in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from fogline.analysis.puzzles import Book, book_of, read_book, write_book
from fogline.cli.main import main
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.names import title_name

Typing = Callable[..., None]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Somebody who types these lines and nothing more."""

    def types(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))

    return types


def guessing(book: Book) -> int:
    """The first puzzle with something to guess."""
    return next(number for number, one in enumerate(book.puzzles) if one.belief is not None)


def test_puzzles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--json"]) == 0
    found = {one["title"]: one for one in json.loads(capsys.readouterr().out)}
    for title, one in found.items():
        assert (
            one["puzzles"] == len(book_of(title).puzzles) == sum(one["grades"].values()) == sum(one["themes"].values())
        )
    assert main(["puzzles", "list", "--language", "en"]) == 0
    assert "| SCOPE Stalingrad | " in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_played(typing: Typing, capsys: pytest.CaptureFixture[str], language: str) -> None:
    puzzle = book_of("stalingrad").puzzles[2]
    typing("nonsense", puzzle.best.action)
    assert main(["puzzles", "play", "stalingrad", "--number", "3", "--language", language]) == 0
    told, texts = capsys.readouterr().out, texts_in(language)
    assert texts("puzzles-score", right=1, tried=1) in told
    assert texts("puzzles-column-truth") in told
    assert "{" not in told


def test_the_answer_is_not_revealed_early(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("q")
    assert main(["puzzles", "play", "panzer", "--number", "1", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Which action is best, given what you know?" in told
    assert "Actual" not in told
    assert "right" not in told


def test_the_puzzle_of_the_day_is_one(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        typing("q")
        assert main(["puzzles", "play", "--today", "--language", "en"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert ", puzzle " in told[0]


@pytest.mark.parametrize("title", ["stalingrad", "spearpoint"])
def test_a_guess_is_scored(typing: Typing, capsys: pytest.CaptureFixture[str], title: str) -> None:
    book = book_of(title)
    number = guessing(book)
    belief = book.puzzles[number].belief
    assert belief is not None
    typing("1 2", "200 " * len(belief.chances), " ".join(f"{100 * one:.2f}%" for one in belief.chances))
    assert main(["puzzles", "guess", title, "--number", str(number + 1), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count(f"Please enter {len(belief.chances)} numbers from 0 to 100.") == 2
    assert "Score: 100 of 100." in told
    assert title_name(texts_in("en"), title) in told


@pytest.mark.slow
def test_puzzles_are_made_and_the_search_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "some.json.gz"
    words = ["puzzles", "make", "stalingrad", "--seed", "two", "--jobs", "1", "--out", str(out), "--language", "en"]
    assert main([*words, "--count", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["puzzles"], report["partial"]) == (1, False)
    book = read_book(out.read_bytes())
    assert (len(book.puzzles), book.seed, book.games) == (1, "two", report["games"])
    assert main([*words, "--count", "1"]) == 0, "there is nothing left to do"
    assert "1 puzzles from" in capsys.readouterr().out
    assert read_book(out.read_bytes()) == book
    assert main([*words, "--count", "1", "--rejudge"]) == 0
    again = read_book(out.read_bytes())
    assert len(again.puzzles) == 1, "it is kept, or the search goes on"
    assert again.games >= book.games
    assert main([*words[:4], "other", *words[5:], "--count", "1"]) == 2
    assert "contains puzzles of stalingrad with seed two" in capsys.readouterr().err


def test_impossible_requests_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json.gz"
    bad.write_bytes(write_book(book_of("panzer"))[:-50])
    for words, why in (
        (["play", "chess"], "no such game"),
        (["play", "panzer", "--theme", "chess"], "'chess' is not one of"),
        (["play", "panzer", "--number", "99999"], "no such puzzle"),
        (["make", "stalingrad", "--count", "0"], "--count"),
        (["make", "stalingrad", "--count", "99999"], "is more than 5000"),
        (["make", "panzer", "--out", str(bad)], "the end of the file is missing"),
        (["make", "panzer", "--out", str(tmp_path)], "Is a directory"),
    ):
        assert main(["puzzles", *words, "--language", "en"]) == 2, words
        assert why in capsys.readouterr().err, words
