"""Judge a whole tournament that came as JSON: does it hold together, and is it what the file claims of it?

An export carries, beside the facts, what the program made of them. Whoever changes the facts by hand changes
one without the other: then somebody must say which is meant, before anything is saved.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice

from tichu_turnier.files.codec import Json
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.transfer.import_facts import facts_denied
from tichu_turnier.transfer.tournament_json import claims

_NEVER = frozenset(["verify-seat-twice"])
"""What nobody can have meant: it is refused; all else is asked."""
_MOST = 20
"""So many differences are named."""
_JOINED = 2
_OF_A_RESULT = ("score", "hands_played")
_OF_A_ROW = ("place", "name", "victory_points", "tichu_points", "hands")
Said = Mapping[str, Json]
ByNumbers = Mapping[tuple[int, ...], Mapping[str, object]]


def judged(tournament: Tournament, said: Json) -> tuple[Finding, ...]:
    """Errors for what cannot be, questions for what `verify` objects to or one part denies of another.

    `said` are the claims as they stand in the file; None where it has none, as those of others do.
    """
    found = list(map(_as_asked, closed_sum_findings(tournament)))
    found.extend(facts_denied(tournament))
    found.extend(_names(tournament))
    if isinstance(said, dict):
        found.extend(islice(_differing(said, claims(tournament)), _MOST))
    return tuple(found)


def _as_asked(finding: Finding) -> Finding:
    """What blocks is asked, but for what cannot be: a result may have been possible by older regulations."""
    asked = finding.blocks and finding.key not in _NEVER
    return replace(finding, severity=Severity.QUESTION) if asked else finding


def _names(tournament: Tournament) -> Iterator[Finding]:
    """Partnerships called after two people of whom one is no member, and never was."""
    for entrant in tournament.entrants.values():
        called = {folded(part.strip()) for part in entrant.name.split(" & ")}
        members = set(map(folded, entrant.members))
        before = {folded(name) for each in entrant.formerly for name in (each, *each.split(", "))}
        if len(called) == _JOINED and called & members and called - members - before:
            args: dict[str, str | int] = {"name": entrant.name, "members": ", ".join(entrant.members)}
            yield Finding("import-json-members", Severity.QUESTION, args)


def _differing(said: Said, found: Mapping[str, list[dict[str, object]]]) -> Iterator[Finding]:
    yield from _results(_by(said.get("results"), "round", "table"), _by(found["results"], "round", "table"))
    told, made = _by(said.get("standings"), "after_round"), _by(found["standings"], "after_round")
    for key in sorted(told.keys() & made.keys()):
        yield from _rows(key[0], _by(told[key].get("rows"), "id"), _by(made[key].get("rows"), "id"))
    if both := told.keys() & made.keys():
        last = max(both)
        yield from _clubs(_by(told[last].get("rows"), "id"), _by(made[last].get("rows"), "id"))
    draws, drawn = _by(said.get("draws"), "round"), _by(found["draws"], "round")
    for key in sorted(draws.keys() | drawn.keys()):
        one, other = draws.get(key, {}).get("quality"), drawn.get(key, {}).get("quality")
        if one != other:
            yield Finding("import-json-draw", Severity.QUESTION, {"round": key[0]})


def _results(said: ByNumbers, found: ByNumbers) -> Iterator[Finding]:
    for key in sorted(said.keys() | found.keys()):
        one, other = (_match(each.get(key)) for each in (said, found))
        if one != other:
            args: dict[str, str | int] = {"round": key[0], "table": key[1], "said": one, "found": other}
            yield Finding("import-json-result", Severity.QUESTION, args)


def _match(result: Mapping[str, object] | None) -> str:
    """A result as `640:360 (10)`; a dash where there is none."""
    if result is None:
        return "–"
    score, played = (result.get(name) for name in _OF_A_RESULT)
    return f"{':'.join(map(str, score)) if isinstance(score, list) else score} ({played})"


def _rows(number: int, said: ByNumbers, found: ByNumbers) -> Iterator[Finding]:
    """The rows of the standings after a round that are not as they are claimed to be."""
    for key in sorted(said.keys() | found.keys()):
        one, other = said.get(key, {}), found.get(key, {})
        differing = [name for name in _OF_A_ROW if one.get(name) != other.get(name)]
        if differing:
            told, made = ("; ".join(str(each.get(name, "–")) for name in differing) for each in (one, other))
            name = str((other or one).get("name", key[0]))
            args: dict[str, str | int] = {"round": number, "name": name, "said": told, "found": made}
            yield Finding("import-json-standing", Severity.QUESTION, args)


def _clubs(said: ByNumbers, found: ByNumbers) -> Iterator[Finding]:
    """Whoever has another club in the standings of the file than on its list."""
    for key in sorted(said.keys() & found.keys()):
        one, other = said[key].get("club"), found[key].get("club")
        if one is not None and one != other:
            clubs = {"said": str(one), "found": str(other)}
            yield Finding(
                "import-json-club", Severity.QUESTION, {"name": str(found[key].get("name")), **clubs}
            )


def _by(rows: object, *names: str) -> ByNumbers:
    """Rows by the numbers that name them; what is none is left out, and so differs from what is found."""
    each: Iterable[object] = rows if isinstance(rows, list) else ()
    found: dict[tuple[int, ...], Mapping[str, object]] = {}
    for row in each:
        key = tuple(row.get(name) for name in names) if isinstance(row, dict) else ()
        numbers = tuple(part for part in key if isinstance(part, int))
        if isinstance(row, dict) and len(numbers) == len(names):
            found[numbers] = row
    return found
