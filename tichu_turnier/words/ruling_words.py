"""Answers to questions about the rules, in words."""

import re
from dataclasses import dataclass

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, BOOSTERS, Public
from tichu_turnier.rules.booster.notation import BOOST, PLAY
from tichu_turnier.rules.cards import CARD_OF_NAME
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.ruleset import TWO_RULES
from tichu_turnier.rules.typed_names import LETTERS_OF_SIX
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings import Example, Ruling, values_of

_SIMPLE = {"-": "rulings-do-pass", "!": "rulings-do-call", "+": "rulings-do-change", "=": "rulings-do-stay"}
_SUITS = {"S": "†", "B": "▲", "G": "●", "R": "★"}
"""Swords, pagodas, jade and stars."""
_NAME_OF = {name.upper(): name for name in CARD_OF_NAME}


@dataclass(frozen=True, slots=True)
class Claim:
    """One action, and why it is not allowed."""

    action: str
    reason: str
    """Empty where it is allowed."""


@dataclass(frozen=True, slots=True)
class RulingWords:
    """An entry as it is read."""

    question: str
    answer: str
    source: str
    topic: str
    found_by: str
    """Further words by which it is found."""
    proposal: str
    """What a director would usually decide; empty where nothing is to be decided."""


def ruling_words(texts: Texts, ruling: Ruling, regulations: Regulations) -> RulingWords:
    """The entry with tonight's answer."""
    proposal = ruling.penalty
    source, number = ruling.source_tonight(regulations)
    ties = ", ".join(texts(f"tie-break-{key}") for key in regulations.tie_breaks)
    return RulingWords(
        texts(f"ruling-{ruling.key}"),
        texts(ruling.answer_key(regulations), **values_of(regulations), ties=ties),
        texts(f"rulings-source-{source.value}", number=number),
        texts(f"rulings-topic-{ruling.topic.value}"),
        texts(f"ruling-{ruling.key}-words"),
        "" if proposal is None else texts(f"penalty-kind-{proposal.value}"),
    )


def claim_words(texts: Texts, action: str, reason: str | None) -> Claim:
    """An action in words, and the rule that it breaks."""
    seat = action[:1].upper()
    return Claim(action_words(texts, action), texts(reason, seat=seat) if reason else "")


def example_words(texts: Texts, example: Example) -> tuple[str, tuple[Claim, ...]]:
    """The situation in one line, and what may and may not be done."""
    claims = []
    for claim in example.claims:
        action, _, reason = claim.partition(" ")
        claims.append(claim_words(texts, action, reason))
    line = situation_words(texts, example.line)
    if example.players == TWO_RULES.players:
        line = texts("rulings-two-holdings", line=line)
    return line, tuple(claims)


def situation_words(texts: Texts, line: str) -> str:
    """Who holds what, and what was done."""
    told = situation(line)
    hands = zip(LETTERS_OF_SIX, told.holdings, strict=False)
    held = "; ".join(f"{seat}: {cards_words(texts, cards)}" for seat, cards in hands)
    return " – ".join(filter(None, (held, course_words(texts, told.course))))


def course_words(texts: Texts, course: str) -> str:
    """What was done; that a line begins with the lead (`/`) is not worth a word."""
    steps = course.split()
    return ", ".join(action_words(texts, step) for step in steps[steps[:1] == ["/"] :])


def action_words(texts: Texts, action: str) -> str:
    """Such as `B plays 8 8`; what is not understood stays as it is."""
    boosted = _booster_action_words(texts, action)
    return _printed_words(texts, action) if boosted is None else boosted


def _printed_words(texts: Texts, action: str) -> str:
    seat, rest = action[:1].upper(), action[1:]
    if rest in _SIMPLE:
        return texts(_SIMPLE[rest], seat=seat)
    if rest.startswith((">", "^")):
        key = "rulings-do-give" if rest[0] == ">" else "rulings-do-lead-to"
        return texts(key, seat=seat, to=rest[1:].upper())
    said = re.fullmatch(r"(\*?):([^=!]+)(?:=(\d+))?(?:!(\w+))?", rest)
    if said is None:
        return action
    cards = cards_words(texts, said[2].replace(",", " "))
    if said[4]:
        named = said[4].upper()
        wish = cards_words(texts, named) if named in _NAME_OF else _rank(texts, named)
        return texts("rulings-do-wish", seat=seat, cards=cards, wish=wish)
    if said[3]:
        value = _rank(texts, {"11": "B", "12": "D", "13": "K", "14": "A"}.get(said[3], said[3]))
        return texts("rulings-do-phoenix", seat=seat, cards=cards, value=value)
    return texts("rulings-do-early" if said[1] else "rulings-do-play", seat=seat, cards=cards)


def cards_words(texts: Texts, names: str) -> str:
    """Cards as they are printed, such as `8 8 Phoenix`; suits by their signs, where they matter."""
    listed = [_NAME_OF.get(name.upper(), name) for name in names.split()]
    return " ".join(_card(texts, name) for name in listed) or "–"


def _card(texts: Texts, name: str) -> str:
    special = {"Hu": "dog", "Ma": "mah-jong", "Ph": "phoenix", "Dr": "dragon"}.get(name)
    if special is not None:
        return texts(f"viewer-face-{special}")
    return _SUITS.get(name[:1], name[:1]) + _rank(texts, name[1:])


def _rank(texts: Texts, rank: str) -> str:
    number = {"B": 11, "D": 12, "K": 13, "A": 14}.get(rank)
    return rank if number is None else texts(f"viewer-rank-{number}")


_TYPED = {each.key: re.sub(r"\W+", "-", each.name).strip("-") for each in BOOSTERS}
"""The names of the cards in one word each."""
_KEY_OF_TYPED = {typed.casefold(): key for key, typed in _TYPED.items()}
_KEY = re.compile(r"(?<=[+~=,])[^\W\d][\w-]+")
"""A Booster card, or a card; those have other names."""


def _booster_action_words(texts: Texts, action: str) -> str | None:
    """Such as `A plays the booster Skat`; None where no Booster card has to do with it."""
    said = action.upper()
    if said == "/":
        return texts("booster-do-go-on")
    if re.fullmatch(r"[A-D]\?", said):
        return texts("booster-do-show", seat=said[0])
    boost, play = BOOST.fullmatch(said), PLAY.fullmatch(said)
    if boost:
        return _with(texts, _boost(texts, boost), boost["with"])
    if play is None or not (play["with"] or play["shape"]):
        return None
    wish = f"!{play['wish']}" if play["wish"] else ""
    told = _printed_words(texts, f"{play['seat']}{play['early']}:{play['cards']}{wish}")
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


def _boost(texts: Texts, said: re.Match[str]) -> str:
    seat, name = said["seat"], _name(said["key"])
    if said["cards"]:
        cards = cards_words(texts, said["cards"].replace(",", " "))
        return texts("booster-do-cards", seat=seat, name=name, cards=cards)
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
