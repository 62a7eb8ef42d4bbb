"""Two people at one keyboard: the screen of one side shows no secrets of the other (anchors 3b, channel 17)."""

from __future__ import annotations

import io
import os
import re
import select

import pytest

from fogline.cli import console
from fogline.cli.console import PAGE, Console
from tests.cli.terminal import F1_GERMAN, SEEN_SOVIET, Terminal

OTHER_SOVIET = "EA EA OF SN\nDE SC MO EA\nSN EA IN MG"
"""F1 with the hidden part of the Soviet Front mixed: only S1a, S1b, S1c and S1d are as they were."""


def two_people(terminal: Terminal, soviet: str, soviet_turn: str, *words: str) -> list[str]:
    """The screens of one game, in order, each between two clearings."""
    end = "end\n" if "--advanced" in words else ""
    german_turn = "board\nlist\nlog\nundo\nmove S3a EA EA EA EA\nhelp\nsearch S1d\nlog\n"
    typed = [
        "\n", F1_GERMAN, "\n", "done\n",
        "\n", "\n", soviet, "\n", "done\n",
        "\n", "\n", f"search S1a\nhold\n{end}",
        "\n", "\n", soviet_turn,
        "\n", "\n", german_turn,
    ]  # fmt: skip
    said = terminal.run("play", "stalingrad", "--against", "human", *words, typed="".join(typed))
    assert said.code == 0
    return said.out.split(PAGE)


def of(side: str, screens: list[str]) -> list[str]:
    """The screens on which *side* was asked to act."""
    return [screen for screen in screens if f"{side}> " in screen]


def test_every_screen_belongs_to_one_side(terminal: Terminal) -> None:
    screens = two_people(terminal, SEEN_SOVIET, "move S3a SC EA EA SN\n")
    assert [set(re.findall(r"(\w+)> ", screen)) for screen in screens] == [
        set(), set(), {"german"}, set(), {"soviet"}, set(), {"german"}, set(), {"soviet"}, set(), {"german"},
    ]  # fmt: skip


def test_no_hidden_card_of_the_other_side_is_ever_printed(terminal: Terminal) -> None:
    screens = two_people(terminal, SEEN_SOVIET, "move S3a SC EA EA SN\n")
    for side, other in (("german", "s"), ("soviet", "g")):
        for screen in of(side, screens):
            boards = re.findall(rf"(?<![\[(\w]){other}[A-Z]{{2}}\b", screen)
            assert boards == [], "face-down cards have no kind"
    assert all(SEEN_SOVIET not in screen for screen in of("german", screens))
    assert all(F1_GERMAN not in screen for screen in of("soviet", screens))


def test_the_hand_over_screen_shows_nothing(terminal: Terminal) -> None:
    screens = two_people(terminal, SEEN_SOVIET, "move S3a SC EA EA SN\n")
    curtains = [screen for screen in screens if "> " not in screen and screen.strip()]
    assert len(curtains) == 5
    for curtain in curtains:
        assert re.fullmatch(
            r"\nNext: (German|Soviet) side\. Everybody else, please look away\.\n"
            r"Press Enter when nobody else can see the screen\. \n",
            curtain,
        )


@pytest.mark.parametrize("aid", ["log", "off", "marks", "strict"])
def test_the_screens_of_one_side_do_not_depend_on_the_others_secrets(terminal: Terminal, aid: str) -> None:
    """Non-interference: with another Soviet Front and another Soviet MOVE, the German screens are the same bytes."""
    words = ["--option", f"memory-aid={aid}", "--advanced"]
    here = two_people(terminal, SEEN_SOVIET, "move S3a SC EA EA SN\nend\n", *words)
    there = two_people(terminal, OTHER_SOVIET, "move S3a MO EA OF SN\nend\n", *words)
    assert of("soviet", here) != of("soviet", there)
    assert of("german", here) == of("german", there)
    assert len(of("german", here)) == 3
    assert [screen for screen in here if "> " not in screen] == [screen for screen in there if "> " not in screen]


def test_how_long_the_other_side_ponders_its_set_up_does_not_show(terminal: Terminal) -> None:
    here = two_people(terminal, SEEN_SOVIET, "move S3a SC EA EA SN\n")
    there = two_people(terminal, f"EA SC\nundo\nundo\n{SEEN_SOVIET}", "move S3a SC EA EA SN\n")
    assert of("german", here) == of("german", there)


def test_four_people_hand_over_between_the_sides_but_not_within(terminal: Terminal) -> None:
    """ST-TEAM-5: partners have no secrets from each other."""
    words = ["--players", "4", "--as", "german", "--seed", "2"]
    said = terminal.run("play", "stalingrad", *words, typed=f"{F1_GERMAN}\ndone\n" + "move G1a SN EA MO OF\nend\n" * 4)
    assert PAGE not in said.out
    assert {"german-units", "german-snipers"} == set(re.findall(r"^(german-\w+)> ", said.out, re.M))


# -- a real terminal --------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_screen_scrollback_and_typed_lines_are_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []

    class Typing:
        @staticmethod
        def clear_history() -> None:
            forgotten.append(True)

    monkeypatch.setattr(console, "readline", Typing)
    screen = Screen()
    Console(Screen(), screen).hide()
    assert screen.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    assert forgotten == [True]


def test_type_ahead_does_not_lift_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """An extra Enter from the last player must not show the next one's cards."""
    keyboard, line = os.openpty()
    waiting: list[bool] = []

    def answer(prompt: str) -> str:
        waiting.append(bool(select.select([line], [], [], 0)[0]))
        return ""

    monkeypatch.setattr("builtins.input", answer)
    with os.fdopen(keyboard, "wb", buffering=0) as keys, os.fdopen(line, encoding="utf-8") as source:
        console_here = Console(source, Screen())
        keys.write(b"\n\n")
        assert select.select([line], [], [], 5)[0]
        console_here.ask("? ")
        console_here.wait("Enter ")
    assert waiting == [True, False]
