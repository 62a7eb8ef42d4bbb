"""Fire correction (section 12.1)."""

import pytest

from tests.titles.panzer.fixtures import GAME, card, hand, play, skirmish
from tests.titles.panzer.shots_fixtures import draw, fire, held, shot

VALUES = "SHE=F2,A2 JUM=F2,A2 PZ4=F2,A2 PAN=F2,A2"


def test_pz_corr_1_the_same_target() -> None:
    """Ex 1: no correction against another target; without the switch never."""
    state = skirmish(B3="aSHE", B5="gPZ4!", C5="gPAN!", values=VALUES, fire_correction=True)
    assert fire(state, "american", "B3", "B5") == "<2,2,2> 1/3"
    play(state, "german", "move C4")
    assert shot(state, "american", "B3", "B5") == "<1,2,2> 2/5"
    assert shot(state, "american", "B3", "C5") == "<2,2,2> 1/3"

    off = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES)
    for _ in range(3):
        assert fire(off, "american", "B3", "B5") == "<2,2,2> 1/3"
        play(off, "german", "move C5")


def test_pz_corr_2_at_distance_two() -> None:
    """Ex 1: one less, two less, and never more than two."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    hands = []
    for _ in range(4):
        hands.append(fire(state, "american", "B3", "B5"))
        play(state, "german", "move C5")
    assert hands == ["<2,2,2> 1/3", "<1,2,2> 2/5", "<0,2,2> 1/2", "<0,2,2> 1/2"]


def test_pz_corr_2_at_distance_one() -> None:
    """Ex 2: never more than there are; armour is not touched (AMB-38: the owner's own turns count)."""
    state = skirmish(B3="aSHE", B4="gPZ4!", values=VALUES, fire_correction=True)
    hands = []
    for _ in range(3):
        hands.append(fire(state, "american", "B3", "B4"))
        play(state, "german", "move C5")
    assert hands == ["<1,2,2> 2/5", "<0,2,2> 1/2", "<0,2,2> 1/2"]


def test_pz_corr_2_for_the_german_side() -> None:
    state = skirmish(B3="aSHE!", B5="gPZ4", values=VALUES, fire_correction=True, to_act="german")
    hands = []
    for _ in range(3):
        hands.append(fire(state, "german", "B5", "B3"))
        play(state, "american", "move C1")
    assert hands == ["<2,2,2> 1/3", "<1,2,2> 2/5", "<0,2,2> 1/2"]


def test_amb_38_both_sides_keep_their_own_count() -> None:
    """Two units fire at each other turn by turn: each corrects by its owner's own turns t, t-2, t-4."""
    state = skirmish(B3="aSHE", B5="gPZ4", values=VALUES, fire_correction=True)
    american, german = [], []
    for _ in range(3):
        american.append(fire(state, "american", "B3", "B5"))
        german.append(fire(state, "german", "B5", "B3"))
    assert american == german == ["<2,2,2> 1/3", "<1,2,2> 2/5", "<0,2,2> 1/2"]


def test_pz_corr_3_another_action_between() -> None:
    """Ex 1: a MOVE elsewhere in the turn between (AMB-37: nothing of the bonus is left)."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    for gun_turn in range(2):
        assert fire(state, "american", "B3", "B5") == ("<2,2,2> 1/3", "<1,2,2> 2/5")[gun_turn]
        play(state, "german", "move C5")
    play(state, "american", "move C1")
    play(state, "german", "move C5")
    assert fire(state, "american", "B3", "B5") == "<2,2,2> 1/3"
    play(state, "german", "move C5")
    assert shot(state, "american", "B3", "B5") == "<1,2,2> 2/5"


@pytest.mark.parametrize("other", [["explore C3", "skip"], ["search C5", "hold"], ["search A5"]])
def test_pz_corr_3_any_action_between(other: list[str]) -> None:
    """An EXPLORE breaks the streak as well, and a search without a shot, whether it finds a unit or not."""
    state = skirmish(B3="aSHE", B5="gPZ4!", C5="gPAN", values=VALUES, fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5")
    assert shot(state, "american", "B3", "B5") == "<1,2,2> 2/5"
    play(state, "american", *other)
    play(state, "german", "move C5")
    assert shot(state, "american", "B3", "B5") == "<2,2,2> 1/3"


def test_pz_corr_3_another_shooter_between() -> None:
    """Ex 2: the other one has no correction, and afterwards the first has none either."""
    state = skirmish(B3="aSHE", C3="aJUM", B5="gPZ4!", values=VALUES, fire_correction=True)
    assert fire(state, "american", "B3", "B5") == "<2,2,2> 1/3"
    play(state, "german", "move C5")
    assert fire(state, "american", "C3", "B5") == "<2,2,2> 1/3"
    play(state, "german", "move C5")
    assert shot(state, "american", "B3", "B5") == "<2,2,2> 1/3"
    assert shot(state, "american", "C3", "B5") == "<1,2,2> 2/5"


def test_pz_corr_4_the_target_moved() -> None:
    """Ex 1: to C5, which is as far."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move B5 B5-C5")
    play(state, "american", "search C5", "shoot B3")
    assert held(state) == "<2,2,2> 1/3"


def test_pz_corr_4_the_target_was_put_back() -> None:
    """Ex 2: hidden again, found on the same cell: the correction is kept (AMB-35)."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move A5")
    assert card(state, "B5") == "gPZ4"
    play(state, "american", "search B5", "shoot B3")
    assert held(state) == "<1,2,2> 2/5"
    draw(state)
    play(state, "german", "move A4")
    assert shot(state, "american", "B3", "B5") == "<0,2,2> 1/2"


def test_pz_corr_4_the_shooter_moved() -> None:
    """A light tank that moves and fires in one turn: as far as before, or not at all."""
    state = skirmish(B3="aSTU", B5="gPZ4!", values="STU=F2,A1 PZ4=A2", fire_correction=True, light_tanks=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5", "skip")
    moved = state.clone()
    play(moved, "american", "move B2 B3-C3", "light C3 B5", "shoot C3")
    assert held(moved) == "<2,2,2> 1/3"
    play(state, "american", "move B2", "light B3 B5", "shoot B3")
    assert held(state) == "<1,2,2> 2/5"


def test_pz_corr_4_another_unit_took_the_place() -> None:
    """It stands where the target stood, and was never shot at."""
    state = skirmish(B3="aSHE", B5="gPZ4!", A5="gPAN", values=VALUES, fire_correction=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move A5 A5-B5 B5-A5")
    assert card(state, "B5") == "gPAN"
    assert shot(state, "american", "B3", "B5") == "<2,2,2> 1/3"
    assert shot(state, "american", "B3", "A5") == "<2,2,2> 1/3"


def test_amb_35_any_change_of_cell() -> None:
    """Also where the distance stays the same nothing is kept; the option takes even the pick-up for a change."""
    for lost, expected in ((False, "<1,2,2> 2/5"), (True, "<2,2,2> 1/3")):
        state = skirmish(
            B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True, correction_lost_on_pickup=lost
        )  # fmt: skip
        fire(state, "american", "B3", "B5")
        play(state, "german", "move A5")
        assert shot(state, "american", "B3", "B5") == expected


def test_amb_36_a_twin_in_the_same_cell() -> None:
    """Only the same card is corrected against; the hand tells it, and nothing before the shooter is committed."""
    kept = skirmish(B3="aSHE", B5="gPZ4!", A5="gPZ4", values=VALUES, fire_correction=True)
    fire(kept, "american", "B3", "B5")
    exchanged = kept.clone()
    play(kept, "german", "move A5")
    play(exchanged, "german", "move A5 A5-B5 B5-A5")
    for state in (kept, exchanged):
        play(state, "american", "search B5")
    assert GAME.view(kept, GAME.to_act(kept)[0]) == GAME.view(exchanged, GAME.to_act(exchanged)[0])
    for state in (kept, exchanged):
        play(state, "american", "shoot B3")
    assert (hand(kept), hand(exchanged)) == ((1, 2, 2), (2, 2, 2))


def test_amb_36_twins_that_shoot() -> None:
    """The shooter is a card as well: a light twin in its place has no correction."""
    values = "SHE=F2,A1 PZ4=A2"
    state = skirmish(B3="aSHE", A3="aSHE", B5="gPZ4!", values=values, fire_correction=True, light_tanks=True)
    fire(state, "american", "B3", "B5")
    play(state, "german", "move C5", "skip")
    same, other = state.clone(), state.clone()
    play(same, "american", "move A2", "light B3 B5", "shoot B3")
    play(other, "american", "move A2 A3-B3 B3-A3", "light B3 B5", "shoot B3")
    assert (hand(same), hand(other)) == ((1, 2, 2), (2, 2, 2))


def test_amb_37_nothing_is_kept_of_a_broken_streak() -> None:
    """After two corrected shots the target moves: k is 0, not 1."""
    state = skirmish(B3="aSHE", B5="gPZ4!", values=VALUES, fire_correction=True)
    for _ in range(3):
        last = fire(state, "american", "B3", "B5")
        play(state, "german", "move C4" if last != "<0,2,2> 1/2" else "move B5 B5-C5")
    assert fire(state, "american", "B3", "C5") == "<2,2,2> 1/3"
    play(state, "german", "move A4")
    assert shot(state, "american", "B3", "C5") == "<1,2,2> 2/5"
