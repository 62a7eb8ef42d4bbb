"""``fogline review``: a game in sentences and numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fogline.cli.main import main
from fogline.kernel.record import Record
from fogline.locale import LANGUAGES, texts_in

RECORDS = Path(__file__).parents[1] / "records" / "v1"
DUEL = str(RECORDS / "basic-quick-duel.record")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_narrated_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", DUEL, "--worlds", "4", "--language", language]) == 0
    told = capsys.readouterr().out
    texts = texts_in(language)
    for key in ("review-whole", "review-moments", "review-decisions", "review-column-hindsight"):
        assert texts(key) in told
    assert "search" in told
    assert "ST-" in told
    assert "{" not in told


def test_seat_review_shows_no_hindsight(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", DUEL, "--worlds", "4", "--as", "german", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Seen by: German side." in told
    assert "Hindsight" not in told
    assert "all cards open" not in told


def test_programs_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", DUEL, "--worlds", "4", "--as", "soviet", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["judge"] == "ace"
    assert found["second-judge"] == "network"
    assert found["seed"] == "5"
    (seat,) = found["seats"]
    assert seat["seat"] == "soviet"
    assert sum(seat["sums"].values()) == pytest.approx(seat["result"] - seat["start"], abs=0.001)
    decisions = [step["decision"] for step in seat["steps"] if "decision" in step]
    assert decisions
    assert {"played", "best", "loss", "verdict", "clause", "bits-learned", "options"} <= set(decisions[0])


def test_refusals_say_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.read(Path(DUEL).read_text(encoding="utf-8"))
    file = tmp_path / "open.record"
    file.write_text(Record(record.setup, record.rules, record.entries[:-1]).write(), encoding="utf-8")
    assert main(["review", str(file), "--language", "en"]) == 2
    assert "only finished games can be reviewed" in capsys.readouterr().err
    assert main(["review", DUEL, "--worlds", "0", "--language", "en"]) == 2
    assert "less than 1" in capsys.readouterr().err
    assert main(["review", DUEL, "--worlds", "1000000000", "--language", "en"]) == 2
    assert "more than 10" in capsys.readouterr().err
    assert main(["review", DUEL, "--as", "martian", "--language", "en"]) == 2
    assert "german" in capsys.readouterr().err
