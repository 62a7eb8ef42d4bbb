"""The board that both SCOPE titles are played on: eight rows of six cells; smaller battlefields use a part of it.

A cell is ``row * COLUMNS + column``, so its number does not depend on the scenario, and a set of cells is a bit mask.
A Quadrant (2x2) is named by its corner with the smallest row and column.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, vec

COLUMNS: Final = 6
ROWS: Final = 8
CELLS: Final = 48
COLUMN_NAMES: Final = "abcdef"


def row_of(cell: int) -> int:
    """The row of *cell*, from 0; each title defines where row 0 lies."""
    return cell // COLUMNS


def column_of(cell: int) -> int:
    return cell % COLUMNS


def distance(one: int, other: int) -> int:
    """The number of steps that a chess king needs from *one* cell to the *other*."""
    rows = abs(row_of(one) - row_of(other))
    columns = abs(column_of(one) - column_of(other))
    return max(rows, columns)


def _near(cell: int) -> int:
    return sum(1 << other for other in range(CELLS) if distance(cell, other) == 1)


def _square(corner: int) -> int:
    if column_of(corner) == COLUMNS - 1 or row_of(corner) == ROWS - 1:
        return 0
    return 1 << corner | 1 << corner + 1 | 1 << corner + COLUMNS | 1 << corner + COLUMNS + 1


BIT: Final = vec[i64]([1 << cell for cell in range(CELLS)])
"""By cell, the set that contains only this cell."""
NEIGHBOURS: Final = vec[i64]([_near(cell) for cell in range(CELLS)])
"""The cells at distance 1, orthogonal or diagonal."""
SQUARE: Final = vec[i64]([_square(corner) for corner in range(CELLS)])
"""The four cells of the Quadrant with this corner; none where no Quadrant can be."""
STEPS: Final = vec[i64]([0, 1, COLUMNS, COLUMNS + 1])
"""What to add to a Quadrant's corner to get its four cells."""
_ONES: Final = vec[i64]([number.bit_count() for number in range(4096)])


def size_of(mask: i64) -> i64:
    return _ONES[mask & 4095] + _ONES[mask >> 12 & 4095] + _ONES[mask >> 24 & 4095] + _ONES[mask >> 36 & 4095]


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def rectangle(top: int, rows: int, columns: int) -> int:
    """The cells of a rectangle: *rows* rows from row *top* on, *columns* wide from the first column."""
    return mask_of([row * COLUMNS + column for row in range(top, top + rows) for column in range(columns)])


def cells_of_square(corner: int) -> tuple[int, int, int, int]:
    """The four cells of a Quadrant: top left, top right, bottom left, bottom right."""
    return corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1


def corners_within(mask: int) -> list[int]:
    """The Quadrants that lie wholly inside a set, by their corners."""
    return [corner for corner in range(CELLS) if SQUARE[corner] and SQUARE[corner] & ~mask == 0]
