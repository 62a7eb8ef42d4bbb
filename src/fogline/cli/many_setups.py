"""Several set-ups from the words of one command."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from fogline.cli.arena import with_limit
from fogline.cli.setups import read_setup
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of

ALL: Final = "all"


def read_setups(args: Namespace) -> dict[str, Setup]:
    """Every scenario that was named with every preset that was, by what was named of it. Where all are meant, those
    that do not go together are left out."""
    title = title_of(args.game)
    scenarios = title.rules.scenarios if ALL in args.scenario else args.scenario or [None]
    presets = tuple(title.setups().presets()) if ALL in args.preset else args.preset
    found = {}
    for scenario in scenarios:
        for preset in presets or [None]:
            try:
                setup = read_setup(Namespace(**{**vars(args), "scenario": scenario, "preset": preset}))
            except BadData:
                if ALL not in (*args.scenario, *args.preset):
                    raise
            else:
                found[f"{setup.scenario} {preset or ''}".rstrip()] = with_limit(setup)
    return found
