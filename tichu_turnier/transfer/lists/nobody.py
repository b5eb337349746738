"""Tell the rows of a list that name nobody: titles, remarks, headings of groups and of a waiting list."""

import re
from collections.abc import Sequence

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.transfer.lists.answers import GONE, MAYBE, WAITING, Answer, answer, key_of, word_set
from tichu_turnier.transfer.lists.column_words import Column, exact_meaning, is_other_heading
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.heads import is_bold, is_group, section_of
from tichu_turnier.transfer.lists.list_habits import NAMED_BY, Habits
from tichu_turnier.transfer.lists.name_cells import (
    MOST_WORDS,
    begins_like_an_item,
    is_about_the_list,
    is_label,
    is_legend,
    is_no_person,
    is_one_surname,
    is_placeholder,
    read_person,
    two_names,
    without_bullet,
)
from tichu_turnier.transfer.lists.odd_names import Oddity
from tichu_turnier.transfer.lists.remarks import looks_like_names

_SUM = re.compile(
    r"(?:\w+\s+)?(?:Σ|total|summe|gesamt\w*|anzahl|anz\.?|nb\.?|no\. of|number of|insgesamt|sum|count"
    r"|headcount|effectif|somme|nombre(?: de| d['’])?)(?:\s*\w+)?\s*[:=]?\s*\d*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[-+]?[\d.,'’ ]*\d\.?[-–]*(?:\s*\([-+]?\d+\))?")
_REFUSES = word_set(
    "not no noch nicht kein keine ohne sind leider wer wartet warten awaiting still who have has hat haben "
    "kann konnen koennen cannot cant can ne pas sans qui encore"
)
"""With what a line begins that refuses for others, where a name would begin with a name."""
_SHORTEST = 4
"""Letters: a shorter word heads no lines of a list without headings."""


class Sections:
    """Goes through the rows of a list, and keeps what the last heading among them says of those below it."""

    def __init__(self, layout: Layout, habits: Habits) -> None:
        self._layout, self._habits = layout, habits
        self.current = habits.given.section
        """What the section says of its rows."""
        self.doubts: tuple[Finding, ...] = ()
        """What is to be asked of its rows: other headings stand above them."""
        self._begun = bool(layout.headings)
        self._sectioned = False
        """Whether a line further up says of those below it whether they come."""
        self._named = False
        """Whether somebody stands below the last line that heads others."""

    def why_nobody(self, row: Row) -> Finding | None:
        """What to say of a row that names nobody; None for one that names somebody."""
        words = [cell for cell in row.cells if cell]
        first = words[0] if words else ""
        found = self._of_the_list(row, words, first) or self._of_a_free_place(row)
        self._begun = self._begun or found is None
        self._named = found is None
        return found

    def _of_the_list(self, row: Row, words: list[str], first: str) -> Finding | None:
        if (found := self._heads_anew(row, words)) or (len(words) == 1 and (found := self._heads(first))):
            return found
        others = [cell for cell in words if not cell.strip("():").isdecimal()]
        if len(others) == 1 and (section := self._section(others[0])) is not None:
            self.current, self._sectioned = section, True
            return _heads_lines(words)
        cell = next((cell for column in NAMED_BY if (cell := self._layout.cell(row, column))), "")
        if self._layout.headings:
            alone = len(words) == 1 and is_about_the_list(first)
            known = any(row.cell(index) for index in self._layout.read)
            return no_person(words) if alone or not known else None
        if not cell or (self._habits.items and not begins_like_an_item(cell)):
            return no_person(words)
        name = read_person(without_bullet(cell, numbered=self._habits.numbered)).name
        asked = re.search(r"\?(?:\s|$)", cell) is not None and not self._begun
        question = asked and not (begins_like_an_item(cell) or looks_like_names(name))
        is_other = question or self._is_no_person(name) or is_legend(cell) or row.number == self._habits.title
        return no_person(words) if is_other else None

    def _heads_anew(self, row: Row, words: Sequence[str]) -> Finding | None:
        """What to say of a row with headings: the same ones once more, or others, which leave all open."""
        if self._is_heading_again(row):
            self.doubts = ()
            return no_person(words)
        if not (self._begun and _are_headings(words)):
            return None
        text: dict[str, str | int] = {"text": ", ".join(words)[:40]}
        self.doubts = (Finding("import-other-headings", Severity.QUESTION, text, ("name",)),)
        return _heads_lines(words)

    def _heads(self, text: str) -> Finding | None:
        """What to say of a text alone in its row that heads those below it; None where it may name somebody.

        Below words that nobody knows it is open who comes; so it is from a single word on that may name
        somebody, in a list that has lines of such words.
        """
        if self._section(text) is not None:
            return None
        if is_group(text):
            return no_person((text,))
        is_heading = text.rstrip().endswith(":") or (self._sectioned and is_bold(text))
        labels = self._begun and is_heading and not is_placeholder(text)
        refuses = self._begun and _is_refusal(text)
        if labels or refuses:
            self.current = Answer.MAYBE
            return _heads_lines((text,)) if labels or text[0].isupper() else None
        is_odd = is_one_surname(text) and Oddity.ONE_WORD not in self._habits.oddities
        if is_odd and self._named and self.current is not Answer.NOTHING:
            self.current = Answer.MAYBE
        return None

    def _is_no_person(self, name: str) -> bool:
        """Whether a line names nobody; an item that goes on behind a name may (`Anna Bär weiss ...`)."""
        words = name.split()
        begins = self._habits.items and looks_like_names(" ".join(words[:2]))
        return is_no_person(" ".join(words[:MOST_WORDS]) if begins else name)

    def _is_heading_again(self, row: Row) -> bool:
        """Whether the headings stand here once more, those of columns that nobody sees perhaps left out."""
        again = {index for index, cell in enumerate(row.cells) if cell}
        words = self._layout.headings
        same = all(index < len(words) and row.cells[index] == words[index] for index in again)
        return bool(words) and same and self._layout.names <= again

    def _section(self, first: str) -> Answer | None:
        return section_of(first) if self._layout.headings or len(key_of(first)) >= _SHORTEST else None

    def _of_a_free_place(self, row: Row) -> Finding | None:
        """A place that is kept for somebody who has no name yet."""
        cells = [self._layout.cell(row, column) for column in NAMED_BY if column is not Column.TEAM]
        named = [cell for cell in cells if cell]
        free = [read_person(without_bullet(cell, numbered=self._habits.numbered)).name for cell in named]
        is_free = all(not name or _is_free(name) for name in free)
        if named and is_free and not any("@" in cell or row.formulas for cell in named):
            return no_person(named)
        return None


def _is_free(name: str) -> bool:
    """Whether a text names nobody; of a place for two, neither: `Anna / wird noch gesucht` names one."""
    return all(map(is_placeholder, two_names(name) or (name,)))


def _are_headings(words: Sequence[str]) -> bool:
    """Whether all cells of a row are words that stand above columns: `Verein;Name`."""
    whole = [exact_meaning(word) for word in words]
    known = all(column or is_other_heading(word) for column, word in zip(whole, words, strict=True))
    return len(words) > 1 and any(whole) and known


def _is_refusal(text: str) -> bool:
    """Whether a line is no name and answers with no or perhaps, for those below it: `Not attending`.

    It may be about who stands above it as well, so that nobody knows whether those below come.
    """
    first, *others = map(key_of, text.split()) if text else ("",)
    begins = first in _REFUSES or first in GONE | MAYBE | WAITING
    said = answer(text) in (Answer.NO, Answer.MAYBE, Answer.WAITING)
    return said and begins and bool(others) and not looks_like_names(text)


def _heads_lines(words: Sequence[str]) -> Finding:
    """That a row heads those below it, which are read accordingly."""
    return Finding("import-section", Severity.NOTE, {"text": " ".join(words)[:40]}, ("name",))


def no_person(words: Sequence[str]) -> Finding:
    """That a row names nobody, and what stands in its cells."""
    return Finding("import-no-person", Severity.NOTE, {"text": " ".join(words)[:40]}, ("name",))


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
