"""How do tests tell a hand of Tichu for Two in one line?

As in `playing.py`, with the seats of holdings: 0 and 2 are those of player 0. In addition `1c+` is: player 1
changes his holding, the one on seat 1, as well, `1c-` he does not.
"""

from tests.rules.engine.playing import action as action_at_four
from tichu_turnier.rules.cards import cards_of
from tichu_turnier.rules.engine.play import fault, play
from tichu_turnier.rules.engine.position import Action, Change, Position, start
from tichu_turnier.rules.ruleset import TWO_RULES


def action(text: str) -> Action:
    """One action of the notation above."""
    return Change(int(text[0]), text[2] == "+") if text[1] == "c" else action_at_four(text)


def begin(*holdings: str, turn: int = 0, aside: tuple[int, int] = (2, 3)) -> Position:
    """A position with these holdings of seats 0 to 3; `turn` leads, whoever has the Mah Jong."""
    return start(tuple(map(cards_of, holdings)), rules=TWO_RULES, aside=aside)._replace(turn=turn)


def after(position: Position, line: str) -> Position:
    """The position after a line of actions, each of which must be legal."""
    for text in line.split():
        position = play(position, action(text))
    return position


def why_not(position: Position, text: str) -> str | None:
    """The rule that an action breaks, None when it is legal."""
    return fault(position, action(text))
