"""Deployment (Part 4)."""

from __future__ import annotations

from fogline.titles.panzer.rules.events import Fielded, Ready
from fogline.titles.panzer.rules.state import SIZE, State
from fogline.titles.panzer.rules.steps import DEPLOY
from tests.titles.panzer.fixtures import (
    Game,
    card,
    check_alike,
    deck,
    deploy,
    muster,
    new,
    play,
    played,
    refused,
    seen,
    to_act,
    told,
    view,
)  # fmt: skip


def mustered(scenario: str, american: str, german: str) -> State:
    """A game whose squads are chosen."""
    state = new(scenario)
    muster(state, "american", american)
    muster(state, "german", german)
    return state


def test_pz_deploy_1_nothing_is_shown_before_both_have_deployed() -> None:
    """Ex 1."""
    start = mustered("skirmish", "SHE BAZ STU", "PZ4 PSK PZ2 PZ3")
    one = played(start, "american", "deploy SHE A1", "deploy BAZ B1", "deploy STU C1", "done")
    assert told(one.log, "german") == [Ready(0, DEPLOY)]
    before, after = view(start, "german"), view(one.state, "german")
    assert after._replace(sides=before.sides, to_act=before.to_act) == before
    assert after.sides[SIZE] == before.sides[SIZE] == 0
    assert deck(after) == 6

    other = mustered("skirmish", "PER", "PZ4 PSK PZ2 PZ3")
    check_alike("german", one, Game(other, deploy(other, "american", "PER-D1")))

    log = deploy(one.state, "german", "PZ4-A6 PSK-B6 PZ2-C6 PZ3-D6")
    assert Fielded(3, 4, 13) in told(log, "american")
    assert Fielded(3, 4, 13) in told(log, "german")
    for who in ("american", "german", None):
        assert view(one.state, who).sides[SIZE : SIZE + 2] == (3, 4)  # AMB-05
        assert deck(view(one.state, who)) == 13


def test_amb_05_the_size_of_a_squad_is_public_once_both_have_deployed() -> None:
    one = mustered("skirmish", "SHE BAZ STU", "PZ4")
    two = mustered("skirmish", "SHE BAZ", "PZ4")
    for state, units in ((one, "SHE-A1 BAZ-B1 STU-C1"), (two, "SHE-A1 BAZ-B1")):
        deploy(state, "american", units)
    assert view(one, "german") == view(two, "german")
    for state in (one, two):
        deploy(state, "german", "PZ4-A6")
    assert view(one, "german").sides[SIZE] == 3
    assert view(two, "german").sides[SIZE] == 2
    assert (deck(one), deck(two)) == (10, 9)


def test_pz_deploy_1_units_look_like_forest() -> None:
    """Ex 2."""
    state = mustered("skirmish", "SHE BAZ STU", "PZ4")
    deploy(state, "german", "PZ4-A6")
    deploy(state, "american", "SHE-A1 BAZ-C1 STU-D1")
    assert [card(state, cell) for cell in ("A1", "B1", "C1", "D1")] == ["aSHE", "a---", "aBAZ", "aSTU"]
    assert [seen(state, "german", cell) for cell in ("A1", "B1", "C1", "D1")] == ["a???"] * 4
    assert [seen(state, None, cell) for cell in ("A1", "B1", "C1", "D1")] == ["a???"] * 4


def test_pz_deploy_1_all_units_in_the_home_row() -> None:
    """Ex 3."""
    state = mustered("skirmish", "SHE BAZ STU", "PZ4")
    play(state, "american", "deploy SHE A1", "deploy BAZ B1")
    assert refused(state, "american", "done") == "PZ-DEPLOY-1"
    assert refused(state, "american", "deploy STU C2") == "PZ-DEPLOY-1"
    assert refused(state, "american", "deploy STU A1") == "PZ-DEPLOY-1"  # taken
    assert refused(state, "american", "deploy SHE C1") == "PZ-DEPLOY-1"  # deployed already
    assert refused(state, "american", "deploy PER C1") == "PZ-DEPLOY-1"  # not in the squad
    assert refused(state, "german", "deploy PZ4 A1") == "PZ-DEPLOY-1"
    play(state, "american", "deploy STU C1", "done")
    assert to_act(state) == "german"


def test_pz_deploy_1_the_order_is_irrelevant() -> None:
    start = mustered("skirmish", "SHE BAZ", "PZ4 PSK")
    american, german = "SHE-A1 BAZ-D1", "PSK-B6 PZ4-C6"
    one, other = start.clone(), start.clone()
    deploy(one, "american", american)
    deploy(one, "german", german)
    deploy(other, "german", " ".join(reversed(german.split())))
    deploy(other, "american", " ".join(reversed(american.split())))
    assert one.key() == other.key()


def test_pz_deploy_2_displaced_forest_goes_to_the_deck() -> None:
    """Ex 1."""
    state = mustered("skirmish", "SHE BAZ STU", "PZ4 PSK PZ2 PZ3")
    deploy(state, "american", "SHE-A1 BAZ-B1 STU-C1")
    deploy(state, "german", "PZ4-A6 PSK-B6 PZ2-C6 PZ3-D6")
    assert deck(state) == 6 + 3 + 4 == 13

    state = mustered("battle", "SHE BAZ STU ATG HEL", "PZ4 PSK PZ2 PZ3")
    deploy(state, "american", "SHE-A1 BAZ-B1 STU-C1 ATG-D1 HEL-E1")
    deploy(state, "german", "PZ4-A6 PSK-B6 PZ2-C6 PZ3-D6")
    assert deck(state) == 9
