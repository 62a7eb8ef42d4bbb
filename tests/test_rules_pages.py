"""The rulebooks for players in the browser: every clause that the game can cite has its place in each language, the
languages say the same things in the same order, and tables and diagrams are correct."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

import fogline
from fogline.locale import LANGUAGES, texts_in
from fogline.titles.panzer.rules import cardsets as panzer_scenarios
from fogline.titles.panzer.rules.cards import CODES
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS
from fogline.titles.stalingrad.rules.cards import CODES as KINDS
from fogline.titles.stalingrad.rules.scenarios import BASIC, VALUES
from tests import test_clauses
from tests.test_clauses import clauses

ROOT: Final = Path(__file__).parents[1]
DRAWINGS: Final = sorted((ROOT / "webapp" / "src" / "titles").glob("*/drawings.ts"))
HOMES: Final = ROOT / "src" / "fogline" / "titles"
GAMES: Final = ("stalingrad", "panzer", "spearpoint")
PREFIXES: Final = {"stalingrad": "", "panzer": "panzer-", "spearpoint": "spearpoint-"}
TITLES: Final = {title.name: title for title in test_clauses.TITLES}

CLAUSE: Final = r"(?:(?:ST|PZ|SP)-[A-Z0-9]+-\d+|AMB-\d+|H-\d+)"
COVERED: Final = re.compile(rf"\[({CLAUSE}(?:, {CLAUSE})*)\]")
DIAGRAM: Final = re.compile(r"^!\[[^\]]+\]\(diagram:([a-z-]+)\)$")
OPTION: Final = re.compile(r"`([A-Za-z_]+)`")

REFERENCE_ONLY: Final = re.compile(r"ST-SETUP-3|PZ-(?:INV|STAT)-\d+|SP-(?:FULL|HID)-\d+")
"""How a table was read, invariants, worked examples, promises of the server, and requirements for card data: nothing
that a player asks for."""


def book(game: str, language: str) -> str:
    return (HOMES / game / "book" / f"{language}.md").read_text(encoding="utf-8")


def covered(text: str) -> list[str]:
    """The clauses that a text covers, in order."""
    return [clause for found in COVERED.findall(text) for clause in found.split(", ")]


def cited(game: str) -> set[str]:
    """Every clause that an event, a refusal, an option or any other text of the game can name."""
    found = {option.clause for option in fogline.game(game).options}
    source = (HOMES / game / "words" / "en" / "words.ftl").read_text(encoding="utf-8")
    return found | set(re.findall(CLAUSE, source))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_can_be_cited_has_a_place(game: str, language: str) -> None:
    assert len(cited(game)) >= 50
    left = cited(game) - set(covered(book(game, language)))
    assert {clause for clause in left if not REFERENCE_ONLY.fullmatch(clause)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_complete_and_names_nothing_else(game: str) -> None:
    there = covered(book(game, "en"))
    assert len(there) == len(set(there)), "a clause has one place"
    known = set(clauses(TITLES[game]))
    assert set(there) - known == set()
    rules = {clause for clause in known if clause.startswith(("ST-", "PZ-", "SP-"))}
    assert {clause for clause in rules - set(there) if not REFERENCE_ONLY.fullmatch(clause)} == set()


def shape(text: str) -> list[tuple[str, ...]]:
    """The structure of a text, line by line, without its words."""
    found: list[tuple[str, ...]] = []
    for line in text.splitlines():
        if not line:
            continue
        picture = DIAGRAM.match(line)
        if heading := re.match(r"(#+) ", line):
            found.append(("heading", heading[1]))
        elif picture:
            found.append(("diagram", picture[1]))
        elif line.startswith("|"):
            found.append(("row", str(line.count("|")), *re.findall(r"\d+(?:/\d+)?", line)))
        else:
            kind = "item" if line.startswith("- ") else "paragraph"
            bold = str(len(re.findall(r"\*\*[^*]+\*\*", line)))
            found.append((kind, bold, *covered(line), *OPTION.findall(line)))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_have_the_same_structure(game: str, language: str) -> None:
    assert shape(book(game, language)) == shape(book(game, "en"))
    english = {line for line in book(game, "en").splitlines() if not line.startswith("|") and " " in line}
    same = english & set(book(game, language).splitlines())
    assert same <= {"### Stug III", "## Terrain"}, "nothing was left in English"


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_covers_something(game: str) -> None:
    assert [part for part in shape(book(game, "en")) if part[0] in ("item", "paragraph") and len(part) < 3] == []


@pytest.mark.parametrize("game", GAMES)
def test_rulebook_names_options_correctly(game: str) -> None:
    keys = {option.key: option.clause for option in fogline.game(game).options}
    for line in book(game, "en").splitlines():
        for key in OPTION.findall(line):
            assert keys[key] in covered(line)


def test_every_diagram_is_drawn_and_used() -> None:
    tables = "\n".join(path.read_text(encoding="utf-8").partition("export const DRAWINGS")[2] for path in DRAWINGS)
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: \[$', tables, re.M)) | set(re.findall(r"\{ ([a-z]+): \[\d", tables))
    named = {name for game in GAMES for kind, name, *_ in shape(book(game, "en")) if kind == "diagram"}
    assert named == drawn


# -- the tables are correct --------------------------------------------------------------------------


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table whose first line begins with *heading*."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scenarios_of_stalingrad(language: str) -> None:
    heading = {"en": "scenario", "es": "escenario", "fr": "scénario"}[language]
    told = {row[0]: row[1:] for row in rows(book("stalingrad", language), heading)}
    assert len(told) == len(BASIC)
    for name, scenario in BASIC.items():
        cards = dict(zip(KINDS, scenario.cards[0], strict=True))
        size = f"{scenario.columns} × {scenario.rows}"
        units = {cards[kind] for kind in ("OF", "SC", "MO", "MG", "IN")}
        wanted = [
            size,
            *(str(number) for number in (cards["SN"], cards["DE"], *units, cards["EA"], scenario.victory.points)),
        ]
        assert told[texts_in(language)(f"scenario-{name}")] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_stalingrad(language: str) -> None:
    heading = {"en": "card", "es": "carta", "fr": "carte"}[language]
    told = {code: (name, points) for name, code, points, _ in rows(book("stalingrad", language), heading)}
    assert set(told) == set(KINDS)
    for code, points in zip(KINDS, VALUES, strict=True):
        assert told[code] == (texts_in(language)(f"kind-{code}"), str(points))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_units_of_panzer(language: str) -> None:
    heading = {"en": "American", "es": "americana", "fr": "américaine"}[language]
    told: dict[str, list[str]] = {}
    for row in rows(book("panzer", language), heading):
        for name, *numbers in (row[:4], row[4:]):
            told[name.partition(" (")[0]] = numbers
    for unit, code in enumerate(CODES[1:], start=1):
        wanted = [HOUSE_CARDS.armours[unit], HOUSE_CARDS.firepowers[unit], HOUSE_CARDS.costs[unit]]
        assert told[texts_in(language)(f"panzer-unit-{code}")] == [str(number) for number in wanted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_battlefields_of_panzer(language: str) -> None:
    heading = {"en": "battlefield", "es": "campo", "fr": "champ de bataille"}[language]
    told = {
        name: [re.sub(r"[^\d ×]", "", cell).strip() for cell in cells]
        for name, *cells in rows(book("panzer", language), heading)
    }
    for name in panzer_scenarios.NAMES:
        scenario = panzer_scenarios.SCENARIOS[name]
        wanted = [f"{scenario.rows} × {scenario.columns}", str(scenario.units), str(scenario.points)]
        assert told[texts_in(language)(f"panzer-scenario-{name}")] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_panzer(language: str) -> None:
    text = book("panzer", language)
    first = next(line for line in text.splitlines() if re.match(r"\| [^|]+ \| 1 [^|]+ \| 2 ", line))
    for misses, *odds in rows(text, first.split("|")[1].strip()):
        assert [Fraction(one) for one in odds] == [Fraction(hits, hits + int(misses)) for hits in (1, 2, 3)]
