"""Write a hand as a game log of BrettspielWelt."""

from collections.abc import Iterator, Sequence

from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import NAME_OF_CARD, PHOENIX, RANK_NAMES, Cards, each_card, rank_of
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.position import Action, CallTichu, Give, Pass, Play
from tichu_turnier.rules.engine.simulate import PlayedHand
from tichu_turnier.rules.logs.bsw_events import (
    GIFTS,
    PASSES,
    CardRow,
    Event,
    LoggedGift,
    LoggedPlay,
    logged_play,
)
from tichu_turnier.rules.logs.bsw_log import (
    BOMB,
    CALL,
    GIFT,
    GIVES,
    GRAND,
    GRAND_CALL,
    PASS,
    PUSH,
    RESULT,
    RUN,
    START,
    WISH,
    LoggedHand,
)
from tichu_turnier.rules.plays.runs import bombs


def write(hand: LoggedHand) -> str:
    """The lines of a hand, each with its end; of a hand that breaks off what there is."""
    return "".join(f"{line}\n" for line in _lines(hand))


def _lines(hand: LoggedHand) -> Iterator[str]:
    who = {seat: f"({seat}){hand.names.get(seat, '')}" for seat in SEATS}
    for head, rows in ((GRAND, hand.eights), (START, hand.fourteens)):
        if rows:
            yield head
            yield from (f"{who[seat]} {_names(cards)}" for seat, cards in rows.items())
    yield from (f"{GRAND_CALL}: {who[seat]}" for seat in hand.grand_calls)
    yield from (f"{CALL}: {who[seat]}" for seat in hand.calls)
    if hand.pushes:
        yield PUSH
        yield from (_pushed(hand, who[seat], seat) for seat in hand.pushes)
    if hand.running:
        yield from _bomb_line(hand, who)
        yield RUN
        for event in hand.events:
            yield from _event(event, who)
    if hand.result is not None:
        yield f"{RESULT}: {hand.result[0]} - {hand.result[1]}"


def _names(cards: CardRow) -> str:
    return "".join(f"{NAME_OF_CARD[card]} " for card in cards)


def _pushed(hand: LoggedHand, who: str, seat: int) -> str:
    given = enumerate(hand.pushes[seat], start=1)
    parts = (f"{hand.names.get((seat + step) % 4, '')}: {NAME_OF_CARD[card]} - " for step, card in given)
    return f"{who} {GIVES} {''.join(parts)}"


def _bomb_line(hand: LoggedHand, who: dict[int, str]) -> Iterator[str]:
    """Who holds a bomb after pushing."""
    holdings = {seat: set(row) for seat, row in hand.fourteens.items()}
    for seat, given in hand.pushes.items():
        for step, card in enumerate(given, start=1):
            holdings[seat].discard(card)
            holdings[(seat + step) % 4].add(card)
    holders = [seat for seat in SEATS if bombs(sum(holdings.get(seat, ())))]
    if holders:
        yield f"{BOMB}: " + "".join(f"{who[seat]} " for seat in holders)


def _event(event: Event, who: dict[int, str]) -> Iterator[str]:
    if isinstance(event, LoggedPlay):
        yield f"{who[event.seat]}: {_names(event.cards)}"
        if event.wish is not None:
            yield f"{WISH}:{RANK_NAMES[event.wish]}"
    elif isinstance(event, Pass):
        yield f"{who[event.seat]} {PASS}"
    elif isinstance(event, LoggedGift):
        yield f"{GIFT}: {who[event.to]}"
    else:
        yield f"{CALL}: {who[event.seat]}"


def logged(played: PlayedHand, names: Sequence[str]) -> LoggedHand:
    """A hand of four played here as a log has it.

    That a player who is out takes his trick has no line in logs.
    """
    begin, score, dealing = played.begin, played.report, played.dealing
    hand = LoggedHand(1, names=dict(enumerate(names)), running=True, result=(score.a, score.b))
    if dealing is not None:
        for seat, pushed in enumerate(dealing.pushes):
            hand.eights[seat] = _high_first(dealing.first[seat])
            hand.fourteens[seat] = _high_first(dealing.dealt[seat])
            hand.pushes[seat] = pushed or ()
    hand.grand_calls += [seat for seat in SEATS if begin.calls[seat] is Call.GRAND_TICHU]
    hand.calls += [seat for seat in SEATS if begin.calls[seat] is Call.TICHU]
    left = list(begin.holdings)
    for action in played.actions:
        if isinstance(action, Play):
            left[action.seat] &= ~action.combination.cards
        if not isinstance(action, Pass) or left[action.seat]:
            hand.add(0, _as_event(action))
    return hand


def _as_event(action: Action) -> Event:
    if isinstance(action, Play):
        return logged_play(action.seat, _names(row_of(action.combination)), action.wish)
    if isinstance(action, Give):
        return GIFTS[action.to]
    return action if isinstance(action, CallTichu) else PASSES[action.seat]


def row_of(combination: Combination) -> CardRow:
    """The cards from high to low, the Phoenix at the place of the value it stands for."""
    value = combination.phoenix or 0
    ranked = [(value if card == PHOENIX else rank_of(card), card) for card in each_card(combination.cards)]
    return tuple(card for _, card in sorted(ranked, reverse=True))


def _high_first(cards: Cards) -> CardRow:
    return tuple(reversed(each_card(cards)))
