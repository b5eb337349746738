"""What each player may do in a hand with Booster cards, and the moment after it.

What no Booster card changes is asked of the printed rules. A moment is a `Position`; `play` maps it to the
next. What is legal without companions is listed; with yellow cards, for whoever names them.
"""

from dataclasses import replace

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.booster.effects import (
    BIRDS,
    NEXT,
    REACTIONS,
    again,
    effect_of,
    fault_of_boost,
    fault_of_companions,
)
from tichu_turnier.rules.booster.meld import ALONE, Companions, Meld, beats
from tichu_turnier.rules.booster.melds import bombs, follows, leads, meanings_of
from tichu_turnier.rules.booster.position import (
    Action,
    Boost,
    Complete,
    GoOn,
    Play,
    Position,
    Recent,
    Show,
    Step,
)
from tichu_turnier.rules.booster.trick import given, laid, passed
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import MAH_JONG, RANKS, Cards
from tichu_turnier.rules.engine import play as at_four
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Phase


def play(now: Position, action: Action) -> Position:
    """The position after an action; raises Refusal with the reason when the rules forbid it."""
    reason = fault(now, action)
    if reason is not None:
        raise Refusal(Finding(reason, args={"seat": action.seat}))
    return after(now, action)


# ---- What is allowed


def legal_plays(now: Position, companions: Companions = ALONE) -> list[Meld]:
    """Every meld that the player whose turn it is may put on the table with exactly these companions."""
    if now.step is not Step.PLAY or now.printed.phase is not Phase.PLAY:
        return []
    holding = _playable(now)
    if now.table is None:
        plays = leads(holding, now.force, companions)
    elif now.closing:
        return legal_bombs(now, now.turn)
    else:
        plays = follows(holding, now.table, now.force, companions)
    return _as_wished(now, plays)


def legal_bombs(now: Position, seat: int) -> list[Meld]:
    """Every bomb that a player may throw now without waiting for his turn."""
    table = now.table
    if table is None or now.step is not Step.PLAY or now.printed.phase is not Phase.PLAY:
        return []
    return [each for each in bombs(now.printed.holdings[seat], now.force) if beats(each, table)]


def may_pass(now: Position) -> bool:
    """Whether the player whose turn it is may pass, take the trick, or not help."""
    return fault(now, Pass(now.turn)) is None


def fault(now: Position, action: Action) -> str | None:
    """The key of the rule that an action breaks, None when it is legal."""
    match action:
        case Play():
            reason = _fault_of_play(now, action)
        case Boost():
            reason = fault_of_boost(now, action)
        case Complete():
            reason = _fault_of_completing(now, action)
        case Pass(seat):
            reason = _fault_of_pass(now, seat)
        case Give():
            reason = at_four.fault(now.printed, action)
        case CallTichu(seat):
            reason = _fault_of_call(now, seat)
        case Show(seat):
            reason = None if now.step in NEXT and seat == now.printed.turn else "booster-not-now"
        case GoOn():
            reason = None if now.step in NEXT else "booster-not-now"
    return reason


def _fault_of_step(now: Position) -> str | None:
    """Why nobody plays cards now (Booster FAQ: Foul b, the lead that comes too early is taken back)."""
    if now.over:
        return "play-hand-over"
    if now.printed.phase is Phase.GIVE:
        return "play-dragon-first"
    if now.step is Step.HELP:
        return "booster-help-first"
    return "booster-step-open" if now.step in NEXT else None


def _fault_of_play(now: Position, play: Play) -> str | None:
    step = _fault_of_step(now)
    if step is not None:
        return step
    meld, table = play.meld, now.table
    if meld.cards & ~now.printed.holdings[play.seat]:
        return "play-not-held"
    own_turn = play.seat == now.turn and not play.early and not now.closing
    if not own_turn and (table is None or not meld.is_bomb):
        return "play-out-of-turn"
    if now.scared == play.seat and meld.cards & BIRDS:
        return "booster-scared"
    faults = fault_of_companions(now, play), _fault_of_meld(now, meld, in_turn=own_turn)
    return next((each for each in faults if each), None) or _fault_of_wish(now, play)


def _fault_of_meld(now: Position, meld: Meld, *, in_turn: bool) -> str | None:
    """Whether it is one, beats the table, and has the wished card where there is a duty."""
    if meld not in meanings_of(meld.cards, now.table, now.force, meld.companions):
        return "play-no-combination"
    if now.table is not None and not beats(meld, now.table):
        return "play-does-not-beat"
    exempt = meld.is_bomb and now.printed.rules.bomb_exempt_from_wish
    ignores = in_turn and not meld.cards & now.wished and not exempt and _can_fulfil(now)
    return "play-ignores-wish" if ignores else None


def _fault_of_wish(now: Position, play: Play) -> str | None:
    mah_jong = play.meld.cards & MAH_JONG and "mouse" not in play.meld.companions
    if play.wish is None:
        return "play-wish-required" if mah_jong and now.printed.rules.wish_required else None
    return None if mah_jong and play.wish in RANKS else "play-wish-not-possible"


def _fault_of_pass(now: Position, seat: int) -> str | None:
    """A player whose birds are scared off passes even with the lead, if nothing else is left."""
    if now.step is Step.HELP:
        return None if seat == now.turn else "play-out-of-turn"
    step = _fault_of_step(now)
    if step is not None or seat != now.turn:
        return step or "play-out-of-turn"
    if now.table is None:
        return None if now.scared == seat and not _playable(now) else "play-must-lead"
    bound = not now.closing and _can_fulfil(now)
    return "play-ignores-wish" if bound else None


def _fault_of_completing(now: Position, action: Complete) -> str | None:
    """No yellow cards of the helper, who plays out of turn (Booster FAQ: Hilfe)."""
    if now.step is not Step.HELP or action.seat != now.turn:
        return "play-out-of-turn"
    if action.companions:
        return "booster-helper-yellow"
    if not action.cards or action.cards & ~now.printed.holdings[action.seat]:
        return "play-not-held"
    melds = completed(now, action.cards)
    alone = replace(now, step=Step.PLAY)
    faults = [_fault_of_meld(alone, meld, in_turn=True) for meld in melds]
    return "play-no-combination" if not faults else None if None in faults else faults[0]


def _fault_of_call(now: Position, seat: int) -> str | None:
    """Before one's own first card, however few one holds (Booster FAQ: Dealer), and once."""
    given_away = (seat, "super-partner") in now.used
    if given_away or now.printed.calls[seat] is not Call.NONE:
        return "play-called-already"
    late = now.over or seat in now.started or not now.printed.holdings[seat]
    return "play-called-late" if late else None


def completed(now: Position, cards: Cards) -> list[Meld]:
    asked = now.asked
    if asked is None:
        return []
    return meanings_of(asked.cards | cards, now.table, now.force, asked.companions)


def _playable(now: Position) -> Cards:
    holding = now.printed.holdings[now.turn]
    return holding & ~BIRDS if now.scared == now.turn else holding


def _can_fulfil(now: Position) -> bool:
    """Whether a wished card can be played without Booster cards, which are never a duty."""
    holding, table, wished = _playable(now), now.table, now.wished
    if not holding & wished or table is None:
        return bool(holding & wished)
    return any(each.cards & wished for each in follows(holding, table, now.force))


def _as_wished(now: Position, plays: list[Meld]) -> list[Meld]:
    if not _can_fulfil(now):
        return plays
    exempt = now.printed.rules.bomb_exempt_from_wish
    return [each for each in plays if each.cards & now.wished or (exempt and each.is_bomb)]


# ---- What comes of it


def after(now: Position, action: Action) -> Position:
    match action:
        case Play(seat, meld, wish):
            spent = now.spent(seat, meld.companions)
            then = _remembered(_calm(laid(spent, seat, meld, wish), seat), now, action)
        case Boost():
            then = _boosted(now, action)
        case Complete():
            then = _helped(now, action.cards)
        case Pass(seat):
            # Whoever does not help passes, too: the cards that were shown stay where they are.
            left = replace(now, step=Step.PLAY, asked=None) if now.step is Step.HELP else passed(now)
            then = replace(_calm(left, seat), recent=None)
        case Give():
            then = replace(given(now, action), recent=None)
        case CallTichu():
            then = _remembered(replace(now, printed=at_four.after(now.printed, action)), now, action)
        case Show(seat):
            then = replace(now, barred=now.barred | {(seat + 2) % 4}, recent=None)
        case GoOn():
            then = replace(now, step=NEXT[now.step], recent=None)
    return then


def _remembered(then: Position, before: Position, action: Play | Boost | CallTichu) -> Position:
    return replace(then, recent=Recent(action, before))


def _calm(now: Position, seat: int) -> Position:
    """Once he has done something else, nothing is scared off any more."""
    return replace(now, scared=None, again=None) if now.scared == seat else now


def _boosted(now: Position, boost: Boost) -> Position:
    if boost.key in REACTIONS and now.recent is not None:
        return _remembered(REACTIONS[boost.key].done(now, boost, now.recent), now, boost)
    key = frozenset[str]() if again(now, boost) else frozenset({boost.key})
    spent = now.spent(boost.seat, key | boost.companions)
    return _remembered(effect_of(boost).done(_calm(spent, boost.seat), boost), now, boost)


def _helped(now: Position, cards: Cards) -> Position:
    """What both have laid is the asker's play; it can still be annulled (Booster FAQ: Njet! und Hilfe)."""
    asked, alone = now.asked, replace(now, step=Step.PLAY, asked=None)
    if asked is None or now.recent is None:
        return alone
    found = completed(now, cards)
    meld = next(each for each in found if _fault_of_meld(alone, each, in_turn=True) is None)
    then = _calm(laid(alone, asked.seat, meld, helped=cards), asked.seat)
    return _remembered(then, now.recent.before, replace(asked, cards=meld.cards))
