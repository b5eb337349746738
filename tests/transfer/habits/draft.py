"""A list while it is being written: entries, columns, what stands between them, and what is true of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.transfer.habits import headings, words
from tests.transfer.habits.animals import Animal
from tests.transfer.habits.grid import Cell, Line, Sheet, Value, row, shown
from tests.transfer.habits.questions import Recipe
from tests.transfer.habits.truth import Expected, Truth

NAMES = frozenset(
    (
        *("name", "given", "surname", "one", "two", "pair", "person"),
        *("one_given", "one_surname", "two_given", "two_surname"),
    )
)
"""Keys of columns that hold names of people."""


@dataclass(slots=True)
class Entry:
    """A row to be: who stands in it, what is true of them, and what each column holds."""

    people: list[Animal]
    truth: Expected
    cells: dict[str, Cell] = field(default_factory=dict)
    second: dict[str, Cell] | None = None
    """The cells of a second row, where a team stands in two."""
    silent: bool = False
    """Whether nothing is expected of this row: another one holds for its people."""
    rowless: bool = False
    """Whether it stands in the row of the entry before."""


@dataclass(slots=True)
class Draft:
    """All there is to a list before it becomes a sheet."""

    recipe: Recipe
    seed: int
    entries: list[Entry] = field(default_factory=list)
    columns: list[tuple[str, str]] = field(default_factory=list)
    """Key and heading of each, in their order."""
    above: list[Line] = field(default_factory=list)
    between: list[tuple[int, Line]] = field(default_factory=list)
    """Rows that stand in front of an entry."""
    below: list[Line] = field(default_factory=list)
    hidden_columns: set[str] = field(default_factory=set)
    hidden_entries: set[int] = field(default_factory=set)
    filtered: bool = False
    truth: Truth = field(default_factory=lambda: Truth("player", []))

    @property
    def language(self) -> str:
        return self.recipe["language"]

    @property
    def teams(self) -> bool:
        return self.recipe["unit"] == "team"

    def chance(self, habit: str) -> Random:
        """Its own for each habit, so that one can be left out without changing the others."""
        return Random(f"{self.seed}/{habit}")

    def heading(self, meaning: str) -> str:
        """The word above a column, as this list writes its headings."""
        style = "exact" if self.recipe["heads"] == "none" else self.recipe["heads"]
        if style == "unknown":  # of pairs alone
            pairs = words.SIDES[self.language]
            return self.chance("sides").choice(pairs)[meaning == "two"]
        choices = headings.HEADINGS[style][self.language][meaning]
        return self.chance(f"heading/{meaning}").choice(choices)

    def add(self, key: str, heading: str, values: Iterable[Value], *, front: bool = False) -> None:
        """A column with a value for each entry."""
        for entry, value in zip(self.entries, values, strict=True):
            entry.cells[key] = Cell(value)
        self.columns.insert(0 if front else len(self.columns), (key, heading))

    def prove(self, entry: Entry, matter: str, *texts: str) -> None:
        """By these texts a remark about that matter can be known."""
        known = entry.truth.proofs.setdefault(matter, [])
        known += [text for text in texts if text and text not in known]

    def ask(self, entry: Entry, matter: str, *texts: str) -> None:
        """A person has to be asked about that, or told."""
        if matter not in entry.truth.open:
            entry.truth.open.append(matter)
        self.prove(entry, matter, *texts)

    def name_key(self) -> str:
        """The column that holds whole names, or the first part of them."""
        keys = [key for key, _ in self.columns]
        return next(key for key in ("name", "pair", "one", "one_given", "given", "person") if key in keys)

    def suffix(self, entry: Entry, text: str) -> None:
        """Something is written behind the name."""
        cell = entry.cells[self.name_key()]
        entry.cells[self.name_key()] = Cell(f"{cell.value}{text}", struck=cell.struck)


def lines_of(draft: Draft) -> list[Line]:
    """The rows in their order; each entry learns where it stands."""
    lines = list(draft.above)
    if draft.recipe["heads"] != "none":
        lines.append(row(*(heading for _, heading in draft.columns)))
    for at, entry in enumerate(draft.entries):
        if entry.rowless:
            entry.truth.line = draft.entries[at - 1].truth.line
            continue
        lines += [line for place, line in draft.between if place == at]
        entry.truth.line = len(lines) + 1
        for cells in (entry.cells, entry.second):
            if cells is not None:
                hidden = at in draft.hidden_entries
                lines.append(Line([cells.get(key, Cell()) for key, _ in draft.columns], hidden))
    lines += [line for place, line in draft.between if place >= len(draft.entries)]
    return lines + draft.below


def sheet_of(draft: Draft) -> Sheet:
    keys = [key for key, _ in draft.columns]
    hidden = frozenset(at for at, key in enumerate(keys) if key in draft.hidden_columns)
    return Sheet(words.TITLES[draft.language][0][:20], lines_of(draft), hidden, filtered=draft.filtered)


def truth_in(draft: Draft) -> Truth:
    """What is true of the list, with the texts of each entry's row as proofs of who it is."""
    for entry in draft.entries:
        named = [
            cell for cells in (entry.cells, entry.second or {}) for key, cell in cells.items() if key in NAMES
        ]
        texts = [shown(cell.value, draft.language) for cell in named]
        draft.prove(
            entry, "members", *entry.truth.members, *(text for text in texts if any(map(str.isalpha, text)))
        )
    draft.truth.entries = [entry.truth for entry in draft.entries if not entry.silent]
    return draft.truth


def some(chance: Random, entries: Sequence[Entry], least: int, most: int) -> list[Entry]:
    """A few of them, in the order of the list."""
    count = min(len(entries), chance.randint(least, most))
    return [entries[at] for at in sorted(chance.sample(range(len(entries)), count))]
