"""Answers to questions about the rules, in words."""

import re
from dataclasses import dataclass

from tichu_turnier.rules.cards import CARD_OF_NAME
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.typed_names import LETTERS_OF_SIX
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings import Example, Ruling, values_of
from tichu_turnier.words.booster_words import booster_action_words

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

    @property
    def title(self) -> str:
        """All words by which it is found, besides those of the answer."""
        return f"{self.question} {self.found_by}"


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
    return situation_words(texts, example.line), tuple(claims)


def situation_words(texts: Texts, line: str) -> str:
    """Who holds what, and what was done."""
    told = situation(line)
    held = [
        f"{seat}: {cards_words(texts, cards)}"
        for seat, cards in zip(LETTERS_OF_SIX, told.holdings, strict=False)
    ]
    done = course_words(texts, told.course)
    return "; ".join(held) + (f" – {done}" if done else "")


def course_words(texts: Texts, course: str) -> str:
    """What was done; that a line begins with the lead (`/`) is not worth a word."""
    steps = course.split()
    return ", ".join(action_words(texts, step) for step in steps[steps[:1] == ["/"] :])


def action_words(texts: Texts, action: str) -> str:
    """Such as `B plays 8 8`; what is not understood stays as it is."""
    boosted = booster_action_words(texts, action, cards_words, _printed_words)
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
