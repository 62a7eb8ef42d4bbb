"""Advice at a training table: hints, judgements, and what an action will tell the enemy (docs/training-tables.md)."""

from fogline.ai.coaching.hints import Hint, Judgement, hint, judge_action
from fogline.ai.coaching.telling import Others, Outcome, Telling, foretell

__all__ = ["Hint", "Judgement", "Others", "Outcome", "Telling", "foretell", "hint", "judge_action"]
