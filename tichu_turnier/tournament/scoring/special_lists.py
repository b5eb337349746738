"""Special lists: most Tichus, most double victories, best round; and the places of clubs."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.folding import folded
from tichu_turnier.rules.calls import Call, call_at
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Hands, HandSeats, Tournament
from tichu_turnier.tournament.scoring.penalties import counted_matches, disqualified
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, shared_places
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import ANNULLED, Number
from tichu_turnier.tournament.scoring.walkovers import walkovers
from tichu_turnier.tournament.tables.sides import side_of_seat
from tichu_turnier.tournament.tables.table import table_of

TICHUS, GRAND_TICHUS, DOUBLE_VICTORIES = "tichus", "grand-tichus", "double-victories"
BEST_ROUND, WITHOUT_LOST_CALL = "best-round", "without-lost-call"
OF_HANDS = frozenset((TICHUS, GRAND_TICHUS, DOUBLE_VICTORIES, WITHOUT_LOST_CALL))
"""Those for which hands must be known one by one."""
SPECIAL_LISTS = (TICHUS, GRAND_TICHUS, DOUBLE_VICTORIES, BEST_ROUND, WITHOUT_LOST_CALL)
"""All of them in the order in which they are shown; the words of each stand under `special-<key>`."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """One line of a special list; who is level shares the place, and the next one is skipped."""

    place: int
    entrant: EntrantId
    value: Number
    """How many calls, double victories or hands; victory points of the best round."""
    tichu_points: int = 0
    """Of the best round, where they part those with equal victory points; else 0."""
    round: int = 0
    """Which round was the best; else 0."""


@dataclass(frozen=True, slots=True)
class SpecialList:
    """One list, the best first, of those who have something to show."""

    key: str
    lines: tuple[Achievement, ...]

    @property
    def leaders(self) -> tuple[Achievement, ...]:
        """Who holds the first place; several when they are level."""
        return self.first(1)

    def first(self, most: int) -> tuple[Achievement, ...]:
        """Down to this place, with all who share it: nobody is left out by the alphabet."""
        return tuple(line for line in self.lines if line.place <= most)


@dataclass(slots=True)
class _Tally:
    """What one entrant did in the hands so far."""

    tichus: int = 0
    grand_tichus: int = 0
    double_victories: int = 0
    run: int = 0
    longest_run: int = 0


def special_lists(tournament: Tournament) -> tuple[SpecialList, ...]:
    """Every list for which there is anything to tell, over all rounds, whether they count or not.

    Reserves, people of the house and the disqualified take no special place either. A run without a
    lost call is counted in hands one after the other, over the ends of rounds, and only of those who made a
    call: never to call is no feat. Matches of which only totals are known have no calls to count.
    """
    counts: Mapping[str, Callable[[_Tally], int]] = {
        TICHUS: lambda tally: tally.tichus,
        GRAND_TICHUS: lambda tally: tally.grand_tichus,
        DOUBLE_VICTORIES: lambda tally: tally.double_victories,
        WITHOUT_LOST_CALL: lambda tally: tally.longest_run if tally.tichus or tally.grand_tichus else 0,
    }
    counted = _counted(tournament)
    found = {
        key: _placed(Achievement(0, who, count(tally)) for who, tally in counted.items())
        for key, count in counts.items()
    }
    found[BEST_ROUND] = _placed(_best_rounds(tournament))
    return tuple(SpecialList(key, found[key]) for key in SPECIAL_LISTS if found[key])


def known_by_totals(tournament: Tournament) -> tuple[int, int]:
    """Of how many results only the totals are known, and how many results there are."""
    reports = [result.report for _, _, result in counted_matches(tournament, len(tournament.rounds))]
    return sum(not isinstance(report, Hands) for report in reports), len(reports)


def _placed(lines: Iterable[Achievement]) -> tuple[Achievement, ...]:
    ranked = sorted((line for line in lines if line.value > 0), key=_merit)
    places = shared_places(_merit(line)[:2] for line in ranked)
    return tuple(replace(line, place=place) for line, place in zip(ranked, places, strict=True))


def _merit(line: Achievement) -> tuple[Number, int, EntrantId]:
    return -line.value, -line.tichu_points, line.entrant


def _best_rounds(tournament: Tournament) -> Iterator[Achievement]:
    """The best round that everybody played: most victory points, then most Tichu points, then the first.

    A walkover was not played.
    """
    played, given = tallies(tournament, len(tournament.rounds)), _without_play(tournament)
    for who in _ranked(tournament):
        if rounds := {at: share for at, share in played[who].rounds.items() if (who, at) not in given}:
            best, share = max(rounds.items(), key=lambda each: (each[1].victory_points, each[1].tichu_points))
            yield Achievement(0, who, share.victory_points, share.tichu_points, best)


def _without_play(tournament: Tournament) -> frozenset[tuple[EntrantId, int]]:
    """Who had a walkover in which round."""
    seatings = ((number, tournament.seating(number, table)) for number, table in walkovers(tournament))
    return frozenset(
        (who, number) for number, each in seatings if each is not None for who in each.entrants()
    )


def _ranked(tournament: Tournament) -> Iterator[EntrantId]:
    out = disqualified(tournament, len(tournament.rounds))
    return (who for who, entrant in tournament.entrants.items() if entrant.ranks and who not in out)


def _counted(tournament: Tournament) -> Mapping[EntrantId, _Tally]:
    found = {who: _Tally() for who in _ranked(tournament)}
    for seats, hand in _hands(tournament):
        for who in dict.fromkeys(seats):
            if who in found:
                _count(found[who], hand, [seat for seat, each in enumerate(seats) if each == who])
    return found


def _count(tally: _Tally, hand: HandReport, own_seats: list[int]) -> None:
    called = [seat for seat in own_seats if call_at(hand.calls, seat) is not Call.NONE]
    made = [seat for seat in called if hand.first_out == seat]
    for seat in made:
        grand = hand.calls[seat] is Call.GRAND_TICHU
        tally.tichus, tally.grand_tichus = tally.tichus + (not grand), tally.grand_tichus + grand
    if hand.double not in (None, Double.NO) and hand.double.side == side_of_seat(own_seats[0]):
        tally.double_victories += 1
    tally.run = 0 if len(made) < len(called) else tally.run + 1
    tally.longest_run = max(tally.longest_run, tally.run)


def _hands(tournament: Tournament) -> Iterator[tuple[HandSeats, HandReport]]:
    for _, seating, result in counted_matches(tournament, len(tournament.rounds)):
        table = table_of(seating, tournament.regulations)
        for index, hand in enumerate(result.report.hands if isinstance(result.report, Hands) else ()):
            if hand is not ANNULLED:
                yield table.seats_of_hand(index), hand


COUNTED = 3
"""So many of each club count; a club with fewer takes no place."""
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class ClubPlace:
    """A club that takes a place, and who won its points."""

    place: int
    club: str
    victory_points: Number
    tichu_points: Number
    best: tuple[Entrant, ...]


def club_places(tournament: Tournament) -> tuple[ClubPlace, ...]:
    """By the victory points of the best of each club, then by their Tichu points; equals share a place.

    Nothing where fewer than two clubs have enough people who take a place themselves.
    """
    people: dict[str, list[Row]] = defaultdict(list)
    for row in standings(tournament):
        if row.place != UNRANKED and (club := folded(row.entrant.club.strip())):
            people[club].append(row)
    sums = sorted(
        (_sum(rows[:COUNTED]) for rows in people.values() if len(rows) >= COUNTED),
        key=lambda one: (-one.victory_points, -one.tichu_points, one.club),
    )
    if len(sums) < _FEWEST:
        return ()
    places = shared_places((one.victory_points, one.tichu_points) for one in sums)
    return tuple(replace(one, place=place) for one, place in zip(sums, places, strict=True))


def _sum(best: Sequence[Row]) -> ClubPlace:
    victory = sum(row.record.victory_points for row in best)
    tichu = sum(row.record.tichu_points for row in best)
    return ClubPlace(0, best[0].entrant.club, victory, tichu, tuple(row.entrant for row in best))
