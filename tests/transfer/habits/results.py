"""Files of results as people write them: a recipe and a seed make a file, and whose each result is."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from tests.transfer.habits import result_words as words
from tests.transfer.habits.grid import Cell, Line, Sheet, row
from tests.transfer.habits.matches import ExpectedResult, Match, ResultTruth, matches_of, named, turned_hands
from tests.transfer.habits.result_recipes import Recipe
from tests.transfer.habits.result_sheets import columns_of, rows_of, sum_of
from tests.transfer.habits.texts import TEXTS, can_encode, encoded, written
from tests.transfer.habits.workbooks import ods, xlsx


@dataclass(frozen=True, slots=True)
class WrittenResults:
    recipe: Recipe
    seed: int
    truth: ResultTruth
    content: bytes
    ending: str

    @property
    def name(self) -> str:
        return f"{self.seed:06}.{self.ending}"


def write_results(recipe: Recipe, seed: int) -> WrittenResults:
    """The file of that recipe."""
    chance = Random(f"matches {seed}")
    matches = matches_of(recipe, chance)
    for at, match in enumerate(matches):
        named(recipe, match, at, chance)
    if recipe["names"] == "other_table":
        one, other = matches[0], matches[1]
        one.names, other.names = other.names, one.names
        one.asked = other.asked = "other table"
    _doubted(recipe, matches)
    matches = _arranged(recipe, matches, chance)
    if recipe["file"] in {"jsonl", "json"}:
        return _as_json(recipe, seed, matches)
    return _as_table(recipe, seed, matches, chance)


def _doubted(recipe: Recipe, matches: list[Match]) -> None:
    """What a table reports that cannot be, or that somebody doubted."""
    second = matches[1]
    if recipe["rows"] == "slip":
        second.points, second.asked = (second.points[0], second.points[1] + 30), "slip"
    if recipe["doubt"] in {"question", "about"}:
        second.asked = "doubt"
    if recipe["shape"] == "hands_other":
        a, b = second.points
        second.total, second.asked = (a + 100, b - 100), "other total"
    if recipe["shape"] == "only_victory":
        for match in matches:
            match.asked = "victory points only"


def _arranged(recipe: Recipe, matches: list[Match], chance: Random) -> list[Match]:
    how = recipe["rows"]
    if how in {"mixed", "sides_mixed"}:
        chance.shuffle(matches)
    elif how == "missing":
        chance.choice(matches).blank = True
    elif how == "nowhere":
        first = matches[0]
        matches.append(
            Match(
                first.round,
                9,
                first.sides,
                first.points,
                first.hands,
                names=first.names,
                asked="no such table",
            )
        )
    elif how in {"same_twice", "other_twice"}:
        first = matches[0]
        points = first.points if how == "same_twice" else (first.points[0] - 100, first.points[1] + 100)
        again = Match(
            first.round, first.table, first.sides, points, first.hands, first.turned, names=first.names
        )
        again.total = first.total
        if how == "other_twice" and recipe["shape"].startswith("hand"):
            again.hands, again.points = first.hands[::-1], first.points
        again.again = True
        matches.append(again)
    return matches


def _truth(recipe: Recipe, matches: Sequence[Match], lines: Sequence[int]) -> ResultTruth:
    expected, empty = [], []
    for match, line in zip(matches, lines, strict=True):
        if match.blank:
            empty.append([match.round, match.table])
            continue
        if match.again:
            first = next(each for each in expected if (each.round, each.table) == (match.round, match.table))
            first.refused, first.doubtful = recipe["rows"] == "other_twice", True
            continue
        points = {str(side): value for side, value in zip(match.sides, match.points, strict=True)}
        each = ExpectedResult(match.round, match.table, line, points)
        if recipe["shape"].startswith("hand") or recipe["count"] in {"after", "before"}:
            each.hands = len(match.hands)
        each.refused = bool(match.asked)
        each.doubtful = (
            recipe["digits"] != "plain"
            or recipe["rounds"] in {"missing", "words", "sections"}
            or recipe["names"] == "loose"
            or recipe["doubt"] == "brackets"
            or recipe["shape"] == "winner_first"
        )
        each.proofs = [name for name in match.names if name]
        expected.append(each)
    return ResultTruth(recipe["kind"], expected, empty)


def _as_json(recipe: Recipe, seed: int, matches: Sequence[Match]) -> WrittenResults:
    values = []
    for match in matches:
        value: dict[str, object] = {"round": match.round, "table": match.table}
        if recipe["rounds"] == "missing":
            del value["round"]
        if recipe["names"] != "none":
            value["names"] = [name.strip() for name in match.names]
        if recipe["shape"] == "hands":
            value["hands"] = turned_hands(match)
        else:
            value["score"] = list(match.points)
            if recipe["count"] in {"after", "before"}:
                value["hands_played" if recipe["count"] == "after" else "hands"] = len(match.hands)
        values.append(value)
    if recipe["file"] == "json":
        text, lines = json.dumps(values, ensure_ascii=False, indent=1), [0] * len(values)
    else:
        text = "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values)
        lines = list(range(1, len(values) + 1))
    return WrittenResults(recipe, seed, _truth(recipe, matches, lines), text.encode(), recipe["file"])


def _as_table(recipe: Recipe, seed: int, matches: Sequence[Match], chance: Random) -> WrittenResults:
    columns = columns_of(recipe, chance, max(len(match.hands) for match in matches))
    head = [row(words.TITLE[recipe["language"]]), *([row()] if recipe["above"] == "title_empty" else [])]
    lines = [*(head if recipe["above"] != "none" else []), row(*(heading for _, heading in columns))]
    places = []
    for at, match in enumerate(matches):
        if recipe["rows"] == "empty_rows" and at == 2:
            lines.append(row())
        if recipe["rounds"] == "sections" and (at == 0 or matches[at - 1].round != match.round):
            lines.append(row(f"{words.ROUND[recipe['language']][0]} {match.round}"))
        places.append(len(lines) + 1)
        lines += rows_of(recipe, match, at, columns)
    if recipe["rows"] == "bye":
        bye = {"round": 1, "name 0": "Uhu", "name 1": words.BYE[recipe["language"]]}
        lines.append(row(*(bye.get(key) for key, _ in columns)))
    if recipe["rows"] == "total":
        lines.append(Line([Cell("Total"), *(Cell(sum_of(lines, place)) for place in range(1, len(columns)))]))
    sheet = Sheet("Resultate", lines)
    truth = _truth(recipe, matches, places)
    kind = recipe["file"]
    if kind in TEXTS:
        how = TEXTS[kind]
        text = written(sheet, how, recipe["language"])
        how = how if can_encode(text, how.encoding) else replace(how, encoding="utf-8")
        ending = "txt" if kind == "unicode_text" else "csv"
        return WrittenResults(recipe, seed, truth, encoded(text, how.encoding), ending)
    content = ods([sheet]) if kind == "ods" else xlsx([sheet], strict=kind == "strict")
    return WrittenResults(recipe, seed, truth, content, "ods" if kind == "ods" else "xlsx")
