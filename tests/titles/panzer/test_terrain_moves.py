"""MOVE with terrain (section 13.3)."""

from tests.titles.panzer.fixtures import (
    BOTH,
    Game,
    battle,
    card,
    check_alike,
    control,
    deck,
    movable,
    moves_of,
    pile,
    play,
    played,
    refused,
    seen,
    skirmish,
)
from tests.titles.panzer.shots_fixtures import fire

CHEAP = "SHE=C2 JUM=C2 JAC=C2 HEL=C2"


def test_pz_tmov_1_empty_terrain_is_ignored() -> None:
    """Ex 1: with a lake on C2 all its quadrants can be moved."""
    state = skirmish(C2="lake")
    assert {"B1", "C1", "B2", "C2"} <= movable(state, "american")


def test_pz_tmov_1_an_enemy_on_terrain() -> None:
    """Ex 2: a German unit on the hill C3 stops Q(B2) and Q(C2)."""
    state = skirmish(C3="hill/gPZ4")
    assert movable(state, "american") == {"A1", "B1", "C1", "A2"}
    for quadrant in ("B2", "C2"):
        assert refused(state, "american", f"move {quadrant}") == "PZ-MOVE-1"


def test_pz_tmov_1_at_least_one_card() -> None:
    """Four terrain cards in a square are nobody's quadrant."""
    state = battle(B2="meadow", C2="hill", B3="lake", C3="peaks")
    assert "B2" not in movable(state, "american")
    assert refused(state, "american", "move B2") == "PZ-MOVE-1"
    held = battle(B2="meadow", C2="hill/aSHE", B3="lake", C3="peaks")
    assert moves_of(held, "american", "B2") == ["C2-B2", ""]


def test_pz_tmov_2_cards_that_are_picked_up() -> None:
    """Ex 1: the cards of B3 and C3, and X; the terrain of B4 and C4 stays."""
    state = skirmish(B4="peaks", C4="hill/aSHE", C3="aSTU!")
    everything = {"", "C3-B3", "C4-B3", "C3-C4 C4-B3", "C3-C4 C4-C3", "C3-B3 C4-C3"}
    assert set(moves_of(state, "american", "B3")) == everything
    play(state, "american", "move B3 C4-B3")
    assert [card(state, cell) for cell in ("B3", "C3", "B4", "C4")] == ["aSHE", "aSTU", "peaks", "hill"]


def test_pz_tmov_3_how_many_arrangements() -> None:
    """Ex 1: with peaks on C4 one unit has 3, two have 6. Ex 2: with an empty hill one unit has 4."""
    one = skirmish(B3="aSHE", B4="a---", C4="peaks")
    two = skirmish(B3="aSHE", C3="aSTU", B4="a---", C4="peaks")
    hill = skirmish(B3="aSHE", B4="a---", C4="hill")
    assert [len(set(moves_of(state, "american", "B3"))) for state in (one, two, hill)] == [3, 6, 4]
    assert set(moves_of(hill, "american", "B3")) == {"", "B3-C3", "B3-B4", "B3-C4"}


def test_pz_tmov_4_entering() -> None:
    """Ex 1: X on the hill is revealed; forest fills its cell; the deck loses a card."""
    state = skirmish(B3="aSHE", B4="a---", C4="hill")
    before = deck(state)
    play(state, "american", "move B3 B3-C4")
    assert [seen(state, who, "C4") for who in (*BOTH, None)] == ["hill/aSHE"] * 3
    assert [card(state, cell) for cell in ("B3", "C3", "B4")] == ["a---"] * 3
    assert (control(state, "C4"), deck(state)) == ("american", before - 1)


def test_pz_tmov_4_it_remains_revealed() -> None:
    """As long as it is there, whatever else is moved."""
    state = skirmish(B3="aSHE", B4="a---", C4="hill")
    play(state, "american", "move B3 B3-C4")
    for _ in range(3):
        play(state, "german", "move A5")
        play(state, "american", "move B3")
        assert seen(state, "german", "C4") == "hill/aSHE"


def test_pz_tmov_5_leaving() -> None:
    """Ex 1: X is hidden on B4, the hill neutral, the deck has a card more; the German knows only that it left."""
    state = skirmish(C4="hill/aSHE", B4="a---")
    before = deck(state)
    after = {cell: played(state, "american", f"move B3 C4-{cell}") for cell in ("B3", "C3", "B4")}
    left = after["B4"].state
    assert (card(left, "B4"), card(left, "C4"), control(left, "C4")) == ("aSHE", "hill", "neutral")
    assert deck(left) == before + 1
    assert [seen(left, "german", cell) for cell in ("B3", "C3", "B4", "C4")] == ["a???", "a???", "a???", "hill"]
    for viewer in ("german", None):
        check_alike(viewer, after["B4"], after["B3"])
        check_alike(viewer, after["B4"], after["C3"])


def test_pz_tmov_6_no_room() -> None:
    """Ex 1: with units on the other three cells each of the 24 arrangements has one on the hill."""
    state = skirmish(spare=False, C4="hill/aSHE", B3="aJUM", C3="aJAC", B4="aHEL", D6="gPSK", values=CHEAP)
    moves = set(moves_of(state, "american", "B3"))
    assert len(moves) == 24
    before = deck(state)
    for move in moves:
        after = played(state, "american", f"move B3 {move}".strip()).state
        assert card(after, "C4").startswith("hill/a")
        assert deck(after) == before
    assert refused(state, "american", "move B3 C4-B3") == "PZ-TMOV-3"


def test_pz_tmov_7_swap() -> None:
    """Ex 1: Y on the hill and revealed, X hidden, the deck unchanged."""
    state = skirmish(C4="hill/aSHE", B3="aSTU", B4="a---")
    before = deck(state)
    play(state, "american", "move B3 B3-C4 C4-B3")
    assert (card(state, "C4"), card(state, "B3"), deck(state)) == ("hill/aSTU", "aSHE", before)
    assert seen(state, "german", "B3") == "a???"


def test_pz_tmov_8_destroyed_on_terrain() -> None:
    """Ex 1: the hill is empty and neutral, the deck unchanged (AMB-61)."""
    state = skirmish(C4="hill/aSHE", C5="gPZ4", to_act="german")
    before = deck(state)
    fire(state, "german", "C5", "C4", "hit")
    assert (card(state, "C4"), control(state, "C4"), deck(state), pile(state, "german")) == (
        "hill", "neutral", before, ["SHE"],
    )  # fmt: skip


def test_pz_tmov_9_staying() -> None:
    """Ex 1: X stays revealed on the hill (AMB-63), Y is hidden on B4, the deck unchanged."""
    state = skirmish(C4="hill/aSHE", B3="aSTU", B4="a---")
    before = deck(state)
    play(state, "american", "move B3 B3-B4")
    assert (card(state, "C4"), card(state, "B4"), deck(state)) == ("hill/aSHE", "aSTU", before)


def test_amb_62_terrain_to_terrain() -> None:
    """One unit from hill to meadow, and two units onto two cards, each in one MOVE."""
    state = skirmish(B3="hill/aSHE", C3="meadow")
    before = deck(state)
    play(state, "american", "move B2 B3-C3")
    assert (card(state, "B3"), card(state, "C3"), deck(state)) == ("hill", "meadow/aSHE", before)
    two = skirmish(B3="hill", C3="meadow", B2="aSHE", C2="aSTU")
    before = deck(two)
    play(two, "american", "move B2 B2-C3 C2-B3")
    assert (card(two, "B3"), card(two, "C3"), deck(two)) == ("hill/aSTU", "meadow/aSHE", before - 2)


def test_amb_63_still_revealed_after_the_move() -> None:
    """Everybody still sees it; nobody is told that it arrived or left."""
    state = skirmish(C4="hill/aSHE", B4="a---")
    after = played(state, "american", "move B3")
    assert [seen(after.state, who, "C4") for who in (*BOTH, None)] == ["hill/aSHE"] * 3
    assert {type(event).__name__ for event in after.log} == {"Moved", "TurnBegan"}


def test_pz_tmov_4_where_it_came_from_is_not_told() -> None:
    """A hidden unit on B3 or on C3 enters the hill: the German cannot tell."""
    games = []
    for cell in ("B3", "C3", "B4"):
        state = skirmish(**{"B4": "a---", cell: "aSHE"}, C4="hill", D1="aBAZ", spare=False, D6="gPSK")
        games.append(Game(state, play(state, "american", f"move B3 {cell}-C4")))
    for viewer in ("german", None):
        check_alike(viewer, games[0], games[1])
        check_alike(viewer, games[0], games[2])
