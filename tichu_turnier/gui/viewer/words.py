"""The words with which the viewer says what happened in a hand."""

from collections.abc import Sequence

from tichu_turnier.finding import Finding
from tichu_turnier.gui.viewer.card_faces import rank_letter, suit_of
from tichu_turnier.gui.viewer.table_layout import sides_of_seats
from tichu_turnier.replay.viewing import SPECIAL_KEYS, Saying
from tichu_turnier.rules.cards import Cards, each_card, rank_of
from tichu_turnier.texts import Texts

_SEATS = ("who", "to", "partner", "before")
_CARDS = ("first", "second", "third")
_RANKS = ("rank", "low", "high", "wish")


def seat_names(texts: Texts, known: Sequence[str], *, clockwise: bool) -> tuple[str, ...]:
    """Who sits at each seat: by name where there is one, else by the side of the table."""
    sides = sides_of_seats(len(known), clockwise=clockwise)
    return tuple(name or texts(f"viewer-side-{side}") for side, name in zip(sides, known, strict=True))


def saying_words(texts: Texts, names: Sequence[str], saying: Saying) -> str:
    values: dict[str, str] = {}
    for name, value in saying.args.items():
        if name in _SEATS:
            values[name] = names[value]
        elif name in _CARDS:
            values[name] = card_words(texts, value)
        else:
            values[name] = rank_letter(texts, value) if name in _RANKS else number(value)
    if saying.what is not None:
        values["what"] = saying_words(texts, names, saying.what)
    if saying.cards:
        values["cards"] = ", ".join(card_words(texts, card) for card in reversed(each_card(saying.cards)))
    return texts(saying.key, **values)


def card_words(texts: Texts, card: Cards) -> str:
    if card in SPECIAL_KEYS:
        return texts(f"viewer-face-{SPECIAL_KEYS[card]}")
    suit = texts(f"viewer-suit-{suit_of(card)}")
    return texts("viewer-card", suit=suit, rank=rank_letter(texts, rank_of(card)))


def finding_of_hand(texts: Texts, names: Sequence[str], finding: Finding) -> str:
    """A finding with the name of the player whom it is about, and where it stands in the log."""
    args = {name: number(value) if isinstance(value, int) else value for name, value in finding.args.items()}
    if "seat" in args:
        args["seat"] = names[int(finding.args["seat"])]
    words = texts(finding.key, **args)
    if len(finding.where) == 2 and finding.where[0] == "line":  # noqa: PLR2004 - word and number
        return texts("viewer-in-line", words=words, line=finding.where[1])
    return words


def number(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")
