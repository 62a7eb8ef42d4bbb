"""Everything that a host can configure: on the command line, in the environment, or in a file (TOML). Each option has
one name: ``--streams`` is ``FOGLINE_SERVE_STREAMS`` in the environment and ``streams`` in the file. The command line
takes precedence over the environment, and the environment over the file."""

from __future__ import annotations

import math
import re
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import BadData
from fogline.server.storage.databases import default_url

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
MAX_DAYS: Final = 36_500
_FORM: Final = re.compile(r"([0-9]{1,7})([smhd])")


def read_duration(word: str, text: str) -> int:
    """A duration such as ``30d``, ``12h`` or ``90m``, in milliseconds; *word* is its option."""
    found = _FORM.fullmatch(text)
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if found is None or not 0 < seconds <= MAX_DAYS * UNITS["d"]:
        raise BadData(word, text, "is not a duration such as 30d, 12h or 90m")
    return 1000 * seconds


def read_time(word: str, text: str) -> int:
    """A time such as ``2026-11-17T20:15``, in milliseconds since 1970; without a zone it is UTC."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise BadData(word, text, "is not a time such as 2026-11-17T20:15 (UTC) or 2026-11-17T20:15+01:00") from None
    if found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    return round(found.timestamp() * 1000)


TEXT: Final = "text"
JSON: Final = "json"
PREFIX: Final = "FOGLINE_SERVE_"
CONFIG: Final = "config"
MAX_FILE: Final = 100_000
"""The maximum size of a file, in bytes."""
MIN_PAUSE: Final = 0.25
"""The minimum pause in seconds. A pause hardly longer than a bot's thinking would reveal, on a busy machine, whether
the bot had a choice."""


class Option(NamedTuple):
    """One option. The type of its default, or *kind*, is the type of its value."""

    name: str
    metavar: str
    default: Any = None
    kind: type = str
    least: float = -math.inf
    most: float = math.inf
    among: tuple[str, ...] = ()

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace("-", "_")


OPTIONS: Final = (
    Option("host", "ADDRESS", "127.0.0.1"),
    Option("port", "N", 8000, int, 0, 65_535),
    Option("database", "URL"),
    Option("allowed-host", "NAME", (), list),
    Option("trusted-proxy", "ADDRESS", (), list),
    Option("rate", "N", 200.0, float, 0.01),
    Option("costly-rate", "N", 5.0, float, 0.01),
    Option("work", "N", None, float, 0.01),
    Option("stored", "N", None, float, 0.01),
    Option("idle-seconds", "SECONDS", None, float, 1),
    Option("drain-seconds", "SECONDS", 0.0, float, 0, 300),
    Option("connections", "N", None, int, 1),
    Option("connections-per-address", "N", None, int, 1),
    Option("streams", "N", None, int, 1),
    Option("streams-per-address", "N", None, int, 1),
    Option("notices", "FILE"),
    Option("memory", "MB", 512.0, float, 1),
    Option("least-free", "MB", 100.0, float, 0),
    Option("largest-database", "MB", None, float, 1),
    Option("bot-processes", "N", 2, int, 1, 64),
    Option("bot-pause-least", "SECONDS", 0.25, float, MIN_PAUSE, 60),
    Option("bot-pause-most", "SECONDS", 0.5, float, MIN_PAUSE, 60),
    Option("expire", "TIME"),
    Option("expire-unfinished", "TIME"),
    Option("metrics-port", "N", None, int, 0, 65_535),
    Option("metrics-host", "ADDRESS", "127.0.0.1"),
    Option("metrics-token", "TOKEN"),
    Option("slow-seconds", "SECONDS", None, float, 0),
    Option("log-format", "FORMAT", TEXT, among=(TEXT, JSON)),
    Option("oidc-issuer", "URL"),
    Option("oidc-client-id", "ID"),
    Option("oidc-client-secret", "SECRET"),
    Option("verifiable", "yes|no", "yes", among=("yes", "no")),
)
"""All options, in the order of the help."""
BY_NAME: Final = {option.name: option for option in OPTIONS}
DURATIONS: Final = ("expire", "expire-unfinished")
SECRET: Final = ("metrics-token", "database", "oidc-client-secret")
"""Options whose values are never shown: a database URL can contain a password."""
MIN_TOKEN: Final = 16
"""The minimum length of the metrics token."""


def add_options(parser: Any) -> None:
    """Add all options as arguments of the command line."""
    texts = parser.texts
    parser.add_argument(f"--{CONFIG}", metavar="FILE", help=texts("cli-serve-config"))
    for option in OPTIONS:
        more: dict[str, Any] = {"action": "append"} if option.kind is list else {}
        parser.add_argument(f"--{option.name}", metavar=option.metavar, help=texts(f"cli-serve-{option.name}"), **more)


def chosen(args: Namespace, environment: Mapping[str, str]) -> dict[str, Any]:
    """The value of every option, by name."""
    file = getattr(args, CONFIG) or environment.get(PREFIX + CONFIG.upper())
    found: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    found |= {} if file is None else _from_file(Path(file))
    found |= _from_environment(environment)
    for option in OPTIONS:
        given = getattr(args, option.name.replace("-", "_"))
        if given is not None:
            found[option.name] = _read(option, given, f"--{option.name}", "")
    found["database"] = found["database"] or default_url()
    if found["bot-pause-least"] > found["bot-pause-most"]:
        raise BadData("bot-pause-least", str(found["bot-pause-least"]), "is more than bot-pause-most")
    return found


def database_of(args: Namespace, environment: Mapping[str, str]) -> str:
    """The database of a command other than the server: as typed, from the environment, or the user's default."""
    return str(args.database or environment.get(BY_NAME["database"].variable) or default_url())


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    names = {option.variable: option for option in OPTIONS}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable == PREFIX + CONFIG.upper():
            continue
        if variable not in names:
            raise BadData(variable, "", f"is not an option; known options: {', '.join(names)}")
        option = names[variable]
        given: Any = [part for part in re.split(r"[,\s]+", value) if part] if option.kind is list else value
        found[option.name] = _read(option, given, variable, "")
    return found


def _from_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            read = opened.read(MAX_FILE + 1)
        if len(read) > MAX_FILE:
            raise BadData(f"--{CONFIG}", str(file), f"has more than {MAX_FILE} bytes")
        table = tomllib.loads(read.decode("utf-8"))
    except (OSError, UnicodeError) as error:
        raise BadData(f"--{CONFIG}", str(file), f"cannot be read: {error}") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadData(str(file), "", f"is not TOML: {error}") from None
    found = {}
    for name, value in table.items():
        if name not in BY_NAME:
            raise BadData(str(file), name, f"is not an option; known options: {', '.join(BY_NAME)}")
        option = BY_NAME[name]
        is_right = isinstance(value, (str, int, float)) and not isinstance(value, bool)
        if option.kind is list:
            is_right = isinstance(value, list) and all(isinstance(one, str) for one in value)
        elif option.kind is str:
            is_right = isinstance(value, str)
        if not is_right:
            raise BadData(str(file), name, f"is not {_KINDS[option.kind]}")
        found[name] = _read(option, value, str(file), name)
    return found


_KINDS: Final = {int: "a whole number", float: "a number", str: "text", list: "a list of text values"}


def _read(option: Option, given: Any, file: str, where: str) -> Any:
    """The value of an option; errors quote the input, unless it can be secret."""
    shown = where or ("" if option.name in SECRET else str(given))
    if option.kind is list:
        return tuple(given)
    if option.kind is str:
        if option.among and given not in option.among:
            raise BadData(file, shown, f"is not one of {', '.join(option.among)}")
        if option.name in DURATIONS:
            read_duration(file, str(given))
        if option.name == "metrics-token" and len(given) < MIN_TOKEN:
            raise BadData(file, shown, f"has fewer than {MIN_TOKEN} characters")
        if option.name == "metrics-token" and not (given.isascii() and given.isprintable() and given == given.strip()):
            raise BadData(file, shown, "has characters that a header cannot contain")
        return given
    try:
        value = option.kind(str(given))
    except ValueError:
        value = math.nan
    if isinstance(value, float) and not math.isfinite(value):
        raise BadData(file, shown, f"is not {_KINDS[option.kind]}")
    if not option.least <= value <= option.most:
        bounds = f"at least {option.least:g}" + (f" and at most {option.most:g}" if option.most < math.inf else "")
        raise BadData(file, shown, f"is not {bounds}")
    return value
