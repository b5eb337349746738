"""Read the clocks of the system so that sleep, restarts and a changed time do no harm."""

import time
import uuid
from pathlib import Path

from tichu_turnier.tournament.model.clock import Moment

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_THIS_PROCESS = uuid.uuid4().hex


def moment_now() -> Moment:
    """This instant: wall clock, a steady clock that goes on during sleep, and the boot it counts from."""
    return Moment(wall=time.time(), ticks=_ticks(), boot=_boot())


def _ticks() -> float:
    """CLOCK_BOOTTIME where there is one: the plain monotonic clock of Linux stands still during sleep."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def _boot() -> str:
    """Names the boot; where the system does not tell, steady times hold within this process only."""
    try:
        return _BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:
        return _THIS_PROCESS
