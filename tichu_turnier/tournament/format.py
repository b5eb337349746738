"""What does a tournament format look like, a way in which rounds are drawn?"""

from collections.abc import Callable
from dataclasses import dataclass

from tichu_turnier.tournament.model import Round, Tournament, Unit
from tichu_turnier.tournament.rotation.quality import Quality


@dataclass(frozen=True, slots=True)
class Format:
    """A way in which rounds are drawn. Its name is the text `format-<key>`."""

    key: str
    unit: Unit
    draw: Callable[[Tournament, int], Round]
    """The next round of a tournament for a seed; same snapshot and seed, same draw. Nothing is published."""
    quality: Callable[[Tournament], Quality]
    """Repeats of partners, opponents and meetings over all rounds of a snapshot."""
    bound: Callable[[Tournament], Quality]
    """What no draw of these rounds could undercut."""
