"""A submission to Fogline Bench: all cards that may be in a place are equally likely there."""


class Guess:
    def __init__(self, title):
        self.title = title

    def marginals(self, question, rng):
        return [[1 / len(p.cards) if p.holds_one else 0.5] * len(p.cards) for p in question.places]

    def worlds(self, question, count, rng):
        return [[[rng.choice(p.cards)] for p in question.places] for _ in range(count)]

    def values(self, question, rng):
        return [rng.random() for _ in question.actions]
