"""Is what somebody types taken for what is meant, or refused, and never for something else?"""

from datetime import date, time

import pytest

from tichu_turnier.finding import Refusal
from tichu_turnier.typed.clocks import time_of_day
from tichu_turnier.typed.days import day
from tichu_turnier.typed.numbers import Bounds, amount, whole_number, whole_numbers

TODAY = date(2026, 11, 28)
NEW_YEAR = date(2026, 12, 31)
ANY = Bounds(-10_000, 10_000)


def read(function, text):
    """What is read, or the key of why it is not."""
    try:
        return function(text)
    except Refusal as refusal:
        (finding,) = refusal.findings
        assert finding.args["text"] == " ".join(text.split())[:40]
        return finding.key


@pytest.mark.parametrize(
    "text",
    [
        *(
            "31.12.2026",
            "31.12.26",
            "31.12.",
            "31.12",
            "31. 12. 2026",
            "2026-12-31",
            "31/12/2026",
            "31/12/26",
        ),
        *("31-12-2026", "2026/12/31", "31122026", "20261231", " 31.12.2026 ", "31.12.\u201926", "31–12–2026"),
        *("Do 31.12.2026", "Donnerstag, 31. Dezember 2026", "31. Dez. 26", "31 Dec", "December 31, 2026"),
        *("le 31 décembre 2026", "jeu. 31.12.2026", "Thursday 31st of December 2026", "31-Dec-26"),
        *("\u0663\u0661.\u0661\u0662.\u0662\u0660\u0662\u0666", "\u200e31.12.2026", "３１．１２．２０２６"),
    ],
)
def test_a_day_is_read_as_people_write_it(text):
    """Typed over in the window 31.12.2026 became 30.12.2026, and 2027-01-09 the year 7010."""
    assert read(lambda typed: day(typed, TODAY), text) == NEW_YEAR


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("28.11.", TODAY),
        ("27.11.", date(2027, 11, 27)),
        ("29.2.", date(2028, 2, 29)),
        ("28.02.27", date(2027, 2, 28)),
        ("1. 2. 2027", date(2027, 2, 1)),
        ("28-11-2027", date(2027, 11, 28)),
        ("1er février 2027", date(2027, 2, 1)),
        ("mar 3 2027", date(2027, 3, 3)),
        ("mar 2.3.2027", date(2027, 3, 2)),
    ],
)
def test_a_day_without_a_year_is_the_next_one(text, meant):
    assert read(lambda typed: day(typed, TODAY), text) == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *(
            (text, "typed-no-such-day")
            for text in ("31.11.2026", "29.2.2027", "12/31/2026", "0.1.2027", "1.13.27")
        ),
        *((text, "typed-day-both-ways") for text in ("26-12-31", "28-11-27")),
        *((text, "typed-other-weekday") for text in ("Fr 31.12.2026", "mardi 31 décembre 2026")),
        *((text, "typed-no-day") for text in ("", "5", "31.12.2", "31.12.202", "31.12.0206", "31.12.2200")),
        *(
            (text, "typed-no-day")
            for text in ("2026-W53-4", "311226", "31.12.2026.", "31 12 2026", "Dezember")
        ),
        *((text, "typed-no-day") for text in ("31.12.2026 19:15", "3\u00b2.12.2026", "31.1e1.2026", "bald")),
    ],
)
def test_no_other_day_is_made_of_what_is_none(text, key):
    assert read(lambda typed: day(typed, TODAY), text) == key


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *(
            (text, time(19, 15))
            for text in ("19:15", "19.15", "19h15", "19 h 15", "1915", "19,15", "19:15 Uhr")
        ),
        *((text, time(19, 15)) for text in ("7:15 pm", "7.15pm", "7:15 p.m.", "１９：１５", "19.15 h")),
        *((text, time(7, 5)) for text in ("7:05", "7.05", "705", "0705", "7:05 am")),
        *((text, time(19)) for text in ("19", "19h", "19 Uhr", "7pm")),
        *((text, time()) for text in ("0:00", "00:00", "0000", "12am", "0")),
        ("12:30 pm", time(12, 30)),
        *(
            (text, "typed-no-such-time")
            for text in ("24:00", "2400", "19:60", "25", "191", "13pm", "0:30 am")
        ),
        *(
            (text, "typed-no-time")
            for text in ("", "7:5", "7,5", "19:15:00", "19 15", "-19:15", "19-15", "1e2")
        ),
        *(
            (text, "typed-no-time")
            for text in ("8.", "8:", "halb acht", "19:15 20:05", "1\u00b9:15", "19:1O")
        ),
    ],
)
def test_a_time_is_read_as_people_write_it(text, meant):
    """In the window 24:00 became 02:00, and 7:5 became 07:00."""
    assert read(time_of_day, text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *((text, 12) for text in ("12", " 12 ", "012", "12.0", "12,00", "+12", "１２", "\u0661\u0662")),
        *((text, 1000) for text in ("1000", "1'000", "1\u2019000", "1 000", "1\u202f000", "1\u00a0000")),
        *((text, -5) for text in ("-5", "\u22125", "- 5", "-5.0")),
        *(
            (text, "typed-no-number")
            for text in ("", "3.5", "1e2", "1.000", "1,000", "1 00", "1000 000", "1'00")
        ),
        *(
            (text, "typed-no-number")
            for text in ("3\u00b2", "\u2462", "0x1", "1_000", "5.", "5 5", "1/2", "fünf")
        ),
        *((text, "typed-out-of-bounds") for text in ("10001", "-10001", "1 000 000", "999999999999")),
    ],
)
def test_a_number_is_read_as_people_write_it(text, meant):
    """In the window 3.0 became 30, 1e2 became 12 and -5 became 5."""
    assert read(lambda typed: whole_number(typed, ANY), text) == meant


def test_some_numbers_are_each_read():
    assert (whole_numbers("3, 1;1", ANY), whole_numbers("", ANY)) == ((1, 3), ())
    for text in ("1, x", "1, 2-4", "1e2", "1.000"):
        with pytest.raises(Refusal):
            whole_numbers(text, ANY)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *((text, 750) for text in ("7.50", "7,50", "7.5", "7,5", "CHF 7.50", "7,50 Fr.", "chf7.50", "07.50")),
        *((text, 700) for text in ("7", "7.-", "7.—", "7.–", "7,--", "7.00")),
        *(
            (text, 100050)
            for text in ("1'000.50", "1\u2019000,50", "1 000,50", "1.000,50", "1,000.50", "1000.50")
        ),
        ("0.05", 5),
        *(
            (text, "typed-no-amount")
            for text in ("", "1.000", "1,000", "7.505", "7.50.", "7 50", "7'50", ",50")
        ),
        *(
            (text, "typed-no-amount")
            for text in ("1e2", "7:50", "7.50 €", "EUR 7", "gratis", "1.000.50", "1,5,5")
        ),
        *((text, "typed-signed-amount") for text in ("-7.50", "\u22127", "+7", "CHF -5")),
        *((text, "typed-amount-too-high") for text in ("10'000", "750000", "1.000.000")),
    ],
)
def test_an_amount_is_read_as_people_write_it(text, meant):
    """In the window 7,50 became CHF 750."""
    found = read(lambda typed: amount(typed, 9999_99, "CHF"), text)
    assert found == ("typed-no-amount" if text == "1.000.000" else meant)
