"""Times of day as people write them."""

import re
from datetime import time

from tichu_turnier.typed.plain import not_read, plain

_TIME = re.compile(
    r"(?P<hour>\d{1,2})(?:(?: ?[:.h] ?|,)(?P<minute>\d{2})|(?P<tight>\d{2}))?(?: ?(?:h|uhr))?"
    r"(?: ?(?P<half>[ap])\.?m\.?)?",
    re.IGNORECASE,
)
_HOURS, _MINUTES, _NOON = 24, 60, 12


def time_of_day(text: str) -> time:
    """The time in `19:15`, `19.15`, `19h15`, `1915`, `19 Uhr`, `7:15 pm`; raises Refusal for any other.

    `7:5` is refused, as it can be five past or ten to; `24:00` is the end of a day and no time to begin.
    """
    found = _TIME.fullmatch(plain(text))
    if found is None:
        raise not_read("typed-no-time", text)
    hour, minute = int(found["hour"]), int(found["minute"] or found["tight"] or 0)
    if found["half"]:
        if not 1 <= hour <= _NOON:
            raise not_read("typed-no-such-time", text)
        hour = hour % _NOON + (_NOON if found["half"].casefold() == "p" else 0)
    if hour >= _HOURS or minute >= _MINUTES:
        raise not_read("typed-no-such-time", text)
    return time(hour, minute)
