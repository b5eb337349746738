"""With which words is told what somebody does at a table with Booster cards?"""

import re
from collections.abc import Callable

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, Booster, Public
from tichu_turnier.rules.booster.told import BOOST, PLAY
from tichu_turnier.texts import Texts

Words = Callable[[Texts, str], str]
"""How cards or a step of the printed rules are told."""


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
    told = plain(texts, _without_boosters(play))
    if play["value"]:
        told = texts("booster-do-bird", action=told, value=play["value"])
    if play["shape"]:
        told = texts("booster-do-shape", action=told, shape=_name(texts, play["shape"]))
    return _with(texts, told, play["with"])


def unpublished_words(texts: Texts, course: str) -> list[str]:
    """What had to be assumed about the Booster cards that were used, as their texts are not published."""
    named = dict.fromkeys(key.lower() for key in re.findall(r"[+~]([A-Za-z-]+)", course))
    cards = [BOOSTER_OF_KEY[key] for key in named if key in BOOSTER_OF_KEY]
    return [_unpublished(texts, each) for each in cards if each.public is not Public.EFFECT]


def _unpublished(texts: Texts, card: Booster) -> str:
    name = _name(texts, card.key)
    if card.public is Public.NAME:
        return texts("booster-text-unknown", name=name)
    return texts("booster-assumed", name=name, what=texts(f"booster-assumed-{card.key}"))


def _boost(texts: Texts, said: re.Match[str], cards: Words) -> str:
    seat, name = said["seat"], _name(texts, said["key"])
    if said["cards"]:
        return texts(
            "booster-do-cards", seat=seat, name=name, cards=cards(texts, said["cards"].replace(",", " "))
        )
    if said["to"]:
        return texts("booster-do-player", seat=seat, name=name, to=said["to"])
    if said["of"]:
        about = ", ".join(each if each.isdigit() else _name(texts, each) for each in said["of"].split(","))
        return texts("booster-do-about", seat=seat, name=name, about=about)
    return texts("booster-do", seat=seat, name=name)


def _with(texts: Texts, told: str, companions: str) -> str:
    names = ", ".join(_name(texts, key) for key in companions.split("+")[1:])
    return texts("booster-do-with", action=told, names=names) if names else told


def _without_boosters(play: re.Match[str]) -> str:
    wish = f"!{play['wish']}" if play["wish"] else ""
    return f"{play['seat']}{play['early']}:{play['cards']}{wish}"


def _name(texts: Texts, key: str) -> str:
    """What a card is called; what no card is called stays as it is."""
    found = f"booster-card-{key.lower()}"
    return texts(found) if texts.has(found) else key
