"""How do people write the results of tables? One choice for each question, the first is the ordinary one."""

from collections.abc import Mapping
from random import Random

Recipe = Mapping[str, str]

HABITS: Mapping[str, Mapping[str, int]] = {
    "kind": {"teams": 4, "robin": 2, "two": 2},
    "language": {"de": 3, "en": 2, "fr": 2},
    "shape": {
        "two_columns": 5,
        "one_column": 4,
        "a_line_each": 1,
        "hands": 2,
        "hand_rows": 1,
        "winner_first": 1,
        "only_victory": 1,
        "hands_totals": 1,
        "hands_other": 1,
    },
    "rounds": {"one": 4, "both": 3, "missing": 1, "words": 1, "sections": 1},
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
        "slip": 1,
        "nowhere": 1,
        "bye": 1,
    },
    "doubt": {"none": 10, "question": 1, "about": 1, "brackets": 1},
    "above": {"none": 8, "title": 1, "title_empty": 1},
    "columns": {"usual": 6, "mixed": 2, "points_first": 1, "b_first": 1},
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
    if recipe["shape"] != "hands":
        recipe["shape"] = "one_column"
    if recipe["rounds"] in {"words", "sections"}:
        recipe["rounds"] = "both"
    _plain(recipe, "doubt")
    if recipe["rows"] in {"empty_rows", "total", "missing", "bye"}:
        _plain(recipe, "rows")
    if recipe["count"] == "empty":
        _plain(recipe, "count")


def _of_shapes(recipe: dict[str, str]) -> None:
    shape = recipe["shape"]
    if shape.startswith("hand"):  # of other kinds a side needs a thousand, which hands by chance miss
        _plain(recipe, "kind", "digits", "sign", "count", "doubt")
        if recipe["rows"] in {"sides_mixed", "slip"}:
            _plain(recipe, "rows")
    if shape == "hand_rows":
        _plain(recipe, "rows", "extra")
    if shape in {"winner_first", "a_line_each"}:
        _plain(recipe, "sign", "rows", "extra", "doubt", "columns")
        recipe["names"] = "same"
    if shape == "only_victory":
        _plain(recipe, "digits", "sign", "count", "doubt", "extra")
        if recipe["rows"] in {"other_twice", "slip"}:
            _plain(recipe, "rows")
    if recipe["columns"] == "b_first" and shape != "two_columns":
        _plain(recipe, "columns")
    if recipe["rounds"] == "sections":
        _plain(recipe, "rows")


def _of_names(recipe: dict[str, str]) -> None:
    if recipe["rows"] == "sides_mixed":
        recipe["names"] = "exchanged"
    if recipe["rows"] == "bye" and recipe["names"] == "none":
        recipe["names"] = "same"
    if recipe["kind"] == "two" and recipe["names"] == "members":
        recipe["names"] = "same"
    if recipe["table"] == "by_names" and recipe["names"] not in {"same", "exchanged"}:
        recipe["names"] = "same"
    if recipe["table"] == "by_names" and recipe["shape"] == "hand_rows":
        _plain(recipe, "table")


def _of_numbers(recipe: dict[str, str]) -> None:
    if recipe["shape"] in {"two_columns", "winner_first"}:
        _plain(recipe, "sign")
    if recipe["doubt"] == "brackets" and recipe["shape"] != "one_column":
        _plain(recipe, "doubt")
    if recipe["doubt"] != "none":
        _plain(recipe, "digits")
    if recipe["rows"] == "slip":
        _plain(recipe, "digits")
    if recipe["digits"] == "float" and recipe["shape"] == "one_column":
        _plain(recipe, "digits")
