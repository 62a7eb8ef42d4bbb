"""The conformance suite for authors of titles: the promises of the contract, as functions that work for any title.

``checks`` applies every promise to every set-up of a title; docs/write-a-title.md shows how. Nothing here needs a test
runner: a broken promise is an ``AssertionError`` whose message says what is wrong.
"""

from fogline.testing.cases import Case, cases_of
from fogline.testing.promises import PROMISES, Check, Promise, checks
from fogline.testing.worlds import TooLarge, Worlds, every_world, imagine_returns_every_world

__all__ = [
    "PROMISES",
    "Case",
    "Check",
    "Promise",
    "TooLarge",
    "Worlds",
    "cases_of",
    "checks",
    "every_world",
    "imagine_returns_every_world",
]
