"""Checks whether a card set of Spearpoint 1943 is fair. Bots of one level play each other, and the report counts how
much the nation, the first priority, each Unit and each Command card matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.arena import MAX_ACTIONS, Fate, Seer, player_for
from fogline.bots.guests import Guest, merged
from fogline.bots.levels import knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Bot, Budget, Hosting
from fogline.kit.research import Balance, BalanceReport, BalanceTable, Brief, Fault, Mean, Share, fair_share, mean_of
from fogline.kit.search.deliberation import RECRUITS_CARE
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN
from fogline.titles.spearpoint.rules.cards import CREW
from fogline.titles.spearpoint.rules.draft import ready_decks
from fogline.titles.spearpoint.rules.events import Discarded, Played, PriorityGiven, Spent
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.steps import BUILD, COMMIT
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import deck_list

BUILT: Final = "built"
"""Decks as the bots build them."""
VARIED: Final = "varied"
"""Random decks with a crew for each Unit, so that all cards are used."""
READY: Final = "ready"
"""The ready decks of the card set, each played against each."""
KINDS: Final = (BUILT, VARIED, READY)


class Trial(NamedTuple):
    setup: Setup
    level: str
    budget: Budget
    kind: str
    number: int
    seed: str
    hosting: Hosting = HOSTING


class Tally(NamedTuple):
    kind: str
    winner: int | None
    """A seat, or None after a draw."""
    turns: int
    priority: int
    """The seat that had priority at first."""
    first: int | None
    """The seat that won the first Initiative roll, if one was made."""
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    ready: tuple[str, str]
    played: tuple[tuple[int, int], ...]
    """Command cards that were played for their effect, each as seat and card."""
    spent: tuple[tuple[int, int], ...]
    """Command cards that were spent for +1."""
    dropped: tuple[tuple[int, int], ...]
    """Command cards that were discarded because the hand was full."""
    luck: float | None
    """How much the first seat gained from dice, as a share of a game."""
    is_stopped: bool
    """Whether the game was stopped because it had too many actions."""
    faults: tuple[Fault, ...] = ()
    """The mistakes of third-party bots."""


class _Builder:
    """Builds a given deck, then plays like its bot."""

    def __init__(self, bot: Bot, rules: Rules, deck: dict[int, int] | None) -> None:
        self._bot = bot
        self._rules = rules
        self._deck = deck
        self._knowledge = knowledge_of(SPEARPOINT)

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        if view.step != BUILD:
            return self._bot.choose(view, choices, rng)
        if self._deck is None:
            return self._knowledge.prepare(view, choices, rng, RECRUITS_CARE)
        taken = view.sides[view.seat].reserves
        for number, count in self._deck.items():
            if taken[number] < count:
                return self._rules.picks[number]
        return PLAIN[DONE]


def _play(trial: Trial) -> Tally:
    """Play one game. Luck and each seat's own generator come from the seed."""
    bots: list[Bot] = []
    with ExitStack() as stack:
        for _ in range(2):
            bot = player_for(fogline.game("spearpoint"), trial.level, trial.budget, trial.hosting)
            assert not isinstance(bot, Seer)
            bots.append(stack.enter_context(bot) if isinstance(bot, Guest) else bot)
        tally = _told(trial, bots)
    return tally._replace(faults=merged(fault for bot in bots if isinstance(bot, Guest) for fault in bot.faults))


def _told(trial: Trial, bots: list[Bot]) -> Tally:
    game = SPEARPOINT
    players, ready = _players(trial, bots, rules_for(trial.setup))
    luck = Random(f"{trial.seed}/chance")
    rngs = [Random(f"{trial.seed}/{seat}") for seat in (0, 1)]
    state = game.new(trial.setup)
    log: list[Any] = []
    fate = Fate(fogline.game("spearpoint"))
    decks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    for _ in range(MAX_ACTIONS):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        if state.step == COMMIT and state.turn == 1 and not decks[0]:
            decks = (deck_list(state, 0), deck_list(state, 1))
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            drawn = luck.choices([one for one, _ in outcomes], [w for _, w in outcomes])[0]
            fate.watch_chance(state, outcomes, drawn)
            game.apply(state, seat, drawn, log)
        else:
            action = players[seat].choose(game.view(state, seat), game.legal(state, seat), rngs[seat])
            game.apply(state, seat, action, log)
    outcome = game.outcome(state)
    winner = int(outcome.winners[0]) if outcome is not None and outcome.winners else None
    given = [int(event.seat) for event in log if isinstance(event, PriorityGiven)]
    first = given[1] if len(given) > 1 else None
    played, spent, dropped = [
        tuple([(int(event.seat), state.rules.command_numbers[event.card]) for event in log if isinstance(event, kind)])
        for kind in (Played, Spent, Discarded)
    ]
    return Tally(
        trial.kind, winner, int(state.turn), given[0], first, decks, ready, played, spent, dropped, fate.brought,
        outcome is None,
    )  # fmt: skip


def _players(trial: Trial, bots: list[Bot], rules: Rules) -> tuple[list[Bot], tuple[str, str]]:
    if trial.kind == BUILT:
        return bots, ("", "")
    if trial.kind == VARIED:
        return [_Builder(bot, rules, None) for bot in bots], ("", "")
    first, second = ready_decks(rules, 0), ready_decks(rules, 1)
    one, two = first[trial.number % len(first)], second[trial.number // len(first) % len(second)]
    return [_Builder(bots[0], rules, one.cards), _Builder(bots[1], rules, two.cards)], (one.slug, two.slug)


Line = dict[str, Any]
"""A card with the shares counted for it."""


def _counted(rules: Rules, tallies: Sequence[Tally]) -> dict[str, Any]:
    """The combined figures of these games. Draws do not count in shares."""
    decided = [tally for tally in tallies if tally.winner is not None]
    rolled = [tally for tally in decided if tally.first is not None]
    whole, groups = _by_kind(tallies), _by_kind(decided)
    units = [number for number, card in enumerate(rules.units) if card.kind != CREW]
    kinds = [kind for kind in (BUILT, VARIED) if kind in groups]
    return {
        "games": len(tallies),
        "turns": mean_of([tally.turns for tally in tallies]),
        "draws": Share("draws", len(tallies) - len(decided), len(tallies)),
        "stopped": sum(tally.is_stopped for tally in tallies),
        "nations": [Share(kind, sum(one.winner == 0 for one in group), len(group)) for kind, group in groups.items()],
        "fair": [(kind, _fair(group)) for kind, group in whole.items()],
        "priority": Share("priority", sum(tally.winner == tally.priority for tally in decided), len(decided)),
        "initiative": Share("initiative", sum(tally.winner == tally.first for tally in rolled), len(rolled)),
        "units": [_unit_line(rules, kind, number, groups[kind]) for kind in kinds for number in units],
        "commands": [_command_line(rules, number, decided) for number in range(int(rules.command_count))],
        "ready": _ready_lines(decided),
    }


def _by_kind(tallies: Sequence[Tally]) -> dict[str, list[Tally]]:
    groups = {kind: [tally for tally in tallies if kind in ("all", tally.kind)] for kind in (*KINDS, "all")}
    return {kind: group for kind, group in groups.items() if group}


def _fair(tallies: Sequence[Tally]) -> Mean:
    points = [0.5 if tally.winner is None else float(tally.winner == 0) for tally in tallies]
    return fair_share(points, [tally.luck for tally in tallies])


def _unit_line(rules: Rules, kind: str, number: int, tallies: Sequence[Tally]) -> Line:
    """The effect of a Unit card on decks of a *kind*: how many have it, and the games won with it and without."""
    card = rules.units[number]
    seats = [seat for seat in (0, 1) if rules.factions[seat] == card.faction]
    pairs = [(tally.decks[seat][number] > 0, tally.winner == seat) for tally in tallies for seat in seats]
    having = [won for has, won in pairs if has]
    lacking = [won for has, won in pairs if not has]
    return {
        "kind": kind, "slug": card.slug, "faction": card.faction,
        "picked": Share(card.slug, len(having), len(pairs)),
        "with-it": Share(card.slug, sum(having), len(having)),
        "without": Share(card.slug, sum(lacking), len(lacking)),
    }  # fmt: skip


def _command_line(rules: Rules, number: int, tallies: Sequence[Tally]) -> Line:
    """How a Command card left the hands, and the share of games won by those who played it."""
    played = sum(card == number for tally in tallies for _, card in tally.played)
    spent = sum(card == number for tally in tallies for _, card in tally.spent)
    dropped = sum(card == number for tally in tallies for _, card in tally.dropped)
    users = [tally.winner == seat for tally in tallies for seat in (0, 1) if (seat, number) in tally.played]
    left = played + spent + dropped
    slug = rules.commands[number].slug
    shares = {"played": Share(slug, played, left), "spent": Share(slug, spent, left)}
    return {"slug": slug, **shares, "winning": Share(slug, sum(users), len(users))}


def _ready_lines(tallies: Sequence[Tally]) -> list[Share]:
    won: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for tally in tallies:
        for seat in (0, 1):
            if tally.ready[seat]:
                games[tally.ready[seat]] += 1
                won[tally.ready[seat]] += tally.winner == seat
    return [Share(slug, won[slug], games[slug]) for slug in games]


class SpearpointBalance:
    kinds = KINDS

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget,
        hosting: Hosting = HOSTING,
    ) -> list[Trial]:  # fmt: skip
        return [
            Trial(setup, level, budget, kind, number, f"{seed}/{kind}/{number}", hosting)
            for number in range(games)
            for kind in kinds
        ]

    def play(self, trial: Trial) -> Tally:
        return _play(trial)

    def winner(self, tally: Tally) -> int | None:
        return tally.winner

    def faults(self, tally: Tally) -> Sequence[Fault]:
        return tally.faults

    def sum_up(self, setup: Setup, tallies: Sequence[Tally]) -> BalanceReport:
        """Report how often nations, first priority and Initiative, ready decks, and each Unit and Command card won."""
        found = _counted(rules_for(setup), tallies)
        values = {"games": found["games"], "turns": f"{found['turns'].mean:.1f}"}
        together = found["nations"][-1] if found["nations"] else Share("all", 0, 0)
        fair = found["fair"][-1][1] if found["fair"] else mean_of([])
        brief = Brief(together, fair, found["priority"], found["draws"], found["turns"])
        summary = Message("spearpoint-balance-summary", values)
        plain_fair = [{"name": kind, **mean.plain()} for kind, mean in found["fair"]]
        return BalanceReport(_plain({**found, "fair": plain_fair}), summary, _tables(found), brief, found["stopped"])


def _plain(part: Any) -> Any:
    if isinstance(part, Share | Mean):
        return part.plain()
    if isinstance(part, dict):
        return {key: _plain(value) for key, value in part.items()}
    return [_plain(one) for one in part] if isinstance(part, list) else part


def _tables(found: dict[str, Any]) -> list[BalanceTable]:
    won = [Message("balance-won"), Message("balance-interval"), Message("balance-games")]
    nations = [(_word(share.name), share) for share in found["nations"]]
    fair = [(_word(kind), mean) for kind, mean in found["fair"]]
    firsts = [(_word(one.name), one) for one in (found["priority"], found["initiative"])]
    whole = [(Message("balance-draws"), found["draws"]), (Message("balance-turns"), found["turns"])]
    tables = [
        BalanceTable([_word("first-seat"), *won], nations),
        BalanceTable([_word("first-seat"), Message("balance-fair"), *won[1:]], fair),
        BalanceTable([Message("balance-who"), *won], firsts),
        BalanceTable([Message("balance-game"), Message("balance-mean"), *won[1:]], whole),
    ]
    if found["ready"]:
        tables.append(BalanceTable([_word("deck"), *won], [(share.name, share) for share in found["ready"]]))
    for kind in (BUILT, VARIED):
        heads = [_word(name) for name in (f"unit-{kind}", "picked", "with", "without")]
        lines = [line for line in found["units"] if line["kind"] == kind]
        units = [(line["slug"], line["picked"], line["with-it"], line["without"]) for line in lines]
        if units:
            tables.append(BalanceTable(heads, units))
    heads = [*(_word(name) for name in ("command", "played", "spent", "winning")), Message("balance-games")]
    commands = [
        (line["slug"], line["played"], line["spent"], line["winning"], str(line["winning"].of))
        for line in found["commands"]
    ]
    return [*tables, BalanceTable(heads, commands)]


def _word(name: str) -> Message:
    return Message(f"spearpoint-balance-{name}")


BALANCE: Final[Balance] = SpearpointBalance()
