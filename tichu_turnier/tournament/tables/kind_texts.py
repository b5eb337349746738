"""Name the texts that depend on the kind of tables that a tournament has, or on that of one table."""

from dataclasses import dataclass, replace
from functools import cache

from tichu_turnier.rules.calls import SIX_PLAYERS, TWO_PLAYERS
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations, ScoringUnit, Unit
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


@dataclass(frozen=True, slots=True)
class KindTexts:
    """Keys of texts; those of single players at tables of four, unless something else is said."""

    sitting_out: str = "sheets-sitting-out-names"
    bench: str = "exchange-sits-out"
    """The title above those who sit out, in the seat plan."""
    beside: str = "sheets-partner"
    """Whom a list of names shows beside each."""
    sides: tuple[str, str] = ("sheets-one-side", "sheets-other-side")
    """The heads of both sides on paper."""
    read_out: tuple[str, ...] = ("draw-seat-0", "draw-seat-1", "draw-seat-2", "draw-seat-3")
    """The heads of the columns of a table that is read out."""
    legend: str = ""
    """Behind the letters of a table: what is said of those who sit beside its four seats."""
    boards: str = ""
    """The head of the column of prepared hands, where there are any."""
    victory_points: str = "sheets-victory-points"
    game: tuple[tuple[str, str], ...] = ()
    """What the game is called, and what it is, where it is not that of four."""
    double_victory: str = "house-rule-double-value-tip"
    """What the question about a double victory is about."""


_PLAYERS = KindTexts()
_PARTNERSHIPS = KindTexts("sheets-bye-names", "exchange-bye", read_out=("draw-one", "draw-other"))
_TWO = replace(
    _PARTNERSHIPS,
    beside="sheets-other-side",
    sides=("sheets-name", "sheets-other-side"),
    read_out=("sheets-name", "draw-other"),
    game=(("two-rules-game", "two-rules-game-about"),),
    double_victory="two-rules-double",
)
_BOARD_SIDES = ("boards-north-south", "boards-east-west")
"""Where hands are prepared it matters who sits where."""
_BOARDS = replace(
    _PARTNERSHIPS,
    sides=_BOARD_SIDES,
    read_out=_BOARD_SIDES,
    boards="boards-boards",
    victory_points="boards-matchpoints",
)
_WITH_FIVE = replace(_PLAYERS, read_out=(*_PLAYERS.read_out, "odd-column"))
_WITH_SIX = replace(
    _PLAYERS, read_out=(*_PLAYERS.read_out, "odd-six-e", "odd-six-f"), legend="odd-six-legend"
)
_OF_PLAYERS = {OddNumbers.FIVE: _WITH_FIVE, OddNumbers.SIX: _WITH_SIX}


def kind_texts(regulations: Regulations) -> KindTexts:
    """What is said otherwise where partnerships play, or two, or more than four, or prepared hands."""
    if regulations.scoring.unit is ScoringUnit.MATCHPOINTS:
        return _BOARDS
    if regulations.unit is Unit.PARTNERSHIP:
        return _PARTNERSHIPS
    if regulations.rules.players == TWO_PLAYERS:
        return _TWO
    return _OF_PLAYERS.get(odd_numbers_of(regulations), _PLAYERS)


@dataclass(frozen=True, slots=True)
class SlipTexts:
    """Keys of texts on a slip, and beside it in the window."""

    double: str = "sheets-slip-double-victory"
    double_in_window: str = "entry-column-double"
    question: str = "entry-double-question"
    """Asks whether it was a double victory."""


_SIX_SLIP = SlipTexts("odd-six-triple", "odd-six-triple", "odd-six-question")


@cache
def slip_texts(columns: int) -> SlipTexts:
    """What is said on a slip with so many columns for calls."""
    return _SIX_SLIP if columns == SIX_PLAYERS else SlipTexts()


def double_kind(rules: RuleSet) -> str:
    """What a double victory is, as `kind` of the text `audit-reading`."""
    return {TWO_PLAYERS: "one", SIX_PLAYERS: "triple"}.get(rules.players, "double")


def slip_hint(rules: RuleSet) -> str:
    """The text that explains a slip."""
    hints = {TWO_PLAYERS: "two-slip-hint", SIX_PLAYERS: "odd-six-slip-hint"}
    usual = "sheets-slip-hint-grand" if rules.grand_tichu else "sheets-slip-hint"
    return hints.get(rules.players, usual)
