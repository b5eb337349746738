"""Tell the addresses and the names of this computer in its network."""

import socket


def own_addresses() -> tuple[str, ...]:
    """Under what this computer can be reached in its networks, the likeliest first."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            first = str(probe.getsockname()[0])
        except OSError:
            first = "127.0.0.1"
    return (first,)


_ENDINGS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""Behind the name of a computer in the network of a house; nobody can buy them elsewhere."""


def own_names() -> frozenset[str]:
    """By which names others in its networks may call this computer, in small letters."""
    whole = socket.gethostname().lower()
    return frozenset({"localhost", whole, *(whole.partition(".")[0] + each for each in _ENDINGS)})
