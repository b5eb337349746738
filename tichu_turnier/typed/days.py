"""Days of the calendar as people write them."""

import re
from collections.abc import Iterator
from datetime import date

from tichu_turnier.folding import folded
from tichu_turnier.typed.plain import not_read, plain

YEARS = range(1900, 2200)
"""Other years are typing errors, and at the ends of the calendar times cannot be computed."""
_CENTURY = 2000
_LEAP = 8
"""So many years lie at most between two 29ths of February."""
_MONTHS = (
    "januar january janvier janv jan",
    "februar february fevrier fevr fev feb",
    "marz maerz march mars mar mrz",
    "april avril avr apr",
    "mai may",
    "juni june juin jun",
    "juli july juillet juil jul",
    "august aout aug",
    "september septembre sept sep",
    "oktober october octobre okt oct",
    "november novembre nov",
    "dezember december decembre dez dec",
)
_WEEKDAYS = (
    "montag monday lundi mo mon lun",
    "dienstag tuesday mardi di tue tues mar",
    "mittwoch wednesday mercredi mi wed mer",
    "donnerstag thursday jeudi do thu thur thurs jeu",
    "freitag friday vendredi fr fri ven",
    "samstag sonnabend saturday samedi sa sat sam",
    "sonntag sunday dimanche so sun dim",
)
_MONTH = {word: number for number, words in enumerate(_MONTHS, 1) for word in words.split()}
_WEEKDAY = {word: number for number, words in enumerate(_WEEKDAYS) for word in words.split()}
_DAY, _YEAR = r"(?P<day>\d{1,2})", r"(?P<year>\d{4}|'?\d{2})"
_BY_NUMBERS = re.compile(rf"{_DAY} ?(?P<sep>[./-]) ?(?P<month>\d{{1,2}})(?: ?(?P=sep) ?{_YEAR}|\.)?")
_YEAR_FIRST = re.compile(r"(?P<year>\d{4})(?P<sep>[./-])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})")
_TIGHT = re.compile(r"(?P<day>\d\d)(?P<month>\d\d)(?P<year>\d{4})")
_TIGHT_YEAR_FIRST = re.compile(r"(?P<year>\d{4})(?P<month>\d\d)(?P<day>\d\d)")
_BY_NAME = re.compile(
    rf"(?:le )?{_DAY}(?:\.|st|nd|rd|th|er)?[ -]?(?:of )?(?P<month>[a-z]{{3,9}})\.?(?:,? ?-?{_YEAR})?"
)
_NAME_FIRST = re.compile(rf"(?P<month>[a-z]{{3,9}})\.? {_DAY}(?:st|nd|rd|th)?(?:,? {_YEAR})?")
_FORMS = (_BY_NUMBERS, _YEAR_FIRST, _TIGHT, _TIGHT_YEAR_FIRST, _BY_NAME, _NAME_FIRST)
_WITH_WEEKDAY = re.compile(r"([a-z]{2,10})[.,]* (.+)")


def day(text: str, since: date) -> date:
    """The day in `31.12.2026`, `31.12.26`, `31.12.`, `2026-12-31`, `31/12/2026`, `Do 31. Dez. 2026`.

    Without a year it is the next such day, `since` included. Raises Refusal for any other text, for a day
    that does not exist or is another day of the week, and for `26-12-31`, which can be read from both ends.
    """
    # Sign by sign: folding would make a 3 of a raised one.
    words = "".join(folded(char) if char.isalpha() else char for char in plain(text))
    found = _read(words)
    weekday = None
    apart = _WITH_WEEKDAY.fullmatch(words)
    if found is None and apart is not None and apart[1] in _WEEKDAY:
        weekday, found = _WEEKDAY[apart[1]], _read(apart[2])
    if found is None:
        raise not_read("typed-no-day", text)
    if found.get("sep") == "-" and found["year"] and len(found["year"]) < len("2026"):
        raise not_read("typed-day-both-ways", text)
    result = next(_days(found, since), None)
    if result is None:
        raise not_read("typed-no-such-day", text)
    if weekday not in {None, result.weekday()}:
        raise not_read("typed-other-weekday", text, weekday=result.weekday())
    return result


def _read(words: str) -> dict[str, str | None] | None:
    """Day, month and year of the first form that these words have and that a calendar could hold."""
    for form in _FORMS:
        found = form.fullmatch(words)
        parts = None if found is None else found.groupdict()
        if parts is not None and _month(parts["month"]) is not None and _known_year(parts["year"]):
            return parts
    return None


def _days(parts: dict[str, str | None], since: date) -> Iterator[date]:
    """The days that are meant, the next first; none where there is no such day."""
    month, number, year = _month(parts["month"]), int(parts["day"] or 0), parts["year"]
    if year is None:
        years = range(since.year, since.year + _LEAP + 1)
    else:
        short = len(year) < len("2026")
        years = range(int(year.strip("'")) + (_CENTURY if short else 0), YEARS.stop)[:1]
    for each in years:
        try:
            found = date(each, month or 0, number)
        except ValueError:
            continue
        if year is not None or found >= since:
            yield found


def _month(word: str | None) -> int | None:
    """Its number, 13 and more for those that do not exist; None where the word is no month."""
    if word is None:
        return None
    return int(word) if word.isdecimal() else _MONTH.get(word)


def _known_year(year: str | None) -> bool:
    return year is None or len(year) < len("2026") or int(year) in YEARS
