"""``fogline games``: the available games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fogline
from fogline.bots.levels import thinking_levels
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kit.registry import title_of
from tests.cli.terminal import Terminal


def listed(terminal: Terminal) -> list[dict[str, Any]]:
    games = json.loads(terminal.run("games", "--json").out)
    assert set(games) == {"games"}
    found: list[dict[str, Any]] = games["games"]
    return found


def test_the_list_as_json_has_a_fixed_form(terminal: Terminal) -> None:
    for game in listed(terminal):
        assert set(game) == {"name", "rules", "scenarios", "seats", "presets", "rated", "options", "levels"}
        assert isinstance(game["rules"], int)
        assert game["levels"] == list(thinking_levels(game["name"]))
        for scenario in game["scenarios"]:
            assert set(scenario) == {"name", "size", "modes", "goal"}
            assert all(isinstance(mode, str) for mode in scenario["modes"])
        for seating in game["seats"]:
            assert set(seating) == {"options", "seats", "sides"}
        for option in game["options"]:
            assert set(option) == {"key", "values", "default", "form", "least", "most", "clause"}
            assert option["default"] == option["values"][0]
            assert option["form"] in ("", "number", "text")
            assert (option["form"] == "number") == (option["least"] is not None) == (option["most"] is not None)


def test_every_game_scenario_seat_and_option_is_listed(terminal: Terminal) -> None:
    games = {game["name"]: game for game in listed(terminal)}
    assert set(games) == set(fogline.games())
    for name, game in ((name, fogline.game(name)) for name in fogline.games()):
        assert [scenario["name"] for scenario in games[name]["scenarios"]] == list(game.scenarios)
        settled = title_of(name).setups().settled
        offered = [option.key for option in game.options if option.key not in settled]
        assert [option["key"] for option in games[name]["options"]] == offered
        for seating in games[name]["seats"]:
            options = {
                key: next(option for option in game.options if option.key == key).read(value)
                for key, value in (word.split("=") for word in seating["options"].split())
            }
            mode = {"mode": "advanced"} if name == "stalingrad" else {}
            setup = fogline.Setup(name, game.scenarios[0], {**mode, **options})
            assert list(game.seats(setup)) == seating["seats"]
            sides = [game.side(setup, Seat(number)) for number in range(len(seating["seats"]))]
            assert sides == seating["sides"]


def test_the_modes_listed_are_those_that_can_be_played(terminal: Terminal) -> None:
    stalingrad = fogline.game("stalingrad")
    for scenario in listed(terminal)[0]["scenarios"]:
        for mode in ("basic", "advanced"):
            setup = fogline.Setup("stalingrad", scenario["name"], {"mode": mode})
            if mode in scenario["modes"]:
                stalingrad.new(setup)
            else:
                with pytest.raises(BadData):
                    stalingrad.new(setup)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Quick Duel", "Advanced Mode", "quiet-turn-limit = off | a whole number from 0 to 999  (AMB-30)"]),
        ("es", ["Duelo Rápido", "Modo Avanzado", "quiet-turn-limit = off | un número entero de 0 a 999  (AMB-30)"]),
        ("fr", ["Duel rapide", "Mode expert", "quiet-turn-limit = off | un nombre entier de 0 à 999  (AMB-30)"]),
    ],
)
def test_the_list_in_three_languages(terminal: Terminal, language: str, words: list[str]) -> None:
    said = terminal.run("games", "--language", language)
    assert said.code == 0
    assert all(word in said.out for word in words)
    assert "duel-of-aces/deep-battle" in said.out


def test_the_presets_listed_can_be_played(terminal: Terminal) -> None:
    games = {game["name"]: game for game in listed(terminal)}
    assert games["stalingrad"]["presets"] == {}
    presets = games["panzer"]["presets"]
    assert list(presets) == ["basic", *(f"step-{number}" for number in range(1, 13)), "full"]
    assert presets["step-12"] == presets["full"]
    for number in range(1, 13):
        assert len(presets[f"step-{number}"]) == number, "the advanced rules are added one by one"
    for scenario in games["panzer"]["scenarios"]:
        for options in presets.values():
            fogline.game("panzer").new(fogline.Setup("panzer", scenario["name"], options))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "great-battle  5x6",
                "Great Battle: 5 rows of 6 cards",
                "period = none | a year and month like 1944-12  (PZ",
                "Presets (--preset)",
            ],
        ),
        (
            "es",
            [
                "Escaramuza: 6 filas de 4 cartas",
                "none | un año y un mes como 1944-12",
                "Gran Batalla",
                "Emboscadas:",
                "Conjuntos de opciones (--preset)",
            ],
        ),
        (
            "fr",
            [
                "Escarmouche: 6 lignes de 4 cartes",
                "none | une année et un mois comme",
                "Grande Bataille",
                "Embuscade :",
                "Ensembles d'options (--preset)",
            ],
        ),
    ],
)
def test_panzer_is_listed_in_three_languages(terminal: Terminal, language: str, words: list[str]) -> None:
    said = terminal.run("games", "--language", language).out
    assert all(word in said for word in words)
    assert "  step-2 = step-1 + flank-attack=true\n" in said
    assert "  american german\n" in said


def test_one_game_can_be_listed_alone(terminal: Terminal) -> None:
    said = terminal.run("games", "panzer").out
    assert said.startswith("panzer: SCOPE Panzer")
    assert "stalingrad" not in said
    assert [game["name"] for game in json.loads(terminal.run("games", "panzer", "--json").out)["games"]] == ["panzer"]
    refused = terminal.run("games", "chess")
    assert refused.code == 2
    assert "no such game; known games: stalingrad, panzer" in refused.err
