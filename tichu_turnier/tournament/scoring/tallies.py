"""What each entrant has reached up to a round, round by round and in sum."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    EntrantId,
    Regulations,
    Result,
    ResultKey,
    Round,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.scoring.matchpoints import Matchpoints, matchpoints
from tichu_turnier.tournament.scoring.penalties import NO_DEDUCTION, Deduction, counted_results, deductions
from tichu_turnier.tournament.scoring.record import NOT_RULED, Number, Record, Ruled
from tichu_turnier.tournament.scoring.tie_break import Meeting
from tichu_turnier.tournament.scoring.victory_points import (
    MatchScore,
    Stage,
    match_shares,
    match_stages,
    shares_of,
)
from tichu_turnier.tournament.tables.table import table_of


class PlayedRound(NamedTuple):
    """A round that an entrant played."""

    round: int
    share: MatchScore


class Bye(NamedTuple):
    """A round that an entrant sat out."""

    round: int
    hands: Fraction
    """Hands of a match in that round: of those reported on average, else as planned."""


class Credit(NamedTuple):
    """What a round sat out brings."""

    round: int
    victory_points: Fraction
    tichu_points: Fraction
    against: Fraction = Fraction(0)


_NOTHING = Fraction(0)


@dataclass(slots=True)
class Tally:
    """All that one entrant played and sat out."""

    rounds: list[PlayedRound] = field(default_factory=list)
    byes: list[Bye] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    deduction: Deduction = NO_DEDUCTION
    ruled: Ruled = NOT_RULED


def tallies(tournament: Tournament, last: int, *, with_meetings: bool = False) -> Mapping[EntrantId, Tally]:
    """What was played up to round `last`, by entrant, as it counts, and what was taken away."""
    found = {entrant: Tally() for entrant in tournament.entrants}
    counted = counted_results(tournament, last)
    by_boards = tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS
    compared = matchpoints(tournament, last) if by_boards else {}
    for drawn in tournament.rounds[:last]:
        number = drawn.number
        hands = _usual_hands(tournament, drawn) if drawn.sitting_out else Fraction(0)
        for entrant in drawn.sitting_out:
            gone = tournament.entrants[entrant].withdrawn_from
            if gone is None or number < gone:  # who left after the draw stays among those resting
                found[entrant].byes.append(Bye(number, hands))
        for seating in drawn.tables:
            result = tournament.results.get((number, seating.table))
            if result is None:
                continue
            result = counted.get((number, seating.table), result) if counted else result
            stages = match_stages(seating, result, tournament.regulations)
            if compared:
                _add_matchpoints(stages, compared.get((number, seating.table)))
            for entrant, share in shares_of(stages).items():
                found[entrant].rounds.append(PlayedRound(number, share))
            for stage in stages if with_meetings else ():
                _note_meetings(found, number, stage)
    if tournament.penalties:
        _note_penalties(found, tournament, last, counted)
    return found


def _note_penalties(
    found: Mapping[EntrantId, Tally], tournament: Tournament, last: int, counted: Mapping[ResultKey, Result]
) -> None:
    """Writes down what was taken away from whom, and how rulings on hands differ from what was played."""
    for who, deduction in deductions(tournament, last).items():
        if who in found:  # one group alone is a tournament without the others
            found[who].deduction = deduction
    for (number, table), result in counted.items():
        seating = tournament.seating(number, table)
        if seating is None:
            continue
        played = match_shares(seating, tournament.results[number, table], tournament.regulations)
        for who, share in match_shares(seating, result, tournament.regulations).items():
            before, was = found[who].ruled, played[who]
            found[who].ruled = Ruled(
                before.victory_points + was.victory_points - share.victory_points,
                before.tichu_points + was.tichu_points - share.tichu_points,
                before.hands + was.hands - share.hands,
            )


def _add_matchpoints(stages: Sequence[Stage], won: Matchpoints | None) -> None:
    """Books what the prepared hands of a match bring beside the other tables."""
    if won is None:
        return
    for share, points in zip(stages[0].brought, (won.one, won.other), strict=True):
        share.victory_points += points
        share.possible += won.top


def _usual_hands(tournament: Tournament, drawn: Round) -> Fraction:
    """Hands that each played in a round: of those reported on average, else as planned; of five one rests.

    A walkover, or totals whose hands nobody wrote down, say nothing about it.
    """
    played = [
        result.report.hands_played * table_of(seating, tournament.regulations).part_played
        for seating in drawn.tables
        if (result := tournament.results.get((drawn.number, seating.table))) and result.report.hands_played
    ]
    planned = Fraction(tournament.regulations.hands_planned)
    return sum(played, Fraction(0)) / len(played) if played else planned


def _note_meetings(found: Mapping[EntrantId, Tally], number: int, stage: Stage) -> None:
    """Writes down who met whom in a stage; who stands on both seats of a side met them once."""
    seats, (ours, theirs), _ = stage
    a, b = ours.victory_points, theirs.victory_points
    if seats[0] == seats[2]:
        one, other = seats[:1], seats[1:2] if seats[1] == seats[3] else seats[1::2]
    else:
        one, other = seats[0::2], seats[1::2]
    met, others_met = Meeting(other, a, b, number), Meeting(one, b, a, number)
    for who in one:
        found[who].meetings.append(met)
    for who in other:
        found[who].meetings.append(others_met)


def record_of(entrant: EntrantId, tally: Tally, regulations: Regulations) -> Record:
    """The sums of one entrant over the rounds that count."""
    rests = _credits(tally, regulations)
    dropped = _dropped(tally, rests, regulations)
    counted = [one for one in tally.rounds if one.round not in dropped] if dropped else tally.rounds
    sums = MatchScore()
    for one in counted:
        sums.add(one.share)
    won: Number = sums.victory_points - tally.deduction.victory_points
    scored: Number = sums.tichu_points - tally.deduction.tichu_points
    victory = tichu = against = _NOTHING
    for credit in rests:  # hardly anything is credited: sums of fractions are slow
        if credit.round not in dropped:
            victory, tichu = victory + credit.victory_points, tichu + credit.tichu_points
            against += credit.against
    return Record(
        entrant,
        victory_points=Fraction(won + victory if rests else won),
        tichu_points=Fraction(scored + tichu if rests else scored),
        tichu_points_against=sums.tichu_points_against,
        hands=sums.hands,
        hands_won=sums.hands_won,
        double_victories=sums.double_victories,
        calls_made=sums.calls_made,
        calls_lost=sums.calls_lost,
        best_round=max([one.share.victory_points for one in counted], default=0),
        byes=len(tally.byes),
        matches=len(counted),
        matches_won=sum([one.share.tichu_points > one.share.tichu_points_against for one in counted]),
        credited_victory_points=victory,
        credited_tichu_points=tichu,
        credited_against=against,
        penalty_victory_points=tally.deduction.victory_points,
        penalty_tichu_points=tally.deduction.tichu_points,
        ruled=tally.ruled,
        possible=sums.possible,
        dropped=dropped,
        dropped_byes=sum([bye.round in dropped for bye in tally.byes]) if dropped else 0,
    )


def _credits(tally: Tally, regulations: Regulations) -> list[Credit]:
    """What byes are worth; by hands only where hands were counted: a walkover has none."""
    how = regulations.bye_credit
    if not tally.byes or how is ByeCredit.NONE:
        return []
    if how is ByeCredit.FLAT:
        flat = Fraction(regulations.flat_victory_points), Fraction(regulations.flat_tichu_points)
        return [Credit(bye.round, *flat) for bye in tally.byes]
    by_hands = [one.share for one in tally.rounds if one.share.hands]
    prorated = how is ByeCredit.PRORATED and bool(by_hands)
    shares = by_hands if prorated else [one.share for one in tally.rounds]
    if not shares:
        return []
    whole = MatchScore()
    for share in shares:
        whole.add(share)
    parts = whole.hands if prorated else len(shares)
    victory, tichu = Fraction(whole.victory_points, parts), Fraction(whole.tichu_points, parts)
    against = Fraction(whole.tichu_points_against, parts)
    times = ((bye.round, bye.hands if prorated else 1) for bye in tally.byes)
    return [Credit(number, victory * many, tichu * many, against * many) for number, many in times]


def _dropped(tally: Tally, rests: Sequence[Credit], regulations: Regulations) -> tuple[int, ...]:
    """The rounds that do not count: all but the best ones once more were played or sat out than count.

    As in Jass, where the best three of four count: who misses a round has dropped that one.
    """
    counting = max(1, regulations.rounds - regulations.dropped_rounds)
    if not regulations.dropped_rounds or len(tally.rounds) + len(tally.byes) <= counting:
        return ()
    credited = {credit.round: (credit.victory_points, credit.tichu_points) for credit in rests}
    brought = [(one.share.victory_points, one.share.tichu_points, one.round) for one in tally.rounds]
    brought += [(*credited.get(bye.round, (0, 0)), bye.round) for bye in tally.byes]
    brought.sort(key=lambda each: (-each[0], -each[1], each[2]))
    return tuple(sorted(number for _, _, number in brought[counting:]))
