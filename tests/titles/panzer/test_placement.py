"""Placing terrain (section 13.2)."""

from itertools import product

import pytest

from fogline.titles.panzer.rules.cards import CELL_NAMES
from fogline.titles.panzer.rules.state import State
from fogline.titles.scope.grid import cells_of
from tests.titles.panzer.fixtures import BOTH, card, deck, legal_texts, new, play, refused, seen, set_up, to_act

FACES = ("meadow", "hill", "lake", "peaks")


def room(state: State, who: str) -> set[str]:
    """The cells where a side may place its next card, with any face."""
    return {text.split()[1] for text in legal_texts(state, who, "terrain")}


def cells_in(rows: str, columns: str) -> set[str]:
    return {column + row for column, row in product(columns, rows)}


def halves(state: State) -> list[int]:
    """How many terrain cards lie in the American and in the German territory."""
    terrain = [CELL_NAMES[cell] for cell in cells_of(state.terrain())]
    american = {CELL_NAMES[cell] for cell in cells_of(state.rules.starts[0])}
    return [sum(cell in american for cell in terrain), sum(cell not in american for cell in terrain)]


def test_pz_tplc_1_a_card_has_two_faces() -> None:
    """Ex 1: after the hill there is no meadow, but the lake or the peaks."""
    state = new("battle", terrain=True)
    play(state, "german", "terrain hill B4")
    play(state, "american", "terrain peaks B3")
    for face in ("meadow", "hill"):
        assert refused(state, "german", f"terrain {face} B2") == "PZ-TPLC-1"
    assert {text.split()[0] for text in legal_texts(state, "german", "terrain")} == {"lake", "peaks"}
    play(state, "german", "terrain lake B2")
    for face in ("lake", "peaks"):
        assert refused(state, "american", f"terrain {face} C4") == "PZ-TPLC-1"
    play(state, "american", "terrain hill C4")
    assert to_act(state) == "american german"


def test_pz_tplc_2_not_in_a_home_row() -> None:
    """Ex 1: rows 1 and 6 are rejected, the eight cells of each half accepted."""
    state = new(terrain=True)
    for cell in ("A1", "D1", "A6", "C6"):
        assert refused(state, "german", f"terrain hill {cell}") == "PZ-TPLC-2"
    assert room(state, "german") == cells_in("2345", "ABCD")
    for face in FACES:
        assert {text.split()[1] for text in legal_texts(state, "german", "terrain") if text.startswith(face)} == room(
            state, "german"
        )


def test_pz_tplc_2_territories() -> None:
    """Ex 2: ten cells each in the Battle, nine in the Great Battle."""
    battle = new("battle", terrain=True)
    assert room(battle, "german") == cells_in("23", "ABCDE") | cells_in("45", "ABCDE")
    great = new("great-battle", terrain=True)
    american = cells_in("2", "ABCDEF") | cells_in("3", "ABC")
    german = cells_in("3", "DEF") | cells_in("4", "ABCDEF")
    assert room(great, "german") == american | german
    play(great, "german", "terrain hill D3")
    play(great, "american", "terrain hill D4")
    assert room(great, "german") == american


def test_pz_tplc_2_no_two_on_a_cell() -> None:
    """They may touch (AMB-82), not share a cell; the forest card goes to the deck."""
    state = new("battle", terrain=True)
    assert deck(state) == 0
    play(state, "german", "terrain hill C4")
    assert deck(state) == 1
    assert refused(state, "american", "terrain lake C4") == "PZ-TPLC-2"
    play(state, "american", "terrain lake C5")
    assert (deck(state), card(state, "C4"), card(state, "C5")) == (2, "hill", "lake")


def test_pz_tplc_2_not_beyond_the_board() -> None:
    state = new(terrain=True)
    assert refused(state, "german", "terrain hill E3") == "PZ-TPLC-2"


def test_pz_tplc_3_one_card_each() -> None:
    """Ex 1: the German first; B5 sends the American to its own half, B2 to the German one."""
    own = new(terrain=True)
    assert to_act(own) == "german"
    play(own, "german", "terrain lake B5")
    assert refused(own, "american", "terrain hill C4") == "PZ-TPLC-3"
    enemys = new(terrain=True)
    play(enemys, "german", "terrain lake B2")
    assert refused(enemys, "american", "terrain hill C3") == "PZ-TPLC-3"
    play(own, "american", "terrain hill C3")
    play(enemys, "american", "terrain hill C4")
    assert to_act(own) == to_act(enemys) == "american german"


def test_pz_tplc_3_one_in_each_half() -> None:
    """Ex 2: whichever way the German starts; the second cards stay unused (AMB-83)."""
    start = new(terrain=True)
    for first in legal_texts(start, "german"):
        state = start.clone()
        play(state, "german", first)
        for second in legal_texts(state, "american"):
            after = state.clone()
            play(after, "american", second)
            assert halves(after) == [1, 1]
            assert to_act(after) == "american german"


def test_pz_tplc_4_one_at_home_and_one_abroad() -> None:
    """Ex 1: after E5 the German's second card may not go to A5, but to A2."""
    state = new("battle", terrain=True)
    play(state, "german", "terrain hill E5")
    play(state, "american", "terrain meadow B3")
    assert refused(state, "german", "terrain lake A5") == "PZ-TPLC-4"
    play(state, "german", "terrain lake A2")
    assert to_act(state) == "american"
    assert refused(state, "american", "terrain peaks C3") == "PZ-TPLC-4"
    play(state, "american", "terrain peaks C4")


@pytest.mark.parametrize("scenario", ["battle", "great-battle"])
def test_pz_tplc_4_two_in_each_territory(scenario: str) -> None:
    """Ex 2: in every order, one card of each player in each territory: German, American, German, American."""
    for seed in range(60):
        state = new(scenario, terrain=True)
        owners = []
        for number in range(4):
            who = to_act(state)
            owners.append(who)
            choices = legal_texts(state, who)
            play(state, who, choices[(seed * 7919 + number * 104729) % len(choices)])
        assert owners == ["german", "american", "german", "american"]
        assert halves(state) == [2, 2]
        assert to_act(state) == "american german"


def test_pz_tplc_5_by_initial_control() -> None:
    """Ex 1: B3 is American territory, E3 German (AMB-81)."""
    state = new("great-battle", terrain=True)
    play(state, "german", "terrain hill E3")
    play(state, "american", "terrain hill B3")
    assert refused(state, "german", "terrain lake D3") == "PZ-TPLC-4"
    assert refused(state, "german", "terrain lake F4") == "PZ-TPLC-4"
    play(state, "german", "terrain lake C3")
    assert refused(state, "american", "terrain lake A3") == "PZ-TPLC-4"
    play(state, "american", "terrain lake D3")


def test_pz_tplc_6_public() -> None:
    """Ex 1: a lake on B5 is in both views before the American places."""
    state = new(terrain=True)
    play(state, "german", "terrain lake B5")
    assert to_act(state) == "american"
    assert [seen(state, who, "B5") for who in (*BOTH, None)] == ["lake"] * 3


def test_pz_tplc_7_the_deck() -> None:
    """Ex 1: Skirmish, two cards, squads of 4 and 4: 16. Battle, four cards, squads of 5 and 5: 14."""
    state = new(terrain=True)
    play(state, "german", "terrain lake B5")
    play(state, "american", "terrain hill C3")
    set_up(state, "BAZ ATG STU SHE", "PSK PAK PZ2 PZ3")
    assert deck(state) == 16
    battle = new("battle", terrain=True)
    for who, text in (("german", "hill B4"), ("american", "hill B3"), ("german", "lake C3"), ("american", "peaks C4")):
        play(battle, who, f"terrain {text}")
    set_up(battle, "BAZ ATG STU SHE HEL", "PSK PAK PZ2 PZ3 PZ4")
    assert deck(battle) == 14


def test_pz_tplc_3_nothing_else_while_it_lasts() -> None:
    """Squads wait for the terrain (PZ-SETUP-2), and the other side for its turn."""
    state = new(terrain=True)
    assert refused(state, "american", "terrain hill C3") == "not your turn"
    assert refused(state, "german", "take TIG") == "PZ-SETUP-2"
