"""Set-up: battlefield, order, shot cards (Part 4; squads and deployment have files of their own)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.setup import write_value
from fogline.titles.panzer.rules.cards import CELL_NAMES
from fogline.titles.panzer.rules.cardsets import SCENARIOS
from fogline.titles.panzer.rules.tables import OPTIONS, PRESETS, SWITCHES
from tests.titles.panzer.fixtures import (
    ARMOUR_MISSES,
    DISTANCE_MISSES,
    HITS,
    NOT_YOUR_TURN,
    SCENARIO_NAMES,
    battle,
    control,
    controlled,
    deck,
    deploy,
    hand,
    legal_texts,
    muster,
    new,
    play,
    refused,
    skirmish,
    to_act,
    verbs,
)  # fmt: skip

RULES: Final = Path(__file__).parents[3] / "docs" / "rules" / "panzer.md"


def test_pz_setup_1_scenarios() -> None:
    """Ex 1."""
    table = {name: (size.rows, size.columns, size.units, size.points) for name, size in SCENARIOS.items()}
    assert table == {"skirmish": (6, 4, 4, 12), "battle": (6, 5, 5, 16), "great-battle": (5, 6, 6, 20)}
    assert all(size.units == size.columns for size in SCENARIOS.values())


def test_pz_setup_1_no_other_scenario() -> None:
    with pytest.raises(BadData, match="skirmish, battle, great-battle"):
        new("duel")


def test_pz_setup_2_nobody_deploys_before_both_squads_are_fixed() -> None:
    """Ex 1."""
    state = new("skirmish")
    muster(state, "american", "SHE")
    assert refused(state, "american", "deploy SHE A1") == NOT_YOUR_TURN
    play(state, "german", "take PZ4")
    assert refused(state, "german", "deploy PZ4 A6") == "PZ-SETUP-2"
    play(state, "german", "done")
    assert verbs(state, "american") == verbs(state, "german") == {"deploy"}


def test_pz_setup_2_terrain_first() -> None:
    """Ex 1, its second half."""
    state = new("skirmish", terrain=True)
    assert to_act(state) == "german"
    assert refused(state, "german", "take PZ4") == "PZ-SETUP-2"
    assert refused(state, "american", "take SHE") == NOT_YOUR_TURN
    play(state, "german", "terrain hill B5")
    assert refused(state, "american", "take SHE") == "PZ-SETUP-2"
    play(state, "american", "terrain lake C2")
    assert verbs(state, "american") == verbs(state, "german") == {"take"}


def test_pz_setup_2_order_without_terrain() -> None:
    state = new("skirmish")
    assert to_act(state) == "american german"
    muster(state, "german", "PZ4")
    assert to_act(state) == "american"
    muster(state, "american", "SHE")
    assert to_act(state) == "american german"
    deploy(state, "german", "PZ4-A6")
    deploy(state, "american", "SHE-A1")
    assert to_act(state) == "american"
    assert verbs(state, "american") == {"move", "explore", "search"}


def test_amb_04_terrain_after_the_squads() -> None:
    state = new("skirmish", terrain=True, terrain_before_squads=False)
    muster(state, "american", "SHE")
    muster(state, "german", "PZ4")
    assert to_act(state) == "german"
    assert verbs(state, "german") == {"terrain"}
    assert refused(state, "german", "deploy PZ4 A6") == "PZ-SETUP-2"
    play(state, "german", "terrain hill B5")
    play(state, "american", "terrain lake C2")
    assert verbs(state, "american") == verbs(state, "german") == {"deploy"}


def test_pz_setup_3_initial_control() -> None:
    """Ex 1."""
    sizes = {name: (len(controlled(new(name), "american")), len(controlled(new(name), "german"))) for name in SCENARIOS}
    assert sizes == {"skirmish": (12, 12), "battle": (15, 15), "great-battle": (15, 15)}
    for name in ("skirmish", "battle"):
        assert controlled(new(name), "american") == {cell for cell in _cells(name) if cell[1] <= "3"}
    middle = {cell for cell in controlled(new("great-battle"), "american") if cell[1] == "3"}
    assert middle == {"A3", "B3", "C3"}


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_pz_setup_3_symmetric_under_half_a_turn(scenario: str) -> None:
    """Ex 2."""
    state = new(scenario)
    rows, columns = SCENARIOS[scenario].rows, SCENARIOS[scenario].columns
    for cell in _cells(scenario):
        turned = f"{'ABCDEF'[columns - 1 - 'ABCDEF'.index(cell[0])]}{rows + 1 - int(cell[1])}"
        assert {control(state, cell), control(state, turned)} == {"american", "german"}


@pytest.mark.parametrize(
    ("split", "american"), [("us-left", "A3 B3 C3"), ("us-right", "D3 E3 F3"), ("alternating", "A3 C3 E3")]
)
def test_amb_02_the_middle_row_of_the_great_battle(split: str, american: str) -> None:
    state = new("great-battle", gb_middle_split=split)
    assert {cell for cell in controlled(state, "american") if cell[1] == "3"} == set(american.split())
    assert len(controlled(state, "german")) == 15


def test_amb_02_by_default_each_side_gets_the_three_cells_on_its_left() -> None:
    assert new("great-battle").key() == new("great-battle", gb_middle_split="us-left").key()


def test_amb_81_territory_is_a_matter_of_initial_control() -> None:
    state = new("great-battle", terrain=True)
    play(state, "german", "terrain hill B3")  # American territory by the split
    play(state, "american", "terrain hill E4")
    assert refused(state, "german", "terrain lake A2") == "PZ-TPLC-4"
    assert {text.split()[1] for text in legal_texts(state, "german", "terrain")} == {
        "D3",
        "E3",
        "F3",
        "A4",
        "B4",
        "C4",
        "D4",
        "F4",
    }


def test_amb_82_terrain_cards_may_touch() -> None:
    state = new("battle", terrain=True)
    play(state, "german", "terrain hill C4")
    play(state, "american", "terrain lake C3")
    play(state, "german", "terrain peaks D3")
    play(state, "american", "terrain meadow D4")
    assert (control(state, "C3"), control(state, "C4")) == ("neutral", "neutral")
    assert verbs(state, "american") == {"take"}


def test_amb_83_a_skirmish_uses_one_card_of_each_player() -> None:
    state = new("skirmish", terrain=True)
    faces = {text.split()[0] for text in legal_texts(state, "german", "terrain")}
    assert faces == {"meadow", "hill", "lake", "peaks"}
    play(state, "german", "terrain lake C5")
    assert {text.split()[0] for text in legal_texts(state, "american", "terrain")} == faces
    play(state, "american", "terrain lake B2")
    assert verbs(state, "german") == {"take"}


def test_pz_setup_4_the_forest_deck_after_the_layout() -> None:
    """Ex 1."""
    assert [deck(new(scenario)) for scenario in SCENARIO_NAMES] == [6, 0, 0]


def test_pz_setup_5_shot_cards_go_back() -> None:
    """Ex 1. The pool is whole: after any shot a hand of all eight cards can be formed."""
    state = battle(B3="aSHE", D3="aATG", B5="gPZ4!", values="SHE=F3,A3 PZ4=F3,A3 ATG=F1")
    play(state, "american", "search B5", "shoot D3")
    assert hand(state) == (2, 3, 1)
    play(state, "american", "draw armour")
    play(state, "german", "search D3", "shoot B5", "draw distance")
    play(state, "american", "search B5", "shoot B3")
    assert hand(state) == (DISTANCE_MISSES, ARMOUR_MISSES, HITS) == (2, 3, 3)
    play(state, "american", "draw distance")
    assert state.hand == 0
    play(state, "german", "search B3", "shoot B5")
    assert hand(state) == (2, 3, 3)


def test_pz_setup_2_the_american_moves_first() -> None:
    state = skirmish()
    assert to_act(state) == "american"


def test_part_19_lists_every_option_with_its_default() -> None:
    text = RULES.read_text(encoding="utf-8").partition("## 19. Option registry")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| [^|]* \| ([^|]*) \| ([^|]*) \|$", text, re.MULTILINE)
    assert rows[0] == ("scenario", "–", "PZ-SETUP-1")
    listed = {key: (default, clause) for key, default, clause in rows[1:]}
    assert list(listed) == [option.key for option in OPTIONS]
    for option in OPTIONS:
        default, clause = listed[option.key]
        assert default == write_value(option.default)
        section = {"PZ-TERR-1": "section 13", "PZ-AMBU-1": "section 14"}.get(option.clause, option.clause)
        assert section.startswith(clause)
    assert len(SWITCHES) == 12
    assert [option.key for option in OPTIONS[:12]] == [option.key for option in SWITCHES]


def test_part_19_presets() -> None:
    assert list(PRESETS) == ["basic", *[f"step-{number}" for number in range(1, 13)], "full"]
    assert PRESETS["basic"] == {}
    assert PRESETS["full"] == PRESETS["step-12"]
    for number in range(1, 13):
        assert list(PRESETS[f"step-{number}"]) == [switch.key for switch in SWITCHES[:number]]
        new("battle", **PRESETS[f"step-{number}"])
    assert PRESETS["full"]["period"] == "1944-12"


def _cells(scenario: str) -> list[str]:
    return [CELL_NAMES[cell] for cell in new(scenario).rules.cells]
