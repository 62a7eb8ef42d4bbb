"""Advanced rules in general (Part 12): each switch alone, and the records of shots."""

from collections.abc import Callable

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Value
from fogline.titles.panzer.rules.events import Fired
from fogline.titles.panzer.rules.tables import SWITCHES
from tests.titles.panzer.fixtures import battle, card, legal_texts, play, refused, skirmish, to_act
from tests.titles.panzer.shots_fixtures import fire, shooters_at, shot, start

Options = dict[str, Value]


def corrects(**options: Value) -> bool:
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2", **options)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5")
    if to_act(state) == "german":
        play(state, "german", "skip")
    return shot(state, "american", "B3", "B5") == "<1,2,2> 2/5"


def flanks(**options: Value) -> bool:
    """A flank that is not a rear."""
    state = battle(C3="aSHE", B4="gPZ3!", E4="gPZ4", values="SHE=A2 PZ4=F2", **options)
    fire(state, "american", "C3", "B4")
    return shot(state, "german", "E4", "C3") == "<2,1,2> 2/5"


def strikes_the_rear(**options: Value) -> bool:
    state = battle(E6="aSHE", C4="gTIG", B3="aJUM!", to_act="german", values="SHE=F3 TIG=A3", **options)
    fire(state, "german", "C4", "B3")
    return shot(state, "american", "E6", "C4") == "<2,1,3> 1/2"


def searches_after_a_move(**options: Value) -> bool:
    state = skirmish(B3="aSTU", values="STU=A1", **options)
    play(state, "american", "move A2")
    return to_act(state) == "american"


def locks(**options: Value) -> bool:
    state = skirmish(B3="aJUM", B5="gPZ4!", values="JUM=A3", **options)
    fire(state, "american", "B3", "B5")
    return card(state, "B3") == "aJUM#"


def resists(**options: Value) -> bool:
    state = skirmish(B3="aSHE", B5="gPZ4", values="SHE=F1 PZ4=A2", **options)
    return shooters_at(state, "american", "B5") == set()


def keeps_its_arc(**options: Value) -> bool:
    state = skirmish(spare=False, C5="gSTG", D6="gPSK", C3="aSHE!", A4="aHEL!", to_act="german", **options)
    fire(state, "german", "C5", "C3")
    play(state, "american", "move C1")
    if to_act(state) == "american":
        play(state, "american", "skip")
    return shooters_at(state, "german", "A4") == set()


def keeps_low(**options: Value) -> bool:
    state = skirmish(B3="aSHE", B5="gSTG!", values="SHE=F2 STG=A2", **options)
    return shot(state, "american", "B3", "B5") == "<3,2,2> 2/7"


def has_no_pershing(**options: Value) -> bool:
    state = start(options)
    if to_act(state) == "german":
        play(state, "german", "terrain hill B4")
        play(state, "american", "terrain hill B3")
    if "take PER" in legal_texts(state, "american"):
        return False
    return refused(state, "american", "take PER") == "PZ-M26-1"


def has_terrain(**options: Value) -> bool:
    return to_act(start(options)) == "german"


def opens_turrets(**options: Value) -> bool:
    if "terrain" not in options:
        with pytest.raises(BadData):
            skirmish(B4="hill/gPZ4", B3="aJAC!", to_act="german", **{**options, "terrain": False})
        return False
    state = skirmish(B4="hill/gPZ4", B3="aJAC!", to_act="german", values="PZ4=F2 JAC=A2", **options)
    return shot(state, "german", "B4", "B3") == "<1,1,2> 1/2"


def ambushes(**options: Value) -> bool:
    state = skirmish(B4="gTIG", C3="aSHE", **options)
    play(state, "american", "explore B3")
    return card(state, "C3") == "aSHE!"


PROBES: dict[str, Callable[..., bool]] = {
    "fire-correction": corrects,
    "flank-attack": flanks,
    "rear-attack": strikes_the_rear,
    "light-tanks": searches_after_a_move,
    "heavy-tanks": locks,
    "superior-armour": resists,
    "stug-arc": keeps_its_arc,
    "stug-low-profile": keeps_low,
    "period": has_no_pershing,
    "terrain": has_terrain,
    "open-turret": opens_turrets,
    "ambush": ambushes,
}
"""For each switch, whether its rule is in force. Each examines a position where only this rule makes the difference."""


def alone(switch: str) -> Options:
    """One switch, with the switches it needs."""
    options: Options = {switch: "1944-12" if switch == "period" else True}
    if switch == "open-turret":
        options["terrain"] = True
    return options


def test_pz_adv_1_all_off_at_first() -> None:
    """Ex 1: without a switch none of the rules is in force; there is a probe for each."""
    assert list(PROBES) == [switch.key for switch in SWITCHES]
    assert [switch for switch, holds in PROBES.items() if holds()] == []
    assert [switch.default for switch in SWITCHES] == ["none" if each.key == "period" else False for each in SWITCHES]


@pytest.mark.parametrize("switch", list(PROBES))
def test_pz_adv_1_each_switch_alone(switch: str) -> None:
    """Ex 1: only its own rule is in force (AMB-94: the two rules of the Stug are two switches)."""
    options = alone(switch)
    assert {each for each, holds in PROBES.items() if holds(**options)} == set(options)


def test_pz_adv_1_all_together() -> None:
    """Every rule is in force when all are on; a flank that is not a rear stays a flank."""
    options: Options = {}
    for switch in PROBES:
        options |= alone(switch)
    assert {each for each, holds in PROBES.items() if not holds(**options)} == set()


def test_pz_adv_2_a_turn_without_a_shot() -> None:
    """Ex 1: it breaks correction, flank and rear, and the arc of the Stug."""
    correction = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2", fire_correction=True)
    fire(correction, "american", "B3", "B5")
    play(correction, "german", "move C5")
    assert shot(correction, "american", "B3", "B5") == "<1,2,2> 2/5"
    play(correction, "american", "move A1")
    play(correction, "german", "move C5")
    assert shot(correction, "american", "B3", "B5") == "<2,2,2> 1/3"

    arc = skirmish(spare=False, C5="gSTG", D6="gPSK", C3="aSHE!", A4="aHEL!", to_act="german", stug_arc=True)
    fire(arc, "german", "C5", "C3")
    play(arc, "american", "move C1")
    assert refused(arc, "german", "search A4") == "PZ-SRCH-2"
    play(arc, "german", "move A5")
    play(arc, "american", "move C1")
    assert shooters_at(arc, "german", "A4") == {"C5"}

    flank = battle(C3="aSHE", B4="gPZ3!", E4="gPZ4", values="SHE=A2 PZ4=F2", flank_attack=True, rear_attack=True)
    fire(flank, "american", "C3", "B4")
    assert shot(flank, "german", "E4", "C3") == "<2,1,2> 2/5"
    play(flank, "german", "move A5")
    play(flank, "american", "move A1")
    assert shot(flank, "german", "E4", "C3") == "<2,2,2> 1/3"


def test_pz_adv_2_one_record_for_each_turn() -> None:
    """A shot is told once, with shooter, target and both cells."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values="SHE=F2 PZ4=A2")
    log = play(state, "american", "search B5", "shoot B3", "draw armour")
    fired = [event for event in log if isinstance(event, Fired)]
    assert [(event.side, event.unit, event.gun, event.victim, event.target) for event in fired] == [(0, 5, 13, 13, 25)]
    assert (fired[0].distance, fired[0].armour, fired[0].hits, fired[0].reasons) == (2, 2, 2, ())
