"""Which text keys and values does the code use, and which do the words have?"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tichu_turnier.resource_files import resource

SPEAKERS = frozenset({"texts", "_texts"})
"""Names under which code holds a Texts."""


@dataclass(frozen=True, slots=True)
class Use:
    """One place that asks for a key; `values` is None where they are only known when it runs."""

    key: str
    where: str
    values: frozenset[str] | None


@dataclass(slots=True)
class Words:
    """The messages of one language: for each key the names of its values and the keys it refers to."""

    values: dict[str, frozenset[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


class _Collector(Visitor):
    """Names of values and of other messages in one message."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 -- Fluent's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 -- Fluent's name
        self.references.add(node.id.name)


@cache
def words(language: str) -> Words:
    """All messages of a language."""
    found = Words()
    for file in sorted(resource("texts", language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Junk):
                found.faults.append(
                    f"{file.parent.name}/{file.name}: cannot be read: {entry.content.strip()!r}"
                )
            elif isinstance(entry, fluent.Message):
                _add(entry, found, f"{file.parent.name}/{file.name}")
    return found


def _add(message: fluent.Message, found: Words, file: str) -> None:
    key = message.id.name
    if not file.endswith(f"/{key.partition('-')[0]}.ftl"):
        found.faults.append(f"{file}: {key} belongs into the file of its first word")
    if key in found.values:
        found.faults.append(f"{file}: {key} stands twice")
    collector = _Collector()
    collector.visit(message)
    found.values[key] = frozenset(collector.values)
    found.references |= collector.references


def uses(source: str, file: str) -> Iterator[Use]:
    """Every `Finding("key", ...)`, `texts("key", ...)` and `answer(_, "key", ...)`, and its values."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        if name not in SPEAKERS | {"Finding", "answer"}:
            continue
        keys = node.args[1:] if name == "answer" else node.args
        first = keys[0] if keys else next((k.value for k in node.keywords if k.arg == "key"), None)
        given = _arguments_of_finding(node) if name == "Finding" else _keywords(node)
        if given is not None and "round" in given:
            given |= {"title"}  # what it is called is put in by `Texts`
        yield from (Use(key, f"{file}:{node.lineno}", given) for key in _constants(first))


def _constants(node: ast.expr | None) -> list[str]:
    """The strings an expression can be: itself, or both ends of `a if x else b`."""
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _keywords(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(filter(None, names))


def _arguments_of_finding(node: ast.Call) -> frozenset[str] | None:
    """The names in the dict of a Finding (third argument or `args=`); none given are none."""
    places = [*node.args[2:3], *(keyword.value for keyword in node.keywords if keyword.arg == "args")]
    if not places:
        return frozenset()
    keys = places[0].keys if isinstance(places[0], ast.Dict) else [None]
    return (
        frozenset(key.value for key in keys) if all(isinstance(key, ast.Constant) for key in keys) else None
    )


def mentions(source: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings of a source; as patterns its f-strings that begin like a key (`f"clock-phase-{phase}"`)."""
    strings, patterns = set(), []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.update((node.value, *node.value.split()))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values
            ]
            if re.match(r"[a-z]+\\-", parts[0]):
                patterns.append(re.compile("".join(parts)))
    return strings, patterns
