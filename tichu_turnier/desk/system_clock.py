"""Read the clocks of the system so that sleep, restarts and a changed time do no harm."""

import time
import uuid
from pathlib import Path

from tichu_turnier.tournament.model.clock import Moment

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_THIS_PROCESS = uuid.uuid4().hex


def moment_now() -> Moment:
    """This instant: wall clock, a steady clock that goes on during sleep, and the boot it counts from."""
    # The plain monotonic clock of Linux stands still during sleep.
    steady = hasattr(time, "CLOCK_BOOTTIME")
    ticks = time.clock_gettime(time.CLOCK_BOOTTIME) if steady else time.monotonic()
    try:
        boot = _BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:  # steady times hold within this process only
        boot = _THIS_PROCESS
    return Moment(time.time(), ticks, boot)
