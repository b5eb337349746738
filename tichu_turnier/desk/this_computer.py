"""The clocks of this computer, read so that sleep and a changed time do no harm, its address, its names."""

import socket
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


def own_address() -> str:
    """Under what this computer can be reached in its network; its own, 127.0.0.1, where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


_ENDINGS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""Behind the name of a computer in the network of a house; nobody can buy them elsewhere."""


def own_names() -> frozenset[str]:
    """By which names others in its networks may call this computer, in small letters."""
    whole = socket.gethostname().lower()
    return frozenset({"localhost", whole, *(whole.partition(".")[0] + each for each in _ENDINGS)})
