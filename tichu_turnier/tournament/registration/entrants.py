"""Check an entry against the list, and the code on an entrant's card, with its check letter.

The code is the number of the entrant and a letter: `12K`. The letter betrays every wrong digit and every two
digits that changed places, and most codes of another day. Letters that other keyboards keep elsewhere (A, M,
Q, W, Y, Z: a scanner types like an American one) or that look like digits are not among them.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import latin_looking
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.printed_letters import unprinted

PARTNERS = 2
MOST_ENTRANTS = 5_000
"""Of one tournament: nobody ever had so many, and whoever looks for pairs needs memory for the square."""
LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entry that has no number yet."""

    name: str
    members: tuple[str, ...] = ()
    club: str = ""
    single: bool = False
    """Whether this is one person who looks for a partner, in a tournament of partnerships."""
    present: bool = False
    """Whether they are there already."""
    paid: bool = False
    """Whether they have paid what they owe."""
    waiting: bool = False
    """Whether they go onto the waiting list even where there is room."""
    surname_words: int = 0
    """How many words at the end of a player's name are the surname; 0: nobody said."""

    def numbered(self, number: EntrantId) -> Entrant:
        """The entrant with this number, names without needless spaces."""
        members = tuple(tidy(member) for member in self.members)
        if self.single:
            members = tuple(member for member in members if member)
        name, club, here = tidy(self.name), tidy(self.club), self.present
        return Entrant(number, name, members, club, here, surname_words=self.surname_words)


_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and halves of characters: debris of other programs."""
_UNSEEN = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Marks that turn the direction of what follows, join or part: with them two names look the same."""
_JOINERS = re.compile("[\u200c\u200d]")
"""Some scripts need them within a word; where two names differ in nothing else, they are the same."""


def tidy(name: str) -> str:
    """A name with single spaces and composed accents, and nothing in it that no printer can print."""
    return " ".join(unicodedata.normalize("NFC", _UNPRINTABLE.sub(" ", _UNSEEN.sub("", name))).split())


def unseen_marks(name: str) -> tuple[Finding, ...]:
    """That a name comes with marks that nobody sees, and which are left out."""
    note = Finding("entrant-unseen-marks", Severity.NOTE, {"name": tidy(name)}, ("name",))
    return (note,) if _UNSEEN.search(name) else ()


def exact_name(name: str) -> str:
    """What two names have in common that are the same but for case and spaces."""
    return _JOINERS.sub("", tidy(name)).casefold()


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same but for case and spaces."""
    return exact_name(one) == exact_name(other)


def better_spelled(one: str, other: str) -> str:
    """Of two ways to write a name the more careful one: capitals, accents, no initials; else the first."""

    def care(name: str) -> tuple[bool, bool, int, bool]:
        accents = sum(unicodedata.combining(char) != 0 for char in unicodedata.normalize("NFD", name))
        return name != name.lower() and name != name.upper(), "," not in name, accents, "." not in name

    return max((one, other), key=care)


def team_name(one: str, other: str) -> str:
    """The name of a partnership that gave itself none."""
    return " & ".join(name for name in (tidy(one), tidy(other)) if name)


def people(entrant: Entrant | NewEntrant) -> tuple[str, ...]:
    return entrant.members or (entrant.name,)


def entrant_findings(new: NewEntrant, others: Iterable[Entrant], unit: Unit) -> tuple[Finding, ...]:
    """Everything that is wrong with one entry beside the others, all at once."""
    return list_findings((new,), others, unit)[0]


def list_findings(
    news: Iterable[NewEntrant], others: Iterable[Entrant], unit: Unit
) -> tuple[tuple[Finding, ...], ...]:
    """Everything that is wrong with each entry of a list, beside the others and those above it."""
    known = _Known(unit)
    for other in others:
        known.add(other)
    found = []
    for new in news:
        found.append((*_names(new, unit), *known.twins(new)))
        known.add(new)
    return tuple(found)


class _Known:
    """The names on a list, found by what they look like but for case and spaces."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit
        self._looks: dict[str, str] = {}
        """Names and members by the letters that theirs look like."""
        self._names: dict[str, set[str]] = {}
        """The clubs in which there is a name; teams have different names in whatever club."""
        self._teams: dict[str, str] = {}

    def add(self, entrant: Entrant | NewEntrant) -> None:
        self._names.setdefault(exact_name(entrant.name), set()).add(self._club(entrant))
        for member in entrant.members:
            self._teams.setdefault(exact_name(member), tidy(entrant.name))
        for name in (entrant.name, *entrant.members):
            self._looks.setdefault(exact_name(latin_looking(name)), tidy(name))

    def twins(self, new: NewEntrant) -> Iterable[Finding]:
        """Who has this name already, or plays in another team."""
        clubs = self._names.get(exact_name(new.name), set()) if tidy(new.name) else set()
        if self._club(new) in clubs:
            yield Finding("entrant-duplicate", args={"name": tidy(new.name)}, where=("name",))
        elif clubs:
            yield Finding("entrant-namesake", Severity.WARNING, {"name": tidy(new.name)}, ("name",))
        for member in new.members:
            team = self._teams.get(exact_name(member)) if tidy(member) else None
            if team is not None:
                args: dict[str, str | int] = {"name": tidy(member), "team": team}
                yield Finding("entrant-member-twice", args=args, where=("members",))
        for name in dict.fromkeys((new.name, *new.members)):
            other = self._looks.get(exact_name(latin_looking(name)), name)
            if exact_name(name) != exact_name(other):
                args = {"name": tidy(name), "other": other}
                yield Finding("entrant-look-alike", Severity.WARNING, args, ("name",))

    def _club(self, entrant: Entrant | NewEntrant) -> str:
        """Players of different clubs may have the same name, teams may not."""
        return exact_name(entrant.club) if self._unit is Unit.PLAYER else ""


def _names(new: NewEntrant, unit: Unit) -> Iterable[Finding]:
    """An entrant has a name, and a partnership two different members."""
    if not tidy(new.name):
        yield Finding("entrant-no-name", where=("name",))
    for name in (new.name, *new.members, new.club):
        if len(name) > LONGEST_NAME:
            yield Finding("entrant-name-too-long", args={"most": LONGEST_NAME}, where=("name",))
        yield from unseen_marks(name)
        if letters := unprinted(tidy(name)):
            about: dict[str, str | int] = {"name": tidy(name), "letters": " ".join(letters)}
            yield Finding("entrant-unprinted", Severity.WARNING, about, ("name",))
    named = [member for member in new.members if tidy(member)]
    if unit is Unit.PARTNERSHIP and len(named) < (1 if new.single else PARTNERS):
        yield Finding("entrant-missing-partner", args={"name": tidy(new.name)}, where=("members",))
    if unit is Unit.PLAYER and named:
        yield Finding("entrant-has-partner", args={"name": tidy(new.name)}, where=("members",))
    if len(named) == PARTNERS and same_name(*named):
        yield Finding("entrant-partner-of-self", args={"name": tidy(named[0])}, where=("members",))


_LETTERS = "BCDEFGHJKLNPRSTVX"
"""Seventeen, a prime: more than there are digits, so that no wrong digit goes unnoticed."""
_CODE = re.compile(r"\s*([0-9]{1,6})\s*([A-Za-z])\s*")


def entrant_code(tournament: Tournament, entrant: EntrantId) -> str:
    return f"{entrant}{_letter(tournament, entrant)}"


def read_code(text: str) -> tuple[EntrantId, str] | None:
    """Number and letter of what looks like a code; None for anything else."""
    found = _CODE.fullmatch(text)
    return None if found is None else (EntrantId(int(found[1])), found[2].upper())


def is_right(tournament: Tournament, code: tuple[EntrantId, str]) -> bool:
    """Whether number and letter belong together today, and the number is on the list."""
    entrant, letter = code
    return entrant in tournament.entrants and letter == _letter(tournament, entrant)


def _letter(tournament: Tournament, entrant: EntrantId) -> str:
    weighted = sum(int(digit) * weight for weight, digit in enumerate(reversed(str(entrant)), 2))
    return _LETTERS[(weighted + tournament.day.toordinal()) % len(_LETTERS)]
