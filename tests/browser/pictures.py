"""``python -m tests.browser.pictures``: the pictures of the documentation, from those that the tests saved.

A picture is cropped to one screen and written with a palette, so that it is small enough to commit.
"""

from __future__ import annotations

import struct
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Final

from tests.browser.visiting import DESKTOP, PHONE, PICTURES, ROOT

SHOWN: Final = ROOT / "docs" / "screenshots"
CHOSEN: Final = (
    "home-desktop-light",
    "home-phone-dark",
    "new-panzer-desktop-light",
    "invited-phone-light",
    "set-up-front-desktop-light",
    "set-up-squad-desktop-dark",
    "board-stalingrad-desktop-light",
    "board-stalingrad-phone-dark",
    "board-arranging-desktop-light",
    "board-terrain-desktop-dark",
    "board-panzer-phone-light",
    "aid-probabilities-desktop-light",
    "curtain-phone-light",
    "ending-stalingrad-desktop-dark",
    "replay-desktop-light",
    "rules-stalingrad-desktop-light",
    "learn-stalingrad-phone-light",
    "spearpoint-saved-deck-desktop-light",
    "spearpoint-declaration-desktop-light",
    "spearpoint-attack-phone-light",
)
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MAX_COLOURS: Final = 256


def read_png(data: bytes) -> tuple[int, list[bytes]]:
    """The width, and the rows of red, green and blue, of a picture as Chromium writes it."""
    at, packed, width, depth = len(SIGNATURE), b"", 0, 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, _, bits, colour, *_, interlaced = struct.unpack(">IIBBBBB", body)
            assert (bits, colour in (2, 6), interlaced) == (8, True, 0), "another kind of picture"
            depth = 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    raw, stride = zlib.decompress(packed), width * depth
    rows: list[bytes] = []
    before = bytes(stride)
    for start in range(0, len(raw), stride + 1):
        before = _unfiltered(raw[start], raw[start + 1 : start + 1 + stride], before, depth)
        rows.append(before if depth == 3 else bytes(part for at, part in enumerate(before) if at % 4 < 3))
    return width, rows


def _unfiltered(kind: int, line: bytes, above: bytes, depth: int) -> bytes:
    """A row with its differences undone (PNG, section 9)."""
    if kind == 0:
        return line
    row = bytearray(line)
    for at in range(len(row)):
        left = row[at - depth] if at >= depth else 0
        up = above[at]
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            corner = above[at - depth] if at >= depth else 0
            guess = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
        row[at] = (row[at] + guess) & 255
    return bytes(row)


def write_png(width: int, rows: list[bytes]) -> bytes:
    """The same picture with its most frequent colours; every other colour becomes the nearest of them."""
    pixels = [[row[at : at + 3] for at in range(0, width * 3, 3)] for row in rows]
    palette = [colour for colour, _ in Counter(one for row in pixels for one in row).most_common(MAX_COLOURS)]
    numbers = {colour: number for number, colour in enumerate(palette)}
    nearest: dict[bytes, int] = {}
    for colour in {one for row in pixels for one in row} - numbers.keys():
        rough = bytes(part & 0xF8 for part in colour)
        if rough not in nearest:
            nearest[rough] = min(
                range(len(palette)), key=lambda number: sum((a - b) ** 2 for a, b in zip(palette[number], colour))
            )
        numbers[colour] = nearest[rough]
    body = b"".join(b"\0" + bytes(map(numbers.__getitem__, row)) for row in pixels)
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(body, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part)) for kind, part in parts
    )


def renew(name: str, folder: Path = SHOWN) -> int:
    """Replace one picture; returns its size in bytes."""
    width, rows = read_png((PICTURES / f"{name}.png").read_bytes())
    height = PHONE[1] if "-phone-" in name else DESKTOP[1]
    folder.mkdir(parents=True, exist_ok=True)
    return (folder / f"{name}.png").write_bytes(write_png(width, rows[:height]))


def main() -> None:
    for old in SHOWN.glob("*.png"):
        old.unlink()
    for name in CHOSEN:
        sys.stdout.write(f"{renew(name):>8} {name}\n")


if __name__ == "__main__":
    main()
