"""In which time zone does this computer stand?"""

from PySide6.QtCore import QTimeZone

_CLUB = "Europe/Zurich"
_UNSET = ("", "UTC", "Etc/UTC", "Etc/UCT", "GMT")


def home_zone() -> str:
    """The zone of the computer, or that of the Swiss clubs where nobody has set one."""
    zone = bytes(QTimeZone.systemTimeZoneId().data()).decode("ascii", "replace")
    return _CLUB if zone in _UNSET or "/" not in zone else zone
