"""Turn the positions of a hand into steps to look at: what is seen, and what happened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Self

from tichu_turnier.finding import Finding
from tichu_turnier.rules.calls import SEATS, Call, call_at, side_of
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Cards, card_points, each_card, rank_of
from tichu_turnier.rules.combinations import Combination, Kind, beats, meanings
from tichu_turnier.rules.engine.ending import counted_points, last_seat, report
from tichu_turnier.rules.engine.position import Phase, Position
from tichu_turnier.rules.variant import SIX

Sides = tuple[int, int]
SPECIAL_KEYS = {DOG: "dog", MAH_JONG: "mah-jong", PHOENIX: "phoenix", DRAGON: "dragon"}
"""The special cards as text keys name them."""
_ORDER = {PHOENIX: 14.5, DOG: 0.5}
"""Where cards stand in a holding that have no rank of their own."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence as a text key; its values tell by their names what they are.

    Seats are `who`, `to`, `partner` and `before`, ranks `rank`, `low`, `high` and `wish`, cards `first`,
    `second` and `third`; all others are plain numbers. `what` is a part of the sentence, `cards` are cards to
    be listed in it.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
    what: "Saying | None" = None
    cards: Cards = 0


@dataclass(frozen=True, slots=True)
class ViewedSeat:
    """What is to be seen of one player."""

    cards: tuple[Cards, ...]
    """What he holds, highest first."""
    laid: tuple[Cards, ...] = ()
    """What he played last in this trick, highest first."""
    passed: bool = False
    """Whether he passed since."""
    call: Call = Call.NONE
    made: bool | None = None
    """Whether his call was made; None while that is open, or without a call."""
    place: int | None = None
    """As which he went out, from 1."""
    card_points: int = 0
    """In the tricks he has taken."""
    dragon: bool = False
    """Whether a trick with the Dragon was given to him."""


@dataclass(frozen=True, slots=True)
class ViewedStep:
    """One moment of a hand."""

    said: Saying
    """What happened just now."""
    seats: tuple[ViewedSeat, ...]
    turn: int | None
    """Who plays, takes or gives next; None while all push and when the hand is over."""
    waits: str
    """For what: `push`, `play`, `lead`, `take`, `give` or `over`; between two `change`, of six `dog`."""
    trick: int
    """Number of the trick, 0 before the first lead."""
    top: int | None
    """Whose cards are to be beaten, or were played last."""
    wish: int | None
    card_points: Sides
    """Of the even and of the odd seats so far: what lies in their tricks."""
    finding: Finding | None = None
    """The rule that was broken just now."""
    refused: bool = False
    """Whether what was played could not be: the hand stands still since."""


@dataclass(frozen=True, slots=True)
class Pile:
    """What lies on the table, and who passed."""

    trick: int = 0
    laid: Mapping[int, Cards] = field(default_factory=dict)
    passed: frozenset[int] = frozenset()
    top: int | None = None
    given: frozenset[int] = frozenset()
    """Who got a Dragon trick."""

    def after(self, before: Position, then: Position) -> Self:
        """The pile after one step; cards that end a trick at once are still to be seen."""
        if before.phase in (Phase.DOG, Phase.CHANGE):
            return self
        seat, cards = _played(before, then)
        if cards:
            fresh = not before.trick
            laid = {} if fresh else self.laid
            number = self.trick + fresh
            return replace(self, trick=number, laid={**laid, seat: cards}, passed=frozenset(), top=seat)
        if before.phase == Phase.GIVE:
            given = self.given | {_receiver(before, then)}
            return replace(self, laid={}, passed=frozenset(), top=None, given=given)
        if before.trick and not then.trick:
            return replace(self, laid={}, passed=frozenset(), top=None)
        if before.turn != then.turn:
            return replace(self, passed=self.passed | {before.turn})
        return self


def viewed_steps(positions: Sequence[Position]) -> tuple[ViewedStep, ...]:
    """Each moment of a hand, given its positions from the first lead on, and two more when it is over.

    What happened between two positions is concluded from them.
    """
    if not positions:
        return ()
    pile = Pile()
    begins = "two-viewer-begins" if positions[0].aside else "viewer-begins"
    steps = [step_of(positions[0], pile, Saying(begins, {"who": positions[0].turn}))]
    for before, then in pairwise(positions):
        pile = pile.after(before, then)
        steps.append(step_of(then, pile, said_between(before, then)))
    if positions[-1].phase is Phase.OVER:
        score = report(positions[-1])
        steps += ending_steps(positions[-1], pile, (score.a, score.b))
    return tuple(steps)


def pushing_steps(
    begin: ViewedStep, holdings: Sequence[Cards], pushes: Sequence[Sequence[Cards]]
) -> tuple[ViewedStep, ...]:
    """How the players push one after the other, before the step with which the play begins.

    `holdings` are the fourteen cards of each seat, `pushes` what each gives to the next, partner and before.
    """
    seats = [replace(begin.seats[seat], cards=_high_first(holdings[seat])) for seat in SEATS]
    steps = []
    for seat in SEATS:
        given = tuple(pushes[seat])
        left = tuple(card for card in seats[seat].cards if card not in given)
        seats[seat] = replace(seats[seat], cards=left, laid=given)
        to = {"who": seat, "to": (seat + 1) % 4, "partner": (seat + 2) % 4, "before": (seat + 3) % 4}
        said = Saying("viewer-pushes", to | dict(zip(("first", "second", "third"), given, strict=True)))
        steps.append(replace(begin, said=said, seats=tuple(seats), turn=None, waits="push", top=seat))
    return tuple(steps)


def refused_step(last: ViewedStep, seat: int, cards: Cards, said: Saying) -> ViewedStep:
    """A step that the rules do not let happen: the cards lie there, and are still in the holding."""
    seats = list(last.seats)
    seats[seat] = replace(seats[seat], laid=_high_first(cards) or seats[seat].laid)
    return replace(last, said=said, seats=tuple(seats), top=seat if cards else last.top, refused=True)


def next_trick(steps: Sequence[ViewedStep], at: int) -> int:
    """The step at which the next trick is led, else the last one."""
    later = (step for step in range(at + 1, len(steps)) if steps[step].trick != steps[at].trick)
    return next(later, len(steps) - 1)


def previous_trick(steps: Sequence[ViewedStep], at: int) -> int:
    """The step at which this trick was led, or the one before when that is where we are."""
    number = steps[max(0, at - 1)].trick
    return next(step for step in range(len(steps)) if steps[step].trick == number)


# ---- What happened


def combination_words(combination: Combination) -> Saying:
    cards, kind, rank = combination.cards, combination.kind, int(combination.rank)
    if cards in SPECIAL_KEYS:
        return Saying(f"viewer-what-{SPECIAL_KEYS[cards]}")
    if kind in (Kind.STRAIGHT, Kind.STRAIGHT_BOMB):
        return Saying(f"viewer-what-{kind}", {"low": rank - combination.length + 1, "high": rank})
    if kind is Kind.STAIRS:
        return Saying("viewer-what-stairs", {"low": rank - combination.length // 2 + 1, "high": rank})
    if kind is Kind.FULL_HOUSE:
        ranks = {rank_of(card) for card in each_card(cards & ~PHOENIX)}
        return Saying("viewer-what-full", {"rank": rank, "low": next(iter(ranks - {rank}))})
    return Saying(f"viewer-what-{kind}", {"rank": rank})


def cards_words(cards: Cards) -> Saying:
    return Saying("viewer-what-cards", cards=cards)


def _played(before: Position, then: Position) -> tuple[int, Cards]:
    for seat in range(len(before.holdings)):
        if cards := before.holdings[seat] & ~then.holdings[seat]:
            return seat, cards
    return 0, 0


def _receiver(before: Position, then: Position) -> int:
    """To whom a trick went; the one whose turn it was where no player has more cards."""
    seats = range(len(before.taken))
    return next((seat for seat in seats if before.taken[seat] != then.taken[seat]), before.turn)


def said_between(before: Position, then: Position) -> Saying:
    if before.phase in (Phase.DOG, Phase.CHANGE):
        return _said_of_choice(before, then)
    seat, cards = _played(before, then)
    if cards:
        return _said_of_play(before, then, seat, cards)
    for caller in range(len(before.holdings)):
        call = call_at(then.calls, caller)
        if call is not call_at(before.calls, caller):
            small = call is Call.SMALL_TICHU
            return Saying("two-viewer-calls" if small else "viewer-calls", {"who": caller})
    if before == then:
        return Saying("viewer-nothing")
    if before.trick and not then.trick:
        return _said_of_taking(before, then)
    must_give = before.turn == before.owner and then.phase == Phase.GIVE
    return Saying("viewer-must-give" if must_give else "viewer-passes", {"who": before.turn})


def _said_of_choice(before: Position, then: Position) -> Saying:
    """To which partner the Dog gave the lead, or whether a player of two changes his holding."""
    if before.phase is Phase.DOG:
        return Saying("odd-six-viewer-leads-to", {"who": before.turn, "to": then.turn})
    if before.aside == then.aside:
        return Saying("two-viewer-stays", {"who": before.turn})
    return Saying("two-viewer-changes", {"who": before.turn ^ 2})


def _said_of_taking(before: Position, then: Position) -> Saying:
    """Who got the trick, and what it counts; that of a player who is out is taken with the last pass."""
    args = {"who": before.turn, "points": card_points(before.trick)}
    if before.phase == Phase.GIVE:
        return Saying("viewer-gives", args | {"to": _receiver(before, then)})
    if before.turn == before.owner:
        return Saying("viewer-takes", args)
    return Saying("viewer-passes-taken", args | {"to": before.owner})


def _said_of_play(before: Position, then: Position, seat: int, cards: Cards) -> Saying:
    combination = _combination(before, then, cards)
    what = cards_words(cards) if combination is None else combination_words(combination)
    args = {"who": seat}
    if cards == DOG and then.phase not in (Phase.DOG, Phase.OVER):
        to = seat ^ 2 if then.aside and then.holdings[seat ^ 2] else then.turn
        return Saying("viewer-plays-dog", {"who": seat, "to": to})
    if combination is not None and combination.is_bomb:
        return Saying("viewer-bombs" if seat == before.turn else "viewer-bombs-early", args, what)
    if cards & MAH_JONG and then.wish is not None:
        return Saying("viewer-plays-wish", {"who": seat, "wish": then.wish}, what)
    leads = before.table is None and then.phase is not Phase.DOG
    return Saying("viewer-leads" if leads else "viewer-plays", args, what)


def _combination(before: Position, then: Position, cards: Cards) -> Combination | None:
    """As what the cards were played: the position says, unless the trick was over with them."""
    if then.table is not None and then.table.cards == cards:
        return then.table
    found = meanings(cards)
    beating = (each for each in found if before.table is None or beats(each, before.table))
    return next(beating, found[0] if found else None)


# ---- What is to be seen


def step_of(position: Position, pile: Pile, said: Saying) -> ViewedStep:
    over = position.phase == Phase.OVER
    seats = tuple(_seat(position, pile, seat) for seat in range(len(position.holdings)))
    turn, waits = None if over else position.turn, str(position.phase)
    if position.phase == Phase.PLAY and position.table is None:
        waits = "lead"
    elif position.phase == Phase.PLAY:
        waits = "take" if position.turn == position.owner else "play"
    points = [0, 0]
    for seat, seen in enumerate(seats):
        points[side_of(seat)] += seen.card_points
    return ViewedStep(said, seats, turn, waits, pile.trick, pile.top, position.wish, (points[0], points[1]))


def _seat(position: Position, pile: Pile, seat: int) -> ViewedSeat:
    first = position.variant.own[position.order[0]][0] if position.order else None
    call = call_at(position.calls, seat)
    return ViewedSeat(
        cards=_high_first(position.holdings[seat]),
        laid=_high_first(pile.laid.get(seat, 0)),
        passed=seat in pile.passed,
        call=call,
        made=None if call is Call.NONE or first is None else first == seat,
        place=position.order.index(seat) + 1 if seat in position.order else None,
        card_points=card_points(position.taken[seat]),
        dragon=seat in pile.given,
    )


def ending_steps(position: Position, pile: Pile, score: Sides) -> tuple[ViewedStep, ViewedStep]:
    """Who won or to whom the cards of the last player go, and what the hand came to with the calls."""
    pile = replace(pile, laid={}, top=None)
    counted = counted_points(position)
    step = step_of(position, pile, _said_of_victory(position) if counted is None else _said_of_last(position))
    step = step if counted is None else replace(step, card_points=counted)
    return step, replace(step, said=Saying("viewer-result-with-calls", {"a": score[0], "b": score[1]}))


def _said_of_victory(position: Position) -> Saying:
    first, second, *others = position.order
    if position.variant is SIX:
        return Saying("odd-six-viewer-triple", {"who": first, "partner": second, "to": others[0]})
    return Saying("viewer-ends-double", {"who": min(first, second), "to": max(first, second)})


def _said_of_last(position: Position) -> Saying:
    last = last_seat(position) or 0
    args = {"who": last, "to": position.order[0], "points": card_points(position.holdings[last])}
    if position.variant is SIX:
        return Saying("odd-six-viewer-ends", args | {"before": position.order[-1]})
    return Saying("viewer-ends", args)


def _high_first(cards: Cards) -> tuple[Cards, ...]:
    def place(card: Cards) -> tuple[float, Cards]:
        return _ORDER.get(card, rank_of(card)), card

    return tuple(sorted(each_card(cards), key=place, reverse=True))
