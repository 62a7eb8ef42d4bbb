"""All refusals, as one small tree of exceptions."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind, Said, Told, nearest

_MANY: Final = 15
_SOME: Final = 5
"""A list of more than ``_MANY`` names is cut to this many if one of the names is suggested."""


class FoglineError(Exception):
    """The base class of all refusals."""


class NotationError(FoglineError):
    """A text that is not an action, a cell or a record."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{text!r}: {why}")
        self.text = text
        self.why = why


class IllegalAction(FoglineError):
    """A well-formed action that the rules forbid here, and the clause that forbids it.

    The clause is a function of what the asking seat may know, so a refusal tells it nothing new.
    """

    def __init__(self, clause: str, action: str) -> None:
        super().__init__(f"{action}: not allowed ({clause})")
        self.clause = clause
        self.action = action


class NotYourTurn(FoglineError):
    """The seat has nothing to decide now."""

    def __init__(self, seat: str) -> None:
        super().__init__(f"{seat} is not to act")
        self.seat = seat


class NotTogether(FoglineError):
    """A request with several actions was refused because an action other than the last can tell its seat something.

    It is refused before that action is tried, so the refusal is the same whatever is hidden.
    """

    def __init__(self, action: str, position: int) -> None:
        super().__init__(f"{action} can tell something: nothing may follow it in the same request")
        self.action = action
        self.position = position
        """Position in the request, counted from 1."""


class StaleSequence(FoglineError):
    """The game has changed since the sender looked at it."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(f"expected sequence number {expected}, but the game is at {current}")
        self.expected = expected
        self.current = current


class BadData(FoglineError):
    """An unusable file or set-up: which file, where in it, and why. ``told`` is the same fault in translatable form, if
    there is one."""

    def __init__(self, file: str, where: str, why: str, told: Told | None = None) -> None:
        super().__init__(f"{file}: {where}: {why}" if where else f"{file}: {why}")
        self.file = file
        self.where = where
        self.why = why
        self.told = told

    def __reduce__(self) -> tuple[type[BadData], tuple[str, str, str, Told | None]]:
        """For pickling: a file may be checked in another process."""
        return BadData, (self.file, self.where, self.why, self.told)


def bad_data(file: str, path: str, kind: Kind, values: dict[str, Said], line: int = 0) -> BadData:
    """Create the ``BadData`` for a fault of some *kind*. If the values include the ``known`` names, it suggests the one
    that was probably meant and cuts a long list of names."""
    where = f"line {line}, {path}" if line and path else f"line {line}" if line else path
    near = _meant(path, values)
    known = values.get("known")
    if near and isinstance(known, tuple) and len(known) > _MANY:
        values = {**values, "known": (*known[:_SOME], "…")}
    why = f"{kind.say(values)}; did you mean {near}?" if near else kind.say(values)
    return BadData(file, where, why, Told(kind.key, values, line, path, near))


def _meant(path: str, values: dict[str, Said]) -> str:
    """The known name that was probably meant, judged by the value that was ``found`` or by the last part of the
    path."""
    known = values.get("known")
    if not isinstance(known, tuple):
        return ""
    found = values.get("found")
    return nearest(found.strip("'\"") if isinstance(found, str) else path.rpartition(".")[2], known)
