"""By what is somebody named who plays? Apart from the model, so that its parts can name people too."""

from typing import NewType

EntrantId = NewType("EntrantId", int)
"""Number of an entrant on the list of entrants, from 1 in the order of entry."""
