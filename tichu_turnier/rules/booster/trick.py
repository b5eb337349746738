"""Tricks with Booster cards: cards laid, added, passed on or given away, with the players in any order."""

from dataclasses import replace

from tichu_turnier.rules.booster.meld import Meld, plain, upon
from tichu_turnier.rules.booster.position import Position
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import OF_RANK, Cards
from tichu_turnier.rules.engine import play as at_four
from tichu_turnier.rules.engine.ending import is_over
from tichu_turnier.rules.engine.position import Give, LiveHand, Phase


def laid(position: Position, seat: int, meld: Meld, wish: int | None = None, helped: Cards = 0) -> Position:
    """A player's meld on the table; the cards `helped` in it are his partner's."""
    hand, partner = _live(position), (seat + 2) % 4
    hand.holdings[partner] &= ~helped
    hand.holdings[seat] |= helped
    at_four.put_down(hand, seat, plain(meld), wish)
    if helped:
        _went_out(hand, partner)
    table = upon(meld, position.table) if hand.table is not None else None
    started = position.started | {seat} | ({partner} if helped else set())
    return replace(position, printed=hand.position(), table=table, started=started)


def added(position: Position, seat: int, cards: Cards, table: Meld | None) -> Position:
    """Cards into the trick that somebody holds; what lies there is `table` now, its owner stays."""
    hand = _live(position)
    hand.holdings[seat] &= ~cards
    hand.trick |= cards
    if table is not None:
        hand.table = plain(table)
    if hand.wish is not None and cards & OF_RANK[hand.wish]:
        hand.wish = None
    if hand.turn == seat and not hand.holdings[seat]:
        at_four.pass_over(hand)
    _went_out(hand, seat)
    lies = table if hand.table is not None else None
    return replace(position, printed=hand.position(), table=lies, started=position.started | {seat})


def passed(position: Position) -> Position:
    """The player whose turn it is passes, or takes the trick; who may not lead hands the lead on."""
    hand = _live(position)
    if position.table is None:
        hand.turn = at_four.with_cards(hand, hand.after[hand.turn])
    else:
        at_four.pass_on(hand)
    return replace(
        position, printed=hand.position(), table=position.table if hand.table is not None else None
    )


def given(position: Position, action: Give) -> Position:
    hand = _live(position)
    at_four.do(hand, action)
    return replace(position, printed=hand.position(), table=None)


def moved(position: Position, cards: Cards, to: int | None) -> Position:
    now = position.printed
    held = [each & ~cards for each in now.holdings]
    taken = [each & ~cards for each in now.taken]
    if to is not None:
        held[to] |= cards
    return replace(position, printed=now._replace(holdings=tuple(held), taken=tuple(taken)))


def _live(position: Position) -> LiveHand:
    """The hand with the players in the order in which they sit now."""
    hand, chairs = LiveHand(position.printed), position.chairs
    hand.after = tuple([chairs[(chairs.index(seat) + 1) % len(chairs)] for seat in SEATS])
    return hand


def _went_out(hand: LiveHand, seat: int) -> None:
    """A player without cards is out, and the hand is over with him perhaps."""
    if hand.holdings[seat] or seat in hand.order or hand.phase is not Phase.PLAY:
        return
    hand.order = (*hand.order, seat)
    if is_over(hand):
        at_four.take_last_trick(hand)
