"""Archives of NumPy (``.npz``) that people name: networks and trainings. They can come from anywhere, so they are read
within limits, and an error says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from fogline.kernel.errors import BadData, FoglineError

MAX_BYTES: Final = 2**30
"""Of all arrays together. The largest training so far has a tenth of it."""


class Readable(Protocol):
    """A file, or what a package has instead of one."""

    def read_bytes(self) -> bytes:
        """All of it."""


@contextmanager
def opened(what: str, file: Readable) -> Iterator[Any]:
    """The arrays of an archive, by name. *what* it is, and whatever goes wrong inside, is part of the error."""
    try:
        if isinstance(file, Path) and file.stat().st_size > MAX_BYTES:
            raise ValueError(f"it has more than {MAX_BYTES} bytes")
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as found:
            if sum(part.file_size for part in found.zip.infolist()) > MAX_BYTES:
                raise ValueError(f"its arrays have more than {MAX_BYTES} bytes")
            yield found
    except FoglineError:
        raise
    except Exception as error:  # NumPy, its archives and what was written into them can fail in many ways
        raise BadData(what, str(file), f"it cannot be read: {str(error) or type(error).__name__}") from error
