"""Files with faults: every fault is named, each once, in three languages; every number has a bound."""

from __future__ import annotations

import ast
import inspect
import pickle
import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import fogline
from fogline.analysis import explanations as reasons
from fogline.analysis import nine_worlds as nine
from fogline.analysis import review as review_tracks
from fogline.bots import guests
from fogline.cli import faults as cli_faults
from fogline.kernel import faults as any_faults
from fogline.kernel import record
from fogline.kernel.errors import BadData
from fogline.kernel.faults import Kind
from fogline.kernel.setup import Setup
from fogline.kit import files as kit_files
from fogline.kit import registry as kit_registry
from fogline.kit import setups as kit_setups
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.names import fault_message, say_error
from fogline.research import cluster
from fogline.research.beliefs import files as belief_files
from fogline.research.beliefs import scoring, submissions, tasks
from fogline.server.games import desk as server_desk
from fogline.table import records as table_records
from fogline.table import worlds as table_worlds
from fogline.titles.panzer.rules import cardsets as panzer_faults
from fogline.titles.spearpoint.rules import faults as spearpoint_faults
from fogline.titles.spearpoint.rules.cardsets import examine
from fogline.titles.spearpoint.rules.situations import OPTIONS
from fogline.titles.stalingrad.rules import scenarios as stalingrad_faults
from tests.data.breaking import GOOD, are_apart, breaks, broken, some
from tests.titles.spearpoint.fixtures import CARDS, with_cards
from tests.titles.spearpoint.test_cardsets import CASES, changed

MODULES: tuple[ModuleType, ...] = (
    any_faults, kit_registry, kit_files, kit_setups, cli_faults, cluster, review_tracks, reasons, nine, table_records,
    table_worlds, server_desk, stalingrad_faults,
    panzer_faults, spearpoint_faults, guests, record, belief_files, scoring, submissions, tasks,
)  # fmt: skip
KINDS = {kind.key: kind for module in MODULES for kind in vars(module).values() if isinstance(kind, Kind)}
SOURCE = Path(inspect.getfile(fogline)).parent
each_file = pytest.mark.parametrize("name", list(GOOD))


def named(faults: list[BadData]) -> Counter[object]:
    """Faults by their place and message, without the line, which differs between files."""
    return Counter((fault.told.path, fault.why) for fault in faults if fault.told is not None)


# -- every fault ----------------------------------------------------------------------------------------


@each_file
def test_mutated_code_was_right_before(name: str) -> None:
    assert GOOD[name].faults(GOOD[name].text) == []
    assert GOOD[name].faults(broken(name)) == []


@each_file
def test_each_defect_yields_one_fault_in_its_place(name: str) -> None:
    """Wherever a value of another type or a number beyond every bound is put, and wherever a key is added."""
    for way in some(Random(f"one {name}"), breaks(name), 120):
        found = GOOD[name].faults(broken(name, way))
        assert len(found) == 1, (way, [str(fault) for fault in found])
        last = [str(part) for part in way.path if isinstance(part, str)]
        assert not last or last[-1] in str(found[0]), (way, str(found[0]))


@each_file
def test_two_defects_yield_two_faults(name: str) -> None:
    """No fault hides another, and none is counted twice."""
    rng = Random(f"two {name}")
    ways = breaks(name)
    alone: dict[object, Counter[object]] = {}
    tried = 0
    while tried < 60:
        first, second = rng.sample(ways, 2)
        if not are_apart(first, second):
            continue
        tried += 1
        for way in (first, second):
            alone.setdefault(way, named(GOOD[name].faults(broken(name, way))))
        assert named(GOOD[name].faults(broken(name, first, second))) == alone[first] + alone[second], (first, second)


SITUATION = "\n[[situation]]\nid = 's'\n"
OPEN = "name = 'x'\ncolumns = 4\nrows = 3\n"
"""A scenario without a base: the file alone defines its cards."""
HIDDEN = [
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\nvictory = "points"\nreinforcement-sets = [["MO"], 3]', 3),
    ("stalingrad", 'name = "x"\nbase = "nowhere"\ncards = { XX = 1, OF = 3 }\nvictory = [{ draw = 3 }, 7]', 5),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\nreinforcement-sets = [["XX", "YY"], ["MO"]]', 3),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\nvictory = [{ eliminate-all = ["XX", "DE", "YY"] }]', 3),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\ncards = { SN = 2, G = { OF = 2 } }', 1),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\ncards = { SN = 9 }', 1),
    ("stalingrad", f"{OPEN}cards = {{ SN = 2, G = {{ OF = 2 }} }}", 1),
    ("stalingrad", f"{OPEN}cards = {{ G = {{ SN = 2 }}, Soviet = {{ SN = 2 }} }}", 1),
    ("stalingrad", f"{OPEN}cards = {{ SN = 1, OFF = 2 }}\nvictory = [{{ eliminate-all = ['OF'] }}]", 1),
    ("stalingrad", f"{OPEN}cards = {{ SN = 0, OFF = 2 }}\nmode = 'basic'", 2),
    ("stalingrad", f"{OPEN}card = {{ SN = 2 }}", 1),
    ("stalingrad", f"{OPEN}mod = 'advanced'\ncards = {{ IN = 2 }}\nvictory = [{{ points = 2 }}]", 1),
    ("stalingrad", f"{OPEN}mode = 'advanced'\ncards = {{ IN = 2 }}\nvictorys = [{{ points = 2 }}]", 1),
    ("stalingrad", 'name = "x"\nbas = "quick-duel"\ncards = { OF = 3 }', 2),
    ("stalingrad", f"{OPEN}cards = {{ SN = '2' }}\nplayer-zone-snipers = {{ S = 9 }}", 2),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\ncolumns = 1\nrows = 9', 3),
    ("stalingrad", 'name = "x"\nbase = "quick-duel"\nvictory = [{ points = 500, foo = 1 }]', 2),
    ("stalingrad", 'name = "x"\nbase = "no"\nvictory = [{ eliminate-all = ["XX"], reach-last-row = "MG" }]', 4),
    ("panzer", GOOD["panzer"].text.replace('"mine"', '"house"').replace("cost = 2", "cost = 900", 1), 1),
    (
        "panzer",
        GOOD["panzer"]
        .text.replace('"mine"', '"house"')
        .replace("cost = 2", "cost = 900", 1)
        .replace("cost = 6", "cost = 7"),
        2,
    ),
    ("panzer", 'name = ""\nfrench = 1\n[american]\nBAZ = 3', 11),
    (
        "spearpoint",
        CARDS.replace("cost = 20", "cost = -1", 1).replace('do = "reroll"', 'do = "pray"')
        + '\n[[deck]]\nid = "d"\nfaction = "martian"\ncards = { nobody = 1, mt-us = 99 }'
        + '\n[[situation]]\nid = "s"\noptions = { vp-goal = 0, luck = 1 }\na = { forbid = ["x", "y"] }',
        9,
    ),
]
HIDDEN += [
    ("spearpoint", CARDS.replace("german", "american").replace("copies = 4", "copies = 9"), 5),
    ("spearpoint", f"{CARDS}{SITUATION}a = {{ deck-min = 50, deck-max = 10, faction = 'martian' }}", 2),
    (
        "spearpoint",
        f"{CARDS}{SITUATION}options = {{ deck-max = 10 }}\na = {{ deck-min = 50 }}\nb = {{ forbid = 3 }}",
        2,
    ),
    ("spearpoint", f"{CARDS}{SITUATION}options = {{ deck-max = 10, deck-min = 50 }}\na = {{ forbid = 3 }}", 2),
    ("spearpoint", f"{CARDS}{SITUATION}a = {{ deck-min = 50, deck-max = 10, deck = {{ mt-us = 1 }} }}", 0),
    ("spearpoint", f"{CARDS}{SITUATION}a = {{ deck-min = '50', deck-max = 10 }}", 1),
]


@pytest.mark.parametrize(("name", "text", "count"), HIDDEN)
def test_no_fault_hides_another(name: str, text: str, count: int) -> None:
    found = GOOD[name].faults(text)
    assert len(found) == count, [str(fault) for fault in found]
    assert set(named(found).values()) <= {1}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        *[
            (f"{CARDS}{SITUATION}b = {{ {option.key} = {value} }}", f"situation[1].b.{option.key}: {value} is")
            for option in OPTIONS
            if option.key in ("deck-min", "deck-max", "start-units", "start-command", "vp-goal")
            for value in (option.least - 1, option.most + 1)
        ],
        (CARDS.replace('"pilot"]', '"pilot", "gun-crew"]'), "crew-types[4]: gun-crew appears twice"),
        (CARDS.replace("turns-of-flight", "mobile-artillery = true\nturns-of-flight", 1), "mobile-artillery: aircraft"),
        (f'{CARDS}\n[[deck]]\nid = "d"\nfaction = "german"\ncards = {{}}', "deck[1].cards: a deck needs cards"),
    ],
)
def test_actions_that_no_rule_allows_are_never_listed(text: str, where: str) -> None:
    [fault] = examine(text, "x.toml").faults
    assert where in str(fault)


def test_a_card_with_several_faults_names_them_all() -> None:
    text = with_cards(
        """
        [[command]]
        id = "new"
        copies = 0
        icons = ["vehicle"]
        windows = ["commit-revealed", "noon", "midnight"]
        target = { side = "mine", types = ["vehicle", "ship"], crewed = 3 }
        effect = [{ do = "defense-mod", amount = 0, tags = ["A B", 7] }, { do = "dance" }]
        """
    )
    assert len(examine(text, "x.toml").faults) == 10


ORDER = """
[[command]]
id = "new"
copies = 1
icons = ["none"]
windows = ["draw-open"]
duration = "turn"
"""
PLANE_DAMAGE = """
[[damage]]
id = "new"
copies = 1
vehicle = { effect = [{ do = "dance" }, { do = "reroll" }, { do = "weapon-disable", weapon = 7 }, { do = "capture" }] }
infantry = { effect = [{ do = "draw-now", amount = 99 }, 3] }
artillery = {}
aircraft = {}
"""


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        (
            f'{ORDER}effect = [{{ do = "damage-deal", amount = "1d10" }}, {{ do = "attack-mod", amount = 99 }}]',
            ["command[N].effect[2].amount", "command[N].duration", "command[N].windows", "command[N].target",
             "command[N].target"],
        ),
        (
            f'{ORDER}effect = [{{ do = "dance" }}, {{ do = "reroll" }}]',
            ["command[N].effect[1].do", "command[N].duration", "command[N].windows"],
        ),
        (f'{ORDER}efect = [{{ do = "draw-now", amount = 1 }}]', ["command[N].efect"]),
        (
            ORDER.replace("duration", "durations") + 'effect = [{ do = "draw-now", amount = 1 }]',
            ["command[N].durations"],
        ),
        (f"{ORDER}effect = [{'7,' * 16}]", ["command[N].effect", *[f"command[N].effect[{n}]" for n in range(1, 17)]]),
        (f"{ORDER}effect = [{'7,' * 151}]", ["command[N].effect", *[f"command[N].effect[{n}]" for n in range(1, 151)]]),
        (
            PLANE_DAMAGE,
            ["damage[N].vehicle.effect[1].do", "damage[N].vehicle.effect[2].do", "damage[N].vehicle.effect[3].weapon",
             "damage[N].vehicle.effect[4].do", "damage[N].infantry.effect[1].amount", "damage[N].infantry.effect[1].do",
             "damage[N].infantry.effect[2]"],
        ),
        (
            '[[situation]]\nid = "s"\na = { effect = [{ do = "defense-mod", amount = 99 }] }',
            ["situation[N].a.effect[1].amount", "situation[N].a.effect[1].units"],
        ),
    ],
)  # fmt: skip
def test_a_bad_effect_hides_no_fault_of_its_card(text: str, paths: list[str]) -> None:
    found = examine(with_cards(text), "x.toml").faults
    told = [re.sub(r"^(\w+)\[\d+\]", r"\1[N]", fault.told.path) for fault in found if fault.told is not None]
    assert sorted(told) == sorted(paths), [str(fault) for fault in found]
    assert max(named(found).values()) == 1


@each_file
def test_byte_order_mark_is_ignored(name: str) -> None:
    assert GOOD[name].faults(f"\ufeff{GOOD[name].text}") == []


def test_faults_steer_no_terminal_and_stay_short() -> None:
    long = "x" * 5000
    for text in ('"a\\u001b[31m" = 1', f'name = "{long}"', f"name = [{'1,' * 900}1]", f'"{long}" = 1'):
        for name, good in GOOD.items():
            for fault in good.faults(text):
                for language in LANGUAGES:
                    said = say_error(texts_in(language), fault)
                    assert said.isprintable(), name
                    assert len(said) < 1200, name


# -- three languages ------------------------------------------------------------------------------------


@lru_cache
def corpus() -> list[BadData]:
    """Faults of very many kinds: those of the files above, of the card sets of other tests, and of set-ups."""
    found: list[BadData] = []
    for name, good in GOOD.items():
        for way in some(Random(name), breaks(name), 40):
            found += good.faults(broken(name, way))
    for name, text, _ in HIDDEN:
        found += GOOD[name].faults(text)
    for _, text, old, new, _, _ in CASES:
        found += examine(changed(text, old, new), "x.toml").faults
    for setup in (
        Setup("spearpoint", "nowhere"),
        Setup("spearpoint", "standard", {"start-command": 100_000}),
        Setup("spearpoint", "standard", {"deck-min": 300, "deck-max": 301}),
        Setup("panzer", "skirmish", {"max-turns": 0}),
        Setup("panzer", "skirmish", {"period": "soon"}),
        Setup("panzer", "skirmish", {"open-turret": True}),
        Setup("stalingrad", "quick-duel", {"point-values": "SN:100000"}),
        Setup("stalingrad", "quick-duel", {"mode": 3}),
        Setup("stalingrad", "quick-duel", {"luck": 3}),
        Setup("stalingrad", "quick-duel", {"players": 3}),
    ):
        with pytest.raises(BadData) as error:
            fogline.game(setup.game).new(setup)
        found.append(error.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_text_and_english_says_the_same(language: str) -> None:
    texts = texts_in(language)
    values = {name: f"⟨{name}⟩" for name in (
        "found", "known", "least", "most", "reason", "sides", "code", "cells", "kinds", "name", "mode", "points",
        "scenario", "unit", "clause", "faction", "card", "crew", "full", "effect", "seat", "low", "high", "other",
        "package", "value", "error", "here", "nodes", "tries", "extra", "seed", "count", "command",
        "first", "id", "key", "task", "title", "wanted", "why",
    )}  # fmt: skip
    for key, kind in KINDS.items():
        said = texts(key, **values)
        has_words = re.search(r"\w", re.sub(r"\{\w+\}", "", kind.english)) is not None
        if language == "en" or has_words:
            assert (said == kind.say(values)) == (language == "en"), key
    places = {"at-line", "at-line-alone", "at-key", "at-file", "did-you-mean"}
    assert set(texts.keys("data-")) == {key.removeprefix("data-") for key in KINDS} | places


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_that_is_raised_is_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    kinds = set()
    for fault in corpus():
        message = fault_message(fault)
        assert message is not None, str(fault)
        assert texts.say(message)
        assert fault.told is not None
        kinds.add(fault.told.key)
    assert len(kinds) > 50


def test_no_reader_raises_a_fault_without_a_key() -> None:
    """The readers of data know kinds of faults only, never plain words."""
    readers = ["kernel/data.py", "kernel/inspection.py", "kernel/setup.py", "titles/stalingrad/rules/scenarios.py"]
    readers += ["titles/panzer/rules/cardsets.py"]
    readers += [f"titles/spearpoint/rules/{name}.py" for name in ("cardsets", "grammar", "situations")]
    for name in readers:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        assert "BadData" not in [func.id for func in called if isinstance(func, ast.Name)], name


def test_a_fault_survives_the_way_from_another_process() -> None:
    [fault] = GOOD["stalingrad"].faults('name = "x"\nbase = "quick-duel"\ncards = { SN = 9 }')
    twin = pickle.loads(pickle.dumps(fault))
    assert (str(twin), twin.told) == (str(fault), fault.told)


# -- bounds ---------------------------------------------------------------------------------------------


@each_file
def test_no_number_of_a_file_is_without_a_bound(name: str) -> None:
    numbers = [way for way in breaks(name) if way.value == 10**7]
    for way in some(Random(name), numbers, 120):
        assert GOOD[name].faults(broken(name, way)), way


@pytest.mark.parametrize("title", list(fogline.games()))
def test_no_number_of_an_option_is_without_a_bound(title: str) -> None:
    game = fogline.game(title)
    for option in game.options:
        if option.form == "number":
            assert option.most <= 999
            for value, why in ((option.most + 1, "is more than"), (-1, "is less than")):
                with pytest.raises(BadData, match=why) as error:
                    game.new(Setup(title, game.scenarios[0], {option.key: value}))
                assert error.value.where == option.key


def test_an_excessive_total_is_named() -> None:
    """Each card is within its bound, all of them together are not."""
    more = "".join(
        f'\n[[unit]]\nid = "more-{n}"\nfaction = "american"\ntype = "infantry"\ncrew = "none"\ncost = 1\ncopies = 50\n'
        'defense = 0\nendurance = { full = 4, half = 2 }\nlines = ["front"]\n'
        '[[unit.weapon]]\nname = "gun"\ndamage = 1\nattack = { infantry = 9 }\n'
        for n in range(3)
    )
    orders = "".join(
        f'\n[[command]]\nid = "order-{n}"\ncopies = 50\nicons = ["none"]\nwindows = ["draw-open"]\n'
        'duration = "instant"\neffect = [{ do = "draw-now", amount = 1 }]\n'
        for n in range(4)
    )
    whys = [fault.why for fault in examine(with_cards(more, orders), "x.toml").faults]
    assert len(whys) == 2
    assert "the limit is 100" in whys[0]
    assert "the limit is 200" in whys[1]
