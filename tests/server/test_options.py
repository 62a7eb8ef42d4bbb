"""The options of a host: on the command line, in the environment and in a file."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from fogline.__main__ import main
from fogline.kernel.errors import BadData
from fogline.server.http.settings import settings_of
from fogline.server.operations.options import OPTIONS, chosen
from fogline.server.storage.databases import read_url

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
EXAMPLE = Path(__file__).parents[2] / "deploy" / "fogline.toml"


def typed(**words: Any) -> Namespace:
    """The values from the command line."""
    names = ["config", *(option.name.replace("-", "_") for option in OPTIONS)]
    return Namespace(**{name: words.get(name) for name in names})


def test_the_nearest_word_counts(tmp_path: Path) -> None:
    file = tmp_path / "fogline.toml"
    file.write_text('port = 1\nstreams = 10\nmemory = 64\nallowed-host = ["one.example.org", "two.example.org"]\n')
    given = {"FOGLINE_SERVE_CONFIG": str(file), "FOGLINE_SERVE_PORT": "2", "FOGLINE_SERVE_STREAMS": "20", "HOME": "/"}
    found = chosen(typed(port="3"), given)
    assert (found["port"], found["streams"], found["memory"], found["rate"]) == (3, 20, 64.0, 200.0)
    assert found["allowed-host"] == ("one.example.org", "two.example.org")
    listed = chosen(typed(), {"FOGLINE_SERVE_ALLOWED_HOST": "a.example.org, b.example.org"})
    assert listed["allowed-host"] == ("a.example.org", "b.example.org")


def test_default_settings_come_from_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    from fogline.server.http.settings import Settings

    found = chosen(typed(), {})
    assert settings_of(found) == Settings(found["database"])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("prot = 8000", "is not an option"),
        ('port = "many"', "is not a whole number"),
        ("port = 70000", "at most 65535"),
        ("port = true", "is not a whole number"),
        ("rate = -1", "at least 0.01"),
        ('allowed-host = "one"', "is not a list of text values"),
        ("database = 5", "is not text"),
        ('log-format = "xml"', "is not one of text, json"),
        ('expire = "soon"', "is not a duration"),
        ('metrics-token = "short"', "fewer than 16"),
        ("bot-pause-least = 0.1", "at least 0.25"),
        ("bot-pause-least = 5.0", "is more than bot-pause-most"),
        ("port = [", "is not TOML"),
        ("memory = inf", "is not a number"),
        ("idle-seconds = nan", "is not a number"),
        ('metrics-token = "é wide enough, but not a header"', "a header cannot contain"),
    ],
)
def test_faults_in_the_config_file_are_named(line: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "fogline.toml"
    file.write_text(line + "\n")
    with pytest.raises(BadData) as fault:
        chosen(typed(config=str(file)), {})
    assert why in str(fault.value)
    assert "short" not in str(fault.value)


def test_oversized_file_is_refused_completely(tmp_path: Path) -> None:
    file = tmp_path / "fogline.toml"
    for text, why in (
        ("port = " + "[" * 50_000, "is not TOML"),
        (f"streams = {10**400}\nport = {10**400}", "at most 65535"),
        ("port = 1\n" + "#" * 100_000, "more than 100000 bytes"),
    ):
        file.write_text(text)
        with pytest.raises(BadData, match=why):
            chosen(typed(config=str(file)), {})


@pytest.mark.parametrize(
    "url",
    [
        "postgresql:/fogline:hunter2@db/fogline",
        "postgresql://fogline:hunter2@db:many/fogline",
        "postgresql://fogline:one@hunter2@db/fogline",
        "mysql://fogline@db/fogline?password=hunter2",
        "mysql://fogline:hunter2@db/fogline",
    ],
)
def test_no_error_shows_the_password_of_the_database(url: str) -> None:
    with pytest.raises(BadData, match="--database") as fault:
        read_url(url)
    assert "hunter2" not in str(fault.value)


def test_faults_in_the_environment_are_named() -> None:
    for given, why in (
        ({"FOGLINE_SERVE_PROT": "1"}, "FOGLINE_SERVE_PROT"),
        ({"FOGLINE_SERVE_PORT": "x"}, "FOGLINE_SERVE_PORT"),
    ):
        with pytest.raises(BadData, match=why):
            chosen(typed(), given)


def test_the_error_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["serve", "--config", "nowhere.toml"]) == 2
    assert main(["serve", "--port", "many"]) == 2
    monkeypatch.setitem(os.environ, "FOGLINE_SERVE_NONSENSE", "1")
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 3
    for part in ("nowhere.toml", "--port", "FOGLINE_SERVE_NONSENSE"):
        assert part in said


def test_the_example_and_the_page_have_every_option(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    lines = [line.removeprefix("# ") for line in text.splitlines() if " = " in line]
    names = [line.partition(" = ")[0] for line in lines]
    assert names == [option.name for option in OPTIONS]
    file = tmp_path / "fogline.toml"
    file.write_text("\n".join(line for line in lines if not line.startswith("notices")))
    found = chosen(typed(config=str(file)), {})
    for option in OPTIONS:
        if option.default not in (None, ()):
            assert found[option.name] == option.default, "the example has the defaults"
    assert "deploy/fogline.toml" in PAGE.read_text(encoding="utf-8")
