"""Who sits where in each hand of one table: of four people, or of five, three or six where four do not fit?

At a table of five one rests in each hand and the others play two against two, so that in five hands everybody
rests once, partners everybody once and meets everybody twice as opponents. At a table of three each in turn
plays with an open hand as partner against the other two (Trichu, fatamorgana.ch/tichu). At a table of six
three play against three, as many hands as elsewhere: with the same partners where partners stay, else with
others in every hand, so that in ten hands everybody partners everybody four times.
"""

from collections.abc import Iterator
from dataclasses import replace

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.six.rules import rules_of_six
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    HandSeats,
    OddNumbers,
    Regulations,
    ScoringUnit,
    Seating,
    Seats,
    Tournament,
)

SIX, FIVE, FOUR, THREE = 6, 5, 4, 3
_TRIOS = ((2, 4), (4, 1), (1, 3), (3, 5), (5, 2), (2, 1), (1, 5), (5, 4), (4, 3), (3, 2))
"""Which seats of the draw partner seat 0 at a table of six, hand after hand: two tours of a ring of five."""
TRIOS = len(_TRIOS)
"""In how many ways six people are three against three."""


def odd_numbers_of(regulations: Regulations) -> OddNumbers:
    """What those do who are too many for tables of four: rest, unless it is single hands that score."""
    hands_score = regulations.scoring.unit is ScoringUnit.HAND and not regulations.one_a_side
    return regulations.odd_numbers if hands_score else OddNumbers.REST


def people_at(seating: Seating) -> int:
    """How many partner each other in turn: six, five, three, or four (also for two partnerships)."""
    if seating.fifth is not None:
        return FIVE if seating.sixth is None else SIX
    one, two, three, four = seating.seats
    return THREE if one == three and two != four else FOUR


def at_table(regulations: Regulations, seating: Seating) -> Regulations:
    """The regulations with as many stages and hands as this table plays; the same ones at a table of four.

    At a table of five everybody rests equally often, and plays as nearly as many hands as others do: there
    are 10 instead of 8, or 15 instead of 12. At a table of three everybody is alone equally often. A table of
    six plays as many hands as others, by rules of its own.
    Booster is played where it is said to be.
    """
    tables = regulations.booster_tables
    if tables and regulations.rules.booster and seating.table not in tables:
        regulations = replace(regulations, rules=replace(regulations.rules, booster=False))
    people = people_at(seating)
    if people == FOUR:
        return regulations
    if people == SIX:
        return _of_six(regulations)
    hands = regulations.hands_planned
    return replace(regulations, stages=people, hands_per_stage=_hands_each(people, hands) if hands else 0)


def _of_six(regulations: Regulations) -> Regulations:
    rules, hands = rules_of_six(regulations.rules), regulations.hands_planned
    if regulations.stages == 1:
        return replace(regulations, rules=rules)
    return replace(regulations, rules=rules, stages=hands or TRIOS, hands_per_stage=min(hands, 1))


def _hands_each(people: int, hands: int) -> int:
    """In how many hands everybody rests at a table of five, or is alone at one of three."""
    return max(1, (hands + 2) // FOUR if people == FIVE else (hands + 1) // THREE)


def most_hands(regulations: Regulations) -> int:
    """The most hands that anybody plays in a match, at whatever table; 0 where the clock decides."""
    hands, odd = regulations.hands_planned, odd_numbers_of(regulations)
    if not hands or odd in (OddNumbers.REST, OddNumbers.SIX):
        return hands
    people, playing = (FIVE, FOUR) if odd is OddNumbers.FIVE else (THREE, THREE)
    return max(hands, playing * _hands_each(people, hands))


def regulations_at(tournament: Tournament, number: int, table: int) -> Regulations:
    """The same for a table of a round; the tournament's own where there is no such table."""
    drawn = tournament.round(number)
    seating = None if drawn is None else drawn.seating(table)
    return tournament.regulations if seating is None else at_table(tournament.regulations, seating)


def rules_at(tournament: Tournament, number: int, table: int) -> RuleSet:
    """By which rules is played at a table of a round."""
    return regulations_at(tournament, number, table).rules


def hands_with_same_partners(seating: Seating, regulations: Regulations) -> int:
    """After how many hands people change places; 0 where they never do."""
    if people_at(seating) == SIX:
        return int(regulations.stages > 1)
    if people_at(seating) != FOUR:
        return at_table(regulations, seating).hands_per_stage or 1
    return regulations.hands_per_stage if regulations.stages > 1 else 0


def seats_of_hand(seating: Seating, index: int, regulations: Regulations) -> HandSeats:
    """Who sits where in the hand with this index (from 0): partners change after each stage."""
    size = hands_with_same_partners(seating, regulations)
    if not size:
        return seating.first_seats
    stage = index // size
    rotating = people_at(seating) != FOUR
    return constellation(seating, stage if rotating else min(stage, regulations.stages - 1))


def stage_seats(seats: Seats, stage: int) -> Seats:
    """Who sits where in a stage of the Turniermodus (0, 1, 2): everyone partners everyone once.

    With a, b, c, d at the table and a, b partners first: `ab` v `cd`, then `ac` v `bd`, then `ad` v `bc`;
    a keeps seat 0 and the lower side stands on seats 1 and 3 in the order of the names of the draw.
    """
    a, c, b, d = seats
    return ((a, c, b, d), (a, b, c, d), (a, b, d, c))[stage]


def constellation(seating: Seating, stage: int) -> HandSeats:
    """Who sits where in a stage (from 0); after the last one a table of six, five or three begins anew."""
    people = people_at(seating)
    if people == FOUR:
        return stage_seats(seating.seats, stage)
    if people == SIX:
        return _six(seating.first_seats, stage % TRIOS)
    return _five(seating, stage % FIVE) if people == FIVE else _three(seating.seats, stage % THREE)


def rests_in_hand(seating: Seating, index: int, regulations: Regulations) -> EntrantId | None:
    """Who rests at the table in the hand with this index (from 0); nobody but at a table of five."""
    if people_at(seating) != FIVE:
        return None
    playing = seats_of_hand(seating, index, regulations)
    return next(who for who in seating.entrants() if who not in playing)


def stages(
    seating: Seating, hands: tuple[HandReport, ...], regulations: Regulations
) -> Iterator[tuple[HandSeats, tuple[HandReport, ...]]]:
    """The hands of a match in groups with the same partners, each with who sat where."""
    size = hands_with_same_partners(seating, regulations)
    if not size:
        yield seating.first_seats, hands
        return
    last = regulations.stages - 1 if people_at(seating) == FOUR else len(hands)
    for stage in range(-(-len(hands) // size)):
        played = hands[stage * size : (stage + 1) * size]
        yield constellation(seating, min(stage, last)), played


def _six(seats: HandSeats, stage: int) -> HandSeats:
    """Whoever is drawn onto seat 0 stays there, two others partner him in turn."""
    partners = _TRIOS[stage]
    others = [seat for seat in range(1, SIX) if seat not in partners]
    sides = zip((0, *partners), others, strict=True)
    return tuple(seats[seat] for both in sides for seat in both)


def _five(seating: Seating, stage: int) -> Seats:
    """The whist rotation of five people in a ring, in which whoever rests moves on by one."""
    a, c, b, d = seating.seats
    assert seating.fifth is not None  # noqa: S101 - that makes it a table of five
    ring = (seating.fifth, a, c, d, b)
    one, two, three, four = (ring[(stage + step) % FIVE] for step in range(1, FIVE))
    return one, two, four, three


def _three(seats: Seats, stage: int) -> Seats:
    """Each in turn is alone, as a partnership is: on both seats of a side."""
    a, b, _, c = seats
    alone, left, right = ((a, b, c), (b, c, a), (c, a, b))[stage]
    return alone, left, alone, right
