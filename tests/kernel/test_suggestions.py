"""Errors that list the known names suggest the one that was probably meant."""

from __future__ import annotations

import pytest

import fogline
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NOT_AMONG, UNKNOWN_OPTION, nearest, shown
from fogline.kernel.setup import Setup
from fogline.locale import texts_in
from fogline.locale.names import say_error

KNOWN = ("quick-duel", "open-front", "deep-front", "open-battle", "deep-battle", "deep-battle/themed")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("deep-batle", "deep-battle"),
        ("deepbattle", "deep-battle"),
        ("Deep_Battle", "deep-battle"),
        ("quick", "quick-duel"),
        ("nowhere", ""),
        ("deep", ""),
        ("", ""),
        ("q", ""),
        ("quick-duel" * 50, ""),
    ],
)
def test_the_nearest_name_is_found_or_none(typed: str, meant: str) -> None:
    assert nearest(typed, KNOWN) == meant


def test_an_exact_name_is_preferred_to_longer_ones() -> None:
    assert nearest("Deep-Battle", KNOWN) == "deep-battle"


def test_an_error_suggests_a_name_in_three_languages() -> None:
    fault = bad_data("set-up", "scenario", NOT_AMONG, {"found": shown("open-frnt"), "known": KNOWN})
    assert str(fault).endswith("deep-battle/themed; did you mean open-front?")
    assert fault.told is not None
    assert fault.told.near == "open-front"
    assert say_error(texts_in("en"), fault) == str(fault)
    assert say_error(texts_in("es"), fault).endswith("; ¿querías decir open-front?")
    assert say_error(texts_in("fr"), fault).endswith(" ; vouliez-vous dire open-front ?")


def test_names_in_paths_get_suggestions() -> None:
    assert "did you mean mode?" in str(bad_data("set-up", "mod", UNKNOWN_OPTION, {"known": ("mode", "players")}))
    assert "did you mean mode?" in str(bad_data("x.toml", "rules.mdoe", UNKNOWN_OPTION, {"known": ("mode", "players")}))


def test_a_long_list_is_cut_only_beside_a_suggestion() -> None:
    known = tuple(f"step-{number}" for number in range(1, 30))
    assert "step-29" in str(bad_data("x", "", NOT_AMONG, {"found": "'full'", "known": known}))
    assert str(bad_data("x", "", NOT_AMONG, {"found": "'stp-7'", "known": known})) == (
        "x: 'stp-7' is not one of step-1, step-2, step-3, step-4, step-5, …; did you mean step-7?"
    )


@pytest.mark.parametrize(
    ("title", "setup", "meant"),
    [
        ("stalingrad", Setup("stalingrad", "deep-batle"), "deep-battle"),
        ("stalingrad", Setup("stalingrad", "quick-duel", {"mod": "basic"}), "mode"),
        ("stalingrad", Setup("stalingrad", "quick-duel", {"mode": "advnced"}), "advanced"),
        ("panzer", Setup("panzer", "skirmsh"), "skirmish"),
        ("spearpoint", Setup("spearpoint", "standrd"), "standard"),
    ],
)
def test_the_library_suggests_too(title: str, setup: Setup, meant: str) -> None:
    with pytest.raises(BadData, match=rf"; did you mean {meant}\?$"):
        fogline.game(title).new(setup)
    with pytest.raises(BadData, match=rf"; did you mean {title}\?$"):
        fogline.game(title[:-1] + "x")
