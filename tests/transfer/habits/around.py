"""What stands around the entries: titles, numbers, other columns, rows in between, totals, hidden things."""

from dataclasses import replace

from tests.transfer.habits import words
from tests.transfer.habits.animals import animals
from tests.transfer.habits.draft import NAMES, Draft, Entry, lines_of, sheet_of, some
from tests.transfer.habits.grid import Cell, Line, Sheet, row
from tests.transfer.habits.people import full
from tests.transfer.habits.truth import Expected
from tests.transfer.habits.workbooks import letters


def above(draft: Draft) -> None:
    chance, how = draft.chance("above"), draft.recipe["above"]
    title = chance.choice(words.TITLES[draft.language])
    subtitle = chance.choice(words.SUBTITLES[draft.language])
    width = max(len(draft.columns), 1)
    if how == "title":
        draft.above = [row(title)]
    elif how == "title_empty":
        draft.above = [row(title), row()]
    elif how == "title_merged":
        draft.above = [Line([Cell(title, across=width)])]
    elif how == "lines":
        draft.above = [row(title), row(subtitle), row()]
    elif how == "group_heads":
        group = {"de": "Spieler", "en": "Players", "fr": "Joueurs"}[draft.language]
        draft.above = [Line([Cell(group, across=min(2, width))])]


def numbering(draft: Draft) -> None:
    """Numbers in a column or in front of the names, with the slips that people make."""
    chance, how = draft.chance("numbering"), draft.recipe["numbering"]
    count = len(draft.entries)
    numbers = _numbers(how, count, chance.randrange(2, max(count - 1, 3)))
    if how.startswith("column"):
        draft.add("number", draft.heading("number"), numbers, front=True)
        return
    form = {"paren": "{}) ", "round": "({}) ", "hash": "#{} "}.get(how, "{}. ")
    key = draft.name_key()
    for entry, number in zip(draft.entries, numbers, strict=True):
        entry.cells[key] = Cell(form.format(number) + str(entry.cells[key].value).lstrip())


def _numbers(how: str, count: int, at: int) -> list[int]:
    numbers = list(range(1, count + 1))
    if how in {"column_slip", "slip"}:
        numbers[at:] = [number - 1 for number in numbers[at:]]
    elif how == "gap":
        numbers[at:] = [number + 1 for number in numbers[at:]]
    elif how in {"column_again", "again"}:
        numbers[at:] = range(1, count - at + 1)
    return numbers


def between(draft: Draft) -> None:
    """Rows in between that are no entry."""
    chance, how, count = draft.chance("between"), draft.recipe["between"], len(draft.entries)
    first = next(iter(at for at, (key, _) in enumerate(draft.columns) if key == draft.name_key()))
    if how == "empty":
        draft.between += [(at, row()) for at in sorted(chance.sample(range(1, count), 2))]
    elif how == "groups":
        titles = chance.choice(words.GROUPS[draft.language])
        places = [round(at * count / len(titles)) for at in range(len(titles))]
        at = chance.choice((0, first))
        draft.between += [
            (place, row(*[None] * at, text)) for place, text in zip(places, titles, strict=True)
        ]
    elif how == "heads_again":
        draft.between.append((count // 2, row(*(heading for _, heading in draft.columns))))
    elif how == "same_again":
        clear = [
            each for each in draft.entries if not each.truth.open
        ]  # what is asked of one is not asked again
        entry = chance.choice(clear or draft.entries)
        draft.entries.append(Entry(entry.people, entry.truth, dict(entry.cells), silent=True))
        draft.ask(entry, "members", *entry.truth.members)


def below(draft: Draft) -> None:
    """Sums and remarks below the list."""
    chance, how, count = draft.chance("below"), draft.recipe["below"], len(draft.entries)
    title = chance.choice(words.TOTALS[draft.language])
    rest = len(draft.columns) - 1
    if how == "total":
        forms = (
            row(title, count) if rest else row(f"{title} {count}"),
            row(f"{title}: {count}"),
            row(f"{title} {count}"),
        )
        draft.below = [*([row()] if chance.random() < 0.5 else []), chance.choice(forms)]
    elif how == "total_formula":
        draft.below = [Line([Cell(title), Cell(count, formula=f"COUNTA(B2:B{count + 1})")])]
    elif how == "foot":
        draft.below = [row(), row(chance.choice(words.FOOT[draft.language]))]
    elif how == "poll_total":
        days = sum(key.startswith("day") for key, _ in draft.columns)
        cells = [
            f"{chance.randint(1, 9)} (+{at})" if at else chance.randint(1, 9) for at in range(1, days + 1)
        ]
        draft.below = [Line([Cell(title), *[Cell()] * (rest - days), *map(Cell, cells)])]


def holes(draft: Draft) -> None:
    """No partner yet, or a place that nobody has."""
    chance, language = draft.chance("holes"), draft.language
    if not draft.teams:
        free = chance.choice(words.FREE_LINE[language])
        draft.between.append(
            (
                len(draft.entries),
                row(*[free if key == draft.name_key() else None for key, _ in draft.columns]),
            )
        )
        return
    words_for = words.NOBODY[language] + words.ALONE[language]
    for entry in some(chance, draft.entries, 1, 2):
        text = chance.choice(words_for)
        one = full(draft, entry.people[0])
        if draft.recipe["pairs"] == "two":
            entry.cells["two"] = Cell(text)
        else:
            key = "pair"
            joint = str(entry.cells[key].value).removeprefix(one).removesuffix(full(draft, entry.people[1]))
            entry.cells[key] = Cell(f"{one}{joint}{text}")
        entry.truth.members = entry.truth.members[:1]
        entry.truth.free.append("name")
        draft.prove(entry, "members", text)


def mix(draft: Draft) -> None:
    """The columns in another order; those of a name stay together."""
    names = {*NAMES, "asked"}
    together = [column for column in draft.columns if column[0] in names]
    rest = [column for column in draft.columns if column[0] not in names]
    chance = draft.chance("order")
    chance.shuffle(rest)
    at = chance.randint(0, len(rest))
    draft.columns = rest[:at] + together + rest[at:]


def book(draft: Draft) -> list[Sheet]:
    """The sheets of a workbook, with what only workbooks have."""
    how = draft.recipe["book"]
    _mark(draft)
    sheet = sheet_of(draft)
    if how == "formulas":
        _with_formulas(draft, sheet)
    if how == "beside":
        _in_two_blocks(draft, sheet)
    if how == "across":
        _across(draft, sheet)
    if how == "offset":
        sheet.lines = [row(), row(), *(Line([Cell(), Cell(), *line.cells]) for line in sheet.lines)]
        for truth in {id(entry.truth): entry.truth for entry in draft.entries}.values():
            truth.line += 2
    return _with_others(draft, sheet)


def _across(draft: Draft, sheet: Sheet) -> None:
    """Each name is merged over two columns, so that the next one begins behind an empty one."""
    at = [key for key, _ in draft.columns].index(draft.name_key())
    for line in sheet.lines:
        if len(line.cells) > at:
            line.cells[at] = replace(line.cells[at], across=2)
            line.cells.insert(at + 1, Cell())


def _mark(draft: Draft) -> None:
    """What is hidden, struck through, or made by a formula."""
    how, chance = draft.recipe["book"], draft.chance("book")
    if how in {"hidden_rows", "filtered"}:
        _hide(draft, filtered=how == "filtered")
    elif how == "struck":
        for entry in some(chance, draft.entries, 1, 2):
            for key, cell in entry.cells.items():
                entry.cells[key] = replace(cell, struck=True)
            draft.ask(entry, "coming", *entry.truth.members, "key:struck")
    elif how == "hidden_column":
        heading = {"de": "Alt", "en": "Old", "fr": "Ancien"}[draft.language]
        draft.add("old", heading, [""] * len(draft.entries))
        draft.hidden_columns.add("old")
    elif how == "formulas":
        _formulas(draft)


def _in_two_blocks(draft: Draft, sheet: Sheet) -> None:
    """The second half stands to the right of the first, with the same headings."""
    headed = draft.recipe["heads"] != "none"
    head, rows = (sheet.lines[:1], sheet.lines[1:]) if headed else ([], sheet.lines)
    half = -(-len(rows) // 2)
    width = sheet.width()
    for left, right in zip(rows[:half], rows[half:], strict=False):
        left.cells = [*left.cells, *[Cell()] * (width + 1 - len(left.cells)), *right.cells]
    for line in head:
        line.cells = [*line.cells, Cell(), *line.cells]
    sheet.lines = [*head, *rows[:half]]
    for entry in draft.entries:
        if entry.truth.line > half + len(head):
            entry.truth.line -= half


def _hide(draft: Draft, *, filtered: bool) -> None:
    draft.filtered = filtered
    hidden = some(draft.chance("hidden"), draft.entries, 1, 4)
    draft.hidden_entries = {
        at for at, entry in enumerate(draft.entries) if any(entry is each for each in hidden)
    }
    for entry in hidden:
        draft.ask(entry, "coming", *entry.truth.members, "key:hidden")


def _formulas(draft: Draft) -> None:
    """The names are made by a formula of two columns to the right, given names and surnames."""
    headings = {"de": ("Vorname", "Nachname"), "en": ("First name", "Last name"), "fr": ("Prénom", "Nom")}
    for key, heading in zip(("given", "surname"), headings[draft.language], strict=True):
        draft.add(f"made_{key}", heading, [getattr(entry.people[0], key) for entry in draft.entries])


def _with_formulas(draft: Draft, sheet: Sheet) -> None:
    keys = [key for key, _ in draft.columns]
    name, given, surname = (keys.index(key) for key in ("name", "made_given", "made_surname"))
    for number, line in enumerate(sheet.lines, start=1):
        if len(line.cells) > surname and line.cells[given].value in {
            each.people[0].given for each in draft.entries
        }:
            made = f'{letters(given)}{number}&" "&{letters(surname)}{number}'
            line.cells[name] = replace(line.cells[name], formula=made)


def _with_others(draft: Draft, sheet: Sheet) -> list[Sheet]:
    how, chance = draft.recipe["book"], draft.chance("others")
    if how in {"other_before", "other_after"}:
        title = chance.choice(words.OTHER_SHEET[draft.language])
        head = {"de": ("Posten", "CHF"), "en": ("Item", "CHF"), "fr": ("Poste", "CHF")}[draft.language]
        things = ("Karten", "Kaffee", "Saal")
        other = Sheet(
            title, [row(*head), *(row(thing, 12.5 * at) for at, thing in enumerate(things, start=1))]
        )
        return [other, sheet] if how == "other_before" else [sheet, other]
    if how == "more_sheet":
        return [sheet, _further(draft, sheet)]
    if how in {"old_list", "hidden_sheet"}:
        sheet.title = "2026"
        old = _old_list(draft)
        old.hidden = how == "hidden_sheet"
        return [old, sheet] if old.hidden else [sheet, old]
    return [sheet]


def _further(draft: Draft, sheet: Sheet) -> Sheet:
    """A second sheet with the last of the list: late entries, a waiting list, or those who do not come."""
    chance, language = draft.chance("more sheet"), draft.language
    wait, gone = words.WAIT_SECTION[language], chance.choice(words.GONE_SECTION[language])
    title = chance.choice((*words.MORE_SHEET[language], wait, gone))
    moved = draft.entries[-chance.randint(1, 4) :]
    headed, first = draft.recipe["heads"] != "none", moved[0].truth.line - 1
    for entry in moved:
        entry.truth.line += headed  # lines of further sheets are numbered on
        entry.truth.waiting = entry.truth.waiting or title == wait
        entry.truth.coming = entry.truth.coming and title != gone
        draft.ask(entry, "coming", title)
    head, sheet.lines, below = sheet.lines[:headed], sheet.lines[:first], sheet.lines[first:]
    return Sheet(title, [*head, *below], sheet.hidden_columns)


def _old_list(draft: Draft) -> Sheet:
    """Who played last year, with the same columns."""
    then = Draft({**draft.recipe, "book": "none"}, draft.seed)
    then.columns = list(draft.columns)
    strangers = animals(draft.chance("last year's list"), 14, plain=True)[12:]
    for stranger in strangers:
        cells = {key: Cell("") for key, _ in draft.columns}
        cells[draft.name_key()] = Cell(stranger.name)
        then.entries.append(Entry([stranger], Expected([stranger.name]), cells))
    return Sheet("2025", lines_of(then))
