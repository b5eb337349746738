"""Achievements on the special lists in words."""

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.scoring.special_lists import Achievement
from tichu_turnier.words.numbers import amount


def achievement_words(texts: Texts, key: str, what: Achievement) -> str:
    """What somebody did in a special list, e.g. `4 Tichus`."""
    return texts(
        f"special-{key}-words",
        value=amount(what.value, texts),
        count=int(what.value),
        tichu=what.tichu_points,
        round=what.round,
    )
