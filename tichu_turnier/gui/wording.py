"""With which words does the window say a finding, a line of the journal, or a number?"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from tichu_turnier.rules.finding import Finding
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from fractions import Fraction

    from tichu_turnier.tournament.model import Tournament
    from tichu_turnier.tournament.special_lists import Achievement

_REVERSALS = ("undo", "redo")


def finding_words(texts: Texts, finding: Finding) -> str:
    """One finding as a sentence."""
    return texts(finding.key, **finding.args)


def journal_words(texts: Texts, kind: str, args: Mapping[str, str | int]) -> str:
    """What happened, without the time: `Round 2, table 7: 640:360`.

    Undo and redo say what they turned. Empty values reach the texts as `none`, and an edited entrant tells
    by `renamed` (`yes`, `no`) whether its name changed.
    """
    if kind in _REVERSALS and "kind" in args:
        about = {name: value for name, value in args.items() if name != "kind"}
        return texts(f"journal-{kind}", what=journal_words(texts, str(args["kind"]), about))
    values = {name: value if value != "" else "none" for name, value in args.items()}
    renamed = "yes" if args.get("before") != args.get("name") else "no"
    return texts(f"journal-{kind}", **{"renamed": renamed, **values})


def round_words(texts: Texts, tournament: "Tournament", numbers: Iterable[int]) -> list[str]:
    """What these rounds are called: `Runde 3`, or `Halbfinal`."""
    from tichu_turnier.tournament.round_titles import round_titles

    return [texts(title.key, **title.args) for title in round_titles(tournament, numbers)]


def amount(value: "int | Fraction", point: str) -> str:
    """A number with at most one decimal, minus sign and all; `point` is the text `sheets-decimal-point`."""
    from fractions import Fraction

    if value.denominator == 1:  # nearly always, and much quicker
        return str(value.numerator).replace("-", "−")
    rounded = round(Fraction(value), 1)
    text = str(rounded.numerator) if rounded.denominator == 1 else f"{float(rounded):.1f}"
    return text.replace("-", "−").replace(".", point)


def decimals(value: "Fraction", point: str, *, signed: bool = False) -> str:
    """A number with two decimals, minus sign and all, and a plus sign where it is asked for."""
    text = f"{float(value):+.2f}" if signed else f"{float(value):.2f}"
    return text.replace("-", "−").replace(".", point)


def achievement_words(texts: Texts, key: str, what: "Achievement") -> str:
    """What somebody did in a special list, e.g. `4 Tichus`."""
    return texts(
        f"special-{key}-words",
        value=amount(what.value, texts("sheets-decimal-point")),
        count=int(what.value),
        tichu=what.tichu_points,
        round=what.round,
    )
