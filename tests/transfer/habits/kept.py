"""Lists that stay as files, with what is true of each in one file of JSON beside them."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.transfer.habits.lists import Written
from tests.transfer.habits.matches import result_truth_of
from tests.transfer.habits.results import WrittenResults
from tests.transfer.habits.truth import truth_of

TRUTHS = "truths.json"


def keep(folder: Path, lists: Sequence[Written | WrittenResults]) -> None:
    """The lists, or files of results, as files in a folder, those that are texts as well."""
    folder.mkdir(parents=True, exist_ok=True)
    truths = {}
    for each in lists:
        pasted = isinstance(each.content, str)
        content = each.content.encode() if isinstance(each.content, str) else each.content
        (folder / each.name).write_bytes(content)
        truths[each.name] = {"pasted": pasted, "recipe": dict(each.recipe), **each.truth.told()}
    lines = [f"{json.dumps(name)}: {json.dumps(told, ensure_ascii=False)}" for name, told in truths.items()]
    (folder / TRUTHS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def kept(folder: Path) -> Iterator[Written]:
    """The lists of a folder, as they were written."""
    for name, told in json.loads((folder / TRUTHS).read_text(encoding="utf-8")).items():
        content = (folder / name).read_bytes()
        seed, _, ending = name.partition(".")
        yield Written(
            told["recipe"], int(seed), truth_of(told), content.decode() if told["pasted"] else content, ending
        )


def kept_results(folder: Path) -> Iterator[WrittenResults]:
    """The files of results of a folder, as they were written."""
    for name, told in json.loads((folder / TRUTHS).read_text(encoding="utf-8")).items():
        seed, _, ending = name.partition(".")
        truth = result_truth_of({key: told[key] for key in ("kind", "tables", "empty")})
        yield WrittenResults(told["recipe"], int(seed), truth, (folder / name).read_bytes(), ending)
