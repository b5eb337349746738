"""Does a timetable keep the printed times, name its contradictions, and survive midnight and summer time?"""

from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.presets import TURNIER
from tichu_turnier.tournament.model.slots import Slot, SlotKind, Timetable, minutes, span_of, spans
from tichu_turnier.tournament.model.timetable import (
    findings,
    regular,
    round_slot,
    shifted,
    treibhaus,
    with_rows,
)

SATURDAY = date(2026, 11, 21)
ZURICH = "Europe/Zurich"
AUTUMN = date(2026, 10, 25)  # 03:00 CEST becomes 02:00 CET
SPRING = date(2026, 3, 29)  # 02:00 CET becomes 03:00 CEST
EVENING = treibhaus(SATURDAY)
PRINTED = "19:15 R 20:05 B 20:25 R"

KINDS = {"R": SlotKind.ROUND, "B": SlotKind.BREAK, "P": SlotKind.PRIZE_GIVING}


def clock(text: str, day: date = SATURDAY) -> datetime:
    """`19:15`, the next date from 24:00 on."""
    hour, minute = map(int, text.split(":"))
    return datetime.combine(day, datetime.min.time()) + timedelta(hours=hour, minutes=minute)


def plan(rows: str, day: date = SATURDAY, zone: str = ZURICH) -> Timetable:
    """`R 19:15 20:05, B 20:05 20:25 15` (the last number is what the programme states)."""
    slots: list[Slot] = []
    for row in rows.split(", "):
        letter, start, end, *stated = row.split()
        number = sum(slot.kind is SlotKind.ROUND for slot in slots) + 1 if letter == "R" else 0
        claim = int(stated[0]) if stated else None
        slots.append(Slot(KINDS[letter], clock(start, day), clock(end, day), number, claim))
    return Timetable(zone, tuple(slots))


def rows_of(timetable: Timetable) -> str:
    """`19:15 R 20:05 B 20:25 P`; where a row does not follow the one above: `R 20:05, 20:15 B 20:35`."""
    letters = {kind: letter for letter, kind in KINDS.items()}
    said, now = "", None
    for slot in timetable.slots:
        begins = "" if slot.start == now else f"{', ' if said else ''}{slot.start:%H:%M}"
        said += f"{begins} {letters[slot.kind]}" + (f" {slot.end:%H:%M}" if slot.end != slot.start else "")
        now = slot.end
    return said


def keys(timetable: Timetable) -> list[str]:
    return [finding.key.removeprefix("timetable-") for finding in findings(timetable)]


def evening(day: date, start: str, length: int, pause: int, rounds: int) -> Timetable:
    return regular(clock(start, day), length, pause, rounds, ZURICH)


AUTUMN_EVENING = evening(AUTUMN, "0:30", 50, 10, 4)


@pytest.mark.parametrize(
    ("made", "rows", "lasts"),
    [
        (EVENING, f"{PRINTED} 21:15 B 21:45 R 22:35 B 22:50 P", [50, 20, 50, 30, 50, 15, 0]),
        (evening(SATURDAY, "19:00", 30, 0, 2), "19:00 R 19:30 R 20:00 P", [30, 30, 0]),
        (TURNIER.timetable(SATURDAY, ZURICH), "19:15 R 20:05", [50]),
        (
            AUTUMN_EVENING,
            "00:30 R 01:20 B 01:30 R 02:20 B 02:30 R 02:20 B 02:30 R 03:20 B 03:30 P",
            [50, 10, 50, 10, 50, 10, 50, 10, 0],
        ),
        (
            evening(SPRING, "0:30", 50, 10, 3),
            "00:30 R 01:20 B 01:30 R 03:20 B 03:30 R 04:20 B 04:30 P",
            [50, 10, 50, 10, 50, 10, 0],
        ),
    ],
)
def test_rows_are_those_that_were_printed_or_asked_for(made: Timetable, rows: str, lasts: list[int]) -> None:
    """With their real lengths, also in the nights in which the clocks change."""
    assert rows_of(made) == rows
    assert [span.minutes for span in spans(made)] == lasts
    assert [minutes(slot, ZURICH) for slot in made.slots] == lasts
    rounds = [slot.round for slot in made.slots if slot.kind is SlotKind.ROUND]
    assert rounds == list(range(1, len(rounds) + 1))
    assert not [found for found in findings(made) if found.blocks]


def test_the_treibhaus_programme_contradicts_itself_twice() -> None:
    assert [slot.stated_minutes for slot in EVENING.slots if slot.kind is SlotKind.BREAK] == [15, 15, 15]
    first, second = findings(EVENING)
    assert first == Finding(
        "timetable-stated-minutes",
        Severity.NOTE,
        {"row": 2, "start": "20:05", "end": "20:25", "kind": "break", "round": 1, "stated": 15, "actual": 20},
        ("slot", 1),
    )
    assert (second.args["stated"], second.args["actual"], second.where) == (15, 30, ("slot", 3))
    assert Texts("de")(first.key, **first.args) == (
        "Pause nach Runde 1: Angegeben sind 15 min, von 20:05 bis 20:25 sind es aber 20 min."
    )


def test_rounds_are_numbered_anew_when_rows_come_and_go() -> None:
    extra = Slot(SlotKind.ROUND, clock("18:00"), clock("18:50"), round=7)
    inserted = with_rows(EVENING, 3, 3, extra)
    assert [slot.round for slot in with_rows(EVENING, 0, 0, extra).slots] == [1, 2, 0, 3, 0, 4, 0, 0]
    assert [slot.round for slot in with_rows(EVENING, 0, 1).slots] == [0, 1, 0, 2, 0, 0]
    assert [slot.round for slot in with_rows(EVENING, 1, 2, extra).slots] == [1, 2, 3, 0, 4, 0, 0]
    assert with_rows(inserted, 3, 4) == EVENING
    pause = replace(EVENING.slots[0], kind=SlotKind.BREAK)
    assert with_rows(EVENING, 0, 1, pause).slots[0].round == 0


def test_the_row_of_a_round() -> None:
    assert round_slot(EVENING, 2) is EVENING.slots[2]
    assert [round_slot(EVENING, number) for number in (0, 4)] == [None, None]


@pytest.mark.parametrize(
    ("index", "by", "rows", "found"),
    [  # all that follows moves, and the break before waits with it; the round before a break stays
        (2, 10, "19:15 R 20:05 B 20:35 R 21:25 B 21:55 R 22:45 B 23:00 P", "stated-minutes"),
        (1, 10, "19:15 R 20:05, 20:15 B 20:35 R 21:25 B 21:55 R 22:45 B 23:00 P", "gap stated-minutes"),
        (4, -15, f"{PRINTED} 21:15 B 21:30 R 22:20 B 22:35 P", "stated-minutes"),
        (  # too early is told, and can be taken back
            *(2, -25, "19:15 R 20:05 B 20:00 R 20:50 B 21:20 R 22:10 B 22:25 P"),
            "ends-before-start stated-minutes",
        ),
    ],
)
def test_shifting(index: int, by: int, rows: str, found: str) -> None:
    moved = shifted(EVENING, index, by)
    assert rows_of(moved) == rows
    assert sorted(set(keys(moved))) == found.split()
    assert shifted(moved, index, -by) == EVENING


def test_shifting_by_nothing_or_behind_the_end_changes_nothing() -> None:
    assert shifted(EVENING, 0, 0) is EVENING
    assert shifted(EVENING, 7, 10) == EVENING


def test_shifting_through_the_spring_night_moves_by_real_minutes() -> None:
    late = shifted(plan("R 1:00 1:40, P 1:40 1:40", SPRING), 0, 30)
    assert rows_of(late) == "01:30 R 03:10 P"
    assert "no-such-time" not in keys(late)


@pytest.mark.parametrize(
    ("day", "rows", "expected"),
    [
        (SATURDAY, "R 19:15 20:05, R 20:05 20:55", []),
        (SATURDAY, "R 19:15 20:05 50, P 20:05 20:05", []),
        (SATURDAY, "R 19:15 20:05 45", ["stated-minutes"]),
        (SATURDAY, "R 19:15 20:05, B 20:00 20:25", ["overlap"]),
        (SATURDAY, "R 19:15 20:05, B 20:10 20:25", ["gap"]),
        (SATURDAY, "R 20:05 19:15", ["ends-before-start"]),
        (SATURDAY, "R 19:15 19:15", ["no-length"]),
        (SATURDAY, "B 19:15 19:15, R 19:15 20:05", ["no-length"]),
        (SATURDAY, "B 19:15 20:05", ["no-rounds"]),
        (SATURDAY, "R 19:15 20:05, P 20:00 20:00", ["overlap", "prize-giving-early"]),
        (SATURDAY, "P 19:00 19:00, R 19:00 20:05", ["prize-giving-early"]),
        (SATURDAY, "R 23:40 24:30, P 24:30 24:30", []),
        (SATURDAY, "R 23:40 24:30 50, B 24:30 24:45 20, R 24:40 25:30", ["stated-minutes", "overlap"]),
        (SPRING, "R 1:30 2:00", ["no-such-time"]),  # and its neighbours are none
        (SPRING, "R 1:30 1:59", []),
        (SPRING, "R 3:00 3:30", []),
    ],
)
def test_what_is_found(day: date, rows: str, expected: list[str]) -> None:
    assert keys(plan(rows, day)) == expected


def test_everything_is_told_at_once_row_by_row() -> None:
    assert keys(Timetable(ZURICH)) == ["no-rounds"]
    assert keys(plan("R 1:30 2:00", SPRING, "Europe/London")) == ["no-such-time"]
    all_wrong = plan("R 19:15 19:15 50, B 19:30 19:20, R 19:10 20:00, P 19:00 19:00", zone="Europe/Luzern")
    numbered = replace(all_wrong, slots=(replace(all_wrong.slots[0], round=4), *all_wrong.slots[1:]))
    assert keys(numbered) == [
        *("unknown-zone", "no-length", "stated-minutes", "round-numbering", "ends-before-start", "gap"),
        *("overlap", "overlap", "prize-giving-early"),
    ]


def test_a_hole_and_an_overlap_tell_their_minutes() -> None:
    hole, overlap = findings(plan("R 19:15 20:05, B 20:12 20:25, R 20:20 21:10"))
    assert (hole.severity, hole.args["minutes"], hole.args["above_end"]) == (Severity.NOTE, 7, "20:05")
    assert (overlap.severity, overlap.args["minutes"], overlap.where) == (Severity.WARNING, 5, ("slot", 2))


@pytest.mark.parametrize(
    "zone", ["", "Zurich", "Europe", "../etc/passwd", "Europe/Zürich", "Europe/Zurich\0"]
)
def test_an_unknown_zone_is_found_and_does_no_harm(zone: str) -> None:
    odd = replace(EVENING, zone=zone)
    assert keys(odd) == ["unknown-zone", "stated-minutes", "stated-minutes"]
    assert shifted(shifted(odd, 2, 90), 2, -90) == odd


def test_a_round_through_a_night_in_which_clocks_change_lasts_its_real_minutes() -> None:
    night = plan("R 1:30 3:10", AUTUMN)
    assert minutes(night.slots[0], ZURICH) == 160
    (found,) = findings(night)
    assert (found.key, found.args["actual"]) == ("timetable-clock-change", 160)
    assert minutes(plan("R 1:30 3:20", SPRING).slots[0], ZURICH) == 50


def test_the_second_time_is_understood_from_the_rows_above_even_without_fold() -> None:
    slots = AUTUMN_EVENING.slots
    bare = (replace(each, start=each.start.replace(fold=0), end=each.end.replace(fold=0)) for each in slots)
    assert spans(replace(AUTUMN_EVENING, slots=tuple(bare))) == spans(AUTUMN_EVENING)


def test_a_time_that_comes_twice_is_told_with_its_reading() -> None:
    twice = plan("R 2:45 2:15", AUTUMN)
    found = [f for f in findings(twice) if f.key == "timetable-time-twice"]
    assert [(f.args["time"], f.args["reading"]) for f in found] == [("02:45", "first"), ("02:15", "second")]
    assert "ends-before-start" not in keys(twice)
    assert minutes(twice.slots[0], ZURICH) == 30
    first = plan("R 2:10 2:50", AUTUMN).slots[0]
    second = replace(first, start=first.start.replace(fold=1), end=first.end.replace(fold=1))
    assert f"{span_of(first, ZURICH).start:%H:%M}" == "00:10"
    assert f"{span_of(second, ZURICH).start:%H:%M} {span_of(second, ZURICH).end:%H:%M}" == "01:10 01:50"


days = st.dates(date(2020, 1, 1), date(2035, 12, 31)) | st.sampled_from([AUTUMN, SPRING])
zones = st.sampled_from([ZURICH, "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC", "nowhere"])
starts = st.builds(datetime.combine, days, st.times())
evenings = st.builds(regular, starts, st.integers(1, 300), st.integers(0, 90), st.integers(1, 6), zones)


@given(starts, st.integers(1, 300), st.integers(0, 90), st.integers(1, 6), zones)
def test_regular_rows_follow_each_other_and_last_what_was_asked(
    start: datetime, round_minutes: int, break_minutes: int, rounds: int, zone: str
) -> None:
    made = regular(start, round_minutes, break_minutes, rounds, zone)
    times = spans(made)
    asked = {SlotKind.ROUND: round_minutes, SlotKind.BREAK: break_minutes, SlotKind.PRIZE_GIVING: 0}
    assert [span.minutes for span in times] == [asked[slot.kind] for slot in made.slots]
    assert all(above.end == below.start for above, below in pairwise(times))
    assert all(round_slot(made, number) is not None for number in range(1, rounds + 1))
    assert not [found for found in findings(made) if found.blocks and found.key != "timetable-unknown-zone"]


@given(evenings, st.integers(0, 20), st.integers(-200, 200))
def test_a_shift_moves_every_later_row_and_is_taken_back_by_its_opposite(evening, index, late):
    moved = shifted(evening, index, late)
    before, after = spans(evening), [span_of(slot, evening.zone).start for slot in moved.slots]
    assert after[index:] == [span.start + timedelta(minutes=late) for span in before[index:]]
    assert moved.slots[: max(0, index - 1)] == evening.slots[: max(0, index - 1)]
    back = shifted(moved, index, -late)
    if not any("ends-before-start" in key or "overlap" in key for key in keys(moved)):
        assert spans(back) == before


@given(evenings, st.data())
def test_rounds_stay_numbered_from_one_whatever_is_edited(evening: Timetable, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(evening.slots) - 1))
    row = replace(evening.slots[index], kind=data.draw(st.sampled_from(SlotKind)))
    for end, rows in ((index + 1, [row]), (index, [row]), (index + 1, [])):
        edited = with_rows(evening, index, end, *rows)
        numbers = [slot.round for slot in edited.slots if slot.kind is SlotKind.ROUND]
        assert numbers == list(range(1, len(numbers) + 1))
        assert not any(slot.round for slot in edited.slots if slot.kind is not SlotKind.ROUND)
