"""What nobody can take at its first word: conditions, denials, no answer, marks, no club."""

from tests.transfer.habits import matters
from tests.transfer.habits.draft import Draft, Entry, some
from tests.transfer.habits.grid import Cell

_CONDITIONS = {
    "de": ("(ja)", "Ja, wenn Platz", "ja, aber nur bis 22 Uhr", "ja, falls jemand fehlt", "unter Vorbehalt"),
    "en": ("(yes)", "Yes, if needed", "yes but only for an hour", "probably yes", "yes, unless I am ill"),
    "fr": ("(oui)", "Oui, si besoin", "oui, sous réserve", "oui mais pas sûr", "sous réserve"),
}
_DENIED = {
    "de": ("Nicht bezahlt", "Noch nicht bezahlt"),
    "en": ("Not paid", "Not yet paid"),
    "fr": ("Pas payé", "Pas encore payé"),
}
_MARKS = (" WL", " 🤒", " ⏳", " ½", " -", " und", " ?", " 2. Runde", " VP", " (3)")
_NO_CLUB = {
    "de": ("-", "keiner", "kein", "ohne", "kein Verein", "nein", "0"),
    "en": ("-", "none", "n/a", "no club", "no", "0"),
    "fr": ("-", "aucun", "sans", "non", "0"),
}


def status_conditional(draft: Draft) -> None:
    """Somebody comes under a condition."""
    matters.status_words(draft)
    _instead(draft, draft.chance("condition").choice(_CONDITIONS[draft.language]))


def status_unanswered(draft: Draft) -> None:
    """Somebody has not answered yet, where others come: where all the others stay away, that says no more."""
    matters.status_words(draft)
    if len(_sure(draft)) > 1:
        _instead(draft, "")


def _sure(draft: Draft) -> list[Entry]:
    return [entry for entry in draft.entries if entry.truth.coming and not entry.truth.waiting]


def _instead(draft: Draft, text: str) -> None:
    """One of those who come answers something else."""
    entry = draft.chance("instead").choice(_sure(draft))
    entry.cells["status"] = Cell(text)
    draft.ask(entry, "coming", text or draft.columns[-1][1])


def paid_denied(draft: Draft) -> None:
    """Who has not paid has a cross: of the others nobody says it."""
    chance = draft.chance("denied")
    heading = chance.choice(_DENIED[draft.language])
    payers = [chance.random() < 0.5 for _ in draft.entries]
    draft.add("paid denied", heading, ["" if payer else "x" for payer in payers])
    for entry, payer in zip(draft.entries, payers, strict=True):
        entry.truth.paid = False
        if payer:
            draft.ask(entry, "paid", heading)


def club_none(draft: Draft) -> None:
    """Some say in words that they are in no club."""
    matters.clubs(draft)
    chance = draft.chance("no club")
    key = draft.columns[-1][0]
    for entry in some(chance, draft.entries, 1, 3):
        entry.cells[key] = Cell(chance.choice(_NO_CLUB[draft.language]))
        entry.truth.club = ""


def marks(draft: Draft) -> None:
    """Behind a name stands a mark that somebody will know."""
    chance = draft.chance("marks")
    for entry in some(chance, draft.entries, 1, 2):
        mark = chance.choice(_MARKS)
        draft.suffix(entry, mark)
        draft.ask(entry, "coming", mark.strip())
        draft.ask(entry, "members", mark.strip())
