"""What stands for a unit: a team, a gun, an assault gun, or a tank as heavy as its armour, its barrel as long as its
firepower. Each is drawn around the point (0, 0), about 56 wide and 28 high, facing right."""

from __future__ import annotations

from typing import Final

from fogline.titles.panzer.rules.cards import HELLCAT, JACKSON, STUG

_TEAMS: Final = (1, 9)
_GUNS: Final = (2, 10)
_BARRELS: Final = (6, 9, 14, 20)
"""By firepower, how far a barrel reaches."""

_TEAM: Final = (
    # A kneeling man, the tube on his shoulder.
    "M-8 -8a6 6 0 0 1 12 0v1h2v2h-16v-2h2zM-7 -4h9l4 8 6 1v3h-8l-4 -4 -1 4 6 2v4h-12l-8 -9zM-24 -7l46 -5 .6 4 -46 5z"
)
_BACKBLAST: Final = "M-26 -8l-5 -2M-26 -5l-6 1M-26 -2l-4 3"
_GUN: Final = (
    # A shield, a trail, a wheel.
    "M-2 -12h4l4 16h-5zM-2 1l-25 11 1.5 3L1 5z"
)
_LOW: Final = "M-22 3l4 -6 7 -4h15l5 3 13 7z"
"""The body of an assault gun, without a turret."""
_BODIES: Final = (
    "M-17 4l3 -5h28l5 5z",
    "M-17 4l3 -5h28l5 5z",
    "M-21 3l3 -6h35l5 6z",
    "M-23 2v-6h41l6 6z",
)
_TURRETS: Final = (
    "M-7 -1l2 -7h9l3 7z",
    "M-7 -1l2 -7h9l3 7z",
    "M-11 -3l3 -8h14l5 8z",
    "M-14 -4v-10h20l6 10z",
)
_OPEN_TURRETS: Final = (
    # Open on top: a tub that overhangs at the back.
    "M-7 -1l-4 -8h4l2 3h8l4 5z",
    "M-7 -1l-4 -8h4l2 3h8l4 5z",
    "M-10 -3l-4 -9h4l3 3h13l5 6z",
    "M-12 -4l-4 -10h4l3 3h15l5 7z",
)
_MUZZLES: Final = ((7, -5), (7, -5), (8, -7), (9, -9))
"""By armour, where the barrel begins."""
_TRACKS: Final = ((-19, 38, 4, 8), (-19, 38, 4, 8), (-23, 46, 3, 10), (-25, 50, 2, 12))
"""By armour: left end, length, top, height."""


def silhouette(unit: int, armour: int, firepower: int, ink: str, ground: str) -> str:
    """The shape of a unit in the colour *ink*; wheels let the *ground* show through."""
    if unit in _TEAMS:
        return (
            f'<path d="{_TEAM}" fill="{ink}"/>'
            f'<path d="{_BACKBLAST}" fill="none" stroke="{ink}" stroke-width="1.6" stroke-linecap="round"/>'
        )
    if unit in _GUNS:
        return (
            f'<path d="{_GUN}{_barrel(3, -5, firepower, 3)}" fill="{ink}"/>'
            f'<circle cx="1" cy="7" r="7.5" fill="{ground}"/><circle cx="1" cy="7" r="6.5" fill="{ink}"/>'
            f'<path d="M-3.5 7h9M1 2.5v9" stroke="{ground}" stroke-width="1.3"/>'
        )
    if unit == STUG:
        return _running_gear(armour, ink, ground) + f'<path d="{_LOW}{_barrel(10, -2, firepower, 3)}" fill="{ink}"/>'
    turrets = _OPEN_TURRETS if unit in (HELLCAT, JACKSON) else _TURRETS
    x, y = _MUZZLES[armour]
    shapes = f"{_BODIES[armour]}{turrets[armour]}{_barrel(x, y, firepower, 3 if armour == 3 else 2.4)}"
    return _running_gear(armour, ink, ground) + f'<path d="{shapes}" fill="{ink}"/>'


def _barrel(x: int, y: int, firepower: int, thick: float) -> str:
    """A barrel that begins at (x, y); the heaviest have a muzzle brake."""
    long = _BARRELS[firepower]
    brake = f"M{x + long - 1} {y - thick / 2 - 1}h4v{thick + 2}h-4z" if firepower == 3 else ""
    return f"M{x} {y - thick / 2}h{long}v{thick}h{-long}z{brake}"


def _running_gear(armour: int, ink: str, ground: str) -> str:
    left, long, top, high = _TRACKS[armour]
    wheels = (4, 4, 5, 6)[armour]
    radius = high / 2 - 1.7
    parts = [f'<rect x="{left}" y="{top}" width="{long}" height="{high}" rx="{high / 2}" fill="{ink}"/>']
    first, last = left + high / 2, left + long - high / 2
    for wheel in range(wheels):
        x = first + (last - first) * wheel / (wheels - 1)
        parts.append(f'<circle cx="{x:g}" cy="{top + high / 2:g}" r="{radius:g}" fill="{ground}"/>')
        parts.append(f'<circle cx="{x:g}" cy="{top + high / 2:g}" r="{radius / 2:g}" fill="{ink}"/>')
    return "".join(parts)
