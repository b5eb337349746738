"""How do penalties lie in rows?"""

from collections.abc import Iterator, Mapping
from datetime import date, datetime

from tichu_turnier.store.columns import integer, text
from tichu_turnier.store.rows import RowsByTable, TableRow
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.penalty import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import EntrantId


def penalty_rows(penalty: Penalty) -> Iterator[TableRow]:
    """The rows of one penalty."""
    yield (
        "penalty",
        {
            "number": penalty.number,
            "kind": penalty.kind.value,
            "reason": penalty.reason,
            "at": penalty.at.isoformat(),
            "amount": penalty.amount,
            "against": penalty.against,
            "round": penalty.round,
            "hand": penalty.hand,
            "decided_by": penalty.decided_by,
            "banned_until": None if penalty.banned_until is None else penalty.banned_until.isoformat(),
        },
    )
    for position, entrant in enumerate(penalty.who):
        yield "penalty_entrant", {"penalty": penalty.number, "position": position, "entrant": entrant}


def penalties_of(rows: RowsByTable) -> Mapping[int, Penalty]:
    """All penalties in these rows."""
    who: dict[int, list[EntrantId]] = {}
    for row in rows["penalty_entrant"]:
        who.setdefault(integer(row["penalty"]), []).append(EntrantId(integer(row["entrant"])))
    found = (
        Penalty(
            number=integer(row["number"]),
            kind=PenaltyKind(text(row["kind"])),
            who=tuple(who.get(integer(row["number"]), ())),
            reason=text(row["reason"]),
            at=datetime.fromisoformat(text(row["at"])),
            amount=integer(row["amount"]),
            against=integer(row["against"]),
            round=integer(row["round"]),
            hand=integer(row["hand"]),
            decided_by=text(row["decided_by"]),
            banned_until=None
            if row["banned_until"] is None
            else date.fromisoformat(text(row["banned_until"])),
        )
        for row in rows["penalty"]
    )
    return frozen((penalty.number, penalty) for penalty in found)
