"""Would a result be that of others: were seats exchanged since its slip was seen, or by an undo below it?"""

from itertools import zip_longest

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament


def misplaced(seen: Tournament, before: Tournament, after: Tournament) -> tuple[Finding, ...]:
    """The tables of whose results that holds.

    What stays is for those who sit there `before`; what is entered is for those who sat there when it was
    `seen`. What comes back together with its round is for whom it was.
    """
    if seen.rounds is after.rounds and before.rounds is after.rounds:
        return ()
    found = []
    for key, result in sorted(after.results.items()):
        stays, drawn = before.results.get(key) is result, before.round(key[0]) is after.round(key[0])
        if stays != drawn and _others_sit(before if stays else seen, after, key):
            found.append(Finding("result-others-sit", args={"round": key[0], "table": key[1]}))
    return tuple(found)


def _others_sit(one: Tournament, other: Tournament, key: ResultKey) -> bool:
    """Whether others sit at a table; who stood on the list twice and has another number now is the same."""
    old, new = one.seating(*key), other.seating(*key)
    if old is None or new is None:
        return old is not new
    return any(
        was != who and (was is None or who is None or (was in other.entrants and who in one.entrants))
        for was, who in zip_longest((*old.seats, *old.more), (*new.seats, *new.more))
    )
