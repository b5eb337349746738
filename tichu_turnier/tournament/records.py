"""What has each entrant reached up to a round, round by round and in sum?"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tichu_turnier.tournament.model import ByeCredit, EntrantId, Regulations, Tournament
from tichu_turnier.tournament.record import Record
from tichu_turnier.tournament.tie_break import Meeting
from tichu_turnier.tournament.victory_points import Share, Stage, match_stages, shares_of

_NOTHING = Fraction(0), Fraction(0)


@dataclass(slots=True)
class Book:
    """All that one entrant played."""

    played: list[tuple[int, Share]] = field(default_factory=list)
    """The number of each round with what it brought."""
    byes: list[int] = field(default_factory=list)
    """The numbers of the rounds sat out."""
    meetings: list[Meeting] = field(default_factory=list)


def books(tournament: Tournament, last: int, *, with_meetings: bool = False) -> Mapping[EntrantId, Book]:
    """What was played up to round `last`, by entrant."""
    found = {entrant: Book() for entrant in tournament.entrants}
    for drawn in tournament.rounds[:last]:
        number = drawn.number
        for entrant in drawn.sitting_out:
            found[entrant].byes.append(number)
        for seating in drawn.tables:
            result = tournament.results.get((number, seating.table))
            if result is None:
                continue
            stages = match_stages(seating, result, tournament.regulations)
            for entrant, share in shares_of(seating, stages).items():
                found[entrant].played.append((number, share))
            for stage in stages if with_meetings else ():
                _note_meetings(found, stage)
    return found


def _note_meetings(found: Mapping[EntrantId, Book], stage: Stage) -> None:
    """Writes down who met whom in a stage."""
    one, two, partner_of_one, partner_of_two = stage.seats
    a, b = stage.brought[0].victory_points, stage.brought[1].victory_points
    if one == partner_of_one:
        found[one].meetings.append(Meeting((two,), a, b))
        found[two].meetings.append(Meeting((one,), b, a))
        return
    first, second = Meeting((two, partner_of_two), a, b), Meeting((one, partner_of_one), b, a)
    found[one].meetings.append(first)
    found[partner_of_one].meetings.append(first)
    found[two].meetings.append(second)
    found[partner_of_two].meetings.append(second)


def record_of(entrant: EntrantId, book: Book, regulations: Regulations) -> Record:
    """The sums of one entrant."""
    whole = Share()
    for _, share in book.played:
        whole.add(share)
    victory, tichu = _credit(whole, book, regulations)
    return Record(
        entrant,
        victory_points=whole.victory_points + victory,
        tichu_points=whole.tichu_points + tichu,
        tichu_points_against=whole.tichu_points_against,
        hands=whole.hands,
        hands_won=whole.hands_won,
        double_victories=whole.double_victories,
        calls_made=whole.calls_made,
        calls_lost=whole.calls_lost,
        best_round=max((share.victory_points for _, share in book.played), default=0),
        byes=len(book.byes),
        matches=len(book.played),
        matches_won=sum(share.tichu_points > share.tichu_points_against for _, share in book.played),
        credited_victory_points=victory,
        credited_tichu_points=tichu,
    )


def _credit(whole: Share, book: Book, regulations: Regulations) -> tuple[Fraction, Fraction]:
    """Victory points and Tichu points for the rounds sat out, as the regulations say."""
    byes, matches = len(book.byes), len(book.played)
    if not byes or regulations.bye_credit is ByeCredit.NONE:
        return _NOTHING
    if regulations.bye_credit is ByeCredit.FLAT:
        return Fraction(byes * regulations.flat_victory_points), Fraction(
            byes * regulations.flat_tichu_points
        )
    if not matches:
        return _NOTHING
    return Fraction(byes * whole.victory_points, matches), Fraction(byes * whole.tichu_points, matches)
