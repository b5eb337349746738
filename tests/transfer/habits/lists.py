"""Lists of entrants as people write them: a recipe and a seed make a file, and what is true of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tests.transfer.habits import around, doubts, extras, matters, people
from tests.transfer.habits.chats import chat, mail
from tests.transfer.habits.draft import Draft, sheet_of, truth_in
from tests.transfer.habits.exports import export
from tests.transfer.habits.grid import Cell, Sheet
from tests.transfer.habits.questions import HABITS, WORKBOOKS, Recipe
from tests.transfer.habits.texts import TEXTS, can_encode, encoded, written
from tests.transfer.habits.truth import Truth
from tests.transfer.habits.workbooks import ods, xlsx


@dataclass(frozen=True, slots=True)
class Written:
    """A list as a file, or as a text that was copied from somewhere."""

    recipe: Recipe
    seed: int
    truth: Truth
    content: bytes | str
    ending: str

    @property
    def name(self) -> str:
        return f"{self.seed:06}.{self.ending}"


_MATTERS: Mapping[str, Mapping[str, Callable[[Draft], None]]] = {
    "holes": {"nobody": around.holes},
    "status": {
        "words": matters.status_words,
        "exceptions": matters.status_exceptions,
        "odd": matters.status_odd,
        "conditional": doubts.status_conditional,
        "unanswered": doubts.status_unanswered,
        "boolean": matters.status_boolean,
        "gone_column": matters.gone_column,
        "wait_column": matters.wait_column,
        "in_name": matters.off_in_name,
        "maybe_in_name": matters.maybe_in_name,
    },
    "club": {
        **dict.fromkeys(("column", "brackets", "comma", "ditto", "merged"), matters.clubs),
        "none_words": doubts.club_none,
    },
    "paid": {
        "words": matters.paid_words,
        "open_words": matters.paid_open_words,
        "boolean": matters.paid_boolean,
        "due_paid": matters.due_paid,
        "paid_due": matters.paid_due,
        "due_only": matters.due_only,
        "amounts": matters.amounts,
        "amounts_part": matters.amounts_part,
        "dates": matters.dates,
        "member_fee": matters.member_fee,
        "fee_member": matters.fee_member,
        "member_only": matters.member_only,
        "method": matters.method,
        "denied": doubts.paid_denied,
    },
    "present": {"x": matters.present, "boolean": matters.present, "last_year": matters.last_year},
    "extra": dict.fromkeys(list(HABITS["extra"])[1:], extras.extra),
    "stamp": dict.fromkeys(("stamps", "later_no", "later_yes", "later_paid"), matters.stamps),
    "poll": dict.fromkeys(("one", "three", "blank"), matters.poll),
    "order": {"mixed": around.mix},
    "numbering": dict.fromkeys(
        ["column", "column_slip", "column_again", "dot", "paren", "round", "hash", "slip", "gap", "again"],
        around.numbering,
    ),
    "beside": {
        **dict.fromkeys(("some", "plus_one", "two_in_one", "contact"), matters.beside_names),
        "marks": doubts.marks,
    },
    "above": dict.fromkeys(("title", "title_empty", "title_merged", "lines", "group_heads"), around.above),
    "between": dict.fromkeys(("empty", "groups", "heads_again", "same_again"), around.between),
    "below": dict.fromkeys(("total", "total_formula", "foot", "poll_total"), around.below),
}
"""What each habit does to a list, in the order in which they are done."""
_SECTIONS = {"wait_section": matters.wait_section, "gone_section": matters.gone_section}


def write(recipe: Recipe, seed: int, count: int = people.PEOPLE) -> Written:
    """The list of that recipe with so many people."""
    draft = Draft(recipe, seed)
    people.invite(draft, count)
    if recipe["form"] == "export":
        return Written(recipe, seed, draft.truth, export(draft).encode(), "txt")
    if recipe["form"] != "table":
        text = chat(draft) if recipe["form"] == "chat" else mail(draft)
        return Written(recipe, seed, draft.truth, text, "txt")
    people.name_columns(draft)
    for question, habits in _MATTERS.items():
        if (habit := habits.get(recipe[question])) is not None:
            habit(draft)
    people.second_rows(draft)
    if (section := _SECTIONS.get(recipe["status"])) is not None:
        section(draft)
    if recipe["excess"] != "none" or recipe["file"] in TEXTS:
        return _as_text(draft)
    return _as_workbook(draft)


def _as_text(draft: Draft) -> Written:
    recipe, seed = draft.recipe, draft.seed
    how = TEXTS[recipe["file"]]
    sheet = sheet_of(draft)
    if recipe["excess"] != "none":
        _split(draft, sheet)
    truth = truth_in(draft)
    if how.says_separator:
        for expected in truth.entries:
            expected.line += 1
    text = written(sheet, how, draft.language)
    if not can_encode(text, how.encoding):
        how = TEXTS["csv"]
        text = written(sheet, how, draft.language)
    if how.encoding in {"double", "cp1252", "mac-roman"}:
        for entry in draft.entries:
            draft.prove(entry, "members", "key:encoding", *map(_doubled, entry.truth.members))
            draft.prove(entry, "club", "key:encoding")
            draft.prove(entry, "name", "key:encoding")
    if recipe["file"] == "pasted":
        return Written(recipe, seed, truth, text, "txt")
    ending = "txt" if recipe["file"] == "unicode_text" else "csv"
    return Written(recipe, seed, truth, encoded(text, how.encoding), ending)


def _doubled(text: str) -> str:
    return encoded(text, "double").decode() if can_encode(text, "double") else text


def _split(draft: Draft, sheet: Sheet) -> None:
    """A comma within a cell parts it, as nobody put it between quotation marks."""
    for line in sheet.lines:
        line.cells = [
            Cell(part) if isinstance(cell.value, str) and ", " in cell.value else cell
            for cell in line.cells
            for part in (
                cell.value.split(", ") if isinstance(cell.value, str) and ", " in cell.value else [None]
            )
        ]
    for entry in draft.entries:
        for text in [*entry.truth.members, *(animal.given for animal in entry.people), entry.truth.club]:
            draft.prove(entry, "members", text)


def _as_workbook(draft: Draft) -> Written:
    sheets = around.book(draft)
    truth = truth_in(draft)
    kind = draft.recipe["file"]
    assert kind in WORKBOOKS
    if kind == "ods":
        return Written(draft.recipe, draft.seed, truth, ods(sheets), "ods")
    content = xlsx(sheets, strict=kind == "strict")
    if kind == "strict":
        truth.unreadable = "a Strict workbook may be refused, if it is said why"
    return Written(draft.recipe, draft.seed, truth, content, "xlsx")
