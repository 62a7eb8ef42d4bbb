"""Names and printed words of a card set (Part 31.10), and the largest sets that are allowed (Part 31.9)."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from fogline.desk.serialization import write_setup
from fogline.kernel.setup import Setup
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.names import seat_message
from fogline.titles.spearpoint.rules import actions, faults
from fogline.titles.spearpoint.rules.cardsets import examine
from fogline.titles.spearpoint.rules.worlds import deal_cards
from fogline.titles.spearpoint.words.card_texts import name_of, printed, speaking
from tests.titles.spearpoint.fixtures import GAME, setup, with_cards

WORDS = """
    [names.en.unit]
    mt-us = "Medium Tank <b>"
    [names.es.unit]
    mt-us = "Carro medio"
    [names.en.weapon]
    gun = "75 mm gun"
    [names.fr.command]
    cm-hull = "Défilé de tir"
    [names.en.faction]
    american = "North"
    [texts.en.command]
    cm-hull = "Only the turret shows."
"""


def named(language: str) -> list[str]:
    texts = speaking(texts_in(language), setup(with_cards(WORDS)))
    messages = (
        name_of("unit", "mt-us"),
        name_of("weapon", "gun"),
        name_of("command", "cm-hull"),
        seat_message("american"),
    )
    return [texts.say(message) for message in messages]


def test_cards_are_called_as_their_set_calls_them() -> None:
    """A text missing in one language is taken from another."""
    assert named("en") == ["Medium Tank <b>", "75 mm gun", "Défilé de tir", "North"]
    assert named("es") == ["Carro medio", "75 mm gun", "Défilé de tir", "North"]
    assert texts_in("en").say(name_of("unit", "mt-us")) == "Mt us"
    texts = speaking(texts_in("fr"), setup(with_cards(WORDS)))
    assert printed(texts, "command", "cm-hull") == ["«Only the turret shows.»"]
    assert printed(texts, "command", "cm-camo") == []


def test_clients_get_the_names() -> None:
    cards = write_setup(setup(with_cards(WORDS)))["cards"]
    assert set(cards["words"]) == set(LANGUAGES)
    assert cards["words"]["es"]["spearpoint-unit-mt-us"] == "Carro medio"
    assert cards["words"]["fr"]["spearpoint-printed-command-cm-hull"] == "Only the turret shows."
    assert write_setup(Setup("spearpoint", "standard"))["cards"]["words"] == {"en": {}, "es": {}, "fr": {}}


def test_names_change_no_game() -> None:
    """Names are not part of the rules: the same actions lead to the same positions."""
    plain, worded = GAME.new(setup()), GAME.new(setup(with_cards(WORDS)))
    assert [action.text() for action in GAME.legal(plain, GAME.to_act(plain)[0])] == [
        action.text() for action in GAME.legal(worded, GAME.to_act(worded)[0])
    ]


@pytest.mark.parametrize(
    ("words", "where", "why"),
    [
        ('names.en.unit.nobody = "x"', "names.en.unit.nobody", "the set has nothing with this name"),
        ('names.de.unit.mt-us = "x"', "names.de", "no such key; known keys: en, es, fr"),
        ('names.en.ship.mt-us = "x"', "names.en.ship", "no such key"),
        ('texts.en.weapon.gun = "x"', "texts.en.weapon", "no such key"),
        ("names.en.unit.mt-us = 3", "names.en.unit.mt-us", "expected text"),
        ('names.en.unit.mt-us = "a\\u001b[31mb"', "names.en.unit.mt-us", "expected a name in printable characters"),
        (f'names.en.unit.mt-us = "{"x" * 61}"', "names.en.unit.mt-us", "has 61 characters; the limit is 60"),
        (f'texts.en.unit.mt-us = "{"x" * 401}"', "texts.en.unit.mt-us", "has 401 characters; the limit is 400"),
    ],
)
def test_names_are_checked(words: str, where: str, why: str) -> None:
    [fault] = examine(f"{words}\n{with_cards()}", "x.toml").faults
    assert where in fault.where
    assert why in fault.why


@pytest.mark.parametrize("kinds", [4, 20, faults.POOL])
def test_the_largest_pool_is_dealt_in_a_moment(kinds: int) -> None:
    """Part 31.9: as many cards as a pool can have, and as many points."""
    copies = faults.POOL // kinds
    costs = tuple(1 + number * 7 % 11 for number in range(kinds))
    pool = (copies,) * kinds
    whole = sum(costs) * copies
    assert whole <= faults.POOL_POINTS
    begin = process_time()
    counts = deal_cards(pool, costs, faults.POOL // 2, whole // 3, whole, Random(1))
    assert sum(counts) == faults.POOL // 2
    assert process_time() - begin < 1.0, "0.1 s on a machine that does nothing else"


def test_a_line_reads_as_the_same_action_after_its_cards_were_forgotten() -> None:
    slug = "a-card-of-nobody"
    for _ in range(2):
        actions.know([slug])
        assert actions.line_of_plan(f"discard {slug}") is actions.read(f"discard {slug}")
        actions.forget([slug])
