"""How a training went, as a picture: its wins against each level, by decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from fogline.kernel.svg import GOLD, INK, sheet
from fogline.kit.research import wilson

WIDTH: Final = 720
HEIGHT: Final = 400
_LEFT: Final = 60
_RIGHT: Final = 110
_TOP: Final = 44
_BOTTOM: Final = 50
COLOURS: Final = ("#8fb8de", "#9bd08f", GOLD, "#f08a7a")
_MILLION: Final = 1_000_000


def draw_curve(title: str, results: Sequence[Mapping[str, Any]]) -> str:
    """The *results* of all evaluations, set-ups together, as SVG."""
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
        told = f"{level} {share:.0%}"
        parts.append(
            f'<text x="{WIDTH - _RIGHT + 8}" y="{y}" font-size="12" fill="{colour}" text-anchor="start">{told}</text>'
        )
    said = ", ".join(f"{level} {share:.0%}" for share, level, _ in last)
    return sheet(WIDTH, HEIGHT, f"{title}: training", f"At the end: {said}", parts)


def _points(results: Sequence[Mapping[str, Any]]) -> list[tuple[int, float, float, float]]:
    """By evaluation: decisions, share and its interval."""
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
