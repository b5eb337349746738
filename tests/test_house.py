"""Are functions and files short, and folders small, and is there no circle inside a layer?"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

import networkx as nx

from tests.conftest import REPOSITORY
from tests.layers import PACKAGE

LONGEST_FUNCTION, LONGEST_FILE, MOST_DOORS = 40, 400, 20
"""Lines of a function, lines of a file, modules in a folder (`__init__` is the door frame)."""
MOST_ABOUT_KINDS = 21
ABOUT_KINDS = re.compile(
    r"\b(TWO_PLAYERS|SIX_PLAYERS|people_at|fifth|sixth|one_a_side|has_boards|with_booster)\b"
)
REGISTRIES = frozenset({"sheets", "tournament/changes", "tournament/scoring/tie_breaks", "store/migrations"})
"""Folders of one-file things, which may have more."""


@cache
def sources() -> Mapping[str, str]:
    """Every file of the package by its path within it."""
    root = REPOSITORY / PACKAGE
    return {
        file.relative_to(root).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(root.rglob("*.py"))
    }


@cache
def nodes() -> Mapping[str, list[ast.AST]]:
    """What each file is made of."""
    return {path: list(ast.walk(ast.parse(source))) for path, source in sources().items()}


def long_functions() -> Iterator[str]:
    for path, found in nodes().items():
        for node in found:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
                yield f"{path}:{node.name}"


def long_files() -> Iterator[str]:
    return (path for path, source in sources().items() if source.count("\n") > LONGEST_FILE)


def full_folders() -> Iterator[str]:
    doors = Counter(path.rpartition("/")[0] for path in sources() if not path.endswith("__init__.py"))
    return (folder for folder, count in doors.items() if count > MOST_DOORS and folder not in REGISTRIES)


def circles() -> Iterator[str]:
    """Modules that import each other by some way round, in functions and for types only as well."""
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in sources()}
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, path in names.items():
        for module in modules_of(nodes()[path]):
            end = module if module in names else module.rpartition(".")[0]
            if end in names and end != name and end.partition(".")[0] == name.partition(".")[0]:
                graph.add_edge(name, end)
    return (name for ring in nx.strongly_connected_components(graph) if len(ring) > 1 for name in ring)


def modules_of(found: list[ast.AST]) -> Iterator[str]:
    """What a file imports of ours, without the name of the package."""
    for node in found:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            base = (node.module or "").removeprefix(f"{PACKAGE}.")
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name.removeprefix(f"{PACKAGE}.") for alias in node.names)


def lines_about_kinds() -> Iterator[str]:
    """Lines of code that ask what kind of table it is where `tournament/tables` and `rules` should answer.

    The layer `check` is a second opinion and may ask neither, so it is not counted.
    """
    for path, source in sources().items():
        if path.startswith(("rules/", "tournament/tables/", "check/")):
            continue
        other = {
            line
            for node in nodes()[path]
            if isinstance(node, ast.Import | ast.ImportFrom)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            for line in range(node.lineno, (node.end_lineno or 0) + 1)
        }
        for number, line in enumerate(source.splitlines(), 1):
            if number not in other and ABOUT_KINDS.search(line.partition("# ")[0]):
                yield f"{path}:{number}"


def rich_tips() -> Iterator[str]:
    """Tips of the window that may hold what people typed and that Qt could take for a web page."""
    for path, found in nodes().items():
        for node in found:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = {"setToolTip": 0, "showText": 1}.get(node.func.attr)
                if given is not None and not _PLAIN.match(ast.unparse(node.args[given])):
                    yield f"{path}:{node.lineno}"


_PLAIN = re.compile(r"""plain_tip\(|part\.toolTip\(\) or plain_tip\(|told$|(self\._?)?texts\([^=]*\)$|'""")


def test_tips_are_plain_text() -> None:
    assert list(rich_tips()) == []


def test_few_lines_ask_for_the_kind_of_a_table() -> None:
    assert len(found := list(lines_about_kinds())) <= MOST_ABOUT_KINDS, found


def test_functions_are_short() -> None:
    assert list(long_functions()) == []


def test_files_are_short() -> None:
    assert list(long_files()) == []


def test_folders_have_few_doors() -> None:
    assert list(full_folders()) == []


def test_no_modules_of_a_layer_import_each_other() -> None:
    assert list(circles()) == []
