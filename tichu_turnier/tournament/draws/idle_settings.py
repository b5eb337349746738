"""Tell which settings decide nothing under some regulations, and why: no draw and no points go by them.

Who sets one all the same is told so, instead of believing that it holds now.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.house_rules import BOOSTER, BOTH_GRAND_TICHUS, TARGET_SCORE, HouseRule
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import ByeCredit, OddNumbers, Regulations, ScoringUnit
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


class Why(StrEnum):
    """Why a setting decides nothing."""

    FORMAT = "format"
    """The draw does not go by it."""
    SCORING = "scoring"
    """Victory points do not come from that."""
    NO_TIE = "no-tie"
    """Somebody goes on from every match, so that none ends level."""
    HANDS = "hands"
    """A number of hands ends the round."""
    RULES = "rules"
    """The cards, or another house rule, leave no question."""
    BYES = "byes"
    """A bye does not count fixed points."""
    NO_BOOSTER = "no-booster"
    """Booster is not played."""


class _Setting(NamedTuple):
    value: Callable[[Regulations], object]
    """What it is set to."""
    why: Callable[[Regulations], Why | None]
    """Why it decides nothing; None where it decides something."""


def idle_settings(regulations: Regulations) -> dict[str, Why]:
    """The settings that decide nothing under these regulations, by their names at the command line."""
    found = ((key, setting.why(regulations)) for key, setting in _SETTINGS.items())
    return {key: why for key, why in found if why is not None}


def idle_findings(old: Regulations, new: Regulations) -> Iterator[Finding]:
    """A warning for each setting that is another now and decides nothing; none where the format changes."""
    if (old.preset, old.format) != (new.preset, new.format):
        return
    for key, why in idle_settings(new).items():
        if _SETTINGS[key].value(old) != _SETTINGS[key].value(new):
            yield Finding("regulations-idle", Severity.WARNING, {"setting": key, "why": why.value})


def _option(name: str) -> Callable[[Regulations], Why | None]:
    return lambda each: None if name in format_of(each.format).options else Why.FORMAT


def _counting(*units: ScoringUnit) -> Callable[[Regulations], Why | None]:
    return lambda each: None if each.scoring.unit in units else Why.SCORING


def _house_rule(rule: HouseRule) -> _Setting:
    return _Setting(lambda each: rule.read(each.rules), lambda each: _unasked(rule, each))


def _unasked(rule: HouseRule, regulations: Regulations) -> Why | None:
    if rule is TARGET_SCORE and regulations.hands_planned:
        return Why.HANDS
    return None if rule.matters(regulations.rules) else Why.RULES


def _odd_numbers(regulations: Regulations) -> Why | None:
    """Odd tables are drawn where single players are, and counted where hands are."""
    counted = odd_numbers_of(replace(regulations, odd_numbers=OddNumbers.FIVE)) is OddNumbers.FIVE
    return _option("odd_numbers")(regulations) or (None if counted else Why.SCORING)


def _ties(regulations: Regulations) -> Why | None:
    way = format_of(regulations.format)
    if way.bracket is not None and "groups" not in way.options:
        return Why.NO_TIE
    return _counting(ScoringUnit.HAND, ScoringUnit.MATCH)(regulations)


def _byes(regulations: Regulations) -> Why | None:
    return None if regulations.bye_credit is ByeCredit.FLAT else Why.BYES


def _boosters(regulations: Regulations) -> Why | None:
    return None if regulations.rules.booster else Why.NO_BOOSTER


_BY_HANDS = _counting(ScoringUnit.HAND)
_SETTINGS: Mapping[str, _Setting] = {
    "odd-numbers": _Setting(lambda each: each.odd_numbers, _odd_numbers),
    "by-standings": _Setting(lambda each: each.by_standings, _option("by_standings")),
    "seeded": _Setting(lambda each: each.knock_out.seeded, _option("seeded")),
    "third-place": _Setting(lambda each: each.knock_out.third_place, _option("third_place")),
    "best-of-three-from": _Setting(
        lambda each: each.knock_out.best_of_three_from, _option("best_of_three_from")
    ),
    "groups": _Setting(lambda each: each.knock_out.groups, _option("groups")),
    "advancing": _Setting(lambda each: each.knock_out.advancing, _option("advancing")),
    "win": _Setting(lambda each: each.scoring.win, _counting(ScoringUnit.HAND, ScoringUnit.MATCH)),
    "tie": _Setting(lambda each: each.scoring.tie, _ties),
    "double": _Setting(lambda each: each.scoring.double, _BY_HANDS),
    "double-with-lost-call": _Setting(lambda each: each.scoring.double_with_lost_call, _BY_HANDS),
    "flat": _Setting(lambda each: (each.flat_victory_points, each.flat_tichu_points), _byes),
    "target-score": _house_rule(TARGET_SCORE),
    "both-grand-tichus": _house_rule(BOTH_GRAND_TICHUS),
    "booster": _house_rule(BOOSTER),
    "booster-tables": _Setting(lambda each: each.booster_tables, _boosters),
    "board-seed": _Setting(lambda each: each.board_seed, _counting(ScoringUnit.MATCHPOINTS)),
}
