"""What becomes of a trick when cards are laid, added or passed on, with the players in any order?

The printed rules move the cards; only whose turn it is differs once players have changed seats.
"""

from dataclasses import replace

from tichu_turnier.rules.booster.meld import Meld, plain, upon
from tichu_turnier.rules.booster.position import Chairs, Position
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import DOG, OF_RANK, Cards
from tichu_turnier.rules.engine import play as at_four
from tichu_turnier.rules.engine.ending import is_over
from tichu_turnier.rules.engine.position import FourSets, Give, LiveHand, Phase


def laid(position: Position, seat: int, meld: Meld, wish: int | None = None, helped: Cards = 0) -> Position:
    """A player's meld on the table; the cards `helped` in it are his partner's."""
    hand, partner = LiveHand(position.printed), (seat + 2) % 4
    hand.holdings[partner] &= ~helped
    hand.holdings[seat] |= helped
    at_four.put_down(hand, seat, plain(meld), wish)
    if helped:
        _went_out(hand, partner)
    table = upon(meld, position.table) if hand.table is not None else None
    _seat_next(hand, position.chairs, seat, (seat + 2) % 4 if meld.cards == DOG else hand.owner)
    started = position.started | {seat} | ({partner} if helped else set())
    return replace(position, printed=hand.position(), table=table, started=started)


def added(position: Position, seat: int, cards: Cards, table: Meld | None) -> Position:
    """Cards into the trick that somebody holds; what lies there is `table` now, its owner stays."""
    hand = LiveHand(position.printed)
    hand.holdings[seat] &= ~cards
    hand.trick |= cards
    if table is not None:
        hand.table = plain(table)
    if hand.wish is not None and cards & OF_RANK[hand.wish]:
        hand.wish = None
    if hand.turn == seat and not hand.holdings[seat] and seat != hand.owner:
        hand.turn = _following(hand, position.chairs, seat)
    _went_out(hand, seat)
    lies = table if hand.table is not None else None
    return replace(position, printed=hand.position(), table=lies, started=position.started | {seat})


def passed(position: Position) -> Position:
    """The player whose turn it is passes, or takes the trick; who may not lead hands the lead on."""
    hand, turn = LiveHand(position.printed), position.printed.turn
    if position.table is None:
        hand.turn = _with_cards(hand, position.chairs, (turn, *_after(position.chairs, turn))[1:])
    else:
        at_four.pass_on(hand)
        _seat_next(hand, position.chairs, turn, hand.owner)
    return replace(
        position, printed=hand.position(), table=position.table if hand.table is not None else None
    )


def given(position: Position, action: Give) -> Position:
    """A Dragon trick to an opponent."""
    hand = LiveHand(position.printed)
    at_four.do(hand, action)
    _seat_next(hand, position.chairs, hand.owner, hand.owner)
    return replace(position, printed=hand.position(), table=None)


def moved(position: Position, cards: Cards, to: int | None) -> Position:
    """Cards out of all holdings and piles, to a player or out of the game."""
    now = position.printed
    held = [each & ~cards for each in now.holdings]
    taken = [each & ~cards for each in now.taken]
    if to is not None:
        held[to] |= cards
    return replace(position, printed=now._replace(holdings=_four(held), taken=_four(taken)))


def _four(sets: list[Cards]) -> FourSets:
    return sets[0], sets[1], sets[2], sets[3]


def _went_out(hand: LiveHand, seat: int) -> None:
    """A player without cards is out, and the hand is over with him perhaps."""
    if hand.holdings[seat] or seat in hand.order or hand.phase is not Phase.PLAY:
        return
    hand.order = (*hand.order, seat)
    if is_over(hand):
        at_four.take_last_trick(hand)


def _seat_next(hand: LiveHand, chairs: Chairs, seat: int, leader: int) -> None:
    """Whose turn it is after `seat`, or who leads, where the players sit in another order."""
    if chairs == SEATS or hand.phase is not Phase.PLAY:
        return
    if hand.table is not None:
        hand.turn = _following(hand, chairs, seat)
    else:
        hand.turn = _with_cards(hand, chairs, (leader, *_after(chairs, leader)))


def _after(chairs: Chairs, seat: int) -> tuple[int, ...]:
    """The others in the order of play."""
    at = chairs.index(seat)
    return chairs[at + 1 :] + chairs[:at]


def _following(hand: LiveHand, chairs: Chairs, seat: int) -> int:
    """The next one who has cards, or who takes the trick."""
    others = (*_after(chairs, seat), seat)
    return next((each for each in others if hand.holdings[each] or each == hand.owner), seat)


def _with_cards(hand: LiveHand, chairs: Chairs, seats: tuple[int, ...]) -> int:
    return next((each for each in seats if hand.holdings[each]), chairs[0])
