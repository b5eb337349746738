"""Seats, cards and ranks as people type them, in small letters or in large ones."""

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.cards import CARD_OF_NAME, RANK_OF_NAME, Cards

LETTERS, LETTERS_OF_SIX = "ABCD", "ABCDEF"
"""What the seats are called where no names are known; every second one sits with a partner."""
CARDS = {name.upper(): card for name, card in CARD_OF_NAME.items()}
RANKS = {name.upper(): rank for name, rank in RANK_OF_NAME.items()}


def played_cards(seat: str, names: str) -> Cards:
    """The cards between the commas, in large letters; raises Refusal for one that does not exist."""
    cards: Cards = 0
    for name in names.split(","):
        if name not in CARDS:
            raise Refusal(Finding("situation-card", args={"seat": seat, "card": name}))
        cards |= CARDS[name]
    return cards


def wished_rank(name: str | None, text: str) -> int | None:
    """The rank that is wished for in a step, 0 for a special card, which nobody may wish for; None for none.

    Raises Refusal for what is neither.
    """
    if name and name not in RANKS and name not in CARDS:
        raise not_understood(text)
    return RANKS.get(name, 0) if name else None


def not_understood(text: str) -> Refusal:
    return Refusal(Finding("situation-action", args={"text": text}))
