"""Who writes themselves onto a list: animals with names as people have them."""

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Animal:
    """One who comes, with the surname apart, as some lists have it."""

    given: str
    surname: str

    @property
    def name(self) -> str:
        return f"{self.given} {self.surname}"

    @property
    def is_plain(self) -> bool:
        """Whether given name and surname are one word each, so that either order can be told apart."""
        return " " not in self.name.replace(" ", "", 1)


_GIVEN = [
    "Anna",
    "Beat",
    "Berta",
    "Carla",
    "Dora",
    "Emil",
    "Fritz",
    "Gabi",
    "Hans",
    "Ida",
    "Jürg",
    "Karl",
    "Lena",
    "Moritz",
    "Nora",
    "Otto",
    "Paula",
    "Rosa",
    "Sämi",
    "Tom",
    "Uwe",
    "Vera",
    "Willi",
    "Yves",
    "Zoé",
    "Noëmi",
    "Łukasz",
    "Çiğdem",
    "Björn",
    "André",
]
_TWO_GIVEN = ("Anna-Lena", "Hans Peter", "Jean-Luc", "Marie Louise")
_SURNAMES = [
    "Bär",
    "Biber",
    "Dachs",
    "Elster",
    "Fuchs",
    "Gans",
    "Hase",
    "Igel",
    "Jaguar",
    "Käfer",
    "Luchs",
    "Möwe",
    "Nerz",
    "Otter",
    "Panda",
    "Qualle",
    "Reh",
    "Specht",
    "Tapir",
    "Uhu",
    "Viper",
    "Wolf",
    "Yak",
    "Zebra",
    "Löwe",
    "Kröte",
    "Gämse",
    "Żubr",
    "Müggli",
    "Krähenbühl",
]
_LONG = (
    "von Uhu",
    "van der Maus",
    "de la Chouette",
    "zum Fuchs",
    "Luchs-Wolf",
    "Bär-Gämse",
    "O'Reh",
    "d'Âne",
    "Igel Amsel",
    "von Allmen",
)
CLUBS = (
    "Jassclub Bern",
    "TC Teich",
    "Tichu Basel",
    "Spielkreis Züri",
    "Club des Ânes",
    "SG Wald & Wiese",
    "Kartenrunde Ost",
)
TEAM_NAMES = (
    "Die Phönixe",
    "Drachenhort",
    "Hund und Herrchen",
    "Les Dragons",
    "Mah Jong",
    "Team Bombe",
    "Strasse 7",
    "Grand Tichu",
    "Die 2 Asse",
    "Full House",
    "Kein Plan",
    "Zwei Damen",
)


def animals(chance: Random, count: int, *, plain: bool = False, old: bool = False) -> list[Animal]:
    """So many, no two of whom share given name or surname; `plain` ones have two words.

    `old` ones have only letters that a Windows or Mac encoding of western Europe has.
    """
    given = chance.sample(_GIVEN, len(_GIVEN))
    surnames = chance.sample(_SURNAMES, len(_SURNAMES))
    if not plain:
        given[: len(_TWO_GIVEN) // 2] = chance.sample(_TWO_GIVEN, len(_TWO_GIVEN) // 2)
        surnames[2:5] = chance.sample(_LONG, 3)
    if old:
        given = [each for each in given if each.isascii() or not set(each) & set("ŁłŻżğ")]
        surnames = [each for each in surnames if not set(each) & set("ŁłŻżğ")]
    return [Animal(*each) for each in zip(given[:count], surnames[:count], strict=True)]
