"""Write a whole tournament as JSON, and read it back.

The text is one object: `format` (`tichu-turnier`), `version` (1), and the fields of `model.Tournament` under
their names: `name`, `day`, `place`, `regulations`, `timetable` (`zone`, `slots`), `entrants`, `rounds` (each
with its `tables`: `table`, the four `seats`, perhaps a `fifth` and a `sixth`), `results` (each with `round`,
`table` and `report`: of the kind `Hands`, hand by hand, or `Totals`), `clock`, `penalties`, `prizes` and
`noted`; `identity` is the same in every copy. Lists of what has a number are in the order of the numbers.
`claims` says what the program makes of all that, which is compared with the facts when they are read back;
`deviations` says where the director intervened. The journal stays with the file.
"""

import json
import re
import typing
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from hashlib import blake2b
from itertools import islice
from types import MappingProxyType

from tichu_turnier.desk.tournament_file import unknown_words
from tichu_turnier.files.codec import Json, decoded_fields, encoded, wrong
from tichu_turnier.files.whole import KeyTwiceError, parsed_json
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import calls_of
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import up_to
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.model.decisions import DeviationKind, Penalty
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    Regulations,
    Result,
    ResultKey,
    Tournament,
)
from tichu_turnier.tournament.registration.entrants import MOST_ENTRANTS
from tichu_turnier.tournament.registration.identity import UNSAID
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.tables.table import regulations_at
from tichu_turnier.words.listings.journal import deviation_lines
from tichu_turnier.words.listings.standings import plain_rows
from tichu_turnier.words.numbers import plain

_FORMAT = "tichu-turnier"
_VERSION = 1
_BYTES = 8
"""Of an identity that is made here."""
_NAMED = 20
"""So many values out of bounds are named."""
_CLAIMS, _DEVIATIONS = "claims", "deviations"
LANGUAGE = "en"
"""Of the deviations: whoever exports it, one tournament has one text."""

_KINDS: Mapping[str, object] = MappingProxyType(
    {
        **typing.get_type_hints(Tournament),
        "entrants": tuple[Entrant, ...],
        "results": tuple[Result, ...],
        "penalties": tuple[Penalty, ...],
    }
)
"""What stands in each field; mappings are written as lists, their keys are in their values."""


def export_json(tournament: Tournament) -> str:
    """The same text for the same tournament, in whichever order its parts came to it."""
    told = plain_deviations(tournament, Texts(LANGUAGE))
    whole = {**facts(tournament), _CLAIMS: claims(tournament), _DEVIATIONS: told}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def plain_deviations(tournament: Tournament, texts: Texts) -> list[dict[str, str | int]]:
    """Where the director intervened, in words; of a draw that was published all the same, which warning."""
    return [
        {"kind": each.kind.value, "round": each.round, "text": words}
        | ({"warning": each.reason} if each.kind is DeviationKind.WARNED else {})
        for each, words in deviation_lines(tournament, texts)
    ]


def facts(tournament: Tournament) -> dict[str, Json]:
    """What is read back, without what the program makes of it."""
    plain = encoded(tournament)
    assert isinstance(plain, dict)  # noqa: S101 - a dataclass becomes an object
    del plain["half_typed"], plain["typed_again"]
    return {"format": _FORMAT, "version": _VERSION, **plain}


def import_json(text: str) -> Tournament:
    """The tournament that `export_json` wrote; raises Refusal with everything that does not fit."""
    return imported(text)[0]


def imported(text: str) -> tuple[Tournament, Json]:
    """The same, and what the file claims of it (`claims`); None where it claims nothing."""
    data = _data(text)
    said = data.pop(_CLAIMS, None)
    check_size(data)
    findings = tuple(islice(_out_of_bounds(data), _NAMED))
    if findings:
        raise Refusal(*findings)
    tournament = _tournament(data)
    if findings := tuple(_incoherent(tournament)):
        raise Refusal(*findings)
    known = tournament if tournament.identity else replace(tournament, identity=_identity_of(data))
    return known, said


def _identity_of(data: Mapping[str, Json]) -> str:
    """Which tournament it is, of an export of an earlier version: the same each time it is read."""
    told = json.dumps({**data, "identity": ""}, sort_keys=True)
    return UNSAID + blake2b(told.encode("utf-8", "surrogatepass"), digest_size=_BYTES).hexdigest()


def _data(text: str) -> dict[str, Json]:
    try:
        data = parsed_json(text.removeprefix("\ufeff"))
    except KeyTwiceError as twice:
        raise Refusal(twice.finding) from None
    except (ValueError, RecursionError):
        raise Refusal(Finding("import-not-json")) from None
    if not isinstance(data, dict) or data.pop("format", None) != _FORMAT:
        raise Refusal(Finding("import-json-foreign"))
    version = data.pop("version", None)
    if version != _VERSION:
        raise Refusal(Finding("import-json-version", args={"version": str(version), "known": _VERSION}))
    data.pop(_DEVIATIONS, None)
    return data


def _tournament(data: Mapping[str, Json]) -> Tournament:
    values = decoded_fields(Tournament, _KINDS, data, "")
    entrants, results = values.pop("entrants", ()), values.pop("results", ())
    penalties = values.pop("penalties", ())
    _refuse_twice("entrants", (entrant.id for entrant in entrants))
    _refuse_twice("results", ((result.round, result.table) for result in results))
    _refuse_twice("penalties", (penalty.number for penalty in penalties))
    return Tournament(
        **values,
        entrants=frozen((entrant.id, entrant) for entrant in entrants),
        results=frozen(((result.round, result.table), result) for result in results),
        penalties=frozen((penalty.number, penalty) for penalty in penalties),
    )


def _refuse_twice(path: str, keys: Iterable[object]) -> None:
    twice = [key for key, count in Counter(keys).items() if count > 1]
    if twice:
        raise Refusal(*(finding for key in twice for finding in wrong(path, key).findings))


def _incoherent(tournament: Tournament) -> Iterable[Finding]:
    """Whatever points at something that is not there: the standings could not be made from it."""
    yield from _unknown(tournament.regulations)
    yield from _people(tournament)
    for index, drawn in enumerate(tournament.rounds):
        _refuse_twice(f"rounds[{index}].tables", (seating.table for seating in drawn.tables))
        if drawn.number != index + 1:
            yield from wrong(f"rounds[{index}].number", drawn.number).findings
        for stranger in sorted(drawn.people() - set(tournament.entrants)):
            yield from wrong(f"rounds[{index}]", stranger).findings
    for number, table in tournament.results:
        if tournament.seating(number, table) is None:
            yield from wrong("results", f"{number}/{table}").findings
    yield from _calls(tournament)
    yield from _astray(tournament)
    if tournament.clock is not None and tournament.round(tournament.clock.round) is None:
        yield from wrong("clock.round", tournament.clock.round).findings


def _people(tournament: Tournament) -> Iterable[Finding]:
    for index, (key, entrant) in enumerate(tournament.entrants.items()):
        for other in sorted(set(entrant.apart_from) - (tournament.entrants.keys() - {key})):
            yield from wrong(f"entrants[{index}].apart_from", other).findings
        for payment in (each for each in entrant.payments if each.amount <= 0):
            yield from wrong(f"entrants[{index}].payments", payment.amount).findings


def _calls(tournament: Tournament) -> Iterable[Finding]:
    """Calls that are not those of four seats, or of six where seat 4 or 5 called."""
    for (number, table), result in tournament.results.items():
        passes = result.second_pass
        reports = (result.report, *(() if passes is None else (passes.first, passes.second)))
        for report in reports:
            for hand in report.hands if isinstance(report, Hands) else ():
                if calls_of(hand.calls) != hand.calls:
                    yield from wrong(f"results/{number}/{table}.calls", len(hand.calls)).findings


def _astray(tournament: Tournament) -> Iterable[Finding]:
    for number, penalty in tournament.penalties.items():
        for stranger in sorted(set(penalty.who) - tournament.entrants.keys()):
            yield from wrong(f"penalties/{number}", stranger).findings
        if number < 1 or not penalty.who:
            yield from wrong("penalties", number).findings


def _unknown(regulations: Regulations) -> Iterable[Finding]:
    for field, word in unknown_words(regulations):
        yield from wrong(f"regulations.{field}", word).findings
    for rule in HOUSE_RULES:
        if rule.read(regulations.rules) not in rule.answers:
            yield from wrong(f"regulations.rules.{rule.key}", rule.read(regulations.rules)).findings


Claims = dict[str, list[dict[str, object]]]


def claims(tournament: Tournament) -> Claims:
    """Everything that somebody else can recompute from the facts, as `check` does.

    Standings after every round that is drawn (those of a tournament without draws have `after_round` 0); of
    every draw the repeats of the evening up to it and the least that any draw could have; of every result
    whether the audit finds it possible, and what it brings to each entrant as it counts, bare of penalties.
    """
    last = len(tournament.rounds)
    return {
        "standings": [
            {"after_round": number, "rows": plain_rows(tournament, number)}
            for number in range(min(1, last), last + 1)
        ],
        "draws": [_draw(tournament, number) for number in range(1, last + 1)],
        "results": _results(tournament),
    }


def _draw(tournament: Tournament, number: int) -> dict[str, object]:
    then = up_to(tournament, number)
    return {"round": number, "quality": asdict(quality_of(then)), "bound": asdict(bound_of(then))}


def _results(tournament: Tournament) -> list[dict[str, object]]:
    shares = _shares(tournament)
    return [_result(tournament, tournament.results[key], shares[key]) for key in sorted(tournament.results)]


def _shares(tournament: Tournament) -> Mapping[ResultKey, dict[EntrantId, MatchScore]]:
    """What each entrant brought away from each table, by round and table."""
    tables = {
        (drawn.number, who): seating.table
        for drawn in tournament.rounds
        for seating in drawn.tables
        for who in seating.entrants()
    }
    found: dict[ResultKey, dict[EntrantId, MatchScore]] = defaultdict(dict)
    for who, tally in tallies(tournament, len(tournament.rounds)).items():
        for number, share in tally.rounds.items():
            found[number, tables[number, who]][who] = share
    return found


def _result(
    tournament: Tournament, result: Result, shares: Mapping[EntrantId, MatchScore]
) -> dict[str, object]:
    regulations = regulations_at(tournament, result.round, result.table)
    objections = audit_match(result.report, regulations)
    possible = not any(finding.blocks for finding in objections)
    brings = [
        {"id": who, "victory_points": plain(share.victory_points)}
        | {"tichu_points": share.tichu_points, "hands": share.hands}
        for who, share in sorted(shares.items())
    ]
    told = {"score": list(result.report.totals), "hands_played": result.report.hands_played}
    return {"round": result.round, "table": result.table, **told, "possible": possible, "brings": brings}


_LONGEST_TEXT = 1000
"""Characters of any text: a reason, a name, a prize."""
_MOST_ITEMS = 20_000
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
    "fee": (0, 10**9),
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


def _out_of_bounds(data: Json, path: str = "", name: str = "") -> Iterator[Finding]:
    """Everything that no tournament has, with its path; the deepest first."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield from _out_of_bounds(item, f"{path}.{key}" if path else key, key)
    elif isinstance(data, list):
        if len(data) > _MOST_ITEMS:
            yield from wrong(path, len(data)).findings
            return
        for index, item in enumerate(data):
            yield from _out_of_bounds(item, f"{path}[{index}]")
    elif isinstance(data, str):
        if len(data) > _LONGEST_TEXT or _UNPRINTABLE.search(data):
            yield from wrong(path, data).findings
    elif isinstance(data, int) and not isinstance(data, bool):
        least, most = _BOUNDS.get(name, (-_LARGEST, _LARGEST))
        if not least <= data <= most:
            yield from wrong(path, data).findings
