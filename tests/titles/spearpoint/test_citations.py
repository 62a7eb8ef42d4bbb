"""Events of one kind that can follow from several clauses cite the right one."""

from __future__ import annotations

from typing import Any

import pytest

from fogline.titles.spearpoint.rules.events import (
    CommandDrawn,
    CrewFated,
    DeckShown,
    Destroyed,
    GameOver,
    InitiativeRolled,
    IntensityRolled,
    Reshuffled,
    Scored,
    WentHome,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import NOBODY, REASONS, State
from tests.titles.spearpoint.fixtures import at, commit, declare, declared, duel, only, pass_turn, play, with_cards
from tests.titles.spearpoint.test_damage import _SHELLS, taken
from tests.titles.spearpoint.test_effects import card, in_round


def cited(events: list[Any], kind: type[Any]) -> list[str]:
    return [event.cites() for event in events if isinstance(event, kind)]


def by_card(effect: str, picture: str, unit: str) -> list[Any]:
    state = in_round(effect, "draw-open", picture)
    return play(state, f"a play cm-test {unit}", "a done")


def test_sp_win_3_an_overrun_is_not_won_by_points() -> None:
    state = at("turn 4\na1 rif-us - front\nreserves b: rif-ge")
    pass_turn(state)
    pass_turn(state)
    commit(state)
    assert only(declare(state, ""), GameOver).cites() == "SP-WIN-3"


@pytest.mark.parametrize(
    ("reason", "clause"),
    list(zip(REASONS, ("SP-WIN-1", "SP-WIN-3", "SP-WIN-5", "SP-WIN-6", "SP-WIN-7", "AMB-39"), strict=True)),
)
def test_every_end_by_its_reason(reason: str, clause: str) -> None:
    assert GameOver(0, 1 << REASONS.index(reason), (0, 0)).cites() == clause


def test_sp_win_2_both_have_enough() -> None:
    assert GameOver(NOBODY, 1, (30, 30)).cites() == "SP-WIN-2"


def test_sp_cmd_2_a_squad_that_a_card_sends_back_has_no_fuel() -> None:
    events = by_card("{ do = 'unit-return' }", "a1 mt-us tc-us front\na2 rif-us - front\nb1 rif-ge - front", "a2")
    assert cited(events, WentHome) == ["SP-CMD-2"]
    captured = "a1 mt-us tc-us front\nb2 mt-ge tc-us front for a\nb1 rif-ge - front"
    events = by_card("{ do = 'unit-return' }", captured, "b2")
    assert (cited(events, Destroyed), cited(events, WentHome)) == (["SP-CMD-2"], ["SP-CMD-2"])


def test_sp_air_4_an_aircraft_without_fuel_goes_home() -> None:
    state = at("turn 3\na2 fb-us pi-us air flight 1\na1 rif-us - front\nb1 rif-ge - front")
    assert cited(commit(state) + declare(state, ""), WentHome) == ["SP-AIR-4", "SP-AIR-4"]


def losses(state: State, *lines: str) -> tuple[list[str], list[str], list[str]]:
    events = play(state, *lines)
    return cited(events, Destroyed), cited(events, CrewFated), cited(events, Scored)


def test_sp_spec_3_a_natural_twenty_takes_the_crew_along() -> None:
    state = duel("mt-us", "ht-ge", "b2 rif-ge - front")
    assert losses(state, "a fire a1 1", "dice 10 10") == (["SP-SPEC-3"], ["SP-SURV-3"], ["SP-VP-3"])


def test_sp_dmg_5_by_damage() -> None:
    picture = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front\n"
    state = declared(picture, "a1>b1")
    assert losses(state, "a fire a1 1", "dice 7 7", "die 8") == (["SP-DMG-5"], ["SP-SURV-2"], ["SP-VP-3"])


def test_sp_surv_4_by_a_card_without_a_die() -> None:
    picture = "a1 mt-us tc-us front\nb1 mt-ge tc-ge front damage dm-2\nb2 rif-ge - front\ncommands a: "
    state = declared(f"{picture}cm-ram", "", with_cards(_SHELLS))
    assert losses(state, "a play cm-ram b1", "a done") == (["SP-DMG-5"], ["SP-SURV-4"], ["SP-VP-3"])
    state = declared(f"{picture}cm-fall", "", with_cards(_SHELLS))
    assert cited(play(state, "a play cm-fall b1", "a done", "die 5"), IntensityRolled) == ["SP-DMG-17"]


def test_sp_air_7_an_aircraft_without_a_pilot() -> None:
    events = by_card("{ do = 'crew-kill' }", "a1 rif-us - front\nb2 fb-ge pi-ge air flight 2\nb1 rif-ge - front", "b2")
    assert (cited(events, Destroyed), cited(events, CrewFated)) == (["SP-AIR-7"], ["SP-AIR-7"])


def test_sp_cap_2_a_capture() -> None:
    assert losses(taken(), "a keep front") == ([], ["SP-CAP-2"], ["SP-VP-2"])


def test_sp_draw_1_in_the_draw_phase_and_by_a_card() -> None:
    data = card("{ do = 'draw-now', amount = 1 }", "commit-revealed", target="")
    state = at("turn 3\na1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: cm-test", data)
    commit(state)
    assert cited(play(state, "a play cm-test", "a done", "deal cm-null"), CommandDrawn) == ["SP-CMD-2"]
    declare(state, "")
    play(state, "a done", "a done")
    assert cited(play(state, "a draw command", "deal cm-null"), CommandDrawn) == ["SP-DRAW-1"]


def test_events_that_cite_their_own_clause() -> None:
    assert (InitiativeRolled(3, 3, 3, 3).cites(), InitiativeRolled(3, 4, 3, 4).cites()) == ("SP-INIT-3", "SP-INIT-1")
    assert (Reshuffled(is_damage=True).cites(), Reshuffled(is_damage=False).cites()) == ("SP-DMG-15", "SP-DRAW-10")
    assert DeckShown(0, ()).cites() == "AMB-50"
