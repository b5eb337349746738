"""A chat that somebody saved as text: each message has its time and its sender, who may change his mind."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import pairwise

from tests.transfer.habits.draft import Draft, Entry

_YES = {
    "de": ("Bin dabei!", "ja gerne", "dabei", "Ich komme", "👍", "Ja"),
    "en": ("I'm in", "yes please", "coming", "yes", "👍"),
    "fr": ("je viens", "oui volontiers", "présent", "oui", "👍"),
}
_NO = {
    "de": ("kann leider nicht", "bin nicht dabei", "Nein, sorry", "muss absagen", "👎"),
    "en": ("can't make it", "sorry, no", "not coming", "👎"),
    "fr": ("je ne peux pas", "non désolé", "pas disponible", "👎"),
}
_OPEN = {
    "de": ("weiss noch nicht", "Wer bringt Kuchen?", "vielleicht", "<Medien ausgeschlossen>", "evtl. später"),
    "en": ("not sure yet", "Who brings the cake?", "maybe", "<Media omitted>"),
    "fr": ("je ne sais pas encore", "Qui fait un gâteau ?", "peut-être", "<Médias omis>"),
}
_ABOUT_THE_CHAT = {
    "de": "Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.",
    "en": "Messages and calls are end-to-end encrypted.",
    "fr": "Les messages et les appels sont chiffrés de bout en bout.",
}
_FORMS = {
    "brackets": "[{at:%d.%m.%y, %H:%M:%S}] {sender}: {text}",
    "dash": "{at:%d.%m.%y, %H:%M} - {sender}: {text}",
    "slashes": "{at:%d/%m/%Y, %H:%M} - {sender}: {text}",
    "american": "{at:%m/%d/%y, %I:%M %p} - {sender}: {text}",
    "above": "{sender}, [{at:%d.%m.%Y %H:%M}]\n{text}",
}


def export(draft: Draft) -> str:
    """The messages of a chat, one below the other; the last answer of somebody holds."""
    chance, language = draft.chance("export"), draft.language
    form = _FORMS[draft.recipe["export"]]
    at, lines = datetime(2026, 11, 14, 18, 2, 11), []  # noqa: DTZ001 - no chat says its zone
    if draft.recipe["export_talk"] == "system" and draft.recipe["export"] != "above":
        lines.append(form.format(at=at, sender="", text=_ABOUT_THE_CHAT[language]).replace(" : ", " "))
    for entry, text in _messages(draft):
        at += timedelta(minutes=chance.randint(1, 400))
        message = form.format(at=at, sender=entry.people[0].name, text=text)
        entry.truth.line = len(lines) + 1
        lines += message.split("\n")
        draft.prove(entry, "members", entry.people[0].name)
    draft.truth.entries = [entry.truth for entry in draft.entries]
    return "\n".join(lines) + "\n"


def _messages(draft: Draft) -> Iterator[tuple[Entry, str]]:
    """Who writes what, in turn; those who change their minds do it before the next one writes, or after."""
    chance, language = draft.chance("messages"), draft.language
    said = {}
    for at, entry in enumerate(draft.entries):
        kind = "yes" if at < 2 else chance.choices(("yes", "no", "open"), (6, 2, 1))[0]
        text = chance.choice({"yes": _YES, "no": _NO, "open": _OPEN}[kind][language])
        entry.truth.coming = kind != "no"
        if kind == "open":
            draft.ask(entry, "coming", text)
        said[id(entry)] = text
    late = draft.entries[chance.randrange(2, len(draft.entries))]
    for before, entry in pairwise([None, *draft.entries]):
        assert entry is not None
        if draft.recipe["export_talk"] == "changed" and entry is late:
            other = _NO if entry.truth.coming else _YES
            yield entry, chance.choice(other[language])
            yield from ((before, said[id(before)]),) if before is not None and chance.random() < 0.5 else ()
        yield entry, said[id(entry)]
