"""Who may import whom, and which imports of a source break that?

The table is that of the design: `ours` names layers of tichu_turnier, `outside` libraries; a library that
only some files of a layer may import stands in `only_in` with the beginnings of those files' paths. The
standard library is free for all, save where `pure` forbids whatever reaches out of a value: clock, file,
chance, other processes.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import PurePosixPath

PACKAGE = "tichu_turnier"
CLOCK = frozenset({"now", "today", "utcnow"})
REACHING_OUT = frozenset({"open", "print", "input"})
LAZY_ONLY = frozenset({"PySide6", f"{PACKAGE}.gui"})
"""What `cli`, `app` and `__main__` import inside of functions only: `--help` must not wait for Qt."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What one layer may import."""

    ours: frozenset[str] = frozenset()
    outside: frozenset[str] = frozenset()
    only_in: dict[str, str] = field(default_factory=dict)
    pure: bool = False
    lazy_qt: bool = False


def _names(words: str) -> frozenset[str]:
    return frozenset(words.split())


IMPURE = _names(
    "asyncio glob http importlib io locale os pathlib secrets shutil signal socket sqlite3 subprocess"
)
IMPURE |= _names("tempfile threading time urllib")
_CORE = _names("finding folding formula_injection typed rules tournament")
_DESK = _names("files desk entry replay transfer")
_ALL = _CORE | _DESK | _names("check texts settings resource_files words store sheets web gui cli app")
LAYERS = {
    "finding": Layer(pure=True),
    "folding": Layer(pure=True),
    "formula_injection": Layer(pure=True),
    "typed": Layer(_names("finding folding"), pure=True),
    "check": Layer(),
    "rules": Layer(_names("finding"), pure=True),
    "tournament": Layer(
        _names("finding folding typed rules"), _names("rustworkx"), {"openskill": "scoring/rating"}, pure=True
    ),
    "resource_files": Layer(),
    "texts": Layer(_names("resource_files"), _names("fluent")),
    "settings": Layer(frozenset(), _names("platformdirs")),
    "words": Layer(_CORE | _names("texts")),
    "store": Layer(
        _CORE | _names("files"),
        _names("sqlmodel sqlalchemy"),
        {"psycopg": "server/", "cryptography": "server/tls"},
    ),
    "files": Layer(_CORE),
    "desk": Layer(
        _CORE | _names("files store"),
        _names("rapidfuzz numpy"),
        {"zeroconf": "nearby", "snowballstemmer": "referee_words"},
    ),
    "entry": Layer(_CORE | _names("files desk")),
    "replay": Layer(_CORE | _names("files desk entry")),
    "transfer": Layer(
        _CORE | _DESK | _names("texts words"), frozenset(), {"openpyxl": "workbook", "xlrd": "workbook"}
    ),
    "sheets": Layer(
        _CORE | _names("texts words settings resource_files"),
        _names("segno"),
        {
            "bidi": "layout/letters",
            "reportlab": "formats/pdf layout/letters",
            "pikepdf": "formats/pdf_tags",
            "uharfbuzz": "layout/letters",
            "openpyxl": "formats/excel",
            "icalendar": "timetable_sheet",
        },
    ),
    "web": Layer(
        _CORE | _DESK | _names("sheets texts words resource_files"), _names("starlette uvicorn jinja2")
    ),
    "gui": Layer(
        _CORE | _DESK | _names("sheets texts words settings resource_files web"),
        _names("PySide6 shiboken6 pypdfium2 segno"),
    ),
    "cli": Layer(_ALL, _names("typer"), lazy_qt=True),
    "app": Layer(_ALL, _names("PySide6"), lazy_qt=True),
    "__main__": Layer(_names("cli"), lazy_qt=True),
    "__init__": Layer(),
}


@dataclass(frozen=True, slots=True)
class Import:
    """One imported module by its full name, with the line and whether it stands in a function."""

    name: str
    line: int
    lazy: bool


def violations(file: str, source: str) -> list[str]:
    """One sentence for each broken rule in a source; `file` is its path from the repository, with `/`."""
    path = PurePosixPath(file)
    name = path.parts[1].removesuffix(".py")
    layer = LAYERS.get(name)
    if layer is None:
        return [f"{file}:1: {name} is no layer: move it into one or give it a line in tests/layers.py"]
    tree = ast.parse(source)
    imports = _imports(tree, path)
    found = [(each.line, said) for each in imports if (said := _broken(path, name, layer, each))]
    if layer.pure:
        found += _impure(tree, name)
    return [f"{file}:{line}: {said}" for line, said in sorted(found)]


def _imports(tree: ast.AST, path: PurePosixPath, *, lazy: bool = False) -> Iterator[Import]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno, lazy) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, path)
            # Of our package `from tichu_turnier import gui` names a layer by its last part.
            ends = [f"{base}.{alias.name}" if base == PACKAGE else base for alias in node.names]
            yield from (Import(end, node.lineno, lazy) for end in ends)
        elif isinstance(node, ast.Call) and (dynamic := _imported_by_call(node)):
            yield Import(dynamic, node.lineno, lazy)
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from _imports(node, path, lazy=lazy or inside)


def _absolute(node: ast.ImportFrom, path: PurePosixPath) -> str:
    """The full name of `from ..x import y`: a dot is the folder, each further dot one folder up."""
    if not node.level:
        return node.module or ""
    folder = path.parts[: len(path.parts) - node.level]
    return ".".join((*folder, *filter(None, (node.module,))))


def _imported_by_call(node: ast.Call) -> str | None:
    """The module of `importlib.import_module("x")` or `__import__("x")`."""
    called = ast.unparse(node.func).rpartition(".")[2]
    if called in {"import_module", "__import__"} and node.args and isinstance(node.args[0], ast.Constant):
        return str(node.args[0].value)
    return None


def _broken(path: PurePosixPath, name: str, layer: Layer, each: Import) -> str | None:
    """What is wrong with an import, if anything."""
    top, _, rest = each.name.partition(".")
    part = rest.partition(".")[0]
    if layer.lazy_qt and not each.lazy and {top, f"{top}.{part}"} & LAZY_ONLY:
        return f"{name} may import {each.name} only inside of a function: a command must not wait for Qt"
    if top == PACKAGE:
        # Names of the package itself, such as __version__, are no layer.
        allowed = part in {"", name} or part.startswith("__") or part in layer.ours
        return (
            None
            if allowed
            else f"{name} imports {each.name}, but of ours it may import only: {_list(layer.ours)}"
        )
    return _outside_broken(path, name, layer, top)


def _outside_broken(path: PurePosixPath, name: str, layer: Layer, top: str) -> str | None:
    """What is wrong with the import of a module that is not ours, if anything."""
    if layer.pure and top in IMPURE:
        return f"{name} imports {top}, but it is pure: no clock, file, process or network"
    if top in sys.stdlib_module_names or top in layer.outside:
        return None
    if top not in layer.only_in:
        libraries = _list({*layer.outside, *layer.only_in})
        return f"{name} imports {top}, but of libraries it may import only: {libraries}"
    places = layer.only_in[top].split()
    allowed = "/".join(path.parts[2:]).startswith(tuple(places))
    return None if allowed else f"{name} may import {top} only in files that begin with {_list(set(places))}"


def _impure(tree: ast.AST, name: str) -> Iterator[tuple[int, str]]:
    """Clock, chance and output by names that need no forbidden import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            whole = ast.unparse(node)
            if whole.startswith(("datetime.", "date.")) and node.attr in CLOCK:
                yield node.lineno, f"{name} reads the clock ({whole}), but the time is an argument"
            elif whole.startswith("random.") and whole.count(".") == 1 and node.attr != "Random":
                yield node.lineno, f"{name} uses {whole}, but only random.Random(seed) can be repeated"
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            for chance in (alias.name for alias in node.names if alias.name != "Random"):
                yield (
                    node.lineno,
                    f"{name} uses random.{chance}, but only random.Random(seed) can be repeated",
                )
        elif isinstance(node, ast.Call) and (said := _impure_call(node)):
            yield node.lineno, f"{name} {said}"


def _impure_call(node: ast.Call) -> str | None:
    """What a call does that a pure function does not, if anything."""
    called = ast.unparse(node.func)
    if called in {"random.Random", "Random"} and not node.args:
        return "makes Random() without a seed, but every draw must be repeatable"
    return f"calls {called}(), but it is pure: it returns values" if called in REACHING_OUT else None


def _list(names: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
