"""Set-up (Part 3): what is agreed, the scenario table, the secret layout."""

import pytest

from fogline.kernel.errors import BadData
from fogline.titles.stalingrad.rules.cards import CODES, KINDS, SUPPLY
from fogline.titles.stalingrad.rules.events import Placed, Ready, TurnBegan
from fogline.titles.stalingrad.rules.scenarios import BASIC
from tests.titles.stalingrad.fixtures import (
    GAME,
    NOT_YOUR_TURN,
    card,
    in_play,
    lay_out,
    legal_texts,
    new,
    play,
    refused,
    reserve,
    seen,
    shot_card,
    to_act,
    told,
    view,
)

TABLE = [
    # scenario, columns, rows, SN, DE, OF, SC, MO, MG, IN, EA, Objective Points, reserve
    ("quick-duel", 4, 3, 2, 1, 1, 1, 1, 1, 1, 4, 6, 10),
    ("open-front", 5, 3, 3, 2, 1, 1, 1, 1, 1, 5, 7, 9),
    ("deep-front", 4, 4, 3, 2, 1, 1, 1, 1, 1, 6, 7, 8),
    ("open-battle", 6, 3, 3, 2, 2, 2, 2, 2, 2, 3, 9, 11),
    ("deep-battle", 5, 4, 3, 2, 2, 2, 2, 2, 2, 5, 9, 9),
]
SNIPERS_IN_FRONT = "SN SN IN MG  EA EA EA EA  DE OF SC MO"
F1_GERMAN = "SN EA IN MG  MO OF EA SN  EA DE SC EA"
F1_SOVIET = "EA SC DE EA  SN EA OF MO  MG IN EA SN"


@pytest.mark.parametrize("theme", ["stop-the-advance", "offensive-without-snipers"])
@pytest.mark.parametrize("base", list(BASIC))
def test_st_setup_1_themes_of_advanced_mode(theme: str, base: str) -> None:
    """Ex: both are refused in the Basic Game."""
    with pytest.raises(BadData, match="advanced"):
        new(f"{theme}/{base}", mode="basic")
    assert to_act(new(f"{theme}/{base}", mode="advanced")) == "german soviet"


def test_st_setup_1_agreed_options() -> None:
    """Two players in either mode, three or four only in Advanced Mode; nothing that nobody knows."""
    assert GAME.seats(new().rules.setup) == ("german", "soviet")
    for players in (3, 4):
        with pytest.raises(BadData, match="ST-TEAM-1"):
            new(players=players, mode="basic")
        assert len(GAME.seats(new(players=players, mode="advanced").rules.setup)) == players
    for wrong in ({"players": 5}, {"mode": "expert"}, {"weather": "snow"}):
        with pytest.raises(BadData):
            new(**wrong)
    with pytest.raises(BadData):
        new("slow-duel")


@pytest.mark.parametrize("row", TABLE, ids=lambda row: str(row[0]))
def test_st_setup_2_scenario_table(row: tuple[str, *tuple[int, ...]]) -> None:
    name, (columns, rows, *counts, points, left) = row[0], row[1:]
    rules = new(name).rules
    assert (rules.scenario.columns, rules.scenario.rows) == (columns, rows)
    expected = dict(zip(("SN", "DE", "OF", "SC", "MO", "MG", "IN", "EA"), counts))
    for side in (0, 1):
        assert dict(zip(CODES, rules.counts[side * KINDS : side * KINDS + KINDS])) == expected
    assert rules.points == points
    assert reserve(new(name)) == (left, left)


def test_st_setup_2_the_prescribed_cards_and_no_others() -> None:
    """Ex: a Front of Open Battle with four Empty Areas and one Infantry is refused."""
    state = new("open-battle")
    play(state, "german", *["place EA"] * 3)
    assert refused(state, "german", "place EA") == "ST-SETUP-2"
    assert refused(state, "german", "done") == "ST-SETUP-4"
    kinds = "SN SN SN DE DE OF OF SC SC MO MO MG MG IN"
    play(state, "german", *[f"place {kind}" for kind in kinds.split()])
    assert legal_texts(state, "german") == ["place IN"]


def test_st_setup_3_meaning_of_the_columns() -> None:
    """Ex (AMB-2): SN to EA add up to the cells; no count exceeds the inventory; the five Units are alike."""
    for name, scenario in BASIC.items():
        for counts in scenario.cards:
            assert sum(counts) == scenario.columns * scenario.rows, name
            assert all(count <= most for count, most in zip(counts, SUPPLY)), name
            assert len(set(counts[3:])) == 1, name
    assert [scenario.cards[0][CODES.index("DE")] for scenario in BASIC.values()] == [1, 2, 2, 2, 2]


@pytest.mark.parametrize("front", [F1_GERMAN, SNIPERS_IN_FRONT])
def test_st_setup_4_any_card_in_any_cell(front: str) -> None:
    """Ex a: all Snipers side by side in the first row is legal."""
    state = new()
    lay_out(state, "german", front)
    cells = [f"G{depth}{column}" for depth in (1, 2, 3) for column in "abcd"]
    assert [card(state, cell) for cell in cells] == [f"g{kind}" for kind in front.split()]


def test_st_setup_4_the_soviets_fill_their_front_from_the_top() -> None:
    state = new()
    lay_out(state, "soviet", F1_SOVIET)
    cells = [f"S{depth}{column}" for depth in (3, 2, 1) for column in "abcd"]
    assert [card(state, cell) for cell in cells] == [f"s{kind}" for kind in F1_SOVIET.split()]


def test_st_setup_4_secret_and_at_the_same_time() -> None:
    """Ex b (AMB-16): whatever Germany confirms, the Soviets see the same, and no German card."""
    one, other = new(), new()
    log = lay_out(one, "german", F1_GERMAN)
    lay_out(other, "german", SNIPERS_IN_FRONT)
    assert view(one, "soviet") == view(other, "soviet")
    assert view(one, None) == view(other, None)
    assert {seen(one, "soviet", f"G{depth}{column}") for depth in (1, 2, 3) for column in "abcd"} == {"..."}
    assert told(one, log, "soviet") == [Ready(0)]
    assert to_act(one) == "soviet"


def test_st_setup_4_not_even_the_progress_is_shown() -> None:
    untouched, begun = new(), new()
    log = play(begun, "german", "place SN", "place EA")
    assert view(untouched, "soviet") == view(begun, "soviet")
    assert [type(event) for event in told(begun, log, "german")] == [Placed, Placed]
    assert told(begun, log, "soviet") == told(begun, log, None) == []


def test_st_setup_4_confirmed_is_confirmed() -> None:
    state = new()
    lay_out(state, "german", F1_GERMAN)
    assert refused(state, "german", "place SN") == NOT_YOUR_TURN
    assert refused(state, "german", "done") == NOT_YOUR_TURN
    assert refused(state, "soviet", "search G1a") == "ST-SETUP-4"


def test_h1_set_up() -> None:
    """Each learns its own arrangement; the public learns the composition and no positions."""
    state = new()
    log = lay_out(state, "german", F1_GERMAN) + lay_out(state, "soviet", F1_SOVIET)
    assert len([event for event in told(state, log, "german") if isinstance(event, Placed)]) == 12
    assert {event.card // KINDS for event in told(state, log, "soviet") if isinstance(event, Placed)} == {1}
    assert told(state, log, None) == [Ready(0), Ready(1), TurnBegan(1, GAME.to_act(state)[0], 0)]
    assert view(state, None).counts == tuple(state.rules.counts)
    assert {seen(state, None, cell) for cell in ("G1a", "G3d")} == {"g??"}
    assert (seen(state, "german", "G1a"), seen(state, "soviet", "G1a")) == ("gSN", "g??")
    assert (seen(state, "soviet", "S3b"), seen(state, "german", "S3b")) == ("sSC", "s??")


def test_st_setup_5_reserve() -> None:
    """Ex: Deep Front leaves 8 Empty Areas to each side."""
    assert reserve(new("deep-front")) == (8, 8)
    assert reserve(new("duel-of-aces/deep-front")) == (6, 6)


def test_st_setup_6_no_shot_card_on_the_board() -> None:
    """Ex."""
    state = new()
    lay_out(state, "german", F1_GERMAN)
    lay_out(state, "soviet", F1_SOVIET)
    assert shot_card(state, "german") is shot_card(state, "soviet") is None
    assert state.turn == 1


@pytest.mark.parametrize("first", ["german", "soviet"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_st_setup_7_germany_begins(scenario: str, first: str) -> None:
    """Ex: in any scenario, whoever is ready first; a Soviet command is refused."""
    state = new(scenario, mode="advanced")
    for who in (first, "german" if first == "soviet" else "soviet"):
        while to_act(state) in ("german soviet", who) and state.turn == 0:
            play(state, who, legal_texts(state, who)[0])
    assert to_act(state) == "german"
    assert refused(state, "soviet", "search G1a") == NOT_YOUR_TURN
    assert in_play(state, "gEA") == in_play(state, "sEA") == state.rules.counts[0]
