"""Is a card set of Spearpoint 1943 fair? Bots of one level play each other, and we count what decides: the nation, the
first priority, a Unit in the deck or a Command card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.arena import MAX_ACTIONS, Fate
from fogline.bots.levels import bot_for, knowledge_of
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE
from fogline.kernel.messages import Message, kebab
from fogline.kernel.setup import Setup
from fogline.kit.bots import Bot, Budget
from fogline.kit.research import Balance, BalanceReport, BalanceTable, Brief, Mean, Share, fair_share, mean_of
from fogline.kit.search.deliberation import RECRUITS_CARE
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN
from fogline.titles.spearpoint.rules.cards import CREW
from fogline.titles.spearpoint.rules.draft import ready_decks
from fogline.titles.spearpoint.rules.events import Discarded, Played, PriorityGiven, Spent
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import BUILD, COMMIT
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import deck_list

BUILT: Final = "built"
"""Decks as the bots build them."""
VARIED: Final = "varied"
"""Any deck with a crew for each Unit: all cards come up."""
READY: Final = "ready"
"""The ready decks of the card set, each against each."""
KINDS: Final = (BUILT, VARIED, READY)


class Trial(NamedTuple):
    """One game to be played."""

    setup: Setup
    level: str
    budget: Budget
    kind: str
    number: int
    seed: str


class Tally(NamedTuple):
    """What one game tells."""

    kind: str
    winner: int | None
    """A seat, or None after a draw."""
    turns: int
    priority: int
    """Who had priority at first."""
    first: int | None
    """Who won the first Initiative roll, if one was made."""
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    ready: tuple[str, str]
    played: tuple[tuple[int, int], ...]
    """Command cards played for their effect: seat and card."""
    spent: tuple[tuple[int, int], ...]
    """Those spent for +1."""
    dropped: tuple[tuple[int, int], ...]
    """Those discarded because the hand was full."""
    luck: float | None
    """What the dice have brought the first seat, as a part of a game."""


def trials(setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget) -> list[Trial]:
    """*games* games of each kind."""
    return [
        Trial(setup, level, budget, kind, number, f"{seed}/{kind}/{number}")
        for kind in kinds
        for number in range(games)
    ]


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


def play(trial: Trial) -> Tally:
    """One game. Luck, and each seat's own generator, come from the seed."""
    game = SPEARPOINT
    rules = rules_for(trial.setup)
    players, ready = _players(trial, rules)
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
    return _tally(trial, state, log, decks, ready)._replace(luck=fate.brought)


def _players(trial: Trial, rules: Rules) -> tuple[list[Bot], tuple[str, str]]:
    bots = [bot_for(fogline.game("spearpoint"), trial.level, trial.budget) for _ in range(2)]
    if trial.kind == BUILT:
        return bots, ("", "")
    if trial.kind == VARIED:
        return [_Builder(bot, rules, None) for bot in bots], ("", "")
    first, second = ready_decks(rules, 0), ready_decks(rules, 1)
    one, two = first[trial.number % len(first)], second[trial.number // len(first) % len(second)]
    return [_Builder(bots[0], rules, one.cards), _Builder(bots[1], rules, two.cards)], (one.slug, two.slug)


def _tally(
    trial: Trial, state: State, log: Sequence[Any], decks: tuple[tuple[int, ...], tuple[int, ...]],
    ready: tuple[str, str],
) -> Tally:  # fmt: skip
    outcome = SPEARPOINT.outcome(state)
    winner = int(outcome.winners[0]) if outcome is not None and outcome.winners else None
    given = [int(event.seat) for event in log if isinstance(event, PriorityGiven)]
    numbers = state.rules.command_numbers
    uses: dict[type, list[tuple[int, int]]] = {Played: [], Spent: [], Discarded: []}
    for event in log:
        if type(event) in uses:
            uses[type(event)].append((int(event.seat), numbers[event.card]))
    return Tally(
        trial.kind, winner, int(state.turn), given[0], given[1] if len(given) > 1 else None, decks, ready,
        tuple(uses[Played]), tuple(uses[Spent]), tuple(uses[Discarded]), None,
    )  # fmt: skip


# -- what the games tell ------------------------------------------------------------------------------


class UnitLine(NamedTuple):
    """What a Unit card does for the decks it is in."""

    kind: str
    """The kind of these decks."""
    slug: str
    faction: str
    picked: Share
    """Decks that have it."""
    with_it: Share
    """Games that these win."""
    without: Share


class CommandLine(NamedTuple):
    """What becomes of a Command card that left a hand, and who wins with it."""

    slug: str
    played: Share
    spent: Share
    winning: Share
    """Games that are won by who played it."""


class Report(NamedTuple):
    """Everything that was counted."""

    games: int
    turns: Mean
    draws: Share
    nations: list[Share]
    """Games won by the first seat, of each kind of deck and of all."""
    fair: list[tuple[str, Mean]]
    """Its points without luck."""
    priority: Share
    """Games won by who had priority at first."""
    initiative: Share
    """Games won by who won the first Initiative roll."""
    units: list[UnitLine]
    commands: list[CommandLine]
    ready: list[Share]
    """Games won by each ready deck."""


def sum_up(setup: Setup, tallies: Sequence[Tally]) -> Report:
    """What these games tell together. Draws do not count for the shares."""
    rules = rules_for(setup)
    decided = [tally for tally in tallies if tally.winner is not None]
    rolled = [tally for tally in decided if tally.first is not None]
    whole, groups = _by_kind(tallies), _by_kind(decided)
    return Report(
        len(tallies),
        mean_of([tally.turns for tally in tallies]),
        Share("draws", len(tallies) - len(decided), len(tallies)),
        [Share(kind, sum(tally.winner == 0 for tally in group), len(group)) for kind, group in groups.items()],
        [(kind, _fair(group)) for kind, group in whole.items()],
        Share("priority", sum(tally.winner == tally.priority for tally in decided), len(decided)),
        Share("initiative", sum(tally.winner == tally.first for tally in rolled), len(rolled)),
        [
            _unit_line(rules, kind, number, groups[kind])
            for kind in (BUILT, VARIED)
            if kind in groups
            for number, card in enumerate(rules.units)
            if card.kind != CREW
        ],
        [_command_line(rules, number, decided) for number in range(int(rules.command_count))],
        _ready_lines(decided),
    )


def _by_kind(tallies: Sequence[Tally]) -> dict[str, list[Tally]]:
    groups = {kind: [tally for tally in tallies if kind in ("all", tally.kind)] for kind in (*KINDS, "all")}
    return {kind: group for kind, group in groups.items() if group}


def _fair(tallies: Sequence[Tally]) -> Mean:
    points = [0.5 if tally.winner is None else float(tally.winner == 0) for tally in tallies]
    return fair_share(points, [tally.luck for tally in tallies])


def _unit_line(rules: Rules, kind: str, number: int, tallies: Sequence[Tally]) -> UnitLine:
    card = rules.units[number]
    seats = [seat for seat in (0, 1) if rules.factions[seat] == card.faction]
    pairs = [(tally.decks[seat][number] > 0, tally.winner == seat) for tally in tallies for seat in seats]
    having = [won for has, won in pairs if has]
    lacking = [won for has, won in pairs if not has]
    return UnitLine(
        kind, card.slug, card.faction, Share(card.slug, len(having), len(pairs)),
        Share(card.slug, sum(having), len(having)), Share(card.slug, sum(lacking), len(lacking)),
    )  # fmt: skip


def _command_line(rules: Rules, number: int, tallies: Sequence[Tally]) -> CommandLine:
    played = sum(card == number for tally in tallies for _, card in tally.played)
    spent = sum(card == number for tally in tallies for _, card in tally.spent)
    dropped = sum(card == number for tally in tallies for _, card in tally.dropped)
    users = [tally.winner == seat for tally in tallies for seat in (0, 1) if (seat, number) in tally.played]
    left = played + spent + dropped
    slug = rules.commands[number].slug
    return CommandLine(slug, Share(slug, played, left), Share(slug, spent, left), Share(slug, sum(users), len(users)))


def _ready_lines(tallies: Sequence[Tally]) -> list[Share]:
    won: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for tally in tallies:
        for seat in (0, 1):
            if tally.ready[seat]:
                games[tally.ready[seat]] += 1
                won[tally.ready[seat]] += tally.winner == seat
    return [Share(slug, won[slug], games[slug]) for slug in games]


# -- the report ---------------------------------------------------------------------------------------


class SpearpointBalance:
    """Implements ``kit.research.Balance``."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return KINDS

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget
    ) -> list[Trial]:
        """*games* games of each kind of deck; the kinds alternate."""
        return sorted(trials(setup, level, kinds, games, seed, budget), key=lambda trial: trial.number)

    def play(self, trial: Trial) -> Tally:
        return play(trial)

    def winner(self, tally: Tally) -> int | None:
        return tally.winner

    def sum_up(self, setup: Setup, tallies: Sequence[Tally]) -> BalanceReport:
        """Shares of the nations, of first priority and Initiative, of ready decks, of each Unit and Command card."""
        report = sum_up(setup, tallies)
        values = {"games": str(report.games), "turns": f"{report.turns.mean:.1f}"}
        together = report.nations[-1] if report.nations else Share("all", 0, 0)
        fair = report.fair[-1][1] if report.fair else mean_of([])
        brief = Brief(together, fair, report.priority, report.draws, report.turns)
        summary = Message("spearpoint-balance-summary", values)
        return BalanceReport(_plain(report), summary, _tables(report), brief)


def _plain(report: Report) -> dict[str, object]:
    fair = [{"name": kind, **mean.plain()} for kind, mean in report.fair]
    return {**{name: _form(value) for name, value in report._asdict().items()}, "fair": fair}


def _form(value: object) -> object:
    """A part of the report as data."""
    if isinstance(value, Share | Mean):
        return value.plain()
    if isinstance(value, UnitLine | CommandLine):
        return {kebab(key): _form(part) for key, part in value._asdict().items()}
    return [_form(part) for part in value] if isinstance(value, list) else value


def _tables(report: Report) -> list[BalanceTable]:
    won = [Message("balance-won"), Message("balance-interval"), Message("balance-games")]
    tables = [
        BalanceTable([_word("first-seat"), *won], [(_word(share.name), share) for share in report.nations]),
        BalanceTable(
            [_word("first-seat"), Message("balance-fair"), *won[1:]],
            [(_word(kind), fair) for kind, fair in report.fair],
        ),
        BalanceTable(
            [Message("balance-who"), *won], [(_word(one.name), one) for one in (report.priority, report.initiative)]
        ),
        BalanceTable(
            [Message("balance-game"), Message("balance-mean"), *won[1:]],
            [(Message("balance-draws"), report.draws), (Message("balance-turns"), report.turns)],
        ),
    ]
    if report.ready:
        tables.append(BalanceTable([_word("deck"), *won], [(share.name, share) for share in report.ready]))
    for kind in (BUILT, VARIED):
        heads = [_word(name) for name in (f"unit-{kind}", "picked", "with", "without")]
        units = [(line.slug, line.picked, line.with_it, line.without) for line in report.units if line.kind == kind]
        if units:
            tables.append(BalanceTable(heads, units))
    heads = [*(_word(name) for name in ("command", "played", "spent", "winning")), Message("balance-games")]
    commands = [(line.slug, line.played, line.spent, line.winning, str(line.winning.of)) for line in report.commands]
    tables.append(BalanceTable(heads, commands))
    return tables


def _word(name: str) -> Message:
    return Message(f"spearpoint-balance-{name}")


BALANCE: Final[Balance] = SpearpointBalance()
