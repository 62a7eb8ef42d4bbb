"""Detectable faults in texts: an extra full stop, a verb without its object, and client keys without a text. The texts
are all locale files, and all sentences of the golden games, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.registry import title_of, titles
from fogline.locale import LANGUAGES, texts_in
from tests.cli.test_texts import CLIENT, EN, files_of
from tests.playthroughs.telling import record_of

GOLDEN = Path(__file__).parent / "playthroughs" / "texts"
TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)|[!?…]\s*\.(?!\.)|\.\s+\.(?!\.)")
"""``Surrender!.``, ``EE. UU..``, ``À couvert !.``; an ellipsis of three stops is none of these."""
WITHOUT_OBJECT = {
    "en": re.compile(r"\b(?:has|have|had)\s+[A-Z]{3,}e?d\s*(?:[.;:!?]|$)"),
    "es": re.compile(r"\b(?:he|has|ha|hemos|habéis|han)\s+[A-ZÁÉÍÓÚ]{2,}(?:ADO|IDO)\s*(?:[.;:!?]|$)"),
    "fr": re.compile(r"\b(?:ai|as|a|avons|avez|ont)\s+[A-ZÀÂÉÈÊ]{3,}É\s*(?:[.;:!?]|$)"),
}
"""A verb of the rulebook at the end of a sentence: ``have MOVEd.``, ``han MOVIDO.``, ``ont DÉPLACÉ.``"""


def faults(said: str, language: str) -> list[str]:
    """The faults of a text."""
    found = [match[0] for match in TWO_STOPS.finditer(said)]
    return found + [match[0] for match in WITHOUT_OBJECT[language].finditer(said)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "Se juega ¡Ríndanse!."),
        ("es", "Los alemanes toman la carta de EE. UU.."),
        ("fr", "À couvert !."),
        ("en", "They wait. ."),
        ("en", "The Soviets have MOVEd."),
        ("en", "The Soviets have SEARCHed; it is your turn."),
        ("es", "Los soviéticos han MOVIDO."),
        ("fr", "Les Soviétiques ont DÉPLACÉ."),
    ],
)
def test_a_fault_is_found(language: str, said: str) -> None:
    assert len(faults(said, language)) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Soviets have MOVEd these four cards."),
        ("es", "EE. UU. ataca..."),
        ("fr", "Les Soviétiques ont DÉPLACÉ des cartes !"),
    ],
)
def test_correct_text_is_left_alone(language: str, said: str) -> None:
    assert faults(said, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_such_a_fault(language: str) -> None:
    books = (Path(fogline.__file__).parent / "titles").glob(f"*/book/{language}.md")
    found = {
        (file.name, line): wrong
        for file in (*files_of(language), *books)
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and (wrong := faults(line, language))
    }
    assert found == {}


@cache
def told_in_golden_games(game: str) -> dict[tuple[str, ...], set[Any]]:
    """By seats, every event that a seat or the public was told in a golden game."""
    found: dict[tuple[str, ...], set[Any]] = {}
    rules = fogline.game(game)
    for file in sorted((GOLDEN / game).iterdir()):
        record = record_of(file.read_text(encoding="utf-8"))
        seats, state, log = rules.seats(record.setup), rules.new(record.setup), list[Any]()
        for name, action in record.entries:
            rules.apply(state, CHANCE if name == "chance" else Seat(seats.index(name)), rules.read(action), log)
        events = found.setdefault(seats, set())
        for event in log:
            viewers = (*map(Seat, range(len(seats))), None)
            events.update(seen for viewer in viewers if (seen := event.seen_by(viewer)) is not None)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", titles())
def test_no_sentence_of_a_golden_game_has_such_a_fault(game: str, language: str) -> None:
    texts, words = texts_in(language), title_of(game).words()
    told = {
        texts.say(words.tell(event, seats)) for seats, events in told_in_golden_games(game).items() for event in events
    }
    assert len(told) > 100
    assert {said: wrong for said in told if (wrong := faults(said, language))} == {}


def test_every_key_that_the_client_names_has_a_text() -> None:
    """Whole keys in its code. Keys assembled at run time are checked in the browser, in every state and language."""
    named = {
        (path.relative_to(CLIENT).as_posix(), key)
        for kind in ("ts", "svelte")
        for path in CLIENT.rglob(f"*.{kind}")
        for key in re.findall(r'\bt\("([a-z][A-Za-z0-9-]*)"|"(web-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
        for key in key
        if key
    }
    assert len(named) > 300
    assert sorted((place, key) for place, key in named if key not in EN) == []
