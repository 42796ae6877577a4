"""A bot in twenty lines: it recruits, takes tokens, sends its whole hand, and leaves the rest to luck."""

from random import Random

from warlore.bots import make_bot
from warlore.history import HistoryGame
from warlore.table import Session, Setup


class EagerBot:
    name = "eager"
    wishes = ("recruit", "take token", "draw 2", "deploy", "place", "re-roll")

    def __init__(self, seed=0):
        self.random = Random(seed)

    def decide(self, view):
        words = view.game.notation(Setup(("Hannes", "Chris")))
        legal = view.legal()
        for wish in self.wishes:
            liked = [action for action in legal if words.action_text(action).startswith(wish)]
            if liked:
                return self.random.choice(liked)
        return self.random.choice(legal)


if __name__ == "__main__":
    bots = [EagerBot(), make_bot("random", seed=1)]
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    while not session.over:
        session.play(bots[session.turn].decide(session.view(session.turn)))
    print(session.game.outcome(session.state).scores)
