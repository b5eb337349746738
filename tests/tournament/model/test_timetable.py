"""Does a timetable keep the printed times, name its contradictions, and survive midnight and summer time?"""

from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import Slot, SlotKind, Timetable, end_utc, minutes, spans, start_utc
from tichu_turnier.tournament.model.timetable import (
    findings,
    inserted,
    regular,
    round_slot,
    shifted,
    single_round,
    treibhaus,
    with_slot,
    without,
)

SATURDAY = date(2026, 11, 21)
ZURICH = "Europe/Zurich"
AUTUMN = date(2026, 10, 25)  # 03:00 CEST becomes 02:00 CET
SPRING = date(2026, 3, 29)  # 02:00 CET becomes 03:00 CEST
EVENING = treibhaus(SATURDAY)

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
    """The opposite of `plan`, without what is stated."""
    letters = {kind: letter for letter, kind in KINDS.items()}
    return ", ".join(f"{letters[slot.kind]} {slot.start:%H:%M} {slot.end:%H:%M}" for slot in timetable.slots)


def keys(timetable: Timetable) -> list[str]:
    return [finding.key.removeprefix("timetable-") for finding in findings(timetable)]


def test_the_treibhaus_evening_has_the_printed_times() -> None:
    assert rows_of(EVENING) == (
        "R 19:15 20:05, B 20:05 20:25, R 20:25 21:15, B 21:15 21:45, R 21:45 22:35, B 22:35 22:50, "
        "P 22:50 22:50"
    )
    assert [slot.round for slot in EVENING.slots] == [1, 0, 2, 0, 3, 0, 0]
    assert [slot.stated_minutes for slot in EVENING.slots if slot.kind is SlotKind.BREAK] == [15, 15, 15]
    assert [minutes(slot, ZURICH) for slot in EVENING.slots] == [50, 20, 50, 30, 50, 15, 0]


def test_the_treibhaus_programme_contradicts_itself_twice() -> None:
    first, second = findings(EVENING)
    assert first == Finding(
        "timetable-stated-minutes",
        Severity.NOTE,
        {"row": 2, "start": "20:05", "end": "20:25", "kind": "break", "round": 1, "stated": 15, "actual": 20},
        ("slot", 1),
    )
    assert (second.args["stated"], second.args["actual"], second.where) == (15, 30, ("slot", 3))


def test_a_regular_evening() -> None:
    made = regular(clock("19:00"), 50, 10, 2, ZURICH)
    assert rows_of(made) == "R 19:00 19:50, B 19:50 20:00, R 20:00 20:50, B 20:50 21:00, P 21:00 21:00"
    assert [slot.round for slot in made.slots] == [1, 0, 2, 0, 0]
    assert findings(made) == ()


def test_a_regular_evening_without_breaks_has_no_break_rows() -> None:
    assert rows_of(regular(clock("19:00"), 30, 0, 2, ZURICH)) == "R 19:00 19:30, R 19:30 20:00, P 20:00 20:00"


def test_a_single_round() -> None:
    made = single_round(clock("19:15"), 50, ZURICH)
    assert made.slots == (Slot(SlotKind.ROUND, clock("19:15"), clock("20:05"), round=1),)
    assert findings(made) == ()


def test_rounds_are_numbered_anew_when_rows_come_and_go() -> None:
    extra = Slot(SlotKind.ROUND, clock("18:00"), clock("18:50"), round=7)
    assert [slot.round for slot in inserted(EVENING, 0, extra).slots] == [1, 2, 0, 3, 0, 4, 0, 0]
    assert [slot.round for slot in without(EVENING, 0).slots] == [0, 1, 0, 2, 0, 0]
    assert [slot.round for slot in with_slot(EVENING, 1, extra).slots] == [1, 2, 3, 0, 4, 0, 0]
    assert without(inserted(EVENING, 3, extra), 3) == EVENING


def test_a_row_that_becomes_a_break_has_no_round_number() -> None:
    assert with_slot(EVENING, 0, replace(EVENING.slots[0], kind=SlotKind.BREAK)).slots[0].round == 0


def test_the_row_of_a_round() -> None:
    assert round_slot(EVENING, 2) is EVENING.slots[2]
    assert round_slot(EVENING, 4) is None
    assert round_slot(EVENING, 0) is None


def test_a_late_round_moves_all_that_follows_and_the_break_before_waits_with_it() -> None:
    assert rows_of(shifted(EVENING, 2, 10)) == (
        "R 19:15 20:05, B 20:05 20:35, R 20:35 21:25, B 21:25 21:55, R 21:55 22:45, B 22:45 23:00, "
        "P 23:00 23:00"
    )


def test_shifting_from_a_break_leaves_the_round_before_it_as_it_was() -> None:
    late = shifted(EVENING, 1, 10)
    assert late.slots[0] == EVENING.slots[0]
    assert rows_of(late).startswith("R 19:15 20:05, B 20:15 20:35, R 20:35")
    assert keys(late)[0] == "stated-minutes"
    assert "gap" in keys(late)


def test_shifting_earlier_shortens_the_break() -> None:
    early = shifted(EVENING, 4, -15)
    assert rows_of(early).endswith("B 21:15 21:30, R 21:30 22:20, B 22:20 22:35, P 22:35 22:35")
    assert keys(early) == ["stated-minutes"]


def test_shifting_too_early_is_told_and_can_be_taken_back() -> None:
    impossible = shifted(EVENING, 2, -25)
    assert {"ends-before-start", "stated-minutes"} <= set(keys(impossible))
    assert shifted(impossible, 2, 25) == EVENING


def test_shifting_by_nothing_or_behind_the_end_changes_nothing() -> None:
    assert shifted(EVENING, 0, 0) is EVENING
    assert shifted(EVENING, 7, 10) == EVENING


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("R 19:15 20:05, R 20:05 20:55", []),
        ("R 19:15 20:05 50, P 20:05 20:05", []),
        ("R 19:15 20:05 45", ["stated-minutes"]),
        ("R 19:15 20:05, B 20:00 20:25", ["overlap"]),
        ("R 19:15 20:05, B 20:10 20:25", ["gap"]),
        ("R 20:05 19:15", ["ends-before-start"]),
        ("R 19:15 19:15", ["no-length"]),
        ("B 19:15 19:15, R 19:15 20:05", ["no-length"]),
        ("B 19:15 20:05", ["no-rounds"]),
        ("R 19:15 20:05, P 20:00 20:00", ["overlap", "prize-giving-early"]),
        ("P 19:00 19:00, R 19:00 20:05", ["prize-giving-early"]),
        ("R 23:40 24:30, P 24:30 24:30", []),
        ("R 23:40 24:30 50, B 24:30 24:45 20, R 24:40 25:30", ["stated-minutes", "overlap"]),
    ],
)
def test_what_is_found_on_an_ordinary_day(rows: str, expected: list[str]) -> None:
    assert keys(plan(rows)) == expected
    assert keys(Timetable(ZURICH)) == ["no-rounds"]


def test_everything_is_told_at_once_row_by_row() -> None:
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


def test_a_round_through_the_autumn_night_lasts_an_hour_longer_than_its_times_say() -> None:
    night = plan("R 1:30 3:10", AUTUMN)
    assert minutes(night.slots[0], ZURICH) == 160
    (found,) = findings(night)
    assert (found.key, found.args["actual"]) == ("timetable-clock-change", 160)


def test_a_round_through_the_spring_night_lasts_an_hour_less() -> None:
    assert minutes(plan("R 1:30 3:20", SPRING).slots[0], ZURICH) == 50


def test_regular_rounds_keep_their_real_length_in_both_nights() -> None:
    autumn = regular(clock("24:30", AUTUMN - timedelta(days=1)), 50, 10, 4, ZURICH)
    assert rows_of(autumn) == (
        "R 00:30 01:20, B 01:20 01:30, R 01:30 02:20, B 02:20 02:30, R 02:30 02:20, B 02:20 02:30, "
        "R 02:30 03:20, B 03:20 03:30, P 03:30 03:30"
    )
    assert [span.minutes for span in spans(autumn)] == [50, 10] * 4 + [0]
    assert [minutes(slot, ZURICH) for slot in autumn.slots] == [50, 10] * 4 + [0]
    spring = regular(clock("24:30", SPRING - timedelta(days=1)), 50, 10, 3, ZURICH)
    assert rows_of(spring) == (
        "R 00:30 01:20, B 01:20 01:30, R 01:30 03:20, B 03:20 03:30, R 03:30 04:20, B 04:20 04:30, "
        "P 04:30 04:30"
    )
    assert [minutes(slot, ZURICH) for slot in spring.slots] == [50, 10] * 3 + [0]


def test_the_second_time_is_understood_from_the_rows_above_even_without_fold() -> None:
    autumn = regular(clock("24:30", AUTUMN - timedelta(days=1)), 50, 10, 4, ZURICH)
    slots = (
        replace(slot, start=slot.start.replace(fold=0), end=slot.end.replace(fold=0)) for slot in autumn.slots
    )
    assert spans(replace(autumn, slots=tuple(slots))) == spans(autumn)


def test_a_time_that_comes_twice_is_told_with_its_reading() -> None:
    found = [f for f in findings(plan("R 2:45 2:15", AUTUMN)) if f.key == "timetable-time-twice"]
    assert [(f.args["time"], f.args["reading"]) for f in found] == [("02:45", "first"), ("02:15", "second")]
    assert "ends-before-start" not in keys(plan("R 2:45 2:15", AUTUMN))
    assert minutes(plan("R 2:45 2:15", AUTUMN).slots[0], ZURICH) == 30


def test_fold_says_which_of_the_two_times_is_meant() -> None:
    first = Slot(SlotKind.ROUND, clock("2:10", AUTUMN), clock("2:50", AUTUMN))
    second = replace(first, start=first.start.replace(fold=1), end=first.end.replace(fold=1))
    assert start_utc(first, ZURICH).isoformat() == "2026-10-25T00:10:00+00:00"
    assert start_utc(second, ZURICH).isoformat() == "2026-10-25T01:10:00+00:00"
    assert end_utc(second, ZURICH).isoformat() == "2026-10-25T01:50:00+00:00"


def test_a_time_that_the_clock_skips_is_an_error_and_its_neighbours_are_not() -> None:
    assert keys(plan("R 1:30 2:00", SPRING)) == ["no-such-time"]
    assert keys(plan("R 1:30 1:59", SPRING)) == []
    assert keys(plan("R 3:00 3:30", SPRING)) == []
    assert keys(plan("R 1:30 2:00", SPRING, "Europe/London")) == ["no-such-time"]


def test_shifting_through_the_spring_night_moves_by_real_minutes() -> None:
    late = shifted(plan("R 1:00 1:40, P 1:40 1:40", SPRING), 0, 30)
    assert rows_of(late) == "R 01:30 03:10, P 03:10 03:10"
    assert "no-such-time" not in keys(late)


def test_the_contradiction_reads_well() -> None:
    first, _ = findings(EVENING)
    assert Texts("de")(first.key, **first.args) == (
        "Pause nach Runde 1: Angegeben sind 15 min, von 20:05 bis 20:25 sind es aber 20 min."
    )


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
    before, after = spans(evening), [(start_utc(slot, evening.zone)) for slot in moved.slots]
    assert after[index:] == [span.start + timedelta(minutes=late) for span in before[index:]]
    assert moved.slots[: max(0, index - 1)] == evening.slots[: max(0, index - 1)]
    back = shifted(moved, index, -late)
    if not any("ends-before-start" in key or "overlap" in key for key in keys(moved)):
        assert spans(back) == before


@given(evenings, st.data())
def test_rounds_stay_numbered_from_one_whatever_is_edited(evening: Timetable, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(evening.slots) - 1))
    row = replace(evening.slots[index], kind=data.draw(st.sampled_from(SlotKind)))
    for edited in (with_slot(evening, index, row), inserted(evening, index, row), without(evening, index)):
        numbers = [slot.round for slot in edited.slots if slot.kind is SlotKind.ROUND]
        assert numbers == list(range(1, len(numbers) + 1))
        assert not any(slot.round for slot in edited.slots if slot.kind is not SlotKind.ROUND)
