"""The limits of the fields of requests, the same for every host."""

from __future__ import annotations

from typing import Final

MAX_BYTES: Final = 256 * 1024
"""The largest request: large enough for the record of a very long game."""
MAX_TEXT: Final = 200
"""The length limit of a name, an action or a seed."""
MAX_OPTION: Final = 2000
"""The length limit of a text that is the value of an option."""
MAX_SEATS: Final = 8
MAX_ACTIONS: Final = 64
"""The maximum number of actions in one request: enough for a whole set-up."""
MAX_GIVEN: Final = 100
"""The maximum number of commitments in one request."""
MAX_WORLDS: Final = 128
"""The maximum number of worlds in which a bot compares actions when its reasons are requested."""
MAX_FIELDS: Final = 100
"""A request with more fields is refused; no body or set-up has as many."""
