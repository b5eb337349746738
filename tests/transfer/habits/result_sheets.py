"""Results of tables as rows of a sheet: columns, cells, and how a number is written."""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from tests.transfer.habits import result_words as words
from tests.transfer.habits.grid import Line, Value, row
from tests.transfer.habits.matches import Match, turned_hands
from tests.transfer.habits.result_recipes import Recipe

_SIGNS = {"colon": ":", "spaced": " : ", "hyphen": "-", "slash": "/", "dash": "–", "ratio": " - "}


def _number(value: int, recipe: Recipe) -> Value:
    how = recipe["digits"]
    grouped = {
        "thousands": "’" if recipe["language"] == "de" else "'",
        "point": ".",
        "space": " ",
        "narrow": "\u202f",
    }
    if how in grouped:
        return f"{value:,}".replace(",", grouped[how])
    if how == "decimals":
        return f"{value},00" if recipe["language"] != "en" else f"{value}.00"
    if how == "float":
        return float(value)
    if how == "unit":
        return f"{value} {'pts' if recipe['language'] != 'de' else 'P.'}"
    return value


def _score(match: Match, recipe: Recipe) -> str:
    one, other = (str(_number(value, recipe)) for value in match.points)
    return f"{one}{_SIGNS[recipe['sign']]}{other}"


def columns_of(recipe: Recipe, chance: Random, most: int) -> list[tuple[str, str]]:
    """Key and heading of each column of a table."""
    language = recipe["language"]
    pick = {name: chance.choice(choices[language]) for name, choices in _CHOICES.items()}
    columns = []
    if recipe["rounds"] != "missing":
        columns.append(("round", pick["round"]))
    if recipe["table"] != "by_names":
        columns.append(("table", pick["table"]))
    names = [("name 0", pick["sides"][0]), ("name 1", pick["sides"][1])] if recipe["names"] != "none" else []
    counted = [("count", pick["count"])] if recipe["count"] != "none" else []
    shape = recipe["shape"]
    if shape == "two_columns":
        points = [("points 0", pick["points"][0]), ("points 1", pick["points"][1])]
    elif shape == "one_column":
        points = [("score", pick["score"])]
    elif shape == "a_line_each":
        names, points = [("name 0", pick["team"])], [("points 0", pick["one_points"])]
    elif shape == "hand_rows":
        points = [("hand", words.HAND[language])]
    else:
        points = [(f"hand {at}", f"{words.HAND[language]} {at + 1}") for at in range(most)]
    if recipe["count"] == "before":
        points = counted + points
    else:
        points += counted
    columns += points + names if recipe["columns"] == "points_first" else names + points
    columns += _more(recipe, chance)
    if recipe["columns"] == "mixed":
        loose = [
            column for column in columns if column[0] not in {"name 0", "name 1", "points 0", "points 1"}
        ]
        fixed = [column for column in columns if column not in loose]
        if shape not in {"hands", "hand_rows"}:
            chance.shuffle(loose)
        at = chance.randint(0, len(loose))
        columns = loose[:at] + fixed + loose[at:]
    return columns


_CHOICES = {
    "round": words.ROUND,
    "table": words.TABLE,
    "sides": words.SIDES,
    "points": words.POINTS,
    "score": words.SCORE,
    "count": words.COUNT,
    "team": words.TEAM,
    "one_points": words.ONE_POINTS,
}


def _more(recipe: Recipe, chance: Random) -> list[tuple[str, str]]:
    language, how = recipe["language"], recipe["extra"]
    if how == "victory":
        heads = chance.choice(words.VICTORY[language])
        return [(f"victory {at}", heading) for at, heading in enumerate(heads)]
    heads = {
        "time": words.TIME,
        "referee": words.REFEREE,
        "remark": words.REMARK,
        "difference": words.DIFFERENCE,
        "sum": words.SUM,
        "winner": words.WINNER,
        "number": {"de": "Nr.", "en": "No.", "fr": "N°"},
    }
    return [(how, heads[how][language])] if how in heads else []


def _cells(recipe: Recipe, match: Match, at: int, columns: Sequence[tuple[str, str]]) -> list[Value]:
    hands = turned_hands(match)
    one, other = match.points
    known: dict[str, Value] = {
        "round": match.round,
        "table": _table_cell(recipe, match.table),
        "name 0": match.names[0],
        "name 1": match.names[1],
        "points 0": None if match.blank else _number(one, recipe),
        "points 1": None if match.blank else _number(other, recipe),
        "score": None if match.blank else _score(match, recipe),
        "count": None if match.blank or recipe["count"] == "empty" else len(match.hands),
        "time": f"20:{10 + at}",
        "referee": "Uhu",
        "remark": "laut" if at == 2 else "",
        "victory 0": 2 * (one > other) + (one == other),
        "victory 1": 2 * (one < other) + (one == other),
        "difference": one - other,
        "sum": one + other,
        "winner": match.names[one < other] if match.names[0] else "AB"[(one < other) != match.turned],
        "number": at + 11,
        **{f"hand {index}": None if match.blank else text for index, text in enumerate(hands)},
    }
    if not any(key == "victory 1" for key, _ in columns):
        known["victory 0"] = f"{known['victory 0']}:{known['victory 1']}"
    return [known.get(key) for key, _ in columns]


def _table_cell(recipe: Recipe, table: int) -> Value:
    if recipe["table"] == "words":
        return f"{words.TABLE[recipe['language']][0]} {table}"
    return float(table) if recipe["table"] == "float" else table


def sum_of(lines: Sequence[Line], place: int) -> Value:
    values = [line.cells[place].value for line in lines if len(line.cells) > place]
    numbers = [value for value in values if isinstance(value, int | float)]
    return list(accumulate(numbers))[-1] if numbers else None


def rows_of(recipe: Recipe, match: Match, at: int, columns: Sequence[tuple[str, str]]) -> list[Line]:
    if recipe["shape"] == "hand_rows":
        rows = []
        for text in [""] if match.blank else turned_hands(match):
            cells = _cells(recipe, match, at, columns)
            rows.append(
                row(
                    *(
                        text if key == "hand" else value
                        for (key, _), value in zip(columns, cells, strict=True)
                    )
                )
            )
        return rows
    if recipe["shape"] == "a_line_each":
        other = Match(
            match.round, match.table, match.sides, match.points[::-1], match.hands, names=match.names[::-1]
        )
        return [row(*_cells(recipe, each, at, columns)) for each in (match, other)]
    return [row(*_cells(recipe, match, at, columns))]
