"""Every clause that can be cited has a sentence, in three languages, in the terminal and in the browser (which has the
same texts): what the rule says, and, where that does not explain it, why something was refused."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

import fogline
from fogline.cli.sentences import rule_text
from fogline.kernel.errors import IllegalAction
from fogline.kernel.game import CHANCE
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.books import passages
from fogline.table import Table
from fogline.testing.cases import Case
from tests.citing import CLAUSE, SOURCE, citable, in_refusals, in_rules
from tests.conformance.cases import BY_GAME
from tests.test_clauses import TITLES, clauses

GAMES = list(fogline.games())
STEPS = 40
"""The number of actions played in each game; a longer game of each title is played to its end elsewhere."""


def prefix(game: str) -> str:
    return title_of(game).words().prefix


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_can_be_cited_has_a_sentence(game: str, language: str) -> None:
    texts = texts_in(language)
    assert len(citable(game)) >= 60
    assert {clause for clause in citable(game) if not texts.has(f"{prefix(game)}clause-{clause}")} == set()
    for clause in citable(game):
        sentence = texts(f"{prefix(game)}clause-{clause}")
        assert re.fullmatch(r"[^a-z{}].*[^{}]\.", sentence), sentence


@pytest.mark.parametrize("game", GAMES)
def test_sentences_belong_to_existing_clauses(game: str) -> None:
    known = clauses(next(title for title in TITLES if title.name == game))
    assert set(texts_in("en").keys(f"{prefix(game)}clause-")) - set(known) == set()
    refused = texts_in("en").keys(f"{prefix(game)}refused-")
    assert {clause for clause in refused if CLAUSE.fullmatch(clause)} - in_refusals(game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_refusal_texts_differ_from_rule_texts(game: str, language: str) -> None:
    """A refusal may mention this card and this cell; the log and ``rules`` state the rule."""
    texts = texts_in(language)
    for clause in in_refusals(game):
        said = texts.why_not(prefix(game), clause)
        assert said is not None, clause
        if "refused-" in said.key:
            assert texts.say(said) != texts(f"{prefix(game)}clause-{clause}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_explains_every_clause_that_any_page_cites(game: str, language: str) -> None:
    """``rules CLAUSE``: the sentence, or, for clauses that only the rulebook cites, its passage."""
    case, texts = BY_GAME[game][0], texts_in(language)
    table = Table(case.game, case.setup)
    for clause in citable(game) | set(passages(game, language)):
        for line in rule_text(texts, prefix(game), table, [clause.lower()]):
            assert line != texts("rules-unknown", clause=clause, game=game)
            assert re.fullmatch(rf"{clause}: .+[.)]", line), line
            assert not re.search(r"\*\*|`|\[", line), line


def test_a_rule_and_its_refusal_in_the_terminal() -> None:
    case = BY_GAME["stalingrad"][0]
    table = Table(case.game, case.setup)
    (rule,) = rule_text(texts_in("en"), "", table, ["st-search-1"])
    assert rule.startswith("ST-SEARCH-1: SEARCH names any one enemy card on the battlefield, however far away")
    assert "there is none on this cell" in texts_in("en")("refused-ST-SEARCH-1")
    assert rule_text(texts_in("en"), "", table, ["ST-GRID-6"])[0].startswith("ST-GRID-6: Adjacent cells touch")
    assert rule_text(texts_in("en"), "", table, ["PZ-WIN-1"]) == [
        texts_in("en")("rules-unknown", clause="PZ-WIN-1", game="stalingrad")
    ]


@cache
def cited_in_play(game: str) -> frozenset[str]:
    """The clauses cited by events and refusals in random games of every kind."""
    found: set[str] = set()
    for case in BY_GAME[game]:
        found |= _cited_in(case, Random(case.name))
    return frozenset(found)


def _cited_in(case: Case, rng: Random) -> set[str]:
    found: set[str] = set()
    game, state, log = case.game, case.new(), list[Any]()
    tried: list[Any] = []
    for _ in range(STEPS):
        seats = game.to_act(state)
        if not seats:
            break
        seat = rng.choice(seats)
        legal = game.legal(state, seat)
        if seat != CHANCE:
            for action in rng.sample(tried, min(3, len(tried))):
                try:
                    game.apply(state.clone(), seat, action)
                except IllegalAction as refusal:
                    found.add(refusal.clause)
            tried.append(rng.choice(legal))
        game.apply(state, seat, rng.choice(legal), log)
    return found | {event.cites() for event in log}


@pytest.mark.parametrize("game", GAMES)
def test_clauses_cited_in_play_were_collected(game: str) -> None:
    """So every cited clause is a literal in the code."""
    assert len(cited_in_play(game)) >= 20
    assert cited_in_play(game) - in_rules(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_to_end_has_its_clause(game: str) -> None:
    title = title_of(game).words()
    reasons = texts_in("en").keys(f"{title.prefix}reason-")
    own = {reason for reason in reasons if reason in title.ended_by}
    assert own == set(title.ended_by)
    assert set(title.ended_by.values()) <= citable(game)


def test_the_texts_of_the_rules_hold_no_clause_in_pieces() -> None:
    """A clause assembled from parts would not be collected."""
    for path in (SOURCE / "titles").rglob("*.py"):
        assert not re.search(r"f\"(?:ST|PZ|SP)-[^\"]*\{", path.read_text(encoding="utf-8")), path
