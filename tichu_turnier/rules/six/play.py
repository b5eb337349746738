"""What may each of six players do in a hand, and what comes of it?

What one may play does not depend on how many sit there: that is asked of the rules for four. Here is only who
comes after whom, what the Dog does, and what ends the hand.
"""

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import SIX_PLAYERS, Call, call_at, side_of, with_call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX
from tichu_turnier.rules.combinations import Combination, upon
from tichu_turnier.rules.engine import play as at_four
from tichu_turnier.rules.engine import position as four
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Play
from tichu_turnier.rules.six.ending import ends_hand, triple_side
from tichu_turnier.rules.six.position import Action, LeadTo, Phase, Position, SixSets

_ME, _ANOTHER, _THIRD = 0, 1, 2
_PHASES = {Phase.PLAY: four.Phase.PLAY, Phase.GIVE: four.Phase.GIVE, Phase.OVER: four.Phase.OVER}


def play(position: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(position, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": action.seat}))
    match action:
        case Play(seat, combination, wish):
            return _put_down(position, seat, combination, wish)
        case Pass():
            return _pass_on(position)
        case Give(to=to):
            after = _close(position, to)
            return after._replace(phase=Phase.OVER if ends_hand(after.order) else Phase.PLAY)
        case LeadTo(to=to):
            return position._replace(turn=to, phase=Phase.PLAY)
        case CallTichu(seat):
            return position._replace(calls=with_call(position.calls, seat, Call.TICHU))


# ---- What is allowed


def legal_plays(now: Position) -> list[Combination]:
    """Every combination that the player whose turn it is may put on the table."""
    return at_four.legal_plays(_seen_by(now, now.turn)) if now.phase is Phase.PLAY else []


def legal_bombs(now: Position, seat: int) -> list[Combination]:
    """Every bomb that a player may throw now, without waiting for his turn."""
    return at_four.legal_bombs(_seen_by(now, seat), _ME) if now.phase is Phase.PLAY else []


def may_pass(now: Position) -> bool:
    """Whether the player whose turn it is may pass (or take the trick)."""
    return fault(now, Pass(now.turn)) is None


def partners_to_lead(now: Position) -> list[int]:
    """To whom the player of the Dog can give the lead: his partners who still have cards."""
    return [seat for seat in _partners(now.owner) if now.holdings[seat]]


def fault(now: Position, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    match action:
        case CallTichu(seat):
            return _fault_of_call(now, seat)
        case LeadTo():
            return _fault_of_leading_on(now, action)
        case Give():
            return _fault_of_gift(now, action)
        case Play() | Pass():
            mine = action._replace(seat=_ME) if isinstance(action, Play) else Pass(_ME)
            waits = now.phase is Phase.DOG
            return "odd-six-dog-first" if waits else at_four.fault(_seen_by(now, action.seat), mine)


def _fault_of_leading_on(now: Position, action: LeadTo) -> str | None:
    """The player of the Dog names a partner who has cards."""
    if now.phase is not Phase.DOG or action.seat != now.turn:
        return "play-out-of-turn"
    return None if action.to in partners_to_lead(now) else "odd-six-lead-to-partner"


def _fault_of_gift(now: Position, action: Give) -> str | None:
    if now.phase is not Phase.GIVE or action.seat != now.turn:
        return "play-no-gift"
    return "play-gift-to-opponent" if side_of(action.to) == side_of(action.seat) else None


def _fault_of_call(now: Position, seat: int) -> str | None:
    """Tichu is called before one's own first card, and once."""
    if call_at(now.calls, seat) is not Call.NONE:
        return "play-called-already"
    late = now.phase is Phase.OVER or now.holdings[seat].bit_count() < now.dealt[seat]
    return "play-called-late" if late else None


def _seen_by(now: Position, seat: int) -> four.Position:
    """The moment for one player: what he holds, whether it is his turn, and whether the trick is his."""
    turn = _ME if now.turn == seat else _THIRD
    owner = _ME if now.owner == seat else turn if now.owner == now.turn else _ANOTHER
    held, phase = (now.holdings[seat], 0, 0, 0), _PHASES[now.phase]
    return four.Position(held, turn, phase, now.table, owner, wish=now.wish, rules=now.rules)


# ---- What comes of it


def _put_down(now: Position, seat: int, combination: Combination, wish: int | None) -> Position:
    cards = combination.cards
    left = now.holdings[seat] ^ cards
    now = now._replace(
        holdings=_with(now.holdings, seat, left),
        table=upon(combination, now.table) if cards == PHOENIX else combination,
        owner=seat,
        trick=now.trick | cards,
        wish=wish if cards & MAH_JONG else None if _fulfils(now, combination) else now.wish,
        order=now.order if left else (*now.order, seat),
    )
    if not left and ends_hand(now.order):
        return _take_last_trick(now)
    if cards == DOG:
        return _lead_on(now)
    return now._replace(turn=_next(now, seat))


def _fulfils(now: Position, combination: Combination) -> bool:
    return now.wish is not None and bool(combination.cards & OF_RANK[now.wish])


def _pass_on(now: Position) -> Position:
    """A legal pass; the owner takes the trick by it."""
    if now.turn != now.owner:
        return now._replace(turn=_next(now, now.turn))
    if _won_by_dragon(now):
        return now._replace(phase=Phase.GIVE)
    return _close(now, now.owner)


def _close(now: Position, receiver: int) -> Position:
    """The trick goes to a player; its owner leads the next one, or who comes after him."""
    taken = _with(now.taken, receiver, now.taken[receiver] | now.trick)
    turn = now.owner if now.holdings[now.owner] else _with_cards(now, now.owner)
    return now._replace(taken=taken, trick=0, table=None, turn=turn)


def _take_last_trick(now: Position) -> Position:
    """The play that ends the hand takes the trick at once; a Dragon is given away (Treibhaus FAQ)."""
    kept = now.rules.last_dragon_trick_kept or triple_side(now.order) is not None
    if _won_by_dragon(now) and not kept:
        return now._replace(turn=now.owner, phase=Phase.GIVE)
    return _close(now, now.owner)._replace(phase=Phase.OVER)


def _lead_on(now: Position) -> Position:
    """The Dog: the partner whom its player chooses leads; who comes after him, where both are out."""
    after, partners = _close(now, now.owner), partners_to_lead(now)
    if partners:
        return after._replace(turn=now.owner, phase=Phase.DOG)
    return after._replace(turn=_with_cards(now, now.owner))


def _next(now: Position, seat: int) -> int:
    """Whose turn comes: whoever is out is passed over, but not the owner, who takes the trick."""
    following = (seat + 1) % SIX_PLAYERS
    while following != now.owner and not now.holdings[following]:
        following = (following + 1) % SIX_PLAYERS
    return following


def _with_cards(now: Position, seat: int) -> int:
    """The next one after a seat who still has cards."""
    following = (seat + 1) % SIX_PLAYERS
    while following != seat and not now.holdings[following]:
        following = (following + 1) % SIX_PLAYERS
    return following


def _partners(seat: int) -> tuple[int, int]:
    return (seat + 2) % SIX_PLAYERS, (seat + 4) % SIX_PLAYERS


def _won_by_dragon(now: Position) -> bool:
    return now.table is not None and now.table.cards == DRAGON


def _with(sets: SixSets, seat: int, cards: int) -> SixSets:
    return (*sets[:seat], cards, *sets[seat + 1 :])
