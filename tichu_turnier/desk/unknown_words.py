"""Words of the regulations, in a file made elsewhere, that this program does not know."""

from collections.abc import Iterator

from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS


def unknown_words(regulations: Regulations) -> Iterator[tuple[str, str]]:
    """The field and the word, for a format and for tie-breaks: no standings can be made from them."""
    if regulations.format not in {known.key for known in FORMATS}:
        yield "format", regulations.format
    for key in sorted(set(regulations.tie_breaks) - {known.key for known in TIE_BREAKS}):
        yield "tie_breaks", key
