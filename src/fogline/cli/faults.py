"""What can be wrong with the words of a command and with the files that they name: kinds as in ``kernel/faults.py``."""

from __future__ import annotations

import errno
from typing import Final

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind

# -- files ----------------------------------------------------------------------------------------------

NO_FILE: Final = Kind("data-no-file", "No such file or directory")
NO_PERMISSION: Final = Kind("data-no-permission", "Permission denied")
IS_FOLDER: Final = Kind("data-is-folder", "Is a directory")
NO_FOLDER: Final = Kind("data-no-folder", "Not a directory")
FILE_FAILS: Final = Kind("data-file-fails", "cannot be used: {reason}")
NO_UTF8: Final = Kind("data-no-utf8", "is no text in UTF-8")
NO_TOML_FILES: Final = Kind("data-no-toml-files", "has no files *.toml")
ANOTHER_GAME: Final = Kind(
    "data-another-game",
    "holds another game, which is not overwritten; name a new file, or go on with that game by --resume",
)
GAME_OF: Final = Kind("data-game-of", "this is a game of {name}")

# -- words ----------------------------------------------------------------------------------------------

NO_KEY_AND_VALUE: Final = Kind("data-no-key-and-value", "write key=value")
NO_SUCH_SEAT: Final = Kind("data-no-such-seat", "no such seat; there are {known}")
NO_SUCH_PRESET: Final = Kind("data-no-such-preset", "no such preset; there are {known}")
NO_PRESETS: Final = Kind("data-no-presets", "{name} has no presets")
NOT_ITS_OPTION: Final = Kind("data-not-its-option", "{name} has no such option")
NOT_ITS_FILE: Final = Kind("data-not-its-file", "{name} takes no such file")
TAKES_NO_CARDS: Final = Kind("data-takes-no-cards", "takes no file of cards")
TAKES_NO_SCENARIO: Final = Kind("data-takes-no-scenario", "takes no file of scenario")
TWO_SCENARIOS: Final = Kind("data-two-scenarios", "leave it out when there is a --scenario-file")
AGREED_BEFORE: Final = Kind("data-agreed-before", "leave it out: a saved game goes on as it was agreed")
NO_SQUAD: Final = Kind("data-no-squad-at-all", "no squad can be paid for")

_BY_NUMBER: Final = {
    errno.ENOENT: NO_FILE,
    errno.EACCES: NO_PERMISSION,
    errno.EISDIR: IS_FOLDER,
    errno.ENOTDIR: NO_FOLDER,
}


def file_fault(name: str, error: OSError) -> BadData:
    """Why the file *name* could not be read or written."""
    kind = _BY_NUMBER.get(error.errno or 0)
    if kind is not None:
        return bad_data(name, "", kind, {})
    return bad_data(name, "", FILE_FAILS, {"reason": error.strerror or str(error)})


def no_such_seat(name: str, seats: tuple[str, ...]) -> BadData:
    """``--as`` names nobody who plays."""
    return bad_data("--as", name, NO_SUCH_SEAT, {"known": seats})
