"""What each entrant has reached up to a round: round by round, and in sum as the standings go by it."""

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
from tichu_turnier.tournament.scoring.penalties import NOTHING_TAKEN, Taken, counted_results, deductions
from tichu_turnier.tournament.scoring.victory_points import (
    MatchScore,
    Number,
    Stage,
    match_shares,
    match_stages,
    shares_of,
)
from tichu_turnier.tournament.tables.sides import each_once
from tichu_turnier.tournament.tables.table import table_of


class Meeting(NamedTuple):
    """Hands of one entrant against the same opponents."""

    opponents: tuple[EntrantId, ...]
    """The partnership or the two players of the other side."""
    won: Number
    """Victory points."""
    lost: Number
    """Victory points of the other side."""
    round: int = 0


@dataclass(slots=True)
class Tally:
    """All that one entrant played and sat out, by the number of the round."""

    rounds: dict[int, MatchScore] = field(default_factory=dict)
    byes: dict[int, Fraction] = field(default_factory=dict)
    """With the hands of a match in that round: of those reported on average, else as planned."""
    meetings: list[Meeting] = field(default_factory=list)
    deduction: Taken = NOTHING_TAKEN
    ruled: Taken = NOTHING_TAKEN


class Credit(NamedTuple):
    """What a round sat out brings."""

    victory_points: Fraction = Fraction(0)
    tichu_points: Fraction = Fraction(0)
    against: Fraction = Fraction(0)


_NO_CREDIT = Credit()


@dataclass(frozen=True, slots=True)
class Record:
    """Sums of one entrant over the rounds that count; points include the credit for byes."""

    entrant: EntrantId
    victory_points: Fraction
    tichu_points: Fraction
    tichu_points_against: int
    hands: int
    hands_won: int
    double_victories: int
    calls_made: int
    calls_lost: int
    possible: int
    """The most matchpoints that the hands could bring, where prepared hands are compared."""
    best_round: Number
    """Most victory points in one round."""
    byes: int
    matches: int
    matches_won: int
    """Matches with more Tichu points than the opponents had."""
    credited: Credit
    """For byes; part of the points."""
    deduction: Taken
    """Taken away by penalties; the points are without it."""
    ruled: Taken
    """How much more was played than counts, by rulings on hands."""
    dropped: tuple[int, ...]
    """The numbers of the rounds that do not count because others were better."""
    dropped_byes: int
    """How many of those were sat out; part of `byes`."""

    @property
    def won(self) -> Fraction:
        """Victory points won at the tables."""
        return self.victory_points - self.credited.victory_points

    @property
    def scored(self) -> Fraction:
        """Tichu points won at the tables."""
        return self.tichu_points - self.credited.tichu_points

    @property
    def matchpoint_percentage(self) -> Fraction:
        """Matchpoints won of 100 that could be won; 0 before anything was compared."""
        return 100 * self.won / self.possible if self.possible else Fraction(0)

    @property
    def victory_points_per_hand(self) -> Fraction:
        """What was won at the tables by hands played there; 0 where their number is unknown."""
        return self.won / self.hands if self.hands else Fraction(0)

    @property
    def victory_points_played(self) -> Fraction:
        """Before penalties and rulings on hands changed what counts."""
        return self.victory_points + self.deduction.victory_points + self.ruled.victory_points

    @property
    def tichu_points_played(self) -> Fraction:
        """Before penalties and rulings on hands changed what counts."""
        return self.tichu_points + self.deduction.tichu_points + self.ruled.tichu_points


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
                found[entrant].byes[number] = hands
        for seating in drawn.tables:
            result = tournament.results.get((number, seating.table))
            if result is None:
                continue
            result = counted.get((number, seating.table), result) if counted else result
            stages = match_stages(seating, result, tournament.regulations)
            if compared:
                _add_matchpoints(stages, compared.get((number, seating.table)))
            for entrant, share in shares_of(stages).items():
                found[entrant].rounds[number] = share
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
            found[who].ruled = Taken(
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
    one, other = each_once(seats)
    met, others_met = Meeting(other, a, b, number), Meeting(one, b, a, number)
    for who in one:
        found[who].meetings.append(met)
    for who in other:
        found[who].meetings.append(others_met)


def record_of(entrant: EntrantId, tally: Tally, regulations: Regulations) -> Record:
    """The sums of one entrant over the rounds that count."""
    rests = _credits(tally, regulations)
    dropped = _dropped(tally, rests, regulations)
    counted = [share for number, share in tally.rounds.items() if number not in dropped]
    sums = MatchScore()
    for share in counted:
        sums.add(share)
    won: Number = sums.victory_points - tally.deduction.victory_points
    scored: Number = sums.tichu_points - tally.deduction.tichu_points
    credited = _NO_CREDIT
    for number, credit in rests.items():  # hardly anything is credited: sums of fractions are slow
        if number not in dropped:
            credited = Credit(*(one + other for one, other in zip(credited, credit, strict=True)))
    return Record(
        entrant,
        Fraction(won + credited.victory_points if rests else won),
        Fraction(scored + credited.tichu_points if rests else scored),
        sums.tichu_points_against,
        sums.hands,
        sums.hands_won,
        sums.double_victories,
        sums.calls_made,
        sums.calls_lost,
        sums.possible,
        best_round=max([share.victory_points for share in counted], default=0),
        byes=len(tally.byes),
        matches=len(counted),
        matches_won=sum([share.tichu_points > share.tichu_points_against for share in counted]),
        credited=credited,
        deduction=tally.deduction,
        ruled=tally.ruled,
        dropped=dropped,
        dropped_byes=sum([number in dropped for number in tally.byes]) if dropped else 0,
    )


def _credits(tally: Tally, regulations: Regulations) -> Mapping[int, Credit]:
    """What byes are worth, by round; by hands only where hands were counted: a walkover has none."""
    how = regulations.bye_credit
    if how is ByeCredit.FLAT:
        flat = Fraction(regulations.flat_victory_points), Fraction(regulations.flat_tichu_points)
        return dict.fromkeys(tally.byes, Credit(*flat))
    if not tally.byes or how is ByeCredit.NONE:
        return {}
    by_hands = [share for share in tally.rounds.values() if share.hands]
    prorated = how is ByeCredit.PRORATED and bool(by_hands)
    shares = by_hands if prorated else tally.rounds.values()
    whole = MatchScore()
    for share in shares:
        whole.add(share)
    parts = whole.hands if prorated else len(shares) or 1
    points = whole.victory_points, whole.tichu_points, whole.tichu_points_against
    times = ((number, hands if prorated else 1) for number, hands in tally.byes.items())
    return {number: Credit(*(Fraction(each, parts) * many for each in points)) for number, many in times}


def rounds_counting(regulations: Regulations) -> int:
    """How many rounds of everybody count at most, the best ones; one always does."""
    return max(1, regulations.rounds - regulations.dropped_rounds)


def _dropped(tally: Tally, rests: Mapping[int, Credit], regulations: Regulations) -> tuple[int, ...]:
    """The rounds that do not count: all but the best ones once more were played or sat out than count.

    As in Jass, where the best three of four count: who misses a round has dropped that one.
    """
    counting = rounds_counting(regulations)
    if not regulations.dropped_rounds or len(tally.rounds) + len(tally.byes) <= counting:
        return ()
    brought: dict[int, MatchScore | Credit] = {
        **tally.rounds,
        **dict.fromkeys(tally.byes, _NO_CREDIT),
        **rests,
    }
    best_first = sorted(brought, key=lambda n: (-brought[n].victory_points, -brought[n].tichu_points, n))
    return tuple(sorted(best_first[counting:]))
