"""What may each of two players do in a hand, and what comes of it?

As at a table of four, a player's turn after the other one has passed is not one to play: he takes the trick
(by passing), and until then both may bomb. What is not said here is as printed (Tichu for Two: Das Spiel).
"""

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import SEATS, Call, side_of, with_call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import Combination, beats, readings, upon
from tichu_turnier.rules.engine.ending import ends_hand
from tichu_turnier.rules.engine.position import Give, Pass, Play
from tichu_turnier.rules.plays.follows import follows
from tichu_turnier.rules.plays.leads import leads
from tichu_turnier.rules.plays.runs import bombs
from tichu_turnier.rules.plays.wish import as_wished, can_fulfil
from tichu_turnier.rules.two.position import (
    Action,
    CallSmallTichu,
    Change,
    LiveHand,
    Moment,
    Phase,
    Position,
)

TWO_HOLDINGS = 28
"""Cards of a player before his first one."""
DOUBLE = 2
_PLAY, _OVER = Phase.PLAY, Phase.OVER


def play(position: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(position, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": player_of(action)}))
    hand = LiveHand(position)
    do(hand, action)
    return hand.position()


def player_of(action: Action) -> int:
    """Who does it."""
    return action.player if isinstance(action, Change | CallSmallTichu) else side_of(action.seat)


def do(hand: LiveHand, action: Action) -> None:
    """Takes a hand on by an action that is known to be legal."""
    match action:
        case Play(seat, combination, wish):
            put_down(hand, seat, combination, wish)
        case Pass():
            pass_on(hand)
        case Give(to=to):
            _close(hand, to)
            hand.phase = _OVER if ends_hand(hand.order) else _PLAY
        case Change(yes=yes):
            _answer(hand, yes=yes)
        case CallSmallTichu(player):
            hand.calls = with_call(hand.calls, player, Call.SMALL_TICHU)


# ---- What is allowed


def closing(now: Moment) -> bool:
    """Whether nobody beats what lies there, so that only a bomb keeps the owner from taking the trick.

    Once the other player has passed; his own last cards of a holding a player may also beat himself, so that
    there both must have passed (Tichu for Two: Das Spiel).
    """
    return now.table is not None and now.passes > (not now.holdings[now.owner])


def legal_bombs(now: Moment, player: int) -> list[Combination]:
    """Every bomb in the holding he plays with that a player may throw now, without waiting for his turn."""
    table = now.table
    if table is None or now.phase is not _PLAY:
        return []
    return [bomb for bomb in bombs(now.holdings[now.active[player]]) if beats(bomb, table)]


def legal_plays(now: Moment, armed: Cards = PLAIN) -> list[Combination]:
    """Every combination that the player whose turn it is may put on the table.

    All his bombs are among the cards `armed`, for whoever knows which.
    """
    if now.phase is not _PLAY:
        return []
    holding, table = now.holdings[now.active[now.turn]], now.table
    if table is None:
        plays = leads(holding, armed)
    elif closing(now):
        return legal_bombs(now, now.turn) if armed else []
    else:
        plays = follows(holding, table, armed)
    if now.wish is None:
        return plays
    return as_wished(plays, now.wish, bombs_exempt=now.rules.bomb_exempt_from_wish)


def legal_actions(now: Moment) -> list[Action]:
    """All that the player whose turn it is may do, wishes apart; `legal_bombs` may be thrown besides."""
    player, seat = now.turn, now.active[now.turn]
    if now.phase is Phase.CHANGE:
        return [Change(player, yes=True), Change(player, yes=False)]
    if now.phase is Phase.GIVE:
        return [Give(now.owner, to) for to in SEATS if side_of(to) != player]
    found: list[Action] = [Play(seat, each) for each in legal_plays(now)]
    if may_pass(now):
        found.append(Pass(seat))
    if _fault_of_call(now, player) is None:
        found.append(CallSmallTichu(player))
    return found


def fault(now: Moment, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    match action:
        case Play(seat, combination, wish, early):
            known = combination in readings(combination.cards)
            return _fault_of_play(now, seat, combination, wish, early) if known else "play-no-combination"
        case Pass(seat):
            return _fault_of_pass(now, seat)
        case Give():
            return _fault_of_gift(now, action)
        case Change(player):
            return None if now.phase is Phase.CHANGE and player == now.turn else "two-no-change"
        case CallSmallTichu(player):
            return _fault_of_call(now, player)


def may_pass(now: Moment) -> bool:
    """Whether the player whose turn it is may pass (or take the trick)."""
    return _fault_of_pass(now, now.active[now.turn]) is None


def _fault_of_play(
    now: Moment, seat: int, combination: Combination, wish: int | None, early: bool
) -> str | None:
    if now.phase is not _PLAY:
        return _fault_between(now)
    cards, table, player = combination.cards, now.table, side_of(seat)
    if seat != now.active[player]:
        return "two-other-holding"
    if cards & now.holdings[seat] != cards:
        return "play-not-held"
    own_turn = player == now.turn and not early and not closing(now)
    if not own_turn and (table is None or not combination.is_bomb):
        return "play-out-of-turn"
    if table is not None and not beats(combination, table):
        return "play-does-not-beat"
    ignored = own_turn and _ignores_wish(now, combination)
    return "play-ignores-wish" if ignored else _fault_of_wish(now, cards, wish)


def _fault_of_pass(now: Moment, seat: int) -> str | None:
    """Whoever may beat his own last cards need not, whatever was wished (Tichu for Two: Das Spiel)."""
    if now.phase is not _PLAY:
        return _fault_between(now)
    if seat != now.active[now.turn]:
        return "play-out-of-turn"
    if now.table is None:
        return "play-must-lead"
    bound = now.wish is not None and not closing(now) and side_of(now.owner) != now.turn
    return "play-ignores-wish" if bound and _can_fulfil(now) else None


def _fault_between(now: Moment) -> str:
    """Why nobody plays now."""
    return {
        Phase.OVER: "play-hand-over",
        Phase.GIVE: "play-dragon-first",
        Phase.CHANGE: "two-change-first",
    }[now.phase]


def _fault_of_gift(now: Moment, action: Give) -> str | None:
    if now.phase is _OVER:
        return "play-hand-over"
    if now.phase is not Phase.GIVE or action.seat != now.owner:
        return "play-no-gift"
    return "play-gift-to-opponent" if side_of(action.to) == side_of(action.seat) else None


def _fault_of_call(now: Moment, player: int) -> str | None:
    """A small Tichu is called before one's own first card, by who has not called yet."""
    if now.calls[player] is not Call.NONE:
        return "play-called-already"
    cards = now.holdings[player].bit_count() + now.holdings[player + 2].bit_count()
    return "play-called-late" if now.phase is _OVER or cards < TWO_HOLDINGS else None


# ---- The wish of the Mah Jong


def _fault_of_wish(now: Moment, cards: Cards, wish: int | None) -> str | None:
    if wish is None:
        return "play-wish-required" if cards & MAH_JONG and now.rules.wish_required else None
    return None if cards & MAH_JONG and wish in RANKS else "play-wish-not-possible"


def _can_fulfil(now: Moment) -> bool:
    holding = now.holdings[now.active[now.turn]]
    return now.wish is not None and can_fulfil(holding, now.table, now.wish)


def _ignores_wish(now: Moment, combination: Combination) -> bool:
    if now.wish is None or combination.cards & OF_RANK[now.wish]:
        return False
    return not (combination.is_bomb and now.rules.bomb_exempt_from_wish) and _can_fulfil(now)


# ---- What comes of it


def put_down(hand: LiveHand, seat: int, combination: Combination, wish: int | None = None) -> None:
    """A legal play."""
    cards = combination.cards
    left = hand.holdings[seat] ^ cards
    hand.holdings[seat] = left
    hand.table = upon(combination, hand.table) if cards == PHOENIX else combination
    hand.owner, hand.passes = seat, 0
    hand.trick |= cards
    if cards & MAH_JONG:
        hand.wish = wish
    elif hand.wish is not None and cards & OF_RANK[hand.wish]:
        hand.wish = None
    if not left:
        hand.order = (*hand.order, seat)
        if ends_hand(hand.order):
            _take_last_trick(hand)
            return
    if cards == DOG:
        _lead_on(hand, seat)
    elif left:
        hand.turn = 1 - side_of(seat)
    else:
        _change(hand, seat ^ 2)


def pass_on(hand: LiveHand) -> None:
    """A legal pass of the player whose turn it is; the owner takes the trick by it."""
    if not closing(hand):
        hand.passes += 1
        hand.turn = side_of(hand.owner) if closing(hand) else 1 - hand.turn
    elif _won_by_dragon(hand):
        hand.phase = Phase.GIVE
    else:
        _close(hand, hand.owner)


def _lead_on(hand: LiveHand, seat: int) -> None:
    """The Dog: one's own other holding leads, or the opponent when it is gone (Tichu for Two: Hund)."""
    _close(hand, seat)
    if hand.holdings[seat ^ 2]:
        _change(hand, seat ^ 2)
    else:
        hand.turn = 1 - side_of(seat)


def _change(hand: LiveHand, to: int) -> None:
    """A player goes on with another holding; who plays against him may change, too, if he can."""
    player = side_of(to)
    other = 1 - player
    hand.active[player], hand.turn = to, player
    if hand.holdings[other] and hand.holdings[other + 2]:
        hand.turn, hand.phase = other, Phase.CHANGE


def _answer(hand: LiveHand, *, yes: bool) -> None:
    """The answer of who may change, too; then the one who changed first goes on."""
    if yes:
        hand.active[hand.turn] ^= 2
    hand.turn, hand.phase = 1 - hand.turn, _PLAY


def _close(hand: LiveHand, receiver: int) -> None:
    """The trick goes to the pile of a holding.

    Its owner leads, but with the last cards of a holding the lead goes to the opponent (Tichu for Two: Das
    Spiel).
    """
    hand.taken[receiver] |= hand.trick
    hand.trick, hand.table, hand.passes = 0, None, 0
    player = side_of(hand.owner)
    hand.turn = player if hand.holdings[hand.owner] else 1 - player


def _take_last_trick(hand: LiveHand) -> None:
    """The play that ends the hand takes the trick at once; a Dragon is given away (Treibhaus FAQ)."""
    double = len(hand.order) == DOUBLE
    if _won_by_dragon(hand) and not (hand.rules.last_dragon_trick_kept or double):
        hand.turn, hand.phase = side_of(hand.owner), Phase.GIVE
    else:
        _close(hand, hand.owner)
        hand.phase = _OVER


def _won_by_dragon(hand: LiveHand) -> bool:
    """Whether the Dragon lies on top; a bomb on it keeps the trick."""
    return hand.table is not None and hand.table.cards == DRAGON
