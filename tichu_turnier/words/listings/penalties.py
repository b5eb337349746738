"""The columns of the penalties and rulings."""

from collections.abc import Iterable

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.penalties import penalty_words
from tichu_turnier.tournament.model.decisions import Penalty
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Field, number_cell
from tichu_turnier.words.rounds import day


def penalty_notes(penalties: Iterable[Penalty], texts: Texts) -> str:
    """The decisions about an entrant, short enough for a column."""
    notes = []
    for each in penalties:
        about = {"penalty": each.kind.value, "amount": each.amount, "against": each.against}
        short = texts("penalty-short", **about, round=each.round, hand=each.hand)
        notes.append(texts("penalty-short-waits", what=short) if each.gone else short)
    return ", ".join(notes)


SHEET = "number time place name decision reason by"
WINDOW = "number time place name decision why"


def fields(tournament: Tournament, texts: Texts) -> dict[str, Field[Penalty]]:

    def words(given: Penalty) -> dict[str, str | int]:
        return penalty_words(tournament, given)

    def place(given: Penalty) -> Cell:
        return Cell(texts("penalty-at", **words(given)) if given.round else "", tone="muted")

    def decision(given: Penalty) -> Cell:
        until = given.banned_until
        ban = "" if until is None else texts("penalty-banned", day=day(until, texts))
        waits = texts("penalty-waits", hand=given.hand) if given.gone else ""
        return Cell(", ".join(filter(None, (texts("penalty-what", **words(given)), ban, waits))))

    def why(given: Penalty) -> Cell:
        return Cell(" · ".join(filter(None, (given.reason, given.decided_by))))

    return {
        "number": Field("sheets-number", lambda given: number_cell(given.number), Align.RIGHT),
        "time": Field("penalty-time", lambda given: Cell(f"{given.at:%H:%M}")),
        "place": Field("penalty-place", place),
        "name": Field("sheets-name", lambda given: Cell(str(words(given)["name"]), strong=True), weight=2),
        "decision": Field("penalty-decision", decision, weight=2),
        "reason": Field("penalty-reason", lambda given: Cell(given.reason), weight=3),
        "by": Field("penalty-by", lambda given: Cell(given.decided_by), weight=1),
        "why": Field("penalty-reason", why, weight=2),
    }
