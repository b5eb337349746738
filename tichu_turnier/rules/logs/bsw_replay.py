"""Replay a logged hand: check every rule, follow what can be followed, and count it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from operator import length_hint
from typing import NamedTuple

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.calls import AFTER, SEATS, Call, Calls
from tichu_turnier.rules.cards import DECK, DRAGON, OF_RANK, Cards
from tichu_turnier.rules.combinations import least_above, least_longer
from tichu_turnier.rules.engine.ending import counted_points, ends_hand, last_seat, report, winning_side
from tichu_turnier.rules.engine.play import (
    do,
    fault,
    fault_of_pass,
    fault_of_play,
    pass_on,
    put_down,
    trick_is_won,
)
from tichu_turnier.rules.engine.position import (
    Action,
    CardsOfSeats,
    Give,
    LiveHand,
    Pass,
    Phase,
    Play,
    Position,
    start,
)
from tichu_turnier.rules.logs.bsw_events import PASSES, Event, LoggedGift, LoggedPlay
from tichu_turnier.rules.logs.bsw_log import MOST_FINDINGS, OTHERS, LoggedHand
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES, RuleSet
from tichu_turnier.rules.variant import FOUR

_HARMLESS = frozenset({"play-ignores-wish", "play-called-late", "play-gift-to-opponent"})
"""Broken rules after which the cards still tell how the hand goes on."""
_NEIGHBOURS = tuple([(seat, (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4) for seat in SEATS])
_PLAY, _OVER = Phase.PLAY, Phase.OVER
_WHOLE, _FIRST = FOUR.cards[0], FOUR.first_cards
_NO_CALL, _TICHU, _GRAND_TICHU = Call.NONE, Call.TICHU, Call.GRAND_TICHU


class Verdict(StrEnum):
    """What a replay comes to."""

    OK = "ok"
    SCORE_MISMATCH = "score-mismatch"
    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"


_OK = Verdict.OK


class Replay(NamedTuple):
    """One hand, checked."""

    verdict: Verdict
    computed: tuple[int, int] | None
    """None when the hand did not come to its end."""
    findings: tuple[Finding, ...]
    end: Position | None
    """The last moment to which the hand could be followed; None when its cards cannot be right."""
    hand: LoggedHand
    rules: RuleSet
    """By which it was checked and counted."""

    @property
    def logged(self) -> tuple[int, int] | None:
        return self.hand.result

    @property
    def order(self) -> tuple[int, ...]:
        return () if self.end is None else self.end.order

    @property
    def last(self) -> int | None:
        return None if self.end is None or self.computed is None else last_seat(self.end)

    @property
    def double_victory(self) -> bool:
        return self.end is not None and winning_side(self.end) is not None

    @property
    def card_points(self) -> tuple[int, int] | None:
        """Those of both sides; None with a double victory."""
        return None if self.end is None or self.computed is None else counted_points(self.end)

    @property
    def tichu(self) -> tuple[int, ...]:
        return _callers(self.end, _TICHU, self.hand.calls)

    @property
    def grand_tichu(self) -> tuple[int, ...]:
        return _callers(self.end, _GRAND_TICHU, self.hand.grand_calls)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The hand step by step, as far as it could be followed."""
        positions: list[Position] = []
        _follow(self.hand, self.rules, [], positions)
        return tuple(positions)


_REPLAY = partial(tuple.__new__, Replay)


def replay(hand: LoggedHand, rules: RuleSet = BRETTSPIELWELT_RULES) -> Replay:
    """The hand played again with every rule checked; what is wrong becomes findings, never an error.

    A log does not say by which rules it was played. Cards with two meanings (`K K Phoenix 2 2`) keep both
    until a later play decides.
    """
    findings = list(hand.findings)
    end = _follow(hand, rules, findings)
    return _counted(hand, rules, end, findings)


def _counted(hand: LoggedHand, rules: RuleSet, end: LiveHand | None, findings: list[Finding]) -> Replay:
    counted = report(end) if end is not None and end.phase is _OVER else None
    computed = None if counted is None else (counted.a, counted.b)
    if hand.result is None:
        findings.append(Finding("log-incomplete", Severity.WARNING, where=("line", hand.line)))
    elif computed is None and not findings:
        findings.append(Finding("log-not-over", where=("line", hand.result_line)))
    elif computed is not None and computed != hand.result:
        args: dict[str, str | int] = {"a": hand.result[0], "b": hand.result[1]}
        args |= {"computed_a": computed[0], "computed_b": computed[1]}
        findings.append(Finding("log-score-mismatch", args=args, where=("line", hand.result_line)))
    verdict, position = _verdict(hand, findings), None if end is None else end.position()
    found: Replay = _REPLAY((verdict, computed, tuple(findings[:MOST_FINDINGS]), position, hand, rules))
    return found


def _follow(
    hand: LoggedHand, rules: RuleSet, findings: list[Finding], seen: list[Position] | None = None
) -> LiveHand | None:
    """The last moment to which a hand can be followed; None when its cards cannot be right.

    Puts what is wrong into `findings`, and the first moment and that after each event into `seen`.
    """
    holdings = _holdings(hand, findings)
    if holdings is None:
        return None
    now = LiveHand(start(holdings, _calls(hand, findings), rules))
    others: list[LiveHand] = []
    events = iter(hand.events)
    while True:
        if seen is not None:
            seen.append(now.position())
        one_by_one = others or seen is not None or now.phase is not _PLAY
        event = next(events, None) if one_by_one else replay_ordinary_events(now, events)
        if not now.holdings[now.turn]:
            _take(now)
        if event is None:
            return now
        if others or not _went_on(now, event):
            line = hand.lines[len(hand.events) - length_hint(events) - 1]
            following = _meant([now, *others], event, line, findings)
            if not following:
                return now
            now, *others = following


def _holdings(hand: LoggedHand, findings: list[Finding]) -> CardsOfSeats | None:
    """The holdings after pushing; None when the log does not tell, or the cards cannot be right."""
    if not len(hand.eights) == len(hand.fourteens) == len(hand.pushes) == len(SEATS):
        return None
    fourteens = [sum(hand.fourteens[seat]) for seat in SEATS]
    if set(map(len, hand.fourteens.values())) != {_WHOLE} or sum(fourteens) != DECK:
        findings.append(Finding("log-not-the-deck", where=("line", hand.line)))
        return None
    for seat in SEATS:
        eight, cards = hand.eights[seat], sum(hand.eights[seat])
        if cards & fourteens[seat] != cards or not len(eight) == cards.bit_count() == _FIRST:
            findings.append(_broken("log-eight-cards", seat, hand.line))
    return _after_pushing(hand, fourteens, findings)


def _after_pushing(hand: LoggedHand, holdings: list[Cards], findings: list[Finding]) -> CardsOfSeats | None:
    changed = holdings.copy()
    for seat, following, partner, previous in _NEIGHBOURS:
        to_next, to_partner, to_previous = hand.pushes[seat]
        given = to_next | to_partner | to_previous
        if given & holdings[seat] != given or given.bit_count() != OTHERS:
            findings.append(_broken("log-push-not-held", seat, hand.line))
            return None
        changed[seat] ^= given
        changed[following] ^= to_next
        changed[partner] ^= to_partner
        changed[previous] ^= to_previous
    return tuple(changed)


def _calls(hand: LoggedHand, findings: list[Finding]) -> Calls:
    calls = [_NO_CALL] * 4
    for seat in hand.calls:
        calls[seat] = _TICHU
    for seat in hand.grand_calls:
        if calls[seat] is not _NO_CALL:
            findings.append(_broken("play-called-already", seat, hand.line))
        calls[seat] = _GRAND_TICHU
    return calls[0], calls[1], calls[2], calls[3]


def _went_on(hand: LiveHand, event: Event) -> bool:
    """Takes the hand on by an event with one meaning, if it is legal, as nearly all are."""
    if type(event) is Pass:
        if fault_of_pass(hand, event.seat) is not None:
            return False
        pass_on(hand)
    elif type(event) is LoggedPlay and event.meaning is not None:
        seat, combination, wish = event.seat, event.meaning, event.wish
        if fault_of_play(hand, seat, combination, wish) is not None:
            return False
        put_down(hand, seat, combination, wish)
    else:
        actions = _actions(hand, event)
        if len(actions) != 1 or fault(hand, actions[0]) is not None:
            return False
        do(hand, actions[0])
    if not hand.holdings[hand.turn]:
        _take(hand)
    return True


def _meant(before: list[LiveHand], event: Event, line: int, findings: list[Finding]) -> list[LiveHand]:
    """The hand after any event with each of its meanings; empty when it cannot be followed any further."""
    following: list[LiveHand] = []
    broken: list[LiveHand] = []
    reasons: list[str] = []
    for hand in before:
        for action in _actions(hand, event):
            reason = fault(hand, action)
            if reason is None:
                following.append(_after(hand, action))
            elif reason == "play-called-already" and hand.calls[action.seat] is _TICHU:
                following.append(hand)  # the log says it twice, it counts once
            else:
                reasons.append(reason)
                if reason in _HARMLESS:
                    broken.append(_after(hand, action))
    if following:
        return following if len({each.table for each in following}) > 1 else following[:1]
    seat = before[0].turn if isinstance(event, LoggedGift) else event.seat
    findings.append(_broken(reasons[0] if reasons else "play-no-combination", seat, line))
    return broken


def _actions(hand: LiveHand, event: Event) -> Sequence[Action]:
    if isinstance(event, LoggedPlay):
        return [Play(event.seat, each, event.wish) for each in event.meanings]
    return (Give(hand.turn, event.to),) if isinstance(event, LoggedGift) else (event,)


def _after(hand: LiveHand, action: Action) -> LiveHand:
    other = LiveHand(hand.position())
    do(other, action)
    _take(other)
    return other


def _take(hand: LiveHand) -> None:
    """A trick of a player who is out is his at once: the log has no line for it."""
    if trick_is_won(hand) and not hand.holdings[hand.owner] and hand.phase is _PLAY:
        pass_on(hand)


def _verdict(hand: LoggedHand, findings: list[Finding]) -> Verdict:
    if hand.result is None:
        return Verdict.INCOMPLETE
    if not findings:
        return _OK
    wrong = any(finding.key != "log-score-mismatch" for finding in findings)
    return Verdict.ILLEGAL if wrong else Verdict.SCORE_MISMATCH


def _callers(now: Position | None, call: Call, said: list[int]) -> tuple[int, ...]:
    if now is None:
        return tuple(sorted(said))
    return tuple(seat for seat in SEATS if now.calls[seat] is call)


def _broken(key: str, seat: int, line: int) -> Finding:
    return Finding(key, args={"seat": seat}, where=("line", line))


_EVERYTHING = (0, 1 << 90)
"""Between these numbers are all combinations."""


# Six of seven events are passes and plays in turn that ask little of the rules. Going through them here costs
# a third of asking `play` for each; all others come back. Nothing is decided here that `play` would decide
# otherwise: a test sends many hands both ways. One loop, as calls out of it would cost more than the rules.
# Ordinary is, for a player without a wished card, to pass or to take a trick without the Dragon, and to lead
# a combination or put a higher one of the same kind and length on it, in turn, without ending the hand.
def replay_ordinary_events(hand: LiveHand, events: Iterator[Event]) -> Event | None:  # noqa: C901, PLR0912
    """Takes a hand on by events as long as they are ordinary; gives back the first other one, or None."""
    holdings, turn, owner, trick, table = hand.holdings, hand.turn, hand.owner, hand.trick, hand.table
    low, high = _EVERYTHING if table is None else (least_above(table), least_longer(table))
    wished = 0 if hand.wish is None else OF_RANK[hand.wish]
    for event in events:
        if wished and holdings[turn] & wished:
            break
        if event is PASSES[turn]:  # so are all passes that are read: each seat has but one
            if not trick:
                break
            if turn == owner:
                if trick & DRAGON or not holdings[turn]:
                    break
                hand.taken[turn] |= trick
                (low, high), trick, table = _EVERYTHING, 0, None
                continue
        else:
            if event.__class__ is not LoggedPlay or (plain := event.plain) is None:
                break
            seat, combination, cards, next_low, next_high = plain
            left = holdings[turn] ^ cards
            if seat != turn or (turn == owner and trick) or left & cards or not low <= combination < high:
                break
            if not left:
                order = (*hand.order, turn)
                if len(order) > 1 and ends_hand(order):
                    break
                hand.order = order
            holdings[turn] = left
            owner, table, low, high = turn, combination, next_low, next_high
            trick |= cards
        turn = AFTER[turn]
        while not holdings[turn] and turn != owner:
            turn = AFTER[turn]
    else:
        event = None
    hand.turn, hand.owner, hand.trick, hand.table = turn, owner, trick, table
    return event
