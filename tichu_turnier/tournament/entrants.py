"""Who wants to enter, and does that fit with those who are already on the list?"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from tichu_turnier.rules.finding import Finding
from tichu_turnier.tournament.model import Entrant, EntrantId, Unit

PARTNERS = 2
LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entry that has no number yet."""

    name: str
    members: tuple[str, ...] = ()
    club: str = ""

    def numbered(self, number: EntrantId) -> Entrant:
        """The entrant with this number, names without needless spaces."""
        return Entrant(
            number, tidy(self.name), tuple(tidy(member) for member in self.members), tidy(self.club)
        )


def tidy(name: str) -> str:
    """A name with single spaces and composed accents."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same but for case and spaces."""
    return tidy(one).casefold() == tidy(other).casefold()


def people(entrant: Entrant | NewEntrant) -> tuple[str, ...]:
    """The names of the people behind an entrant."""
    return entrant.members or (entrant.name,)


def entrant_findings(new: NewEntrant, others: Iterable[Entrant], unit: Unit) -> tuple[Finding, ...]:
    """Everything that is wrong with one entry beside the others, all at once."""
    found = list(_names(new, unit))
    known = {tidy(other.name).casefold(): other for other in others}
    twin = known.get(tidy(new.name).casefold())
    if twin is not None and (unit is Unit.PARTNERSHIP or same_name(twin.club, new.club)):
        found.append(Finding("entrant-duplicate", args={"name": tidy(new.name)}, where=("name",)))
    elsewhere = {tidy(m).casefold(): other.name for other in known.values() for m in other.members}
    for member in new.members:
        if tidy(member) and tidy(member).casefold() in elsewhere:
            team = elsewhere[tidy(member).casefold()]
            found.append(
                Finding("entrant-member-twice", args={"name": tidy(member), "team": team}, where=("members",))
            )
    return tuple(found)


def _names(new: NewEntrant, unit: Unit) -> Iterable[Finding]:
    """An entrant has a name, and a partnership two different members."""
    if not tidy(new.name):
        yield Finding("entrant-no-name", where=("name",))
    for name in (new.name, *new.members, new.club):
        if len(name) > LONGEST_NAME:
            yield Finding("entrant-name-too-long", args={"most": LONGEST_NAME}, where=("name",))
    named = [member for member in new.members if tidy(member)]
    if unit is Unit.PARTNERSHIP and len(named) < PARTNERS:
        yield Finding("entrant-missing-partner", args={"name": tidy(new.name)}, where=("members",))
    if unit is Unit.PLAYER and named:
        yield Finding("entrant-has-partner", args={"name": tidy(new.name)}, where=("members",))
    if len(named) == PARTNERS and same_name(*named):
        yield Finding("entrant-partner-of-self", args={"name": tidy(named[0])}, where=("members",))
