"""The prizes in words: the columns of their list, and what is said at each step of a prize-giving."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.entry_terms import HUNDREDTHS
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    Division,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Money,
    Prize,
    divided,
)
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.prize_giving import (
    PlaceReveal,
    Reveal,
    RevealOrder,
    SomebodyReveal,
    SpecialReveal,
    money_shared,
    reveals,
)
from tichu_turnier.words.listings.listing import Cell, Listing, headed
from tichu_turnier.words.listings.special_lists import achievement_words
from tichu_turnier.words.listings.standings import deciding_words
from tichu_turnier.words.names import shown_name, shown_of
from tichu_turnier.words.numbers import amount, decimals


def destination_words(to: Destination, texts: Texts) -> str:
    """Such as `Rang 3`, `Letzter Rang`, or the title of a special list; as the director reads it."""
    match to:
        case ForPlace(place):
            return texts("prizes-last") if place == LAST_PLACE else texts("prizes-place", place=place)
        case ForSpecialList(key):
            return texts(f"special-{key}")
        case ForSomebody():
            return texts("prizes-somebody")


def prizes_listing(tournament: Tournament, winners: Sequence[Sequence[EntrantId]], texts: Texts) -> Listing:
    """A line a prize in the order of the list, as the winners read it: they do not care who decides."""

    def to(prize: Prize) -> str:
        by_lot = prize.to == ForSomebody()
        return texts("papers-special-prize") if by_lot else destination_words(prize.to, texts)

    columns = (
        headed("prizes-to", texts),
        headed("prizes-what", texts, weight=1),
        headed("sheets-name", texts, weight=1),
    )
    rows = (
        (
            Cell(to(prize), strong=True),
            Cell(prize.what),
            Cell(", ".join(shown_of(tournament, each) for each in who)),
        )
        for prize, who in zip(tournament.prizes, winners, strict=True)
    )
    return Listing(columns, tuple(rows))


_SPECIAL = "★"
"""Stands for a special list among the places that were told."""
_MOST_LINES = 4
"""So many names stand one below the other; more stand behind each other."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One step as it is shown; what is empty is not shown."""

    headline: str
    names: str = ""
    detail: str = ""
    prize: str = ""
    place: int = 0
    """Of a place, its number, painted large; else 0."""
    told: tuple[tuple[str, str], ...] = ()
    """Who was called before, the latest first: place (a star for a special list) and names."""


@dataclass(frozen=True, slots=True)
class PrizeScript:
    """A whole prize-giving: the title, a scene for each step, and the podium at the end."""

    title: str
    subtitle: str
    scenes: tuple[Scene, ...]
    podium: tuple[Scene, ...]
    """The first three places as they were told, from the first; empty where nobody has won."""


def prize_script(tournament: Tournament, order: RevealOrder, texts: Texts) -> PrizeScript:
    """Everything that will be told, in this order."""
    steps = reveals(tournament, order)
    bare = [_scene(step, tournament, texts) for step in steps]
    scenes = tuple(
        replace(scene, told=_told(steps[:number], tournament)) for number, scene in enumerate(bare)
    )
    told = zip(steps, bare, strict=True)
    on_podium = (scene for step, scene in told if isinstance(step, PlaceReveal) and step.on_podium)
    podium = tuple(sorted(on_podium, key=lambda scene: scene.place))
    return PrizeScript(tournament.name, texts("timetable-prize-giving"), scenes, podium)


def _scene(step: Reveal, tournament: Tournament, texts: Texts) -> Scene:
    match step:
        case PlaceReveal():
            title, words, place = texts("prizes-place", place=step.place), _points(step, texts), step.place
        case SpecialReveal():
            words = achievement_words(texts, step.key, step.best)
            title, place = texts(f"special-{step.key}"), 0
        case SomebodyReveal():
            return Scene(texts("prizes-somebody"), prize=step.prize)
    return Scene(title, _names(step.entrants, tournament), words, _prize(step, texts), place)


def _told(steps: Sequence[Reveal], tournament: Tournament) -> tuple[tuple[str, str], ...]:
    """The places and lists that were told, the latest first."""
    return tuple(
        (
            f"{step.place}." if isinstance(step, PlaceReveal) else _SPECIAL,
            ", ".join(own_name(tournament, each.id) for each in step.entrants),
        )
        for step in reversed(steps)
        if not isinstance(step, SomebodyReveal)
    )


def _names(entrants: Sequence[Entrant], tournament: Tournament) -> str:
    names = [own_name(tournament, entrant.id) for entrant in entrants]
    return ("\n" if len(names) <= _MOST_LINES else ", ").join(names)


def _points(step: PlaceReveal, texts: Texts) -> str:
    record = step.record
    victory, tichu = amount(record.victory_points, texts), amount(record.tichu_points, texts)
    points = texts("prizes-points", victory=victory, tichu=tichu)
    return ", ".join(filter(None, (points, deciding_words(step.decisive, texts))))


def _prize(step: PlaceReveal | SpecialReveal, texts: Texts) -> str:
    words, people = " + ".join(prize.what for prize in step.prizes), len(step.entrants)
    if not words or people == 1:
        return words
    each = (_each(one, texts) for one in divided(step.prizes, people))
    return "; ".join((texts("prizes-shared", prizes=words), *each))


def _each(money: Division, texts: Texts) -> str:
    whole, each, left = (_money_words(one, texts) for one in (money.whole, money.each, money.left))
    rest = "some" if money.left.hundredths else "none"
    return texts("prizes-each", whole=whole, each=each, left=left, rest=rest)


def _money_words(money: Money, texts: Texts) -> str:
    """With decimals only where there are some, and with its unit where it was typed."""
    places = 2 if money.hundredths % HUNDREDTHS else 0
    figures = decimals(Fraction(money.hundredths, HUNDREDTHS), texts, places)
    return " ".join(filter(None, (money.unit, figures) if money.unit_first else (figures, money.unit)))


def divided_prizes(tournament: Tournament, texts: Texts) -> tuple[str, ...]:
    """A line for each place or list whose holders share money: who, and what each of them gets."""
    return tuple(
        f"{', '.join(shown_name(each, tournament) for each in step.entrants)}: {_prize(step, texts)}"
        for step, _ in money_shared(tournament)
    )
