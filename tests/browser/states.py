"""Every page of the client in every possible state, each with the way to reach it. (Spearpoint 1943 has a separate
list.)

This module is long because it is a list: one function for each state, and nothing else.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import states_puzzles, states_spearpoint
from tests.browser.playing import Player
from tests.browser.visiting import Size, Visitors
from tests.browser.ways import (
    STATES,
    among_units,
    cell,
    in_the_forest,
    in_the_ruins,
    mistaken_record,
    new_game,
    on_one_screen,
    resume,
    seated,
    state,
)
from tests.lessons import lesson_record
from tests.server.serving import Client

__all__ = ["STATES", "states_puzzles", "states_spearpoint"]


# -- before the game --------------------------------------------------------------------------------------


@state
def home(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/", size)
    expect(page.get_by_role("button", name="Play", exact=True).last).to_be_visible()
    return page


@state
def home_with_games(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    made = resume(visitors, "panzer-first", 29, hold=["american"], bots={"german": "recruit"})
    page.goto(f"/#seat={made['seats']['american']['token']}")
    expect(page.get_by_text("You play: American side")).to_be_visible()
    over = resume(visitors, "stalingrad-first", 39, hold=["german", "soviet"])
    Client(visitors.server.client().http, over["seats"]["german"]["token"]).act("shoot G2a")
    page.goto(f"/#watch={over['watch']['token']}")
    page.wait_for_url(re.compile("#/replay/"))
    page.goto("/#/")
    expect(page.get_by_text("Your turn")).to_have_count(3)
    expect(page.get_by_text("The Germans won")).to_be_visible()
    return page


@state
def settings(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/panzer", size)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def settings_page(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/settings", size)
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    return page


@state
def links(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.goto("/#/")
    page.get_by_role("button", name="Links of this game").click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_count(1)
    return page


@state
def new_stalingrad(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/stalingrad", size)
    page.get_by_text("Rules in detail, and your own files").click()
    expect(page.get_by_label("Quiet turns until a draw")).to_be_visible()
    return page


@state
def new_panzer(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/panzer", size)
    page.get_by_role("radio", name=re.compile("^A friend")).check()
    page.get_by_role("radio", name=re.compile("^Everything, later")).check()
    page.get_by_text("Rules in detail, and your own files").click()
    expect(page.get_by_label("Turns until a draw")).to_be_visible()
    return page


@state
def new_for_four(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/stalingrad", size)
    page.get_by_label("Players").select_option("4")
    expect(page.get_by_label("Soviet Snipers Division")).to_be_visible()
    return page


@state
def new_refused(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/stalingrad", size)
    page.get_by_text("Rules in detail, and your own files").click()
    page.get_by_label("Point values").fill("nonsense")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    return page


@state
def invited(visitors: Visitors, size: Size) -> Page:
    clock = {"start": 600, "bonus": 10, "most": None}
    made = new_game(visitors, game="panzer", scenario="battle", clock=clock, options={"terrain": True, "ambush": True})
    page = visitors.come(f"/#join={made['invitations']['german']['token']}", size)
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    return page


@state
def invited_in_vain(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#join=nobody-has-made-this-invitation", size)
    expect(page.get_by_role("heading", name="This link does not work")).to_be_visible()
    return page


@state
def unknown_game(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/table/nowhere", size)
    expect(page.get_by_role("heading", name="This browser does not know this game")).to_be_visible()
    return page


# -- set-up -----------------------------------------------------------------------------------------------


@state
def set_up_front(visitors: Visitors, size: Size) -> Page:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, size, made, "german")
    page.get_by_role("button", name=re.compile("^Sniper")).click()
    cell(page, "G2b").click()
    page.get_by_role("button", name=re.compile("^Officer")).click()
    return page


@state
def set_up_formations(visitors: Visitors, size: Size) -> Page:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, size, made, "german")
    page.get_by_role("button", name="Random").click()
    page.get_by_text("Saved formations").click()
    page.get_by_label("Name for this layout").fill("Snipers behind")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Use “Snipers behind”")).to_be_visible()
    return page


@state
def set_up_waiting(visitors: Visitors, size: Size) -> Page:
    page = set_up_formations(visitors, size)
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_text("Nobody has taken this seat yet: Soviet side")).to_be_visible()
    return page


@state
def set_up_terrain(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "panzer-terrain", 1, hold=["american", "german"])
    page = seated(visitors, size, made, "american")
    page.get_by_role("button", name=re.compile("^Hill")).click()
    cell(page, "C3").click()
    expect(page.get_by_role("button", name="Place this card")).to_be_enabled()
    return page


@state
def set_up_squad(visitors: Visitors, size: Size) -> Page:
    made = new_game(
        visitors, game="panzer", scenario="battle", options={"light-tanks": True, "heavy-tanks": True}, hold=["german"]
    )
    page = seated(visitors, size, made, "german")
    page.get_by_role("button", name=re.compile("Take PzV Panther")).click()
    page.get_by_role("button", name="Take Panzer IV").click()
    expect(page.get_by_role("button", name="Confirm the squad")).to_be_enabled()
    return page


@state
def set_up_deployment(visitors: Visitors, size: Size) -> Page:
    made = new_game(visitors, game="panzer", scenario="skirmish", hold=["american", "german"])
    http = visitors.server.client().http
    seats = {name: Client(http, one["token"]) for name, one in made["seats"].items()}
    seats["german"].act("take PZ4", "take PAN", "done")
    seats["american"].act("take SHE", "take SHE", "take BAZ", "done")
    page = seated(visitors, size, made, "american")
    page.get_by_role("button", name=re.compile("^M4 Sherman")).first.click()
    cell(page, "B1").click()
    return page


# -- at the board -----------------------------------------------------------------------------------------


@state
def board_stalingrad(visitors: Visitors, size: Size) -> Page:
    return in_the_ruins(visitors, size, clock={"start": 600, "bonus": 10, "most": None})


@state
def board_panzer(visitors: Visitors, size: Size) -> Page:
    return in_the_forest(visitors, size)


@state
def board_terrain(visitors: Visitors, size: Size) -> Page:
    return in_the_forest(visitors, size, 37, "panzer-terrain")


@state
def board_refusal(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("tab", name="Notation").click()
    box = page.get_by_role("combobox", name="Type an action")
    box.fill("search G1a")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("ST-SEARCH-1")
    return page


@state
def board_typing(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("tab", name="Notation").click()
    page.get_by_text("How actions are written", exact=True).click()
    page.get_by_role("combobox", name="Type an action").press_sequentially("se")
    expect(page.get_by_role("option").first).to_be_visible()
    return page


@state
def board_menu(visitors: Visitors, size: Size) -> Page:
    page = among_units(visitors, size, 26)
    cell(page, "S2b").click()
    expect(page.get_by_role("menu")).to_be_visible()
    return page


@state
def board_arranging(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("button", name=re.compile("^MOVE a Quadrant")).click()
    cell(page, "G2b").click()
    expect(page.get_by_role("group", name=re.compile("^Arrange the cards"))).to_be_visible()
    return page


@state
def board_choosing(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("button", name=re.compile("^SEARCH an enemy card")).click()
    page.get_by_text("Matching actions as a list").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    return page


@state
def board_confirming(visitors: Visitors, size: Size) -> Page:
    page = in_the_forest(visitors, size, 30)
    page.get_by_role("button", name=re.compile(r"^shoot( S)?$")).click()
    page.get_by_role("button", name="D3").click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    return page


def aid_table(visitors: Visitors, size: Size, level: str) -> Page:
    page = in_the_ruins(visitors, size, aid=level)
    page.get_by_role("tab", name="Memory aid").click()
    expect(page.get_by_role("table", name="What the memory aid knows")).to_be_visible()
    return page


@state
def aid_off(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size, aid="off")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Memory aid")).to_have_count(0)
    return page


@state
def aid_shown(visitors: Visitors, size: Size) -> Page:
    return aid_table(visitors, size, "shown")


@state
def aid_deductions(visitors: Visitors, size: Size) -> Page:
    return aid_table(visitors, size, "deductions")


@state
def aid_probabilities(visitors: Visitors, size: Size) -> Page:
    page = aid_table(visitors, size, "probabilities")
    page.get_by_role("radio", name="Card by card").check()
    return page


@state
def aid_panzer(visitors: Visitors, size: Size) -> Page:
    page = in_the_forest(visitors, size, aid="probabilities")
    page.get_by_role("tab", name="Memory aid").click()
    expect(page.get_by_role("table", name="What the memory aid knows")).to_be_visible()
    return page


@state
def table_sheet(visitors: Visitors, size: Size) -> Page:
    page = in_the_forest(visitors, size)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_label(re.compile("^My seat"))).to_be_visible()
    return page


@state
def keys(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("button", name=re.compile("^Help")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def resigning(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@state
def draw_offered(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "stalingrad-first", 35, hold=["german", "soviet"])
    Client(visitors.server.client().http, made["seats"]["soviet"]["token"]).say("offer draw")
    page = seated(visitors, size, made, "german")
    expect(page.get_by_role("button", name="Accept the draw")).to_be_visible()
    return page


@state
def curtain(visitors: Visitors, size: Size) -> Page:
    player = Player(visitors.come("/", size), visitors.server)
    player.begin("stalingrad", "Two people on one screen")
    expect(player.page.get_by_role("button", name="Show my cards: German side")).to_be_visible()
    return player.page


@state
def handing_over(visitors: Visitors, size: Size) -> Page:
    page = on_one_screen(visitors, size, "stalingrad-first", 26, hold=["german", "soviet"])
    page.get_by_role("button", name="Show my cards: German side").click()
    Player(page, visitors.server).type("move G1a EA SN MO EA")
    expect(page.get_by_role("button", name="Hand over")).to_be_visible()
    page.get_by_role("button", name="Stop the countdown").click()
    return page


@state
def watching(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "panzer-first", 29, hold=["american", "german"])
    page = visitors.come(f"/#watch={made['watch']['token']}", size)
    expect(page.get_by_text("You are watching")).to_be_visible()
    return page


@state
def watching_late(visitors: Visitors, size: Size) -> Page:
    terms = {"hold": ["german", "soviet"], "watching": {"kind": "delayed", "turns": 1}}
    made = resume(visitors, "stalingrad-first", 26, **terms)
    http = visitors.server.client().http
    for seat, action in (
        ("german", "move G1a EA SN MO EA"),
        ("soviet", "move S2c OF MO EA SN"),
        ("german", "search S2b"),
    ):
        done = Client(http, made["seats"][seat]["token"]).act(action)
        assert done.status_code == 200, done.text
    page = visitors.come(f"/#watch={made['watch']['token']}", size)
    expect(page.get_by_text("You see everything, one turn late")).to_be_visible()
    expect(page.get_by_role("gridcell").filter(has_text="Sniper")).to_have_count(4)
    return page


# -- afterwards -------------------------------------------------------------------------------------------


@state
def ending_stalingrad(visitors: Visitors, size: Size) -> Page:
    page = in_the_ruins(visitors, size, 39)
    page.get_by_role("button", name=re.compile("^Shoot")).first.click()
    page.get_by_role("button", name="G2a–G3b").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    return page


@state
def ending_by_resignation(visitors: Visitors, size: Size) -> Page:
    page = in_the_forest(visitors, size)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign the game").click()
    expect(page.get_by_role("heading", name="Defeat")).to_be_visible()
    return page


@state
def replay_open(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/replay", size)
    expect(page.get_by_role("group", name="Open a saved game")).to_be_visible()
    return page


@state
def replay(visitors: Visitors, size: Size) -> Page:
    page = replay_open(visitors, size)
    page.get_by_label("Or paste its text").fill(lesson_record("stalingrad-first"))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill("36")
    expect(page.get_by_text("Move 10 of 14")).to_be_visible()
    return page


@state
def replay_going_on(visitors: Visitors, size: Size) -> Page:
    page = replay(visitors, size)
    page.get_by_role("tab", name="This game").click()
    page.get_by_text("Continue from here").click()
    expect(page.get_by_label("You play")).to_be_visible()
    return page


@state
def replay_refused(visitors: Visitors, size: Size) -> Page:
    page = replay_open(visitors, size)
    page.get_by_label("Or paste its text").fill("fogline record 1\ngame: chess\n")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@state
def replay_panzer(visitors: Visitors, size: Size) -> Page:
    page = replay_open(visitors, size)
    page.get_by_label("Or paste its text").fill(lesson_record("panzer-terrain"))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill("40")
    expect(page.get_by_text(re.compile("^Move [0-9]+ of"))).to_be_visible()
    return page


@state
def review(visitors: Visitors, size: Size) -> Page:
    """Of a record, with the costliest mistake on the board."""
    page = visitors.come("/#/review", size)
    page.get_by_label("Or paste its text").fill(mistaken_record())
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("region", name="What could have been better").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="The decision shown")).to_contain_text("The second judge agrees")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    return page


# -- rules and lessons ------------------------------------------------------------------------------------


@state
def rules_stalingrad(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/rules/stalingrad", size)
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    return page


@state
def rules_panzer_clause(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/rules/panzer/PZ-SRCH-1", size)
    expect(page.get_by_role("complementary", name="rule PZ-SRCH-1")).to_be_visible()
    return page


@state
def rules_reference(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/rules/panzer/PZ-SHOT-5", size)
    page.get_by_role("button", name="In the reference").click()
    expect(page.locator("#reference-PZ-SHOT-5")).to_be_visible()
    return page


@state
def learn_stalingrad(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/learn/stalingrad/stalingrad-first", size)
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Your move")).to_be_visible()
    return page


@state
def learn_panzer_squad(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/learn/panzer/panzer-first", size)
    expect(page.get_by_text("Your move")).to_be_visible()
    return page


@state
def learn_panzer_terrain(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/learn/panzer/panzer-terrain", size)
    for _ in range(3):
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    return page
