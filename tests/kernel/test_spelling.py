"""Old spellings of names: read by one rule, wherever the new one is known and the old is not."""

from __future__ import annotations

import pytest

from fogline.kernel import data, toml
from fogline.kernel.errors import BadData
from fogline.kernel.inspecting import Inspection
from fogline.kernel.record import Record
from fogline.kernel.setup import Option, Setup
from fogline.kernel.spelling import is_kebab, kebab, known_name, may_be_old

OPTIONS = (
    Option("max-turns", ("none",), "X-1", "number", 0, 99),
    Option("middle-split", ("us-left", "us-right"), "X-2"),
    Option("any_style", (False, True), "X-3"),
    Option("title", ("some-text",), "X-4", "text"),
)


class Rules:
    """As much of a game as has names."""

    scenarios = ("great-battle", "duel-of-aces/quick-duel")
    options = OPTIONS

    def spell_data(self, text: str) -> str:
        return data.spelt(text, "file", lambda found: not found.unknown(("turns-of-flight", "name")))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("toAct", "to-act"),
        ("to_act", "to-act"),
        ("TurnBegan", "turn-began"),
        ("commit.revealed", "commit-revealed"),
        ("crew_4_6_without_ground", "crew-4-6-without-ground"),
        ("to-act", "to-act"),
        ("points", "points"),
    ],
)
def test_the_rule(old: str, new: str) -> None:
    assert kebab(old) == new
    assert is_kebab(new)
    assert is_kebab(old) == (old == new)


def test_only_what_is_known_is_meant() -> None:
    known = ("max-turns", "name", "SN", "maxPoints")
    assert known_name("maxTurns", known) == known_name("max_turns", known) == "max-turns"
    assert known_name("maxPoints", known) == "maxPoints"
    for other in ("minTurns", "SN", "Name", "NAME", "MaxTurns", "max turns", "max__turns", "", "-max-turns"):
        assert known_name(other, known) == other


def test_what_may_hold_an_old_name() -> None:
    for text in ("turns_of_flight = 2", "playerZoneSnipers = 1", 'windows = ["draw.open"]'):
        assert may_be_old(text)
    assert not may_be_old('turns-of-flight = 2\nSN = 2\nid = "m4a1-sherman"\nname = "A good set, 1943."\n')


# -- set-ups ----------------------------------------------------------------------------------------


def test_scenario_options_and_values_are_respelt() -> None:
    old = Setup("game", "great_battle", {"maxTurns": 5, "middle_split": "us_right", "any_style": True}, "")
    new = Setup("game", "great-battle", {"max-turns": 5, "middle-split": "us-right", "any_style": True}, "")
    assert old.respelt_by(Rules()) == new
    assert new.respelt_by(Rules()) == new
    assert new.checked(OPTIONS).options["title"] == "some-text"


def test_what_is_unknown_stays_and_is_refused_as_it_was_written() -> None:
    setup = Setup("game", "greater_battle", {"min_turns": 5})
    assert setup.respelt_by(Rules()) == setup
    with pytest.raises(BadData, match="min_turns: no such option; there are any_style, max-turns"):
        setup.checked(OPTIONS)
    with pytest.raises(BadData, match="middle-split: 'us_middle' is not one of us-left, us-right"):
        Setup("game", "x", {"middle-split": "us_middle"}).checked(OPTIONS)


@pytest.mark.parametrize("order", [("max_turns", "max-turns"), ("max-turns", "maxTurns"), ("max_turns", "maxTurns")])
def test_an_option_in_two_spellings_is_refused(order: tuple[str, str]) -> None:
    with pytest.raises(BadData) as error:
        Setup("game", "x", dict.fromkeys(order, 5)).respelt_by(Rules())
    for name in (*order, "max-turns"):
        assert name in str(error.value)


def test_true_stays_true() -> None:
    """Not 1, which it would become where the compiler takes it for a number."""
    assert OPTIONS[2].respelt(True) is True
    assert Setup("game", "great_battle", {"any_style": True}).respelt_by(Rules()).options["any_style"] is True


def test_values_that_are_typed() -> None:
    split, title = OPTIONS[1], OPTIONS[3]
    assert split.read("us_right") == split.read("US-Right") == "us-right"
    assert title.read("some_text") == "some-text"
    assert title.read("other_text") == "other_text"


def test_data_of_a_set_up() -> None:
    new = Setup("game", "great-battle", {}, "name = 'x_y'\nturns-of-flight = 2\n").respelt_by(Rules())
    assert new.data == "name = 'x_y'\nturns-of-flight = 2\n"
    old = Setup("game", "great-battle", {}, "name = 'x_y'  # kept\nturnsOfFlight = 2\n").respelt_by(Rules())
    assert old.data == 'name = "x_y"\nturns-of-flight = 2\n'
    for wrong in ("turns_of_flight = 2\nother_key = 3\n", "turns_of_flight =\n"):
        assert Setup("game", "great-battle", {}, wrong).respelt_by(Rules()).data == wrong


def test_a_record_is_written_with_new_names() -> None:
    text = "fogline record 1\ngame: game\nrules: 1\nscenario: great_battle\noption maxTurns: 5\n\nred: pass\n"
    new = text.replace("great_battle", "great-battle").replace("maxTurns", "max-turns")
    record = Record.read(text).respelt_by(Rules())
    assert record.write() == new
    assert Record.read(new) == record


# -- files ------------------------------------------------------------------------------------------

FILE = """\
deck_min = 1
[crewTypes]
SN = 1
some_key = { a_b = 1 }
words = ["us_left",
  "us-right"]
"""


def test_keys_and_words_of_a_file() -> None:
    faults: list[BadData] = []
    file = Inspection(data.read(FILE, "x.toml"), faults)
    file.only(("deck-min", "crew-types"))
    assert file.keys() == ["deck-min", "crew-types"]
    part = file.section("crew-types")
    assert part is not None
    part.only(("SN", "some-key", "words"))
    inner = part.section("some-key")
    assert inner is not None
    inner.only(("a-b",))
    assert inner.integer("a-b", 0, 9) == 1
    assert part.texts("words", 9, ("us-left", "us-right")) == ["us-left", "us-right"]
    assert faults == []
    assert [(str(note), note.told.line) for note in file.data.old if note.told] == [
        ("x.toml: line 1, deck_min: is an old spelling; write deck-min", 1),
        ("x.toml: line 2, crewTypes: is an old spelling; write crew-types", 2),
        ("x.toml: line 4, crew-types.some_key: is an old spelling; write some-key", 4),
        ("x.toml: line 4, crew-types.some-key.a_b: is an old spelling; write a-b", 4),
        ("x.toml: line 5, crew-types.words[1]: is an old spelling; write us-left", 5),
    ]
    assert toml.write(file.data.table, "x.toml") == (
        "deck-min = 1\n\n[crew-types]\nSN = 1\nsome-key = {a-b = 1}\n"
        'words = ["us-left", "us-right"]\n'
    )  # fmt: skip


def test_faults_name_the_new_spelling_and_find_the_line() -> None:
    file = data.read(FILE.replace("deck_min = 1", "\ndeck_min = 'x'"), "x.toml")
    file.only(("deck-min", "crew-types"))
    with pytest.raises(BadData, match="line 2, deck-min: expected a whole number"):
        file.integer("deck-min", 0, 9)
    part = file.section("crew-types")
    with pytest.raises(BadData, match=r"line 3, crew-types\.copies: is missing"):
        part.integer("copies", 0, 9)
    part.only(("SN", "some-key", "words"))
    with pytest.raises(BadData, match=r"line 5, crew-types\.some-key\.b: is missing"):
        part.section("some-key").integer("b", 0, 9)


@pytest.mark.parametrize("written", [("deck_min", "deck-min"), ("deck-min", "deckMin"), ("deckMin", "deck_min")])
def test_two_spellings_of_one_key_are_a_fault_that_names_both(written: tuple[str, str]) -> None:
    text = "".join(f"{name} = 1\n" for name in written)
    file = data.read(text, "x.toml")
    [fault] = file.unknown(("deck-min",))
    for name in (*written, "deck-min", "twice"):
        assert name in str(fault)
    with pytest.raises(BadData, match="twice"):
        data.read(text, "x.toml").only(("deck-min",))


def test_a_word_that_is_unknown_is_refused_as_it_was_written() -> None:
    file = data.read('when = "some_day"\n', "x.toml")
    with pytest.raises(BadData, match="line 1, when: 'some_day' is not one of turn-end, always"):
        file.string("when", ("turn-end", "always"))
    assert file.old == []
