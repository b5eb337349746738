"""Is a row understood as the person meant it who typed it?"""

from datetime import date, datetime, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.slots import Slot, SlotKind
from tichu_turnier.tournament.model.timetable import parse_row

DAY = date(2026, 11, 21)


def at(day: int, hour: int, minute: int) -> datetime:
    return datetime.combine(date(2026, 11, day), time(hour, minute))


ROUND_1 = Slot(SlotKind.ROUND, at(21, 19, 15), at(21, 20, 5), 1)
LATE_ROUND = Slot(SlotKind.ROUND, at(21, 23, 20), at(22, 0, 10), 4)


def read(text: str, previous: Slot | None = None, kind: SlotKind = SlotKind.ROUND, day: date = DAY) -> str:
    """The row in short (`21 19:15 - 21 20:05`), or the keys of its findings."""
    row = parse_row(text, day, previous, kind)
    if isinstance(row, Slot):
        return f"{row.start:%d %H:%M} - {row.end:%d %H:%M}"
    return " ".join(finding.key.removeprefix("timetable-row-") for finding in row)


WAYS = """
19:15-20:05 | 19:15 – 20:05 | 19:15—20:05 | 19:15 20:05 | 1915 2005 | 1915-2005 |   1915-20:05   | 19:15 +50
19.15 bis 20.05 Uhr | 19:15 Uhr - 20:05 Uhr | 19:15 to 20:05 | 19h15 à 20h05 | 19h15-20h05 | 19:15 50 min
19:15 50' | 1915 + 50 Minuten | １９：１５－２０：０５
"""


@pytest.mark.parametrize("text", WAYS.strip().replace("\n", "|").split("|"))
def test_one_row_typed_in_many_ways(text: str) -> None:
    assert read(text) == "21 19:15 - 21 20:05"


@pytest.mark.parametrize(
    ("text", "row"),
    [
        *(("19-20", "21 19:00 - 21 20:00"), ("19h-20h", "21 19:00 - 21 20:00")),
        *(("9-10:30", "21 09:00 - 21 10:30"), ("915-1005", "21 09:15 - 21 10:05")),
        *(("23:40-00:30", "21 23:40 - 22 00:30"), ("23:10-24:00", "21 23:10 - 22 00:00")),
        *(("9:00-24:00", "21 09:00 - 22 00:00"), ("23:40 +50", "21 23:40 - 22 00:30")),
        *(("20:05-19:15", "21 20:05 - 21 19:15"), ("19:15-19:15", "21 19:15 - 21 19:15")),
    ],
)
def test_hours_and_midnight(text: str, row: str) -> None:
    assert read(text) == row


@pytest.mark.parametrize(
    ("text", "previous", "row"),
    [
        ("20:25-21:15", ROUND_1, "21 20:25 - 21 21:15"),
        ("20:00-20:25", ROUND_1, "21 20:00 - 21 20:25"),
        ("00:30-01:20", ROUND_1, "22 00:30 - 22 01:20"),
        ("24:00-00:50", ROUND_1, "22 00:00 - 22 00:50"),
        ("00:10-00:25", LATE_ROUND, "22 00:10 - 22 00:25"),
        ("23:55-00:25", LATE_ROUND, "21 23:55 - 22 00:25"),
        ("+15", ROUND_1, "21 20:05 - 21 20:20"),
        ("15 min", LATE_ROUND, "22 00:10 - 22 00:25"),
    ],
)
def test_a_row_follows_the_one_above(text: str, previous: Slot, row: str) -> None:
    assert read(text, previous) == row


def test_the_second_day_of_a_tournament_is_said_by_its_date() -> None:
    assert read("09:00-09:50", LATE_ROUND) == "22 09:00 - 22 09:50"
    assert read("09:00-09:50", ROUND_1, day=DAY + timedelta(days=2)) == "23 09:00 - 23 09:50"


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Runde 2: 20:25-21:15", "Runde 2"),
        ("Runde 2 - 20:25-21:15", "Runde 2"),
        ("20:25-21:15 Uhr (Final 2026)", "Final 2026"),
        ("Punkte melden & Pause, 20:05-20:25", "Punkte melden & Pause"),
        ("20:25-21:15", ""),
    ],
)
def test_other_words_are_the_label(text: str, label: str) -> None:
    row = parse_row(text, DAY, None, SlotKind.ROUND)
    assert isinstance(row, Slot)
    assert row.label == label


def test_minutes_beside_two_times_are_what_the_programme_states() -> None:
    row = parse_row("Pause 20:05-20:25 15min", DAY, ROUND_1, SlotKind.BREAK)
    assert row == Slot(SlotKind.BREAK, at(21, 20, 5), at(21, 20, 25), stated_minutes=15, label="Pause")


def test_one_time_is_enough_for_the_prize_giving() -> None:
    moment = at(21, 22, 50)
    for text in ("22:50", "22:50-23:10"):
        row = parse_row(text, DAY, ROUND_1, SlotKind.PRIZE_GIVING)
        assert row == Slot(SlotKind.PRIZE_GIVING, moment, moment)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        *(("", "no-times"), ("Eichhörnchen", "no-times"), ("12", "no-times"), ("+15", "no-times")),
        *(("25:00-26:00", "no-such-time no-such-time"), ("19:75-20:05", "no-such-time")),
        *(("24:01-25:00", "no-such-time no-such-time"), ("18:00 19:00 20:00", "too-many")),
        *(("18:00 19:61 20:00", "no-such-time too-many"), ("19:15-20:05 15 min 20 min", "too-many")),
    ],
)
def test_rubbish_is_named(text: str, keys: str) -> None:
    assert read(text) == keys


HALF_READ = """
19:15-20:5 | 19:15-20.5 | 19:15-20:05:30 | 19,15-20,05 | 19 15 - 20 05 | 7:5-8:5 | 19:15 +5.5 | 19:15 +50,5
19:15 +1e2 | 19:15 +1h | 19:15 + 0.5h | 19:15+-5
"""


@pytest.mark.parametrize("text", HALF_READ.strip().replace("\n", "|").split("|"))
def test_a_row_is_read_as_a_whole_or_not(text: str) -> None:
    """`19:15-20:5` became 19:15 to 20:00 with the label `5`, `+0.5h` a row without length."""
    assert read(text) == "half-read"


def test_numbers_of_a_label_are_no_times() -> None:
    """`19:15 +50 Final 2026` became 19:15 to 20:26."""
    for text in ("19:15 +50 Final 2026", "19:15-20:05 Final 2026", "19:15-20:05, Final 2026"):
        row = parse_row(text, DAY, None, SlotKind.ROUND)
        assert isinstance(row, Slot)
        assert (row.end, row.label, row.stated_minutes) == (at(21, 20, 5), "Final 2026", None)


def test_a_clock_of_twelve_hours() -> None:
    assert read("7:15 pm - 8:05 pm") == read("7.15pm-8.05pm") == "21 19:15 - 21 20:05"
    assert read("11am-12:30pm") == "21 11:00 - 21 12:30"
    assert read("13pm-2pm") == "no-such-time"


def test_a_round_needs_its_end() -> None:
    assert read("19:15", kind=SlotKind.ROUND) == "no-end"
    assert parse_row("19:75", DAY, None, SlotKind.BREAK) == (
        Finding("timetable-row-no-such-time", args={"time": "19:75"}),
        Finding("timetable-row-no-end", args={"text": "19:75"}),
    )


@given(st.text() | st.text("0123456789:.-–+ hmin'Uhrbis", max_size=30), st.sampled_from([None, ROUND_1]))
def test_whatever_is_typed_gives_a_row_or_findings(text: str, previous: Slot | None) -> None:
    row = parse_row(text, DAY, previous, SlotKind.ROUND)
    assert isinstance(row, Slot) or row


@given(st.datetimes(at(1, 0, 0), at(30, 23, 59)), st.integers(1, 720), st.sampled_from(":.h "))
def test_what_is_printed_is_read_again(start: datetime, length: int, sign: str) -> None:
    start = start.replace(second=0, microsecond=0)
    end = start + timedelta(minutes=length)
    form = f"%H{sign.strip()}%M"
    row = parse_row(f"{start:{form}} - {end:{form}}", start.date(), None, SlotKind.ROUND)
    assert row == Slot(SlotKind.ROUND, start, end)
