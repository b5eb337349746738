"""Tell the rows at the end of a list that only count the others (`Total: 24`)."""

import re

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.transfer.lists.name_cells import is_label

_SUM = re.compile(
    r"(?:\w+\s+)?(?:Σ|total|summe|gesamt\w*|anzahl|anz\.?|nb\.?|no\. of|number of|insgesamt|sum|count"
    r"|headcount|effectif|somme|nombre(?: de| d['’])?)(?:\s*\w+)?\s*[:=]?\s*\d*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[-+]?[\d.,'’ ]*\d\.?[-–]*(?:\s*\([-+]?\d+\))?")


def without_sums(rows: tuple[Row, ...]) -> tuple[tuple[Row, ...], tuple[Finding, ...]]:
    """The rows without those at the end that only count the others (`Total: 24`), which are named.

    Below them may stand what is said of the list (`Stand: 20.11.`): it stays a line.
    """
    end = len(rows)
    while end and _is_remark(rows[end - 1]):
        end -= 1
    sums: list[Finding] = []
    while end and _is_sum(rows[end - 1]):
        end -= 1
        args: dict[str, str | int] = {
            "line": rows[end].number,
            "text": " ".join(rows[end].cells).strip()[:40],
        }
        sums.append(Finding("import-total-row", Severity.NOTE, args))
    return (*rows[:end], *rows[end + len(sums) :]), tuple(sums)


def _is_remark(row: Row) -> bool:
    words = [cell for cell in row.cells if cell]
    return len(words) == 1 and not _is_sum(row) and is_label(words[0])


def _is_sum(row: Row) -> bool:
    words = [cell for index, cell in enumerate(row.cells) if cell and index not in row.formulas]
    words = [cell for cell in words if not _NUMBER.fullmatch(cell)]
    return len(words) == 1 and _SUM.fullmatch(words[0]) is not None
