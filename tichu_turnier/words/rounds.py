"""Rounds: their titles, and what they were drawn by."""

from collections.abc import Iterable

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.round_titles import Title, round_title, round_titles
from tichu_turnier.tournament.model.snapshot import Round, Tournament


def seed_words(drawn: Round, texts: Texts) -> str:
    """What a round was drawn by: its seed, and whether people changed places afterwards."""
    if drawn.seed is None:
        return texts("fairness-by-hand")
    return texts("fairness-exchanged", seed=str(drawn.seed)) if drawn.exchanged else str(drawn.seed)


def title_words(title: Title, texts: Texts) -> str:
    return texts(title.key, **title.args)


def round_words(tournament: Tournament, texts: Texts, number: int) -> str:
    """What round `number` is called: `Runde 3`, or `Halbfinal`."""
    return title_words(round_title(tournament, number), texts)


def words_of_rounds(tournament: Tournament, texts: Texts, numbers: Iterable[int]) -> list[str]:
    """What these rounds are called: `Runde 3`, or `Halbfinal`."""
    return [title_words(title, texts) for title in round_titles(tournament, numbers)]
