"""Answers about tonight: house rules, odd tables, time, and what a director decides."""

from dataclasses import replace

from tichu_turnier.rules.calls import SIX_PLAYERS
from tichu_turnier.rules.house_rules import (
    DIRECTION,
    DOUBLE_LOSERS,
    DOUBLE_VALUE,
    RUNNING_HAND,
    TARGET_SCORE,
    WISH_REQUIRED,
)
from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic, situations
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


def _end(regulations: Regulations) -> str:
    if regulations.hands_planned:
        return "hands"
    return "target" if regulations.rules.target_score else "clock"


_SHOWN = situations("""
wish-duty
  Ma S2 | S3 | S4 | S5 => A:Ma; A:Ma!8; A:Ma!Dr play-wish-not-possible [no]
  Ma S2 | S3 | S4 | S5 => A:Ma play-wish-required; A:Ma!8; A:Ma!Dr play-wish-not-possible [yes]
last-player
  S10 | SK | SA | B2 R10 > A:S10 B:SK C:SA => D:B2 play-hand-over
decision-out-of-turn
  S2 S9 | S3 | S4 | S5 > A:S2 => C:S4 play-out-of-turn; B:S3
decision-wish-ignored
  Ma S2 | S8 S9 | S3 | S4 > A:Ma!8 => B:S9 play-ignores-wish; B- play-ignores-wish; B:S8
""")
_OF_SIX = situations(
    """
odd-six
  Hu S2 | S3 | S4 | S5 | S6 | S7 > A:Hu => A^C; A^E; A^B odd-six-lead-to-partner; C:S4 odd-six-dog-first
  Hu S2 | S3 | S4 | S5 | S6 | S7 > A:Hu A^E => E:S6; C:S4 play-out-of-turn
  S2 S9 | S3 | S4 SK BK RK GK | S5 | S6 | S7 > A:S2 => C:SK,BK,RK,GK; B:S3; D:S5 play-out-of-turn
  Dr S2 | S3 | S4 | S5 | S6 | S7 > A:Dr B- C- D- E- F- A- => A>C play-gift-to-opponent; A>B; A>F
  S2 | S3 | SK | S5 | SA | S7 > A:S2 B- C:SK D- E:SA => B:S3 play-hand-over
""",
    players=SIX_PLAYERS,
)


def _time(key: str, penalty: PenaltyKind | None = None) -> Ruling:
    return Ruling(key, Topic.TIME, Source.DIRECTOR, penalty=penalty)


def _decision(key: str, penalty: PenaltyKind) -> Ruling:
    return Ruling(key, Topic.PENALTIES, Source.DIRECTOR, examples=_SHOWN.get(key, ()), penalty=penalty)


HOUSE: tuple[Ruling, ...] = (
    Ruling("double-victory", Topic.HOUSE, Source.TONIGHT, house=DOUBLE_VALUE, applies=at_four),
    Ruling("double-losers", Topic.HOUSE, Source.TONIGHT, house=DOUBLE_LOSERS),
    Ruling(
        "target",
        Topic.HOUSE,
        Source.TONIGHT,
        house=TARGET_SCORE,
        choose=lambda regulations: "hands" if regulations.hands_planned else "",
    ),
    Ruling("wish-duty", Topic.HOUSE, Source.TONIGHT, examples=_SHOWN["wish-duty"], house=WISH_REQUIRED),
    Ruling("direction", Topic.HOUSE, Source.TONIGHT, house=DIRECTION),
    Ruling("last-player", Topic.PLAY, Source.ENGLISH, examples=_SHOWN["last-player"], applies=at_four),
)
ODD: tuple[Ruling, ...] = (
    Ruling(
        "odd-tonight",
        Topic.ODD,
        Source.TONIGHT,
        choose=lambda regulations: odd_numbers_of(regulations).value,
        applies=at_four,
    ),
    Ruling("odd-three", Topic.ODD, Source.VARIANTS, applies=at_four),
    Ruling("odd-dummy", Topic.ODD, Source.VARIANTS, applies=at_four),
    Ruling("odd-five", Topic.ODD, Source.VARIANTS, applies=at_four),
    Ruling("odd-six", Topic.ODD, Source.VARIANTS, examples=_OF_SIX["odd-six"], applies=at_four),
)
TIME: tuple[Ruling, ...] = (
    Ruling("time-end", Topic.TIME, Source.TONIGHT, choose=_end),
    Ruling("time-running-hand", Topic.TIME, Source.TONIGHT, house=RUNNING_HAND),
    _time("time-report"),
    Ruling("time-thinking", Topic.TIME, Source.TREIBHAUS, 7),
    _time("time-slow", penalty=PenaltyKind.WARNING),
    _time("time-absent", penalty=PenaltyKind.VICTORY_POINTS),
)
PENALTIES: tuple[Ruling, ...] = (
    _decision("decision-out-of-turn", PenaltyKind.WARNING),
    _decision("decision-wish-ignored", PenaltyKind.HAND_REPLAYED),
    _decision("decision-wrong-count", PenaltyKind.HAND_REPLAYED),
    _decision("decision-card-shown", PenaltyKind.WARNING),
    replace(_decision("decision-signal", PenaltyKind.WARNING), applies=at_four),
    _decision("decision-score-wrong", PenaltyKind.ADJUSTED_SCORE),
    _decision("decision-again", PenaltyKind.VICTORY_POINTS),
    _decision("decision-cheating", PenaltyKind.DISQUALIFICATION),
)
