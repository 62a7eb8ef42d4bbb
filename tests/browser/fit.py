"""``python -m tests.browser.fit``: which parts of a table are in sight, for every scenario at every size
(docs/lab/fit.md).

A position of each scenario is reached by random play (with fixed seeds) and opened in a real browser, where the boxes
are measured.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry, Record
from fogline.kernel.setup import Setup, Value
from fogline.table.table import CHANCE_NAME
from tests.browser.visiting import ROOT, Size, Visitors, browsing
from tests.server.serving import serving

DESKTOPS: Final[tuple[Size, ...]] = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
HANDHELD: Final[tuple[Size, ...]] = ((820, 1180), (390, 844))
SIZES: Final = DESKTOPS + HANDHELD
TITLES: Final = ("stalingrad", "panzer", "spearpoint")
SETTING_UP: Final = {
    "stalingrad": {"place", "done"},
    "panzer": {"terrain", "take", "deploy", "done"},
    "spearpoint": {"pick", "hold", "done"},
}
"""Verbs of the set-up."""
OPTIONS: Final[dict[str, dict[str, Value]]] = {"stalingrad": {"mode": "advanced"}, "panzer": {}, "spearpoint": {}}
"""Those with the most actions that every scenario can be played with."""
SEEDS: Final = 12
STEPS: Final = 60
"""Steps after the set-up that are examined."""
DOCUMENT: Final = ROOT / "docs" / "lab" / "fit.md"


class Position(NamedTuple):
    """A place in a game, with the seat to act."""

    record: str
    at: int
    seat: str
    fullness: int
    """The number of Units in play, where that changes; otherwise the progress of the game."""


class Fit(NamedTuple):
    """The measurements at one size."""

    card: int
    """Width of the smallest card on the board, in pixels; 0 without one."""
    board: str
    """Width and height of the board."""
    faults: list[str]


def _play(title: str, scenario: str, seed: int) -> Position | None:
    """The fullest position of a random game, without attacks where something else is possible."""
    game, rng = fogline.game(title), Random(seed)
    setup = Setup(title, scenario, OPTIONS[title])
    seats, state = game.seats(setup), game.new(setup)
    entries: list[Entry] = []
    found: tuple[int, int, str] | None = None
    steps = 0
    while game.outcome(state) is None and steps < STEPS:
        seat = rng.choice(game.to_act(state))
        if seat == CHANCE:
            action = rng.choice([one for one, _ in game.outcomes(state)])
        else:
            legal = {one: game.write(one) for one in game.legal(state, seat)}
            verbs = {text.partition(" ")[0] for text in legal.values()}
            if verbs - SETTING_UP[title]:
                steps += 1
                units = game.write_view(game.view(state, Seat(seat))).get("units")
                fullness = len(units) if isinstance(units, list) else steps
                if found is None or fullness > found[0]:
                    found = fullness, len(entries), seats[seat]
            calm = [one for one, text in legal.items() if not text.startswith(("attack", "assault", "shoot"))]
            commits = [one for one in calm if legal[one].startswith("commit")]
            action = rng.choice(commits or calm or list(legal))
        entries.append(Entry(CHANCE_NAME if seat == CHANCE else seats[seat], game.write(action)))
        game.apply(state, seat, action)
    if found is None:
        return None
    return Position(Record(setup, game.version, entries).write(), found[1], found[2], found[0])


def position(title: str, scenario: str) -> Position:
    """The fullest position of several games."""
    games = [_play(title, scenario, seed) for seed in range(SEEDS if title == "spearpoint" else 1)]
    return max((one for one in games if one is not None), key=lambda one: one.fullness)


def open_at(visitors: Visitors, page: Page, there: Position) -> None:
    """Take the seat to act, in a page that may show another game."""
    seats = list(fogline.game(Record.read(there.record).setup.game).seats(Record.read(there.record).setup))
    clock = {"start": 86400, "bonus": 0, "most": None}
    made = visitors.server.client().post(
        "/api/continue", {"record": there.record, "at": there.at, "hold": seats, "clock": clock}
    )
    assert made.status_code == 201, made.text
    take_seat(page, made.json(), there.seat)


def take_seat(page: Page, made: dict[str, Any], seat: str) -> None:
    page.goto(f"/#seat={made['seats'][seat]['token']}")
    page.wait_for_url(re.compile(f"#/table/{re.escape(made['game'])}"))
    expect(page.locator(".prompt.mine")).to_be_visible()


MEASURE: Final = """async ({ board, must, isWhole }) => {
    for (let time = 0; time < 3; time++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const main = document.querySelector("main");
    document.scrollingElement.scrollTo(0, 0);
    main.scrollTo(0, 0);
    const faults = [];
    const [width, height] = [innerWidth, innerHeight];
    const inside = (node, name) => {
        const box = node.getBoundingClientRect();
        const edges = [box.top, box.left, height - box.bottom, width - box.right];
        if (box.width === 0 || edges.some((edge) => edge < -1.5)) {
            faults.push(`${name}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
            return;
        }
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const isSeen = at && (node.contains(at) || at.contains(node) || at.closest("svg, .outline, .marked, .token"));
        if (!isSeen) faults.push(`${name} is covered`);
        if (node.scrollWidth > node.clientWidth + 2) faults.push(`${name}: text is cut`);
    };
    const cells = [...document.querySelectorAll(board)];
    if (cells.length === 0) faults.push("no board");
    for (const node of cells) inside(node, node.dataset.cell ?? node.dataset.unit ?? node.textContent.trim());
    for (const one of must) {
        const nodes = [...document.querySelectorAll(one)];
        if (nodes.length === 0) faults.push(`no ${one}`);
        for (const node of nodes) inside(node, `${one} ${node.textContent.trim().slice(0, 30)}`);
    }
    if (document.scrollingElement.scrollWidth > width) faults.push("the page scrolls sideways");
    if (isWhole)
        for (const node of [document.scrollingElement, main])
            if (node.scrollHeight > node.clientHeight + 1)
                faults.push(`${node.nodeName} scrolls: ${node.scrollHeight} > ${node.clientHeight}`);
    const cards = cells.filter((node) => "cell" in node.dataset || "unit" in node.dataset);
    const widths = cards.map((node) => node.getBoundingClientRect().width);
    const field = document.querySelector(".board .field")?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const size = `${Math.round(field.width)}x${Math.round(field.height)}`;
    return { card: widths.length ? Math.round(Math.min(...widths)) : 0, board: size, faults };
}"""
BOARD: Final = ".board [data-cell], .board [data-unit], .board .line"
"""Cells of a grid; Units and lines of the Battle Area."""
PROMPT: Final = "header .prompt"
ACTIONS: Final = '[aria-label="Your actions"] .verbs button, [aria-label="Your actions"] .ends button'
COUNTERS: Final = ".counts summary"
"""The end of the counters: none of them is cut off."""
CONFIRM: Final = ".buttons button"
FIELD: Final = ".board [data-cell]"


def measure(page: Page, size: Size, must: tuple[str, ...], board: str = BOARD) -> Fit:
    """Which parts of the page are visible without scrolling. On a desktop the page does not scroll at all."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = page.evaluate(MEASURE, {"board": board, "must": must, "isWhole": size in DESKTOPS})
    return Fit(found["card"], found["board"], found["faults"])


def fits(visitors: Visitors, page: Page, title: str, scenario: str) -> dict[Size, Fit]:
    """One scenario at every size."""
    open_at(visitors, page, position(title, scenario))
    page.locator(ACTIONS).first.wait_for(state="attached")
    found = {}
    for size in SIZES:
        found[size] = measure(page, size, (PROMPT, ACTIONS, COUNTERS) if size in DESKTOPS else (PROMPT, ACTIONS))
    return found


# -- before the first turn ----------------------------------------------------------------------------------


def _first(title: str, scenario: str, verb: str, options: dict[str, Value] | None = None) -> Position:
    """Where somebody can first do this, in a random game."""
    game, rng = fogline.game(title), Random(1)
    setup = Setup(title, scenario, options or {})
    seats, state = game.seats(setup), game.new(setup)
    entries: list[Entry] = []
    while True:
        seat = rng.choice(game.to_act(state))
        legal = [game.write(one) for one in game.legal(state, seat)] if seat != CHANCE else []
        if any(text.startswith(f"{verb} ") for text in legal):
            return Position(Record(setup, game.version, entries).write(), len(entries), seats[seat], 0)
        chosen = rng.choice(legal) if legal else game.write(rng.choice([one for one, _ in game.outcomes(state)]))
        entries.append(Entry(CHANCE_NAME if seat == CHANCE else seats[seat], chosen))
        game.apply(state, seat, game.read(chosen))


TRAY: Final = ".tray .kind"
"""The cards to lay out."""


def set_ups(title: str) -> dict[str, tuple[Position, tuple[str, ...]]]:
    """Set-ups of a title, each with the things that must be in sight in addition to the buttons: the field and its
    cards, or the first of a list."""
    largest = {"stalingrad": "deep-battle", "panzer": "great-battle", "spearpoint": "standard"}[title]
    if title == "stalingrad":
        return {"Front": (_first(title, largest, "place"), (FIELD, TRAY))}
    if title == "panzer":
        return {
            "terrain": (_first(title, largest, "terrain", {"terrain": True}), (FIELD, TRAY)),
            "squad": (_first(title, largest, "take"), (".units li:first-child",)),
            "deployment": (_first(title, largest, "deploy"), (FIELD, TRAY)),
        }
    return {
        "deck": (_first(title, largest, "pick"), (".ready button",)),
        "starting hand": (_first(title, largest, "hold"), (".deck button:first-child",)),
    }


def fits_set_up(visitors: Visitors, page: Page, there: Position, must: tuple[str, ...]) -> dict[Size, Fit]:
    """One set-up at every size: its buttons, and the cards or choices."""
    open_at(visitors, page, there)
    page.locator(CONFIRM).first.wait_for(state="attached")
    return {size: measure(page, size, (PROMPT, CONFIRM, *must[1:]), must[0]) for size in SIZES}


# -- afterwards ---------------------------------------------------------------------------------------------

REPLAY: Final = (".told", ".controls button", ".controls input", ".controls .at")
"""The events of a step, and the links to the others."""


def fits_replay(page: Page, title: str) -> dict[Size, Fit]:
    """A replay at every size, in a position with many cards."""
    there = position(title, {"stalingrad": "deep-battle", "panzer": "great-battle", "spearpoint": "clear-skies"}[title])
    page.get_by_label("Or paste its text").fill(there.record)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill(str(there.at))
    expect(page.get_by_label("Position")).to_have_value(str(there.at))
    expect(page.locator(".controls .at")).to_have_text(re.compile("^Move [0-9]+ of"))
    return {size: measure(page, size, REPLAY) for size in SIZES}


# -- the document -------------------------------------------------------------------------------------------

HEAD: Final = """\
# What is in sight

At every size below, in every scenario, the board, the side to move, the prompt and the current actions are visible \
without scrolling. On a desktop the counters are visible, too, and the page does not scroll at all. \
`tests/browser/test_fit.py` checks this for every scenario, every set-up (the field, the cards, the buttons) and \
every replay, and checks that a review shows the board at full height on a desktop. It also checks that no menu, hint \
or result covers a selectable card, that the board stays in place from step to step, that Units of Spearpoint 1943 \
keep their size during a Turn as long as the hand stays the same (on a desktop), and that everything you tap on a \
phone is at least 44 pixels wide and high.

`python -m tests.browser.fit` writes this page: the width in pixels of the smallest card on the board, in a position \
with many cards or Units, with the board's width and height in parentheses.

"""


def _written(rows: dict[str, dict[Size, Fit]]) -> str:
    heads = " | ".join(f"{wide}x{high}" for wide, high in SIZES)
    lines = [f"| scenario | {heads} |", "| --- |" + " ---: |" * len(SIZES)]
    for name, found in rows.items():
        lines.append(
            f"| {name} | "
            + " | ".join("**no**" if one.faults else f"{one.card} ({one.board})" for one in found.values())
            + " |"
        )
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    rows: dict[str, dict[Size, Fit]] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browsing() as browser:
        visitors = Visitors(browser, server)
        for title in TITLES:
            page = visitors.come()
            for scenario in fogline.game(title).scenarios:
                rows[f"{title} {scenario}"] = fits(visitors, page, title, scenario)
                sys.stdout.write(f"{title} {scenario}\n")
        visitors.leave()
    DOCUMENT.write_text(_written(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
