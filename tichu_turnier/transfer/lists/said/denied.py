"""Tell a heading that denies what it names, as `Nicht bezahlt`: a tick below it says the opposite."""

import re
from functools import lru_cache

from tichu_turnier.folding import folded

_DENIES = re.compile(
    r"\b(?:nicht|nie|niemals|kein\w*|ohne|weder|not|no|never|cannot|cant|without|unable|fail\w*|non|pas|jamais|sans"
    r"|aucune?|nein|verhindert|fehlt|fehlen\w*|missing|incapable|empech\w*)\b|\w+n['’]t\b"
)
_BOTH = re.compile(
    r"\b(?:oder|or|ou|ja|yes|oui)\b|\b(?:nr|no)\b\.?\s*\d|\bno\.|\bno$"
    r"|\b(?:noch )?nicht (?:vergessen|verpassen)|not only|non seulement"
)
"""Who asks for yes or no (`Dabei? (ja/nein)`, `bezahlt oder nicht`) denies nothing."""


@lru_cache(256)
def is_denied(heading: str) -> bool:
    """Whether a heading says the opposite of what its other words name."""
    text = folded(heading).replace("’", "'")
    return _DENIES.search(text) is not None and _BOTH.search(text) is None
