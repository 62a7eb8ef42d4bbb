"""uv looks for packages where pip would (``tools/pins.py``)."""

from __future__ import annotations

from tools.pins import followed

BEST = {"UV_INDEX_STRATEGY": "unsafe-best-match"}


def test_without_a_configuration_uv_gets_only_the_resolution_strategy() -> None:
    assert followed("") == BEST
    assert followed("global.timeout='60'\n") == BEST


def test_places_are_passed_on() -> None:
    listing = "global.extra-index-url='https://a.example/simple https://b.example/simple'\nglobal.index-url='https://c.example'\n"
    assert followed(listing) == BEST | {
        "UV_INDEX": "https://a.example/simple https://b.example/simple",
        "UV_DEFAULT_INDEX": "https://c.example",
    }


def test_several_folders_are_separated_as_uv_wants_it() -> None:
    assert followed("global.find-links='/one /two'") == BEST | {"UV_FIND_LINKS": "/one,/two"}


def test_environment_overrides_install_which_overrides_global() -> None:
    lines = ["global.index-url='https://g.example'", "install.index-url='https://i.example'"]
    assert followed("\n".join(lines))["UV_DEFAULT_INDEX"] == "https://i.example"
    assert (
        followed("\n".join([":env:.index-url='https://e.example'", *lines]))["UV_DEFAULT_INDEX"] == "https://e.example"
    )


def test_settings_of_other_commands_do_not_count() -> None:
    assert followed("download.index-url='https://d.example'") == BEST
