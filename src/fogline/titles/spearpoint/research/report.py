"""The report on the balance of a card set: see ``balance.py`` for how the games are played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogline.kernel.messages import Message
from fogline.kernel.names import kebab
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.research import Balance, BalanceReport, BalanceTable, Brief, Share, mean_of
from fogline.titles.spearpoint.research import balance
from fogline.titles.spearpoint.research.balance import BUILT, KINDS, VARIED, Report, Tally, Trial


class SpearpointBalance:
    """Implements ``kit.research.Balance``."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of decks."""
        return KINDS

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget
    ) -> list[Trial]:
        """*games* games of each kind of deck; the kinds alternate."""
        return sorted(balance.trials(setup, level, kinds, games, seed, budget), key=lambda trial: trial.number)

    def play(self, trial: Trial) -> Tally:
        """One game."""
        return balance.play(trial)

    def winner(self, tally: Tally) -> int | None:
        """A side is a seat here."""
        return tally.winner

    def sum_up(self, setup: Setup, tallies: Sequence[Tally]) -> BalanceReport:
        """Shares of the nations, of first priority and Initiative, of ready decks, of each Unit and Command card."""
        report = balance.sum_up(setup, tallies)
        values = {"games": str(report.games), "turns": f"{report.turns.mean:.1f}"}
        together = report.nations[-1] if report.nations else Share("all", 0, 0)
        fair = report.fair[-1][1] if report.fair else mean_of([])
        brief = Brief(together, fair, report.priority, report.draws, report.turns)
        summary = Message("spearpoint-balance-summary", values)
        return BalanceReport(_plain(report), summary, _tables(report), brief)


def _plain(report: Report) -> dict[str, object]:
    """The report as data."""
    plain: dict[str, object] = dict(report._asdict())
    plain["nations"] = [share.plain() for share in report.nations]
    plain["fair"] = [{"name": kind, **fair.plain()} for kind, fair in report.fair]
    plain["ready"] = [share.plain() for share in report.ready]
    plain["priority"], plain["initiative"] = report.priority.plain(), report.initiative.plain()
    plain["draws"], plain["turns"] = report.draws.plain(), report.turns.plain()
    for part in ("units", "commands"):
        plain[part] = [
            {kebab(key): value.plain() if isinstance(value, Share) else value for key, value in line._asdict().items()}
            for line in getattr(report, part)
        ]
    return plain


def _tables(report: Report) -> list[BalanceTable]:
    won = [Message("balance-won"), Message("balance-interval"), Message("balance-games")]
    tables = [
        BalanceTable([_word("first-seat"), *won], [(_word(share.name), share) for share in report.nations]),
        BalanceTable(
            [_word("first-seat"), Message("balance-fair"), *won[1:]],
            [(_word(kind), fair) for kind, fair in report.fair],
        ),
        BalanceTable(
            [Message("balance-who"), *won],
            [(_word(share.name), share) for share in (report.priority, report.initiative)],
        ),
    ]
    heads = [Message("balance-game"), Message("balance-mean"), *won[1:]]
    tables.append(
        BalanceTable(heads, [(Message("balance-draws"), report.draws), (Message("balance-turns"), report.turns)])
    )
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
