"""How do people write the results of tables? One choice for each question, the first is the ordinary one."""

from collections.abc import Mapping
from random import Random

Recipe = Mapping[str, str]

HABITS: Mapping[str, Mapping[str, int]] = {
    "kind": {"teams": 4, "robin": 2, "two": 2},
    "language": {"de": 3, "en": 2, "fr": 2},
    "shape": {"two_columns": 5, "one_column": 4, "a_line_each": 1, "hands": 2, "hand_rows": 1},
    "rounds": {"one": 4, "both": 2, "missing": 1},
    "table": {"number": 8, "words": 1, "by_names": 1, "float": 1},
    "names": {"none": 4, "same": 3, "exchanged": 2, "foreign": 1, "other_table": 1, "members": 1, "loose": 1},
    "sign": {"colon": 4, "spaced": 2, "hyphen": 2, "slash": 1, "dash": 1, "ratio": 1},
    "digits": {
        "plain": 12,
        "thousands": 2,
        "point": 1,
        "space": 1,
        "narrow": 1,
        "decimals": 1,
        "float": 1,
        "unit": 1,
    },
    "count": {"none": 4, "after": 3, "before": 1, "empty": 1},
    "extra": {
        "none": 8,
        "time": 1,
        "referee": 1,
        "remark": 1,
        "victory": 2,
        "difference": 1,
        "sum": 1,
        "winner": 1,
        "number": 1,
    },
    "rows": {
        "ordered": 10,
        "mixed": 2,
        "same_twice": 1,
        "other_twice": 1,
        "missing": 2,
        "empty_rows": 1,
        "total": 1,
        "sides_mixed": 1,
    },
    "above": {"none": 8, "title": 1, "title_empty": 1},
    "columns": {"usual": 6, "mixed": 2, "points_first": 1},
    "file": {
        "csv": 6,
        "comma": 3,
        "tab": 1,
        "bom": 2,
        "windows": 1,
        "unicode_text": 1,
        "xlsx": 5,
        "ods": 2,
        "strict": 1,
        "jsonl": 2,
        "json": 1,
        "quoted": 1,
    },
}
_DRAWN = ("kind", "language", "shape", "rounds", "file")


def ordinary(question: str) -> str:
    return next(iter(HABITS[question]))


def recipe_for(seed: int) -> Recipe:
    """What the file of that seed is like."""
    chance = Random(f"results {seed}")
    recipe = {question: ordinary(question) for question in HABITS}
    loose = [question for question in HABITS if question not in _DRAWN]
    for question in (*_DRAWN, *chance.sample(loose, chance.randint(1, 6))):
        answers = HABITS[question]
        recipe[question] = chance.choices(list(answers), list(answers.values()))[0]
    return settled(recipe)


def _plain(recipe: dict[str, str], *questions: str) -> None:
    for question in questions:
        recipe[question] = ordinary(question)


def settled(wished: Recipe) -> Recipe:
    """The same without what cannot go together."""
    recipe = dict(wished)
    for rule in (_of_json, _of_shapes, _of_names, _of_numbers):
        rule(recipe)
    return recipe


def _of_json(recipe: dict[str, str]) -> None:
    if recipe["file"] not in {"jsonl", "json"}:
        return
    _plain(recipe, "sign", "digits", "above", "columns", "extra", "table")
    if recipe["shape"] in {"a_line_each", "hand_rows", "two_columns"}:
        recipe["shape"] = "one_column"
    if recipe["rows"] in {"empty_rows", "total", "missing"}:
        _plain(recipe, "rows")
    if recipe["count"] == "empty":
        _plain(recipe, "count")


def _of_shapes(recipe: dict[str, str]) -> None:
    if recipe["shape"] in {"hands", "hand_rows"}:
        _plain(recipe, "kind", "digits", "sign", "count")  # the other kinds play until a side has a thousand
        if recipe["rows"] == "sides_mixed":
            _plain(recipe, "rows")
    if recipe["shape"] == "hand_rows":
        _plain(recipe, "rows", "extra")
    if recipe["shape"] == "a_line_each":
        _plain(recipe, "sign", "rows", "extra")
        recipe["names"] = "same"


def _of_names(recipe: dict[str, str]) -> None:
    if recipe["rows"] == "sides_mixed":
        recipe["names"] = "exchanged"
    if recipe["kind"] == "two" and recipe["names"] == "members":
        recipe["names"] = "same"
    if recipe["table"] == "by_names" and recipe["names"] not in {"same", "exchanged"}:
        recipe["names"] = "same"
    if recipe["table"] == "by_names" and recipe["shape"] == "hand_rows":
        _plain(recipe, "table")


def _of_numbers(recipe: dict[str, str]) -> None:
    if recipe["shape"] == "two_columns":
        _plain(recipe, "sign")
    if recipe["digits"] == "float" and recipe["shape"] == "one_column":
        _plain(recipe, "digits")
