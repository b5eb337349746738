"""Rounds: their titles, and what they were drawn by."""

from collections.abc import Iterable, Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import Title, round_titles
from tichu_turnier.tournament.draws.formats import planned_rounds
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
    return title_words(round_titles(tournament, (number,))[0], texts)


def words_of_rounds(tournament: Tournament, texts: Texts, numbers: Iterable[int]) -> list[str]:
    """What these rounds are called: `Runde 3`, or `Halbfinal`."""
    return [title_words(title, texts) for title in round_titles(tournament, numbers)]


def is_final(tournament: Tournament, rounds: Sequence[int]) -> bool:
    """Whether what is told of the tournament up to these rounds is final: `not_final` for programs."""
    return len(rounds) >= planned_rounds(tournament) and not any(map(tournament.missing, rounds))


def not_final(tournament: Tournament, texts: Texts, rounds: Sequence[int], about: int | None = None) -> str:
    """Why what is told of these rounds may still change; empty where it is final.

    What is told `about` one round waits for its own tables only, all else for the whole tournament.
    """
    planned = planned_rounds(tournament)
    early = about is None and len(rounds) < planned
    why = [texts("sheets-counted", counted=len(rounds), planned=planned)] if early else []
    owing = {number: ", ".join(map(str, tournament.missing(number))) for number in rounds}
    why += [
        texts("sheets-missing", round=number, tables=tables) for number, tables in owing.items() if tables
    ]
    return texts("sheets-not-final", why=" ".join(why)) if why else ""
