"""What a sheet does to a row that no text shows: hidden, struck, commented on, points that became a time."""

from collections.abc import Iterable, Iterator

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.transfer.results.hands import SHOWN


def looked_at(row: Row, points: Iterable[int]) -> Iterator[Finding]:
    """Questions about what is hidden, struck through or commented; times in columns of points are refused.

    `points` are indexes from 0. A spreadsheet makes half past eleven of a hand of 10:90.
    """
    if row.hidden:
        yield Finding("reading-hidden", Severity.QUESTION)
    struck = [row.cell(index) for index in sorted(row.struck)]
    if any(struck):
        text = " ".join(filter(None, struck))[:SHOWN]
        yield Finding("reading-struck", Severity.QUESTION, {"text": text})
    for index, said in sorted(row.comments.items()):
        about: dict[str, str | int] = {"comment": said[:SHOWN], "text": row.cell(index)[:SHOWN] or "–"}
        yield Finding("import-comment", Severity.QUESTION, about)
    for index in sorted(set(points)):
        if row.kind(index) is Kind.DATE:
            yield Finding("reading-is-time", args={"text": row.cell(index)[:SHOWN]})
