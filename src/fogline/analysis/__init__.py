"""The value of actions and positions, given a seat's knowledge, as win chances (docs/review.md)."""

from fogline.analysis.decisions import Analysis, Candidate, analyse, chance_of, improving
from fogline.analysis.information import Told
from fogline.analysis.judges import Deciding, WinJudge, judge_for
from fogline.analysis.playouts import Comparison, compare

__all__ = [
    "Analysis",
    "Candidate",
    "Comparison",
    "Deciding",
    "Told",
    "WinJudge",
    "analyse",
    "chance_of",
    "compare",
    "improving",
    "judge_for",
]
