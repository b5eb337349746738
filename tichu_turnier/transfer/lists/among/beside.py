"""Tell the people who stand where a list without headings could have a club: `Beat Uhu und Ida Igel`."""

import re

from tichu_turnier.folding import folded_heading
from tichu_turnier.transfer.lists.guessed_columns import looks_like_person
from tichu_turnier.transfer.lists.name_cells import two_names
from tichu_turnier.transfer.lists.remarks import Clubs, names_club

_JOINED = re.compile(r"\s(?:und|and|et|u\.|&|\+)\s", re.IGNORECASE)


def people_beside(cell: str, named: str, clubs: Clubs) -> tuple[str, ...]:
    """The two whom a cell joins beside who is `named`; nobody where it is a club, as one that comes again is.

    Two single words are names beside a single one where a word joins them: `Anna, Beat und Carla`.
    """
    both = two_names(cell)
    if both is None or names_club(cell) or folded_heading(cell) in clubs.often:
        return ()
    if all(map(looks_like_person, both)):
        return both
    single = all(name.isalpha() and name[:1].isupper() for name in both)
    return both if single and " " not in named and _JOINED.search(cell) else ()
