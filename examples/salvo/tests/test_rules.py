"""The clauses of Salvo, one by one."""

import pytest

from fogline.kernel.errors import BadData, IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE, Event, Outcome, Seat
from fogline.kernel.setup import Setup, Value
from salvo.rules import NAMES, NORTH, RULES, SOUTH, ShipSunk, ShotFired, State


def play(story: str, scenario: str = "narrow-strait", **options: Value) -> tuple[State, list[Event]]:
    """A position and its events, from lines like ``north: fire A1``."""
    agreed = {key.replace("_", "-"): value for key, value in options.items()}
    state, log = RULES.new(Setup("salvo", scenario, agreed)), list[Event]()
    for line in story.split(", "):
        name, _, text = line.partition(": ")
        RULES.apply(state, CHANCE if name == "chance" else Seat(NAMES.index(name)), RULES.read(text), log)
    return state, log


READY = "north: place A1 B1 C1, north: place A3 A4, south: place D2 D3 D4, south: place A1 A2, chance: first north"


def test_fleet_1_ships_are_drawn_in_secret_and_at_the_same_time() -> None:
    state, log = play("south: place D2 D3 D4")
    assert RULES.to_act(state) == (NORTH, SOUTH)
    assert RULES.view(state, NORTH) == RULES.view(RULES.new(state.setup), NORTH)
    assert [event.seen_by(NORTH) for event in log] == [None]


def test_fleet_1_the_longest_ship_comes_first() -> None:
    with pytest.raises(IllegalAction, match="SALVO-FLEET-2"):
        play("north: place A1 A2")


@pytest.mark.parametrize("second", ["A1 A2", "D1 D2", "D2 D3", "A2 B2"])
def test_fleet_2_ships_do_not_touch(second: str) -> None:
    with pytest.raises(IllegalAction, match="SALVO-FLEET-2"):
        play(f"north: place A1 B1 C1, north: place {second}")


def test_fleet_2_ships_touch_if_agreed() -> None:
    play("north: place A1 B1 C1, north: place D1 D2", touching=True)
    with pytest.raises(IllegalAction, match="SALVO-FLEET-2"):
        play("north: place A1 B1 C1, north: place C1 D1", touching=True)


def test_fleet_2_identical_ships_have_no_order() -> None:
    first = play("north: place A1 B1 C1, north: place A3 A4, north: place C3 C4", "open-sea")[0]
    second = play("north: place A1 B1 C1, north: place C3 C4, north: place A3 A4", "open-sea")[0]
    assert first.key() == second.key()


@pytest.mark.parametrize(("agreed", "chances"), [("coin", 2), ("north", 1), ("south", 1)])
def test_first_1_a_coin_or_the_agreed_side(agreed: str, chances: int) -> None:
    state, _ = play(READY.rpartition(", ")[0], fires_first=agreed)
    assert RULES.to_act(state) == (CHANCE,)
    assert [weight for _, weight in RULES.outcomes(state)] == [1] * chances


def test_fire_1_sides_take_turns() -> None:
    state, _ = play(f"{READY}, north: fire A3")
    assert RULES.to_act(state) == (SOUTH,)
    with pytest.raises(NotYourTurn):
        RULES.apply(state, NORTH, RULES.read("fire A4"))


def test_fire_1_the_agreed_number_of_shots() -> None:
    state, _ = play(f"{READY}, north: fire A3", shots=2)
    assert RULES.to_act(state) == (NORTH,)
    with pytest.raises(IllegalAction, match="SALVO-FIRE-1"):
        RULES.apply(state, NORTH, RULES.read("fire A3"))


def test_fire_2_shots_and_sunk_ships_are_announced() -> None:
    _, log = play(f"{READY}, north: fire A1, south: fire D4, north: fire A2")
    assert log[-4:] == [
        ShotFired(NORTH, "A1", hit=True),
        ShotFired(SOUTH, "D4", hit=False),
        ShotFired(NORTH, "A2", hit=True),
        ShipSunk(SOUTH, ("A1", "A2")),
    ]


def test_win_1_sinking_all_ships_wins() -> None:
    state, _ = play(
        "north: place A1 A2, south: place B1 B2, chance: first south, south: fire A1, north: fire A1, south: fire A2",
        "pond",
    )
    assert RULES.outcome(state) == Outcome((SOUTH,), ("fleet-sunk",))
    assert RULES.to_act(state) == ()


def test_the_picture_shows_the_view() -> None:
    state, _ = play(f"{READY}, north: fire A1, south: fire D4, north: fire A2, south: fire A1, north: fire D2")
    assert RULES.picture(RULES.view(state, NORTH)).splitlines() == [
        "north        south",
        "  A B C D      A B C D",
        "1 x = = .    1 # . . .",
        "2 . . . .    2 # . . x",
        "3 = . . .    3 . . . .",
        "4 = . . o    4 . . . .",
    ]


def test_bad_set_ups_and_lines_are_refused() -> None:
    for setup in (Setup("salvo", "ocean"), Setup("salvo", "pond", {"shots": 4}), Setup("salvo", "pond", {"fog": True})):
        with pytest.raises(BadData):
            RULES.new(setup)
    with pytest.raises(NotationError, match="write fire B3"):
        RULES.read("fire")
