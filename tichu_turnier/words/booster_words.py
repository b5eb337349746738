"""What is done at a table with Booster cards, in words."""

import re
from collections.abc import Callable

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, BOOSTERS, Public
from tichu_turnier.rules.booster.notation import BOOST, PLAY
from tichu_turnier.texts import Texts

Words = Callable[[Texts, str], str]
"""How cards or a step of the printed rules are told."""

_TYPED = {each.key: re.sub(r"\W+", "-", each.name).strip("-") for each in BOOSTERS}
"""The names of the cards in one word each."""
_KEY_OF_TYPED = {typed.casefold(): key for key, typed in _TYPED.items()}
_KEY = re.compile(r"(?<=[+~=,])[^\W\d][\w-]+")
"""A Booster card, or a card; those have other names."""


def booster_action_words(texts: Texts, action: str, cards: Words, plain: Words) -> str | None:
    """Such as `A plays the booster Skat`; None where no Booster card has to do with it."""
    said = action.upper()
    if said == "/":
        return texts("booster-do-go-on")
    if re.fullmatch(r"[A-D]\?", said):
        return texts("booster-do-show", seat=said[0])
    boost, play = BOOST.fullmatch(said), PLAY.fullmatch(said)
    if boost:
        return _with(texts, _boost(texts, boost, cards), boost["with"])
    if play is None or not (play["with"] or play["shape"]):
        return None
    wish = f"!{play['wish']}" if play["wish"] else ""
    told = plain(texts, f"{play['seat']}{play['early']}:{play['cards']}{wish}")
    if play["value"]:
        told = texts("booster-do-bird", action=told, value=play["value"])
    if play["shape"]:
        told = texts("booster-do-shape", action=told, shape=_name(play["shape"]))
    return _with(texts, told, play["with"])


def with_names(course: str) -> str:
    """What was done at a table as it is read and typed, such as `A+Regenbogen` for `A+rainbow`."""
    return _KEY.sub(lambda said: _TYPED.get(said[0], said[0]), course)


def with_keys(course: str) -> str:
    """The same as the rules read it; names in small letters will do."""
    return _KEY.sub(lambda said: _KEY_OF_TYPED.get(said[0].casefold(), said[0]), course)


def unpublished_words(texts: Texts, course: str) -> list[str]:
    """What had to be assumed about the Booster cards that were used, as their texts are not published."""
    named = dict.fromkeys(key.lower() for key in _KEY.findall(course))
    cards = [BOOSTER_OF_KEY[key] for key in named if key in BOOSTER_OF_KEY]
    return [
        texts("booster-text-unknown", name=card.name)
        if card.public is Public.NAME
        else texts("booster-assumed", name=card.name, what=texts(f"booster-assumed-{card.key}"))
        for card in cards
        if card.public is not Public.EFFECT
    ]


def _boost(texts: Texts, said: re.Match[str], cards: Words) -> str:
    seat, name = said["seat"], _name(said["key"])
    if said["cards"]:
        return texts(
            "booster-do-cards", seat=seat, name=name, cards=cards(texts, said["cards"].replace(",", " "))
        )
    if said["to"]:
        return texts("booster-do-player", seat=seat, name=name, to=said["to"])
    if said["of"]:
        about = ", ".join(each if each.isdigit() else _name(each) for each in said["of"].split(","))
        return texts("booster-do-about", seat=seat, name=name, about=about)
    return texts("booster-do", seat=seat, name=name)


def _with(texts: Texts, told: str, companions: str) -> str:
    names = ", ".join(_name(key) for key in companions.split("+")[1:])
    return texts("booster-do-with", action=told, names=names) if names else told


def _name(key: str) -> str:
    card = BOOSTER_OF_KEY.get(key.lower())
    return key if card is None else card.name
