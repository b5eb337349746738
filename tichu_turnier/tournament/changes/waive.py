"""Let an open point be, with a reason."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.results import one_line
from tichu_turnier.tournament.insight.open_points import waiver
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class WaiveOpenPoint:
    """The director lets an open point be: it stands among the interventions, with the reason."""

    key: ClassVar[str] = "waive-open-point"
    point: Finding
    """One of `open_points`."""
    reason: str

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return () if one_line(self.reason) else (Finding("open-reason-missing", where=("reason",)),)

    def apply(self, tournament: Tournament) -> Tournament:
        noted = waiver(self.point, one_line(self.reason))
        same = replace(noted, reason="")
        others = (each for each in tournament.noted if replace(each, reason="") != same)
        return replace(tournament, noted=(*others, noted))

    def words(self, tournament: Tournament) -> Words:
        noted = waiver(self.point, one_line(self.reason))
        return {"round": noted.round, "table": noted.table, "point": noted.before, "reason": noted.reason}
