"""What a list says of those who stand on it: club, money, coming or not, being here."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import groupby, pairwise

from tests.transfer.habits import headings, state_words, stranger_words, words
from tests.transfer.habits.animals import CLUBS
from tests.transfer.habits.draft import Draft, Entry, some
from tests.transfer.habits.grid import Cell, row
from tests.transfer.habits.people import full

FEE = 10


def clubs(draft: Draft) -> None:
    chance, how = draft.chance("club"), draft.recipe["club"]
    for entry in draft.entries:
        entry.truth.club = entry.truth.club or chance.choice(CLUBS[:5])
        if how == "brackets":
            draft.suffix(entry, f" ({entry.truth.club})")
        elif how == "comma":
            draft.suffix(entry, f", {entry.truth.club}")
    texts = (
        _with_marks(draft) if how in {"ditto", "merged"} else [entry.truth.club for entry in draft.entries]
    )
    heading = draft.heading("club")
    if how in {"column", "ditto", "none_words", "merged"}:
        draft.add("club", heading, texts)
    if how == "merged":
        _merge(draft)
    for entry, text in zip(draft.entries, texts, strict=True):
        draft.prove(entry, "club", heading, text, entry.truth.club)


def _with_marks(draft: Draft) -> list[str]:
    """The clubs with a mark below a club that comes again."""
    chance = draft.chance("ditto")
    mark = chance.choice(stranger_words.DITTO[draft.language])
    for before, entry in pairwise(draft.entries):
        entry.truth.club = before.truth.club if chance.random() < 0.6 else entry.truth.club
    clubs = [entry.truth.club for entry in draft.entries]
    if draft.recipe["club"] == "merged":
        return clubs
    return clubs[:1] + [mark if before == club else club for before, club in pairwise(clubs)]


def _merge(draft: Draft) -> None:
    """A club that comes again is merged with the cells below."""
    runs = [list(run) for _, run in groupby(draft.entries, key=lambda entry: entry.truth.club)]
    for first, *others in runs:
        first.cells["club"] = Cell(first.truth.club, down=1 + len(others))
        for entry in others:
            entry.cells["club"] = Cell()


def _paid_column(draft: Draft, heading: str, said: tuple[str, str], matter: str = "paid") -> None:
    chance = draft.chance(heading)
    payers = [chance.random() < 0.5 for _ in draft.entries]
    payers[:2] = [True, False]
    draft.add(f"{matter} {heading}", heading, [said[not payer] for payer in payers])
    if matter == "paid":
        for entry, payer in zip(draft.entries, payers, strict=True):
            entry.truth.paid = payer
            draft.prove(entry, "paid", heading, said[not payer])


def _said(draft: Draft) -> tuple[str, str]:
    return draft.chance("paid words").choice(state_words.PAID[draft.language])


def paid_words(draft: Draft) -> None:
    _paid_column(draft, draft.heading("paid"), _said(draft))


def paid_open_words(draft: Draft) -> None:
    """Some have paid in a way that only the cashier understands."""
    paid_words(draft)
    chance = draft.chance("open paid")
    key = draft.columns[-1][0]
    for entry in some(chance, draft.entries, 1, 2):
        text = chance.choice(state_words.PAID_OPEN[draft.language])
        entry.cells[key] = Cell(text)
        draft.ask(entry, "paid", text)


def paid_boolean(draft: Draft) -> None:
    heading, chance = draft.heading("paid"), draft.chance("paid")
    draft.add("paid", heading, [chance.random() < 0.5 for _ in draft.entries])
    for entry in draft.entries:
        entry.truth.paid = bool(entry.cells["paid"].value)
        draft.prove(entry, "paid", heading)


def _due(draft: Draft) -> None:
    chance = draft.chance("due")
    amount = chance.choice((FEE, f"{FEE}.-", f"CHF {FEE}", f"{FEE}.00", float(FEE)))
    draft.add("due", chance.choice(state_words.DUE[draft.language]), [amount] * len(draft.entries))


def due_paid(draft: Draft) -> None:
    _due(draft)
    _paid_column(draft, headings.EXACT[draft.language]["paid"][0], _said(draft))


def paid_due(draft: Draft) -> None:
    _paid_column(draft, headings.EXACT[draft.language]["paid"][0], _said(draft))
    _due(draft)


def due_only(draft: Draft) -> None:
    """What everybody owes says nothing about who has paid."""
    _due(draft)


def amounts(draft: Draft) -> None:
    """What each has paid: all of it or nothing."""
    chance = draft.chance("amounts")
    heading = chance.choice(state_words.AMOUNT[draft.language])
    forms = chance.choice(((FEE, 0), (FEE, None), (f"{FEE}.-", ""), (f"CHF {FEE}", "-"), (float(FEE), 0.0)))
    draft.add("paid", heading, [forms[chance.random() < 0.4] for _ in draft.entries])
    for entry in draft.entries:
        entry.truth.paid = entry.cells["paid"].value == forms[0]
        draft.prove(entry, "paid", heading)


def amounts_part(draft: Draft) -> None:
    """Some have paid less than all others."""
    amounts(draft)
    few = some(draft.chance("part"), draft.entries, 1, 2)
    known = any(entry.truth.paid for entry in draft.entries if entry not in few)
    for entry in few:
        entry.cells["paid"] = Cell("5.50")
        if known:
            draft.ask(entry, "paid", "5.50")
        else:  # nobody can know that it is not all
            entry.truth.free.append("paid")


def dates(draft: Draft) -> None:
    """The day on which each has paid."""
    chance, heading = draft.chance("dates"), draft.heading("paid")
    as_text = draft.recipe["file"] not in {"xlsx", "ods", "strict"} or chance.random() < 0.5
    for entry in draft.entries:
        entry.truth.paid = chance.random() < 0.6
        draft.prove(entry, "paid", heading)
    days = [date(2026, 11, chance.randint(1, 27)) if entry.truth.paid else None for entry in draft.entries]
    values = [f"{day:%d.%m.%Y}" if day and as_text else day for day in days]
    draft.add("paid", heading, values)


def method(draft: Draft) -> None:
    """How each pays says nothing about whether."""
    chance = draft.chance("method")
    values = [chance.choice(stranger_words.METHODS[draft.language]) for _ in draft.entries]
    draft.add("method", chance.choice(stranger_words.METHOD[draft.language]), values)


def _fees(draft: Draft, *, members_first: bool) -> None:
    chance = draft.chance("members")
    said = state_words.YES_NO[draft.language]
    fee, members = (
        chance.choice(state_words.FEE[draft.language]),
        chance.choice(state_words.MEMBERS_NOT[draft.language]),
    )
    for matter in ("members", "paid") if members_first else ("paid", "members"):
        _paid_column(draft, fee if matter == "paid" else members, said, matter)


def member_fee(draft: Draft) -> None:
    _fees(draft, members_first=True)


def fee_member(draft: Draft) -> None:
    _fees(draft, members_first=False)


def member_only(draft: Draft) -> None:
    chance = draft.chance("members")
    said = chance.choice((state_words.YES_NO[draft.language], ("60.00", "0.00")))
    _paid_column(draft, chance.choice(state_words.MEMBERS_NOT[draft.language]), said, "members")


def _leave(draft: Draft, entry: Entry, *texts: str) -> None:
    entry.truth.coming = False
    draft.prove(entry, "coming", *texts)


def _states(draft: Draft, heading: str, coming: str) -> None:
    """A status for each: most come; one or two do not, one waits, one does not know."""
    chance, said = draft.chance("states"), [coming] * len(draft.entries)
    chosen = iter(chance.sample(range(len(draft.entries)), min(4, len(draft.entries))))
    for at in (next(chosen), *([next(chosen)] if chance.random() < 0.6 else [])):
        said[at] = chance.choice(state_words.gone(draft.language))
        _leave(draft, draft.entries[at], heading, said[at])
    if chance.random() < 0.4:
        at = next(chosen)
        said[at] = chance.choice(state_words.WAITING[draft.language])
        draft.entries[at].truth.waiting = True
        draft.prove(draft.entries[at], "waiting", heading, said[at])
    if chance.random() < 0.2:
        at = next(chosen)
        said[at] = chance.choice(state_words.MAYBE[draft.language])
        draft.ask(draft.entries[at], "coming", heading, said[at])
    draft.add("status", heading, said)


def status_words(draft: Draft) -> None:
    _states(draft, draft.heading("status"), draft.chance("coming").choice(state_words.COMING[draft.language]))


def status_exceptions(draft: Draft) -> None:
    """Only those who do not come have something in the column."""
    _states(draft, draft.heading("status"), "")


def status_odd(draft: Draft) -> None:
    """A word that is neither yes nor no."""
    status_words(draft)
    chance = draft.chance("odd")
    entry = chance.choice(
        [entry for entry in draft.entries if entry.truth.coming and not entry.truth.waiting]
    )
    text = chance.choice(state_words.ODD[draft.language])
    entry.cells["status"] = Cell(text)
    draft.ask(entry, "coming", text)


def status_boolean(draft: Draft) -> None:
    """Check boxes, as Excel and Google Sheets have them."""
    chance = draft.chance("boxes")
    heads = {"de": ("Kommt", "Dabei", "Zusage"), "en": ("Coming", "Attending"), "fr": ("Vient", "Participe")}
    heading = draft.heading("status") if chance.random() < 0.4 else chance.choice(heads[draft.language])
    away = some(chance, draft.entries, 1, 3)
    one_zero = chance.random() < 0.25
    said = [not any(entry is each for each in away) for entry in draft.entries]
    draft.add("status", heading, [int(yes) if one_zero else yes for yes in said])
    for entry in away:
        _leave(draft, entry, heading)


def gone_column(draft: Draft) -> None:
    """A column of its own for those who have withdrawn."""
    chance = draft.chance("gone")
    heading = chance.choice(state_words.GONE_HEADING[draft.language])
    yes, no = chance.choice((("x", ""), [word.lower() for word in state_words.YES_NO[draft.language]]))
    away = some(chance, draft.entries, 1, 2)
    draft.add(
        "gone", heading, [yes if any(entry is each for each in away) else no for entry in draft.entries]
    )
    for entry in away:
        _leave(draft, entry, heading)


def wait_column(draft: Draft) -> None:
    """A column of its own for those who wait."""
    chance = draft.chance("waits")
    heading = chance.choice(stranger_words.WAIT_HEADING[draft.language])
    yes, no = chance.choice((("x", ""), state_words.YES_NO[draft.language]))
    for entry in some(chance, draft.entries, 1, 2):
        entry.truth.waiting = True
    draft.add("waits", heading, [yes if entry.truth.waiting else no for entry in draft.entries])
    for entry in draft.entries:
        draft.prove(entry, "waiting", heading)


def _section(draft: Draft, title: str) -> list[Entry]:
    """A row of its own in front of the last few entries."""
    chance = draft.chance("section")
    count = min(len(draft.entries) - 1, chance.randint(1, 3))
    line = draft.chance("colon").choice((title, f"{title}:"))
    cells = row(*[line if key == draft.name_key() else None for key, _ in draft.columns])
    draft.between.append((len(draft.entries) - count, cells))
    return draft.entries[-count:]


def wait_section(draft: Draft) -> None:
    title = words.WAIT_SECTION[draft.language]
    for entry in _section(draft, title):
        entry.truth.waiting = True
        draft.prove(entry, "waiting", title)


def gone_section(draft: Draft) -> None:
    title = draft.chance("gone section").choice(words.GONE_SECTION[draft.language])
    for entry in _section(draft, title):
        _leave(draft, entry, title)


def off_in_name(draft: Draft) -> None:
    chance = draft.chance("off")
    for entry in some(chance, draft.entries, 1, 2):
        text = chance.choice(words.OFF_IN_NAME[draft.language])
        draft.suffix(entry, f" {text}")
        _leave(draft, entry, text)


def maybe_in_name(draft: Draft) -> None:
    chance = draft.chance("maybe")
    for entry in some(chance, draft.entries, 1, 2):
        text = chance.choice(state_words.MAYBE[draft.language])
        draft.suffix(entry, f" ({text})" if text.isalpha() else f" {text}")
        draft.ask(entry, "coming", text)


def present(draft: Draft) -> None:
    chance, heading = draft.chance("present"), draft.heading("present")
    boxes = draft.recipe["present"] == "boolean"
    for entry in draft.entries:
        entry.truth.present = chance.random() < 0.4
        draft.prove(entry, "present", heading)
    here = [entry.truth.present for entry in draft.entries]
    draft.add("present", heading, here if boxes else ["x" if each else "" for each in here])


def last_year(draft: Draft) -> None:
    """Who was there last year says nothing about today."""
    chance = draft.chance("last year")
    yes, no = chance.choice((state_words.YES_NO[draft.language], ("x", "")))
    heading = chance.choice(state_words.LAST_YEAR[draft.language])
    draft.add("last_year", heading, [chance.choice((yes, no)) for _ in draft.entries])


def poll(draft: Draft) -> None:
    """Answers to one date or three; who cannot come on any of them does not come."""
    chance, how = draft.chance("poll"), draft.recipe["poll"]
    days = words.DATES[draft.language][: 1 if how == "one" else 3]
    yes, no = ("OK", "") if how == "blank" else state_words.YES_NO[draft.language]
    answers = [[chance.choice((yes, yes, no)) for _ in days] for _ in draft.entries]
    answers[1], answers[0] = [no] * len(days), [yes] * len(days)
    for at, day in enumerate(days):
        draft.add(f"day {at}", day, [each[at] for each in answers])
    for entry, each in zip(draft.entries, answers, strict=True):
        if yes not in each:
            _leave(draft, entry, *days)
        elif no in each:
            entry.truth.free.append("coming")


def stamps(draft: Draft) -> None:
    """A form's answers: each with its time, and perhaps somebody who answers again."""
    start, chance = datetime(2026, 11, 20, 18, 3, 5, tzinfo=UTC), draft.chance("stamps")
    how, (yes, no) = draft.recipe["stamp"], state_words.YES_NO[draft.language]
    if how != "stamps":
        _answer_again(draft, yes, no)
    moments = sorted(start + timedelta(minutes=chance.randint(0, 5000)) for _ in draft.entries)
    form = "%m/%d/%Y %H:%M:%S" if draft.language == "en" else "%d.%m.%Y %H:%M:%S"
    draft.add("stamp", words.STAMP[draft.language], [f"{each:{form}}" for each in moments], front=True)


def _answer_again(draft: Draft, yes: str, no: str) -> None:
    """One of the first is also the last, with another answer; the later one holds."""
    how, first = draft.recipe["stamp"], draft.entries[draft.chance("again").randrange(3)]
    matter = "paid" if how == "later_paid" else "status"
    heading = draft.heading(matter)
    said = [yes if draft.chance("paid").random() < 0.5 or matter == "status" else no for _ in draft.entries]
    draft.add(matter, heading, said)
    before, after = (yes, no) if how == "later_no" else (no, yes)
    again = Entry(first.people, first.truth, {**first.cells, matter: Cell(after)})
    first.cells[matter] = Cell(before)
    draft.entries[draft.entries.index(first)] = Entry(first.people, first.truth, first.cells, silent=True)
    draft.entries.append(again)
    for entry, word in zip(draft.entries, said, strict=False):
        if matter == "paid":
            entry.truth.paid = word == yes
            draft.prove(entry, "paid", heading)
    if how == "later_no":
        _leave(draft, again, heading)
    if how == "later_paid":
        again.truth.paid = True
    draft.prove(again, "coming", heading)


def beside_names(draft: Draft) -> None:
    """Something stands behind a name: a remark, one more person, or a second name."""
    chance, how = draft.chance("beside"), draft.recipe["beside"]
    if how == "some":
        for entry in some(chance, draft.entries, 2, 4):
            draft.suffix(entry, f" {chance.choice(words.BESIDE_NAME[draft.language])}")
    elif how == "contact":
        for at, entry in enumerate(draft.entries):
            phone = f"079 {100 + at} {20 + at} {30 + at}"
            draft.suffix(entry, chance.choice((f" {phone}", f" ({phone})", f", x{at}@wald.example")))
    elif how == "plus_one":
        for entry in some(chance, draft.entries, 1, 2):
            draft.suffix(entry, " +1")
            draft.ask(entry, "members", "+1")
    elif how == "two_in_one":
        joint = chance.choice((" & ", " / ", f" {words.AND[draft.language]} ", " + "))
        entry, other = draft.entries[2:4]
        both = joint.join(full(draft, each.people[0]).strip() for each in (entry, other))
        entry.cells[draft.name_key()] = Cell(both)
        draft.prove(entry, "members", both)
        entry.truth.free += ["club", "paid", "present"]
        other.truth = replace(entry.truth, members=other.truth.members)
        other.rowless = True
