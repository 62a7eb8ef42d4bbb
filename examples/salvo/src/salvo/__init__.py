"""Salvo, the pencil game of hidden ships."""

from fogline.kit.title import Title
from salvo.rules import RULES

SALVO = Title(RULES)
