"""What each player may do in a hand, at any table, and the moment after it.

A `Position` is everything that matters at one moment, from the first lead to the last card; `play`
maps it to the next. Whoever goes through many hands changes a `LiveHand` with `do`, by the same rules.
A player's turn after all others have passed is not one to play: he takes the trick (by passing), and until
then all may still bomb. What is not said here of two holdings is as printed (Tichu for Two: Das Spiel).
"""

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import Call, call_at, side_of, with_call
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import Combination, beats, meanings, upon
from tichu_turnier.rules.engine.ending import is_over, winning_side
from tichu_turnier.rules.engine.position import (
    Action,
    CallTichu,
    Change,
    Give,
    LeadTo,
    LiveHand,
    Moment,
    Pass,
    Phase,
    Play,
    Position,
    after_each,
)
from tichu_turnier.rules.plays.follows import as_wished, can_fulfil, follows, leads
from tichu_turnier.rules.plays.runs import bombs
from tichu_turnier.rules.variant import FOUR, TWO

_PLAY, _GIVE, _OVER, _NO_CALL = Phase.PLAY, Phase.GIVE, Phase.OVER, Call.NONE
"""Local aliases: looking up a member of an enumeration costs more than most rules."""
_WAITS = {
    Phase.GIVE: "play-dragon-first",
    Phase.DOG: "odd-six-dog-first",
    Phase.CHANGE: "two-change-first",
    Phase.OVER: "play-hand-over",
}
"""Why nobody plays now."""


def play(position: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(position, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": position.variant.own[action.seat][0]}))
    return after(position, action)


def after(position: Position, action: Action) -> Position:
    """The position after an action that is known to be legal."""
    hand = LiveHand(position)
    do(hand, action)
    return hand.position()


def do(hand: LiveHand, action: Action) -> None:
    """Takes a hand on by an action that is known to be legal."""
    if isinstance(action, Pass):
        pass_on(hand)
    elif isinstance(action, Play):
        put_down(hand, action.seat, action.combination, action.wish)
    elif isinstance(action, Give):
        _close(hand, action.to)
        hand.phase = _OVER if is_over(hand) else _PLAY
    elif isinstance(action, CallTichu):
        call = Call.SMALL_TICHU if hand.variant is TWO else Call.TICHU
        hand.calls = with_call(hand.calls, hand.variant.own[action.seat][0], call)
    elif isinstance(action, LeadTo):
        hand.turn, hand.phase = action.to, _PLAY
    else:
        _answer(hand, action)


# ---- What is allowed


def trick_is_won(now: Moment) -> bool:
    """Whether all others have passed, so that only a bomb keeps the owner from taking the trick."""
    return now.table is not None and now.turn == now.owner


def legal_bombs(now: Moment, seat: int) -> list[Combination]:
    """Every bomb that a player may throw now without waiting for his turn.

    Only on a combination: neither the right to lead nor the Dog can be bombed (Treibhaus FAQ: Ausspielrecht).
    """
    table = now.table
    if table is None or now.phase is not _PLAY or seat in now.aside:
        return []
    return [bomb for bomb in bombs(now.holdings[seat]) if beats(bomb, table)]


def legal_plays(now: Moment, armed: Cards = PLAIN) -> list[Combination]:
    """Every combination that the player whose turn it is may put on the table.

    All his bombs are among the cards `armed`, such as those of the bombs he had earlier in the hand.
    """
    if now.phase is not _PLAY:
        return []
    turn, table = now.turn, now.table
    if table is None:
        plays = leads(now.holdings[turn], armed)
    elif turn == now.owner:
        return legal_bombs(now, turn) if armed else []
    else:
        plays = follows(now.holdings[turn], table, armed)
    if now.wish is None:
        return plays
    return as_wished(plays, now.wish, bombs_exempt=now.rules.bomb_exempt_from_wish)


def may_pass(now: Moment) -> bool:
    return fault(now, Pass(now.turn)) is None


def partners_to_lead(now: Moment) -> list[int]:
    """To whom the player of the Dog can give the lead: his partners who still have cards."""
    return [seat for seat in now.variant.partners(now.owner) if now.holdings[seat]]


def fault(now: Moment, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    match action:
        case Pass(seat):
            return fault_of_pass(now, seat)
        case Play(seat, combination, wish, early) if combination in meanings(combination.cards):
            return fault_of_play(now, seat, combination, wish, early=early)
        case Play():
            return "play-no-combination"
        case Give():
            return _fault_of_gift(now, action)
        case CallTichu(seat):
            return _fault_of_call(now, seat)
        case LeadTo() | Change():
            return _fault_of_choice(now, action)


def fault_of_play(
    now: Moment, seat: int, combination: Combination, wish: int | None = None, *, early: bool = False
) -> str | None:
    """The same for the parts of a play; the combination is one of the meanings of its cards."""
    if now.phase is not _PLAY:
        return _WAITS[now.phase]
    cards, table = combination & DECK, now.table
    if cards & now.holdings[seat] != cards:
        return "play-not-held"
    own_turn = seat == now.turn and not early and (table is None or seat != now.owner)
    if not own_turn and (seat in now.aside or table is None or not combination.is_bomb):
        return "two-other-holding" if seat in now.aside else "play-out-of-turn"
    if table is not None and not beats(combination, table):
        return "play-does-not-beat"
    if own_turn and now.wish is not None and _ignores_wish(now, combination):
        return "play-ignores-wish"
    return _fault_of_wish(now, cards, wish) if cards & MAH_JONG or wish is not None else None


def fault_of_pass(now: Moment, seat: int) -> str | None:
    """The same for passing, or for the owner who takes the trick.

    Where two play, also on the seat of the other holding, when the one that takes it has no cards left.
    """
    if now.phase is not _PLAY:
        return _WAITS[now.phase]
    if seat != now.turn and (now.turn not in now.aside or seat != now.turn ^ 2):
        return "play-out-of-turn"
    if now.table is None:
        return "play-must-lead"
    if now.wish is None or now.turn == now.owner or not _can_fulfil(now) or beats_himself(now):
        return None
    return "play-ignores-wish"


def beats_himself(now: Moment) -> bool:
    """Whether a player of two may beat his own last cards, which he need not, whatever was wished."""
    return bool(now.aside) and side_of(now.owner) == side_of(now.turn)


def _fault_of_call(now: Moment, seat: int) -> str | None:
    """Tichu is called before one's own first card, and once."""
    variant, holdings = now.variant, now.holdings
    if call_at(now.calls, variant.own[seat][0]) is not _NO_CALL:
        return "play-called-already"
    for each in variant.own[seat]:
        if holdings[each].bit_count() < variant.cards[each]:
            return "play-called-late"
    return "play-called-late" if now.phase is _OVER else None


# ---- Several at the same moment


def precedence(now: Moment) -> tuple[int, ...]:
    """The seats in the order in which they may bomb now (Treibhaus FAQ: mehrere Spieler gleichzeitig).

    The order of play from the player whose turn it is; whoever would take the trick lets the others go first.
    """
    first = now.turn + trick_is_won(now)
    return tuple([(first + step) % len(now.holdings) for step in now.variant.seats])


# ---- The Mah Jong and its wish


def _fault_of_wish(now: Moment, cards: Cards, wish: int | None) -> str | None:
    """Whoever plays the Mah Jong may wish for a rank from 2 to ace, nobody else."""
    if wish is None:
        return "play-wish-required" if now.rules.wish_required else None
    return None if cards & MAH_JONG and wish in RANKS else "play-wish-not-possible"


def _can_fulfil(now: Moment) -> bool:
    """Whether the player whose turn it is holds the wished rank and may play it, be it as a bomb."""
    return now.wish is not None and can_fulfil(now.holdings[now.turn], now.table, now.wish)


def _ignores_wish(now: Moment, combination: Combination) -> bool:
    """Whether a play in turn has no wished card although another one could (Treibhaus FAQ: Wunsch)."""
    if now.wish is None or combination & OF_RANK[now.wish]:
        return False
    if combination.is_bomb and now.rules.bomb_exempt_from_wish:
        return False
    return _can_fulfil(now)


def _wish_after(now: Moment, cards: Cards, new: int | None) -> int | None:
    """A wish stays, also over tricks, until a card of its rank is played."""
    if cards & MAH_JONG:
        return new
    return None if now.wish is None or cards & OF_RANK[now.wish] else now.wish


# ---- What comes of it


def put_down(hand: LiveHand, seat: int, combination: Combination, wish: int | None = None) -> None:
    cards = combination & DECK
    holdings = hand.holdings
    holdings[seat] = left = holdings[seat] ^ cards
    hand.table = upon(combination, hand.table) if cards == PHOENIX else combination
    hand.owner = seat
    hand.trick |= cards
    if hand.wish is not None or cards & MAH_JONG:
        hand.wish = _wish_after(hand, cards, wish)
    if not left:
        hand.order = (*hand.order, seat)
        if is_over(hand):
            take_last_trick(hand)
            return
        if hand.aside and cards != DOG:
            _use(hand, seat ^ 2)
            return
    if cards == DOG:
        _lead_on(hand)
        return
    hand.turn = turn = hand.after[seat]
    if not holdings[turn]:
        pass_over(hand)


def pass_on(hand: LiveHand) -> None:
    """A legal pass of the player whose turn it is; the owner takes the trick by it."""
    turn = hand.turn
    if turn != hand.owner:
        hand.turn = turn = hand.after[turn]
        if not hand.holdings[turn]:
            pass_over(hand)
    elif hand.trick & DRAGON and _won_by_dragon(hand):
        hand.phase = _GIVE
    else:
        _close(hand, hand.owner)


def pass_over(hand: LiveHand) -> None:
    """Whoever is out is passed over, but not the owner, who takes the trick."""
    while hand.turn != hand.owner and not hand.holdings[hand.turn]:
        hand.turn = hand.after[hand.turn]


def with_cards(hand: LiveHand, seat: int) -> int:
    """The seat, or the next one after it that still has cards: to him the right to lead goes on."""
    for _ in hand.holdings:
        if hand.holdings[seat]:
            break
        seat = hand.after[seat]
    return seat


def _close(hand: LiveHand, receiver: int) -> None:
    """The trick goes to a player; its owner leads the next one, or who comes after him if he is out."""
    hand.taken[receiver] |= hand.trick
    hand.trick = 0
    hand.table = None
    if hand.holdings[hand.owner]:
        hand.turn = hand.owner
    else:
        hand.after = after_each(hand) if hand.aside else hand.after
        hand.turn = with_cards(hand, hand.owner)


def take_last_trick(hand: LiveHand) -> None:
    """The play that ends the hand takes the trick at once; a Dragon is given away (Treibhaus FAQ)."""
    kept = hand.rules.last_dragon_trick_kept or winning_side(hand) is not None
    if _won_by_dragon(hand) and not kept:
        hand.turn, hand.phase = hand.owner, _GIVE
    else:
        _close(hand, hand.owner)
        hand.phase = _OVER


# ---- The Dog


def _lead_on(hand: LiveHand) -> None:
    """The partner leads, or who comes after him if he is out: that can be the player of the Dog again.

    Of two partners the player of the Dog chooses one (printed rules: in Tiensin). A player of two leads with
    his other holding, or the opponent does when it is gone (Tichu for Two: Hund).
    """
    seat = hand.owner
    _close(hand, seat)
    if hand.aside and hand.holdings[seat ^ 2]:
        _use(hand, seat ^ 2)
    elif hand.variant.dog_is_chosen and partners_to_lead(hand):
        hand.turn, hand.phase = seat, Phase.DOG
    else:
        hand.turn = with_cards(hand, (seat + 2) % 4 if hand.variant is FOUR else hand.after[seat])


def _fault_of_choice(now: Moment, action: LeadTo | Change) -> str | None:
    if isinstance(action, Change):
        return None if now.phase is Phase.CHANGE and action.seat == now.turn else "two-no-change"
    if now.phase is not Phase.DOG or action.seat != now.turn:
        return "play-out-of-turn"
    return None if action.to in partners_to_lead(now) else "odd-six-lead-to-partner"


# ---- Two holdings of a player


def _use(hand: LiveHand, seat: int) -> None:
    """A player goes on with another holding; who plays against him may change his, too, if he can."""
    _put_aside(hand, seat ^ 2)
    other = hand.aside[1 - side_of(seat)]
    if hand.holdings[other] and hand.holdings[other ^ 2]:
        hand.turn, hand.phase = other ^ 2, Phase.CHANGE
    else:
        hand.turn = seat


def _answer(hand: LiveHand, change: Change) -> None:
    """The answer of who may change, too; then the one who changed first goes on."""
    if change.yes:
        _put_aside(hand, change.seat)
    hand.turn, hand.phase = hand.aside[1 - side_of(change.seat)] ^ 2, _PLAY


def _put_aside(hand: LiveHand, seat: int) -> None:
    zero, one = hand.aside
    hand.aside = (seat, one) if side_of(seat) == 0 else (zero, seat)
    hand.after = after_each(hand)


# ---- The Dragon


def _won_by_dragon(hand: LiveHand) -> bool:
    """Whether the Dragon lies on top; a bomb on it keeps the trick (Treibhaus FAQ: Drachenstich)."""
    return hand.table is not None and hand.table.cards == DRAGON


def _fault_of_gift(now: Moment, action: Give) -> str | None:
    if now.phase is _OVER:
        return "play-hand-over"
    if now.phase is not _GIVE or action.seat != now.turn:
        return "play-no-gift"
    return "play-gift-to-opponent" if side_of(action.to) == side_of(action.seat) else None
