"""One training session: until its time is up, it plays, learns, evaluates the network, and saves everything. The curve
is a plot of the training run: wins against each level over decisions.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from html import escape
from typing import Any, Final

from fogline.bots.levels import RANDOM, THINKING
from fogline.kernel.svg import GOLD, INK, sheet
from fogline.kit.research import wilson
from fogline.research.learning.folder import CURVE, Folder, write_setup
from fogline.research.learning.matches import Fixture
from fogline.research.learning.trainer import News, Trainer

WIDTH: Final = 720
HEIGHT: Final = 400
_LEFT: Final = 60
_RIGHT: Final = 110
_TOP: Final = 44
_BOTTOM: Final = 50
COLOURS: Final = ("#8fb8de", "#9bd08f", GOLD, "#f08a7a")
_MILLION: Final = 1_000_000


def draw_curve(title: str, results: Sequence[Mapping[str, Any]]) -> str:
    """The *results* of all evaluations as SVG, with all set-ups combined."""
    levels = list(dict.fromkeys(one["level"] for one in results))
    most = max((one["decisions"] for one in results), default=1)
    parts = [_text(WIDTH // 2, 26, f"{title}: won by the network, by decisions", 15)]
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        parts.append(f'<path d="M{_LEFT} {y}H{WIDTH - _RIGHT}" stroke="{INK}" stroke-opacity="0.2"/>')
        parts.append(_text(_LEFT - 26, y + 4, f"{tenth * 10} %", 12))
    for part in range(5):
        x = _x(most * part / 4, most)
        parts.append(_text(x, HEIGHT - _BOTTOM + 22, f"{most * part / 4 / _MILLION:.1f} M", 12))
    last = []
    for level, colour in zip(levels, COLOURS, strict=False):
        points = _points([one for one in results if one["level"] == level])
        last.append((points[-1][1], level, colour))
        above = [f"{_x(at, most)},{_y(high)}" for at, _, _, high in points]
        below = [f"{_x(at, most)},{_y(low)}" for at, _, low, _ in reversed(points)]
        parts.append(f'<polygon points="{" ".join([*above, *below])}" fill="{colour}" fill-opacity="0.15"/>')
        line = " ".join(f"{_x(at, most)},{_y(share)}" for at, share, _, _ in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    y = HEIGHT
    for share, level, colour in sorted(last):
        y = min(y - 16, _y(share) + 4)
        place = f'x="{WIDTH - _RIGHT + 8}" y="{y}" font-size="12" fill="{colour}" text-anchor="start"'
        parts.append(f"<text {place}>{level} {share:.0%}</text>")
    said = ", ".join(f"{level} {share:.0%}" for share, level, _ in last)
    return sheet(WIDTH, HEIGHT, f"{title}: training", f"At the end: {said}", parts)


def _points(results: Sequence[Mapping[str, Any]]) -> list[tuple[int, float, float, float]]:
    """For each evaluation, the number of decisions, the share of wins, and its interval."""
    found = []
    for decisions in dict.fromkeys(one["decisions"] for one in results):
        together = [one for one in results if one["decisions"] == decisions]
        wins, games = sum(one["wins"] for one in together), sum(one["games"] for one in together)
        found.append((decisions, wins / games, *wilson(wins, games)))
    return found


def _x(decisions: float, most: int) -> int:
    return round(_LEFT + decisions / most * (WIDTH - _LEFT - _RIGHT))


def _y(share: float) -> int:
    return round(_TOP + (1 - share) * (HEIGHT - _TOP - _BOTTOM))


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{INK}">{escape(text)}</text>'


LEVELS: Final = (RANDOM, *THINKING[:-1])
"""The opponents of the network in evaluations."""
SLOW: Final = "veteran"
"""This level plays half as many games."""
LOOKS: Final = (1, 2, 5, 10, 15, 30)
"""The times of the first evaluations in minutes of training; later ones follow every ``LOOK_EVERY``."""
LOOK_EVERY: Final = 30
IMITATED: Final = 1 / 3
"""Imitation takes at most this share of a session's time or of its decisions."""
NOTE_EVERY: Final = 5
"""The number of windows between two lines of the log."""

Interruptible = Callable[[], AbstractContextManager[None]]
"""A context that allows ``KeyboardInterrupt``."""


class Course:
    """A session of a training run."""

    def __init__(
        self, trainer: Trainer, folder: Folder, games: int, command: str, about: Mapping[str, Any] | None = None, *,
        shortens: bool = True,
    ) -> None:  # fmt: skip
        """*games* is the number of games against each level, for each set-up, in each evaluation. *about* contains the
        notes of earlier sessions. Unless the session *shortens* imitation, imitation lasts as long as the plan says,
        even in a short session."""
        before = about or {}
        self.trainer: Final = trainer
        self.folder: Final = folder
        self.news: News | None = None
        self._games = games
        self._shortens = shortens
        self._results: list[dict[str, Any]] = list(before.get("results", ()))
        self._commands = [*before.get("commands", ()), command]
        self._before = float(before.get("minutes", 0.0))
        self._begun = time.monotonic()
        self._from = trainer.count
        self._looked = -1

    @property
    def minutes(self) -> float:
        """The minutes of the whole training run, including evaluations."""
        return self._before + (time.monotonic() - self._begun) / 60

    @property
    def pace(self) -> float:
        """Decisions per second in this session."""
        count = self.trainer.count
        return (count.decisions - self._from.decisions) / max(0.001, count.seconds - self._from.seconds)

    def follow(
        self, minutes: float, decisions: int | None, interruptible: Interruptible, tell: Callable[[float], None]
    ) -> bool:
        """Train for *minutes* or *decisions*, whichever ends first. *tell* gets the seconds left. Returns False if
        training was interrupted. Everything is saved in either case."""
        trainer = self.trainer
        begun, end = self.minutes, self.minutes + minutes
        enough = None if decisions is None else self._from.decisions + decisions
        due = next_look(self.minutes)
        try:
            while self.minutes < end and (enough is None or trainer.count.decisions < enough):
                with interruptible():
                    pass
                self._step()
                spent = (self.minutes - begun) / minutes
                if enough is not None:
                    spent = max(spent, (trainer.count.decisions - self._from.decisions) / (decisions or 1))
                if self._shortens and trainer.imitates and spent >= IMITATED:
                    trainer.end_imitation()
                tell(60 * (end - self.minutes))
                if self.minutes >= due:
                    self._look(due, interruptible)
                    due = next_look(self.minutes)
            self._look(self.minutes, interruptible)
        except KeyboardInterrupt:
            return False
        finally:
            self.folder.save(trainer, self.about())
        return True

    def _step(self) -> None:
        trainer = self.trainer
        self.news = trainer.step()
        if trainer.count.windows % NOTE_EVERY == 0:
            self.folder.note(self._line(self.news))
        if trainer.is_saved_now:
            self.folder.save(trainer, self.about())

    def about(self) -> dict[str, Any]:
        """The history of the network so far."""
        trainer, count = self.trainer, self.trainer.count
        return {
            "commands": self._commands,
            "seed": trainer.seed,
            "setups": [write_setup(setup) for setup in trainer.setups],
            "plan": trainer.plan._asdict(),
            "games": count.games,
            "decisions": count.decisions,
            "imitated": count.shown,
            "minutes": round(self.minutes, 2),
            "hours": round(count.seconds / 3600, 3),
            "core-hours": round(count.busy / 3600, 3),
            "results": self._results,
        }

    def latest(self) -> list[dict[str, Any]]:
        """The results of the latest evaluation."""
        return [one for one in self._results if one["decisions"] == self._results[-1]["decisions"]]

    def _look(self, minutes: float, interruptible: Interruptible) -> None:
        """Evaluate the network, and save it with the results."""
        trainer = self.trainer
        if trainer.count.windows == self._looked:
            return
        seed = f"{trainer.seed}/{trainer.count.windows}"
        fixtures = [
            Fixture((setup,), level, self._games if level != SLOW else max(2, self._games // 2), seed)
            for setup in trainer.setups
            for level in LEVELS
        ]
        results: list[dict[str, Any]] = []
        scores = trainer.crew.matches(trainer.network(), fixtures)
        for fixture in fixtures:
            with interruptible():
                score = next(scores)
            about = {"minutes": round(self.minutes, 2), "decisions": trainer.count.decisions}
            results.append({**about, "scenario": fixture.setups[0].scenario, **score.plain()})
            self.folder.note({"result": results[-1]})
        self._results += results
        self._looked = trainer.count.windows
        self.folder.save_network(f"minute-{round(minutes):04}.npz", trainer, self.about())
        self.folder.write(CURVE, draw_curve(trainer.setups[0].game, self._results).encode())

    def _line(self, news: News) -> dict[str, Any]:
        """Format one line of the log."""
        trainer, count = self.trainer, self.trainer.count
        whole = sum(trainer.spent.values()) or 1.0
        told = {key: round(value, 4) if isinstance(value, float) else value for key, value in news._asdict().items()}
        return {
            "minutes": round(self.minutes, 2),
            "phase": trainer.phase,
            "windows": count.windows,
            "games": count.games,
            "decisions": count.decisions,
            "seconds": round(count.seconds, 1),
            "busy": round(count.busy, 1),
            "pace": round(self.pace),
            **told,
            "columns": len(trainer.columns.places),
            "spent": {part: round(seconds / whole, 3) for part, seconds in trainer.spent.items()},
        }


def next_look(minutes: float) -> float:
    """The time of the next evaluation."""
    return next((look for look in LOOKS if look > minutes), (minutes // LOOK_EVERY + 1) * LOOK_EVERY)
