"""Which numbers and texts of a file are out of all bounds, before anything is made of them."""

import re
from collections.abc import Iterator, Mapping

from tichu_turnier.files.codec import Json, wrong
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.registration.entrants import MOST_ENTRANTS

LONGEST_TEXT = 1000
"""Characters of any text: a reason, a name, a prize."""
MOST_ITEMS = 20_000
"""Entries of any list."""
MOST_TABLES = 10_000
"""Of all rounds together: 5,000 people in eight rounds."""
_LARGEST = 10**6
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_BOUNDS: Mapping[str, tuple[int, int]] = {
    "advancing": (0, 999),
    "best_of_three_from": (0, 999),
    "board_seed": (0, 10**12),
    "clubs_apart_rounds": (0, 999),
    "dropped_rounds": (0, 999),
    "first_out": (0, 5),
    "first_round": (1, 999),
    "groups": (0, 999),
    "hands_per_stage": (0, 999),
    "hands_played": (0, 999),
    "hint_from": (0, 10**9),
    "id": (1, _LARGEST),
    "number": (1, _LARGEST),
    "rounds": (1, 999),
    "seed": (0, 2**63 - 1),
    "stages": (1, 99),
    "table": (0, _LARGEST),  # 0 where something is noted of a round as a whole
    "withdrawn_from": (1, _LARGEST),
}
"""The least and the largest whole number of a field; of others a million, above and below zero."""


def check_size(data: Mapping[str, Json]) -> None:
    """Raises Refusal where there are far more people or tables than in any tournament; quickly."""
    entrants, rounds = data.get("entrants"), data.get("rounds")
    if isinstance(entrants, list) and len(entrants) > MOST_ENTRANTS:
        raise Refusal(Finding("entrant-too-many", args={"most": MOST_ENTRANTS}))
    drawn = rounds if isinstance(rounds, list) else []
    tables = (each.get("tables") for each in drawn if isinstance(each, dict))
    count = sum(len(each) for each in tables if isinstance(each, list))
    if count > MOST_TABLES:
        raise Refusal(Finding("import-too-many-tables", args={"count": count, "most": MOST_TABLES}))


def out_of_bounds(data: Json, path: str = "", name: str = "") -> Iterator[Finding]:
    """Everything that no tournament has, with its path; the deepest first."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield from out_of_bounds(item, f"{path}.{key}" if path else key, key)
    elif isinstance(data, list):
        if len(data) > MOST_ITEMS:
            yield from wrong(path, len(data)).findings
            return
        for index, item in enumerate(data):
            yield from out_of_bounds(item, f"{path}[{index}]")
    elif isinstance(data, str):
        if len(data) > LONGEST_TEXT or _UNPRINTABLE.search(data):
            yield from wrong(path, data).findings
    elif isinstance(data, int) and not isinstance(data, bool):
        least, most = _BOUNDS.get(name, (-_LARGEST, _LARGEST))
        if not least <= data <= most:
            yield from wrong(path, data).findings
