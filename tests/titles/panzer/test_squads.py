"""Squads (Part 4)."""

from __future__ import annotations

from random import Random

from fogline.titles.panzer.rules.cards import CODES, SUPPLY
from fogline.titles.panzer.rules.events import AllShown, Ready, Taken
from tests.titles.panzer.fixtures import (
    GAME,
    Game,
    check_alike,
    legal_texts,
    muster,
    new,
    play,
    played,
    refused,
    set_up,
    skirmish,
    to_act,
    told,
    view,
    walk,
)  # fmt: skip

COSTS = """name = "costs"
[american]
BAZ = { cost = %d, armour = 0, firepower = 2 }
ATG = { cost = %d, armour = 0, firepower = 2 }
STU = { cost = %d, armour = 1, firepower = 1 }
HEL = { cost = %d, armour = 1, firepower = 3 }
SHE = { cost = %d, armour = 2, firepower = 2 }
JAC = { cost = 5, armour = 2, firepower = 3 }
JUM = { cost = 5, armour = 3, firepower = 2 }
PER = { cost = 6, armour = 3, firepower = 3 }
[german]
PSK = { cost = 2, armour = 0, firepower = 2 }
PAK = { cost = 3, armour = 0, firepower = 3 }
PZ2 = { cost = 2, armour = 1, firepower = 1 }
PZ3 = { cost = 3, armour = 1, firepower = 2 }
PZ4 = { cost = 4, armour = 2, firepower = 2 }
STG = { cost = 4, armour = 2, firepower = 2 }
PAN = { cost = 5, armour = 2, firepower = 3 }
TIG = { cost = 6, armour = 3, firepower = 3 }
"""


def test_pz_squad_1_the_other_sees_only_that_a_side_is_ready() -> None:
    """Ex 1."""
    start = new("skirmish")
    one = played(start, "american", "take SHE", "take BAZ", "done")
    other = played(start, "american", "take PER", "done")
    check_alike("german", one, other)
    check_alike(None, one, other)
    assert told(one.log, "german") == [Ready(0, one.state.step)]
    before, after = view(start, "german"), view(one.state, "german")
    assert after != before
    assert after._replace(sides=before.sides, to_act=before.to_act) == before


def test_pz_squad_1_how_far_a_side_has_come_is_not_told() -> None:
    start = new("skirmish")
    one = played(start, "american", "take SHE")
    check_alike("german", Game(start, []), one)
    assert told(one.log, "american") == [Taken(0, CODES.index("SHE"))]
    assert legal_texts(start, "german") == legal_texts(one.state, "german")


def test_pz_squad_1_units_are_taken_in_any_order() -> None:
    start = new("skirmish")
    one = played(start, "american", "take SHE", "take BAZ", "done")
    other = played(start, "american", "take BAZ", "take SHE", "done")
    assert one.state.key() == other.state.key()


def test_pz_squad_1_only_your_own_units() -> None:
    state = new("skirmish")
    assert refused(state, "american", "take PZ4") == "PZ-SQUAD-1"
    assert refused(state, "german", "take SHE") == "PZ-SQUAD-1"


def test_pz_squad_2_limits_of_a_skirmish() -> None:
    """Ex 1: costs 3,3,3,3; 4,4,4,1; 2,2,2,2,2; 5 alone."""
    threes = new("skirmish", COSTS % (3, 3, 3, 3, 3))
    play(threes, "american", "take BAZ", "take ATG", "take STU", "take HEL", "done")
    assert to_act(threes) == "german"

    dear = new("skirmish", COSTS % (4, 4, 4, 1, 1))
    play(dear, "american", "take BAZ", "take ATG", "take STU")
    assert refused(dear, "american", "take HEL") == "PZ-SQUAD-2"

    many = new("skirmish", COSTS % (2, 2, 2, 2, 2))
    play(many, "american", "take BAZ", "take ATG", "take STU", "take HEL")
    assert refused(many, "american", "take SHE") == "PZ-SQUAD-2"
    assert legal_texts(many, "american") == ["done"]

    alone = new("skirmish", COSTS % (5, 2, 2, 2, 2))
    play(alone, "american", "take BAZ", "done")
    assert to_act(alone) == "german"


def test_pz_squad_2_no_more_cards_than_exist() -> None:
    """Ex 2."""
    state = new("great-battle")
    play(state, "american", "take SHE", "take SHE")
    assert refused(state, "american", "take SHE") == "PZ-SQUAD-2"
    play(state, "american", "take BAZ")
    assert refused(state, "american", "take BAZ") == "PZ-SQUAD-2"


def test_pz_squad_2_every_squad_on_offer_keeps_the_limits() -> None:
    for scenario, units, points in (("skirmish", 4, 12), ("battle", 5, 16), ("great-battle", 6, 20)):
        for seed in range(20):
            state = new(scenario)
            rng = Random(seed)
            while len(GAME.to_act(state)) == 2 and (texts := legal_texts(state, "american", "take")):
                play(state, "american", f"take {rng.choice(texts)}")
            squad = [unit for unit in range(1, 9) for _ in range(state.squads[unit])]
            assert len(squad) <= units
            assert sum(state.rules.costs[unit] for unit in squad) <= points
            assert all(squad.count(unit) <= SUPPLY[unit] for unit in squad)


def test_amb_06_at_least_one_unit() -> None:
    state = new("skirmish")
    assert refused(state, "american", "done") == "PZ-SQUAD-2"
    play(state, "american", "take SHE")
    assert "done" in legal_texts(state, "american")


def test_pz_squad_3_units_left_out_stay_secret() -> None:
    """Ex 1. Two games that differ only in a unit the American left out are one and the same to the German."""
    state = set_up(new("skirmish"), "SHE BAZ", "PZ4 PSK")
    jumbo = CODES.index("JUM")
    assert state.squads[jumbo] == 0
    for before, _, after in walk(state, seed=5, most=60):
        if GAME.outcome(after.state) is None:
            assert view(before, "german").squads[1:9] == (0,) * 8
            assert view(before, "american").squads[9:] == (0,) * 8


def test_amb_07_unchosen_units_are_shown_when_the_game_is_over() -> None:
    """The squads are shown then, and so are the units left out."""
    state = skirmish(spare=False, B3="aSHE", A1="aBAZ", B5="gPZ4")
    assert view(state, "german").squads[1:9] == (0,) * 8
    log = play(state, "american", "search B5", "shoot B3", "draw hit")
    shown = [event for event in told(log, "german") if isinstance(event, AllShown)]
    assert [event.squads for event in shown] == [tuple(state.squads)]
    assert view(state, "german").squads == tuple(state.squads)


def test_pz_squad_3_a_squad_is_never_public_before_the_end() -> None:
    state = new("skirmish")
    muster(state, "american", "PER JUM")
    assert set(view(state, "german").squads) == {0}
    assert set(view(state, None).squads) == {0}
    assert view(state, "american").squads[CODES.index("PER")] == 1
