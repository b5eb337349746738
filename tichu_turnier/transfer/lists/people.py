"""The people whom a row names, with what stood beside their names, and what is doubtful about them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import LONGEST_NAME, NewEntrant, team_name, tidy
from tichu_turnier.transfer.lists.among.beside import people_beside
from tichu_turnier.transfer.lists.among.couples import is_one_below_the_other, said_of_both, with_surname
from tichu_turnier.transfer.lists.among.names import has_words
from tichu_turnier.transfer.lists.answers import Answer, key_of
from tichu_turnier.transfer.lists.column_words import Column
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.guessed_columns import looks_like_person
from tichu_turnier.transfer.lists.list_habits import NAMED_BY, Habits
from tichu_turnier.transfer.lists.name_cells import (
    Said,
    beside_a_free_place,
    brings_others,
    capitals_first,
    is_one_surname,
    is_placeholder,
    mark_of,
    parted,
    pictures_beside,
    read_person,
    speaks_of_more,
    surname_first,
    two_names,
    without_bullet,
    without_inside,
    without_more_people,
)
from tichu_turnier.transfer.lists.odd_names import Oddity, is_damaged, oddities
from tichu_turnier.transfer.lists.remarks import SEEKS, read_club, said_by
from tichu_turnier.transfer.lists.said.no_club import is_no_club, is_unclear_club

_SURNAME_FIRST = frozenset(
    [
        "namevorname",
        "nachnamevorname",
        "nomprenom",
        "nometprenom",
        "surnamefirstname",
        "lastnamefirstname",
        "nomdefamilleprenom",
    ]
)
"""Headings of one column that say in which order the parts of a name stand."""


@dataclass(frozen=True, slots=True)
class Person:
    """An entrant as a row names it."""

    new: NewEntrant
    says: Answer
    """What stood beside the name says about coming."""
    remark: str
    findings: tuple[Finding, ...] = ()


def entrants_in(
    row: Row, layout: Layout, unit: Unit, habits: Habits, *, force_comma: bool = False
) -> Iterator[Person]:
    """Whom a row names: one entrant, or two players who share a cell of a list of single players."""
    reader = _Names(row, layout, unit, habits, force_comma=force_comma)
    said = reader.people()
    if unit is Unit.PLAYER:
        yield from reader.players(said)
    else:
        yield reader.team(said)
    yield from reader.others()


def _doubt(key: str, **args: str | int) -> Finding:
    return Finding(
        key, Severity.QUESTION, {k: v[:60] if isinstance(v, str) else v for k, v in args.items()}, ("name",)
    )


class _Names:
    """Reads the names of one row."""

    def __init__(self, row: Row, layout: Layout, unit: Unit, habits: Habits, *, force_comma: bool) -> None:
        self._row, self._layout, self._unit, self._habits = row, layout, unit, habits
        self._force_comma = force_comma
        club, more = without_more_people(tidy(layout.cell(row, Column.CLUB)))
        self._doubts: list[Finding] = [_doubt("import-someone-more", name=club, text=more)] if more else []
        self._beside_club: list[str] = []
        if is_unclear_club(club) or is_damaged(club):
            self._doubts.append(Finding("import-unclear", Severity.QUESTION, {"text": club[:40]}, ("name",)))
        named = " ".join(cell for at in sorted(layout.names) if (cell := row.cell(at)))
        self._others = () if layout.headings else people_beside(club, named, habits.clubs)
        if self._others:
            self._doubts.append(_doubt("import-several-people", text=f"{named}, {club}"))
            club = ""
        self._club_mark = mark_of(club) if club and not club[-1].isalnum() else Answer.NOTHING
        self._club = self._plain_club(club)

    def _plain_club(self, cell: str) -> str:
        """A club without what is said beside it, which is kept for the one who is named."""
        if is_no_club(cell) or is_unclear_club(cell):
            return ""
        read = read_club(cell, self._habits.clubs)
        if read.remark:
            self._beside_club.append(read.remark)
        if not read.is_sure:
            self._doubts.append(_doubt("import-club-remark", club=read.club, text=read.remark))
        return read.club

    def people(self) -> tuple[Said, Said, Said]:
        """Who stands in the row: under a name alone, as the first and as the second partner."""
        name = self._said(Column.NAME, Column.FIRST_NAME, Column.LAST_NAME)
        one = self._said(Column.PLAYER_1, Column.FIRST_NAME_1, Column.LAST_NAME_1)
        other = self._said(Column.PLAYER_2, Column.FIRST_NAME_2, Column.LAST_NAME_2)
        return name, one, other

    def _cell(self, column: Column) -> str:
        if column not in self._layout.columns:
            return ""
        return without_bullet(parted(self._layout.cell(self._row, column)), numbered=self._habits.numbered)

    def _said(self, whole: Column, first: Column, last: Column) -> Said:
        """Somebody whose name may stand in two cells."""
        cell = self._cell(whole)
        parts = tuple(filter(None, (self._cell(first), self._cell(last))))
        if not cell and not parts:
            return Said("")
        if cell and parts:
            return self._whole_and_parts(cell, parts, whole, is_last=last in self._layout.columns)
        if cell or len(parts) < 2:  # noqa: PLR2004 - both
            text = cell or " ".join(parts)
            if is_one_below_the_other(text):
                return Said(text)
            said = read_person(text)
            if self._unit is Unit.PARTNERSHIP and two_names(said.name):
                return said
            return self._in_order(said, whole)
        return self._in_parts(*parts)

    def _whole_and_parts(self, cell: str, parts: tuple[str, ...], whole: Column, *, is_last: bool) -> Said:
        """Somebody with a name in one cell and parts of one in others, perhaps of another person."""
        if has_words(cell, " ".join(parts)):
            return self._in_order(read_person(cell), whole)
        if len(parts) > 1 and has_words(" ".join(parts), cell):
            return self._in_parts(*parts)
        if len(parts) > 1 or not is_last:
            self._doubts.append(_doubt("import-other-name", one=" ".join(parts), other=cell))
            return self._in_parts(*parts) if len(parts) > 1 else self._in_order(read_person(cell), whole)
        if " " in cell:
            self._doubts.append(_doubt("import-unclear", text=f"{cell}, {parts[0]}"))
        return self._in_parts(cell, parts[0])

    def _in_parts(self, first: str, last: str) -> Said:
        """Somebody, or two, of whom given name and surname stand in two cells."""
        if (couple := self._couple(first, last)) is not None:
            return couple
        if " " in last and has_words(last, first):  # `Anna` beside `Anna Adler`
            return read_person(last)
        given, surname = map(read_person, (first, last))
        remark = " ".join(filter(None, (given.remark, surname.remark)))
        says = next(
            (each.says for each in (given, surname) if each.says is not Answer.NOTHING), Answer.NOTHING
        )
        words = len(surname.name.split())
        return Said(f"{given.name} {surname.name}".strip(), remark, says, words, surname.inside)

    def _couple(self, given: str, surname: str) -> Said | None:
        """Two people whose given names stand in one cell and their surnames in another; None for one."""
        first, last = two_names(given), two_names(surname)
        if first is None or (last is None and self._unit is Unit.PARTNERSHIP):
            return None
        last = last or (surname, surname)
        return Said("\n".join(f"{one} {other}" for one, other in zip(first, last, strict=True)))

    def _in_order(self, said: Said, column: Column) -> Said:
        """Given name before surname where the list has them the other way round."""
        plain = without_inside(said).name
        parts = surname_first(plain)
        is_given = parts is not None and (self._habits.comma == "given" or is_one_surname(parts[0]))
        if parts is not None and is_given and (self._force_comma or self._habits.comma == "given"):
            name = f"{parts[1]} {parts[0]}{said.name.removeprefix(plain)}"
            return replace(said, name=name, surname_words=len(parts[0].split()))
        at = self._layout.columns.get(column, -1)
        heading = self._layout.headings[at] if 0 <= at < len(self._layout.headings) else ""
        words = said.name.split()
        is_capital_first = self._habits.capitals_first and "," not in said.name
        if is_capital_first and (count := capitals_first(plain)):
            words = plain.split()
            name = " ".join((*words[count:], *words[:count])) + said.name.removeprefix(plain)
            return replace(said, name=name, surname_words=count)
        if folded_heading(heading) in _SURNAME_FIRST and len(words) > 1 and "," not in said.name:
            if len(words) > 2:  # noqa: PLR2004 - where the surname ends, nobody can say
                self._doubts.append(_doubt("import-order-unknown"))
            return replace(said, name=" ".join((*words[1:], words[0])), surname_words=1)
        return said

    def players(self, said: tuple[Said, Said, Said]) -> Iterator[Person]:
        """The player of a row; two where one cell holds two, which is asked about."""
        name, one, other = said
        first = name if name.name else one
        partner = tuple(each.name for each in (one if name.name else Said(""), other) if each.name)
        partner = tuple(each for each in partner if not is_placeholder(each))
        if partner:
            yield self._person(NewEntrant(first.name, (first.name, *partner), self._club), first)
            return
        if (alone := beside_a_free_place(first.name)) is not None:
            self._doubts.append(_doubt("import-placeholder", text=first.remark or "?"))
            first = replace(first, name=alone, remark=first.remark.strip("? "))
        first = self._with_club(first)
        if not self._row.formulas & self._layout.read and (both := self._two(first.name)) is not None:
            self._doubts.append(_doubt("import-two-people", text=first.name.replace("\n", " / ")))
            for each in both:
                yield self._person(NewEntrant(each, (), self._club), first)
            return
        if (both := two_names(first.name)) is not None and is_placeholder(both[1]):
            self._doubts.append(_doubt("import-placeholder", text=both[1]))
            first = replace(first, name=both[0])
        new = NewEntrant(first.name, (), self._club)
        yield self._person(replace(new, surname_words=first.surname_words), first)

    def others(self) -> Iterator[Person]:
        """Who stands where a club could: two players, or the two of another team."""
        if self._others and self._unit is Unit.PARTNERSHIP:
            yield self._told(NewEntrant(team_name(*self._others), self._others), Answer.NOTHING, ())
            return
        for name in self._others:
            yield self._told(NewEntrant(name), Answer.NOTHING, ())

    def _two(self, name: str) -> tuple[str, str] | None:
        """Two people in one cell; a couple has its surname once (`Hans und Heidi Hase`)."""
        both = two_names(name)
        if both is None or any(is_placeholder(each) for each in both):
            return None
        return with_surname(both)

    def _with_club(self, said: Said) -> Said:
        """The name without the club that stands behind it, in brackets, behind a comma or a dash."""
        if said.inside and not two_names(said.name):
            inside, said = said.inside, without_inside(said)
            if self._club:
                self._doubts.append(_doubt("import-brackets", name=said.name, text=inside))
            else:
                self._club = self._plain_club(inside)
                if not self._habits.brackets:
                    self._doubts.append(_doubt("import-club-beside", name=said.name, text=inside))
            return said
        if (parts := surname_first(said.name)) is None:
            return said
        if self._habits.comma == "club" or not is_one_surname(parts[0]):
            if self._habits.comma != "club" or self._club:
                self._doubts.append(_doubt("import-club-beside", name=parts[0], text=parts[1]))
            self._club = self._club or self._plain_club(parts[1])
            return replace(said, name=parts[0])
        self._doubts.append(_doubt("import-order-unknown"))
        return replace(said, name=f"{parts[1]} {parts[0]}", surname_words=len(parts[0].split()))

    def team(self, said: tuple[Said, Said, Said]) -> Person:
        """Two partners, or one who looks for a partner, with the name that they gave themselves."""
        name, one, other = said
        first = name if name.name or name.says is not Answer.NOTHING else one
        own = self._cell(Column.TEAM)
        own = "" if own.isdecimal() or not tidy(own.strip("-–—?")) else own
        if own and not first.name and not other.name:
            first, own = Said(own), ""
            if two_names(own) is None and two_names(first.name) is None:
                return self._told(NewEntrant(first.name, (), self._club), first.says, ())
            self._doubts.append(_doubt("import-two-people", text=first.name))
        if not first.name and two_names(other.name):  # below `Partner` may stand both
            first, other = other, Said("")
        if self._habits.brackets and not self._club and first.inside:
            self._club, first = self._plain_club(first.inside), without_inside(first)
        if first.name and other.name and any(two_names(each.name) for each in (first, other)):
            self._doubts.append(_doubt("import-two-people", text=f"{first.name} & {other.name}"))
        both = (first, other) if other.name else self._both(first)
        people = tuple(map(self._without_brackets, both))
        whole = Answer.NOTHING if both[0] is first else first.says
        if whole is Answer.NO and first.remark and all(each.name for each in people):
            whole = Answer.MAYBE  # behind two names it may be said of the second alone
        new = self._team(own, *(each.name for each in people))
        says = said_of_both([each.says for each in people if each.name]) if whole is Answer.NOTHING else whole
        told = {(each.name, each.remark): None for each in people if each.remark}
        if first.remark and both[0] is not first:
            told[new.name, first.remark] = None
        return self._told(new, says, tuple(told))

    def _both(self, said: Said) -> tuple[Said, Said]:
        """The partners in one cell; one of them where there are not two."""
        both = two_names(said.name)
        if both is None and (alone := beside_a_free_place(said.name)) is not None:
            return read_person(alone), Said("?")
        if both is None:
            return read_person(said.name) if not said.remark and said.says is Answer.NOTHING else said, Said(
                ""
            )
        full = with_surname(both)
        if full != both:
            self._doubts.append(_doubt("import-one-surname", one=full[0], other=full[1]))
        one, other = map(self._partner, full)
        return one, other

    def _without_brackets(self, said: Said) -> Said:
        """A partner without what stands in brackets, which may be a part of the name."""
        if not said.inside:
            return said
        plain = without_inside(said)
        self._doubts.append(_doubt("import-brackets", name=plain.name, text=said.inside))
        return plain

    def _team(self, own: str, one: str, other: str) -> NewEntrant:
        own = "" if other and own in (one, other) else own  # who has sent the form
        one, other, seeks = self._without_placeholders(one, other)
        alone = seeks or (not own and not other and Column.PLAYER_1 in self._layout.columns)
        if one and not other and alone:
            return NewEntrant(own or one, (one,), self._club, single=True)
        members = tuple(member for member in (one, other) if member)
        return NewEntrant(own or team_name(one, other), members, self._club)

    def _without_placeholders(self, one: str, other: str) -> tuple[str, str, bool]:
        """Both partners without what stands in place of one, and whether there was such a thing."""
        there = [bool(name) and is_placeholder(name) for name in (one, other)]
        for name, is_free in zip((one, other), there, strict=True):
            if is_free and key_of(name) not in SEEKS:
                self._doubts.append(_doubt("import-placeholder", text=name))
        left = [name for name, is_free in zip((one, other), there, strict=True) if not is_free]
        return left[0] if left else "", left[1] if len(left) > 1 else "", any(there)

    def _partner(self, cell: str) -> Said:
        said = read_person(cell)
        parts = surname_first(said.name)
        return replace(said, name=f"{parts[1]} {parts[0]}") if parts and is_one_surname(parts[0]) else said

    def _person(self, new: NewEntrant, said: Said) -> Person:
        return self._told(new, said.says, ((said.name, said.remark),) if said.remark else ())

    def _odd(self, new: NewEntrant) -> Iterator[str]:
        """The names that are hardly any; of a cell that is no text something else is said."""
        row = self._row
        if row.kinds and any(row.kind(at) is not Kind.TEXT for at in self._layout.names):
            return
        names = new.members or ((new.name,) if self._unit is Unit.PLAYER else ())
        small = {name for name in names if Oddity.SMALL in oddities(name)}
        for name in names:
            request = " " in name and len(small) < len(names)  # `nehme jeden` beside `Anna Bär`
            usual = self._habits.oddities - ({Oddity.SMALL} if request else set())
            if name and len(name) <= LONGEST_NAME and oddities(name) - usual:
                yield name

    def _pictures(self) -> Iterator[str]:
        """The emoji beside the names that others of the list do not have: nobody knows what they say."""
        for column in NAMED_BY:
            sign = pictures_beside(self._cell(column))
            if sign and sign not in self._habits.pictures:
                yield sign

    def _somebody_else(self, new: NewEntrant) -> Iterator[Finding]:
        """That another column of names has somebody who is none of those that were read."""
        for cell in map(self._row.cell, self._layout.other_names):
            names = (new.name, *new.members)
            if looks_like_person(cell) and not any(has_words(n, cell) or has_words(cell, n) for n in names):
                yield _doubt("import-other-name", one=new.name, other=cell)

    def _told(self, new: NewEntrant, says: Answer, remarks: tuple[tuple[str, str], ...]) -> Person:
        if any(not text.strip("? ") for _, text in remarks):
            says = Answer.MAYBE if says is Answer.NOTHING else says
        remarks += tuple((new.name, text) for text in self._beside_club)
        self._doubts += self._somebody_else(new)
        self._doubts += map(_odd_name, self._odd(new))
        self._doubts += (
            _doubt("import-someone-more", name=name, text=text)
            for name, text in remarks
            if (speaks_of_more(text) or brings_others(text))
            and not (self._habits.counted and text.isdecimal())
        )
        self._doubts += (_doubt("import-maybe", name=new.name, text=sign) for sign in self._pictures())
        notes = tuple(
            Finding("import-remark", Severity.NOTE, {"name": name, "text": text}, ("name",))
            for name, text in remarks
        )
        if says is Answer.NOTHING:
            says = said_by(self._beside_club) if self._club_mark is Answer.NOTHING else self._club_mark
        return Person(new, says, "; ".join(text for _, text in remarks), (*self._doubts, *notes))


def _odd_name(name: str) -> Finding:
    return _doubt("import-odd-name", text=name)
