"""Notation of a position and of actions, one line for the cards at a table and what was done there.

`Ma S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:Ma!8 D-` is: four holdings of the seats A to D (A and C, B and D
are partners), then what was done. Actions are `A:S7,B7` (plays), `A:Ma!8` (and wishes), `B*:SK,BK,RK,GK`
(throws a bomb before his turn), `B:SA,BA,Ph,S9,B9=14` (what the Phoenix stands for), `C-` (passes or takes
the trick), `C>B` (gives a Dragon trick away), `D!` (calls Tichu). Between two, A and C are the holdings of
one player, B and D the other's; `B+` changes the holding as well, `B=` does not, `B!` is a small Tichu.
Of six there are seats A to F, and with `A^C` the player of the Dog gives the lead to a partner.
Of Booster cards see `booster.notation`.
"""

import re
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.booster import notation as booster_notation
from tichu_turnier.rules.booster import play as at_booster
from tichu_turnier.rules.booster import position as booster
from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.calls import side_of
from tichu_turnier.rules.cards import MAH_JONG, PLAIN, Cards, each_card
from tichu_turnier.rules.combinations import Combination, meanings
from tichu_turnier.rules.engine import play as at_table
from tichu_turnier.rules.engine.position import (
    Action,
    CallTichu,
    Change,
    Give,
    LeadTo,
    Pass,
    Play,
    Position,
    start,
)
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.typed_names import (
    CARDS,
    LETTERS,
    LETTERS_OF_SIX,
    not_understood,
    played_cards,
    wished_rank,
)
from tichu_turnier.rules.variant import FOUR, TWO, variant_of

_ANY_CARDS = each_card(PLAIN)
_PLAY = re.compile(
    r"(?P<seat>[A-F])(?P<early>\*?):(?P<cards>[A-Z\d,]+)(=(?P<value>\d+))?(!(?P<wish>[A-Z\d]+))?", re.ASCII
)
_SMALL: dict[str, type[Pass] | type[CallTichu]] = {"-": Pass, "!": CallTichu}

AnyPosition = Position | booster.Position
AnyAction = Action | booster.Action
AnyPlay = Combination | Meld


class Situation(NamedTuple):
    """What one line says; nothing of it is checked yet."""

    holdings: tuple[str, ...]
    course: str = ""

    def __str__(self) -> str:
        return " | ".join(self.holdings) + (f" > {self.course}" if self.course else "")


def situation(line: str) -> Situation:
    holdings, _, course = line.partition(" > ")
    return Situation(tuple(each.strip() for each in holdings.split("|")), course.strip())


def positions_of(told: Situation, rules: RuleSet) -> tuple[AnyPosition, ...]:
    """The moments of a situation, the last one is now; raises Refusal with whatever is wrong in it.

    The Mah Jong's holder begins, where nobody has it whoever does something first.
    """
    holdings = holdings_of(told.holdings, letters_of(rules))
    found = [_begin(holdings, told.course, rules)]
    for text in told.course.split():
        action, reason = _first_legal(found, text)
        if action is None:
            raise Refusal(Finding(reason, args={"seat": text[0].upper()}, where=("step", text)))
        found.append(_after(found, action))
    return tuple(found)


def letters_of(rules: RuleSet) -> str:
    return LETTERS_OF_SIX[: len(variant_of(rules).seats)]


def holdings_of(texts: Sequence[str], letters: str = LETTERS) -> tuple[Cards, ...]:
    """The cards of each seat; raises Refusal naming each unknown card, and each that is there twice."""
    held, faults = [], list[Finding]()
    seen: Cards = 0
    for seat, text in zip(letters, (*texts, *[""] * len(letters)), strict=False):
        cards: Cards = 0
        for name in re.split(r"[\s,]+", text.strip().upper()):
            card = CARDS.get(name, 0)
            if name and (not card or card & (seen | cards)):
                key = "situation-card-twice" if card else "situation-card"
                faults.append(Finding(key, args={"seat": seat, "card": name}, where=("seat", seat)))
            cards |= card
        seen |= cards
        held.append(cards)
    if faults:
        raise Refusal(*faults)
    return tuple(held)


def fault(positions: Sequence[AnyPosition], text: str) -> str | None:
    """The key of the rule that an action breaks after these moments, None when it is legal.

    Raises Refusal when it is not understood.
    """
    action, reason = _first_legal(positions, text)
    return reason if action is None else None


def done(position: AnyPosition, action: AnyAction) -> AnyPosition:
    """The moment after a legal action; TypeError for one that is unknown at such a table."""
    if not _is_known(position, action):
        raise TypeError(action)
    then: AnyPosition = rules_at(position).play(position, action)
    return then


def rules_at(position: AnyPosition) -> ModuleType:
    """Who answers for such a table: `legal_plays`, `legal_bombs`, `may_pass`, `fault` and `play`."""
    return at_booster if isinstance(position, booster.Position) else at_table


def _is_known(position: AnyPosition, action: AnyAction) -> bool:
    return isinstance(action, booster.Action if isinstance(position, booster.Position) else Action)


def _begin(holdings: Sequence[Cards], course: str, rules: RuleSet) -> AnyPosition:
    known = any(held & MAH_JONG for held in holdings)
    first = max(0, letters_of(rules).find(course[:1].upper())) if course else 0
    if variant_of(rules) is FOUR and booster_notation.has_boosters(course, rules):
        return booster_notation.begun(tuple(holdings), course, rules)
    position = start(tuple(holdings), rules=rules, aside=(2, 3) if variant_of(rules) is TWO else ())
    return position if known else position._replace(turn=side_of(first) if position.aside else first)


def _first_legal(positions: Sequence[AnyPosition], text: str) -> tuple[AnyAction | None, str]:
    reason = ""
    for action in _actions_meant(positions[-1], text):
        if action is None:
            return None, "play-no-combination"
        found = _fault(_asked(positions, action), action)
        if found is None:
            return action, ""
        reason = reason or found
    return None, reason


def _asked(positions: Sequence[AnyPosition], action: AnyAction) -> AnyPosition:
    """The last moment; for a call with whole holdings of all who have not played, as lines tell few cards."""
    first, now = positions[0], positions[-1]
    if not isinstance(action, CallTichu) or not (isinstance(now, Position) and isinstance(first, Position)):
        return now
    told = zip(now.holdings, first.holdings, now.variant.cards, strict=True)
    held = [sum(_ANY_CARDS[:whole]) if cards and cards == begun else cards for cards, begun, whole in told]
    return now._replace(holdings=tuple(held))


def _after(positions: Sequence[AnyPosition], action: AnyAction) -> AnyPosition:
    """The moment after a legal action; a call leaves the cards that were told."""
    asked, now = _asked(positions, action), positions[-1]
    then = done(asked, action)
    if asked is now or isinstance(now, booster.Position) or isinstance(then, booster.Position):
        return then
    return now._replace(calls=then.calls)


def _fault(position: AnyPosition, action: AnyAction) -> str | None:
    if not _is_known(position, action):
        return "two-no-change"
    reason: str | None = rules_at(position).fault(position, action)
    return reason


def _actions_meant(position: AnyPosition, text: str) -> Sequence[AnyAction | None]:
    """All that an action can mean: cards with the Phoenix can be several combinations, others none (None)."""
    text = text.strip().upper()
    table = position.printed if isinstance(position, booster.Position) else position
    letters, end = letters_of(table.rules), text[1:]
    seat = letters.find(text[:1]) if text else -1
    if seat >= 0 and end in _SMALL:
        return [_SMALL[end](seat)]
    given = {">": Give, "^": LeadTo if table.variant.dog_is_chosen else None}.get(end[:1])
    if seat >= 0 and given and len(end) == 2 and end[1] in letters:  # noqa: PLR2004 - sign and seat
        return [given(seat, letters.index(end[1]))]
    if isinstance(position, booster.Position):
        return booster_notation.actions_meant(position, text)
    if seat >= 0 and end in ("+", "=") and table.variant is TWO:
        return [Change(seat, end == "+")]
    return list(_plays(seat, text))


def _plays(seat: int, text: str) -> list[Play | None]:
    said = _PLAY.fullmatch(text)
    if said is None or seat < 0:
        raise not_understood(text)
    wish = wished_rank(said["wish"], text)
    cards = played_cards(said["seat"], said["cards"])
    value = int(said["value"]) if said["value"] else None
    meant = [each for each in meanings(cards) if value is None or each.phoenix == value]
    # The highest first: that is what a Phoenix is played for unless somebody says otherwise.
    return [Play(seat, each, wish, bool(said["early"])) for each in reversed(meant)] or [None]
