"""Names for evenings that play themselves: animals, so that every letter is tried."""

import random

from tichu_turnier.tournament.draws.rotation.lots import pick, shuffled
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

_ANIMALS = """
Adler Amsel Bär Biber Dachs Eule Falke Fuchs Gämse Hase Hecht Igel Iltis Käuzchen Krähe Luchs Marder
Möwe Nerz Otter Pfau Qualle Rabe Reh Schäferhündin Specht Storch Tümmler Uhu Vielfraß Wisent Yak
Zander Ziesel Écureuil Hérisson Goéland Éléphante Ñandú Łoś Šakal Žába Ørn Ölgæsir Kaplumbağa Ğırgır
Χελώνη Ἀλώπηξ Соловей Їжак 호랑이 토끼 丹頂鶴 パンダ Rồng Voi Cá-Sấu Țestoasă Kígyó Ördög-Rák
"""
_CARDS = """
Jade Schwert Pagode Stern Drache Phönix Hund Mahjong Bube Dame König Ass Straße Treppe Bömbchen
"""
ANIMALS, CARDS = tuple(_ANIMALS.split()), tuple(_CARDS.split())
CLUBS = ("Luzern", "Basel", "Bern", "Zürich", "St. Gallen", "Genève", "Würzburg", "")

MOST = len(ANIMALS) * len(CARDS)
"""More players have no names."""


def menagerie(rng: random.Random, unit: Unit, count: int) -> tuple[NewEntrant, ...]:
    """So many entrants with different names; of partnerships at most half of `MOST`."""
    names = shuffled(rng, (f"{animal} {card}" for card in CARDS for animal in ANIMALS))
    if unit is Unit.PLAYER:
        return tuple(NewEntrant(name, club=pick(rng, CLUBS)) for name in names[:count])
    animals = shuffled(rng, ANIMALS)
    return tuple(
        NewEntrant(_team(animals, index), (names[2 * index], names[2 * index + 1]), pick(rng, CLUBS))
        for index in range(count)
    )


def _team(animals: list[str], index: int) -> str:
    """Teams are called after an animal, the second of the same name gets a number."""
    again, which = divmod(index, len(animals))
    return f"Team {animals[which]} {again + 1}" if again else f"Team {animals[which]}"
