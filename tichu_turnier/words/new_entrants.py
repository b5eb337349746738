"""How an entry that has no number yet is said: names, club, and what else is known of it."""

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.registration.entrants import NewEntrant, tidy


def told(new: NewEntrant, texts: Texts) -> str:
    """Who would be registered, in one line: `Die Bären (Balu Bär, Ida Igel); Bern; bezahlt`."""
    name, members = tidy(new.name), ", ".join(map(tidy, new.members))
    own = members and name != " & ".join(map(tidy, new.members))
    return "; ".join(
        filter(None, (f"{name} ({members})" if own else name, tidy(new.club), standing(new, texts)))
    )


def standing(new: NewEntrant, texts: Texts) -> str:
    """What a list says of somebody besides name and club: paid, here, on the waiting list."""
    said = (
        (new.paid, "import-as-paid"),
        (new.present, "import-as-present"),
        (new.waiting, "import-as-waiting"),
        (new.single, "import-as-single"),
    )
    return ", ".join(texts(key) for holds, key in said if holds)
