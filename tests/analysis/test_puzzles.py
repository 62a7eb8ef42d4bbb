"""Puzzles: their file, how they are found and selected, the comments on answers, and guesses where cards are."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from random import Random
from typing import Any, Final

import pytest

import fogline
from bench.puzzles import kept
from fogline import Setup
from fogline.analysis import puzzle_search as beliefs
from fogline.analysis.puzzle_search import (
    Collection,
    Found,
    Task,
    belief_at,
    is_alike,
    judge_again,
    likeness_of,
    look_through,
    worlds_that_fit,
)
from fogline.analysis.puzzles import (
    GRADES,
    Book,
    Puzzle,
    Wanted,
    about,
    answer,
    book_of,
    chosen,
    number_of_day,
    position,
    read_book,
    score_of,
    verdict,
    write_book,
)
from fogline.analysis.review import limits_of, verdict_on
from fogline.kernel.errors import BadData, IllegalAction
from fogline.kernel.messages import Message
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.testing.cases import Case
from fogline.testing.worlds import every_world

TITLES: Final = ("stalingrad", "panzer", "spearpoint")
COUNT: Final = 300
"""The minimum number of puzzles per title."""
MIN_GRADES: Final = 3
"""The minimum number of grades per title."""
SAMPLE: Final = 3
"""Puzzles of each title that are examined closely."""
TINY: Final = 'name = "tiny"\ncolumns = 2\nrows = 2\nmode = "basic"\ncards = { SN = 1 }\n'


def sample(title: str) -> list[int]:
    """Some puzzles, the same each time."""
    return sorted(Random(title).sample(range(len(book_of(title).puzzles)), SAMPLE))


# -- what is shipped -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_puzzles_that_can_be_read(title: str) -> None:
    book = book_of(title)
    assert book.title == title
    assert len(book.puzzles) >= COUNT
    assert len({(one.record, one.at) for one in book.puzzles}) == len(book.puzzles), "a position comes twice"
    puzzling = title_of(title).puzzles()
    assert puzzling is not None
    for puzzle in book.puzzles:
        lead = puzzle.best.win_chance - max(one.win_chance for one in puzzle.choices[1:])
        assert lead >= puzzling.lead - 0.001, "one action is clearly the best"
        assert puzzle.usual != puzzle.best.action, "a regular misses it"
        assert 1 <= puzzle.grade <= GRADES
    assert sum(one.belief is not None for one in book.puzzles) >= 20
    grades = Counter(one.grade for one in book.puzzles)
    assert sum(count >= COUNT // 30 for count in grades.values()) >= MIN_GRADES


@pytest.mark.parametrize("title", TITLES)
def test_an_answer_is_legal_and_stays_the_best(title: str) -> None:
    """Under another seed; ``bench/puzzles.py`` measures all of them."""
    book = book_of(title)
    for number in sample(title):
        puzzle, table, seat = position(book, number)
        assert seat in table.to_act()
        found = answer(book, number, puzzle.best.action)
        assert (found.is_right, found.given) == (True, puzzle.best)
        assert answer(book, number, puzzle.best.action).events == found.events, "the same dice for everybody"
        assert list(kept(book, number, 1, "test", 32)) == [True]


@pytest.mark.parametrize("title", TITLES)
def test_stored_values_are_the_judges(title: str) -> None:
    """A puzzle that is judged again keeps its answer, and roughly its numbers and grade. With playouts, another seed
    rejects many puzzles, since all checks must agree."""
    book = book_of(title)
    some = [(book.puzzles[number], judge_again(book, number)) for number in sample(title)[:4]]
    kept_ones = [(puzzle, again) for puzzle, again in some if again is not None]
    assert kept_ones
    for puzzle, again in kept_ones:
        assert again.best.action == puzzle.best.action
        assert again.best.win_chance == pytest.approx(puzzle.best.win_chance, abs=0.1)
        assert abs(again.grade - puzzle.grade) <= 2
        assert again._replace(grade=0, choices=()) == puzzle._replace(grade=0, choices=())


@pytest.mark.parametrize("title", TITLES)
def test_a_theme_has_a_text_in_every_language(title: str) -> None:
    puzzling = title_of(title).puzzles()
    assert puzzling is not None
    for language in LANGUAGES:
        for theme in puzzling.themes:
            assert texts_in(language)(f"{title_of(title).words().prefix}puzzle-theme-{theme}")


# -- the file --------------------------------------------------------------------------------------------


@cache
def small() -> Book:
    """A book with a few puzzles."""
    book = book_of("stalingrad")
    puzzles = tuple(one for one in book.puzzles if one.record < 3)
    assert any(one.belief is not None for one in book.puzzles)
    return book._replace(records=book.records[:3], puzzles=puzzles)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file of the small book after a *change*."""
    form = json.loads(gzip.decompress(write_book(small())))
    change(form)
    return gzip.compress(json.dumps(form).encode())


def test_a_book_is_written_and_read() -> None:
    for book in (small(), book_of("stalingrad")):
        data = write_book(book)
        assert read_book(data) == book
        assert write_book(read_book(data)) == data


FAULTS: Final[dict[str, tuple[Callable[[dict[str, Any]], object], str, str]]] = {
    "version": (lambda form: form.update({"fogline-puzzles": 2}), "fogline-puzzles", "not version 1"),
    "rules": (lambda form: form.update(rules=999), "rules", "version 999"),
    "no records": (lambda form: form.update(records=7), "records", "a list"),
    "record": (lambda form: form["records"].__setitem__(0, "x" * 200_001), "records", "200000"),
    "beyond": (lambda form: form["puzzles"][0].update(at=10**6), "puzzles.0.at", "a whole number from 0"),
    "which": (lambda form: form["puzzles"][0].update(record=3), "puzzles.0.record", "from 0 to 2"),
    "theme": (lambda form: form["puzzles"][0].update(theme="chess"), "puzzles.0.theme", "find-sniper"),
    "grade": (lambda form: form["puzzles"][0].update(grade=True), "puzzles.0.grade", "from 1 to 5"),
    "answer": (lambda form: form["puzzles"][0].update(choices=[]), "puzzles.0.choices", "an answer"),
    "chance": (
        lambda form: form["puzzles"][0]["choices"][0].update({"win-chance": 1.5}),
        "puzzles.0.choices.0.win-chance", "from 0 to 1",
    ),
    "fact": (
        lambda form: form["puzzles"][0]["choices"][0].update(facts=[{"key": "x", "values": {"a": []}}]),
        "puzzles.0.choices.0.facts.0.values.a", "a message",
    ),
    "belief": (
        lambda form: form["puzzles"][0].update(
            belief={"places": ["S1a"], "cards": [], "chances": [], "truth": [], "worlds": 1, "is-exact": True}
        ),
        "puzzles.0.belief.places", "one length",
    ),
    "object": (lambda form: form["puzzles"].__setitem__(0, []), "puzzles", "an object"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_place(name: str) -> None:
    change, where, why = FAULTS[name]
    with pytest.raises(BadData) as refused:
        read_book(changed(change), "a file")
    assert where in str(refused.value)
    assert why in str(refused.value)


def test_broken_books_are_refused() -> None:
    whole = write_book(small())
    for data, why in (
        (b"", "the end of the file is missing"),
        (b"nonsense", "gzip"),
        (whole[:-20], "the end of the file is missing"),
        (gzip.compress(b"[" * 100_000), "JSON"),
        (gzip.compress(b"[]"), "an object"),
        (gzip.compress(b" " * 41_000_000), "more than 40000000 bytes"),
        (b"x" * 4_000_001, "at most 4000000"),
    ):
        with pytest.raises(BadData, match=why):
            read_book(data)


# -- how they are found ------------------------------------------------------------------------------------


def test_a_game_is_searched_for_puzzles() -> None:
    """Its results can be read and played like any other puzzle."""
    found = next(game for game in (look_through(Task("stalingrad", "test", at)) for at in range(40)) if game.puzzles)
    assert len(found.likeness) == len(found.puzzles)
    book = Book("stalingrad", fogline.game("stalingrad").version, "test", 1, (found.record,), found.puzzles)
    assert read_book(write_book(book)).records == book.records
    for number, puzzle in enumerate(book.puzzles):
        assert answer(book, number, puzzle.best.action).is_right
        assert not answer(book, number, puzzle.usual).is_right


def test_near_duplicates_and_frequent_themes_are_dropped() -> None:
    first, second = small().puzzles[0], small().puzzles[-1]
    one, other = frozenset(range(100)), frozenset(range(50, 150))
    collection = Collection(small()._replace(games=0, records=(), puzzles=()), 5)
    assert collection.add(Found(0, "record", (first, second), (one, other))) == 2
    assert collection.add(Found(1, "another", (first,), (one - {3},))) == 0, "nearly the same"
    assert collection.add(Found(2, "third", (first,), (frozenset(range(200, 300)),))) == 1, "only the same answer"
    assert (collection.count, collection.games) == (3, 3)
    assert [puzzle.record for puzzle in collection.book().puzzles] == [0, 0, 1]
    assert collection.book().records == ("record", "third")
    for number in range(3, 9):
        new = first._replace(theme="hide")
        collection.add(Found(number, f"game {number}", (new,), (frozenset({number}),)))
    assert sum(puzzle.theme == "hide" for puzzle in collection.book().puzzles) <= 3, "three of five at most"
    assert is_alike(one, one)
    assert not is_alike(one, other)


def test_a_collection_continues_from_a_book() -> None:
    collection = Collection(small(), 1000)
    puzzle, table, seat = position(small(), 0)
    likeness = likeness_of(table.game, table.view(seat))
    assert collection.add(Found(small().games, "a record", (puzzle,), (likeness,))) == 0, "it is in the book"


# -- which one ---------------------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_is_the_same_for_everybody() -> None:
    sizes = {"panzer": 300, "stalingrad": 301, "empty": 0}
    day = date(2026, 11, 17)
    assert number_of_day(sizes, day) == number_of_day(dict(reversed(sizes.items())), day)
    month = [number_of_day(sizes, day + timedelta(days=at)) for at in range(30)]
    assert len(set(month)) > 25
    assert {found[0] for found in month if found} == {"panzer", "stalingrad"}
    assert all(found and found[1] < sizes[found[0]] for found in month)
    assert number_of_day({"empty": 0}, day) is None


def test_puzzles_are_chosen_by_theme_and_grade() -> None:
    book = book_of("stalingrad")
    theme = book.puzzles[0].theme
    found = chosen(book, Wanted(theme, has_belief=True))
    assert found
    assert all(book.puzzles[one].theme == theme and book.puzzles[one].belief for one in found)
    assert chosen(book, Wanted()) == list(range(len(book.puzzles)))
    assert {book.puzzles[one].grade for one in chosen(book, Wanted(grade=1))} == {1}


def test_unknown_puzzles_and_illegal_answers_are_refused() -> None:
    with pytest.raises(BadData, match="there are"):
        position(small(), len(small().puzzles))
    with pytest.raises(BadData, match="there are"):
        position(small(), -1)
    with pytest.raises(IllegalAction):
        answer(small(), 0, "done")


# -- what is said ------------------------------------------------------------------------------------------


def told(puzzle: Puzzle, text: str, title: str = "stalingrad") -> list[str]:
    """The English comment on an answer."""
    given = next((one for one in puzzle.choices if one.action == text), None)
    return [texts_in("en").say(message) for message in about(title, puzzle, given, text, 3)]


def test_a_wrong_answer_gets_the_verdict_of_a_review() -> None:
    """The same loss is a blunder in one title and barely an inaccuracy in another."""
    puzzle = small().puzzles[0]
    best, second = puzzle.choices[0], puzzle.choices[1]
    second = second._replace(win_chance=best.win_chance - 0.05)
    changed = puzzle._replace(choices=(best, second, *puzzle.choices[2:]))
    for title, verdict_there in [("stalingrad", "inaccuracy"), ("panzer", "blunder"), ("spearpoint", "mistake")]:
        assert verdict_on(0.05, limits_of(title)) == verdict_there
        (first, *_) = about(title, changed, second, second.action, 3)
        assert first.values["verdict"] == Message(f"review-verdict-{verdict_there}")


def test_a_right_answer_that_failed_is_explained_honestly() -> None:
    puzzle = small().puzzles[0]
    best, second = puzzle.choices[0], puzzle.choices[1]
    lucky = puzzle._replace(choices=(best._replace(in_truth=0.9), *puzzle.choices[1:]))
    failed = puzzle._replace(choices=(best._replace(in_truth=0.1), second._replace(in_truth=0.6), *puzzle.choices[2:]))
    assert verdict(lucky, best.action) == "right"
    assert "With all cards open, its chance was 90 %." in told(lucky, best.action)
    assert verdict(failed, best.action) == "failed"
    assert any("Nobody could know that; the answer is still right." in line for line in told(failed, best.action))
    assert verdict(failed, second.action) == "wrong"
    assert any("That was luck" in line for line in told(failed, second.action))
    assert any(line.startswith("Turn 3, ") for line in told(failed, second.action)), "as a review says it"
    assert any("was not among the actions" in line for line in told(failed, "hold"))


# -- guesses -----------------------------------------------------------------------------------------------


def test_all_worlds_are_counted_where_there_are_few() -> None:
    """The count matches a full enumeration of the game, so the chances are exact."""
    game: Any = fogline.game("stalingrad")
    enumerated = every_world(Case(game, Setup("stalingrad", "custom", {}, TINY)), 4000)
    views: list[Any] = [
        (key, worlds) for key, worlds in enumerated.by_view.items() if key[0] is not None and len(worlds) > 2
    ]
    assert views
    for (_, view), worlds in Random(1).sample(views, 4):
        found, is_exact = worlds_that_fit(game, view, Random(2), 60 * len(worlds))
        assert is_exact
        assert {world.key() for world in found} == set(worlds)
    view = views[0][0][1]
    assert not worlds_that_fit(game, view, Random(2), 10)[1], "too few draws to be sure"


@pytest.mark.parametrize("title", TITLES)
def test_questions_do_not_depend_on_the_truth(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beliefs, "DRAWN", 30)
    book = book_of(title)
    puzzling = title_of(title).puzzles()
    assert puzzling is not None
    number = next(at for at, one in enumerate(book.puzzles) if one.belief is not None)
    _, table, seat = position(book, number)
    view = table.view(seat)
    rng = Random(5)
    worlds = [table.position(), *(table.game.imagine(view, rng) for _ in range(6))]
    found = [belief_at(table.game, puzzling, view, world, "x") for world in worlds]
    assert found[0] is not None
    assert len({one._replace(truth=()) for one in found if one is not None}) == 1
    assert len({one.truth for one in found if one is not None}) > 1


def test_a_score_is_best_for_honest_answers() -> None:
    chances = [0.5, 0.3, 0.2, 0.0]
    assert score_of(chances, chances) == 100
    assert score_of([0.25] * 4, chances) == 0
    rng = Random(3)
    for _ in range(200):
        other = [min(1.0, max(0.0, one + rng.uniform(-0.4, 0.4))) for one in chances]
        assert score_of(other, chances) < 100
    near, far = [0.45, 0.3, 0.2, 0.05], [0.3, 0.3, 0.2, 0.2]
    assert score_of(near, chances) > score_of(far, chances) > 0
    assert score_of([0.5, 0.5], [0.5, 0.5]) == 100
    assert score_of([0.5, 0.4], [0.5, 0.5]) == 0
