"""Say why an entrant stands before one and behind another, and what is still possible."""

from collections.abc import Iterator, Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.prospects import Prospect
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, Values
from tichu_turnier.tournament.scoring.tie_breaks.own import BRACKET, LOT
from tichu_turnier.words.listings.standings import criterion_number
from tichu_turnier.words.names import shown_name

_NO_NUMBER = (BRACKET.key, LOT.key)
"""Criteria whose number says nothing to anybody."""


def why_words(
    rows: Sequence[Row], who: EntrantId, texts: Texts, prospect: Prospect | None = None
) -> Iterator[str]:
    """A sentence each about who is level, the next above, the next below, and the places within reach.

    `rows` are the whole standings. Nothing is said about somebody who takes no place.
    """
    placed = [row for row in rows if row.place != UNRANKED]
    own = next((row for row in placed if row.entrant.id == who), None)
    if own is None:
        return
    level = [row for row in placed if row.place == own.place]
    first = own.place - 1
    if len(level) > 1:
        names = ", ".join(shown_name(row.entrant) for row in level if row is not own)
        yield texts("why-level", names=names)
    for key, at in (("why-behind", first - 1), ("why-before", first + len(level))):
        if 0 <= at < len(placed):
            how = _parted(own.values, placed[at].values, texts)
            yield texts(key, name=shown_name(placed[at].entrant), how=how)
    if prospect is not None and prospect.best != prospect.worst:
        yield texts("why-possible", best=prospect.best, worst=prospect.worst)


def _parted(own: Values, other: Values, texts: Texts) -> str:
    """The criteria down to the one that parts them: `Victory points 4 each, Buchholz 34 : 31`."""
    told = []
    for (key, one), (_, two) in zip(own, other, strict=True):
        criterion, number = texts(f"tie-break-{key}"), criterion_number(key, one, texts)
        if one == two:
            told += [] if key in _NO_NUMBER else [texts("why-each", criterion=criterion, number=number)]
            continue
        against = "" if key in _NO_NUMBER else f" {number} : {criterion_number(key, two, texts)}"
        return ", ".join((*told, criterion + against))
    return ", ".join(told)
