"""Invariants of every position (Part 30), in random games of both card sets; and the effect of every option."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, REAR
from fogline.titles.spearpoint.rules.events import (
    AttackNamed,
    AttackRolled,
    Committed,
    DamageDrawn,
    Event,
    InitiativeRolled,
)
from fogline.titles.spearpoint.rules.situations import OPTIONS
from tests.titles.spearpoint.fixtures import (
    GAME,
    all_cards,
    at,
    begun,
    chances,
    every,
    house,
    setup,
    step,
    walk,
)  # fmt: skip


@pytest.mark.parametrize("scenario", ["", "standard", "the-tiger", "clear-skies"])
def test_inv_2_and_more_in_every_position(scenario: str) -> None:
    """INV-1, INV-4, INV-5, INV-6, INV-8."""
    state = GAME.new(house(scenario)) if scenario else begun()
    rules = state.rules
    for _, _, _, _ in walk(Random(11), state, 1500):
        state.check()
        is_quiet_time = step(state) == "commit"
        for unit in state.units:
            card = rules.units[unit.card]
            if unit.crew >= 0:  # INV-2
                crew = rules.units[unit.crew]
                assert (crew.kind, crew.crew) == (CREW, card.crew)
            if is_quiet_time:  # INV-4
                assert unit.endurance == (card.full if unit.damage == -1 else card.half)
            if card.kind == AIRCRAFT:  # INV-6
                assert unit.line == AIR
                if is_quiet_time:
                    assert unit.flight >= 1
        for seat in (0, 1):  # INV-5
            lines = {unit.line for unit in state.units if unit.seat == seat}
            assert step(state) == "over" or REAR not in lines or FRONT in lines
            if is_quiet_time:  # INV-8
                assert sum(state.sides[seat].hand) <= rules.hand_units
                assert sum(state.sides[seat].commands) <= rules.hand_command


def test_inv_1_captured_units_stay_their_owners_cards() -> None:
    state = at("hand b: tc-ge\nb1 mt-ge tc-us front for a\na1 rif-us - front\nb2 rif-ge - front")
    assert all_cards(state, 1) == {"mt-ge": 1, "rif-ge": 1, "tc-ge": 1}
    assert all_cards(state, 0) == {"rif-us": 1, "tc-us": 1}


def test_inv_3_a_damage_card_comes_at_half() -> None:
    """A Unit has one exactly if it has been at or below Half since it was committed."""
    for seed in range(3):
        state = begun()
        low: set[int] = set()
        for now, _, _, events in walk(Random(seed), state, 2500):
            for unit in now.units:
                if unit.endurance <= now.rules.units[unit.card].half:
                    low.add(unit.name)
                if step(now) != "damage":
                    assert (unit.damage != -1) == (unit.name in low)
            assert len({event.unit for event in every(events, DamageDrawn)}) == len(every(events, DamageDrawn))


def test_inv_7_one_attack_a_phase() -> None:
    state = begun()
    fired: list[str] = []
    for now, _, _, events in walk(Random(3), state, 2500):
        if step(now) == "commit":
            fired = []
        for event in every(events, AttackNamed):
            if event.weapon:
                assert event.unit not in fired
                fired.append(event.unit)


def test_inv_10_the_same_actions_give_the_same_log() -> None:
    """Every die and every card drawn is an action in the record, and nothing else is left to chance."""
    state = begun()
    start = state.clone()
    lines: list[tuple[Seat, str]] = []
    logs: list[list[Event]] = []
    dice = 0
    for _, seat, action, events in walk(Random(8), state, 1200):
        lines.append((seat, GAME.write(action)))
        logs.append(events)
        if seat == CHANCE and action.text().startswith("dice"):
            dice += len(every(events, AttackRolled)) + len(every(events, InitiativeRolled))
            assert len(every(events, AttackRolled)) + len(every(events, InitiativeRolled)) == 1
    assert dice > 0
    for (seat, text), wanted in zip(lines, logs, strict=True):
        log: list[Event] = []
        GAME.apply(start, seat, GAME.read(text), log)
        assert log == wanted
    assert start.key() == state.key()


def test_inv_12_no_game_is_endless() -> None:
    for seed in range(4):
        state = GAME.new(setup(max_turns=12, deck_min=40))
        for _ in walk(Random(seed), state):
            pass
        assert GAME.outcome(state) is not None
        assert state.turn <= 12


def test_a_clone_shares_nothing() -> None:
    state = begun()
    for now, _, _, _ in walk(Random(1), state, 600):
        twin = now.clone()
        assert twin.key() == now.key()
        before = now.key()
        for _ in walk(Random(2), twin, 3):
            pass
        assert now.key() == before


def test_chance_has_weights_that_are_positive() -> None:
    state = begun()
    for now, _, _, _ in walk(Random(5), state, 600):
        if GAME.to_act(now) == (CHANCE,):
            assert min(chances(now).values()) > 0
            assert [action for action, _ in GAME.outcomes(now)] == list(GAME.legal(now, CHANCE))
        else:
            assert GAME.outcomes(now) == []


def test_every_action_is_written_and_read() -> None:
    state = GAME.new(house())
    for now, _, action, _ in walk(Random(9), state, 800):
        assert GAME.read(GAME.write(action)) is action
        for seat in GAME.to_act(now):
            texts = [choice.text() for choice in GAME.legal(now, seat)]
            assert len(texts) == len(set(texts))


# -- options ----------------------------------------------------------------------------------------


def test_every_option_is_tried_by_a_test() -> None:
    """Each option of Part 29 that Part 35 keeps is set to a non-default value in a test of this folder."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [option.key for option in OPTIONS if f"{option.key.replace('-', '_')}=" not in source]
    assert missing == []


def test_amb_54_options_that_are_not_built() -> None:
    """Part 35: the sequel's order of play, open declarations and the like are not offered."""
    gone = {
        "declaration_mode", "initiative_timing", "initiative_winner", "special18_auto_hit", "multi_fire_may_stop",
        "retarget", "assault_crew_die", "ff_self", "ff_crew_scores", "aircraft_keep_damage", "overrun_measure",
        "command_overflow_face",
    }  # fmt: skip
    assert gone & {option.key for option in OPTIONS} == set()


def test_start_numbers_by_option() -> None:
    """``start-units``, ``start-command``: SP-SETUP-1, SP-SETUP-3."""
    state = begun(hands=("tc-us*2", "tc-ge*2"), start_units=2, start_command=1)
    assert [sum(side.hand) for side in state.sides] == [2, 2]
    assert [sum(side.commands) for side in state.sides] == [1, 1]


def test_every_committed_unit_has_a_new_name() -> None:
    """SP-COMP-5: a name is never used twice, so it cannot link a card in hand with one on the table (SP-HID-2)."""
    state = begun()
    seen: set[str] = set()
    for _, _, _, events in walk(Random(21), state, 2000):
        for event in every(events, Committed):
            assert event.unit not in seen
            seen.add(event.unit)
    assert seen
