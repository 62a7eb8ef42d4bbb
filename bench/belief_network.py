"""A small network as a submission to Fogline Bench, learned from the training split of the games.

    python -m bench.belief_network stalingrad --data FOLDER
    fogline bench belief bench.belief_network:Network stalingrad --data FOLDER --set games

Training writes ``belief-network-TITLE.npz`` into the current folder, where the submission looks for it. The network
answers for each hidden place and card how much likelier than under even weights it is: a number of its own for each
place and card, and one from a hidden layer that sees the encoded view and the place. The same for every title that
encodes its views (``kit/encoding``). One game in four decides when to stop. In training, even weights come from few
worlds, because there are many views.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bench.fitting import Steps
from fogline.bots.network import SCALES
from fogline.kernel.rolls import weighted_index
from fogline.kit.encoding.coder import numbers_of
from fogline.kit.registry import title_of
from fogline.kit.worlds import FACTOR, imagine_many
from fogline.research.beliefs.baselines import Even, Sampled
from fogline.research.beliefs.files import read_rows
from fogline.research.beliefs.tasks import GAMES, TRAIN, Question, Row, asking

HIDDEN: Final = 32
EPOCHS: Final = 40
BATCH: Final = 512
STEP: Final = 3e-3
SHRINKAGE: Final = 1e-3
PATIENCE: Final = 8
"""Epochs without a better validation before it stops."""
HELD_OUT: Final = 4
"""One game in this many decides when to stop."""
SURE: Final = 1e-4
"""Even chances are cut at this distance from 0 and 1."""


def file_of(title: str) -> Path:
    """The file of a title's network."""
    return Path(f"belief-network-{title}.npz")


class Examples(NamedTuple):
    """Hidden places of many views, one example each; cards are columns, and the last column is for no card."""

    views: Any
    """The numbers of each view."""
    view: Any
    """By example, its view,"""
    place: Any
    """its place,"""
    cards: Any
    """its cards,"""
    even: Any
    """their logarithms (of the odds, where several cards can lie there) under even weights,"""
    truth: Any
    """which of them are there,"""
    one: Any
    """and whether it holds one card."""


class Words:
    """The numbers of places and cards."""

    def __init__(self, places: Sequence[str] = (), cards: Sequence[str] = ()) -> None:
        self.places = {name: at for at, name in enumerate(places)}
        self.cards = {name: at for at, name in enumerate(cards)}

    def learn(self, rows: Sequence[Row]) -> None:
        """Number what is in *rows*."""
        for place in (place for row in rows for place in row.question.places):
            self.places.setdefault(place.place, len(self.places))
            for card in place.cards:
                self.cards.setdefault(card, len(self.cards))


def numbers(question: Question) -> Any:
    """The numbers of a view."""
    coder = title_of(question.title).coder(question.view.setup)
    assert coder is not None
    return SCALES[np.frombuffer(numbers_of(coder, question.view), np.uint8)]


def examples(rows: Sequence[Row], words: Words, even: Sampled) -> Examples:
    """Every known place of *rows*."""
    found: list[tuple[int, int, bool]] = []
    cards: list[list[int]] = []
    logs: list[list[float]] = []
    truth: list[list[float]] = []
    for at, row in enumerate(rows):
        assert row.truth is not None
        chances = even.marginals(row.question, Random(row.id))
        for place, plain, held in zip(row.question.places, chances, row.truth.held, strict=True):
            known = [(card, chance) for card, chance in zip(place.cards, plain, strict=True) if card in words.cards]
            if place.place in words.places and len(known) > 1:
                found.append((at, words.places[place.place], place.holds_one))
                cards.append([words.cards[card] for card, _ in known])
                logs.append([_log(chance, holds_one=place.holds_one) for _, chance in known])
                truth.append([float(card in held) for card, _ in known])
    views = np.array([numbers(row.question) for row in rows], np.float32)
    view, place_of, one = (np.array(column) for column in zip(*found, strict=True))
    return Examples(
        views, view, place_of, _padded(cards, len(words.cards)), _padded(logs, -30.0), _padded(truth, 0.0), one
    )


def _padded(rows: Sequence[Sequence[float]], filling: float) -> Any:
    widest = max(map(len, rows))
    return np.array([[*row, *[filling] * (widest - len(row))] for row in rows])


def _log(chance: float, *, holds_one: bool) -> float:
    chance = max(SURE, min(1 - SURE, chance))
    return float(np.log(chance) if holds_one else np.log(chance / (1 - chance)))


class Net:
    """The network."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.arrays = arrays

    def more(self, views: Any, view: Any, place: Any) -> tuple[Any, Any]:
        """The hidden layer, and by example and card how much likelier the card is there."""
        hidden = np.maximum((views @ self.arrays["in"])[view] + self.arrays["places"][place], 0)
        return hidden, hidden @ self.arrays["out"] + self.arrays["table"][place]

    def chances(self, given: Examples) -> tuple[Any, Any]:
        """The hidden layer, and the chance of each card of each example."""
        hidden, more = self.more(given.views, given.view, given.place)
        logs = given.even + np.take_along_axis(np.pad(more, ((0, 0), (0, 1))), given.cards, axis=1)
        top = np.exp(logs - logs.max(axis=1, keepdims=True))
        alone = 1 / (1 + np.exp(-np.clip(logs, -30, 30)))
        return hidden, np.where(given.one[:, None], top / top.sum(axis=1, keepdims=True), alone)

    def loss(self, given: Examples) -> float:
        """Nats a place."""
        chances = np.clip(self.chances(given)[1], 1e-6, 1 - 1e-6)
        no = np.where(given.one[:, None], 0.0, (1 - given.truth) * np.log(1 - chances))
        return float(-(given.truth * np.log(chances) + no).sum(axis=1).mean())


def fit(given: Examples, held_out: Examples, words: Words) -> Net:
    """Adam with weight decay, until the examples that were held out are predicted no better."""
    rng, width = np.random.default_rng(0), given.views.shape[1]
    net = Net(
        {
            "in": rng.normal(0, width**-0.5, (width, HIDDEN)).astype(np.float32),
            "places": np.zeros((len(words.places), HIDDEN), np.float32),
            "out": np.zeros((HIDDEN, len(words.cards)), np.float32),
            "table": np.zeros((len(words.places), len(words.cards)), np.float32),
        }
    )
    steps = Steps(net.arrays, 0.999)
    best, least, waited = {name: one.copy() for name, one in net.arrays.items()}, net.loss(held_out), 0
    print(f"even weights: {net.loss(given):.4f} nats a place in training, {least:.4f} held out")
    for epoch in range(EPOCHS):
        order = rng.permutation(len(given.view))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            part = Examples(given.views, *(column[some] for column in given[1:]))
            steps.take(_slopes(net, part), STEP)
        loss = net.loss(held_out)
        print(f"epoch {epoch + 1}: {net.loss(given):.4f}, {loss:.4f}", flush=True)
        if loss < least:
            best, least, waited = {name: one.copy() for name, one in net.arrays.items()}, loss, 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return Net(best)


def _slopes(net: Net, part: Examples) -> dict[str, Any]:
    views, within = np.unique(part.view, return_inverse=True)
    part = part._replace(views=part.views[views], view=within)
    hidden, chances = net.chances(part)
    wrong = np.where(part.cards < net.arrays["table"].shape[1], chances - part.truth, 0.0) / len(part.view)
    by_card = np.zeros((len(part.view), net.arrays["table"].shape[1] + 1))
    np.put_along_axis(by_card, part.cards, wrong, axis=1)
    by_card = by_card[:, :-1]
    back = (by_card @ net.arrays["out"].T) * (hidden > 0)
    slopes = {name: SHRINKAGE * one for name, one in net.arrays.items()}
    slopes["out"] = slopes["out"] + hidden.T @ by_card
    np.add.at(slopes["table"], part.place, by_card)
    np.add.at(slopes["places"], part.place, back)
    by_view = np.zeros((len(views), HIDDEN))
    np.add.at(by_view, part.view, back)
    slopes["in"] = slopes["in"] + part.views.T @ by_view
    return slopes


class Network:
    """The submission."""

    def __init__(self, title: str) -> None:
        self._game: Any = title_of(title).rules
        self._aid, self._even = asking(title), Even(title)
        with np.load(file_of(title), allow_pickle=False) as found:
            arrays = dict(found)
        self._words = Words(arrays.pop("place_names").tolist(), arrays.pop("card_names").tolist())
        self._net = Net(arrays)

    def _more(self, question: Question) -> list[dict[str, float]]:
        """By place and card how much likelier it is; nothing where nothing was learned."""
        known = [place for place in question.places if place.place in self._words.places]
        views = numbers(question)[None, :]
        at = np.array([self._words.places[place.place] for place in known], np.int64)
        rows = iter(self._net.more(views, np.zeros(len(known), np.int64), at)[1].tolist())
        more = {place.place: next(rows) for place in known}
        return [
            {card: more[place.place][self._words.cards[card]] for card in place.cards if card in self._words.cards}
            if place.place in more
            else {}
            for place in question.places
        ]

    def marginals(self, question: Question, rng: Random) -> list[list[float]]:
        """Even weights, and what the network adds."""
        even = self._even.marginals(question, rng)
        if question.set != GAMES:
            return even
        found = []
        for place, plain, more in zip(question.places, even, self._more(question), strict=True):
            factors = [exp(more.get(card, 0.0)) for card in place.cards]
            if place.holds_one:
                row = [one * factor for one, factor in zip(plain, factors, strict=True)]
                found.append([one / sum(row) for one in row])
            else:
                found.append([p * f / (p * f + 1 - p) for p, f in zip(plain, factors, strict=True)])
        return found

    def worlds(self, question: Question, count: int, rng: Random) -> list[list[tuple[str, ...]]]:
        """Even worlds, drawn again by their weights."""
        if question.set != GAMES:
            return self._even.worlds(question, count, rng)
        drawn = self._aid.held(question.view, imagine_many(self._game, question.view, rng, FACTOR * count))
        more = self._more(question)
        logs = [
            sum(by_card.get(card, 0.0) for by_card, cards in zip(more, world, strict=True) for card in cards)
            for world in drawn
        ]
        weights = [exp(one - max(logs)) for one in logs]
        return [drawn[weighted_index(rng, weights)] for _ in range(count)]


def main() -> None:
    """Train the network of a title."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("title")
    parser.add_argument("--data", type=Path, required=True, help="a folder made by fogline bench make")
    parser.add_argument("--views", type=int, help="the number of training views (default: all)")
    args = parser.parse_args()
    rows = list(read_rows(args.data, args.title, GAMES, TRAIN, args.views))
    kept, held_out = [[row for row in rows if (row.game % HELD_OUT == 0) is is_out] for is_out in (False, True)]
    words, even = Words(), Sampled(args.title)
    words.learn(kept)
    print(f"{len(kept)} views, and {len(held_out)} to decide when to stop", flush=True)
    net = fit(examples(kept, words, even), examples(held_out, words, even), words)
    np.savez(file_of(args.title), place_names=list(words.places), card_names=list(words.cards), **net.arrays)


if __name__ == "__main__":
    main()
