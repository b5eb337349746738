"""Does the sheet of rules say all that decides who is where in the end?"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum

import pytest

from tests.cases import some
from tests.evenings import evening
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.finding import Refusal
from tichu_turnier.sheets.rules import rules_blocks
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import FORMATS, due, format_of, next_round, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import ByeCredit, OddNumbers, Regulations, Unit
from tichu_turnier.tournament.scoring.standings import standings

GERMAN = Texts("de")
SILENT = {
    "preset": "the name under which the rest is chosen",
    "unit": "goes with the format",
    "players": "goes with the format",
    "hint_from": "asks the director, changes no result",
    "board_seed": "a secret until the hands are played",
    "entry": "money and places, in the invitation",
    "running_hand_counts": "its answer stands with the house rules where the clock ends a round",
}
"""Settings that the sheet need not tell, and why."""
SIZE = 6
BASES = {"as-is": {}, "flat": {"bye_credit": ByeCredit.FLAT, "odd_numbers": OddNumbers.FIVE}}


def others(value: object, name: str) -> Iterator[object]:
    """Other answers to a setting."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Enum):
        yield from (each for each in type(value) if each is not value)
    elif isinstance(value, int):
        yield from {"groups": (3,), "best_of_three_from": (2, 4)}.get(name, (value + 1, value + 2))
    elif name == "tie_breaks":
        yield from (("tichu-points",), ("victory-points", "hands-won"))
    elif name == "format":
        yield from (each.key for each in FORMATS if each.key != value)
    elif name == "booster_tables":
        yield (1,)


def settings(known: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every setting of the regulations, those within others too, with other answers."""
    for field in fields(known):
        value = getattr(known, field.name)
        if isinstance(value, EntryTerms) or field.name in SILENT:
            continue
        if is_dataclass(value):
            yield from settings(value, (*path, field.name))
            continue
        found = tuple(others(value, field.name))
        assert found, f"no other answer to {field.name}"
        yield from (((*path, field.name), other) for other in found)


def answered(known: object, path: tuple[str, ...], answer: object) -> object:
    name, *more = path
    new = answered(getattr(known, name), tuple(more), answer) if more else answer
    return replace(known, **{name: new})


def outcome(regulations: Regulations) -> list[tuple[str, int]]:
    """Who ends where when the same is played, by the same lots."""
    tournament = replace(evening(regulations.preset, SIZE), regulations=regulations)
    while due(tournament) and len(tournament.rounds) < min(4, planned_rounds(tournament)):
        try:
            tournament = PublishDraw(next_round(tournament, 5)).apply(tournament)
        except Refusal:
            break
        number = len(tournament.rounds)
        for table in tournament.missing(number):
            report = possible_match(generator(number, table), regulations)
            tournament = EnterResult(number, table, report).apply(tournament)
    return sorted((row.entrant.name, row.place) for row in standings(tournament))


def possible(regulations: Regulations) -> bool:
    way = format_of(regulations.format)
    return way.unit is regulations.unit and (regulations.rules.players == 2) == way.key.startswith("two-")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.key)
@pytest.mark.parametrize("basis", BASES, ids=BASES)
def test_no_setting_changes_places_in_silence(preset, basis):
    known = replace(preset.regulations, **BASES[basis])
    said = rules_blocks(replace(evening(preset.key, SIZE), regulations=known), GERMAN)
    usual = None
    answers = list(settings(known))
    for path, answer in some(answers, len(answers) // 3):
        other = answered(known, path, answer)
        if not possible(other):
            continue
        if rules_blocks(replace(evening(preset.key, SIZE), regulations=other), GERMAN) != said:
            continue
        usual = usual or outcome(known)
        assert outcome(other) == usual, (path, answer)


def facts(regulations: Regulations) -> dict[str, str]:
    return dict(
        rules_blocks(replace(evening(regulations.preset, SIZE), regulations=regulations), GERMAN)[0].rows
    )


def test_what_decides_a_knock_out_is_told():
    (cup,) = (each.regulations for each in PRESETS if each.key == "groups-knock-out")
    cup = replace(cup, knock_out=replace(cup.knock_out, best_of_three_from=2, third_place=False))
    found = facts(cup)
    assert (found["Gruppen"], found["Weiter kommen"]) == ("2", "die ersten 2 jeder Gruppe")
    assert found["Zwei Siege nötig"] == "im Final"
    assert found["Platz 3"] == "teilen, wer im Halbfinal verliert"
    assert found["Kampfloser Sieg"] == "1000 : 0"
    assert found["Unentschieden im Knock-out"] == "ein weiteres Spiel entscheidet"
    (club,) = (each.regulations for each in PRESETS if each.key == "club-evening")
    assert "Unentschieden im Knock-out" not in facts(club)


@pytest.mark.parametrize("odd", OddNumbers)
def test_byes_are_told_at_odd_tables_too(odd):
    (dtm,) = (each.regulations for each in PRESETS if each.key == "dtm")
    assert "Freilos zählt" in facts(replace(dtm, odd_numbers=odd))


def test_as_many_rounds_count_as_there_are():
    """`dropped-rounds=7` in three rounds: one counts."""
    (club,) = (each.regulations for each in PRESETS if each.key == "club-evening")
    assert facts(replace(club, dropped_rounds=7))["Streichresultate"] == "Nur die beste Runde zählt."
    assert facts(replace(club, dropped_rounds=1))["Streichresultate"] == "Nur die 2 besten Runden zählen."
    assert Unit.PLAYER is club.unit
