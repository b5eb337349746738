"""Who is on the list, and in which columns their names stand."""

import unicodedata

from tests.transfer.habits import words
from tests.transfer.habits.animals import CLUBS, TEAM_NAMES, Animal, animals
from tests.transfer.habits.draft import Draft, Entry
from tests.transfer.habits.grid import Cell
from tests.transfer.habits.truth import Expected

JOINTS = {"amp": " & ", "slash": " / ", "plus": " + ", "dash": " - "}
_OLD_LETTERS = frozenset({"windows", "mac", "double_utf8"})
PEOPLE = 12


def invite(draft: Draft, count: int = PEOPLE) -> None:
    """Entries with what is true of them, as yet without columns."""
    chance = draft.chance("people")
    plain = draft.recipe["people"] == "surname_first" or draft.recipe.get("chat_names") == "surname_first"
    who = animals(chance, PEOPLE, plain=plain, old=draft.recipe["file"] in _OLD_LETTERS)
    if draft.recipe["pairs"] == "dash" and draft.teams:
        who = [Animal(each.given.replace("-", ""), each.surname.replace("-", "")) for each in who]
    who = who[:count]
    if draft.recipe["spelling"] == "sorted":
        who.sort(key=lambda animal: animal.surname.casefold())
    groups = [who[at : at + 2] for at in range(0, len(who), 2)] if draft.teams else [[each] for each in who]
    draft.truth.unit = draft.recipe["unit"]
    draft.truth.any_case = draft.recipe["spelling"] in {"capitals", "upper"}
    for people in groups:
        draft.entries.append(Entry(people, Expected([animal.name for animal in people])))
    if draft.recipe["same_name"] == "other_club":
        _namesake(draft)


def _namesake(draft: Draft) -> None:
    """The last one is called like the second, and comes from another club."""
    second, last = draft.entries[1], draft.entries[-1]
    last.people = list(second.people)
    last.truth.members = list(second.truth.members)
    second.truth.club, last.truth.club = CLUBS[:2]


def _typed(draft: Draft, text: str) -> str:
    """A name as this list types it."""
    spelling = draft.recipe["spelling"]
    if spelling == "decomposed":
        return unicodedata.normalize("NFD", text)
    return f" {text.replace(' ', '  ')} " if spelling == "spaces" else text


def full(draft: Draft, animal: Animal) -> str:
    """Given name and surname."""
    surname = animal.surname.upper() if draft.recipe["spelling"] == "capitals" else animal.surname
    name = f"{animal.given} {surname}"
    return _typed(draft, name.upper() if draft.recipe["spelling"] == "upper" else name)


def surname(draft: Draft, animal: Animal) -> str:
    return _typed(draft, animal.surname.upper() if draft.recipe["spelling"] == "capitals" else animal.surname)


def name_columns(draft: Draft) -> None:
    """The columns with names."""
    if draft.teams:
        _of_teams(draft)
    else:
        _of_players(draft)


def _of_players(draft: Draft) -> None:
    layout, one = draft.recipe["people"], [entry.people[0] for entry in draft.entries]
    if layout == "full":
        draft.add("name", draft.heading("name"), [full(draft, each) for each in one])
    elif layout == "comma":
        both = {"de": "Name, Vorname", "en": "Last name, First name", "fr": "Nom, Prénom"}[draft.language]
        heading = both if draft.chance("both").random() < 0.3 else draft.heading("name")
        draft.add("name", heading, [f"{surname(draft, each)}, {each.given}" for each in one])
    elif layout == "several":
        _several(draft)
    elif layout == "surname_first":
        heading = {"de": "Name Vorname", "en": "Surname First name", "fr": "Nom Prénom"}[draft.language]
        draft.add("name", heading, [f"{each.surname} {each.given}" for each in one])
    else:
        columns = [
            ("given", [each.given for each in one]),
            ("surname", [surname(draft, each) for each in one]),
        ]
        for key, values in columns if layout == "given_surname" else columns[::-1]:
            draft.add(key, draft.heading(key), values)


def _several(draft: Draft) -> None:
    """Several people in each row, and no word about what they are: everybody is to be asked about."""
    draft.add("name", "", [full(draft, entry.people[0]) for entry in draft.entries])
    beside = [f"beside {at}" for at in range(1, draft.chance("several").randint(3, 4))]
    draft.columns += [(key, "") for key in beside]
    for at, entry in enumerate(draft.entries):
        place = at % (len(beside) + 1)
        entry.rowless = place > 0
        if entry.rowless:
            draft.entries[at - place].cells[beside[place - 1]] = entry.cells["name"]
        draft.ask(entry, "members", entry.truth.members[0])


def _of_teams(draft: Draft) -> None:
    if draft.recipe["team_name"] == "column":
        names = draft.chance("team names").sample(TEAM_NAMES, len(draft.entries))
        for entry, name in zip(draft.entries, names, strict=True):
            entry.truth.name = name
        draft.add("team", draft.heading("team"), names)
    layout = draft.recipe["pairs"]
    if layout in _LAYOUTS:
        _LAYOUTS[layout](draft)
    elif layout == "two_comma":
        for at, key in enumerate(("one", "two")):
            both = [entry.people[at] for entry in draft.entries]
            draft.add(key, draft.heading(key), [f"{surname(draft, each)}, {each.given}" for each in both])
    elif layout == "two":
        for at, key in enumerate(("one", "two")):
            draft.add(key, draft.heading(key), [full(draft, entry.people[at]) for entry in draft.entries])
    else:
        joint = JOINTS.get(layout, f" {words.AND[draft.language]} ")
        heading = draft.heading("pair")
        if draft.recipe["team_name"] == "column" and heading == draft.heading("team"):
            heading = {"de": "Spieler", "en": "Players", "fr": "Joueurs"}[draft.language]
        both = [joint.join(full(draft, each) for each in entry.people) for entry in draft.entries]
        draft.add("pair", heading, both)


def _four(draft: Draft) -> None:
    heads = {"de": ("Vorname", "Nachname"), "en": ("First name", "Last name"), "fr": ("Prénom", "Nom")}
    given, last = heads[draft.language]
    for at, key in enumerate(("one", "two")):
        one = [entry.people[at] for entry in draft.entries]
        columns = [
            (f"{key}_given", f"{given} {at + 1}", [each.given for each in one]),
            (f"{key}_surname", f"{last} {at + 1}", [surname(draft, each) for each in one]),
        ]
        for which, heading, values in columns if draft.recipe["pairs"] == "four" else columns[::-1]:
            draft.add(which, heading, values)


def _two_rows(draft: Draft) -> None:
    """The team's name stands once, merged over two rows where the file can merge."""
    draft.add("person", draft.heading("name"), [full(draft, entry.people[0]) for entry in draft.entries])
    for entry in draft.entries:
        entry.second = {"person": Cell(full(draft, entry.people[1]))}
        entry.cells["team"] = Cell(entry.truth.name, down=2)


def second_rows(draft: Draft) -> None:
    """The second row of each team says what its first one says, but for one, of whom nobody knows it."""
    about = [key for key, _ in draft.columns if key in {"status", "club"} or key.startswith("paid ")]
    rows = [entry for entry in draft.entries if entry.second is not None]
    chance = draft.chance("second rows")
    again = chance.random() < 0.5
    for entry in rows:
        entry.second = {**(entry.second or {}), **{key: Cell(entry.cells[key].value) for key in about}}
        if again:
            entry.cells["team"] = entry.second["team"] = Cell(entry.truth.name)
    if not (rows and about):
        return
    odd, key = chance.choice(rows), chance.choice(about)
    others = [entry.cells[key].value for entry in rows if entry.cells[key].value != odd.cells[key].value]
    if others:
        odd.second[key] = Cell(chance.choice(others))
        if not odd.second[key].value and not any(entry.second[key].value for entry in rows):
            return  # where no second row says anything, an empty cell goes on with the first
        matter = {"status": "coming", "club": "club"}.get(key, "paid")
        draft.ask(odd, matter, str(odd.cells[key].value), str(odd.second[key].value))


def _labelled(draft: Draft) -> None:
    """Each pair behind its number, its two in a cell of their own: `Team 1: Anna Bär, Beat Uhu`."""
    word = draft.chance("label").choice(words.LABELS[draft.language])
    first = [full(draft, entry.people[0]) for entry in draft.entries]
    draft.add("one", "", [f"{word} {at}: {name}" for at, name in enumerate(first, 1)])
    draft.add("two", "", [full(draft, entry.people[1]) for entry in draft.entries])


_LAYOUTS = {"two_rows": _two_rows, "four": _four, "four_reversed": _four, "labelled": _labelled}
