"""Data files as text: refusals before parsing, the places of faults, and the canonical form."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.kernel import data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import MISSING
from fogline.kernel.game import CHANCE
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.kit.registry import titles
from fogline.table import sit_down
from fogline.titles.spearpoint.rules.cardsets import PARTS, joined

HERE = Path(__file__).parents[1]


def processor_seconds(do: Callable[[], object]) -> float:
    begun = time.process_time()
    do()
    return time.process_time() - begun


# -- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("a = 1\n" + "b." * 20_000 + "b = 1", "line 2", "8 parts"),
        ("[" + "b." * 20_000 + "b]", "line 1", "8 parts"),
        ("a = {" + "b . " * 20_000 + "b = 1}", "line 1", "8 parts"),
        ('a = """\n\n"""\n' + '"b".' * 10_000 + "b = 1", "line 4", "8 parts"),
        ("a = " + "[" * 20_000, "line 1", "levels of nested lists or tables"),
        ("\na = " + "{a = " * 5_000, "line 2", "levels of nested lists or tables"),
        ("a = " + "9" * 5_000, "line 1", "18 digits"),
        ("a = -1_" + "0" * 30, "line 1", "18 digits"),
        ("a = 0x" + "f" * 5_000, "line 1", "18 digits"),
        ("a = 1." + "0" * 5_000, "line 1", "18 digits"),
        ("#" * 100_001, "", "100001 bytes"),
        ("# " + "ä" * 50_000, "", "bytes"),
        ("a = \0", "", "Invalid value"),
        ("# \0", "", "Found invalid character"),
        ("a = 1\na = 2", "", "overwrite"),
        ("a = 2001-02-30", "", "Invalid date"),
        ("\ufeff\ufeffa = 1", "", "Invalid"),
        ("x = [" + "1, " * 30_000, "", "Invalid value"),
    ],
)
def test_costly_text_is_refused_before_it_is_parsed(text: str, where: str, why: str) -> None:
    def read() -> None:
        with pytest.raises(BadData) as fault:
            data.read(text, "file")
        assert (fault.value.file, fault.value.where) == ("file", where)
        assert why in fault.value.why
        assert len(str(fault.value)) < 1500

    assert processor_seconds(read) < 0.5


def test_brackets_in_strings_and_comments_do_not_count_as_depth() -> None:
    dots, deep, long = "a." * 50, "[" * 50, "9" * 50
    text = f"""
        a = "{dots}{deep}{long}"    # {dots} {deep} {long}
        b = '{dots}{deep}{long}'
        c = \"\"\"{dots}
        "{deep}" \\"\"\"\"\"
        d = '''{deep}
        '{long}' '''
    """
    assert sorted(data.read(text, "file").table) == ["a", "b", "c", "d"]


def test_byte_order_mark_at_the_start_is_ignored() -> None:
    found = data.read("\ufeffname = 1\n", "file")
    assert found.integer("name", 0, 9) == 1
    assert found.error("name", MISSING).where == "line 1, name"
    assert data.canonical("\ufeffname = 1\n", "file") == "name = 1\n"


# -- where faults stand ---------------------------------------------------------------------------------


def test_many_unknown_keys_are_named_in_time() -> None:
    """Each name searched the whole text: 39 kB took 6.6 seconds of processor time."""
    text = "".join(f"k{number} = {number}\n" for number in range(4_000))
    faults: list[BadData] = []
    assert processor_seconds(lambda: faults.extend(data.read(text, "file").unknown(["name"]))) < 0.5
    assert len(faults) == 101
    assert faults[99].where == "line 100, k99"
    assert "3900 more" in faults[100].why


def test_a_fault_quotes_only_a_short_part_of_the_file() -> None:
    found = data.read(f'a = "{"x" * 50_000}"\n{"k" * 40_000} = 1', "file")
    with pytest.raises(BadData) as fault:
        found.integer("a", 0, 9)
    assert len(str(fault.value)) < 1500
    assert all(len(str(one)) < 3000 for one in found.unknown(["a"]))


def line_of(text: str, path: tuple[str, ...]) -> int | None:
    """The line of a key, found by searching the whole text: the reference for the fast version."""
    table: tuple[str, ...] = ()
    table_line: int | None = None
    counts: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        if stripped.startswith("["):
            table = data._header(stripped, counts)
            if table[: len(path)] == path:
                return number
            if table == path[:-1]:
                table_line = number
        elif "=" in stripped:
            keys = tuple(part.strip().strip("\"'") for part in stripped.partition("=")[0].split("."))
            whole = table + keys
            is_above = table == path[: len(table)] and keys == data._bare(path[len(table) : len(whole)])
            if whole == path or (is_above and data._holds_more(stripped)):
                return number
    return table_line


def paths_in(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, list) and inner and isinstance(inner[0], dict):
                for number, one in enumerate(inner, start=1):
                    yield from paths_in(one, (*path, f"{key}[{number}]"))
            else:
                yield from paths_in(inner, (*path, key))
        yield (*path, "missing")
    if path:
        yield path


def test_lines_are_found_as_before() -> None:
    rng = Random(1)
    for text in some_texts():
        lines, paths = data._lines_of(text), list(paths_in(tomllib.loads(text)))
        for path in rng.sample(paths, min(60, len(paths))):
            assert lines.find(path) == line_of(text, path), path


# -- the one form ---------------------------------------------------------------------------------------


def house() -> str:
    folder = files("fogline.titles.spearpoint").joinpath("data").joinpath("house-1943")
    return joined([folder.joinpath(name).read_text(encoding="utf-8") for name in PARTS])


def some_texts() -> list[str]:
    """All data files, and the data of every record."""
    texts = [house(), (HERE / "titles/spearpoint/fixtures.toml").read_text(encoding="utf-8")]
    texts += [
        path.read_text(encoding="utf-8") for path in (HERE.parent / "src/fogline/titles").glob("*/data/**/*.toml")
    ]
    records = [Record.read(path.read_text(encoding="utf-8")) for path in (HERE / "records/v1").glob("*.record")]
    texts += [record.setup.data for record in records if record.setup.data]
    rng = Random(5)
    return texts + [title.setups().random_setup(rng).data for title in titles().values() for _ in range(5)]


def test_canonical_form_is_equivalent_and_stable() -> None:
    for text in some_texts():
        found = data.canonical(text, "file")
        assert tomllib.loads(found) == tomllib.loads(text)
        assert data.canonical(found, "file") == found
        assert Setup("", "", {}, found).data == found
        assert Record.read(Record(Setup("", "x", {}, found), 1).write()).setup.data == found


def test_canonical_form_ignores_layout() -> None:
    one = '# mine\n[b]\ny = 1\nx = {q = "s", p = [1, 2]}\n\n[[c]]\nz = true\n[[c]]\nz = false\n'
    other = "c = [{z = true}, {z = false}]\nb.x.p = [\n1,\n0x2]\nb.x.q = '''s'''\nb.y = +1 # ."
    assert data.canonical(one, "file") == data.canonical(other, "file")
    assert data.canonical(one, "file") == (
        '[b]\nx = {p = [1, 2], q = "s"}\ny = 1\n\n[[c]]\nz = true\n\n[[c]]\nz = false\n'
    )


def test_comments_are_not_kept() -> None:
    text = "name = 1 # one\n" + "# nothing but words\n" * 4_000
    assert data.canonical(text, "file") == "name = 1\n"


def test_every_sign_comes_back() -> None:
    signs = "".join(map(chr, [*range(0x2000), 0x2028, 0x2029, 0xFEFF, 0xFFFF, 0x1F600, 0xE0001, 0x10FFFF]))
    value: data.Table = {"a": signs, signs: 1, "": {"": [[], [[]], {}, {"b": {"c": -1}}]}, "empty": {}, "none": []}
    found = data.write(value, "file")
    assert tomllib.loads(found) == value
    assert Setup("", "", {}, found).data == found


@pytest.mark.parametrize("text", ["a = 1.5", "a = nan", "a = 2001-01-01", "a = [{b = 10:00:00}]"])
def test_unknown_files_are_not_cached(text: str) -> None:
    with pytest.raises(BadData, match="expected text, a whole number"):
        data.canonical(text, "file")


def plays(setup: Setup, steps: int) -> list[Any]:
    """A random game: the possible actions at every step."""
    table, rng, seen = sit_down(setup), Random(3), []
    for _ in range(steps):
        if table.outcome() is not None:
            break
        seat = table.to_act()[0]
        if seat == CHANCE:
            table.roll(rng)
        else:
            choices = [table.write(action) for action in table.legal(seat)]
            seen.append((table.seat_name(seat), choices))
            table.act(seat, rng.choice(choices), table.sequence(seat))
    return [*seen, table.outcome(), table.record().entries]


def some_setups() -> list[Setup]:
    rng = Random(8)
    found = [title.setups().random_setup(rng) for title in titles().values() for _ in range(3)]
    fixtures = (HERE / "titles/spearpoint/fixtures.toml").read_text(encoding="utf-8")
    found += [Setup("spearpoint", "standard", {}, house()), Setup("spearpoint", "counter-attack", {}, house())]
    found.append(Setup("spearpoint", "standard", {"deck-min": 10, "deck-max": 30}, fixtures))
    records = [Record.read(path.read_text(encoding="utf-8")) for path in (HERE / "records/v1").glob("*.record")]
    return found + [record.setup for record in records if record.setup.data]


def test_canonical_data_gives_the_same_game() -> None:
    for setup in some_setups():
        kept = Setup(setup.game, setup.scenario, setup.options, data.canonical(setup.data, "file"))
        assert kept.data != setup.data
        assert plays(kept, 150) == plays(setup, 150)
