"""Settle which line holds where a list names somebody twice: the later answer of a form, else it is asked."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import pairwise

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity, worst
from tichu_turnier.tournament.registration.entrants import NewEntrant, tidy
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.entrant_rows import EntrantRow

_MOMENT = re.compile(
    r"(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})[ T,]+(?:um |at |à )?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?"
    r"\s*([ap]\.?m\b|nachm|vorm)?",
    re.IGNORECASE,
)
_MOSTLY = 0.8
_LONG_YEAR = 4
_CENTURY = 2000


def settled_repeats(rows: Sequence[EntrantRow], layout: Layout) -> tuple[EntrantRow, ...]:
    """The rows with one entrant for each person: of a form the last answer holds, else the first line.

    Lines that say different things of one person without a time are asked about.
    """
    found = list(rows)
    moments = _moments([each.row for each in rows], layout)
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for at, each in enumerate(rows):
        if each.about is not None and _key(each.about)[0] and worst(each.findings) is not Severity.ERROR:
            groups[_key(each.about)].append(at)
    for group in groups.values():
        for same in _same_people([(at, rows[at]) for at in group], stamped=bool(moments)):
            if len(same) > 1:
                _settle(found, same, moments)
    return tuple(found)


def _key(new: NewEntrant) -> tuple[str, ...]:
    return tuple(sorted(tidy(text).casefold() for text in (new.members or (new.name,))))


def _same_people(group: Sequence[tuple[int, EntrantRow]], *, stamped: bool) -> list[list[int]]:
    """Lines of one name that are about one person: of different clubs they are not.

    Who does not come, and whoever answers a form again, need not say the club again.
    """
    clubs: dict[str, list[int]] = defaultdict(list)
    for at, each in group:
        club = tidy(each.about.club).casefold() if each.about is not None else ""
        gone = each.new is None
        if (gone or stamped) and not club and len(clubs) == 1:
            club = next(iter(clubs))
        clubs[club].append(at)
    return list(clubs.values())


def _settle(found: list[EntrantRow], same: Sequence[int], moments: Sequence[datetime | None]) -> None:
    if moments and all(moments[at] is not None for at in same):
        *earlier, last = sorted(same, key=lambda at: (moments[at], at))
        for at in earlier:
            args: dict[str, str | int] = {"name": _name(found[at]), "line": found[last].row.number}
            again = Finding("import-answered-again", Severity.NOTE, args, ("name",))
            found[at] = replace(found[at], new=None, findings=(again,))
        return
    coming = [at for at in same if found[at].new is not None]
    if not coming:
        return
    first = coming[0]
    differing = next((at for at in same if _says(found[at]) != _says(found[first])), None)
    for at in coming[1:]:
        twice = Finding("import-line-twice", Severity.WARNING, {"name": _name(found[at])}, ("name",))
        kept = tuple(each for each in found[at].findings if each.key == "entrant-unseen-marks")
        found[at] = replace(found[at], new=None, findings=(twice, *kept))
    if differing is not None:
        about: dict[str, str | int] = {"name": _name(found[first]), "line": found[differing].row.number}
        doubt = Finding("import-says-otherwise", Severity.QUESTION, about, ("name",))
        found[first] = replace(found[first], findings=(doubt, *found[first].findings))


def _name(row: EntrantRow) -> str:
    if row.about is None:
        return ""
    own, members = tidy(row.about.name), " & ".join(map(tidy, row.about.members))
    return own if not members or own == members else f"{own} ({members})"


def _says(row: EntrantRow) -> tuple[object, ...]:
    new = row.new
    return (new is None, *((new.paid, new.present, new.waiting) if new is not None else ()))


def _moments(rows: Sequence[Row], layout: Layout) -> Sequence[datetime | None]:
    """When each line was sent, where a column that means nothing else says so; empty where none does."""
    width = max((len(row.cells) for row in rows), default=0)
    for at in range(width):
        if at in layout.read:
            continue
        cells = [row.cell(at) for row in rows]
        filled = [cell for cell in cells if cell]
        parts = [_MOMENT.search(cell) for cell in cells]
        if len(filled) > 1 and sum(found is not None for found in parts) >= _MOSTLY * len(filled):
            return _in_best_order(parts)
    return ()


def _in_best_order(parts: Sequence[re.Match[str] | None]) -> Sequence[datetime | None]:
    """The moments with day and month in the order in which all can be, and rise or fall most of the time."""
    readings = [[_moment(found, day_first=day_first) for found in parts] for day_first in (True, False)]

    def fits(reading: Sequence[datetime | None]) -> tuple[int, int]:
        there = [each for each in reading if each is not None]
        rises = sum(a <= b for a, b in pairwise(there))
        return len(there), max(rises, len(there) - 1 - rises)

    return max(readings, key=fits)


def _moment(found: re.Match[str] | None, *, day_first: bool) -> datetime | None:
    if found is None:
        return None
    one, two, three, hour, minute = (int(found[at]) for at in range(1, 6))
    year, month, day = (three, two, one) if day_first else (three, one, two)
    if len(found[1]) == _LONG_YEAR:
        year, month, day = one, two, three
    half = (found[7] or "").casefold()
    hour = hour % 12 + 12 * half.startswith(("p", "nachm")) if half else hour
    year += 0 if year >= _CENTURY else _CENTURY
    try:
        return datetime(year, month, day, hour, minute, int(found[6] or 0))  # noqa: DTZ001 - no form says its zone
    except ValueError:
        return None
