"""Ways to break the rules that the clause tests would miss. ``tests/mutations.py`` tries each."""

from itertools import combinations, permutations, product

from fogline.kernel.errors import IllegalAction, NotationError
from fogline.kernel.game import Seat
from fogline.titles.scope.grid import NEIGHBOURS, cells_of
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, GERMAN, read_card, read_cell
from fogline.titles.stalingrad.rules.events import TurnSkipped
from fogline.titles.stalingrad.rules.state import PLACED, State
from tests.titles.stalingrad.fixtures import (
    F1,
    F3,
    GAME,
    STOP,
    advanced,
    card,
    imagined,
    legal_texts,
    new,
    play,
    possible,
    put,
    refused,
    seat,
    swap,
    view,
    whole_turn,
)
from tests.titles.stalingrad.test_options import TWO_GUNS


def test_st_move_2_four_allied_cards_across_the_line() -> None:
    """Two Infantry beyond the line and the cards behind them belong to one side, but not to one Front."""
    state = advanced(put(F3, S1a="gIN", S1b="gIN", G1b="gEA", G1d="gEA"), scenario=STOP)
    assert refused(state, "german", "move S1a SN IN IN EA") == "ST-MOVE-2"


# -- nothing hidden shows -----------------------------------------------------------------------------


def refusals(state: State, who: str) -> dict[str, str]:
    """Every currently refused action that names cells, with its clause."""
    cells = [CELL_NAMES[cell] for cell in state.rules.cells]
    pairs = [
        f"{verb} {one} {two}" for verb in ("howitzer", "recognize", "assault") for one, two in product(cells, cells)
    ]
    singles = [f"{verb} {cell}" for verb in ("search", "recognize", "fire", "gun", "take", "shoot") for cell in cells]
    found: dict[str, str] = {}
    for text in [*pairs, *singles, "hold", "stay", "end"]:
        try:
            GAME.apply(state.clone(), seat(state, who), GAME.read(text))
        except IllegalAction as refusal:
            found[text] = refusal.clause
        except NotationError:
            continue
    return found


def test_st_info_5_refusals_do_not_depend_on_hidden_cards() -> None:
    """With any card next to a Mortar, the same actions are refused for the same reason (H24)."""
    picture = swap(swap(F1, "G2a", "G1a"), "S2d", "S1d")
    for who, near in (("german", "S1b"), ("soviet", "G1d")):
        expected = refusals(advanced(picture, to_act=who), who)
        assert len(set(expected.values())) > 5
        for depth, column in product("123", "abcd"):
            other = advanced(swap(picture, near, near[0] + depth + column), to_act=who)
            assert refusals(other, who) == expected


def test_st_setup_4_nothing_of_the_other_sides_set_up_shows() -> None:
    """The whole view of the others stays the same, card by card, until a side confirms."""
    for who, other in (("german", "soviet"), ("soviet", "german")):
        state = new()
        before = [view(state, viewer) for viewer in (other, None)]
        while "done" not in legal_texts(state, who):
            play(state, who, legal_texts(state, who)[-1])
            assert [view(state, viewer) for viewer in (other, None)] == before
        play(state, who, "done")
        assert [view(state, viewer) for viewer in (other, None)] != before


# -- every world is imagined --------------------------------------------------------------------------


def test_st_setup_4_any_progress_is_imagined() -> None:
    worlds = imagined(new(), "soviet", 200)
    assert {world.sides[PLACED + GERMAN] for world in worlds} == set(range(13))


def test_st_move_5_all_24_orders_are_imagined() -> None:
    """Four different cards that the enemy has seen one by one, and then a MOVE."""
    state = advanced(F1)
    whole_turn(state, "german", "recognize S2a S2b")
    whole_turn(state, "soviet", "move S3c DE EA OF MO")
    whole_turn(state, "german", "recognize S1a S1b")
    whole_turn(state, "soviet", "move S2a IN MG EA SN")
    cells = ("S2a", "S2b", "S1a", "S1b")
    worlds = imagined(state, "german", 400)
    orders = {tuple(card(world, cell) for cell in cells) for world in worlds}
    assert orders == set(permutations(("sSN", "sEA", "sMG", "sIN")))


def test_st_move_5_a_pair_is_imagined_on_any_two_cells() -> None:
    """Two alike cards that the enemy has seen, and then a MOVE."""
    state = advanced(swap(F1, "S2b", "S1d"))
    whole_turn(state, "german", "recognize S2a S2b")
    whole_turn(state, "soviet", "move S2a MG IN SN SN")
    worlds = imagined(state, "german", 100)
    found = {tuple(cell for cell in CELL_NAMES if card(world, cell) == "sSN") for world in worlds}
    assert found == set(combinations(("S2a", "S2b", "S1a", "S1b"), 2))


TINY = """
        a    b    c
S2     sEA  sSN  sEA
S1     sDE  sEA  sMG
------ front line -----
G1     gSN  gMG  gEA
G2     gEA  gEA  gEA
"""


def test_worlds_of_cards_that_crowd_are_equally_likely() -> None:
    """A Machine Gun on one of three cells, a Sniper on one of four, two cells in common: 4 + 3 + 3 worlds."""
    state = advanced(TINY)
    whole_turn(state, "german", "fire S1b")
    whole_turn(state, "soviet", "move S2b SN EA EA MG")
    whole_turn(state, "german", "search S1a", "shoot G1a")
    worlds = imagined(state, "soviet", 2000)
    guns = [card(world, "G1c") == "gMG" for world in worlds]
    assert abs(sum(guns) / 2000 - 0.4) < 0.033  # three standard deviations; 1/3 would be six


def test_amb_48_either_gun_can_be_the_declared_one() -> None:
    """Where two Machine Guns can fire, the enemy cannot tell which."""
    state = advanced(TWO_GUNS, scenario=STOP, offensive_fire_gun="declared")
    play(state, "german", "fire S1e G1d")
    near = [cell for cell in cells_of(NEIGHBOURS[read_cell("S1e")]) if cell in state.rules.cells]
    found: set[str] = set()
    for world in imagined(state, "soviet", 200):
        guns = [cell for cell in near if world.cells[cell] == read_card("gMG")]
        assert world.gun in guns
        if len(guns) == 2:
            found.add(CELL_NAMES[world.gun])
    assert found == {"G1d", "G1e"}


# The German Units Division could only reinforce; once the Soviet Infantry is on G2b, only in place.
BESIEGED = """
        a    b    c
S3     sEA  sEA  sEA
S2     sEA  sEA  sEA
S1     sEA  sEA  sEA
------ front line -----
G1     gEA  sIN  gEA
G2     gOF  gEA  gDE
G3     gDE  gOF  gSN
data| name = "Siege"
data| columns = 3
data| rows = 3
data| mode = "advanced"
data| victory = [{ points = 2 }]
data| [cards]
data| G = { OF = 2, DE = 2, IN = 1, SN = 1 }
data| S = { IN = 2 }
"""


def test_h25_a_skipped_turn_is_remembered() -> None:
    """AMB-54: nothing to exchange, so no Empty Area is at the rear."""
    state = advanced(BESIEGED, scenario="custom", players=4, reinforcement_needs_movable=False)
    whole_turn(state, "german-units", "move G2a OF EA DE OF")
    whole_turn(state, "soviet-units", "assault G1b G1b", "take G2b")
    whole_turn(state, "german-snipers", "search S1a")
    assert "gEA" in possible(state, "soviet-units", "G3a")
    log = play(state, "soviet-snipers", "move S3a EA EA EA EA")
    assert TurnSkipped(5, Seat(0), GERMAN) in log
    for cell in ("G2a", "G2c", "G3a", "G3b", "G3c"):
        assert "gEA" not in possible(state, "soviet-units", cell)


# -- states -------------------------------------------------------------------------------------------


def test_a_clone_shares_no_vector() -> None:
    """A Shot changes the cells, counts, losses, scores and Shot Cards of only one of the two."""
    state = advanced(F1)
    before, twin = state.key(), state.clone()
    whole_turn(twin, "german", "search S1d", "shoot G1c")
    assert state.key() == before
    other = state.clone()
    whole_turn(state, "german", "search S1d", "shoot G1c")
    assert other.key() == before
    assert state.key() == twin.key()
