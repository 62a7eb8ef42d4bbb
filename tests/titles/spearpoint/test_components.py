"""Components and Unit types (Parts 2 and 3)."""

from __future__ import annotations

from random import Random

import pytest

from fogline.kernel.errors import BadData, NotYourTurn
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.cardsets import HOUSE, examine
from fogline.titles.spearpoint.rules.events import AttackRolled
from tests.titles.spearpoint.fixtures import (
    CARDS,
    GAME,
    all_cards,
    at,
    begun,
    chances,
    damage,
    declared,
    duel,
    offered,
    only,
    pass_turn,
    play,
    refused,
    rules,
    setup,
    step,
    walk,
)  # fmt: skip


def test_sp_comp_1_two_players_of_two_factions() -> None:
    """Ex a, Ex b. AMB-41."""
    state = GAME.new(setup())
    assert GAME.seats(setup()) == ("american", "german")
    with pytest.raises(NotYourTurn):
        GAME.apply(state, Seat(2), GAME.read("done"))


@pytest.mark.parametrize(
    ("mirror", "seats"), [("first", ("american", "american-b")), ("second", ("german", "german-b"))]
)
def test_amb_41_mirrored_factions(mirror: str, seats: tuple[str, str]) -> None:
    assert GAME.seats(setup(mirror_factions=mirror)) == seats
    state = GAME.new(setup(mirror_factions=mirror))
    side = "us" if mirror == "first" else "ge"
    play(state, f"a pick mt-{side}", f"b pick mt-{side}")
    assert refused(state, f"b pick mt-{'ge' if side == 'us' else 'us'}") == "SP-DECK-2"


def test_sp_comp_2_sums_that_a_set_claims() -> None:
    """Ex a, Ex b."""
    claims = 'expect = { command = 50, damage = 25 }\n\n[[crew]]\nid = "tc-us"'
    found = examine(CARDS.replace('\n[[crew]]\nid = "tc-us"', claims, 1), "cards")
    assert [(fault.file, fault.why) for fault in found.faults] == [("cards", "there are 37")]
    right = claims.replace("50", "37")
    assert examine(CARDS.replace('\n[[crew]]\nid = "tc-us"', right, 1), "cards").faults == []


def test_sp_comp_2_our_own_set_is_of_full_size() -> None:
    for faction in HOUSE.factions:
        own = [card for card in HOUSE.units if card.faction == faction]
        assert sum(card.copies for card in own) == 50
        assert sum(card.copies * card.cost for card in own) == 284
    assert sum(card.copies for card in HOUSE.commands) == 50
    assert sum(card.copies for card in HOUSE.damages) == 25


def test_sp_comp_3_dice() -> None:
    """Ex a, Ex b."""
    state = duel("mt-us", "ht-ge", "a2 rif-us - front")
    play(state, "a fire a1 1")
    assert chances(state) == {f"dice {one} {two}": 1 for one in range(1, 11) for two in range(1, 11)}
    rolled = only(play(state.clone(), "dice 10 10"), AttackRolled)
    assert (rolled.first + rolled.second, rolled.result) == (20, "destroys")
    rolled = only(play(state, "dice 1 1"), AttackRolled)
    assert (rolled.first + rolled.second, rolled.result) == (2, "friendly-fire")
    play(state, "b victim a2")
    assert chances(state) == {f"die {one}": 1 for one in range(1, 11)}


def test_sp_comp_4_cards_are_neither_made_nor_lost() -> None:
    """Ex a. INV-1."""
    for seed in range(3):
        state = begun()
        had = [all_cards(state, seat) for seat in (0, 1)]
        for now, _, _, _ in walk(Random(seed), state, 1500):
            now.check()  # Command and Damage cards
            assert [all_cards(now, seat) for seat in (0, 1)] == had


def test_sp_comp_5_copies_are_different_cards() -> None:
    """Ex a, Ex b."""
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front\nb2 mt-ge tc-ge front\ndamage: dm-1", "a1>b1")
    play(state, "a fire a1 1", "dice 6 6", "die 5", "damage dm-1")
    assert (damage(state, "b1"), damage(state, "b2")) == ("dm-1", None)
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 mt-ge tc-ge front\nb2 mt-ge tc-ge front")
    assert offered(state, "a") == ["attack a1 b1", "attack a1 b2", "done"]


def test_sp_type_1_icons() -> None:
    """Ex a, Ex b."""
    kinds = {card.slug: card.kind for card in rules().units}
    assert (kinds["mt-us"], kinds["atg-us"], kinds["tc-us"]) == (1, 2, 4)
    assert (kinds["rif-us"], kinds["fb-us"], kinds["gc-us"], kinds["pi-us"]) == (0, 3, 4, 4)
    fault = examine(CARDS.replace('type = "vehicle"', 'type = "ship"', 1), "cards").faults[0]
    assert isinstance(fault, BadData)
    assert "'ship' is not one of infantry, vehicle, artillery, aircraft" in fault.why


def test_sp_type_2_crews_are_unit_cards() -> None:
    """Ex a, Ex b."""
    state = begun("mt-us*4 ht-us*2 tc-us rif-us*2", hands=("mt-us tc-us rif-us*2", "tc-ge*4"))
    assert sum(state.sides[0].hand) == 4
    state = at("hand a: rif-us*6 tc-us*2\nb1 rif-ge - front")
    pass_turn(state)
    assert step(state) == "limit"
    assert offered(state, "a") == ["return tc-us", "return rif-us"]


def test_sp_type_3_ground_units() -> None:
    """Ex a."""
    state = at("\n".join(f"a{n} {s}" for n, s in enumerate(_ONE_OF_EACH, start=1)))
    ground = {state.card_of(unit).slug for unit in state.units if state.is_ground(unit)}
    assert ground == {"rif-us", "mt-us", "atg-us", "how-us", "spg-us"}


_ONE_OF_EACH = (
    "rif-us - front", "mt-us tc-us front", "atg-us gc-us front", "how-us gc-us rear", "spg-us gc-us front",
    "fb-us pi-us air",
)  # fmt: skip


def test_sp_type_4_the_column_is_that_of_the_target() -> None:
    """Ex a, Ex b."""
    state = duel("mt-us", "baz-ge")
    assert only(play(state, "a fire a1 1", "dice 4 4"), AttackRolled).value == 14
    state = duel("mt-us", "atg-ge")
    rolled = only(play(state, "a fire a1 1", "dice 4 4"), AttackRolled)
    assert (rolled.value, rolled.added) == (12, 2)


def test_sp_type_5_a_unit_without_crew() -> None:
    """Ex a, Ex b."""
    state = at(
        "turn 2 step declare\nb1 mt-ge - front for a\na1 rif-us - front\nb2 mt-ge tc-ge front\nb3 rif-ge - front"
    )
    assert refused(state, "a attack b1 b2") == "SP-TYPE-5"
    assert "attack b2 b1" in offered(state, "b")
    assert state.has_front(0)


def test_sp_type_6_weapons_in_order() -> None:
    """Ex a, Ex b."""
    card = rules().units[rules().unit_numbers["mt-us"]]
    assert [weapon.name for weapon in card.weapons] == ["gun", "mg"]
    third = '  [[unit.weapon]]\n  name = "third"\n  damage = 1\n  attack = { armor = 9 }\n'
    more = CARDS.replace('[[unit]]\nid = "ht-us"', f'{third}\n[[unit]]\nid = "ht-us"', 1)
    assert "at most two weapons" in examine(more, "cards").faults[0].why
    state = duel("rif-us", "rif-ge")
    assert refused(state, "a fire a1 2") == "SP-TYPE-6"
