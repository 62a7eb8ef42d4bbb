"""Whole games in the browser: alone against each level, on one screen with the curtain, and between two browsers.

Each way is played once, with a title of its own; the other pairs are slow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import SETTING_UP, THINKING, Player
from tests.browser.visiting import PHONE, Visitors
from tests.turns import SLOW

SHORT = {
    "stalingrad": {"Quiet turns until a draw": "12"},
    "panzer": {"Turns until a draw": "16"},
    "spearpoint": {"Turns until points decide": "2"},
}
"""Limits that keep games of planless players from going on forever."""


def with_title(own: str) -> list[Any]:
    """The titles; all but this one are slow."""
    return [title if title == own else pytest.param(title, marks=SLOW) for title in SHORT]


@pytest.mark.parametrize("game", with_title("spearpoint"))
@pytest.mark.parametrize("level", ["Regular", *(pytest.param(one, marks=SLOW) for one in ("Recruit", "Veteran"))])
def test_a_whole_game_alone_against_the_computer(visitors: Visitors, game: str, level: str) -> None:
    player = Player(visitors.come(), visitors.server)
    player.begin(game, "Against the computer", level, fill=SHORT[game])
    _set_up(player)
    seen = player.play_out()
    expect(player.ending).to_be_visible()
    assert visitors.refused == [], "the page sends only what is in the legal list"
    assert set(seen["bots"].values()) == {level.lower()}
    assert "resignation" not in seen["outcome"]["reasons"]
    _tells_the_outcome(player, seen["outcome"]["winners"], [seen["seat"]])


@pytest.mark.parametrize("game", with_title("stalingrad"))
def test_a_whole_game_on_one_screen(visitors: Visitors, game: str) -> None:
    """Both sides play on the same page, with the curtain between them every time; on a phone, with all animations."""
    player = Player(visitors.come(size=PHONE, has_motion=True), visitors.server)
    page = player.page
    player.begin(game, "Two people on one screen", fill=SHORT[game])
    curtain = page.get_by_role("button", name=re.compile("^Show my cards"))
    hand_over = page.get_by_role("button", name="Hand over")
    opened = 0
    seats = list(player.kept()["seats"])
    inside: str | None = None
    for _ in range(600):
        player.until(lambda: any((curtain.is_visible(), hand_over.is_visible(), player.is_my_turn(), player.is_over())))
        if player.is_over():
            break
        if curtain.is_visible():
            expect(page.get_by_role("tabpanel")).to_have_count(0)
            text = curtain.inner_text()
            inside = next(seat for seat in seats if seat.capitalize() in text)
            curtain.click()
            expect(curtain).to_be_hidden()
            opened += 1
        elif hand_over.is_visible():
            hand_over.click()
        elif player.look(inside)["view"]["step"] in SETTING_UP:
            player.set_up(inside)
        else:
            player.act(inside)
    else:
        raise AssertionError("the game does not end")
    expect(player.ending).to_be_visible()
    assert opened >= 4
    _tells_the_outcome(player, player.look()["outcome"]["winners"], seats)


@pytest.mark.parametrize("game", with_title("panzer"))
def test_a_whole_game_between_two_browsers(visitors: Visitors, game: str) -> None:
    """One starts and sends the invitation, the other reads the terms and takes the seat."""
    one = Player(visitors.come(), visitors.server, 1)
    one.begin(game, "A friend, by link", "Everything, later", "Deductions", fill=SHORT[game])
    link = one.page.get_by_label(re.compile("^Invitation")).input_value()

    other = Player(visitors.come(link), visitors.server, 2)
    page = other.page
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(page.get_by_text("Watchers see everything, 6 turns late.")).to_be_visible()
    expect(page.get_by_text("Deductions: Every hidden card")).to_be_visible()
    expect(page.get_by_text(f"{next(iter(SHORT[game]))}: {next(iter(SHORT[game].values()))}")).to_be_visible()
    expect(page.get_by_text("Already joined")).to_be_visible()
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(one.page.get_by_text("A player is still missing")).to_be_hidden()

    both = (one, other)
    assert set(one.kept()["seats"]) != set(other.kept()["seats"])
    while one.look()["view"]["step"] in SETTING_UP:
        for player in both:
            player.set_up()
    for _ in range(400):
        one.until(lambda: any(player.is_my_turn() or player.is_over() for player in both))
        for player in both:
            if player.is_my_turn():
                player.act()
        if any(player.is_over() for player in both):
            break
    seen = one.look()
    for player in both:
        expect(player.ending).to_be_visible()
        _tells_the_outcome(player, seen["outcome"]["winners"], list(player.kept()["seats"]))

    # Once more, with sides swapped: the second to ask is told, and finds the same game.
    one.page.get_by_role("button", name="Play again").click()
    one.page.wait_for_url(lambda url: url.partition("#/table/")[2] not in ("", seen["game"]))
    expect(other.page.get_by_text("A rematch is waiting for you. You change sides.")).to_be_visible()
    other.page.get_by_role("button", name="Accept the rematch").click()
    other.page.wait_for_url(lambda url: url == one.page.url)
    assert one.look()["seat"] == other.look()["seats"][1 - other.look()["seats"].index(other.look()["seat"])]
    assert one.look()["seat"] != seen["seat"]


def _set_up(player: Player) -> None:
    """Until nothing is left to lay out."""
    while (seen := player.look())["view"]["step"] in SETTING_UP:
        player.until(lambda: _is_called(player), THINKING)
        player.set_up()
        assert seen["outcome"] is None


def _is_called(player: Player) -> bool:
    seen = player.look()
    return seen["seat"] in seen["to-act"] or seen["view"]["step"] not in SETTING_UP


def _tells_the_outcome(player: Player, winners: list[str], own: list[str]) -> None:
    """For a single player the game is won, lost or drawn; for two at one screen, the winner is named."""
    if not winners:
        headline = "A draw"
    elif len(own) > 1:
        headline = f"Winner: {winners[0].capitalize()} side"
    else:
        headline = "Victory" if own[0] in winners else "Defeat"
    expect(player.page.get_by_role("heading", name=headline)).to_be_visible()
