"""How the command line explains itself and what was typed wrong."""

from typing import TYPE_CHECKING

from tichu_turnier.cli.commands import MODULES
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from typer import TyperException
    from typer.core import TyperCommand

PROGRAM = "tichu-turnier"
_OF_A_PARAMETER = {"MissingParameter": "cli-usage-missing", "BadParameter": "cli-usage-bad-number"}
"""Only numbers can be bad before a command looks at them itself: all else is text."""


def help_of_all(texts: Texts) -> str:
    """All commands with what each does."""
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
