"""How do tests tell a hand in one line?

`0:Ma!8 1- 2:S7,B7 3*:SK,BK,RK,GK 2>1 3T` is: 0 plays the Mah Jong and wishes for an 8, 1 passes (or takes the
trick), 2 plays a pair, 3 throws a bomb before his turn, 2 gives a Dragon trick to 1, 3 calls Tichu.
`1:SA,BA,Ph,S9,B9=14` says what the Phoenix stands for. Where two play, seats 0 and 2 are the holdings of one
player; `1c+` is: the player of the holding on seat 1 changes it as well, `1c-` he does not.
"""

import re

from tests.rules.plays.holdings import reading
from tichu_turnier.rules.cards import RANK_OF_NAME, cards_of
from tichu_turnier.rules.engine.play import fault, play
from tichu_turnier.rules.engine.position import Action, CallTichu, Change, Give, Pass, Play, Position, start
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet

_ACTION = re.compile(
    r"(?P<seat>[0-3])(?P<early>\*?):(?P<cards>[\w,]+)(?:=(?P<value>\d+))?(?:!(?P<wish>\w+))?", re.ASCII
)


def action(text: str) -> Action:
    """One action of the notation above."""
    seat = int(text[0])
    if text[1] == "-":
        return Pass(seat)
    if text[1] == "c":
        return Change(seat, text[2] == "+")
    if text[1] == "T":
        return CallTichu(seat)
    if text[1] == ">":
        return Give(seat, int(text[2]))
    said = _ACTION.fullmatch(text)
    assert said, text
    value = int(said["value"]) if said["value"] else None
    combination = reading(said["cards"].replace(",", " "), value)
    wish = RANK_OF_NAME[said["wish"]] if said["wish"] else None
    return Play(seat, combination, wish, bool(said["early"]))


def begin(*holdings: str, turn: int = 0, **more: bool) -> Position:
    """A position with these holdings; the Mah Jong's holder leads, or else `turn`."""
    position = start(tuple(map(cards_of, holdings)), rules=RuleSet(**more))
    return position if "Ma" in " ".join(holdings) else position._replace(turn=turn)


def begin_two(*holdings: str, turn: int = 0) -> Position:
    """The same for two, who use the holdings of seats 0 and 1; `turn` leads, whoever has the Mah Jong."""
    return start(tuple(map(cards_of, holdings)), rules=TWO_RULES, aside=(2, 3))._replace(turn=turn)


def after(position: Position, line: str) -> Position:
    """The position after a line of actions, each of which must be legal."""
    for text in line.split():
        position = play(position, action(text))
    return position


def why_not(position: Position, text: str) -> str | None:
    """The rule that an action breaks, None when it is legal."""
    return fault(position, action(text))
