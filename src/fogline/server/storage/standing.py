"""How a game stands, as far as every request needs to know it: one statement finds it (``statements.py``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from fogline.server.storage.storage import Key

MAX_REMEMBERED: Final = 20_000
"""At most this many keys, and this many games' standings, are cached."""


class Standing(NamedTuple):
    """The number of lines of a game, and who has joined."""

    lines: int
    joined: tuple[int, ...]
    rematch: str | None
    started: int | None
    due: int | None
    has_notices: bool
    phrased: int
    """When the latest phrase was said; 0: none was."""
    players: dict[int, str]
    """The names of players who have signed in, by seat."""


def read_standing(rows: Iterable[Any]) -> Standing:
    """From the rows of the statement: what each is, and its value as text."""
    found: dict[str, list[str]] = {}
    for what, value in rows:
        found.setdefault(what, []).append(str(value))
    named = (one.partition(" ") for one in found.get("player", []))
    return Standing(
        lines=int(found["lines"][0]),
        joined=tuple(sorted(set(map(int, found.get("seat", []))))),
        rematch=next(iter(found.get("rematch", [])), None),
        started=next(map(int, found.get("started", [])), None),
        due=next(map(int, found.get("due", [])), None),
        has_notices=any(map(int, found.get("notice", []))),
        phrased=max(map(int, found.get("phrase", [])), default=0),
        players={int(seat): name for seat, _, name in named},
    )


def remember(known: dict[str, Any], name: str, value: Any) -> None:
    """Cache something. If there is too much, all else is forgotten."""
    if len(known) >= MAX_REMEMBERED:
        known.clear()
    known[name] = value


class KnownKeys:
    """What tokens open, by their hashes, as far as somebody has asked. Those of a game are forgotten when it leaves
    memory, or every game that was ever played would stay here."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}
        self._of_game: dict[str, list[str]] = {}

    def get(self, digest: str) -> Key | None:
        """What the token with this hash opens, if that is known. Any thread may ask."""
        return self._keys.get(digest)

    def add(self, digest: str, key: Key) -> None:
        """Cache it. If there is too much, all else is forgotten."""
        if len(self._keys) >= MAX_REMEMBERED:
            self.clear()
        self._keys[digest] = key
        self._of_game.setdefault(key.game_id, []).append(digest)

    def forget(self, game_id: str) -> None:
        """Forget the keys of a game."""
        for digest in self._of_game.pop(game_id, ()):
            self._keys.pop(digest, None)

    def clear(self) -> None:
        """Forget all."""
        self._keys.clear()
        self._of_game.clear()
