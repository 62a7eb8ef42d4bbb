"""Distance and line of sight (Part 2, section 13.5). Nothing in the game works beyond distance 2."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, NEIGHBOURS, cells_of, column_of, distance, row_of

FAR: Final = vec[i64](
    [sum(1 << other for other in range(CELLS) if distance(cell, other) == 2) for cell in range(CELLS)]
)
"""By cell, the cells at distance 2 (PZ-LOS-3)."""


def between(one: int, other: int) -> int:
    """PZ-LOS-3: the cells that hide two cells at distance 2 from each other, if any of them is elevated: the middle of
    a straight line, or both that a knight's move passes."""
    rows = row_of(other) - row_of(one)
    columns = column_of(other) - column_of(one)
    if abs(rows) == 2 and abs(columns) == 1:
        steps = [(rows // 2, 0), (rows // 2, columns)]
    elif abs(columns) == 2 and abs(rows) == 1:
        steps = [(0, columns // 2), (rows, columns // 2)]
    else:
        steps = [(rows // 2, columns // 2)]
    mask = 0
    for down, right in steps:
        mask |= 1 << one + down * COLUMNS + right
    return mask


def _between() -> list[int]:
    masks = [0] * (CELLS * CELLS)
    for one in range(CELLS):
        for other in cells_of(FAR[one]):
            masks[one * CELLS + other] = between(one, other)
    return masks


_BETWEEN: Final = vec[i64](_between())


@lru_cache(maxsize=4096)
def sights(hills: int, peaks: int, over_hills: bool) -> vec[i64]:
    """For each cell, the cells within distance 2 that it sees (PZ-LOS-1 to PZ-LOS-3). *over_hills* is the option of
    AMB-64: to and from a hill, hills do not block."""
    seen: list[int] = []
    for cell in range(CELLS):
        mask: int = NEIGHBOURS[cell]
        for other in cells_of(FAR[cell]):
            elevated = hills | peaks
            if over_hills and hills & (BIT[cell] | BIT[other]):
                elevated = peaks
            if _BETWEEN[cell * CELLS + other] & elevated == 0:
                mask |= BIT[other]
        seen.append(mask)
    return vec[i64](seen)
