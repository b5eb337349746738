"""Is an honest draw proved whatever came later, and one that was tampered with never?"""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.evenings import evening
from tests.random_evenings import EVENTS, kind_of, made
from tichu_turnier.cli.rounds.proofs import Verdict, redrawn
from tichu_turnier.desk.desk import Desk
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import (
    EnterResult,
    KeepApart,
    LockRound,
    PublishDraw,
    SetRegulations,
    SubstituteFromZero,
    SwapSeats,
)
from tichu_turnier.tournament.draws.formats import FORMATS, next_round
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Totals, Unit
from tichu_turnier.transfer.tournament_json import export_json, import_json

EVENINGS = int(os.environ.get("TICHU_PROOFS", "4"))
"""`TICHU_PROOFS=2000` tries as many, which takes a quarter of an hour."""
PRESET_OF = {preset.regulations.format: preset.key for preset in PRESETS}


def verdicts(desk):
    return [each.verdict.value for each in redrawn(desk)]


def of(tournament, path):
    """The verdicts of a copy without a journal."""
    path.unlink(missing_ok=True)
    with Desk.create(path, import_json(export_json(tournament)), "Eule") as desk:
        return verdicts(desk)


@pytest.fixture
def desk(tmp_path):
    """Opens a file with a tournament."""
    opened = []

    def create(tournament):
        opened.append(Desk.create(tmp_path / f"abend{len(opened)}.tichu", tournament, "Uhu"))
        return opened[-1]

    yield create
    for each in opened:
        each.close()


def played(desk, rounds, seed=4):
    """So many rounds drawn and played, the one named first winning."""
    for number in range(1, rounds + 1):
        desk.do(PublishDraw(next_round(desk.tournament, seed + number)))
        for seating in desk.tournament.rounds[-1].tables:
            desk.do(EnterResult(number, seating.table, result_of(desk.tournament)))


def result_of(tournament, one=600):
    """What a table reports; `one` is the total of the first side where totals are."""
    planned = tournament.regulations.hands_planned
    points = 55 if one > 500 else 45
    return Hands((HandReport(points, 100 - points),) * planned) if planned else Totals(one, 1000 - one, 10)


@pytest.mark.parametrize("way", FORMATS, ids=lambda way: way.key)
def test_what_comes_later_refutes_no_draw(desk, tmp_path, way):
    """Lock, later wishes, more rounds, a correction, undone and done again, another file."""
    open_desk = desk(evening(PRESET_OF[way.key], 8, format=way.key, rounds=4))
    played(open_desk, 2)
    copy, expected = tmp_path / "copy.tichu", ["agrees"] * len(open_desk.tournament.rounds)
    assert verdicts(open_desk) == of(open_desk.tournament, copy) == expected
    open_desk.do(LockRound(1))
    open_desk.do(LockRound(2))
    assert verdicts(open_desk) == of(open_desk.tournament, copy) == expected
    one, other = open_desk.tournament.rounds[0].tables[0].entrants()[:2]
    open_desk.do(KeepApart(one, other))
    open_desk.do(SetRegulations(replace(open_desk.tournament.regulations, rounds=7)))
    assert verdicts(open_desk) == expected
    assert not {"differs", "changed"}.intersection(of(open_desk.tournament, copy))
    open_desk.do(LockRound(1, locked=False))
    first = open_desk.tournament.rounds[0].tables[0]
    open_desk.do(EnterResult(1, first.table, result_of(open_desk.tournament, 300), "so war es"))
    assert verdicts(open_desk) == expected
    assert not {"differs", "changed"}.intersection(of(open_desk.tournament, copy))
    for _ in range(3):
        open_desk.undo()
    for _ in range(3):
        open_desk.redo()
    assert verdicts(open_desk) == expected


@pytest.mark.parametrize("way", [way for way in FORMATS if way.bracket is None], ids=lambda way: way.key)
def test_a_substitute_from_zero_is_said_and_the_code_stays(desk, tmp_path, way):
    open_desk = desk(evening(PRESET_OF[way.key], 8, format=way.key, rounds=3))
    for number in (1, 2):
        open_desk.do(PublishDraw(next_round(open_desk.tournament, number)))
    before, teams = open_desk.tournament.rounds, way.unit is Unit.PARTNERSHIP
    two = ("Zobel links", "Zobel rechts") if teams else ()
    open_desk.do(SubstituteFromZero(EntrantId(3), "Zobel", two))
    found = redrawn(open_desk)
    assert [each.verdict for each in found] == [Verdict.AGREES] * 2
    assert {each.came for each in found} == {((3, 9),)}
    assert [each.lot for each in open_desk.tournament.rounds] == [each.lot for each in before]
    assert of(open_desk.tournament, tmp_path / "copy.tichu") == ["agrees"] * 2


def test_the_sheet_says_what_was_published_and_who_came_in_since(done, club, tmp_path):
    code = done("draw", club, "--seed", 7, "--json").json["code"]
    done("substitute", club, 3, "Zobel", "--from-zero")
    said = done("draw", club, "--check").out
    assert f"Prüfwort {code}: nachgerechnet, stimmt. Danach kam Zobel für " in said
    done("print", club, "draw-certificate", "-o", tmp_path / "beleg.csv")
    sheet = (tmp_path / "beleg.csv").read_text("utf-8-sig")
    assert code in sheet
    assert "Danach kam Zobel für" in sheet


def test_places_exchanged_by_hand_are_said_beside_the_lot(desk, done, tmp_path):
    open_desk = desk(evening("club-evening", 12))
    drawn = next_round(open_desk.tournament, 5)
    one, other = drawn.tables[0].seats[0], drawn.tables[1].seats[0]
    open_desk.do(PublishDraw(drawn))
    open_desk.do(SwapSeats(1, TwoEntrants(one, other)))
    assert verdicts(open_desk) == of(open_desk.tournament, tmp_path / "copy.tichu") == ["agrees"]
    said = done("draw", tmp_path / "copy.tichu", "--check").out
    assert "Startzahl 5, dann von Hand geändert, Prüfwort" in said
    assert "nachgerechnet und stimmt" in said


def test_a_draw_on_trial_is_proved_from_what_it_was_drawn_from(desk):
    """A wish, a result: what comes while it waits on trial did not decide it."""
    open_desk = desk(evening("swiss", 8, rounds=5))
    open_desk.do(PublishDraw(next_round(open_desk.tournament, 1)))
    *tables, last = open_desk.tournament.rounds[0].tables
    for seating in tables:
        open_desk.do(EnterResult(1, seating.table, Totals(600, 400, 10)))
    trial = next_round(open_desk.tournament, 2)
    open_desk.do(EnterResult(1, last.table, Totals(300, 700, 10)))
    one, other = trial.tables[0].seats[:2]
    open_desk.do(KeepApart(one, other))
    assert next_round(open_desk.tournament, 2).lot != trial.lot
    open_desk.do(PublishDraw(trial))
    assert verdicts(open_desk) == ["agrees", "agrees"]


def tampered(tournament):
    """What somebody might write into an export, by what it is."""
    data = json.loads(export_json(tournament))

    def changed(change):
        copy = json.loads(json.dumps(data))
        change(copy["rounds"][0])
        return copy

    def seats(drawn):
        one, other = drawn["tables"][0]["seats"], drawn["tables"][1]["seats"]
        old, new = one[0], other[0]
        one[:], other[:] = ([{old: new, new: old}.get(who, who) for who in each] for each in (one, other))

    def table(drawn):
        drawn["tables"][0]["table"], drawn["tables"][1]["table"] = 2, 1

    def other_seed(drawn):
        drawn["seed"] += 1

    def both(drawn):
        """Seats, and the line of the lot too."""
        seats(drawn)
        named = [f"{each['table']}:{','.join(map(str, each['seats']))}" for each in drawn["tables"]]
        number, seed, *_, resting = drawn["lot"].split("|")
        drawn["lot"] = "|".join((number, seed, *named, resting))

    return {each.__name__: changed(each) for each in (seats, table, other_seed, both)}


@pytest.mark.parametrize("way", FORMATS, ids=lambda way: way.key)
def test_who_tampers_with_a_draw_is_found(desk, tmp_path, way):
    open_desk = desk(evening(PRESET_OF[way.key], 8, format=way.key, rounds=3))
    open_desk.do(PublishDraw(next_round(open_desk.tournament, 5)))
    if any(seating.first_board or seating.more for seating in open_desk.tournament.rounds[0].tables):
        return  # its line says more than is written here
    for what, data in tampered(open_desk.tournament).items():
        tournament = import_json(json.dumps(data))
        assert of(tournament, tmp_path / "copy.tichu")[0] in ("differs", "changed"), what


def test_what_another_version_drew_is_not_called_wrong(desk, tmp_path, done):
    """Neither with its journal nor without: the lot of then is not that of now."""
    tournament = evening("club-evening", 12)
    other = replace(next_round(tournament, 6), seed=5)
    for kept in (replace(other, lot="", lot_from=""), replace(other, lot="", lot_from="1:0123456789abcdef")):
        open_desk = desk(tournament)
        open_desk.do(PublishDraw(kept))
        assert verdicts(open_desk) == of(open_desk.tournament, tmp_path / "copy.tichu") == ["unknown"]
    assert "eine andere Fassung" in done("draw", tmp_path / "copy.tichu", "--check").out
    assert done("draw", tmp_path / "copy.tichu", "--check", "--json").json["agrees"] is None


def test_random_evenings(tmp_path):
    """Everything that happens at evenings refutes no draw, in the file and in a copy without a journal."""
    for number in range(EVENINGS):
        file = Path(tmp_path, f"{number}.tichu")
        made(file, number, EVENTS)
        with Desk.reading(file, "Eule") as desk:
            for each in redrawn(desk):
                assert each.verdict in (Verdict.AGREES, Verdict.BY_HAND), (kind_of(number), number, each)
            copy = of(desk.tournament, tmp_path / "copy.tichu")
            assert not {"differs", "changed"}.intersection(copy), (kind_of(number), number, copy)
        file.unlink()
