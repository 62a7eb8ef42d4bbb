"""Hidden information (Part 8), and the rows of Part 13 that belong to no single action."""

from random import Random

import pytest

from fogline.kernel.errors import IllegalAction, NotationError
from fogline.kernel.events import Event
from fogline.kernel.game import Seat
from fogline.titles.stalingrad.rules import events
from fogline.titles.stalingrad.rules.cards import read_card, read_cell
from fogline.titles.stalingrad.rules.events import GameOver, Revealed, Shown
from fogline.titles.stalingrad.rules.state import SCORE, State
from tests.titles.stalingrad.fixtures import (
    F1,
    F2,
    F3,
    GAME,
    NOT_YOUR_TURN,
    STOP,
    advanced,
    basic,
    imagined,
    legal_texts,
    names,
    play,
    possible,
    put,
    refused,
    remembered,
    seen,
    told,
    view,
    whole_turn,
)

CELLS = [f"{front}{depth}{column}" for front in "GS" for depth in (1, 2, 3) for column in "abcd"]
HISTORY = [
    ("german", "search S1d", "shoot G1c"),
    ("soviet", "howitzer S2d G1a"),
    ("german", "move G2a OF MO DE EA"),
    ("soviet", "fire G1b"),
    ("german", "assault G1c S1b", "take S1c"),
]


def shuffled(picture: str, front: str, seed: int) -> str:
    """The same board with one side's cards, where they lie in their own Front, dealt again."""
    lines = [line.split() for line in picture.splitlines()]
    places = [
        (row, column)
        for row, words in enumerate(lines)
        if words and words[0][0] == front and words[0][1:].isdigit()
        for column in range(1, len(words))
        if words[column][0] == front.lower()
    ]
    cards = [lines[row][column] for row, column in places]
    Random(seed).shuffle(cards)
    for (row, column), name in zip(places, cards):
        lines[row][column] = name
    return "\n".join("  ".join(words) for words in lines)


def played() -> State:
    """F1 after five turns of Advanced Mode."""
    state = advanced(F1)
    for who, *actions in HISTORY:
        whole_turn(state, who, *actions)
    return state


def backs(state: State, viewer: str | None) -> list[str]:
    """The battlefield as a seat sees it, with backs for the cards that not everybody can identify."""
    public = [seen(state, None, cell) for cell in CELLS]
    own = [seen(state, viewer, cell) for cell in CELLS]
    return [f"{mine[0]}??" if "?" in shown else mine for mine, shown in zip(own, public)]


def test_st_info_1_own_cards() -> None:
    """Ex: also the Infantry in the enemy Front."""
    state = advanced(F2)
    assert seen(state, "german", "S1c") == "gIN"
    assert [seen(state, "german", cell) for cell in CELLS[:4]] == ["gSN", "gEA", "gEA", "gMG"]
    assert {seen(state, "german", cell)[0] for cell in CELLS[:12]} == {"g"}
    assert not any("?" in seen(state, "german", cell) for cell in CELLS[:12])


def test_st_info_2_no_enemy_card_in_a_view() -> None:
    """Ex: however the German cards lie, the Soviets see the same thing."""
    for mode in (basic, advanced):
        state = mode(F1, to_act="german")
        assert {seen(state, "soviet", cell) for cell in CELLS[:12]} == {"g??"}
        for seed in range(10):
            assert view(mode(shuffled(F1, "G", seed)), "soviet") == view(state, "soviet")
            assert view(mode(shuffled(F1, "G", seed)), None) == view(state, None)


def test_st_info_2_nothing_survives_a_move() -> None:
    """No name or number follows a card through a MOVE: two hidden orders lead to one view, even later."""
    views = []
    for order in ("SN EA MO OF", "OF MO EA SN", "EA OF SN MO"):
        state = advanced(F1)
        whole_turn(state, "german", f"move G1a {order}")
        whole_turn(state, "soviet", "search G1c", "hold")
        whole_turn(state, "german", "move G2c EA SN SC EA")
        views.append(view(state, "soviet"))
    assert views[0] == views[1] == views[2]


def test_st_info_2_consequences_of_public_facts() -> None:
    """A fresh Empty Area, an Infantry in the other Front, and the log of reveals."""
    state = played()
    assert seen(state, "soviet", "S1c") == "gIN"
    assert possible(state, "german", "S1d") == {"sEA"}
    assert possible(state, "soviet", "G1c") == {"gEA"}
    assert possible(state, "german", "S2d") == possible(state, None, "S2d") == {"sMO"}
    assert len(possible(state, "soviet", "G2a")) > 1


def test_st_info_3_reveals_are_public() -> None:
    """Ex: the Soviets are told of the German Mortar on G2a."""
    state = advanced(F1)
    log = play(state, "german", "howitzer G2a S3a")
    for viewer in ("soviet", "german", None):
        assert Revealed(read_cell("G2a"), read_card("gMO")) in told(state, log, viewer)


@pytest.mark.parametrize("steps", range(len(HISTORY) + 1))
def test_st_info_4_always_public(steps: int) -> None:
    """Ex (AMB-67): except for their own cards, all viewers see the same."""
    state = advanced(F1)
    for who, *actions in HISTORY[:steps]:
        whole_turn(state, who, *actions)
    german, soviet, public = (view(state, viewer) for viewer in ("german", "soviet", None))
    assert backs(state, "german") == backs(state, "soviet") == backs(state, None)
    assert german._replace(seat=None, cells=b"") == soviet._replace(seat=None, cells=b"")
    assert german._replace(seat=None, cells=b"") == public._replace(cells=b"")


def test_st_info_4_contents_of_a_view() -> None:
    """Scores, scoring zones, reserves, Shot Cards, Player Zones, removed Decoys, whose turn, the cells of an action."""
    state = played()
    public = view(state, None)
    assert public.sides == tuple(state.sides)
    assert public.lost == tuple(state.lost)
    assert public.counts == tuple(state.counts)
    assert (public.turn, public.to_act, public.setup) == (state.turn, GAME.to_act(state), state.rules.setup)
    play(state, "soviet", "search G1d")
    assert names([view(state, viewer).focus for viewer in ("german", "soviet", None)]) == ["G1d"] * 3


@pytest.mark.parametrize(("picture", "scenario"), [(F1, "quick-duel"), (F2, "quick-duel"), (F3, STOP)])
def test_st_info_5_legality_never_depends_on_hidden_cards(picture: str, scenario: str) -> None:
    """Ex: any reshuffle of the Soviet cards leaves Germany the same list; and the other way round."""
    for who, other in (("german", "S"), ("soviet", "G")):
        expected = legal_texts(advanced(picture, scenario=scenario, to_act=who), who)
        for seed in range(10):
            state = advanced(shuffled(picture, other, seed), scenario=scenario, to_act=who)
            assert legal_texts(state, who) == expected


def test_st_info_6_memory() -> None:
    """Ex: the board shows a back, whatever `memory-aid` says; the information state remembers."""
    for aid in ("log", "off", "strict", "marks"):
        state = basic(F1, memory_aid=aid)
        play(state, "german", "search S2c", "hold")
        play(state, "soviet", "search G1b")
        assert seen(state, "german", "S2c") == "s??"
        assert possible(state, "german", "S2c") == {"sOF"}
        assert len(remembered(state, "german")) == 2


def test_h2_looking_at_own_cards() -> None:
    """AMB-15: own cards are always shown, so there is nothing to do or to tell."""
    state = basic(F1)
    before = state.clone()
    assert seen(state, "german", "G1a") == "gSN"
    assert state.key() == before.key()
    with pytest.raises(NotationError):
        GAME.read("look G1a")


EVERY_KIND_OF_ACTION = [
    "move G1a SN SN MO OF", "move S1a MG IN SN EA", "move S3a EA SC SN EA", "search G1a", "shoot G1a", "hold", "stay",
    "recognize S2c S1c", "recognize G1a", "howitzer G1a S1a", "howitzer G2a G1a", "fire S1b", "fire S1d G1d", "gun G1d",
    "assault G1c G1b", "assault G1d S1c", "take S1c", "reinforce G2c IN SN SC EA", "reinforce2 G2a MO OF IN DE",
    "deploy G1a", "deploy S2c", "end", "done", "place SN",
]  # fmt: skip


@pytest.mark.parametrize("text", EVERY_KIND_OF_ACTION)
def test_h24_an_illegal_command(text: str) -> None:
    """The sender learns the reason, the same in every world that it cannot tell apart; the others learn nothing."""
    state = advanced(F1)
    before = [view(state, viewer) for viewer in ("german", "soviet", None)]
    clause = refused(state, "german", text)
    assert [view(state, viewer) for viewer in ("german", "soviet", None)] == before
    for seed in range(5):
        assert refused(advanced(shuffled(F1, "S", seed)), "german", text) == clause
    assert refused(state, "soviet", text) == NOT_YOUR_TURN


def test_h24_in_the_middle_of_an_action() -> None:
    state = advanced(F1)
    play(state, "german", "assault G1c S1b")
    clauses = []
    for world in [state, *imagined(state, "german", 10)]:
        clauses.append([_clause(world, text) for text in ("take S2b", "take G1c", "gun G1d", "end", "search S1d")])
    assert all(clause == clauses[0] for clause in clauses)
    assert clauses[0] == ["ST-IN-3", "ST-IN-3", "ST-TURN-6", "ST-TURN-6", "ST-TURN-6"]


def _clause(state: State, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, Seat(0), GAME.read(text))
    return refusal.value.clause


def test_h27_game_end() -> None:
    """AMB-68: all cards are shown to all."""
    state = basic(put(F1, S2a="sEA"))
    log = play(state, "german", "search S1d", "shoot G1a")
    scores = (state.sides[SCORE], state.sides[SCORE + 1])
    for viewer in ("german", "soviet", None):
        last = told(state, log, viewer)[-2:]
        assert last == [GameOver(0, ("snipers",), scores), Shown(tuple(state.cells))]
        assert [seen(state, viewer, cell) for cell in ("G1a", "S3c", "S1d")] == ["gSN", "sDE", "sEA"]


def test_st_info_2_every_event_says_who_sees_it_and_what_it_claims() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert len(kinds) > 20
    for kind in kinds:
        if kind.__module__ == events.__name__ and not kind.__name__.startswith("_"):
            assert kind.seen_by is not Event.seen_by, kind
            assert kind.is_true is not Event.is_true, kind
            assert kind.clause, kind
