"""What keeps results from being changed unawares: locked rounds, and others who sit at a table by now."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament


class Guard(StrEnum):
    """How well the results of a round are guarded."""

    OPEN = "open"
    ASKED = "asked"
    """Another result than the one that stands needs a yes: a draw or the ranking had the old one."""
    LOCKED = "locked"


def guard_of(tournament: Tournament, number: int) -> Guard:
    drawn = tournament.round(number)
    if drawn is None:
        return Guard.OPEN
    if drawn.locked:
        return Guard.LOCKED
    over = number < len(tournament.rounds) or not tournament.missing(number)
    return Guard.ASKED if over else Guard.OPEN


def locked_findings(tournament: Tournament, number: int) -> tuple[Finding, ...]:
    """That nothing about the results of a round can be changed now, and how it can."""
    if guard_of(tournament, number) is Guard.LOCKED:
        return (Finding("result-round-locked", args={"round": number}, where=("round",)),)
    return ()


def touched_locks(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Where tables or results of a round that stays locked would be others, by a change or by undo."""
    for number in [each.number for each in before.rounds if each.locked]:
        if guard_of(after, number) is Guard.LOCKED and _played(before, number) != _played(after, number):
            yield from locked_findings(before, number)


def _played(tournament: Tournament, number: int) -> tuple[object, ...]:
    drawn = tournament.rounds[number - 1]
    return drawn.tables, [tournament.results.get((number, each.table)) for each in drawn.tables]


def misplaced(seen: Tournament, before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Where a result would be that of others: seats were exchanged since its slip was seen, or by an undo.

    What stays is for those who sit there `before`; what is entered is for those who sat there when it was
    `seen`. What comes back together with its round is for whom it was.
    """
    if seen.rounds is after.rounds and before.rounds is after.rounds:
        return
    for key, result in sorted(after.results.items()):
        stays, drawn = before.results.get(key) is result, before.round(key[0]) is after.round(key[0])
        if stays != drawn and _others_sit(before if stays else seen, after, key):
            yield Finding("result-others-sit", args={"round": key[0], "table": key[1]})


def _others_sit(one: Tournament, other: Tournament, key: ResultKey) -> bool:
    """Whether others sit at a table; who stood on the list twice and has another number now is the same."""
    old, new = one.seating(*key), other.seating(*key)
    if old is None or new is None:
        return old is not new
    return any(
        was != who and (was is None or who is None or (was in other.entrants and who in one.entrants))
        for was, who in zip_longest((*old.seats, *old.more), (*new.seats, *new.more))
    )
