"""Find the command that a command line asks for, run it, and return its exit code."""

import contextlib
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import MethodType
from typing import TYPE_CHECKING, Annotated, cast

from tichu_turnier import __version__
from tichu_turnier.cli.terminal import SERVERS, Terminal, UsageRefusal, file_path, nearest, usage
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import load_settings, log_folder, settings_path
from tichu_turnier.texts import FIRST_LANGUAGE, Texts, languages

if TYPE_CHECKING:
    from typer import TyperException
    from typer.core import TyperCommand, TyperGroup

PROGRAM = "tichu-turnier"
DONE, REFUSED, BAD_USAGE = 0, 1, 2
LANGUAGE_OPTION = "--language"
ENDINGS = (".tichu",)
_OF_A_PARAMETER = {"MissingParameter": "cli-usage-missing", "BadParameter": "cli-usage-bad-number"}
"""Only numbers can be bad before a command looks at them itself: all else is text."""
_COMMANDS = (
    ("setup.new", "new, set"),
    ("setup.entrants", "register, withdraw, substitute, erase"),
    ("setup.waiting", "move-up"),
    ("setup.entrants", "check-in, pay, present, reserve, keep-apart, need-table, label, seeding"),
    ("rounds.draws", "draw, plan"),
    ("rounds.results", "enter, clear, second, missing"),
    ("rounds.open_points", "open"),
    ("rounds.draws", "lock"),
    ("rounds.penalties", "penalty"),
    ("reports.ranking", "prizes, standings, season"),
    ("rounds.timetable", "timetable"),
    ("reports.paper", "print, sheets"),
    ("setup.new", "presets"),
    ("setup.advise", "advise"),
    ("reports.history", "journal, undo, redo, compare, restore, verify, repair"),
    ("reports.second_opinion", "check"),
    ("setup.exchange", "export, import"),
    ("setup.hall", "share, join, tournaments"),
    ("setup.hall", "serve"),
    ("setup.demo", "demo, generate"),
    ("rulebook.audit", "audit hand, audit match, audit ranking"),
    ("rulebook.engine", "replay, leads, follows"),
    ("rulebook.rulings", "ruling"),
    ("bench", "bench"),
)
MODULES = {command: module for module, commands in _COMMANDS for command in commands.split(", ")}
"""Command to module, in the order of the help; only the module of the command that is asked for is loaded."""
SIGNED = frozenset({"audit hand", "audit match", "penalty"})
"""Commands whose arguments may be negative numbers."""
_FILES = {"import": "import_file", "export": "export_file"}
PYTHON_NAMES = {"set": "set_settings", "print": "print_sheet", "open": "show_open", **_FILES}
"""Commands that are called differently in Python, where their name is taken."""


def function_of(command: str) -> Callable[..., None]:
    """The function that carries out a command; KeyError for an unknown one."""
    module = importlib.import_module(f"tichu_turnier.cli.{MODULES[command]}")
    name = PYTHON_NAMES.get(command, command.replace(" ", "_").replace("-", "_"))
    function: Callable[..., None] = getattr(module, name)
    return function


def command_of(name: str, terminal: Terminal) -> "TyperCommand":
    """A command that speaks through a terminal; its last option is `--json`, which every command has."""
    import typer

    def common(as_json: Annotated[bool, typer.Option("--json")] = False) -> None: ...

    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command(name)(MethodType(function_of(name), terminal))
    app.command("common")(common)
    command, with_json = cast("TyperGroup", typer.main.get_command(app)).commands.values()
    for argument in command.params:
        if isinstance(argument, typer.core.TyperArgument):
            argument.metavar = argument.metavar or str(argument.name).upper()
    command.params += with_json.params
    return cast("TyperCommand", command)


def help_of_all(texts: Texts) -> str:
    width = max(map(len, MODULES))
    commands = (f"  {name:<{width}}  {texts(f'cli-{_key(name)}')}" for name in MODULES)
    return "\n".join(
        (
            f"{PROGRAM} [FILE]                  {texts('cli-help-window')}",
            f"{PROGRAM} COMMAND [OPTIONS] ...  {texts('cli-help-command')}",
            "",
            texts("cli-help-commands"),
            *commands,
            "",
            texts("cli-help-more"),
        )
    )


def put_words(command: "TyperCommand", name: str, texts: Texts) -> None:
    """Gives a command and its options their words: `cli-<command>-<option>`, else `cli-option-<option>`."""
    key = _key(name)
    command.help = texts(f"cli-{key}")
    for parameter in command.params:
        option = str(parameter.name).replace("_", "-")
        keys = (f"cli-{key}-{option}", f"cli-option-{option}")
        words = next((texts(known) for known in keys if texts.has(known)), "")
        if words and hasattr(parameter, "help"):
            parameter.help = words


def _key(name: str) -> str:
    return name.replace(" ", "-")


def help_of(command: "TyperCommand", program: str, texts: Texts) -> str:
    """The help of one command; the headings that the library writes are put into the person's language."""
    text = command.get_help(command.make_context(program, [], resilient_parsing=True))
    for english in ("Usage", "Options", "Arguments"):
        text = text.replace(f"{english}:", texts(f"cli-heading-{english.lower()}") + ":", 1)
    return text.replace("Show this message and exit.", texts("cli-option-help"))


def problem(error: "TyperException", texts: Texts) -> str:
    """What is wrong with the arguments; in the library's own words where there are none of ours."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(getattr(error, "possibilities", None) or ())
        option = str(getattr(error, "option_name", ""))
        return texts("cli-usage-no-such-option", option=option, nearest=near or "none")
    if kind == "BadOptionUsage":
        return texts("cli-usage-needs-value", option=str(getattr(error, "option_name", "")))
    parameter = getattr(error, "param", None)
    if kind in _OF_A_PARAMETER and parameter is not None:
        return texts(_OF_A_PARAMETER[kind], name=parameter.get_error_hint().strip("'"))
    if kind == "UsageError":
        return texts("cli-usage-too-much", words=error.format_message().partition("(s)")[2].strip(" ()"))
    return error.format_message()


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks for; returns 0 (done), 1 (refused) or 2 (bad usage)."""
    _open_what_is_closed()
    _speak_unicode()
    given = [_readable(word) for word in (sys.argv[1:] if arguments is None else arguments)]
    language, rest = _language(given)
    terminal = Terminal(Texts(language, minus="-"))
    try:
        _check(language)
        return _run(rest, terminal)
    except UsageRefusal as refusal:
        terminal.tell(refusal.findings)
        return BAD_USAGE
    except Refusal as refusal:
        terminal.tell(refusal.findings)
        return REFUSED
    except BrokenPipeError:  # the reader of our output has seen enough
        return DONE
    except Exception as error:  # noqa: BLE001 - the last resort: a bug is logged, and nobody sees a traceback
        return _apologise(error, terminal)
    finally:
        _let_go_of_output()


def _run(arguments: list[str], terminal: Terminal) -> int:
    if not arguments:
        return _window(None)
    two = " ".join(arguments[:2])
    word, rest = (two, arguments[2:]) if two in MODULES else (arguments[0], arguments[1:])
    if word in ("--help", "-h", "help"):
        terminal.say(help_of_all(terminal.texts))
        return DONE
    if word == "--version":
        terminal.say(f"{PROGRAM} {__version__}")
        return DONE
    if word in MODULES:
        return _command(word, rest, terminal)
    if not rest and not word.startswith("-") and _is_file(word):
        return _window(file_path(word))
    raise usage("cli-no-such-command", word=word, nearest=nearest(word, MODULES) or "--help")


def _command(name: str, arguments: list[str], terminal: Terminal) -> int:
    import typer  # as slow as everything else that `--help` needs together

    command = command_of(name, terminal)
    put_words(command, name, terminal.texts)
    program = f"{PROGRAM} {name}"
    if name in SIGNED:
        arguments = [re.sub(r"^-(?=\d)", "−", argument) for argument in arguments]
    try:
        if "--help" in arguments:
            terminal.say(help_of(command, program, terminal.texts))
            return DONE
        with command.make_context(program, arguments) as context:
            terminal.as_json = context.params.pop("as_json")
            command.invoke(context)  # `command.main` would end with 1 when the reader of a pipe is gone
    except typer.Exit as end:
        return end.exit_code
    except typer.TyperException as error:
        more = terminal.texts("cli-usage-more", command=program)
        sys.stderr.write(f"{problem(error, terminal.texts)}\n{more}\n")
        return BAD_USAGE
    return DONE


def _window(path: Path | None) -> int:
    from tichu_turnier.app import run_window

    return run_window(path)


def _is_file(word: str) -> bool:
    return word.endswith(ENDINGS) or word.startswith(SERVERS) or Path(word).exists()


def _language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language to speak, and the arguments without the option that says so."""
    for index, word in enumerate(arguments):
        if word == LANGUAGE_OPTION:
            return "".join(arguments[index + 1 : index + 2]), arguments[:index] + arguments[index + 2 :]
        if word.startswith(f"{LANGUAGE_OPTION}="):
            return word.partition("=")[2], arguments[:index] + arguments[index + 1 :]
    with contextlib.suppress(OSError):  # a folder that nobody may look into
        if settings_path().exists():
            return Texts(load_settings().language).language, arguments
    return _language_of_system(), arguments


def _check(language: str) -> None:
    if language not in languages():
        raise usage("cli-no-such-language", language=language, known=", ".join(languages()))


def _language_of_system() -> str:
    set_to = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, set_to), "")[:2].casefold()
    return code if code in languages() else FIRST_LANGUAGE


def _open_what_is_closed() -> None:
    """Replaces standard streams that were closed before the program started by empty ones."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115 - until the end


def _readable(word: str) -> str:
    """What was typed, in letters: bytes that are none here would silently get lost in a name.

    The name of a file that exists stays as it is.
    """
    if word.isprintable() or not any("\udc80" <= letter <= "\udcff" for letter in word):
        return word
    raw = os.fsencode(word)
    if os.path.lexists(raw):
        return word
    from tichu_turnier.files.cells import text_of_bytes

    return text_of_bytes(raw)[0]


def _speak_unicode() -> None:
    """Never fails on a letter that the terminal lacks; writes UTF-8 into files and pipes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")


def _let_go_of_output() -> None:
    """Drops what cannot be written any more; Python itself would complain about it at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _apologise(error: Exception, terminal: Terminal) -> int:
    """Writes a bug down where it can be sent from, and says so."""
    import traceback

    log = log_folder() / "errors.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(error)) + "\n")
    except OSError:
        log = Path(os.devnull)
    terminal.tell([Finding("cli-bug", args={"file": str(log), "kind": type(error).__name__})])
    return REFUSED
