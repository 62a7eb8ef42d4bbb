"""A first game that cannot go wrong: few clicks to reach it, no harmful highlighted button, letters and focus,
reasons."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.playing import THINKING, Player
from tests.browser.visiting import DESKTOP, PHONE, ROOT, Size, Visitors, barriers, kept, speak
from tests.browser.ways import cell, in_the_forest, in_the_ruins, new_game, seated
from tests.server.serving import Client
from tests.turns import SLOW, in_turn

TITLES: Final = {"stalingrad": "SCOPE Stalingrad", "panzer": "SCOPE Panzer", "spearpoint": "Spearpoint 1943"}
MOST_CLICKS: Final = 4
GIVING_UP: Final = ("done", "pass", "enough", "skip", "hold", "end", "stay")
"""Verbs that end or skip something, chosen only if the highlighted button offers them."""
MEETING: Final[dict[str, Any]] = {
    "game": "spearpoint",
    "scenario": "meeting-engagement",
    "hold": ["american"],
    "bots": {"german": "recruit"},
}
SHORTLY: Final = 3000
"""The maximum milliseconds between one press and the next look at the page."""
SECONDS: Final = 240
"""A game played by the highlighted button must be over after this."""
PRESSES: Final = {"panzer": 24, "spearpoint": 36}
"""Presses after which a long game has shown enough."""


def documented() -> dict[str, int]:
    """The documented table of clicks."""
    text = (ROOT / "docs" / "first-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+?) \| .* \| (\d+) \|$", text, re.MULTILINE)
    return {name: int(clicks) for name, clicks in rows}


class Clicking:
    """A visitor who counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: Locator) -> None:
        what.click()
        self.clicks += 1


def card_of(page: Page, title: str) -> Locator:
    return page.get_by_role("article", name=TITLES[title])


def started(visitors: Visitors, title: str, size: Size = DESKTOP) -> tuple[Player, Clicking]:
    """A new visitor has pressed Play, and is to act."""
    player = Player(visitors.come("/", size), visitors.server)
    hand = Clicking(player.page)
    hand.click(card_of(player.page, title).get_by_role("button", name="Play", exact=True))
    player.page.wait_for_url(re.compile("#/table/"))
    player.until(lambda: player.is_my_turn() and is_to_act(player.look()), THINKING)
    return player, hand


def is_to_act(seen: dict[str, Any]) -> bool:
    """Whether it is this seat's turn, after the set-up."""
    return seen["seat"] in seen["to-act"] and seen["view"]["step"] in ("action", "commit")


def own_actions(player: Player) -> list[str]:
    """The seat's actions so far."""
    client = Client(player.http, next(iter(player.kept()["seats"].values())))
    news: list[dict[str, Any]] = []
    while True:
        told = client.get(f"/api/table/news?after={len(news)}").json()
        news += told["news"]
        if not told["more"]:
            return [one["action"] for one in news if one["action"] is not None]


@pytest.mark.parametrize(("title", "size"), in_turn(TITLES, [DESKTOP, PHONE]))
def test_from_home_to_the_first_action_in_few_clicks(visitors: Visitors, title: str, size: Size) -> None:
    player, hand = started(visitors, title, size)
    page, before = player.page, len(own_actions(player))
    if title == "spearpoint":
        unit = player.look()["legal"]["commit"][0].split(" ")[1]
        hand.click(page.locator(f'[data-thing="card:{unit}"]').first)
        hand.click(page.locator('button.place[data-thing^="line:"]').first)
    else:
        target = player.look()["legal"]["search"][0].split(" ")[1]
        hand.click(cell(page, target))
        hand.click(page.get_by_role("menuitem", name=re.compile("^(SEARCH|Search)")).first)
    player.until(lambda: len(own_actions(player)) > before)
    assert hand.clicks <= MOST_CLICKS
    assert documented()[TITLES[title]] == hand.clicks
    bots = player.kept()["bots"]
    assert set(bots.values()) == {"recruit"}


def test_a_returning_player_chooses_and_lays_out_the_cards(visitors: Visitors) -> None:
    player, _ = started(visitors, "stalingrad")
    page = player.page
    page.goto("/#/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    order = page.locator("h2").all_inner_texts()
    assert order.index("Continue") < order.index(TITLES["stalingrad"])
    expect(card_of(page, "stalingrad").get_by_label("Opponent")).to_have_value("recruit")
    expect(card_of(page, "panzer").get_by_label("Opponent")).to_have_count(0)
    card_of(page, "stalingrad").get_by_role("button", name="Play", exact=True).click()
    random = page.get_by_role("button", name="Random", exact=True)
    expect(random).to_have_class(re.compile("main"))
    random.click()
    expect(random).not_to_have_class(re.compile("main"))
    expect(page.get_by_role("button", name="Confirm the Front")).to_have_class(re.compile("main"))
    assert [game["isLaidOut"] for game in kept(page)["games"]] == [False, True]


def test_learning_is_one_click_away(visitors: Visitors) -> None:
    page = visitors.come()
    for title in TITLES:
        page.goto("/#/")
        card_of(page, title).get_by_role("link", name="Learn in five minutes").click()
        expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_play_with_people_opens_with_people_chosen(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("link", name="Play with people").click()
    friend = page.get_by_role("radio", name=re.compile("^A friend|friend", re.IGNORECASE)).first
    expect(friend).to_be_checked()
    page.get_by_role("radio", name=re.compile("^SCOPE Panzer")).check()
    expect(friend).to_be_checked()


# -- the highlighted button -------------------------------------------------------------------------------


def offered(player: Player) -> None:
    """Take an action from the list, preferably one that gives nothing up."""
    seen = player.look()
    assert seen["legal"], "the other side is to act"
    legal = {verb: actions for verb, actions in seen["legal"].items() if verb not in GIVING_UP and actions}
    action = player.choose({**seen, "legal": legal or seen["legal"]})
    page = player.page
    entries = page.locator(".actions details, .orders details").last
    back = page.locator(".actions").get_by_role("button", name="Back", exact=True)
    if back.count():
        back.click(timeout=SHORTLY)
    if sum(map(len, seen["legal"].values())) == 1:
        page.locator(".actions .verbs button, .orders .offers button").first.click(timeout=SHORTLY)
        return
    if entries.get_attribute("open", timeout=SHORTLY) is None:
        entries.locator("summary").click(timeout=SHORTLY)
    entries.get_by_role("searchbox").fill(action, timeout=SHORTLY)
    entries.get_by_role("button").filter(has=page.get_by_text(action, exact=True)).first.click(timeout=SHORTLY)


def step(player: Player, pressed: list[str]) -> None:
    """Press the highlighted button; without one, take the first offered action."""
    before = player.look()["sequence"]
    main = player.page.locator(".table button.main:enabled:visible")
    if main.count():
        text = main.first.inner_text(timeout=SHORTLY)
        main.first.click(timeout=SHORTLY)
        pressed.append(text)
    else:
        offered(player)
        if main.count():
            return
    player.until(lambda: player.look()["sequence"] > before or player.is_over(), SHORTLY)


def step_as_shown(player: Player, pressed: list[str]) -> None:
    """A step, repeated if the page changed meanwhile because the other side acted."""
    for _ in range(8):
        try:
            step(player, pressed)
        except (Error, AssertionError):
            if player.is_over():
                return
            player.page.wait_for_timeout(250)
        else:
            return
    raise AssertionError(f"nothing can be pressed: {player.look()['legal']}")


@pytest.mark.parametrize("title", ["stalingrad", "spearpoint", pytest.param("panzer", marks=SLOW)])
def test_playing_the_highlighted_button_leads_to_a_sane_game(visitors: Visitors, title: str) -> None:
    """The shortest title is played to its end, the others until every phase has occurred more than once."""
    player, _ = started(visitors, title)
    pressed: list[str] = []
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and len(pressed) < PRESSES.get(title, len(pressed) + 1):
        player.until(lambda: player.is_my_turn() or player.is_over(), THINKING)
        if player.is_over():
            break
        step_as_shown(player, pressed)
    done = own_actions(player)
    verbs = {action.split(" ")[0] for action in done}
    assert pressed
    assert not [text for text in pressed if re.search("[Dd]ecline|[Rr]esign|[Dd]o not", text)]
    assert not verbs & {"enough", "skip", "resign"}
    if title == "spearpoint":
        assert {"commit", "attack", "roll"} <= verbs
    else:
        assert "search" in verbs
    outcome = player.look()["outcome"]
    assert outcome is not None or title in PRESSES
    assert outcome is None or "resignation" not in outcome["reasons"]


def test_declining_every_draw_is_not_highlighted(visitors: Visitors) -> None:
    """The Draw Phase: the button is there, but not highlighted."""
    made = new_game(visitors, **MEETING)
    page = seated(visitors, DESKTOP, made, "american")
    player = Player(page, visitors.server)
    player.set_up()
    for _ in range(80):
        player.until(lambda: player.is_my_turn() or player.is_over(), THINKING)
        seen = player.look()
        if seen["view"]["step"] == "draw":
            break
        ends = [verb for verb in ("done", "pass", "roll") if verb in seen["legal"].get(verb, [])]
        player.type(ends[0] if ends else player.choose(seen))
    decline = page.get_by_role("button", name=re.compile("Decline all", re.IGNORECASE)).first
    expect(decline).to_be_visible()
    expect(decline).not_to_have_class(re.compile("main"))


# -- keys, focus, reasons ---------------------------------------------------------------------------------


def test_letters_work_from_the_body_and_the_focus_is_not_lost(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, DESKTOP, 31)
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("s")
    expect(page.locator(".path strong, .confirm, [role=menu]").first).to_be_visible()
    page.keyboard.press("Escape")
    cell(page, "S2a").click()
    page.get_by_role("menuitem").first.click()
    expect(page.get_by_role("button", name=re.compile("^Shoot"))).not_to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.get_by_role("button", name=re.compile("^Do not")).click()
    confirm = page.get_by_role("button", name=re.compile("^Do it"))
    if confirm.count():
        confirm.click()
    expect(page).to_have_title(re.compile("^Soviet side: to act"))
    page.wait_for_function("() => document.activeElement !== document.body")


def test_a_card_that_allows_nothing_says_why(visitors: Visitors) -> None:
    """In the middle of a shot nothing else can be searched; the answer names the clause, and nothing happens."""
    page = in_the_forest(visitors, DESKTOP, 29)
    cell(page, "C4").click()
    page.get_by_role("menuitem", name=re.compile("SEARCH", re.IGNORECASE)).first.click()
    expect(page.get_by_role("button", name="Do not shoot")).to_be_visible()
    before = Player(page, visitors.server).look()["sequence"]
    cell(page, "A6").click()
    expect(page.get_by_role("alert").get_by_text(re.compile("PZ-"))).to_be_visible()
    assert Player(page, visitors.server).look()["sequence"] == before


def test_the_card_just_found_is_tapped_to_shoot_it(visitors: Visitors) -> None:
    page = in_the_forest(visitors, DESKTOP, 29)
    cell(page, "C4").click()
    page.get_by_role("menuitem", name=re.compile("SEARCH", re.IGNORECASE)).first.click()
    expect(page.get_by_role("button", name="Do not shoot")).to_be_visible()
    cell(page, "C4").click()
    if not page.get_by_role("menu").count():
        cell(page, "D3").click()
    page.get_by_role("menuitem").first.click()
    expect(page).to_have_title(re.compile("^German side: to act"))


def test_a_spearpoint_card_that_allows_nothing_says_why(visitors: Visitors) -> None:
    """A crew cannot be committed alone."""
    made = new_game(visitors, **MEETING)
    hand = [f"hold {card}" for card in ("us-tank-crew", "m4a1-sherman", "rifle-squad", "bazooka-team")]
    assert (
        Client(visitors.server.client().http, made["seats"]["american"]["token"]).act(*hand, "done").status_code == 200
    )
    page = seated(visitors, DESKTOP, made, "american")
    crew = page.locator('[data-thing="card:us-tank-crew"]').first
    crew.click()
    expect(page.get_by_role("alert").get_by_text(re.compile("SP-"))).to_be_visible()


@pytest.mark.parametrize("title", ["stalingrad", "panzer"])
def test_the_first_turn_has_a_suggestion_with_its_reason(visitors: Visitors, title: str) -> None:
    """It is in the legal list, marked on the board, gone when the player acts, and absent in the next game."""
    player, _ = started(visitors, title, PHONE)
    page, legal = player.page, player.look()["legal"]
    idea = page.get_by_role("region", name="A first idea")
    verb, marked = ("search", 1) if title == "stalingrad" else ("explore", 4)
    expect(idea).to_contain_text(re.compile("so find them first|The enemy has fired"))  # it may have begun
    target = page.locator('[role="gridcell"]').filter(has_text="highlighted")
    expect(target).to_have_count(marked)
    cells = [one.get_attribute("data-cell") for one in target.all()]
    action = f"{verb} {min(filter(None, cells))}"
    assert action in legal[verb]
    assert barriers(page) == []
    before = len(own_actions(player))
    idea.get_by_role("button", name="Do this").click()
    player.until(lambda: len(own_actions(player)) > before)
    assert own_actions(player)[before] == action
    expect(idea).to_have_count(0)
    page.reload()
    expect(page.get_by_role("grid", name="Battlefield")).to_be_visible()
    expect(idea).to_have_count(0)
    expect(target).to_have_count(0)


def test_a_suggestion_is_waved_away_for_good(visitors: Visitors) -> None:
    player, _ = started(visitors, "stalingrad")
    page = player.page
    idea = page.get_by_role("region", name="A first idea")
    idea.get_by_role("button", name="I’ll choose myself").click()
    expect(idea).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Your actions")).to_be_visible()
    expect(idea).to_have_count(0)


def test_nobody_is_told_how_many_choices_there_are(visitors: Visitors) -> None:
    """Instead, the page says what each kind of action is good for."""
    player, _ = started(visitors, "stalingrad")
    actions = player.page.get_by_role("region", name="Your actions")
    expect(actions.get_by_role("button", name="SEARCH")).to_contain_text("turn up one of theirs")
    expect(actions.get_by_role("button", name="MOVE")).to_contain_text("put four of your cards in a new order")
    for language in ("en", "es", "fr"):
        speak(player.page, language)
        assert not re.search(r"\d", player.page.locator(".actions").inner_text())
