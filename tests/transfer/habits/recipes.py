"""Which habits does a list show? One choice for each question, most of them the ordinary one."""

from collections.abc import Mapping
from random import Random

Recipe = Mapping[str, str]

HABITS: Mapping[str, Mapping[str, int]] = {
    "form": {"table": 14, "chat": 3, "mail": 1},
    "unit": {"player": 3, "team": 2},
    "language": {"de": 3, "en": 1, "fr": 1},
    "heads": {"exact": 10, "synonym": 6, "question": 4, "none": 4, "unknown": 1},
    "people": {
        "full": 4,
        "comma": 2,
        "given_surname": 3,
        "surname_given": 3,
        "surname_first": 1,
        "several": 1,
    },
    "pairs": {
        "two": 4,
        "amp": 2,
        "slash": 2,
        "plus": 1,
        "and": 1,
        "four": 2,
        "four_reversed": 1,
        "two_rows": 1,
        "dash": 1,
        "two_comma": 1,
        "labelled": 1,
    },
    "team_name": {"none": 2, "column": 2},
    "spelling": {"plain": 12, "capitals": 1, "upper": 1, "decomposed": 1, "spaces": 1, "sorted": 2},
    "same_name": {"none": 15, "other_club": 1},
    "above": {"none": 7, "title": 2, "title_empty": 2, "title_merged": 1, "lines": 1, "group_heads": 1},
    "numbering": {
        "none": 10,
        "column": 4,
        "column_slip": 1,
        "column_again": 1,
        "dot": 2,
        "paren": 1,
        "round": 1,
        "hash": 1,
        "slip": 1,
        "gap": 1,
        "again": 1,
    },
    "club": {"none": 8, "column": 4, "brackets": 1, "comma": 1, "ditto": 1, "none_words": 1},
    "paid": {
        "none": 14,
        "words": 5,
        "open_words": 1,
        "boolean": 1,
        "due_paid": 1,
        "paid_due": 1,
        "due_only": 1,
        "amounts": 1,
        "amounts_part": 1,
        "dates": 1,
        "member_fee": 1,
        "fee_member": 1,
        "member_only": 1,
        "method": 1,
        "denied": 1,
    },
    "status": {
        "none": 14,
        "words": 4,
        "exceptions": 2,
        "odd": 1,
        "conditional": 1,
        "unanswered": 1,
        "boolean": 1,
        "gone_column": 1,
        "wait_column": 1,
        "wait_section": 1,
        "gone_section": 1,
        "in_name": 1,
        "maybe_in_name": 1,
    },
    "present": {"none": 14, "x": 1, "boolean": 1, "last_year": 1},
    "extra": {
        "none": 10,
        "remark": 2,
        "contact": 2,
        "program": 1,
        "asked_partner": 1,
        "asked_club": 1,
        "wish": 1,
        "meal": 1,
        "other_question": 2,
        "signed": 1,
        "year": 1,
        "captain": 1,
        "persons": 1,
        "by": 1,
        "reserve": 1,
        "role": 1,
    },
    "stamp": {"none": 12, "stamps": 2, "later_no": 1, "later_yes": 1, "later_paid": 1},
    "beside": {"none": 12, "some": 2, "plus_one": 1, "two_in_one": 1, "contact": 1, "marks": 1},
    "between": {"none": 12, "empty": 2, "groups": 1, "heads_again": 1, "same_again": 1},
    "below": {"none": 10, "total": 2, "total_formula": 1, "foot": 2, "poll_total": 1},
    "holes": {"none": 10, "nobody": 2},
    "excess": {"none": 15, "names": 1, "clubs": 1},
    "poll": {"none": 15, "one": 1, "three": 1, "blank": 1},
    "order": {"names_first": 5, "mixed": 2},
    "book": {
        "none": 10,
        "hidden_rows": 1,
        "filtered": 1,
        "hidden_column": 1,
        "other_before": 1,
        "other_after": 1,
        "struck": 1,
        "offset": 1,
        "formulas": 1,
        "old_list": 1,
        "hidden_sheet": 1,
        "beside": 1,
    },
    "file": {
        "csv": 6,
        "xlsx": 6,
        "comma": 2,
        "tab": 1,
        "quoted": 1,
        "quoted_semicolon": 1,
        "bom": 2,
        "unicode_text": 1,
        "windows": 2,
        "mac": 1,
        "sep_line": 1,
        "pasted": 3,
        "double_utf8": 1,
        "ods": 2,
        "strict": 1,
    },
}
"""Each question with its answers and how often they come; the first is the ordinary one."""
CHANGED = {
    "chat": {
        "mark": {"dash": 2, "dot": 4, "paren": 2, "bullet": 2, "check": 1, "bare": 2},
        "chat_names": {"full": 5, "surname_first": 1},
        "chatter": {"none": 2, "title": 2, "greeting": 2, "end": 1},
        "chat_number": {"right": 4, "slip": 1, "gap": 1, "again": 1, "few": 1},
        "chat_state": {
            "none": 4,
            "emoji": 1,
            "wait": 2,
            "gone": 1,
            "struck": 1,
            "maybe": 1,
            "after": 1,
            "paid": 1,
        },
        "chat_club": {"none": 4, "brackets": 1},
    },
    "mail": {"mail": {"angle": 2, "comma_names": 1, "one_line": 1, "lines": 1}},
}
"""Questions that only lists of these forms have."""
CONVERTED = ("lo_xls", "lo_ods", "lo_xlsx", "lo_csv")
"""Files that LibreOffice saves again."""
_KEPT = frozenset({"form", "unit", "language", "people", "pairs", "team_name"})
"""Questions whose answers are drawn each time; of the others a list has a few extraordinary ones."""
WORKBOOKS = frozenset({"xlsx", "ods", "strict", *CONVERTED})


def recipe_for(seed: int, *, converted: bool = False) -> Recipe:
    """What the list of that seed is like: two to six habits beyond the ordinary."""
    chance = Random(f"recipe {seed}")
    form = _drawn(chance, HABITS["form"])
    questions = {**HABITS, **CHANGED.get(form, {})}
    recipe = {question: next(iter(answers)) for question, answers in questions.items()}
    recipe["form"] = form
    for question in _KEPT - {"form"}:
        recipe[question] = _drawn(Random(f"{seed}/{question}/kept"), questions[question])
    loose = sorted(set(questions) - _KEPT)
    for question in chance.sample(loose, min(len(loose), chance.randint(2, 9))):
        recipe[question] = _drawn(chance, questions[question])
    recipe["heads"] = _drawn(chance, questions["heads"])
    recipe["file"] = chance.choice(CONVERTED) if converted else _drawn(chance, questions["file"])
    return settled(recipe)


def _drawn(chance: Random, answers: Mapping[str, int]) -> str:
    return chance.choices(list(answers), list(answers.values()))[0]


def ordinary(question: str, form: str = "table") -> str:
    """The first answer to a question."""
    return next(iter({**HABITS, **CHANGED.get(form, {})}[question]))


def _without(recipe: dict[str, str], *questions: str) -> None:
    for question in questions:
        recipe[question] = ordinary(question)


def settled(wished: Recipe) -> Recipe:
    """The same without what cannot go together, or could not be told by anybody."""
    recipe = dict(wished)
    if recipe["form"] != "table":
        rest = set(HABITS) - _KEPT - {"form", "spelling"}
        _without(recipe, *rest)
        recipe["file"] = "csv"
        if recipe["form"] == "mail":
            recipe["unit"] = "player"
        return recipe
    teams = recipe["unit"] == "team"
    for rule in (
        _of_heads,
        _of_pairs if teams else _of_players,
        _of_status,
        _of_names,
        _of_excess,
        _of_files,
    ):
        rule(recipe)
    return recipe


def _of_heads(recipe: dict[str, str]) -> None:
    teams = recipe["unit"] == "team"
    if recipe["pairs" if teams else "people"] in {"labelled", "several"}:
        recipe["heads"] = "none"
        _without(
            recipe, "above", "numbering", "club", "status", "beside", "between", "below", "excess", "book"
        )
    if recipe["heads"] == "unknown" and not teams:
        recipe["heads"] = "exact"
    if recipe["heads"] == "unknown":
        recipe["pairs"] = "two"
        _without(recipe, "above", "numbering", "club", "between", "excess", "book")
    if recipe["heads"] in {"none", "unknown"}:
        _without(recipe, "paid", "status", "present", "stamp", "poll", "holes", "order", "extra", "same_name")
        if recipe["people"] not in {"full", "comma", "several"}:
            recipe["people"] = "full"
        if recipe["pairs"] in {"four", "four_reversed", "two_rows"}:
            recipe["pairs"] = "two"
        recipe["team_name"] = "none"
        if recipe["above"] == "group_heads" or recipe["unit"] == "team":
            recipe["above"] = "none"
        if recipe["between"] in {"heads_again", "groups"}:
            recipe["between"] = "none"
    if recipe["people"] == "surname_first" and recipe["heads"] != "exact":
        recipe["people"] = "full"


def _of_pairs(recipe: dict[str, str]) -> None:
    _without(recipe, "people", "same_name")
    if recipe["pairs"] == "two_rows":
        recipe["team_name"] = "column"
        _without(recipe, "paid", "status", "present", "club", "extra", "stamp", "poll", "holes", "excess")
        _without(recipe, "numbering", "between", "beside")
        if recipe["book"] in {"hidden_rows", "filtered", "struck", "formulas"}:
            recipe["book"] = "none"
    if recipe["holes"] != "none" and recipe["pairs"] not in {"two", "amp", "slash", "plus", "and"}:
        recipe["holes"] = "none"
    if recipe["pairs"] in {"amp", "slash", "plus", "and", "dash"} and recipe["club"] == "comma":
        recipe["club"] = "none"
    if recipe["pairs"] == "dash":
        _without(recipe, "beside", "status")
    if recipe["pairs"] in {"two", "two_comma", "four", "four_reversed"} and recipe["club"] != "column":
        recipe["club"] = "none"
    if recipe["beside"] == "two_in_one":
        recipe["beside"] = "none"
    if recipe["extra"] in {"wish", "program", "persons"}:
        recipe["extra"] = "none"


def _of_players(recipe: dict[str, str]) -> None:
    if recipe["club"] == "ditto" and recipe["beside"] == "two_in_one":
        recipe["beside"] = "none"  # one mark cannot mean the clubs of both
    _without(recipe, "pairs", "team_name")
    if recipe["extra"] in {"asked_partner", "captain", "reserve"}:
        recipe["extra"] = "none"
    if recipe["same_name"] == "other_club":
        recipe["club"] = "column"
        _without(recipe, "between", "stamp", "beside")
    if recipe["club"] in {"brackets", "comma"} and recipe["people"] != "full":
        recipe["club"] = "column"
    if recipe["people"] in {"given_surname", "surname_given"}:
        _without(recipe, "beside")
    if recipe["people"] != "full" and recipe["beside"] == "two_in_one":
        recipe["beside"] = "none"


def _of_status(recipe: dict[str, str]) -> None:
    if recipe["stamp"] in {"later_no", "later_yes", "later_paid"}:
        _without(recipe, "between", "poll", "book", "holes", "same_name", "numbering", "below", "beside")
        recipe["status"] = "none"
        if recipe["stamp"] == "later_paid":
            recipe["paid"] = "none"
    if recipe["poll"] != "none":
        _without(recipe, "status", "extra", "present", "paid")
    if recipe["status"] in {"wait_section", "gone_section"}:
        _without(recipe, "between", "poll", "order", "same_name")
        if recipe["spelling"] == "sorted":
            recipe["spelling"] = "plain"
    if recipe["status"] in {"in_name", "maybe_in_name"}:
        _without(recipe, "beside", "club")
    if recipe["poll"] == "none" and recipe["below"] == "poll_total":
        recipe["below"] = "total"


def _of_names(recipe: dict[str, str]) -> None:
    in_name = recipe["numbering"] in {"dot", "paren", "round", "hash", "slip", "gap", "again"}
    one_column = recipe["pairs"] in {"amp", "slash", "plus", "and"} if recipe["unit"] == "team" else True
    if in_name and (not one_column or recipe["people"] in {"given_surname", "surname_given"}):
        recipe["numbering"] = "column"
    if in_name and (recipe["order"] == "mixed" or recipe["team_name"] == "column"):
        recipe["numbering"] = "column"
    if recipe["club"] in {"brackets", "comma"} and recipe["beside"] in {"some", "contact"}:
        recipe["beside"] = "none"
    if recipe["pairs"] == "two_comma" or recipe["people"] == "comma":
        _without(recipe, "beside")
    if recipe["stamp"] != "none" and recipe["between"] == "same_again":
        _without(recipe, "between")  # who answers the same twice has said nothing new
    again = recipe["stamp"] not in {"none", "stamps"} or recipe["between"] == "same_again"
    if recipe["club"] == "ditto" and (
        again or recipe["spelling"] == "sorted" or recipe["same_name"] != "none"
    ):
        recipe["club"] = "column"
    if recipe["spelling"] == "capitals" and recipe["people"] == "surname_first":
        recipe["spelling"] = "plain"


def _of_excess(recipe: dict[str, str]) -> None:
    if recipe["excess"] != "none":
        if recipe["unit"] == "team":
            recipe["excess"] = "names" if recipe["pairs"] == "two_comma" else "none"
        elif recipe["people"] not in {"comma", "full"}:
            recipe["excess"] = "none"
        elif recipe["excess"] == "names":
            recipe["people"] = "comma"
        else:
            recipe["people"], recipe["club"] = "full", "comma"
    if recipe["excess"] != "none":
        recipe["file"], recipe["book"] = "comma", "none"
        if recipe["beside"] in {"two_in_one", "contact"}:
            recipe["beside"] = "none"


_LOST_AS_TEXT = frozenset({"struck", "hidden_rows", "filtered", "hidden_sheet", "other_before"})
"""What a text of the first sheet does not show."""


def _of_formulas(recipe: dict[str, str]) -> None:
    """Names that are made anew whenever a program opens the file have nothing written beside them."""
    if recipe["people"] != "full" or recipe["unit"] == "team" or recipe["heads"] == "none":
        recipe["book"] = "none"
        return
    _without(recipe, "beside", "spelling", "between", "holes")
    if not recipe["numbering"].startswith("column"):
        _without(recipe, "numbering")
    if recipe["club"] in {"brackets", "comma"}:
        _without(recipe, "club")
    if recipe["status"] in {"wait_section", "gone_section", "in_name", "maybe_in_name"}:
        _without(recipe, "status")


def _of_files(recipe: dict[str, str]) -> None:
    if recipe["club"] != "column":
        _without(recipe, "same_name")
    if recipe["spelling"] == "decomposed" and recipe["file"] in {"mac", "windows", "double_utf8"}:
        recipe["spelling"] = "plain"
    if recipe["book"] != "none" and recipe["file"] not in WORKBOOKS:
        recipe["file"] = "xlsx"
    if recipe["book"] == "beside":
        _without(recipe, "above", "between", "below", "holes", "stamp")
        if recipe["status"] in {"wait_section", "gone_section"} or recipe["pairs"] == "two_rows":
            recipe["book"] = "none"
    if recipe["file"] == "lo_csv" and recipe["book"] in _LOST_AS_TEXT:
        recipe["book"] = "none"
    if recipe["book"] == "formulas":
        _of_formulas(recipe)
    if recipe["below"] == "total_formula" and recipe["file"] not in WORKBOOKS:
        recipe["below"] = "total"
