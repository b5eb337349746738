"""Which habits does a list show? One choice for each question, most of them the ordinary one."""

from collections.abc import Mapping
from random import Random

from tests.transfer.habits.questions import CHANGED, CONVERTED, HABITS, WORKBOOKS, Recipe, ordinary

_KEPT = frozenset({"form", "unit", "language", "people", "pairs", "team_name"})
"""Questions whose answers are drawn each time; of the others a list has a few extraordinary ones."""


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
        if recipe["form"] in {"mail", "export"}:
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


def _of_two_rows(recipe: dict[str, str]) -> None:
    """A row for each partner, in which the team may say something about both."""
    recipe["team_name"] = "column"
    _without(recipe, "present", "extra", "stamp", "poll", "holes", "excess")
    for question, kept in (("paid", "words"), ("status", "words"), ("club", "column")):
        if recipe[question] != kept:
            _without(recipe, question)
    _without(recipe, "numbering", "between", "beside")
    if recipe["book"] in {"hidden_rows", "filtered", "struck", "formulas"}:
        recipe["book"] = "none"


def _of_pairs(recipe: dict[str, str]) -> None:
    _without(recipe, "people", "same_name")
    if recipe["pairs"] == "two_rows":
        _of_two_rows(recipe)
    if recipe["holes"] != "none" and recipe["pairs"] not in {"two", "amp", "slash", "plus", "and"}:
        recipe["holes"] = "none"
    if recipe["pairs"] in {"amp", "slash", "plus", "and", "dash"} and recipe["club"] == "comma":
        recipe["club"] = "none"
    if recipe["pairs"] == "dash":
        _without(recipe, "beside", "status")
    if (
        recipe["pairs"] in {"two", "two_comma", "four", "four_reversed"}
        and recipe["club"] not in _CLUB_COLUMNS
    ):
        recipe["club"] = "none"
    if recipe["beside"] == "two_in_one":
        recipe["beside"] = "none"
    if recipe["extra"] in {"wish", "program", "persons"}:
        recipe["extra"] = "none"


def _of_players(recipe: dict[str, str]) -> None:
    if recipe["club"] in {"ditto", "merged"} and recipe["beside"] == "two_in_one":
        recipe["beside"] = "none"  # one cell cannot mean the clubs of both
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


_CLUB_COLUMNS = {"column", "merged"}
"""Where clubs stand in full beside all names."""


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


def _of_books(recipe: dict[str, str]) -> None:
    """What a workbook has beside one plain sheet leaves no room for some habits."""
    if recipe["book"] == "more_sheet":
        _of_more_sheets(recipe)
    if recipe["club"] == "merged":
        _of_merged_clubs(recipe)
    if recipe["book"] == "beside":
        _without(recipe, "above", "between", "below", "holes", "stamp")
        if recipe["status"] in {"wait_section", "gone_section"} or recipe["pairs"] == "two_rows":
            recipe["book"] = "none"


def _of_more_sheets(recipe: dict[str, str]) -> None:
    """Some stand on a second sheet, which nothing else may be about."""
    _without(recipe, "between", "below", "holes", "stamp", "same_name", "above")
    if recipe["paid"] == "amounts_part":
        recipe["paid"] = "amounts"  # all who paid in full may stand on the other sheet
    if (
        recipe["pairs"] in {"two_rows", "labelled"}
        or recipe["people"] == "several"
        or recipe["file"] == "lo_csv"
    ):
        recipe["book"] = "none"
    if recipe["club"] in {"ditto", "merged"}:
        recipe["club"] = "column"
    if recipe["status"] in {"wait_section", "gone_section"}:
        recipe["status"] = "words"


def _of_merged_clubs(recipe: dict[str, str]) -> None:
    """A club stands once for those below each other, merged over their rows: only workbooks can do that."""
    if recipe["excess"] != "none":
        recipe["club"] = "column"
        return
    _without(recipe, "between", "stamp", "holes", "same_name")
    if recipe["status"] in {"wait_section", "gone_section"}:
        recipe["status"] = "words"
    if recipe["book"] in {"beside", "formulas", "hidden_rows", "filtered", "more_sheet"}:
        recipe["book"] = "none"
    if recipe["file"] not in WORKBOOKS - {"lo_csv"}:
        recipe["file"] = "xlsx"


def _of_files(recipe: dict[str, str]) -> None:
    if recipe["club"] != "column":
        _without(recipe, "same_name")
    if recipe["spelling"] == "decomposed" and recipe["file"] in {"mac", "windows", "double_utf8"}:
        recipe["spelling"] = "plain"
    if recipe["book"] != "none" and recipe["file"] not in WORKBOOKS:
        recipe["file"] = "xlsx"
    _of_books(recipe)
    if recipe["file"] == "lo_csv" and recipe["book"] in _LOST_AS_TEXT:
        recipe["book"] = "none"
    if recipe["book"] == "formulas":
        _of_formulas(recipe)
    if recipe["below"] == "total_formula" and recipe["file"] not in WORKBOOKS:
        recipe["below"] = "total"
