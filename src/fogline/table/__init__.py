"""One game in progress: the only interface between a game and its players. Start with ``table.py``."""

from fogline.table.calendar import Calendar
from fogline.table.clock import Allowance, CannotRest, Clock
from fogline.table.declarations import WORDS, CannotSay
from fogline.table.lines import CannotUndo, Line, News
from fogline.table.records import read_table, replayed, sit_down, undo_or_take_back
from fogline.table.table import Table

__all__ = [
    "WORDS",
    "Allowance",
    "Calendar",
    "CannotRest",
    "CannotSay",
    "CannotUndo",
    "Clock",
    "Line",
    "News",
    "Table",
    "read_table",
    "replayed",
    "sit_down",
    "undo_or_take_back",
]
