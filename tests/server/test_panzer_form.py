"""Additions of the SCOPE Panzer form to the view: the cards, the limits, and the hands of a shot."""

from __future__ import annotations

from random import Random
from typing import Any

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS
from tests.pictures.panzer import position

PANZER = fogline.game("panzer")
FORM = title_of("panzer").wire()
AMERICAN, GERMAN = Seat(0), Seat(1)


def form(state: Any, seat: Seat | None) -> dict[str, Any]:
    return FORM.view(PANZER.view(state, seat))


def test_cards_and_limits_are_those_of_the_set_up() -> None:
    told = form(PANZER.new(Setup("panzer", "skirmish", {"period": "1944-12"})), None)
    assert told["limits"] == {"units": 4, "points": 12, "terrain": 1}
    assert told["cards"]["TIG"] == {"cost": 6, "armour": 3, "firepower": 3, "special": False, "count": 1}
    assert told["cards"]["PER"]["count"] == 0  # PZ-M26-1
    assert sum(card["cost"] for card in told["cards"].values()) == sum(HOUSE_CARDS.costs)
    assert [unit for unit, card in told["cards"].items() if card["special"]] == ["HEL", "JAC", "PER", "STG"]


def test_only_the_gun_chooser_learns_the_hands() -> None:
    state = position("""
             A     B     C     D
        6    g---  g---  g---  g---
        5    g---  gPZ4! g---  g---
        4    g---  g---  g---  g---
        3    a---  aSHE  a---  a---
        2    a---  a---  a---  a---
        1    aBAZ  a---  a---  a---
    """)
    assert form(state, AMERICAN)["hands"] == {}
    PANZER.apply(state, AMERICAN, PANZER.read("search B5"))
    assert form(state, AMERICAN)["hands"] == {"B3": [{"distance": 2, "armour": 2, "hits": 2}]}
    assert form(state, GERMAN)["hands"] == {}
    assert form(state, None)["hands"] == {}


def test_a_shot_has_one_of_the_announced_hands() -> None:
    rng, shots = Random(5), 0
    options = {"terrain": True, "fire-correction": True, "flank-attack": True, "light-tanks": True, "max-turns": 80}
    for _ in range(8):
        state = PANZER.new(Setup("panzer", "battle", options))
        while seats := PANZER.to_act(state):
            if seats == (CHANCE,):
                PANZER.apply(state, CHANCE, rng.choice(PANZER.outcomes(state))[0])
                continue
            seat = rng.choice(seats)
            verbs: dict[str, list[Any]] = {}
            for action in PANZER.legal(state, seat):
                verbs.setdefault(PANZER.write(action).split()[0], []).append(action)
            verb = next((one for one in ("take", "shoot", "search") if one in verbs), rng.choice(list(verbs)))
            if verb == "search" and rng.random() < 0.4:
                verb = "move" if "move" in verbs else verb
            chosen = rng.choice(verbs[verb])
            seen = form(state, seat)
            told, shown = seen["hands"], seen["shown"]
            if verb == "search":  # fire continues where it can
                chosen = next((one for one in verbs[verb] if PANZER.write(one).split()[1] in shown), chosen)
            assert sorted(told) == sorted(PANZER.write(action).split()[1] for action in verbs.get("shoot", []))
            PANZER.apply(state, seat, chosen)
            if verb == "shoot":
                assert form(state, seat)["hand"] in told[PANZER.write(chosen).split()[1]]
                shots += 1
    assert shots > 20
