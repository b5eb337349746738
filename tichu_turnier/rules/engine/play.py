"""What may each player do in a hand, and what comes of it?

A `Position` is everything that matters at one moment, from the exchange of cards to the last card; `play`
maps it to the next. Whoever goes through many hands changes a `LiveHand` with `do`, by the same rules.
Seats are 0 to 3 in the order of play, partners sit opposite. A player's turn after all others have passed is
not one to play: he takes the trick (by passing), and until then all may still bomb.
"""

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import AFTER, SEATS, Call, side_of
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import Combination, beats, readings, upon
from tichu_turnier.rules.engine.ending import double_side, is_over
from tichu_turnier.rules.engine.position import (
    Action,
    Give,
    LiveHand,
    Moment,
    Pass,
    Phase,
    Play,
    Position,
)
from tichu_turnier.rules.plays.follows import follows
from tichu_turnier.rules.plays.leads import leads
from tichu_turnier.rules.plays.runs import bombs
from tichu_turnier.rules.plays.wish import as_wished, can_fulfil

WHOLE_HOLDING = 14
_PLAY, _GIVE, _OVER, _NO_CALL, _TICHU = Phase.PLAY, Phase.GIVE, Phase.OVER, Call.NONE, Call.TICHU
"""By names of their own, as every look into an enumeration costs more than a rule."""


def play(position: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(position, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": action.seat}))
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
    else:
        calls = list(hand.calls)
        calls[action.seat] = _TICHU
        hand.calls = calls[0], calls[1], calls[2], calls[3]


# ---- What is allowed


def closing(now: Moment) -> bool:
    """Whether all others have passed, so that only a bomb keeps the owner from taking the trick."""
    return now.table is not None and now.turn == now.owner


def legal_bombs(now: Moment, seat: int) -> list[Combination]:
    """Every bomb that a player may throw now without waiting for his turn.

    Only on a combination: neither the right to lead nor the Dog can be bombed (Treibhaus FAQ: Ausspielrecht).
    """
    table = now.table
    if table is None or now.phase is not _PLAY:
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
    """Whether the player whose turn it is may pass (or take the trick)."""
    return fault(now, Pass(now.turn)) is None


def fault(now: Moment, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    if isinstance(action, Pass):
        return fault_of_pass(now, action.seat)
    if isinstance(action, Play):
        if action.combination not in readings(action.combination.cards):
            return "play-no-combination"
        return fault_of_play(now, action.seat, action.combination, action.wish, early=action.early)
    return _fault_of_gift(now, action) if isinstance(action, Give) else _fault_of_call(now, action.seat)


def fault_of_play(
    now: Moment, seat: int, combination: Combination, wish: int | None = None, *, early: bool = False
) -> str | None:
    """The same for the parts of a play; the combination is one of the readings of its cards."""
    if now.phase is not _PLAY:
        return _fault_between(now)
    cards, table = combination.cards, now.table
    if cards & now.holdings[seat] != cards:
        return "play-not-held"
    own_turn = seat == now.turn and not early and (table is None or seat != now.owner)
    if not own_turn and (table is None or not combination.is_bomb):
        return "play-out-of-turn"
    if table is not None and not beats(combination, table):
        return "play-does-not-beat"
    if own_turn and now.wish is not None and _ignores_wish(now, combination):
        return "play-ignores-wish"
    return _fault_of_wish(now, cards, wish) if cards & MAH_JONG or wish is not None else None


def fault_of_pass(now: Moment, seat: int) -> str | None:
    """The same for passing, or for the owner who takes the trick."""
    if now.phase is not _PLAY:
        return _fault_between(now)
    if seat != now.turn:
        return "play-out-of-turn"
    if now.table is None:
        return "play-must-lead"
    if now.wish is None or closing(now) or not _can_fulfil(now):
        return None
    return "play-ignores-wish"


def _fault_between(now: Moment) -> str:
    """Why nobody plays while a Dragon trick waits to be given away, or when the hand is over."""
    return "play-hand-over" if now.phase is _OVER else "play-dragon-first"


def _fault_of_call(now: Moment, seat: int) -> str | None:
    """Tichu is called before one's own first card, and once."""
    if now.calls[seat] is not _NO_CALL:
        return "play-called-already"
    late = now.phase is _OVER or now.holdings[seat].bit_count() < WHOLE_HOLDING
    return "play-called-late" if late else None


# ---- Several at the same moment


def precedence(now: Moment) -> tuple[int, ...]:
    """The seats in the order in which they may bomb now (Treibhaus FAQ: mehrere Spieler gleichzeitig).

    The order of play from the player whose turn it is; whoever would take the trick lets the others go first.
    """
    first = now.turn + closing(now)
    return tuple((first + step) % 4 for step in SEATS)


def foremost(now: Moment, claims: list[Play]) -> Play:
    """Which of several plays made at the same moment counts: bombs first, then the order of `precedence`."""
    seats = precedence(now)
    return min(claims, key=lambda claim: (not claim.combination.is_bomb, seats.index(claim.seat)))


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
    if now.wish is None or combination.cards & OF_RANK[now.wish]:
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
    """A legal play."""
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
    if cards == DOG:
        _lead_on(hand)
        return
    hand.turn = turn = AFTER[seat]
    if not holdings[turn]:
        _pass_over(hand)


def pass_on(hand: LiveHand) -> None:
    """A legal pass of the player whose turn it is; the owner takes the trick by it."""
    turn = hand.turn
    if turn != hand.owner:
        hand.turn = turn = AFTER[turn]
        if not hand.holdings[turn]:
            _pass_over(hand)
    elif hand.trick & DRAGON and _won_by_dragon(hand):
        hand.phase = _GIVE
    else:
        _close(hand, hand.owner)


def _pass_over(hand: LiveHand) -> None:
    """Whoever is out is passed over, but not the owner, who takes the trick."""
    while hand.turn != hand.owner and not hand.holdings[hand.turn]:
        hand.turn = AFTER[hand.turn]


def _with_cards(hand: LiveHand, seat: int) -> int:
    """The seat, or the next one after it that still has cards: to him the right to lead goes on."""
    for step in SEATS:
        following = (seat + step) % 4
        if hand.holdings[following]:
            return following
    return seat


def _close(hand: LiveHand, receiver: int) -> None:
    """The trick goes to a player; its owner leads the next one."""
    hand.taken[receiver] |= hand.trick
    hand.trick = 0
    hand.table = None
    hand.turn = hand.owner if hand.holdings[hand.owner] else _with_cards(hand, hand.owner)


def take_last_trick(hand: LiveHand) -> None:
    """The play that ends the hand takes the trick at once; a Dragon is given away (Treibhaus FAQ)."""
    kept = hand.rules.last_dragon_trick_kept or double_side(hand) is not None
    if _won_by_dragon(hand) and not kept:
        hand.turn, hand.phase = hand.owner, _GIVE
    else:
        _close(hand, hand.owner)
        hand.phase = _OVER


# ---- The Dog


def _lead_on(hand: LiveHand) -> None:
    """The partner leads, or who comes after him if he is out: that can be the player of the Dog again."""
    _close(hand, hand.owner)
    hand.turn = _with_cards(hand, (hand.owner + 2) % 4)


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
