"""The option registry (Part 19): every option, each of its values."""

from collections.abc import Callable
from typing import Any

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Value
from fogline.titles.panzer.rules.events import TurnBegan, TurnPassed
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import OPTIONS, PRESETS, SWITCHES
from tests.titles.panzer.fixtures import (
    battle,
    card,
    controlled,
    explorable,
    legal_texts,
    muster,
    new,
    play,
    reasons,
    refused,
    searchable,
    set_up,
    shooters,
    skirmish,
    to_act,
    verbs,
    winners,
)
from tests.titles.panzer.shots_fixtures import draw, fire, held, shooters_at, shot, start

TABLE: dict[str, tuple[tuple[Value, ...], str]] = {
    "fire-correction": ((False, True), "PZ-CORR-1"),
    "flank-attack": ((False, True), "PZ-FLNK-1"),
    "rear-attack": ((False, True), "PZ-REAR-1"),
    "light-tanks": ((False, True), "PZ-LITE-1"),
    "heavy-tanks": ((False, True), "PZ-HEVY-1"),
    "superior-armour": ((False, True), "PZ-SUPR-1"),
    "stug-arc": ((False, True), "PZ-STUG-1"),
    "stug-low-profile": ((False, True), "PZ-STUG-2"),
    "period": (("none",), "PZ-M26-1"),
    "terrain": ((False, True), "PZ-TERR-1"),
    "open-turret": ((False, True), "PZ-OPEN-1"),
    "ambush": ((False, True), "PZ-AMBU-1"),
    "gb-middle-split": (("us-left", "us-right", "alternating"), "AMB-02"),
    "terrain-before-squads": ((True, False), "AMB-04"),
    "allow-null-explore": ((True, False), "AMB-15"),
    "light-after-explore": ((True, False), "AMB-18"),
    "allow-null-search-revealed": ((False, True), "AMB-19"),
    "light-search-from-tank-only": ((True, False), "AMB-26"),
    "correction-lost-on-pickup": ((False, True), "AMB-35"),
    "flank-rear-if-destroyed": (("cell", "never"), "AMB-41"),
    "stug-low-profile-vs-hill": (("capped", "additive"), "AMB-53"),
    "hill-sees-over-hill": ((False, True), "AMB-64"),
    "ambush-on-known-units": ((False, True), "AMB-79"),
    "max-turns": (("none",), "AMB-76"),
}
"""Key, values with the default first, clause; as Part 19 has them."""


def test_part_19_the_table() -> None:
    """Every option with its values, its default and its clause, and no other."""
    assert {option.key: (option.values, option.clause) for option in OPTIONS} == TABLE
    assert OPTIONS[: len(SWITCHES)] == SWITCHES
    forms = {option.key: option.form for option in OPTIONS if option.form}
    assert forms == {"period": "text", "max-turns": "number"}


def test_part_19_defaults_are_filled_in() -> None:
    options = new().rules.setup.options
    assert dict(options) == {key: values[0] for key, (values, _) in TABLE.items()}


@pytest.mark.parametrize("key", [key for key, (values, _) in TABLE.items() if len(values) > 1])
def test_part_19_no_other_value(key: str) -> None:
    for value in ("sometimes", 7, "", 2):
        with pytest.raises(BadData):
            start({key: value})


@pytest.mark.parametrize(("key", "value"), [("max-turns", "many"), ("max-turns", -1), ("period", 1944)])
def test_part_19_no_such_number_or_text(key: str, value: Value) -> None:
    with pytest.raises(BadData):
        start({key: value})


@pytest.mark.parametrize(("key", "value", "alike"), [("max-turns", 1, True), ("terrain", True, 1)])
def test_part_19_a_truth_value_is_no_number(key: str, value: Value, alike: Value) -> None:
    """This holds whatever was agreed on in an earlier game."""
    start({key: value})
    with pytest.raises(BadData):
        start({key: alike})


def test_part_19_no_such_option() -> None:
    """``squad_size_public`` is not one: the deck reveals the size of a squad, as AMB-05 says."""
    for key in ("squad_size_public", "snipers"):
        with pytest.raises(BadData):
            start({key: True})


# -- one probe for each option, and its result for each value ------------------------------------------


def middle_row(value: Value) -> set[str]:
    state = new("great-battle", gb_middle_split=value)
    assert len(controlled(state, "american")) == len(controlled(state, "german")) == 15
    return {cell for cell in controlled(state, "american") if cell[1] == "3"}


def order_of_set_up(value: Value) -> list[str]:
    state = new(terrain=True, terrain_before_squads=value)
    order: list[str] = []
    while len(order) < 3:
        if "terrain" in verbs(state, "german"):
            order.append("terrain")
            assert refused(state, "german", "take PZ4") == "PZ-SETUP-2"
            play(state, "german", "terrain hill B4")
            play(state, "american", "terrain hill B3")
        elif "take" in verbs(state, "german"):
            order.append("squads")
            assert refused(state, "german", "terrain hill B4") == "PZ-SETUP-2"
            muster(state, "american", "SHE")
            muster(state, "german", "PZ4")
        else:
            order.append("deployment")
            assert refused(state, "german", "terrain hill B5") == "PZ-SETUP-2"
    return order


def explores_what_is_known(value: Value) -> bool:
    state = skirmish(B4="gTIG!", C4="gPZ4!", allow_null_explore=value)
    legal = "B3" in explorable(state, "american")
    if not legal:
        assert refused(state, "american", "explore B3") == "PZ-EXPL-1"
    assert "A3" in explorable(state, "american")  # A4 can be turned
    return legal


def searches_after_exploring(value: Value) -> bool:
    given: dict[str, Any] = {"B3": "aSTU", "values": "STU=A1", "light-tanks": True, "light-after-explore": value}
    moved = skirmish(**given)
    play(moved, "american", "move A2")
    assert "light" in verbs(moved, "american")
    explored = skirmish(**given)
    play(explored, "american", "explore B3", "move B3")
    return to_act(explored) == "american"


def aims_without_shooting(value: Value) -> bool:
    state = skirmish(B5="gTIG!", D6="gPZ4!", C2="aSHE", allow_null_search_revealed=value)
    assert refused(state, "american", "search D6") == "PZ-SRCH-2"  # out of range for every card
    legal = "B5" in searchable(state, "american")
    if legal:
        play(state, "american", "search B5")
        assert legal_texts(state, "american") == ["hold"]
        play(state, "american", "hold")
        assert to_act(state) == "german"
    else:
        assert refused(state, "american", "search B5") == "PZ-SRCH-2"
    near = skirmish(B5="gTIG!", B3="aSHE", allow_null_search_revealed=value)
    play(near, "american", "search B5")
    assert ("hold" in verbs(near, "american")) == legal
    if not legal:
        assert refused(near, "american", "hold") == "PZ-SRCH-2"
    return legal


def searches_beyond_the_tank(value: Value) -> bool:
    state = battle(B3="aSTU", E5="gPZ4", D4="gPZ3", C3="aJAC", values="STU=A1,F1 JAC=A2",
                   light_tanks=True, light_search_from_tank_only=value)  # fmt: skip
    play(state, "american", "move A2")
    if "light B3 E5" not in legal_texts(state, "american"):
        assert refused(state, "american", "light B3 E5") == "PZ-LITE-2"
        return False
    assert refused(state, "american", "light B3 E6") == "PZ-LITE-2"  # nobody observes it
    near = state.clone()
    play(state, "american", "light B3 E5")
    assert legal_texts(state, "american") == ["hold"]  # the tank is too far off, and only the tank fires
    play(near, "american", "light B3 D4")
    assert shooters(near, "american") == {"B3"}
    return True


def after_a_pick_up(value: Value) -> str:
    given: dict[str, Any] = {"fire-correction": True, "correction-lost-on-pickup": value}
    untouched = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2", **given)
    fire(untouched, "american", "B3", "B5")
    picked_up = untouched.clone()
    play(untouched, "german", "move C5")
    assert shot(untouched, "american", "B3", "B5") == "<1,2,2> 2/5"
    play(picked_up, "german", "move A5")
    return shot(picked_up, "american", "B3", "B5")


def after_destruction(value: Value) -> str:
    state = battle(
        E6="aSHE", B3="aJUM!", C4="gTIG!", values="TIG=F3,A3 SHE=F3", to_act="german",
        rear_attack=True, flank_rear_if_destroyed=value,
    )  # fmt: skip
    fire(state, "german", "C4", "B3", "hit")
    return shot(state, "american", "E6", "C4")


def low_profile_and_hill(value: Value) -> list[str]:
    given: dict[str, Any] = {
        "values": "SHE=F2 STG=A2", "stug-low-profile": True, "stug-low-profile-vs-hill": value,
    }  # fmt: skip
    down = skirmish(B3="hill/aSHE", B5="gSTG!", **given)
    up = skirmish(B3="aSHE", B5="hill/gSTG", **given)
    return [shot(state, "american", "B3", "B5") for state in (down, up)]


def over_a_hill(value: Value) -> tuple[bool, bool]:
    """Whether a unit on a hill fires over a hill, and whether it observes over one."""
    state = battle(C4="hill/gPZ4", D4="hill", E4="aSHE!", to_act="german", hill_sees_over_hill=value)
    observer = battle(spare=False, **lone_observer(), hill_sees_over_hill=value)
    return "C4" in shooters_at(state, "german", "E4"), "B4" in searchable(observer, "american")


def lone_observer() -> dict[str, str]:
    """The American has one card, a unit on the hill B2; the hill B3 is between it and B4."""
    cards = {f"{column}{row}": "g---" for column in "ABCDE" for row in (1, 2, 3)}
    return {**cards, "B2": "hill/aSHE", "B3": "hill", "A6": "gPSK"}


def ambushed_by_known_units(value: Value) -> bool:
    state = skirmish(B4="gTIG!", C3="aSHE", ambush=True, ambush_on_known_units=value)
    play(state, "american", "explore B3")
    return card(state, "C3") == "aSHE!"


PROBES: dict[str, tuple[Callable[[Value], object], dict[Value, object]]] = {
    "gb-middle-split": (
        middle_row,
        {"us-left": {"A3", "B3", "C3"}, "us-right": {"D3", "E3", "F3"}, "alternating": {"A3", "C3", "E3"}},
    ),
    "terrain-before-squads": (
        order_of_set_up,
        {True: ["terrain", "squads", "deployment"], False: ["squads", "terrain", "deployment"]},
    ),
    "allow-null-explore": (explores_what_is_known, {True: True, False: False}),
    "light-after-explore": (searches_after_exploring, {True: True, False: False}),
    "allow-null-search-revealed": (aims_without_shooting, {True: True, False: False}),
    "light-search-from-tank-only": (searches_beyond_the_tank, {True: False, False: True}),
    "correction-lost-on-pickup": (after_a_pick_up, {False: "<1,2,2> 2/5", True: "<2,2,2> 1/3"}),
    "flank-rear-if-destroyed": (after_destruction, {"cell": "<2,1,3> 1/2", "never": "<2,3,3> 3/8"}),
    "stug-low-profile-vs-hill": (
        low_profile_and_hill,
        {"capped": ["<1,2,2> 2/5", "<2,2,2> 1/3"], "additive": ["<2,2,2> 1/3", "<3,2,2> 2/7"]},
    ),
    "hill-sees-over-hill": (over_a_hill, {False: (False, False), True: (True, True)}),
    "ambush-on-known-units": (ambushed_by_known_units, {False: False, True: True}),
}


def test_part_19_a_probe_for_each_value() -> None:
    """The switches are probed by PZ-ADV-1, the period and the number of turns by tests of their own."""
    probed = {key: set(expected) for key, (_, expected) in PROBES.items()}
    own = {"period", "max-turns", *[switch.key for switch in SWITCHES]}
    assert probed == {key: set(values) for key, (values, _) in TABLE.items() if key not in own}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (_, found) in PROBES.items() for value in found])
def test_part_19_each_value(key: str, value: Value) -> None:
    """AMB-02, AMB-04, AMB-15, AMB-18, AMB-19, AMB-26, AMB-35, AMB-41, AMB-53, AMB-64, AMB-79."""
    probe, expected = PROBES[key]
    assert probe(value) == expected[value]


# -- more of some options -----------------------------------------------------------------------------


def test_amb_02_the_split_decides_territories() -> None:
    """PZ-TPLC-5: with us-right D3 is American territory, with alternating B3 is German."""
    right = new("great-battle", terrain=True, gb_middle_split="us-right")
    play(right, "german", "terrain hill D3")
    play(right, "american", "terrain hill B3")
    assert refused(right, "german", "terrain lake E3") == "PZ-TPLC-4"
    play(right, "german", "terrain lake A3")
    alternating = new("great-battle", terrain=True, gb_middle_split="alternating")
    play(alternating, "german", "terrain hill B3")
    play(alternating, "american", "terrain hill A3")
    assert refused(alternating, "german", "terrain lake D3") == "PZ-TPLC-4"
    play(alternating, "german", "terrain lake C3")


def helpless(**options: Value) -> State:
    """The German has one card: a Stug on A6 behind a lake and peaks, which has just destroyed a unit on the meadow A4.
    The units that it now sees on B6 and C6 are out of its arc and revealed."""
    cards = {f"{column}{row}": "a---" for column in "ABCDE" for row in (4, 5, 6)}
    cards |= {"A6": "gSTG!", "A5": "lake", "B5": "peaks", "A4": "meadow", "B6": "aSHE!", "C6": "aHEL!"}
    return battle(
        spare=False, **cards, lost="JAC", shots="german STG A6 JAC A4 killed", turn=2, stug_arc=True, **options
    )  # fmt: skip


def test_amb_15_no_action_left() -> None:
    """The turn passes, t advances, END runs: the arc is forgotten, and in its next turn the Stug may fire."""
    state = helpless(allow_null_explore=False)
    log = play(state, "american", "move C1")
    assert [event for event in log if isinstance(event, TurnPassed | TurnBegan)] == [TurnPassed(3, 1), TurnBegan(4, 0)]
    assert (to_act(state), state.turn) == ("american", 4)
    play(state, "american", "move C1")
    assert (to_act(state), state.turn) == ("german", 5)
    assert searchable(state, "german") == {"B6", "C6"}


def test_amb_15_there_is_always_a_null_explore() -> None:
    """By default the same side explores what it knows, without effect (AMB-77)."""
    state = helpless()
    play(state, "american", "move C1")
    assert legal_texts(state, "german") == ["explore A5"]
    play(state, "german", "explore A5")
    assert (to_act(state), state.turn) == ("american", 4)


def test_amb_35_the_shooters_pick_up_also_counts() -> None:
    """A light tank that is picked up and put back before it fires again."""
    for lost, expected in ((False, "<1,2,2> 2/5"), (True, "<2,2,2> 1/3")):
        state = skirmish(
            B3="aSTU", B5="gPZ4!", values="STU=A1,F2 PZ4=A2", fire_correction=True, light_tanks=True,
            correction_lost_on_pickup=lost,
        )  # fmt: skip
        fire(state, "american", "B3", "B5")
        play(state, "german", "move C5", "skip")
        play(state, "american", "move A2", "light B3 B5", "shoot B3")
        assert held(state) == expected


def test_amb_76_no_draw_without_a_limit() -> None:
    state = set_up(new(), "SHE", "PZ4")
    for turn in range(30):
        play(state, ("american", "german")[turn % 2], ("move A1", "move A5")[turn % 2])
    assert (to_act(state), reasons(state)) == ("american", ())


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_amb_76_a_limit_of_turns(limit: int) -> None:
    """After that many complete turns of either player the game is a draw."""
    state = set_up(new(max_turns=limit), "SHE", "PZ4")
    for turn in range(limit):
        assert reasons(state) == ()
        play(state, ("american", "german")[turn % 2], ("move A1", "move A5")[turn % 2])
    assert (to_act(state), reasons(state), winners(state)) == ("", ("turns",), ())


def test_amb_76_a_win_in_the_last_turn() -> None:
    """It takes precedence over the limit."""
    state = skirmish(spare=False, B3="aSHE", B5="gPZ4!", max_turns=1)
    play(state, "american", "search B5", "shoot B3")
    draw(state, "hit")
    assert (winners(state), reasons(state)) == (("american",), ("destruction",))


@pytest.mark.parametrize("name", list(PRESETS))
def test_part_19_presets(name: str) -> None:
    """basic has no switch on, step-N the first N, full all of them; each is a playable set-up."""
    number = {"basic": 0, "full": len(SWITCHES)}.get(name) or int(name.partition("-")[2] or 0)
    assert list(PRESETS[name]) == [switch.key for switch in SWITCHES[:number]]
    state = start(PRESETS[name], "battle")
    for switch in SWITCHES[:number]:
        assert state.rules.setup.options[switch.key] == ("1944-12" if switch.key == "period" else True)


def test_part_19_names_of_presets() -> None:
    assert list(PRESETS) == ["basic", *[f"step-{number}" for number in range(1, 13)], "full"]
