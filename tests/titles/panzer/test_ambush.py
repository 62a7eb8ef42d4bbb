"""The ambush variant (Part 14)."""

import pytest

from fogline.titles.panzer.rules.events import Revealed
from fogline.titles.scope.position import SEEN, facts
from tests.titles.panzer.fixtures import (
    BOTH,
    Game,
    card,
    changes,
    check_alike,
    control,
    legal_texts,
    play,
    seen,
    skirmish,
    to_act,
    told,
    view,
)
from tests.titles.panzer.shots_fixtures import draw


def test_pz_ambu_1_both_sides_are_shown() -> None:
    """Ex 1: T and X are revealed, the forest of both is turned back, and both know which cells are empty."""
    state = skirmish(B4="gTIG", C3="aSHE", ambush=True)
    before = state.clone()
    log = play(state, "american", "explore B3")
    assert changes(before, state) == {"B4": "gTIG!", "C3": "aSHE!"}
    assert (control(state, "B3"), control(state, "C4"), to_act(state)) == ("american", "german", "german")
    empty = {cell for event in log for cell in getattr(event, "cells", ())}
    assert empty == {13, 20}  # B3 and C4
    assert [told(log, who) for who in (*BOTH, None)] == [log] * 3
    remembered = {(fact.what, fact.side, fact.cell, fact.kind) for fact in facts(view(state, "german").facts)}
    assert {(SEEN, 1, 20, 0), (SEEN, 0, 13, 0)} <= remembered


def test_pz_ambu_1_no_enemy_no_ambush() -> None:
    """Ex 2: an EXPLORE as ever; X is not shown."""
    state = skirmish(C3="aSHE", ambush=True)
    play(state, "american", "explore B3")
    assert (card(state, "C3"), control(state, "B4"), legal_texts(state, "american")[-1]) == ("aSHE", "american", "skip")
    assert seen(state, "german", "C3") == "a???"


@pytest.mark.parametrize("known", [True, False])
def test_pz_ambu_1_already_revealed(known: bool) -> None:
    """Ex 3: if agreed so, a unit revealed before ambushes too; by default it does not (AMB-79)."""
    state = skirmish(B4="gTIG!", C3="aSHE", ambush=True, **({"ambush-on-known-units": True} if known else {}))
    play(state, "american", "explore B3")
    assert card(state, "C3") == ("aSHE!" if known else "aSHE")
    assert to_act(state) == "german"


def test_pz_ambu_1_one_revealed_and_one_found() -> None:
    """Ex 3: V is found by turning a card, so X is shown."""
    state = skirmish(B4="gTIG!", C4="gPZ4", C3="aSHE", ambush=True)
    play(state, "american", "explore B3")
    assert (card(state, "C4"), card(state, "C3")) == ("gPZ4!", "aSHE!")


def test_pz_ambu_2_nothing_else_changes() -> None:
    """Ex 1: a search that finds T turns no American card unless America shoots."""
    state = skirmish(B5="gTIG", C3="aSHE", B3="aHEL", ambush=True)
    play(state, "american", "search B5")
    assert (card(state, "B5"), card(state, "C3"), card(state, "B3")) == ("gTIG!", "aSHE", "aHEL")
    held = state.clone()
    play(held, "american", "hold")
    assert (card(held, "C3"), card(held, "B3")) == ("aSHE", "aHEL")
    play(state, "american", "shoot C3")
    draw(state)
    assert (card(state, "C3"), card(state, "B3")) == ("aSHE!", "aHEL")


@pytest.mark.parametrize("verbs", [["search B5", "hold"], ["move A1"], ["search A5"], ["explore C3", "skip"]])
def test_pz_ambu_2_the_same_with_and_without(verbs: list[str]) -> None:
    """Searching, moving and a successful EXPLORE lead to the same position."""
    boards = []
    for ambush in (False, True):
        state = skirmish(B5="gTIG", C3="aSHE", ambush=ambush)
        play(state, "american", *verbs)
        boards.append((changes(skirmish(B5="gTIG", C3="aSHE"), state), to_act(state)))
    assert boards[0] == boards[1]


def test_amb_79_a_unit_on_terrain_is_known() -> None:
    """It was revealed before: by default no ambush."""
    for known, shown in ((False, "aSHE"), (True, "aSHE!")):
        state = skirmish(C4="hill/gTIG", B3="aSHE", ambush=True, ambush_on_known_units=known)
        play(state, "american", "explore B3")
        assert card(state, "B3") == shown


def test_amb_80_units_that_are_revealed_already() -> None:
    """A locked tank stays locked, one on terrain stays there; no event mentions them again."""
    state = skirmish(
        B3="aPER#", C3="hill/aSTU", B4="gTIG", ambush=True, heavy_tanks=True, values="PER=A3,C4 STU=C2 TIG=C2"
    )  # fmt: skip
    before = state.clone()
    log = play(state, "american", "explore B3")
    assert changes(before, state) == {"B4": "gTIG!", "B3": "aPER!"}  # the lock ends with the turn (PZ-HEVY-5)
    assert [event for event in log if isinstance(event, Revealed)] == [Revealed(19, 16)]


def test_pz_ambu_1_units_outside_stay_hidden() -> None:
    """No event mentions the explorer's cards elsewhere."""
    games = []
    for cell in ("A2", "B2"):
        state = skirmish(spare=False, B4="gTIG", C3="aSHE", **{cell: "aSTU"}, D6="gPSK", ambush=True)
        games.append(Game(state, play(state, "american", "explore B3")))
    for viewer in ("german", None):
        check_alike(viewer, games[0], games[1])


def test_pz_ambu_1_the_german_explores() -> None:
    """The mirror image."""
    state = skirmish(B3="aSHE", B4="gTIG", to_act="german", ambush=True)
    play(state, "german", "explore B3")
    assert (card(state, "B3"), card(state, "B4"), to_act(state)) == ("aSHE!", "gTIG!", "american")
