"""Notation of actions at a table with Booster cards.

Besides the steps of every table (`position_notation`) there are: `A+skat` (plays a Booster card), with cards
`B+add:S8`, another player `A+change-seats>B`, a rank or card `A+spy=8`, companions `A+help:R8+fire-bird`;
`A:S3,B4,R5,S7,G8+pothole` (plays with companions), `A:R8,B8,G9,S9~rainbow` (says what it is), `A?` (shows too
early that he leads), `/` (nobody wants more in this step). A line that begins with `/` begins with the lead.
"""

import re
from dataclasses import replace

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, Colour
from tichu_turnier.rules.booster.melds import meanings_of
from tichu_turnier.rules.booster.position import Action, Boost, Complete, GoOn, Play, Position, Show, Step
from tichu_turnier.rules.cards import MAH_JONG
from tichu_turnier.rules.engine.position import CardsOfSeats, start
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.typed_names import LETTERS, not_understood, played_cards, wished_rank

_WITH = r"(?P<with>(\+[A-Z-]+)*)"
BOOST = re.compile(
    r"(?P<seat>[A-D])\+(?P<key>[A-Z-]+)(>(?P<to>[A-D]))?(:(?P<cards>[A-Z\d,]+))?"
    + _WITH
    + r"(=(?P<of>[A-Z\d,-]+))?",
    re.ASCII,
)
PLAY = re.compile(
    r"(?P<seat>[A-D])(?P<early>\*?):(?P<cards>[A-Z\d,]+)(~(?P<shape>[A-Z-]+))?"
    + _WITH
    + r"(=(?P<value>\d+))?(!(?P<wish>[A-Z\d]+))?",
    re.ASCII,
)


def has_boosters(course: str, rules: RuleSet) -> bool:
    """Whether what was done at a table is told with Booster cards, or with what matters only beside them."""
    told = "/" in course.split() or re.search(r"\+[A-Za-z]", course) is not None
    return told or (rules.with_booster and "?" in course)


def begun(holdings: CardsOfSeats, course: str, rules: RuleSet) -> Position:
    """The first moment: before the push or the lead if the first step belongs there.

    The Mah Jong's holder leads, where nobody has it whoever plays cards first.
    """
    first = course.split(maxsplit=1)[0].upper()
    said = BOOST.fullmatch(first)
    card = BOOSTER_OF_KEY.get(said["key"].lower()) if said else None
    if card is not None and (card.pushing or card.key == "content"):
        step = Step.PUSH
    elif first.endswith("?") or (card is not None and card.colour is Colour.BLUE):
        step = Step.BLUE
    else:
        step = Step.BROWN if first == "/" else Step.PLAY
    begun = Position(start(holdings, rules=rules), step)
    if any(each & MAH_JONG for each in holdings):
        return begun
    leader = re.search(r"(?:^| )([A-D])(?::|\+HELP:)", course.upper())
    turn = LETTERS.index(leader[1]) if leader else 0
    return replace(begun, printed=begun.printed._replace(turn=turn))


def actions_meant(now: Position, text: str) -> list[Action | None]:
    """All that a step that other tables do not have can mean, the likeliest first; None for no meld.

    Raises Refusal for what cannot be understood.
    """
    if text == "/":
        return [GoOn()]
    if text[1:] == "?" and text[0] in LETTERS:
        return [Show(LETTERS.index(text[0]))]
    boost, play = BOOST.fullmatch(text), PLAY.fullmatch(text)
    if boost:
        return [_boost(boost)]
    if play is None:
        raise not_understood(text)
    return _plays(now, play)


def _boost(said: re.Match[str]) -> Boost:
    of = tuple(said["of"].lower().split(",")) if said["of"] else ()
    to = LETTERS.index(said["to"]) if said["to"] else None
    cards = played_cards(said["seat"], said["cards"]) if said["cards"] else 0
    return Boost(LETTERS.index(said["seat"]), said["key"].lower(), cards, to, of, _companions(said))


def _plays(now: Position, said: re.Match[str]) -> list[Action | None]:
    seat, cards = LETTERS.index(said["seat"]), played_cards(said["seat"], said["cards"])
    companions = _companions(said)
    if now.step is Step.HELP and seat == now.turn:
        return [Complete(seat, cards, companions)]
    value = int(said["value"]) if said["value"] else None
    shape = said["shape"].lower() if said["shape"] else None
    found = meanings_of(cards, now.table, now.force, companions)
    shaped = [each for each in found if shape in (None, each.shape.value)]
    meant = [each for each in shaped if value is None or value in (each.phoenix, each.bird)]
    wish = wished_rank(said["wish"], said.string)
    # What the printed rules know comes first, of that the highest, as long as nobody says otherwise.
    meant.sort(key=lambda each: (found[0].shape is not each.shape, -each.strength))
    return [Play(seat, each, wish, bool(said["early"])) for each in meant] or [None]


def _companions(said: re.Match[str]) -> frozenset[str]:
    keys = frozenset(said["with"].lower().split("+")[1:])
    for key in keys:
        if key not in BOOSTER_OF_KEY or BOOSTER_OF_KEY[key].colour is not Colour.YELLOW:
            raise not_understood(key)
    return keys
