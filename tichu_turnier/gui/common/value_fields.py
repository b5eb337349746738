"""Fields for a number, an amount, a day and a time, which are read as the command line reads them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QCalendarWidget

from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.gui.common.typed_field import Form, TypedField
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.entry_terms import HUNDREDTHS, in_figures
from tichu_turnier.typed.clocks import time_of_day
from tichu_turnier.typed.days import YEARS, day
from tichu_turnier.typed.numbers import Bounds, amount, whole_number, whole_numbers
from tichu_turnier.typed.plain import not_read, plain
from tichu_turnier.words.rounds import day_as_read

_MINUTES = 5
_WEEK = 7


def number_field(
    texts: Texts,
    least: int,
    most: int,
    value: int,
    unit: str = "",
    *,
    before: str = "",
    instead: str = "",
    tip: str = "",
    name: str = "",
    step: int = 1,
    steps_only: bool = False,
    digits: int = 0,
) -> TypedField[int]:
    """A field for a whole number, which stands between words; `instead` of the least one stands in words.

    Arrows go `step` further, with 0 there are none; with `steps_only` there are no numbers between. It has
    room for every number, or for so many `digits`.
    """
    bounds = Bounds(min(least, value), max(most, value))  # what holds already stays possible
    form = number_form(bounds, unit, before=before, instead=instead, step=step, steps_only=steps_only)
    result = TypedField(value, replace(form, samples=(10**digits - 1,)) if digits else form, texts)
    result.setToolTip(plain_tip(tip))
    result.setObjectName(name)
    return result


def number_form(
    bounds: Bounds,
    unit: str = "",
    *,
    before: str = "",
    instead: str = "",
    step: int = 1,
    steps_only: bool = False,
) -> Form[int]:
    """How such a number is read and shown."""

    def said(value: int) -> str:
        return instead if instead and value == bounds.least else between(value)

    def between(value: int) -> str:
        return f"{before} {value} {unit}".strip()

    def bare(value: int) -> str:
        return str(value) if instead and value == bounds.least else between(value)

    def read(text: str) -> int:
        words = plain(text).casefold()
        if instead and words in {"", plain(instead).casefold()}:
            return bounds.least
        # What stands around it may have been left there, or typed.
        figures = words.removeprefix(plain(before).casefold()).removesuffix(plain(unit).casefold())
        number = whole_number(figures, bounds)
        if steps_only and number % step:
            raise not_read("typed-no-step", text, step=str(step))
        return number

    def stepped(value: int, by: int) -> int:
        return max(bounds.least, min(value + by * step, bounds.most))

    return Form(read, said, bare, (bounds.least, bounds.most), stepped if step else None)


def numbers_field(
    texts: Texts, bounds: Bounds, value: tuple[int, ...], *, none: str, name: str
) -> TypedField[tuple[int, ...]]:
    """A field for some numbers; `none` stands there in its colour while there are none."""

    def written(numbers: tuple[int, ...]) -> str:
        return ", ".join(map(str, numbers))

    widest: tuple[int, ...] = (bounds.most,) * 3
    form = Form(lambda text: whole_numbers(text, bounds), written, written, (widest,))
    result = TypedField(value, form, texts)
    result.setPlaceholderText(none)
    result.setObjectName(name)
    return result


def amount_field(texts: Texts, value: int, most: int, currency: Callable[[], str]) -> TypedField[int]:
    """A field for an amount in hundredths of a currency that stands elsewhere."""

    def stepped(amount: int, by: int) -> int:
        return max(0, min(amount + by * HUNDREDTHS, most))

    form = Form(lambda text: amount(text, most, currency()), in_figures, in_figures, (most,), stepped)
    return TypedField(value, form, texts)


def time_field(texts: Texts, clock: time, name: str = "") -> TypedField[time]:
    """A field for a time of day; arrows go five minutes further."""

    def stepped(value: time, by: int) -> time:
        return (datetime.combine(date(2000, 1, 1), value) + timedelta(minutes=_MINUTES * by)).time()

    form = Form(time_of_day, _clock, _clock, (time(20, 0),), stepped)
    result = TypedField(clock, form, texts)
    result.setAccessibleName(name)
    return result


def _clock(value: time) -> str:
    return f"{value:%H:%M}"


class DayField(TypedField[date]):
    """A field for a day, which is said with its day of the week; the arrow opens a calendar."""

    tells_while_typed = False

    def __init__(self, value: date, texts: Texts) -> None:
        week = tuple(date(2026, 12, 20) + timedelta(days=number) for number in range(_WEEK))
        form = Form(_read_day, lambda value: day_as_read(value, texts), _day, week, _day_further)
        super().__init__(value, form, texts)

    def arrows(self) -> tuple[int, ...]:
        return (-1,)

    def arrow_pressed(self, *, up: bool) -> None:
        del up
        self.open_calendar()

    def open_calendar(self) -> None:
        """A month to choose from, below the field."""
        calendar = QCalendarWidget(self)
        calendar.setWindowFlag(Qt.WindowType.Popup)
        calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown = self.value()
        calendar.setSelectedDate(QDate(shown.year, shown.month, shown.day))
        calendar.activated.connect(lambda chosen: self._choose(calendar, chosen))
        calendar.clicked.connect(lambda chosen: self._choose(calendar, chosen))
        calendar.move(self.mapToGlobal(self.rect().bottomLeft()))
        calendar.show()

    def _choose(self, calendar: QCalendarWidget, chosen: QDate) -> None:
        calendar.close()
        self.setValue(date(chosen.year(), chosen.month(), chosen.day()))


def date_field(texts: Texts, value: date) -> DayField:
    return DayField(value, texts)


def _read_day(text: str) -> date:
    return day(text, date.today())  # noqa: DTZ011 - the day on the wall where the tournament is


def _day(value: date) -> str:
    return f"{value:%d.%m.%Y}"


def _day_further(value: date, by: int) -> date:
    further = value + timedelta(days=by)
    return further if further.year in YEARS else value
