"""Which commands are there, and in which module of this package is each?"""

import importlib
from collections.abc import Callable, Mapping
from types import MappingProxyType

MODULES: Mapping[str, str] = MappingProxyType(
    {
        "new": "making",
        "set": "regulating",
        "register": "entrants",
        "withdraw": "entrants",
        "substitute": "entrants",
        "check-in": "registration",
        "pay": "registration",
        "present": "presence",
        "reserve": "presence",
        "keep-apart": "conditions",
        "need-table": "conditions",
        "seeding": "conditions",
        "draw": "draws",
        "plan": "plans",
        "enter": "results",
        "clear": "results",
        "second": "second",
        "missing": "results",
        "penalty": "penalties",
        "prizes": "prizes",
        "standings": "ranking",
        "season": "seasons",
        "timetable": "evening",
        "print": "paper",
        "sheets": "paper",
        "presets": "making",
        "advise": "advising",
        "journal": "history",
        "undo": "history",
        "redo": "history",
        "compare": "past",
        "restore": "past",
        "verify": "history",
        "export": "exchange",
        "import": "exchange",
        "demo": "demo",
        "audit hand": "audit",
        "audit match": "audit",
        "audit ranking": "audit_ranking",
        "replay": "engine",
        "leads": "engine",
        "follows": "engine",
        "ruling": "rulings",
        "bench": "bench",
    }
)
"""Command to module, in the order of the help; only the module of the command that is asked for is loaded."""

SIGNED = frozenset({"audit hand", "audit match", "penalty"})
"""Commands whose arguments may be negative numbers."""

PYTHON_NAMES = {
    "set": "set_settings",
    "print": "print_sheet",
    "import": "import_file",
    "export": "export_file",
}
"""Commands that are called differently in Python, where their name is taken."""


def function_of(command: str) -> Callable[..., None]:
    """The function that carries out a command; KeyError for an unknown one."""
    module = importlib.import_module(f"tichu_turnier.cli.{MODULES[command]}")
    name = PYTHON_NAMES.get(command, command.replace(" ", "_").replace("-", "_"))
    function: Callable[..., None] = getattr(module, name)
    return function
