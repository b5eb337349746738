"""Names of entrants, and their order in the alphabet.

Lists follow surnames as soon as those of anybody are known, from a list of entrants that has them apart or as
`Müller, Anna`; of the others the last word is taken then, with what belongs before it (`von Allmen`).
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import exact_name
from tichu_turnier.tournament.registration.identity import name_key
from tichu_turnier.tournament.registration.namesakes import club_behind


def shown_name(entrant: Entrant, tournament: Tournament | None = None) -> str:
    """A name with the people behind it, unless the name says who they are.

    With the tournament also with the club, where two on its list are called the same.
    """
    behind = people_behind(entrant)
    club = "" if tournament is None else club_behind(tournament, entrant)
    return f"{entrant.name} ({behind})" if behind else f"{entrant.name}{club}"


def shown_of(tournament: Tournament, who: EntrantId) -> str:
    """The name of an entrant in a list, with the people behind it unless the name says who they are."""
    return shown_name(tournament.entrants[who], tournament)


def told_apart(names: Iterable[tuple[str, str]]) -> list[str]:
    """Names, each with its club where another one of the list is called the same."""
    pairs = list(names)
    often = Counter(name_key(name) for name, _ in pairs)
    return [f"{name} ({club})" if often[name_key(name)] > 1 and club else name for name, club in pairs]


def by_alphabet(entrants: Iterable[Entrant]) -> list[Entrant]:
    everybody = list(entrants)
    surnames = surnames_of(everybody)
    return sorted(everybody, key=lambda entrant: alphabetical(listed_name(entrant.name, surnames)))


_CLUB = re.compile(r" \(.*\)$")
_BEFORE_SURNAMES = frozenset(
    word
    for words in ("da de del della di du el la le mac mc st.", "den der ten ter van vom von zu zum zur")
    for word in words.split()
)


def surnames_of(entrants: Iterable[Entrant]) -> Mapping[str, str]:
    """The surname of each player by the name, of two of one name by the club too; {} where none is known."""
    players = [entrant for entrant in entrants if not entrant.members]
    if not any(player.surname_words for player in players):
        return {}
    often = Counter(exact_name(player.name) for player in players)
    parts = ((player, player.name.split(), player.surname_words) for player in players)

    def called(player: Entrant) -> tuple[str, ...]:
        two = often[exact_name(player.name)] > 1
        return (player.name, f"{player.name} ({player.club})") if two else (player.name,)

    return {
        name: " ".join(words[-(known or _guessed(words)) :])
        for player, words, known in parts
        for name in called(player)
    }


def _guessed(words: list[str]) -> int:
    """How many words at the end of a name are the surname, as most people are called."""
    count = 1
    while count < len(words) - 1 and words[-count - 1].casefold() in _BEFORE_SURNAMES:
        count += 1
    return count


def listed_name(name: str, surnames: Mapping[str, str]) -> str:
    """The name as it stands in a list by surnames: `Müller Anna`."""
    surname = surnames.get(name, "")
    return f"{surname} {given_name(name, surname)}".strip() or name


def given_name(name: str, surname: str) -> str:
    """What stands before the surname, and the club behind it."""
    bare, club = name, ""
    if not name.endswith(surname) and (behind := _CLUB.search(name)):
        bare, club = name[: behind.start()], behind[0]
    return f"{bare.removesuffix(surname).strip()}{club}" if surname else ""


def first_of(names: Sequence[str], most: int) -> list[str]:
    """So many of them, and a sign for the rest."""
    return [*names[:most], *(["…"] if len(names) > most else [])]


def people_behind(entrant: Entrant) -> str:
    """Who is behind the name of a team; empty where the name says it."""
    named = all(member in entrant.name for member in entrant.members)
    return "" if named else " + ".join(entrant.members)


_NUMBER = re.compile("[0-9]+")


def alphabetical(name: str) -> tuple[str, str]:
    """The place of a name in the alphabet: accents and case weigh nothing, `Team 2` precedes `Team 10`."""
    return _NUMBER.sub(lambda found: found[0].zfill(9), folded(name)), name
