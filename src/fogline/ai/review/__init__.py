"""Reviews of finished games: what was lost by decisions, by what was knowable, and what was luck (docs/review.md)."""

from fogline.ai.review.review import Decision, Option, Parts, Review, SeatReview, Step, review
from fogline.ai.review.tracks import UNFINISHED
from fogline.ai.review.writing import as_json

__all__ = ["UNFINISHED", "Decision", "Option", "Parts", "Review", "SeatReview", "Step", "as_json", "review"]
