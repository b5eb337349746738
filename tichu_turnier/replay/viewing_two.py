"""What is to be seen at each step of a hand of Tichu for Two: four holdings, two of each player?

A holding stands where a player does at a table of four, each player's own opposite each other.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from tichu_turnier.replay.viewing import Pile, Saying, ViewedStep, ending_steps, said_between, step_of
from tichu_turnier.rules.calls import SEATS, Call, side_of
from tichu_turnier.rules.cards import DOG
from tichu_turnier.rules.engine import position as four
from tichu_turnier.rules.two.ending import report
from tichu_turnier.rules.two.play import closing
from tichu_turnier.rules.two.position import Phase, Position

_PHASES = {
    Phase.PLAY: four.Phase.PLAY,
    Phase.CHANGE: four.Phase.PLAY,
    Phase.GIVE: four.Phase.GIVE,
    Phase.OVER: four.Phase.OVER,
}
_PLAYERS = (0, 1)


def viewed_steps_of_two(positions: Sequence[Position]) -> tuple[ViewedStep, ...]:
    """Each moment of a hand, given its positions from the exchange on, and two more when it is over."""
    if not positions:
        return ()
    pile, begin = Pile(), positions[0]
    steps = [_step(begin, pile, Saying("two-viewer-begins", {"who": begin.active[begin.turn]}))]
    for before, then in pairwise(positions):
        if before.phase is not Phase.CHANGE:
            pile = pile.after(_at_four(before), _at_four(then))
        steps.append(_step(then, pile, _said(before, then)))
    if positions[-1].phase is Phase.OVER:
        score = report(positions[-1])
        last = ending_steps(_at_four(positions[-1]), pile, (score.a, score.b))
        steps += [_with_calls(step, positions[-1]) for step in last]
    return tuple(steps)


def _said(before: Position, then: Position) -> Saying:
    """What happened between two moments: the changes of holdings are what four do not know."""
    if before.phase is Phase.CHANGE:
        changed = before.active != then.active
        seat = then.active[before.turn]
        return Saying("two-viewer-changes" if changed else "two-viewer-stays", {"who": seat})
    for player in _PLAYERS:
        if then.calls[player] is Call.SMALL_TICHU is not before.calls[player]:
            return Saying("two-viewer-calls", {"who": player})
    for seat in SEATS:
        if before.holdings[seat] & ~then.holdings[seat] == DOG and then.phase is not Phase.OVER:
            to = seat ^ 2 if then.holdings[seat ^ 2] else then.active[1 - side_of(seat)]
            return Saying("viewer-plays-dog", {"who": seat, "to": to})
    return said_between(_at_four(before), _at_four(then))


def _step(now: Position, pile: Pile, said: Saying) -> ViewedStep:
    step = _with_calls(step_of(_at_four(now), pile, said), now)
    if now.phase is Phase.CHANGE:
        return replace(step, waits="change")
    return replace(step, waits="take") if now.phase is Phase.PLAY and closing(now) else step


def _with_calls(step: ViewedStep, now: Position) -> ViewedStep:
    """A call is made by the player, with whichever of his holdings."""
    if not now.order:
        return step
    zero, one, two, three = step.seats
    first = side_of(now.order[0])
    made = [None if now.calls[player] is Call.NONE else player == first for player in _PLAYERS]
    return replace(step, seats=(replace(zero, made=made[0]), replace(one, made=made[1]), two, three))


def _at_four(now: Position) -> four.Position:
    """The same with the holdings as players."""
    return four.Position(
        now.holdings,
        now.active[now.turn],
        phase=_PHASES[now.phase],
        table=now.table,
        owner=now.owner,
        trick=now.trick,
        taken=now.taken,
        order=now.order,
        calls=now.calls,
        wish=now.wish,
    )
