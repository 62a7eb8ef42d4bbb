"""Who learns what, and when (Part 28)."""

from __future__ import annotations

from random import Random

import pytest

from fogline.kernel.errors import IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE
from fogline.table import Table
from fogline.titles.spearpoint.rules import events as spearpoint_events
from fogline.titles.spearpoint.rules.cards import PRIMITIVES, WINDOWS
from fogline.titles.spearpoint.rules.events import (
    AllShown,
    Committed,
    DamageDrawn,
    Dealt,
    Event,
    Locked,
    Mustered,
    Picked,
    RoundShown,
    TakenBack,
)  # fmt: skip
from fogline.titles.spearpoint.rules.view import HIDDEN, View
from tests.titles.spearpoint.fixtures import (
    GAME,
    A,
    B,
    at,
    begun,
    build,
    command,
    commit,
    declare,
    declared,
    duel,
    every,
    house,
    number,
    offered,
    only,
    play,
    refused,
    setup,
    step,
    walk,
)  # fmt: skip

# -- standing facts (28.1) --------------------------------------------------------------------------


def test_sp_hid_1_views_are_functions_of_news() -> None:
    """INV-11, H-33. Two games that differ only in B's hidden cards look the same to A and to the public."""
    for seed in range(3):
        rng = Random(seed)
        first = begun()
        second = GAME.imagine(GAME.view(first, A), rng)
        assert GAME.view(second, A) == GAME.view(first, A)
        for seat in (B, None):
            third = GAME.imagine(GAME.view(first, seat), rng)
            assert GAME.view(third, seat) == GAME.view(first, seat)
        for _ in range(60):
            own = [text for text in offered(first, "a") if text != "done"]
            if not own:
                break
            line = f"a {rng.choice(own)}"
            news = [[event.seen_by(A) for event in play(state, line)] for state in (first, second)]
            assert news[0] == news[1]
            assert GAME.view(second, A) == GAME.view(first, A)


def test_sp_hid_2_hidden_zones_are_counts() -> None:
    state = at("hand b: rif-ge*2 tc-ge\nreserves b: mt-ge*2\ntail b: hal-ge? rif-ge\ncommands b: cm-null*2")
    for viewer in (A, None):
        side = GAME.view(state, viewer).sides[1]
        assert (side.hand, side.reserves, side.commands, side.plan, side.deck) == (None, None, None, None, None)
        assert (side.hand_size, side.reserves_size, side.command_size) == (3, 2, 2)
        cards = [entry >> 17 for entry in side.tail]
        assert cards == [HIDDEN, number(state, "rif-ge")]
    own = GAME.view(state, B).sides[1]
    assert own.hand is not None
    assert [entry >> 17 for entry in own.tail] == [number(state, "hal-ge"), number(state, "rif-ge")]


def test_sp_hid_3_the_seat_asked_depends_on_nothing_hidden() -> None:
    """The same seats are asked the same questions, whatever is in the hands."""
    steps = set()
    for cards in ("cm-hull", "cm-fire", "cm-luck"):
        state = duel("mt-us", "mt-ge", f"commands b: {cards}")
        asked = [(step(state), GAME.to_act(state))]
        for line in ("b done", "a fire a1 1", "b pass", "dice 6 6", "die 1", "b pass"):
            play(state, line)
            asked.append((step(state), GAME.to_act(state)))
        steps.add(tuple(asked))
    assert len(steps) == 1


def test_sp_hid_4_only_the_owner_sees_playable_cards() -> None:
    for hand in ("cm-hull", "cm-camo"):
        state = at(f"a1 mt-us tc-us front\nb1 mt-ge tc-ge front\ncommands a: {hand}\ncommands b: cm-hull")
        commit(state)
        assert offered(state, "b") == ["play cm-hull b1", "done"]
        assert f"play {hand} a1" in offered(state, "a")


def test_sp_hid_5_refusals_tell_nothing() -> None:
    """H-8: the clause is the same in every world that the sender cannot tell apart."""
    rng = Random(4)
    texts = ["commit mt-us", "commit how-us", "transfer a1 a2", "switch a1", "crew tc-us a1", "attack a1 b1", "done"]
    state = begun()
    for _, _, _, _ in walk(rng, state, 120):
        if A not in GAME.to_act(state) or state.step < 4:
            continue
        worlds = [state, GAME.imagine(GAME.view(state, A), rng)]
        for text in texts:
            action = GAME.read(text)
            if action in list(GAME.legal(state, A)):
                continue
            clauses = set()
            for world in worlds:
                with pytest.raises(IllegalAction) as refusal:
                    GAME.apply(world, A, action)
                clauses.add(refusal.value.clause)
            assert len(clauses) == 1


def test_sp_hid_6_one_reveal() -> None:
    """Plans are in nobody's view before both are closed, and both are revealed together."""
    state = at("hand a: rif-us\nhand b: rif-ge")
    play(state, "a commit rif-us", "a done", "b commit rif-ge")
    assert GAME.view(state, None).sides[0].plan is None
    assert GAME.view(state, B).sides[0].plan is None
    events = play(state, "b done")
    assert [event.seat for event in every(events, Committed)] == [0, 1]


# -- events (28.2) ----------------------------------------------------------------------------------


def test_h_1_factions_are_known() -> None:
    assert GAME.seats(setup()) == ("american", "german")
    assert GAME.view(GAME.new(setup()), None).setup.data == setup().data


def test_h_2_decks_are_secret() -> None:
    state = GAME.new(setup(deck_min=40))
    before = GAME.view(state, B)
    events = play(state, "a pick mt-us", "a pick mt-us")
    assert [event.seen_by(A) for event in every(events, Picked)] == events
    assert [event.seen_by(B) for event in events] == [None, None]
    assert GAME.view(state, B) == before
    events = play(state, "a pick mt-us", "a pick mt-us", "a done")
    assert only(events, Locked).seen_by(None) == only(events, Locked)
    side = GAME.view(state, B).sides[0]
    assert (side.is_done, side.hand_size, side.reserves_size, side.deck) == (True, None, None, None)


def test_h_3_hands_are_secret() -> None:
    state = GAME.new(setup(deck_min=40))
    build(state, "a", "mt-us*4")
    build(state, "b", "mt-ge*4")
    before = GAME.view(state, B)
    events = play(state, "a hold mt-us")
    assert (only(events, Mustered).seen_by(A), only(events, Mustered).seen_by(B)) == (events[0], None)
    assert GAME.view(state, B) == before


def test_h_4_the_order_of_the_reserves_is_nobodys() -> None:
    """There is no order: a card is drawn by chance from the rest."""
    state = begun()
    assert sum(state.sides[0].reserves) == GAME.view(state, A).sides[0].reserves_size
    assert GAME.view(state, A).sides[0].tail == ()


def test_h_5_dealt_cards() -> None:
    event = Dealt(0, "cm-null")
    assert (event.seen_by(A), event.seen_by(B), event.seen_by(None)) == (event, Dealt(0, None), Dealt(0, None))


def test_h_11_it_is_public_which_seat_is_asked() -> None:
    """Part 35 has five windows, and no answer to a card. Everybody sees which is open and who is asked."""
    assert WINDOWS == ("commit-revealed", "declare-revealed", "attack-nominated", "damage-rolled", "draw-open")
    state = at("a1 mt-us tc-us front\ncommands a: cm-null\ncommands b: cm-fire", deck_min=0)
    commit(state)
    for viewer in (A, B, None):
        view = GAME.view(state, viewer)
        assert (view.step, view.window, [side.is_done for side in view.sides]) == (state.step, 0, [False, False])


def test_h_9_passing_shows() -> None:
    state = at("a1 mt-us tc-us front\ncommands a: cm-hull\ncommands b: cm-null")
    commit(state)
    play(state, "a done")
    events = play(state, "b done")
    assert [(event.seat, event.plays) for event in every(events, RoundShown)] == [(0, ()), (1, ())]


def test_h_19_damage_cards_are_public() -> None:
    event = DamageDrawn("a1", "dm-1")
    assert [event.seen_by(seat) for seat in (A, B, None)] == [event] * 3


def test_h_31_a_card_taken_back_is_seen_by_all() -> None:
    """SP-CMD-8."""
    event = TakenBack(0, "cm-hull")
    assert [event.seen_by(seat) for seat in (A, B, None)] == [event] * 3


def test_no_card_looks_into_a_hand_or_a_deck() -> None:
    for name in ("hand_peek", "deck_peek", "deck_search", "hand_discard"):
        assert name not in PRIMITIVES


def test_h_32_resigning_and_clocks_belong_to_the_table() -> None:
    """SP-WIN-8."""
    with pytest.raises(NotationError):
        GAME.read("resign")


def test_sp_win_8_resigning() -> None:
    """Ex a. The table ends the game for a resigning player, whoever is to act. AMB-51."""
    table = Table(GAME, setup(deck_min=40))
    table.act(A, "pick mt-us")
    table.say(B, "resign")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)


@pytest.mark.parametrize("reveals", [True, False])
def test_h_34_all_is_shown_at_the_end(reveals: bool) -> None:
    """``reveal-at-end``."""
    picture = "turn 6 overrun 2 0\na1 rif-us - front\nhand b: rif-ge\nreserves b: mt-ge\n"
    picture += "tail b: mt-ge? ht-ge\ncommands b: cm-null"
    state = at(picture, reveal_at_end=reveals)
    commit(state)
    play(state, "b done")
    events = declare(state, "") if step(state) == "declare" else []
    if step(state) == "window":
        events += play(state, "b done")
    assert (len(every(events, AllShown)) == 1) is reveals
    side = GAME.view(state, A).sides[1]
    assert (side.hand is not None) is reveals
    if reveals:
        shown = only(events, AllShown)
        units = state.rules.unit_numbers
        assert [shown.reserves[1][units[slug]] for slug in ("mt-ge", "ht-ge")] == [2, 1]  # including the cards below
        assert side.commands is not None
        assert side.commands[command(state, "cm-null")] == 1


@pytest.mark.parametrize("agreed", [False, True])
def test_amb_50_deck_lists(agreed: bool) -> None:
    """``open-lists``. Counts of hands and Reserves are public in any case."""
    state = begun(open_lists=agreed)
    side = GAME.view(state, B).sides[0]
    assert (side.deck is not None) is agreed
    if side.deck is not None:
        assert side.deck[number(state, "mt-us")] == 2
    assert (side.hand_size, side.command_size) == (4, 3)


def test_every_event_says_who_sees_it() -> None:
    """Nothing is visible by default, and secrets are removed: no event shows another seat's hidden card."""
    kinds = {kind for kind in vars(spearpoint_events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    public = kinds - {Event}
    for kind in public:
        assert "seen_by" in {name for base in kind.__mro__ if base is not Event for name in vars(base)}, kind
    for seed in range(4):
        state = GAME.new(house(GAME.scenarios[seed]))
        for _, _, _, log in walk(Random(seed), state, 1500):
            for event in log:
                for viewer in (A, B, None):
                    told = event.seen_by(viewer)
                    assert told is None or (type(told) is type(event) and told.holds(state))


# -- who may act ------------------------------------------------------------------------------------


def test_only_those_who_are_to_act_have_choices() -> None:
    state = begun()
    for _, _, _, _ in walk(Random(2), state, 400):
        for seat in (A, B, CHANCE):
            assert (len(list(GAME.legal(state, seat))) > 0) == (seat in GAME.to_act(state))
            if seat not in GAME.to_act(state):
                with pytest.raises(NotYourTurn):
                    GAME.apply(state, seat, GAME.read("done"))


def test_a_view_can_be_hashed_and_compared() -> None:
    state = declared("a1 mt-us tc-us front\nb1 mt-ge tc-ge front", "a1>b1")
    view = GAME.view(state, A)
    assert isinstance(view, View)
    assert hash(view) == hash(GAME.view(state.clone(), A))
    assert refused(state, "a draw unit") == "SP-TURN-1"
