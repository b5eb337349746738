"""Penalties, short enough for a column."""

from collections.abc import Iterable

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.penalty import Penalty


def penalty_notes(penalties: Iterable[Penalty], texts: Texts) -> str:
    """What was decided about somebody, short enough for a column."""
    notes = (
        texts(
            "penalty-short",
            penalty=each.kind.value,
            amount=each.amount,
            against=each.against,
            round=each.round,
            hand=each.hand,
        )
        for each in penalties
    )
    return ", ".join(notes)
