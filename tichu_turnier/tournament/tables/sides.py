"""Answer which seats are whose side: at every kind of table those with even numbers play the odd ones."""

from collections.abc import Sequence
from typing import TypeVar

from tichu_turnier.tournament.model.snapshot import EntrantId, HandSeats, Seating

Sat = TypeVar("Sat")


def side_of_seat(seat: int) -> int:
    """The side of a seat (from 0): 0 with seats 0, 2 and 4, else 1."""
    return seat % 2


def sides_of(seats: Sequence[Sat]) -> tuple[Sequence[Sat], Sequence[Sat]]:
    """What is on the seats of each side, in the order of the seats."""
    return seats[0::2], seats[1::2]


def at_seat(sides: Sequence[Sequence[Sat]], seat: int) -> Sat | None:
    """What of these is on a seat (from 0), given side by side; None where a side has no such seat."""
    side, place = sides[side_of_seat(seat)], seat // 2
    return side[place] if place < len(side) else None


def exchanged_seat(seat: int) -> int:
    """Where a seat (from 0) is once both sides have changed places."""
    return seat ^ 1


def by_sides(seats: tuple[Sat, Sat, Sat, Sat]) -> tuple[Sat, Sat, Sat, Sat]:
    """What is on the four seats of a table, the partners of one side first."""
    a, c, b, d = seats
    return a, b, c, d


def counted_seats(seats: HandSeats) -> Sequence[int]:
    """Seats on which everybody who plays stands once: an entrant may have both seats of a side."""
    if seats[0] != seats[2]:
        return range(len(seats))
    return (0, 1) if seats[1] == seats[3] else (0, 1, 3)


def each_once(seats: HandSeats) -> tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]:
    """Who plays against whom, each entrant once."""
    one, other = seats[0::2], seats[1::2]
    if seats[0] != seats[2]:
        return one, other
    return one[:1], other[:1] if seats[1] == seats[3] else other


def seen_from(seats: HandSeats, own: int) -> tuple[Sequence[EntrantId], Sequence[EntrantId]]:
    """Who else is on the side of a seat (from 0), and who on the other one, round the table from there on."""
    beside = (*seats[own + 2 :: 2], *seats[own % 2 : own : 2])
    return beside, (*seats[own + 1 :: 2], *seats[1 - own % 2 : own : 2])


def opponents(seating: Seating) -> tuple[EntrantId, EntrantId]:
    """Who is on the first seat of each side: where one entrant plays another, these two."""
    return seating.seats[0], seating.seats[1]
