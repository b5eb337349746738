"""What `--set key=value` changes about a preset."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import time
from decimal import Decimal

from tichu_turnier.cli.terminal import UsageRefusal, nearest, usage
from tichu_turnier.finding import Finding
from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament.changes.registration import LONGEST_CURRENCY
from tichu_turnier.tournament.model.copy_setup import timetable_like
from tichu_turnier.tournament.model.entry_terms import HUNDREDTHS
from tichu_turnier.tournament.model.slots import known_zone
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    KnockOut,
    OddNumbers,
    Regulations,
    Scoring,
    Tournament,
)
from tichu_turnier.tournament.model.timetable import Timetable
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS

MOST = 999
MOST_HINTS = 10_000_000
MOST_SEEDS = 10**12
"""Once in so many hands is as good as never."""

Change = Callable[[Regulations, str], Regulations]


@dataclass(frozen=True, slots=True)
class Option:
    """A setting: which values it takes, in words for the usage, and what it changes."""

    values: str
    change: Change


@dataclass(frozen=True, slots=True)
class TimeOption:
    """A setting of the timetable: which values it takes, and how to read one (or ValueError)."""

    values: str
    read: Callable[[str], object]


class _UnfitError(ValueError):
    """A value that a setting does not take."""


def settings_of(pairs: Iterable[str], known: Collection[str] | None = None) -> dict[str, str]:
    """The settings of some `key=value`; refuses with everything that is wrong with them at once.

    `known` says which there are; all if left away.
    """
    known = KEYS if known is None else known
    found: dict[str, str] = {}
    faults: list[Finding] = []
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            faults.extend(usage("cli-set-form", text=pair).findings)
        elif key not in known:
            near, keys = nearest(key, known) or "none", ", ".join(known)
            faults.extend(usage("cli-set-unknown", key=key, nearest=near, keys=keys).findings)
        else:
            found[key] = value
    if faults:
        raise UsageRefusal(*faults)
    return found


def with_settings(tournament: Tournament, wishes: Mapping[str, str]) -> Tournament:
    """The tournament as its settings want it; refuses with every value that cannot be."""
    regulations, faults = _changed(tournament.regulations, wishes)
    for key in TIMES.keys() & wishes.keys():
        try:
            TIMES[key].read(wishes[key])
        except ValueError:
            faults.append(_unfit(key, wishes[key]))
    if faults:
        raise UsageRefusal(*sorted(faults, key=lambda finding: str(finding.args["key"])))
    changed = replace(tournament, regulations=regulations)
    return replace(changed, timetable=_timetable(changed, wishes))


def regulations_with(old: Regulations, wishes: Mapping[str, str]) -> Regulations:
    """The regulations as settings want them; refuses with every value that cannot be."""
    regulations, faults = _changed(old, wishes)
    if faults:
        raise UsageRefusal(*sorted(faults, key=lambda finding: str(finding.args["key"])))
    return regulations


def _changed(regulations: Regulations, wishes: Mapping[str, str]) -> tuple[Regulations, list[Finding]]:
    faults: list[Finding] = []
    for key in OPTIONS.keys() & wishes.keys():
        try:
            regulations = OPTIONS[key].change(regulations, wishes[key])
        except ValueError:
            faults.append(_unfit(key, wishes[key]))
    return regulations, faults


def _unfit(key: str, value: str) -> Finding:
    values = OPTIONS[key].values if key in OPTIONS else TIMES[key].values
    return Finding("cli-set-value", args={"key": key, "value": value, "values": values})


def _timetable(tournament: Tournament, wishes: Mapping[str, str]) -> Timetable:
    """The preset's timetable, later or earlier; a regular one once its lengths or its rounds are others."""
    return timetable_like(
        tournament.timetable,
        tournament.day,
        tournament.regulations.rounds,
        start=_clock(wishes["start"]) if "start" in wishes else None,
        length=int(wishes["round-minutes"]) if "round-minutes" in wishes else None,
        pause=int(wishes["break-minutes"]) if "break-minutes" in wishes else None,
    )


def _zone(text: str) -> str:
    if known_zone(text) is None:
        raise _UnfitError(text)
    return text


def _clock(text: str) -> time:
    return time.fromisoformat(text if ":" in text else text.replace(".", ":").replace("h", ":"))


def _whole(text: str, least: int = 0, most: int = MOST) -> int:
    number = int(text)
    if not least <= number <= most:
        raise _UnfitError(text)
    return number


def _one_of(text: str, known: Iterable[str]) -> str:
    if text not in known:
        raise _UnfitError(text)
    return text


def _house_rule(rule: HouseRule) -> Option:
    """The answer to one question of the rules."""

    def change(old: Regulations, text: str) -> Regulations:
        return replace(old, rules=rule.write(old.rules, _one_of(text, rule.answers)))

    return Option("|".join(rule.answers), change)


def _scored(change: Callable[[Scoring, int], Scoring]) -> Option:
    """How many victory points something brings."""
    return Option(f"0-{MOST}", lambda old, text: replace(old, scoring=change(old.scoring, _whole(text))))


def _chain(old: Regulations, text: str) -> Regulations:
    known = [criterion.key for criterion in TIE_BREAKS]
    return replace(old, tie_breaks=tuple(_one_of(key.strip(), known) for key in text.split(",")))


def _decided(change: Callable[[KnockOut, bool], KnockOut]) -> Option:
    """Yes or no about a knock-out."""

    def write(old: Regulations, text: str) -> Regulations:
        return replace(old, knock_out=change(old.knock_out, _one_of(text, _YES_OR_NO) == "yes"))

    return Option("|".join(_YES_OR_NO), write)


def _counted(least: int, change: Callable[[KnockOut, int], KnockOut]) -> Option:
    """How many, in a knock-out."""
    return Option(
        f"{least}-{MOST}",
        lambda old, text: replace(old, knock_out=change(old.knock_out, _whole(text, least))),
    )


def _entered(old: Regulations, **terms: int | str | bool | time | None) -> Regulations:
    """The regulations on other terms of entry."""
    return replace(old, entry=replace(old.entry, **terms))  # type: ignore[arg-type]  # each by its own option


def _money(text: str) -> int:
    """An amount in hundredths."""
    if not _AMOUNT.fullmatch(text):
        raise _UnfitError(text)
    return round(Decimal(text.replace(",", ".")) * HUNDREDTHS)


def _currency(text: str) -> str:
    if len(text) > LONGEST_CURRENCY:
        raise _UnfitError(text)
    return text


def _per_person(text: str) -> bool:
    return _one_of(text, ("entrant", "person")) == "person"


def _tables(text: str) -> tuple[int, ...]:
    """Numbers of tables, each once, in order; none for all."""
    return () if text == "all" else tuple(sorted({_whole(number, 1) for number in text.split(",")}))


def _deadline(text: str) -> time | None:
    return None if text == "none" else _clock(text)


_YES_OR_NO = ("yes", "no")
_AMOUNT = re.compile(r"\d{1,4}(?:[.,]\d{1,2})?")
_POINTS = f"0-{MOST}"
_FROM_ONE = f"1-{MOST}"
_SEEDS = f"0-{MOST_SEEDS}"
_HINTS = f"0-{MOST_HINTS}"

OPTIONS: Mapping[str, Option] = {
    "rounds": Option(_FROM_ONE, lambda old, text: replace(old, rounds=_whole(text, 1))),
    "hands-per-stage": Option(_FROM_ONE, lambda old, text: replace(old, hands_per_stage=_whole(text, 1))),
    **{rule.key: _house_rule(rule) for rule in HOUSE_RULES},
    "bye-credit": Option("|".join(ByeCredit), lambda old, text: replace(old, bye_credit=ByeCredit(text))),
    "flat-victory-points": Option(_POINTS, lambda old, text: replace(old, flat_victory_points=_whole(text))),
    "flat-tichu-points": Option(_POINTS, lambda old, text: replace(old, flat_tichu_points=_whole(text))),
    "dropped-rounds": Option(_POINTS, lambda old, text: replace(old, dropped_rounds=_whole(text))),
    "win": _scored(lambda old, points: replace(old, win=points)),
    "tie": _scored(lambda old, points: replace(old, tie=points)),
    "double": _scored(lambda old, points: replace(old, double=points)),
    "double-with-lost-call": _scored(lambda old, points: replace(old, double_with_lost_call=points)),
    "odd-numbers": Option("|".join(OddNumbers), lambda old, text: replace(old, odd_numbers=OddNumbers(text))),
    "by-standings": Option(
        "|".join(_YES_OR_NO),
        lambda old, text: replace(old, by_standings=_one_of(text, _YES_OR_NO) == "yes"),
    ),
    "clubs-apart-rounds": Option(
        f"0-{MOST}", lambda old, text: replace(old, clubs_apart_rounds=_whole(text))
    ),
    "hint-from": Option(_HINTS, lambda old, text: replace(old, hint_from=_whole(text, most=MOST_HINTS))),
    "booster-tables": Option("1,3|all", lambda old, text: replace(old, booster_tables=_tables(text))),
    "board-seed": Option(_SEEDS, lambda old, text: replace(old, board_seed=_whole(text, most=MOST_SEEDS))),
    "fee": Option("5.00", lambda old, text: _entered(old, fee=_money(text))),
    "fee-per": Option("entrant|person", lambda old, text: _entered(old, per_person=_per_person(text))),
    "currency": Option("CHF", lambda old, text: _entered(old, currency=_currency(text))),
    "room-for": Option(_POINTS, lambda old, text: _entered(old, room_for=_whole(text))),
    "here-by": Option("19:00|none", lambda old, text: _entered(old, here_by=_deadline(text))),
    "seeded": _decided(lambda old, yes: replace(old, seeded=yes)),
    "third-place": _decided(lambda old, yes: replace(old, third_place=yes)),
    "best-of-three-from": _counted(0, lambda old, left: replace(old, best_of_three_from=left)),
    "groups": _counted(1, lambda old, count: replace(old, groups=count)),
    "advancing": _counted(1, lambda old, count: replace(old, advancing=count)),
    "tie-breaks": Option(",".join(criterion.key for criterion in TIE_BREAKS), _chain),
}
"""Settings of the regulations."""

TIMES: Mapping[str, TimeOption] = {
    "zone": TimeOption("Europe/Zurich", _zone),
    "start": TimeOption("19:15", _clock),
    "round-minutes": TimeOption(f"1-{MOST}", lambda text: _whole(text, 1)),
    "break-minutes": TimeOption(f"0-{MOST}", _whole),
}
"""Settings of the timetable, some values as an example."""

KEYS = (*OPTIONS, *TIMES)
