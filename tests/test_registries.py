"""Is every pluggable file listed in the tuple of its package, and nothing else?"""

import ast
import importlib
import pkgutil
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from tichu_turnier import gui
from tichu_turnier.gui.workspace import SCREENS


@dataclass(frozen=True)
class Registry:
    """A package, its tuple, and those of its modules that are not pluggable things themselves."""

    package: str
    tuple_name: str
    besides: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return self.tuple_name


# What sheets are made with and of. A new sheet belongs into SHEETS instead.
SHEET_TOOLS = frozenset(
    {"club", "document", "look", "parts", "sheet", "formats", "layout"}
    | {"other_documents", "charts"}  # about several tournaments, or what no snapshot knows
)
# What players are made of. A new player belongs into PLAYERS instead.
PLAYER_TOOLS = frozenset({"player", "sorting"})
REGISTRIES = [
    Registry("tichu_turnier.tournament.draws.formats", "FORMATS"),
    Registry("tichu_turnier.tournament.scoring.tie_breaks", "TIE_BREAKS"),
    Registry("tichu_turnier.rules.players", "PLAYERS", PLAYER_TOOLS),
    Registry("tichu_turnier.sheets", "SHEETS", SHEET_TOOLS),
]


def keyed(module: ModuleType) -> dict[str, object]:
    """What a module itself makes that has a `key`, by name: its constants, else its classes."""
    tree = ast.parse(module.__spec__.loader.get_source(module.__name__))
    made = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [
        target for node in made for target in getattr(node, "targets", [getattr(node, "target", None)])
    ]
    constants = [target.id for target in targets if isinstance(target, ast.Name)]
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    things = ({name: getattr(module, name, None) for name in names} for names in (constants, classes))
    with_key = ({name: each for name, each in group.items() if has_key(each)} for group in things)
    return next(filter(None, with_key), {})


def has_key(thing: object) -> bool:
    return isinstance(getattr(thing, "key", None), str)


def faults(registry: Registry, package: ModuleType) -> list[str]:
    """One sentence for each file that the tuple does not know, and for each entry without a file."""
    listed = getattr(package, registry.tuple_name)
    found, kinds, known = [], {type(each) for each in listed}, []
    for name in sorted(each.name for each in pkgutil.iter_modules(package.__path__)):
        if name in registry.besides:
            continue
        here = keyed(importlib.import_module(f"{registry.package}.{name}"))
        registered = [thing for thing, each in here.items() if any(each is other for other in listed)]
        known += [here[thing] for thing in registered]
        others = [thing for thing, each in here.items() if type(each) in kinds and thing not in registered]
        lacking = others if registered else others or [next(iter(here), "something with a `key`")]
        found += [
            f"{registry.package}: {registry.tuple_name} lacks a line with {thing} of {name}.py"
            for thing in lacking
        ]
    strangers = [each for each in listed if not any(each is other for other in known)]
    found += [f"{registry.package}: `{each.key}` of {registry.tuple_name} has no file" for each in strangers]
    return found


@pytest.mark.parametrize("registry", REGISTRIES, ids=str)
def test_folder_and_tuple_agree_and_keys_are_one_of_a_kind(registry):
    package = importlib.import_module(registry.package)
    found = faults(registry, package)
    assert not found, "\n" + "\n".join(found)
    keys = [each.key for each in getattr(package, registry.tuple_name)]
    assert len(keys) == len(set(keys))
    assert not [key for key in keys if key != key.lower() or " " in key or "_" in key], "keys are kebab-case"


def test_every_screen_is_listed():
    files = Path(gui.__file__).parent.rglob("*_screen.py")
    assert {file.stem for file in files} == {each.__module__.rpartition(".")[2] for each in SCREENS}
    assert len(SCREENS) == len({each.key for each in SCREENS})


def test_the_check_names_the_missing_line(tmp_path, monkeypatch):
    folder = tmp_path / "few_things"
    folder.mkdir()
    thing = "from types import SimpleNamespace as Thing\n{} = Thing(key='{}')\n"
    (folder / "hawk.py").write_text(thing.format("HAWK", "hawk"))
    (folder / "otter.py").write_text(thing.format("OTTER", "otter"))
    (folder / "__init__.py").write_text("from few_things.hawk import HAWK\nTHINGS = (HAWK,)\n")
    monkeypatch.syspath_prepend(tmp_path)
    package = importlib.import_module("few_things")
    assert faults(Registry("few_things", "THINGS"), package) == [
        "few_things: THINGS lacks a line with OTTER of otter.py"
    ]
    assert faults(Registry("few_things", "THINGS", frozenset({"otter"})), package) == []
