"""Advice at a training table: hints, judgements, and what an action will tell the enemy (docs/training-tables.md)."""

from fogline.analysis.advice.disclosure import Others, Outcome, Telling, foretell
from fogline.analysis.advice.hints import Hint, Judgement, hint, judge_action

__all__ = ["Hint", "Judgement", "Others", "Outcome", "Telling", "foretell", "hint", "judge_action"]
