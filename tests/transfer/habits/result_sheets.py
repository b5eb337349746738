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
    text = f"{one}{_SIGNS[recipe['sign']]}{other}"
    return f"{text} ({len(match.hands)})" if recipe["doubt"] == "brackets" else _doubted(match, recipe, text)


def _doubted(match: Match, recipe: Recipe, text: str) -> str:
    """The text as somebody writes it who is not sure."""
    if match.asked != "doubt":
        return text
    return f"{text} ?" if recipe["doubt"] == "question" else f"{words.ABOUT[recipe['language']]} {text}"


def _points(match: Match, side: int, recipe: Recipe) -> Value:
    if match.blank:
        return None
    value = _number((match.total or match.points)[side], recipe)
    return _doubted(match, recipe, str(value)) if match.asked == "doubt" and side else value


def columns_of(recipe: Recipe, chance: Random, most: int) -> list[tuple[str, str]]:
    """Key and heading of each column of a table."""
    language = recipe["language"]
    pick = {name: chance.choice(choices[language]) for name, choices in _CHOICES.items()}
    columns = []
    if recipe["rounds"] not in {"missing", "sections"}:
        columns.append(("round", pick["round"]))
    if recipe["table"] != "by_names":
        columns.append(("table", pick["table"]))
    names = [("name 0", pick["sides"][0]), ("name 1", pick["sides"][1])] if recipe["names"] != "none" else []
    counted = [("count", pick["count"])] if recipe["count"] != "none" else []
    shape = recipe["shape"]
    points = _point_columns(recipe, chance, most)
    if shape == "a_line_each":
        names = [("name 0", pick["team"])]
    if shape == "winner_first":
        names = [("name 0", words.WINNER[language]), ("name 1", words.LOSER[language])]
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


def _point_columns(recipe: Recipe, chance: Random, most: int) -> list[tuple[str, str]]:
    language, shape = recipe["language"], recipe["shape"]
    one, other = chance.choice(words.POINTS[language])
    both = [("points 0", one), ("points 1", other)]
    hands = [(f"hand {at}", f"{words.HAND[language]} {at + 1}") for at in range(most)]
    score = [("score", chance.choice(words.SCORE[language]))]
    word = words.ONE_POINTS[language][0]
    winner, loser = words.WINNER[language], words.LOSER[language]
    known = {
        "one_column": score,
        "only_victory": score,
        "a_line_each": [("points 0", chance.choice(words.ONE_POINTS[language]))],
        "hand_rows": [("hand", words.HAND[language])],
        "winner_first": [("points 0", f"{word} {winner}"), ("points 1", f"{word} {loser}")],
        "hands_totals": hands + both,
        "hands_other": hands + both,
        "hands": hands,
    }
    return known.get(shape, both[::-1] if recipe["columns"] == "b_first" else both)


_CHOICES = {
    "round": words.ROUND,
    "table": words.TABLE,
    "sides": words.SIDES,
    "count": words.COUNT,
    "team": words.TEAM,
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
        "round": _round_cell(recipe, match.round),
        "table": _table_cell(recipe, match.table),
        "name 0": match.names[0],
        "name 1": match.names[1],
        "points 0": _points(match, 0, recipe),
        "points 1": _points(match, 1, recipe),
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
    if recipe["shape"] == "only_victory":
        known["score"] = None if match.blank else known["victory 0"]
    return [known.get(key) for key, _ in columns]


def _round_cell(recipe: Recipe, number: int) -> Value:
    if recipe["rounds"] != "words":
        return number
    return f"{words.ROUND[recipe['language']][0]} {number}"


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
