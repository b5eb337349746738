"""Impose penalties, rule on hands, and take decisions back."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import Words, unknown_entrants
from tichu_turnier.tournament.changes.results import one_line
from tichu_turnier.tournament.draws.bracket import other_winners
from tichu_turnier.tournament.draws.formats import bracket_of
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind, Penalty, PenaltyKind
from tichu_turnier.tournament.model.mappings import removed, replaced
from tichu_turnier.tournament.model.snapshot import EntrantId, ScoringUnit, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import back_again
from tichu_turnier.tournament.scoring.penalties import (
    CHANGES_COUNT,
    ON_HANDS,
    POINTS,
    disqualified,
    hands_in,
    place_of,
)

MOST_POINTS = 9999


@dataclass(frozen=True, slots=True)
class GivePenalty:
    """A decision of the director; it gets the next number."""

    key: ClassVar[str] = "give-penalty"
    penalty: Penalty

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if unknown := unknown_entrants(tournament, *self.penalty.who):
            return unknown
        return (
            *_about(self.penalty, tournament),
            *_amount(self.penalty),
            *_hand(self.penalty, tournament),
            *_earlier(self.penalty, tournament),
            *_in_bracket(tournament, self),
        )

    def apply(self, tournament: Tournament) -> Tournament:
        number = max(tournament.penalties, default=0) + 1
        scored = self.penalty.kind is PenaltyKind.ADJUSTED_SCORE
        penalty = replace(
            self.penalty,
            number=number,
            reason=one_line(self.penalty.reason),
            decided_by=one_line(self.penalty.decided_by),
            amount=self.penalty.amount if scored or self.penalty.kind in POINTS else 0,
            against=self.penalty.against if scored else 0,
            hand=self.penalty.hand if self.penalty.round else 0,
            gone=False,
        )
        penalties = replaced(tournament.penalties, number, penalty)
        given = replace(tournament, penalties=penalties, noted=_noted(tournament, penalty, lifted=False))
        return _gone(given, penalty.who) if penalty.kind is PenaltyKind.DISQUALIFICATION else given

    def words(self, tournament: Tournament) -> Words:
        return penalty_words(tournament, self.penalty)


@dataclass(frozen=True, slots=True)
class LiftPenalty:
    """Takes a decision back."""

    key: ClassVar[str] = "lift-penalty"
    number: int

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if self.number in tournament.penalties:
            return tuple(_in_bracket(tournament, self))
        return (Finding("penalty-unknown", args={"number": self.number}),)

    def apply(self, tournament: Tournament) -> Tournament:
        penalty = tournament.penalties[self.number]
        penalties = removed(tournament.penalties, self.number)
        lifted = replace(tournament, penalties=penalties, noted=_noted(tournament, penalty, lifted=True))
        return _back(lifted, penalty) if penalty.kind is PenaltyKind.DISQUALIFICATION else lifted

    def words(self, tournament: Tournament) -> Words:
        return penalty_words(tournament, tournament.penalties[self.number])


def penalty_words(tournament: Tournament, penalty: Penalty) -> Words:
    """Everything about a penalty that words are made of."""
    place = place_of(tournament, penalty)
    return {
        "name": ", ".join(own_names(tournament, penalty.who)),
        "penalty": penalty.kind.value,
        "amount": penalty.amount,
        "against": penalty.against,
        "round": penalty.round,
        "table": 0 if place is None else place.seating.table,
        "hand": penalty.hand,
        "reason": one_line(penalty.reason),
    }


def _about(penalty: Penalty, tournament: Tournament) -> Iterator[Finding]:
    if not penalty.who:
        yield Finding("penalty-nobody", where=("who",))
    if not one_line(penalty.reason):
        yield Finding("penalty-needs-reason", where=("reason",))
    last = len(tournament.rounds)
    if not 0 <= penalty.round <= last:
        yield Finding("penalty-no-round", args={"round": penalty.round, "last": last}, where=("round",))
    if penalty.banned_until is not None and penalty.banned_until <= tournament.day:
        day = penalty.banned_until.isoformat()
        yield Finding("penalty-ban-over", args={"day": day}, where=("banned_until",))


def _amount(penalty: Penalty) -> Iterator[Finding]:
    """How many points, where the kind asks for some."""
    if penalty.kind in POINTS and not 1 <= penalty.amount <= MOST_POINTS:
        args = {"amount": penalty.amount, "most": MOST_POINTS}
        yield Finding("penalty-amount", args=args, where=("amount",))
    if penalty.kind is PenaltyKind.ADJUSTED_SCORE:
        if max(abs(penalty.amount), abs(penalty.against)) > MOST_POINTS:
            score = f"{penalty.amount}:{penalty.against}"
            yield Finding("penalty-score", args={"score": score, "most": MOST_POINTS}, where=("amount",))
    elif penalty.amount and penalty.kind not in POINTS:
        yield Finding("penalty-amount-unused", Severity.NOTE, {"amount": penalty.amount})


def _hand(penalty: Penalty, tournament: Tournament) -> Iterator[Finding]:
    """Whether there is such a hand, and nothing was decided about it yet."""
    if penalty.kind not in ON_HANDS or not penalty.who:
        return
    unit = tournament.regulations.scoring.unit
    if unit is ScoringUnit.MATCHPOINTS and penalty.kind in CHANGES_COUNT:
        yield Finding("penalty-award", where=("kind",))  # it would change what other tables have won
        return
    place = place_of(tournament, penalty)
    name = own_name(tournament, penalty.who[0])
    if place is None:
        yield Finding("penalty-not-seated", args={"name": name, "round": penalty.round}, where=("round",))
        return
    where = penalty.round, place.seating.table
    args: dict[str, str | int] = {"round": where[0], "table": where[1], "hand": penalty.hand}
    result = tournament.results.get(where)
    if result is None and penalty.kind in CHANGES_COUNT:
        yield Finding("penalty-no-result", args={"round": where[0], "table": where[1]}, where=("round",))
        return
    whole = unit is ScoringUnit.MATCH
    if not penalty.hand and not (penalty.kind is PenaltyKind.ADJUSTED_SCORE and whole):
        yield Finding("penalty-which-hand", where=("hand",))
    elif penalty.hand and result is not None:
        played = hands_in(result.report)
        if not 1 <= penalty.hand <= played:
            yield Finding("penalty-no-hand", args={**args, "played": played}, where=("hand",))
    if penalty.kind is PenaltyKind.ADJUSTED_SCORE and place.side is None:
        yield Finding("penalty-rested", args={**args, "name": name}, where=("hand",))
    if penalty.kind in CHANGES_COUNT and _decided(penalty, where, tournament):
        yield Finding("penalty-hand-decided", args=args, where=("hand",))


def _decided(penalty: Penalty, where: tuple[int, int], tournament: Tournament) -> bool:
    """Whether an earlier ruling says already how this hand, or the match with it, counts."""
    every = tournament.penalties.values()
    ruled = [each for each in every if each.kind in CHANGES_COUNT and not each.gone]
    here = [e for e in ruled if (at := place_of(tournament, e)) and (e.round, at.seating.table) == where]
    return any(each.hand == penalty.hand or not each.hand or not penalty.hand for each in here)


def _earlier(penalty: Penalty, tournament: Tournament) -> Iterator[Finding]:
    """Nobody is disqualified twice; a second warning is worth a thought."""
    out = disqualified(tournament, len(tournament.rounds))
    for who in penalty.who:
        name = own_name(tournament, who)
        if penalty.kind is PenaltyKind.DISQUALIFICATION and who in out:
            yield Finding("penalty-out-already", args={"name": name})
        same = [e for e in tournament.penalties.values() if e.kind is PenaltyKind.WARNING and who in e.who]
        if penalty.kind is PenaltyKind.WARNING and same:
            yield Finding("penalty-warned-before", Severity.NOTE, {"name": name, "count": len(same)})


def _in_bracket(tournament: Tournament, change: "GivePenalty | LiftPenalty") -> Iterator[Finding]:
    """Where losers are out: whom it lets go on."""
    bracket = bracket_of(tournament)
    if bracket is not None and tournament.rounds:
        yield from other_winners(tournament, change.apply(tournament), bracket.before + 1)


def _gone(tournament: Tournament, who: tuple[EntrantId, ...]) -> Tournament:
    following = len(tournament.rounds) + 1
    staying = [tournament.entrants[each] for each in who if tournament.entrants[each].plays_in(following)]
    return tournament.with_entrants(*(replace(entrant, withdrawn_from=following) for entrant in staying))


def _noted(tournament: Tournament, penalty: Penalty, *, lifted: bool) -> tuple[Deviation, ...]:
    """With a ruling on what the next draw was made of already, or without it any more."""
    if penalty.kind is PenaltyKind.WARNING or penalty.round >= len(tournament.rounds):
        return tournament.noted
    reason = "lifted" if lifted else "given"
    return (*tournament.noted, Deviation(DeviationKind.RULING, penalty.round, reason=reason))


def _back(tournament: Tournament, penalty: Penalty) -> Tournament:
    known = (tournament.entrants[each] for each in penalty.who)
    last = min(penalty.round, len(tournament.rounds))
    out = [each for each in known if (each.withdrawn_from or 0) > last]
    back = [back_again(tournament, replace(each, withdrawn_from=None)) for each in out]
    return tournament.with_entrants(*back)
