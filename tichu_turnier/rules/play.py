"""What may each player do in a hand, and what comes of it?

A `Position` is everything that matters at one moment, from the exchange of cards to the last card; `play`
maps it to the next. Seats are 0 to 3 in the order of play, partners sit opposite. A player's turn after all
others have passed is not one to play: he takes the trick (by passing), and until then all may still bomb.
"""

from typing import TypeVar

from tichu_turnier.rules.calls import SEATS, Call, side_of
from tichu_turnier.rules.cards import DRAGON, MAH_JONG, OF_RANK, RANKS
from tichu_turnier.rules.combinations import Combination, Kind, beats, readings, upon
from tichu_turnier.rules.ending import double_side, is_over
from tichu_turnier.rules.finding import Finding, Refusal
from tichu_turnier.rules.follows import follows
from tichu_turnier.rules.leads import leads
from tichu_turnier.rules.position import Action, CallTichu, Give, Pass, Phase, Play, Position
from tichu_turnier.rules.runs import bombs

T = TypeVar("T")
WHOLE_HOLDING = 14


def play(position: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(position, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": action.seat}))
    return after(position, action)


def after(position: Position, action: Action) -> Position:
    """The position after an action that is known to be legal."""
    if isinstance(action, Play):
        return _after_play(position, action)
    if isinstance(action, Pass):
        return _after_pass(position)
    if isinstance(action, Give):
        return _close(position, action.to)
    return position._replace(calls=_put(position.calls, action.seat, Call.TICHU))


# ---- What is allowed


def closing(position: Position) -> bool:
    """Whether all others have passed, so that only a bomb keeps the owner from taking the trick."""
    return position.table is not None and position.turn == position.owner


def legal_bombs(position: Position, seat: int) -> list[Combination]:
    """Every bomb that a player may throw now without waiting for his turn.

    Only on a combination: neither the right to lead nor the Dog can be bombed (Treibhaus FAQ: Ausspielrecht).
    """
    table = position.table
    if table is None or position.phase is not Phase.PLAY:
        return []
    return [bomb for bomb in bombs(position.holdings[seat]) if beats(bomb, table)]


def legal_plays(position: Position) -> list[Combination]:
    """Every combination that the player whose turn it is may put on the table."""
    if closing(position):
        return legal_bombs(position, position.turn)
    if position.phase is not Phase.PLAY:
        return []
    holding, table = position.holdings[position.turn], position.table
    plays = leads(holding) if table is None else follows(holding, table)
    fulfilling = _fulfilling(position, plays)
    if not fulfilling:
        return plays
    if position.rules.bomb_exempt_from_wish:
        fulfilling += [each for each in plays if each.is_bomb and each not in fulfilling]
    return fulfilling


def may_pass(position: Position) -> bool:
    """Whether the player whose turn it is may pass (or take the trick)."""
    return fault(position, Pass(position.turn)) is None


def fault(position: Position, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    if isinstance(action, CallTichu):
        return _fault_of_call(position, action.seat)
    if position.phase is Phase.OVER:
        return "play-hand-over"
    if isinstance(action, Give):
        return _fault_of_gift(position, action)
    if position.phase is Phase.GIVE:
        return "play-dragon-first"
    if isinstance(action, Pass):
        return _fault_of_pass(position, action.seat)
    return _fault_of_play(position, action)


def precedence(position: Position) -> tuple[int, ...]:
    """The seats in the order in which they may bomb now (Treibhaus FAQ: mehrere Spieler gleichzeitig).

    The order of play from the player whose turn it is; whoever would take the trick lets the others go first.
    """
    first = position.turn + closing(position)
    return tuple((first + step) % 4 for step in SEATS)


def foremost(position: Position, claims: list[Play]) -> Play:
    """Which of several plays made at the same moment counts: bombs first, then the order of `precedence`."""
    seats = precedence(position)
    return min(claims, key=lambda claim: (not claim.combination.is_bomb, seats.index(claim.seat)))


def _fault_of_play(position: Position, action: Play) -> str | None:
    combination, table, seat = action.combination, position.table, action.seat
    if combination.cards & ~position.holdings[seat]:
        return "play-not-held"
    if combination not in readings(combination.cards):
        return "play-no-combination"
    own_turn = seat == position.turn and not closing(position) and not action.early
    if not own_turn and (table is None or not combination.is_bomb):
        return "play-out-of-turn"
    if table is not None and not beats(combination, table):
        return "play-does-not-beat"
    if own_turn and _ignores_wish(position, combination):
        return "play-ignores-wish"
    return _fault_of_wish(position, action)


def _fault_of_pass(position: Position, seat: int) -> str | None:
    if seat != position.turn:
        return "play-out-of-turn"
    if position.table is None:
        return "play-must-lead"
    if closing(position) or not _can_fulfil(position):
        return None
    return "play-ignores-wish"


def _fault_of_call(position: Position, seat: int) -> str | None:
    """Tichu is called before one's own first card, and once."""
    if position.calls[seat] is not Call.NONE:
        return "play-called-already"
    late = position.phase is Phase.OVER or position.holdings[seat].bit_count() < WHOLE_HOLDING
    return "play-called-late" if late else None


# ---- The Mah Jong and its wish


def _fault_of_wish(position: Position, action: Play) -> str | None:
    """Whoever plays the Mah Jong may wish for a rank from 2 to ace, nobody else."""
    has_mah_jong = action.combination.cards & MAH_JONG
    if action.wish is None:
        return "play-wish-required" if has_mah_jong and position.rules.wish_required else None
    return None if has_mah_jong and action.wish in RANKS else "play-wish-not-possible"


def _fulfilling(position: Position, plays: list[Combination]) -> list[Combination]:
    """The plays with a card of the wished rank; the Phoenix is none, but may help (Treibhaus FAQ: Phönix)."""
    if position.wish is None:
        return []
    wished = OF_RANK[position.wish]
    return [each for each in plays if each.cards & wished]


def _can_fulfil(position: Position) -> bool:
    """Whether the player whose turn it is holds the wished rank and may play it, be it as a bomb."""
    holding, table = position.holdings[position.turn], position.table
    if position.wish is None or not holding & OF_RANK[position.wish]:
        return False
    return table is None or bool(_fulfilling(position, follows(holding, table)))


def _ignores_wish(position: Position, combination: Combination) -> bool:
    """Whether a play in turn has no wished card although another one could (Treibhaus FAQ: Wunsch)."""
    if position.wish is None or combination.cards & OF_RANK[position.wish]:
        return False
    if combination.is_bomb and position.rules.bomb_exempt_from_wish:
        return False
    return _can_fulfil(position)


def _wish_after(position: Position, action: Play) -> int | None:
    """A wish stays, also over tricks, until a card of its rank is played."""
    if action.combination.cards & MAH_JONG:
        return action.wish
    wish = position.wish
    return None if wish is not None and action.combination.cards & OF_RANK[wish] else wish


# ---- What comes of it


def _after_play(position: Position, action: Play) -> Position:
    seat, combination = action.seat, action.combination
    left = position.holdings[seat] & ~combination.cards
    played = position._replace(
        holdings=_put(position.holdings, seat, left),
        table=upon(combination, position.table),
        owner=seat,
        trick=position.trick | combination.cards,
        order=position.order if left else (*position.order, seat),
        wish=_wish_after(position, action),
    )
    if not left and is_over(played):
        return _last_trick(played)
    if combination.kind is Kind.DOG:
        return _after_dog(played)
    return played._replace(turn=_next_in_trick(played, seat))


def _after_pass(position: Position) -> Position:
    if not closing(position):
        return position._replace(turn=_next_in_trick(position, position.turn))
    if _won_by_dragon(position):
        return position._replace(phase=Phase.GIVE)
    return _close(position, position.owner)


def _next_in_trick(position: Position, seat: int) -> int:
    """Who is next after a seat: a player with cards, or the owner, who takes the trick."""
    for step in (1, 2, 3):
        following = (seat + step) % 4
        if position.holdings[following] or following == position.owner:
            return following
    return seat


def _with_cards(position: Position, seat: int) -> int:
    """The seat, or the next one after it that still has cards: to him the right to lead goes on."""
    for step in SEATS:
        following = (seat + step) % 4
        if position.holdings[following]:
            return following
    return seat


def _close(position: Position, receiver: int) -> Position:
    """The trick goes to a player; its owner leads the next one."""
    return position._replace(
        taken=_put(position.taken, receiver, position.taken[receiver] | position.trick),
        trick=0,
        table=None,
        turn=_with_cards(position, position.owner),
        phase=Phase.OVER if is_over(position) else Phase.PLAY,
    )


def _last_trick(position: Position) -> Position:
    """The play that ends the hand takes the trick at once; a Dragon is given away (Treibhaus FAQ)."""
    kept = position.rules.last_dragon_trick_kept or double_side(position) is not None
    if _won_by_dragon(position) and not kept:
        return position._replace(turn=position.owner, phase=Phase.GIVE)
    return _close(position, position.owner)


# ---- The Dog


def _after_dog(position: Position) -> Position:
    """The partner leads, or who comes after him if he is out: that can be the player of the Dog again."""
    return _close(position, position.owner)._replace(turn=_with_cards(position, (position.owner + 2) % 4))


# ---- The Dragon


def _won_by_dragon(position: Position) -> bool:
    """Whether the Dragon lies on top; a bomb on it keeps the trick (Treibhaus FAQ: Drachenstich)."""
    return position.table is not None and position.table.cards == DRAGON


def _fault_of_gift(position: Position, action: Give) -> str | None:
    if position.phase is not Phase.GIVE or action.seat != position.turn:
        return "play-no-gift"
    return "play-gift-to-opponent" if side_of(action.to) == side_of(action.seat) else None


def _put(values: tuple[T, T, T, T], seat: int, value: T) -> tuple[T, T, T, T]:
    """The same four values with another one for a seat."""
    changed = list(values)
    changed[seat] = value
    return changed[0], changed[1], changed[2], changed[3]
