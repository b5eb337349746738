"""All commands, and the module that each is in."""

import importlib
from collections.abc import Callable, Mapping
from types import MappingProxyType

MODULES: Mapping[str, str] = MappingProxyType(
    {
        "new": "setup.new",
        "set": "setup.options",
        "register": "setup.entrants",
        "withdraw": "setup.entrants",
        "substitute": "setup.entrants",
        "check-in": "setup.registration",
        "pay": "setup.registration",
        "present": "setup.registration",
        "reserve": "setup.registration",
        "keep-apart": "setup.conditions",
        "need-table": "setup.conditions",
        "seeding": "setup.conditions",
        "draw": "rounds.draws",
        "plan": "rounds.draws",
        "enter": "rounds.results",
        "clear": "rounds.results",
        "second": "rounds.second",
        "missing": "rounds.results",
        "penalty": "rounds.penalties",
        "prizes": "reports.prizes",
        "standings": "reports.ranking",
        "season": "reports.seasons",
        "timetable": "rounds.evening",
        "print": "reports.paper",
        "sheets": "reports.paper",
        "presets": "setup.new",
        "advise": "setup.advise",
        "journal": "reports.history",
        "undo": "reports.history",
        "redo": "reports.history",
        "compare": "reports.restore",
        "restore": "reports.restore",
        "verify": "reports.history",
        "export": "setup.exchange",
        "import": "setup.exchange",
        "demo": "setup.demo",
        "audit hand": "rulebook.audit",
        "audit match": "rulebook.audit",
        "audit ranking": "rulebook.audit_ranking",
        "replay": "rulebook.engine",
        "leads": "rulebook.engine",
        "follows": "rulebook.engine",
        "ruling": "rulebook.rulings",
        "bench": "bench.bench",
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
