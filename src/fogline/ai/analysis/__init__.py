"""What actions and positions are worth by what a seat knows, as chances to win (docs/review.md)."""

from fogline.ai.analysis.deciding import Analysis, Candidate, analyse, chance_of, improving
from fogline.ai.analysis.judges import Deciding, WinJudge, judge_for
from fogline.ai.analysis.playouts import Comparison, compare
from fogline.ai.analysis.telling import Told

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
