"""What is to be seen at each step of a hand of six, three against three?"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from tichu_turnier.replay.viewing import Pile, Saying, ViewedStep, said_between, step_of
from tichu_turnier.rules.calls import SIX_SEATS
from tichu_turnier.rules.cards import card_points
from tichu_turnier.rules.six.ending import counted_points, report
from tichu_turnier.rules.six.position import Phase, Position


def viewed_steps_of_six(positions: Sequence[Position]) -> tuple[ViewedStep, ...]:
    """Each moment of a hand, given its positions from pushing on, and two more when it is over."""
    if not positions:
        return ()
    pile = Pile()
    steps = [step_of(positions[0], pile, Saying("viewer-begins", {"who": positions[0].turn}))]
    for before, then in pairwise(positions):
        if before.phase is not Phase.DOG:
            pile = pile.after(before, then)
        steps.append(step_of(then, pile, _said(before, then)))
    if positions[-1].phase is Phase.OVER:
        steps += _ending(positions[-1], pile)
    return tuple(steps)


def _said(before: Position, then: Position) -> Saying:
    """What happened between two moments: to whom the Dog goes is said apart, where there is a choice."""
    if before.phase is Phase.DOG:
        return Saying("odd-six-viewer-leads-to", {"who": before.turn, "to": then.turn})
    if then.phase is Phase.DOG:
        return Saying("viewer-plays", {"who": then.turn}, Saying("viewer-what-dog"))
    return said_between(before, then)


def _ending(now: Position, pile: Pile) -> tuple[ViewedStep, ViewedStep]:
    """Who won or to whom cards and tricks go, and what the hand came to with the calls."""
    pile, score, points = replace(pile, laid={}, top=None), report(now), counted_points(now)
    if points is None:
        one, other, third = now.order
        said = Saying("odd-six-viewer-triple", {"who": one, "partner": other, "to": third})
        step = step_of(now, pile, said)
    else:
        last = sum(SIX_SEATS) - sum(now.order)
        args = {"who": last, "before": now.order[-1], "to": now.order[0]}
        said = Saying("odd-six-viewer-ends", args | {"points": card_points(now.holdings[last])})
        step = replace(step_of(now, pile, said), card_points=points)
    return step, replace(step, said=Saying("viewer-result-with-calls", {"a": score.a, "b": score.b}))
