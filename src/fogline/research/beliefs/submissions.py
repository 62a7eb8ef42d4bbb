"""Finds submissions by name: ours, and classes in a module or a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from fogline.bots.guests import NOT_MADE, PROGRAM, class_named, is_guest
from fogline.kernel.errors import FoglineError, bad_data
from fogline.kernel.faults import Kind
from fogline.research.beliefs.baselines import Believed, Even, Sampled
from fogline.research.beliefs.scoring import TASKS

OURS: Final = {"even": Even, "sampled": Sampled, "believed": Believed}
NO_SUBMISSION: Final = Kind("data-no-submission", "write module:Class or ./file.py:Class, or one of {known}")
NO_TASK: Final = Kind("data-no-task", "has none of the functions {known}")


@cache
def submission(name: str, title: str) -> Any:
    """The submission with that name, created for a *title*."""
    if name not in OURS and (name.startswith(PROGRAM) or not is_guest(name)):
        raise bad_data(name, "", NO_SUBMISSION, {"known": tuple(OURS)})
    made: Callable[[str], Any] = OURS.get(name) or class_named(name)
    try:
        found = made(title)
    except FoglineError:
        raise
    except Exception as error:
        raise bad_data(name, "", NOT_MADE, {"why": f"{type(error).__name__}: {error}"}) from error
    if not any(callable(getattr(found, task, None)) for task in TASKS):
        raise bad_data(name, "", NO_TASK, {"known": TASKS})
    return found
