"""Unit statistics: card sets as data (Part 17). The set ``house`` is our own reconstruction, not the printed values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fogline.kernel import data
from fogline.kernel.errors import BadData
from fogline.kernel.inspection import Examined
from fogline.titles.panzer.rules.cards import (
    CODES,
    PANZER_IV,
    SHERMAN,
    SPECIAL,
    STUG,
    SUPPLY,
    UNIT_NAMES,
    UNITS,
)  # fmt: skip
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS, CardSet, examine, read_cards
from tests.titles.panzer.fixtures import (
    ARMOUR_MISSES,
    DISTANCE_MISSES,
    HITS,
    battle,
    hand,
    legal_texts,
    new,
    play,
    played,
    shot,
    skirmish,
)

HOUSE: Final = data.load("fogline.titles.panzer", "data/house.toml").text
RULES: Final = Path(__file__).parents[3] / "docs" / "rules" / "panzer.md"


def with_values(**units: str) -> str:
    """The house set with other values, and another name: ``with_values(STU="armour = 0")``."""
    text = HOUSE.replace('"house"', '"mine"')
    for code, change in units.items():
        for setting in change.split(", "):
            key = setting.split()[0]
            text, count = re.subn(rf"(?m)^({code} = .*?){key} = -?\d+", rf"\g<1>{setting}", text)
            assert count == 1
    return text


def examined(**units: str) -> Examined[CardSet]:
    """The result for the house set with other values."""
    return examine(with_values(**units), "cards.toml")


def check_rejected(code: str, setting: str) -> None:
    """A value is a fault: the file yields no cards, the fault names the unit, and no game is played with it."""
    found = examined(**{code: setting})
    assert found.found is None
    assert [fault for fault in found.faults if code in fault.where and setting.split()[0] in fault.where]
    with pytest.raises(BadData, match=code):
        new("skirmish", with_values(**{code: setting}))


def check_warned(clause: str, **units: str) -> None:
    """A value is doubtful: the set can be used, and a warning names the clause. The house set has no warning."""
    found = examined(**units)
    assert found.found is not None
    assert found.faults == []
    assert [warning for warning in found.warnings if clause in warning.why]
    assert new("skirmish", with_values(**units)).rules.cards == found.found


def test_the_house_set_is_the_table_of_part_17_and_keeps_every_rule() -> None:
    """PZ-STAT-1, PZ-STAT-2, PZ-STAT-3, PZ-STAT-7: neither faults nor doubts."""
    text = RULES.read_text(encoding="utf-8").partition("**The set `house`")[2].partition("\n## ")[0]
    rows = re.findall(r"([\w ]+?)(?: \(x2\))? \| (\d) \| (\d) \| (\d+) \|", text)
    values = {name.strip(): (int(armour), int(firepower), int(cost)) for name, armour, firepower, cost in rows}
    assert values == {
        UNIT_NAMES[unit]: (HOUSE_CARDS.armours[unit], HOUSE_CARDS.firepowers[unit], HOUSE_CARDS.costs[unit])
        for unit in range(1, UNITS)
    }
    assert examine(HOUSE, "house.toml") == Examined(HOUSE_CARDS, [], [])


def test_the_house_set_says_that_it_is_a_reconstruction() -> None:
    assert "OUR OWN RECONSTRUCTION" in HOUSE


def test_pz_stat_1_firepower() -> None:
    """Ex 1."""
    check_rejected("SHE", "firepower = 0")
    check_rejected("SHE", "firepower = 4")
    for firepower in (1, 2, 3):
        assert examined(SHE=f"firepower = {firepower}").faults == []


def test_amb_87_firepower_0_is_no_data() -> None:
    check_rejected("TIG", "firepower = 0")
    check_rejected("BAZ", "firepower = 0")


def test_pz_stat_2_armour() -> None:
    """Ex 1."""
    check_rejected("SHE", "armour = -1")
    check_rejected("SHE", "armour = 4")
    for armour in (0, 1, 2, 3):
        assert examined(STU=f"armour = {armour}").faults == []


def test_pz_stat_3_a_class_that_no_unit_has() -> None:
    """Ex 1."""
    check_warned("PZ-STAT-3", **dict.fromkeys(("STU", "HEL", "PZ2", "PZ3"), "armour = 2"))
    medium = ("SHE", "JAC", "PZ4", "STG", "PAN")
    check_warned("PZ-STAT-3", **dict.fromkeys(medium, "armour = 1"))
    check_warned("PZ-STAT-3", **dict.fromkeys(("JUM", "PER", "TIG"), "armour = 2"))
    assert examined(STU="armour = 2").warnings == []


def test_pz_stat_4_the_stug() -> None:
    """Ex 1."""
    check_rejected("STG", "armour = 3")
    assert examined(STG="armour = 2").faults == []


def test_pz_stat_4_a_whole_deck() -> None:
    state = battle(B3="aJAC", B5="gSTG!", values="JAC=F3 STG=A2", stug_low_profile=True)
    assert sum(shot(state, "american", "B5", "B3")) == HITS + DISTANCE_MISSES + ARMOUR_MISSES


def test_pz_stat_5_units_with_open_turrets_have_armour() -> None:
    """Ex 1."""
    check_warned("PZ-STAT-5", HEL="armour = 0")
    check_warned("PZ-STAT-5", JAC="armour = 0")
    assert examined(BAZ="armour = 0").warnings == []


def test_pz_stat_6_units_of_the_examples_have_armour() -> None:
    """Ex 1."""
    check_warned("PZ-STAT-6", SHE="armour = 0")
    check_warned("PZ-STAT-6", PAN="armour = 0")


def test_pz_stat_7_some_armour_is_greater_than_some_firepower() -> None:
    """Ex 1."""
    check_warned("PZ-STAT-7", **dict.fromkeys(CODES[1:], "firepower = 3"))
    low = {code: f"armour = {1 if unit % 2 else 0}, firepower = 1" for unit, code in enumerate(CODES[1:])}
    check_warned("PZ-STAT-7", **low)
    assert examined(STU="firepower = 3").warnings == []


def test_pz_stat_8_costs() -> None:
    """Ex 1."""
    check_rejected("SHE", "cost = 0")
    check_rejected("SHE", "cost = -2")
    check_warned("PZ-STAT-8", TIG="cost = 13")
    assert examined(TIG="cost = 12").warnings == []


def test_pz_stat_8_points_that_mean_nothing() -> None:
    check_warned("PZ-STAT-8", **dict.fromkeys(CODES[1:], "cost = 1"))


def test_pz_stat_8_no_unit_that_can_be_taken() -> None:
    with pytest.raises(BadData, match="12 points"):
        new("skirmish", with_values(**dict.fromkeys(CODES[1:9], "cost = 13")))


def test_pz_stat_9_twins_are_one_entry() -> None:
    """Ex 1."""
    assert [unit for unit in range(1, UNITS) if SUPPLY[unit] == 2] == [SHERMAN, PANZER_IV]
    assert all(len(re.findall(rf"(?m)^{code} = ", HOUSE)) == 1 for code in CODES[1:])
    twice = HOUSE.replace("JAC = {", "SHE = { cost = 4, armour = 2, firepower = 2 }\nJAC = {")
    assert examine(twice, "cards.toml").found is None
    state = new("skirmish")
    play(state, "american", "take SHE", "take SHE")
    assert state.squads[SHERMAN] == 2


def test_pz_stat_9_every_unit_and_no_other() -> None:
    missing = re.sub(r"(?m)^TIG = .*$", "", HOUSE)
    assert [fault.where for fault in examine(missing, "cards.toml").faults if "TIG" in fault.where + fault.why]
    extra = HOUSE + "\nMAUS = { cost = 9, armour = 3, firepower = 3 }\n"
    assert [fault for fault in examine(extra, "cards.toml").faults if "MAUS" in fault.where + fault.why]


def test_pz_stat_10_units_with_an_asterisk() -> None:
    """Ex 1."""
    assert {CODES[unit] for unit in SPECIAL} == {"STG", "PER", "HEL", "JAC"}
    assert len(SPECIAL) == 4


def test_pz_stat_11_class_follows_printed_armour() -> None:
    """Ex 1. AMB-91."""
    for armour, light in ((0, False), (1, True), (2, False)):
        state = battle(B4="gPAK", B3="aSHE", values=f"PAK=A{armour}", light_tanks=True, to_act="german")
        play(state, "german", "move B4")
        assert ("light B4 B3" in legal_texts(state, "german")) == light


def test_amb_91_a_gun_with_armour_3_is_heavy() -> None:
    for armour, mark in ((2, "!"), (3, "#")):
        state = battle(B4="gPAK", B3="aSHE!", values=f"PAK=A{armour}", heavy_tanks=True, to_act="german")
        play(state, "german", "search B3", "shoot B4", "draw distance")
        assert (state.locked != 0) == (mark == "#")


def pairs() -> Iterator[tuple[str, str, str, str]]:
    """Every shooter and target, at both distances: shooter, target, their cells."""
    for gun in CODES[1:]:
        for victim in CODES[1:]:
            if (CODES.index(gun) <= 8) != (CODES.index(victim) <= 8):
                yield gun, victim, "B3", "B4"
                yield gun, victim, "B3", "B5"


def test_pz_stat_12_every_hand_fits_the_deck() -> None:
    """Ex 1."""
    number = 0
    for gun, victim, start, goal in pairs():
        letters = ("a", "g") if CODES.index(gun) <= 8 else ("g", "a")
        side = "american" if letters[0] == "a" else "german"
        state = battle(**{start: letters[0] + gun, goal: f"{letters[1]}{victim}!"}, to_act=side, stug_low_profile=True)
        misses, armour, hits = hand(played(state, side, f"search {goal}", f"shoot {start}").state)
        low_profile = 1 if CODES.index(victim) == STUG and goal == "B5" else 0
        assert misses - low_profile <= DISTANCE_MISSES
        assert armour + low_profile <= ARMOUR_MISSES
        assert 1 <= hits <= HITS
        number += 1
    assert number == 2 * 2 * 8 * 8


def test_a_file_that_is_no_card_set() -> None:
    for text in ("", "name = ", 'name = "x"', HOUSE.replace('name = "house"', ""), HOUSE + "\n[soviet]\nX = 1\n"):
        assert examine(text, "cards.toml").found is None
        with pytest.raises(BadData):
            read_cards(text, "cards.toml")


def test_the_name_of_the_house_set_is_its_own() -> None:
    assert read_cards(HOUSE, "cards.toml") == HOUSE_CARDS
    posing = with_values(SHE="cost = 1").replace('"mine"', '"house"')
    assert [(fault.where, fault.file) for fault in examine(posing, "cards.toml").faults] == [
        ("line 11, name", "cards.toml")
    ]
    with pytest.raises(BadData, match="house"):
        new("skirmish", posing)


def test_a_card_set_travels_with_the_set_up() -> None:
    text = with_values(SHE="cost = 3, firepower = 1")
    state = new("skirmish", text)
    assert state.rules.setup.data == text
    assert state.rules.firepowers[SHERMAN] == 1
    play(state, "american", *["take SHE", "take SHE", "take BAZ", "take ATG"])
    assert legal_texts(state, "american") == ["done"]
    assert skirmish().rules.cards == HOUSE_CARDS
