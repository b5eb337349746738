"""Find entrants by pieces of their names: `me mü` finds Meier and Müller."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant

R = TypeVar("R")
NEARLY = 75
"""Percent of likeness from which a mistyped name is shown, when no name fits as it was typed."""
_LEAST_INSIDE = 3
"""So many letters are found in the middle of a word too; fewer only at its beginning."""
_TWO_LETTERS = re.compile("([aou])e+")
_WORDS = re.compile(r"[^\W_]+")


@lru_cache(maxsize=50_000)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents; ä, ae and a are the same, and so are ß and ss."""
    return tuple(_WORDS.findall(_TWO_LETTERS.sub(r"\1", folded(text))))


def matches(query: str, text: str) -> bool:
    """Whether every word of the query begins another word of the text (or, from 3 letters, is in it)."""
    return _fits(words_of(query), words_of(text))


def search(query: str, rows: Iterable[R], text: Callable[[R], str]) -> tuple[R, ...]:
    """The rows whose text matches, in their order; if none does, the likeliest."""
    wanted, everybody = words_of(query), tuple(rows)
    if not wanted:
        return everybody
    found = tuple(row for row in everybody if _fits(wanted, words_of(text(row))))
    return found or _nearly(wanted, everybody, text)


def entrant_text(entrant: Entrant) -> str:
    """Everything by which an entrant can be found: number, names, club, earlier names, labels."""
    names = (entrant.name, *entrant.members, entrant.club, *entrant.formerly, *entrant.labels)
    return " ".join((str(entrant.id), *names))


def _fits(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Longer words choose first, so that a short one does not take the word that a longer one needs."""
    left = list(words)
    for part in sorted(wanted, key=len, reverse=True):
        found = next((word for word in left if word.startswith(part)), None)
        if found is None and len(part) >= _LEAST_INSIDE:
            found = next((word for word in left if part in word), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _nearly(wanted: Sequence[str], rows: Sequence[R], text: Callable[[R], str]) -> tuple[R, ...]:
    """Every word of the query is like the beginning of a word of the row."""
    from rapidfuzz import fuzz  # noqa: PLC0415 -- only needed when somebody mistyped a name

    if sum(map(len, wanted)) <= _LEAST_INSIDE:
        return ()
    scored: list[tuple[float, int, R]] = []
    for row in rows:
        words = words_of(text(row))
        best = (max((fuzz.ratio(part, w[: len(part) + 1]) for w in words), default=0) for part in wanted)
        score = min(best)
        if score >= NEARLY:
            scored.append((-score, len(scored), row))
    return tuple(row for _, _, row in sorted(scored, key=lambda entry: entry[:2]))
