"""Ask about columns that mean nothing to us where they may say that somebody does not play tonight."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.answers import Answer, answer, answered, is_bare_no, is_player
from tichu_turnier.transfer.lists.below import is_answers
from tichu_turnier.transfer.lists.column_words import (
    FILLERS,
    MEANING,
    Column,
    is_heading_word,
    is_other_heading,
    meaning_of,
)
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.headed.other_matters import is_of_other_things
from tichu_turnier.transfer.lists.list_habits import Habits
from tichu_turnier.typed.days import day as typed_day

_OF_PLAYING = re.compile(
    r"tichu|turnier|tournament|tournoi|spiel(?:e|en|er|erin|erinnen|t|st)?|play(?:s|ers?|ing)?|jou[a-z]+"
    r"|runde|round|ronde|manche|abend|evening|soir|soiree|kw|woche|week|semaine|termin|session|spieltag"
    r"|jan\w*|feb\w*|fev\w*|mar[sz]?|marz|maerz|march|apr\w*|avr\w*|mai|may|jun[ie]?|juin|jul[iy]?|juil\w*|aug\w*|aout"
    r"|sept?\w*|o[kc]t\w*|nov\w*|de[zc]\w*"
)
"""The words of a heading that asks whether somebody plays, or when, and nothing else."""
_THE_EVENT = re.compile(r"\b(?:tichu|turnier|tichuturnier|tournament|tournoi)\b")
_BESIDE_THEM = FILLERS | {"st", "nd", "rd", "th", "er", "eme"}
_LONG = 6
_IN_COMPOUNDS = tuple(word for word in MEANING if len(word) >= _LONG)
"""Words that say the same as a part of another: `Vereinsmitglied`."""
_HALF_A_YEAR = timedelta(days=183)


@dataclass(frozen=True, slots=True)
class Unread:
    """The columns of a list that are not read, as far as they answer something."""

    answers: Mapping[int, bool]
    """Those with answers, and whether they ask who plays: there no answer is one too."""
    naming: frozenset[int]
    """Those below which many name this event: `Ticket Tichu` above `Kuchen`."""
    dated: tuple[int, ...]
    """All without answers: a day there may be another one than today."""


def unread(rows: Sequence[Row], layout: Layout, others: Sequence[int]) -> Unread:
    """What is to be looked at of the `others`, the columns that are not read."""
    known = {*layout.rivals, *layout.other_names}
    found, naming = {}, set()
    for at in others:
        heading = layout.headings[at]
        text = folded(heading)
        of_playing = _is_of_playing(text)
        if at not in known and (of_playing or not _is_known(heading, text)) and _holds_answers(rows, at):
            found[at] = of_playing and any(answer(row.cell(at)) is Answer.YES for row in rows)
        elif at not in known and not is_other_heading(heading) and _many_name_it(rows, at):
            naming.add(at)
    return Unread(found, frozenset(naming), tuple(at for at in others if at not in found))


def _holds_answers(rows: Sequence[Row], at: int) -> bool:
    """Whether answers stand in a column; 1 in some rows and 0 in others are two."""
    return is_answers(rows, at) or {cell for row in rows if (cell := row.cell(at))} == {"0", "1"}


def _many_name_it(rows: Sequence[Row], at: int) -> bool:
    """Whether half of the cells of a column name this event."""
    cells = [cell for row in rows if (cell := row.cell(at))]
    return bool(cells) and 2 * sum(map(_names_it, cells)) >= len(cells)


def _names_it(cell: str) -> bool:
    return _THE_EVENT.search(folded(cell)) is not None


def _is_of_playing(heading: str) -> bool:
    words = re.findall(r"[^\W\d_]+", heading)
    asked = [word for word in words if _OF_PLAYING.fullmatch(word)]
    return bool(asked) and all(word in asked or word in _BESIDE_THEM for word in words)


def _is_known(heading: str, text: str) -> bool:
    """Whether a heading asks for something that is known to say nothing of coming: `Member?`, `Znacht`."""
    words = re.findall(r"[^\W_]+", text)
    return (
        meaning_of(heading, Unit.PARTNERSHIP, alone=False) is not None
        or is_other_heading(heading)
        or is_of_other_things(text, words)
        or any(is_heading_word(word) and word not in FILLERS for word in words)
        or any(part in word for word in words for part in _IN_COMPOUNDS)
    )


def doubts(row: Row, layout: Layout, columns: Unread, habits: Habits) -> tuple[Finding, ...]:
    """The questions about a row that says no where nothing is read, nothing below `Turnier`, a later day.

    Who has said elsewhere that they come, may say no to whatever else is asked.
    """
    plays = [at for at, is_asked in columns.answers.items() if is_asked]
    day = habits.given.day
    comes = _comes(row, layout) or any(is_player(row.cell(at)) for at in habits.roles)
    comes = comes or any(answered(row.cell(at)) is Answer.YES for at in plays)
    asked = [at for at in plays if answered(row.cell(at)) is not Answer.YES]
    asked += [at for at in columns.answers if at not in plays and not comes and _is_no(row, at)]
    asked += [at for at in columns.naming if row.cell(at) and not _names_it(row.cell(at))]
    asked += [at for at in columns.dated if day is not None and _is_later(row.cell(at), day)]
    return tuple(
        Finding(
            "import-plays-here",
            Severity.QUESTION,
            {"heading": layout.headings[at][:40], "text": row.cell(at)[:40] or "–"},
            ("cell", at),
        )
        for at in sorted(set(asked))
    )


def _comes(row: Row, layout: Layout) -> bool:
    """Whether somebody says in so many words that they come."""
    asked = (layout.columns.get(Column.STATUS, -1), *layout.polls)
    ticked = any(answered(row.cell(at)) is said is Answer.YES for at, said in layout.ticks.items())
    return ticked or any(answered(row.cell(at)) is Answer.YES for at in asked)


def _is_no(row: Row, at: int) -> bool:
    """Whether a cell is a plain no: the word, a cross, an empty box, 0."""
    cell = row.cell(at)
    is_plain = is_bare_no(cell) or row.kind(at) is Kind.YES_NO
    return bool(cell) and is_plain and answer(cell) is Answer.NO


def _is_later(cell: str, day: date) -> bool:
    """Whether a cell is a day after this one; one without a year is the nearest such day."""
    try:
        said = typed_day(cell, day)
    except Refusal:
        return False
    return day < said < day + _HALF_A_YEAR
