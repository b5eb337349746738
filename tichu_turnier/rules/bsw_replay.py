"""Could a logged hand have been played like this, and what was it worth?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tichu_turnier.rules.bsw_log import (
    MOST_FINDINGS,
    CardRow,
    Event,
    LoggedGift,
    LoggedHand,
    LoggedPass,
    LoggedPlay,
)
from tichu_turnier.rules.calls import SEATS, Call, Calls
from tichu_turnier.rules.cards import DECK
from tichu_turnier.rules.dealing import FIRST_CARDS
from tichu_turnier.rules.ending import counted_points, double_side, last_seat, report
from tichu_turnier.rules.finding import Finding, Severity
from tichu_turnier.rules.play import (
    WHOLE_HOLDING,
    closing,
    do,
    fault,
    fault_of_pass,
    fault_of_play,
    pass_on,
    put_down,
)
from tichu_turnier.rules.position import (
    Action,
    CallTichu,
    FourSets,
    Give,
    LiveHand,
    Pass,
    Phase,
    Position,
    start,
)
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES

_HARMLESS = frozenset({"play-ignores-wish", "play-called-late", "play-gift-to-opponent"})
"""Broken rules after which the cards still tell how the hand goes on."""
_PLAY, _TICHU = Phase.PLAY, Call.TICHU


class Verdict(StrEnum):
    """What a replay comes to."""

    OK = "ok"
    SCORE_MISMATCH = "score-mismatch"
    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"


@dataclass(frozen=True, slots=True)
class Replay:
    """One hand, checked."""

    verdict: Verdict
    order: tuple[int, ...]
    last: int | None
    double_victory: bool
    card_points: tuple[int, int] | None
    tichu: tuple[int, ...]
    grand_tichu: tuple[int, ...]
    computed: tuple[int, int] | None
    """None when the hand did not come to its end."""
    logged: tuple[int, int] | None
    findings: tuple[Finding, ...]
    hand: LoggedHand = field(repr=False, compare=False)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The hand step by step, as far as it could be followed."""
        return tuple([now.position() for now in _course(self.hand, [])])


def replay(hand: LoggedHand) -> Replay:
    """The hand played again with every rule checked; what is wrong becomes findings, never an error.

    Cards with two meanings (`K K Phoenix 2 2`) keep both until a later play decides.
    """
    findings, last = list(hand.findings), None
    for now in _course(hand, findings):
        last = now
    return _summary(hand, last, findings)


def _course(hand: LoggedHand, findings: list[Finding]) -> Iterator[LiveHand]:
    """The hand before the first event and after each; of several meanings the first."""
    holdings = _holdings(hand, findings)
    if holdings is None:
        return
    now = [LiveHand(start(holdings, _calls(hand, findings), BRETTSPIELWELT_RULES))]
    yield now[0]
    for event, line in zip(hand.events, hand.lines, strict=True):
        if len(now) != 1 or not _went_on(now[0], event):
            now = _meant(now, event, line, findings)
        if not now:
            return
        yield now[0]


def _holdings(hand: LoggedHand, findings: list[Finding]) -> FourSets | None:
    """The holdings after the exchange; None when the log does not tell, or the cards cannot be right."""
    if any(len(rows) < len(SEATS) for rows in (hand.eights, hand.fourteens, hand.pushes)):
        return None
    eights, fourteens = _sets(hand.eights), _sets(hand.fourteens)
    if {len(row) for row in hand.fourteens.values()} != {WHOLE_HOLDING} or sum(fourteens) != DECK:
        findings.append(Finding("log-not-the-deck", where=("line", hand.line)))
        return None
    findings += [
        Finding("log-eight-cards", args={"seat": seat}, where=("line", hand.line))
        for seat in SEATS
        if eights[seat] & ~fourteens[seat]
        or not len(hand.eights[seat]) == eights[seat].bit_count() == FIRST_CARDS
    ]
    return _exchanged(hand, fourteens, findings)


def _exchanged(hand: LoggedHand, holdings: FourSets, findings: list[Finding]) -> FourSets | None:
    changed = list(holdings)
    for seat, cards in hand.pushes.items():
        given = 0
        for step, card in enumerate(cards, start=1):
            given |= card
            changed[(seat + step) % 4] |= card
        if given & ~holdings[seat] or given.bit_count() != len(cards):
            findings.append(Finding("log-push-not-held", args={"seat": seat}, where=("line", hand.line)))
            return None
    for seat, cards in hand.pushes.items():
        changed[seat] &= ~(cards[0] | cards[1] | cards[2])
    return changed[0], changed[1], changed[2], changed[3]


def _sets(rows: dict[int, CardRow]) -> FourSets:
    sets = [0, 0, 0, 0]
    for seat, cards in rows.items():
        for card in cards:
            sets[seat] |= card
    return sets[0], sets[1], sets[2], sets[3]


def _calls(hand: LoggedHand, findings: list[Finding]) -> Calls:
    calls = [Call.NONE] * 4
    for seat in hand.calls:
        calls[seat] = Call.TICHU
    for seat in hand.grand_calls:
        if calls[seat] is not Call.NONE:
            findings.append(_broken("play-called-already", seat, hand.line))
        calls[seat] = Call.GRAND_TICHU
    return calls[0], calls[1], calls[2], calls[3]


def _went_on(hand: LiveHand, event: Event) -> bool:
    """Takes the hand on by a legal pass, or a legal play with one meaning: nearly all events are such."""
    if type(event) is LoggedPass:
        if fault_of_pass(hand, event.seat) is not None:
            return False
        pass_on(hand)
    elif type(event) is LoggedPlay and len(event.plays) == 1:
        action = event.plays[0]
        if fault_of_play(hand, action) is not None:
            return False
        put_down(hand, action)
    else:
        return False
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
        return following
    seat = before[0].turn if isinstance(event, LoggedGift) else event.seat
    findings.append(_broken(reasons[0] if reasons else "play-no-combination", seat, line))
    return broken


def _actions(hand: LiveHand, event: Event) -> Sequence[Action]:
    """What an event can mean."""
    if isinstance(event, LoggedPlay):
        return event.plays
    if isinstance(event, LoggedPass):
        return (Pass(event.seat),)
    if isinstance(event, LoggedGift):
        return (Give(hand.turn, event.to),)
    return (CallTichu(event.seat),)


def _after(hand: LiveHand, action: Action) -> LiveHand:
    """Another hand, after an action."""
    other = LiveHand(hand.position())
    do(other, action)
    _take(other)
    return other


def _take(hand: LiveHand) -> None:
    """A trick of a player who is out is his at once: the log has no line for it."""
    if closing(hand) and not hand.holdings[hand.owner] and hand.phase is _PLAY:
        pass_on(hand)


def _score(position: LiveHand | None) -> tuple[int, int] | None:
    if position is None or position.phase is not Phase.OVER:
        return None
    score = report(position)
    return score.a, score.b


def _summary(hand: LoggedHand, position: LiveHand | None, findings: list[Finding]) -> Replay:
    """What a hand came to, given its last position."""
    over = position is not None and position.phase is Phase.OVER
    computed = _score(position)
    if hand.result is None:
        findings.append(Finding("log-incomplete", Severity.WARNING, where=("line", hand.line)))
    elif not over and not findings:
        findings.append(Finding("log-not-over", where=("line", hand.result_line)))
    if hand.result is not None and computed is not None and computed != hand.result:
        args: dict[str, str | int] = {"a": hand.result[0], "b": hand.result[1]}
        args |= {"computed_a": computed[0], "computed_b": computed[1]}
        findings.append(Finding("log-score-mismatch", args=args, where=("line", hand.result_line)))
    return Replay(
        _verdict(hand, computed, findings),
        position.order if position else (),
        last_seat(position) if position and over else None,
        position is not None and double_side(position) is not None,
        counted_points(position) if position and over else None,
        _callers(position, Call.TICHU, hand.calls),
        _callers(position, Call.GRAND_TICHU, hand.grand_calls),
        computed,
        hand.result,
        tuple(findings[:MOST_FINDINGS]),
        hand,
    )


def _verdict(hand: LoggedHand, computed: tuple[int, int] | None, findings: list[Finding]) -> Verdict:
    if hand.result is None:
        return Verdict.INCOMPLETE
    if any(finding.key != "log-score-mismatch" for finding in findings):
        return Verdict.ILLEGAL
    return Verdict.OK if computed == hand.result else Verdict.SCORE_MISMATCH


def _callers(position: LiveHand | None, call: Call, said: list[int]) -> tuple[int, ...]:
    if position is None:
        return tuple(sorted(said))
    return tuple(seat for seat in SEATS if position.calls[seat] is call)


def _broken(key: str, seat: int, line: int) -> Finding:
    return Finding(key, args={"seat": seat}, where=("line", line))
