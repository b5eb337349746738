"""What is remarkable about an entrant, in a few words?"""

from collections.abc import Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.presence import in_words
from tichu_turnier.tournament.model.snapshot import Entrant


def remark(texts: Texts, entrant: Entrant, drawn: int, apart: Sequence[Entrant] = ()) -> str:
    """Everything but name, club and presence, once so many rounds are drawn.

    `apart` are those whom the entrant must not meet.
    """
    said = (*_in_which_rounds(texts, entrant, drawn), *_how(texts, entrant, apart))
    return ", ".join(words for words in said if words)


def _in_which_rounds(texts: Texts, entrant: Entrant, drawn: int) -> Sequence[str]:
    return (
        texts("desk-remark-waiting") if entrant.waiting else "",
        texts("desk-remark-single") if entrant.single else "",
        _leaves(texts, entrant.withdrawn_from, drawn),
        texts("entrants-late", round=entrant.first_round) if entrant.first_round > 1 else "",
        texts("presence-remark", rounds=in_words(entrant.away)) if entrant.away else "",
    )


def _leaves(texts: Texts, gone: int | None, drawn: int) -> str:
    """Who has left is told from those who say in advance that they leave later."""
    if gone is None:
        return ""
    if gone <= drawn + 1:
        return texts("entrants-withdrawn", round=gone)
    return texts("presence-until", round=gone - 1)


def _how(texts: Texts, entrant: Entrant, apart: Sequence[Entrant]) -> Sequence[str]:
    table, names = entrant.needs_table, ", ".join(other.name for other in apart)
    return (
        texts("reserve-remark") if entrant.reserve else "",
        "" if entrant.ranks or entrant.reserve else texts("entrants-unranked"),
        texts("entrants-instead-of", name=entrant.formerly[-1]) if entrant.formerly else "",
        texts("conditions-remark-table", table=table) if table is not None else "",
        texts("conditions-remark-apart", names=names) if names else "",
    )
