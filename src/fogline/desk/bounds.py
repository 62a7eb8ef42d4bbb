"""The limits of the fields of requests, the same for every host."""

from __future__ import annotations

from typing import Final

MAX_BYTES: Final = 256 * 1024
"""The largest request: a record of a very long game fits."""
MAX_TEXT: Final = 200
"""The limit of a name, an action or a seed."""
MAX_OPTION: Final = 2000
"""The limit of a text that is the value of an option."""
MAX_SEATS: Final = 8
MAX_ACTIONS: Final = 64
"""The limit of actions in one request: enough for a whole set-up."""
MAX_GIVEN: Final = 100
"""The limit of commitments in one request."""
MAX_WORLDS: Final = 128
"""The limit of worlds in which a bot compares actions, if its reasons are requested."""
MAX_FIELDS: Final = 100
"""More than any body or set-up has."""
