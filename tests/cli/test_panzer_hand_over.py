"""Two people play SCOPE Panzer at one keyboard: nothing of one side is on the screen of the other."""

from __future__ import annotations

import re

from fogline.cli.console import PAGE
from tests.cli.terminal import Terminal

AMERICAN = "squad SHE SHE STU\n"
AMERICAN_ROW = "deploy SHE B1 SHE C1 STU D1\ndone\n"


def two_people(terminal: Terminal, german: str, row: str, moves: list[str], *words: str) -> list[str]:
    """The screens of one game, in order, each between two clearings."""
    swap, skip = "\n\n", "skip\n" if "light-tanks=true" in words else ""
    american = [
        f"move A1 B1-B2\n{skip}",
        f"move A2 B2-B3\n{skip}",
        "list\nlog\nboard\nundo\nmove A5\nhelp\nsearch A5\n",
    ]
    german_moves = [move + skip for move in moves]
    turns = [turn + swap for pair in zip(american, german_moves, strict=True) for turn in pair]
    typed = ["\n", AMERICAN, swap, german, row, swap, AMERICAN_ROW, *turns, "log\n"]
    said = terminal.run("play", "panzer", "--against", "human", "--seed", "1", *words, typed="".join(typed))
    assert said.code == 0
    return said.out.split(PAGE)


HERE = (
    "squad PZ4 PZ4 PZ2\n",
    "deploy PZ4 B6 PZ4 A6 PZ2 D6\ndone\n",
    ["move A5 B6-B5\n", "move C5\n", "move C5 D6-C5\n"],
)
THERE = ("squad PAK TIG PZ3\n", "deploy PAK B6 TIG C6 PZ3 D6\ndone\n", ["move A5\n", "move C5 C6-D5\n", "move C5\n"])
"""Another squad, another deployment and other arrangements, but the same quadrants; A5 is empty in both."""


def of(side: str, screens: list[str]) -> list[str]:
    """The screens on which *side* was asked to act."""
    return [screen for screen in screens if f"{side}> " in screen]


def test_every_screen_belongs_to_one_side(terminal: Terminal) -> None:
    screens = two_people(terminal, *HERE)
    owners = [set(re.findall(r"(american|german)> ", screen)) for screen in screens]
    assert all(len(owner) <= 1 for owner in owners)
    assert [next(iter(owner)) for owner in owners if owner] == [
        "american", "german", "american", "german", "american", "german", "american", "german", "american",
    ]  # fmt: skip


def test_no_hidden_unit_of_the_other_side_is_ever_printed(terminal: Terminal) -> None:
    screens = two_people(terminal, *HERE)
    for side, other, codes in (("american", "g", "PZ4|PZ2"), ("german", "a", "SHE|STU")):
        for screen in of(side, screens):
            before_help = screen.partition("On the board:")[0]
            assert not re.search(rf"(?<!\[){other}({codes})\b(?!!)", before_help), "face-down cards have no name"
    assert all("PZ4 B6" not in screen for screen in of("american", screens))
    assert all("SHE B1" not in screen for screen in of("german", screens))


def test_the_hand_over_screen_shows_nothing(terminal: Terminal) -> None:
    curtains = [screen for screen in two_people(terminal, *HERE) if "> " not in screen and screen.strip()]
    assert len(curtains) == 9
    for curtain in curtains:
        assert re.fullmatch(
            r"\nNext: (American|German) side\. Everybody else, please look away\.\n"
            r"Press Enter when nobody else can see the screen\. \n",
            curtain,
        )


def test_the_screens_of_one_side_do_not_depend_on_the_others_secrets(terminal: Terminal) -> None:
    """PZ-INV-9: with another German squad, deployment and arrangement, the American screens are the same bytes."""
    for words in ([], ["--option", "light-tanks=true"]):
        here, there = (two_people(terminal, *game, *words) for game in (HERE, THERE))
        assert of("german", here) != of("german", there)
        assert of("american", here) == of("american", there)
        assert [screen for screen in here if "> " not in screen] == [screen for screen in there if "> " not in screen]


def test_how_long_the_other_side_ponders_does_not_show(terminal: Terminal) -> None:
    german, row, moves = HERE
    here = two_people(terminal, german, row, moves)
    there = two_people(terminal, f"take TIG\nundo\ntake PZ3\nundo\n{german}", f"random\nundo 3\n{row}", moves)
    assert of("american", here) == of("american", there)


def test_the_shooter_sees_the_card_that_is_drawn_before_the_screen_is_cleared(terminal: Terminal) -> None:
    german, row, _ = HERE
    turns = ["move A1 B1-B2\n", "move A5 B6-B5\n", "move A2 B2-B3\n", "move C5\n", "search B5\nshoot B3\n"]
    typed = ["\n", AMERICAN, "\n\n", german, row, "\n\n", AMERICAN_ROW, *(turn + "\n\n" for turn in turns)]
    said = terminal.run("play", "panzer", "--against", "human", "--seed", "1", typed="".join(typed)).out
    (screen,) = [screen for screen in said.split(PAGE) if "> shoot B3" in screen]
    assert "· The Germans draw a card: " in screen
    assert "Press Enter to clear the screen" in screen[screen.index("draw a card") :]
