"""Submissions by name: ours, and classes of a module or of a file."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind
from fogline.kit.files import NO_FILE
from fogline.research.beliefs.baselines import Believed, Even, Sampled
from fogline.research.beliefs.scoring import TASKS

OURS: Final = {"even": Even, "sampled": Sampled, "believed": Believed}
NO_SUBMISSION: Final = Kind("data-no-submission", "write module:Class or ./file.py:Class, or one of {known}")
BAD_SUBMISSION: Final = Kind("data-bad-submission", "cannot be used: {reason}")


@cache
def submission(name: str, title: str) -> Any:
    """The submission of that name, made for a *title*."""
    made = OURS.get(name) or _class(name)
    try:
        found = made(title)
    except BadData:
        raise
    except Exception as error:
        raise _bad(name, error) from error
    if not any(callable(getattr(found, task, None)) for task in TASKS):
        raise bad_data(name, "", BAD_SUBMISSION, {"reason": f"it has none of the functions {', '.join(TASKS)}"})
    return found


def _class(name: str) -> Any:
    where, _, wanted = name.rpartition(":")
    if not where or not wanted:
        raise bad_data(name, "", NO_SUBMISSION, {"known": tuple(OURS)})
    try:
        return getattr(_module(where), wanted)
    except BadData:
        raise
    except Exception as error:  # it runs code by others
        raise _bad(name, error) from error


def _module(where: str) -> Any:
    if not where.endswith(".py"):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        return import_module(where)
    file = Path(where).resolve()
    if not file.is_file():
        raise bad_data(where, "", NO_FILE, {})
    name = f"submission {file}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _bad(name: str, error: Exception) -> BadData:
    return bad_data(name, "", BAD_SUBMISSION, {"reason": f"{type(error).__name__}: {error}"})
