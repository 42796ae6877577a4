"""A Battle Through History: the complete game, and the tools around it."""

from warlore.history.cardset import CardError, CardSet, load_cards
from warlore.history.game import HistoryGame, HistoryView
from warlore.history.options import RuleOptions

__all__ = ["CardError", "CardSet", "HistoryGame", "HistoryView", "RuleOptions", "load_cards"]
