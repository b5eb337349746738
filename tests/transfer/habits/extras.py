"""Columns of a list that are nobody's business in a tournament, and look as if they were."""

from datetime import date, timedelta

from tests.transfer.habits import state_words, stranger_words, words
from tests.transfer.habits.animals import animals
from tests.transfer.habits.draft import Draft, Entry
from tests.transfer.habits.grid import Value


def _mail(entry: Entry) -> str:
    plain = entry.people[0].given.encode("ascii", "ignore").decode().lower() or "tier"
    return f"{plain}@wald.example"


def extra(draft: Draft) -> None:
    """Columns that are nobody's business here."""
    chance, how, language = draft.chance("extra"), draft.recipe["extra"], draft.language
    count = len(draft.entries)
    if how == "remark":
        texts = [
            chance.choice(words.REMARKS[language]) if chance.random() < 0.4 else "" for _ in range(count)
        ]
        draft.add("remark", chance.choice(words.REMARK[language]), texts)
    elif how == "contact":
        draft.add("mail", "E-Mail", [_mail(entry) for entry in draft.entries])
        draft.add("phone", {"de": "Telefon", "en": "Phone", "fr": "Téléphone"}[language], _phones(draft))
    elif how == "program":
        _program(draft)
    elif how == "wish":
        names = [entry.people[0].name for entry in draft.entries]
        wishes = [chance.choice(["", *names[:at], *names[at + 1 :]]) for at in range(count)]
        draft.add("wish", chance.choice(words.WISH[language]), wishes)
    elif how == "meal":
        meals = [chance.choice(words.MEALS[language]) for _ in range(count)]
        draft.add("meal", chance.choice(words.MEAL[language]), meals)
    elif how in {"asked_partner", "asked_club"}:
        _asked(draft, how)
    elif how == "role":
        _roles(draft)
    else:
        _strangers(draft, how)


def _roles(draft: Draft) -> None:
    """Who plays, and who is there for something else: that is to be asked about."""
    chance, language = draft.chance("roles"), draft.language
    heading, others = chance.choice(words.ROLE[language]), words.OTHER_ROLES[language]
    roles = [chance.choice(others) if chance.random() < 0.2 else words.PLAYS[language] for _ in draft.entries]
    roles[0] = words.PLAYS[language]
    draft.add("role", heading, roles)
    for entry, role in zip(draft.entries, roles, strict=True):
        if role in others:
            draft.ask(entry, "coming", role)


def _asked(draft: Draft, how: str) -> None:
    """A question of yes and no about what stands in another column: in front of the names' columns."""
    chance = draft.chance("asked")
    yes, no = state_words.YES_NO[draft.language]
    if how == "asked_club":
        heading = chance.choice(state_words.ASKED_CLUB[draft.language])
        values = [yes if entry.truth.club or chance.random() < 0.5 else no for entry in draft.entries]
    else:
        heading = chance.choice(state_words.ASKED_PARTNER[draft.language])
        values = [yes if len(entry.truth.members) > 1 else no for entry in draft.entries]
    draft.add("asked", heading, values)
    keys = [key for key, _ in draft.columns]
    if "two" in keys and chance.random() < 0.8:
        draft.columns.insert(keys.index("two"), draft.columns.pop())


def _phones(draft: Draft) -> list[str]:
    chance = draft.chance("phones")
    return [
        f"079 {chance.randint(100, 999)} {chance.randint(10, 99)} {chance.randint(10, 99)}"
        for _ in draft.entries
    ]


def _program(draft: Draft) -> None:
    """The columns of a program that keeps a club's members."""
    chance, heads = draft.chance("program"), words.PROGRAM[draft.language]
    titles = {"de": ("Frau", "Herr"), "en": ("Ms", "Mr"), "fr": ("Madame", "Monsieur")}[draft.language]
    towns = ("Bern", "Basel", "Luzern", "Biel", "Thun")
    numbers = [1000 + 7 * at for at in range(len(draft.entries))]
    draft.add("member", heads[0], numbers, front=True)
    values = (
        [chance.choice(titles) for _ in numbers],
        [f"Waldweg {chance.randint(1, 90)}" for _ in numbers],
        [chance.randint(1000, 9000) for _ in numbers],
        [chance.choice(towns) for _ in numbers],
        [f"{date(1950, 1, 1) + timedelta(chance.randint(0, 20000)):%d.%m.%Y}" for _ in numbers],
        _phones(draft),
        [_mail(entry) for entry in draft.entries],
        [f"CH{chance.randint(10, 99)} 0900 0000 {chance.randint(1000, 9999)} 0000 0" for _ in numbers],
        [f"0{chance.randint(1, 9)}.0{chance.randint(1, 9)}.20{chance.randint(10, 25)}" for _ in numbers],
    )
    for heading, column in zip(heads[1:], values, strict=True):
        draft.add(f"program {heading}", heading, column)
    for entry in draft.entries:
        if not entry.truth.club:
            entry.truth.free.append("club")


def _strangers(draft: Draft, how: str) -> None:
    """Columns with people, days, counts or answers that are not about who plays."""
    chance, language, count = draft.chance("strangers"), draft.language, len(draft.entries)
    yes, no = state_words.YES_NO[language]
    others = animals(chance, 12, plain=True, old=True)
    heading = chance.choice(stranger_words.STRANGERS[how][language])
    if how == "other_question":
        values: list[Value] = [chance.choice((yes, no, no)) for _ in range(count)]
    elif how == "signed":
        values = [f"{chance.randint(1, 27)}.11.2026" for _ in range(count)]
    elif how == "year":
        values = [chance.randint(1940, 2010) for _ in range(count)]
    elif how == "captain":
        values = [entry.people[0].name for entry in draft.entries]
    elif how == "persons":
        values = [1 if chance.random() < 0.8 else 2 for _ in range(count)]
        for entry, value in zip(draft.entries, values, strict=True):
            if value == 2:
                draft.ask(entry, "members", heading)
    else:
        values = [chance.choice(others).name if chance.random() < 0.7 else "" for _ in range(count)]
    draft.add(how, heading, values, front=how == "captain" and chance.random() < 0.5)
