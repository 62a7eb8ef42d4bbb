"""Files named by users: reading them as text with clear errors, and writing them atomically."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind

NO_FILE: Final = Kind("data-no-file", "No such file or directory")
NO_PERMISSION: Final = Kind("data-no-permission", "Permission denied")
IS_FOLDER: Final = Kind("data-is-folder", "Is a directory")
NO_FOLDER: Final = Kind("data-no-folder", "Not a directory")
FILE_FAILS: Final = Kind("data-file-fails", "cannot be used: {reason}")
NO_UTF8: Final = Kind("data-no-utf8", "is not UTF-8 text")
NO_TOML_FILES: Final = Kind("data-no-toml-files", "contains no *.toml files")

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


class Part(NamedTuple):
    """One of several files that belong together."""

    name: str
    text: str
    """Its lines, each with a line end."""


def read_parts(name: str, *, folders: bool) -> list[Part]:
    """Read the file *name*; with *folders* it may be a directory, whose TOML files are read as one in alphabetical
    order."""
    path = Path(name)
    names = sorted(os.fspath(file) for file in path.glob("*.toml")) if folders and path.is_dir() else [name]
    if not names:
        raise bad_data(name, "", NO_TOML_FILES, {})
    return [Part(one, "".join(f"{line}\n" for line in read_file(one).splitlines())) for one in names]


def read_file(name: str) -> str:
    """Read the text of a file. A byte order mark at its beginning is ignored."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise file_fault(name, error) from None
    except UnicodeDecodeError:
        raise bad_data(name, "", NO_UTF8, {}) from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file completely or not at all. A link stays a link, and a file keeps its mode."""
    path = path.resolve()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("xb") as file:
            if path.exists():
                shutil.copymode(path, draft)
            file.write(data)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
