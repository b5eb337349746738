"""The number of an entrant; apart from the snapshot, so that its parts can use it too."""

from typing import NewType

EntrantId = NewType("EntrantId", int)
"""Number of an entrant on the list of entrants, from 1 in the order of entry."""
