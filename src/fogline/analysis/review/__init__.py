"""Reviews of finished games: what was lost by decisions, by what was knowable, and what was luck (docs/review.md)."""

from fogline.analysis.review.report import Decision, Option, Parts, Review, SeatReview, Step, review
from fogline.analysis.review.review_json import as_json
from fogline.analysis.review.tracks import UNFINISHED

__all__ = ["UNFINISHED", "Decision", "Option", "Parts", "Review", "SeatReview", "Step", "as_json", "review"]
