"""Lines of the journal in words."""

from collections.abc import Mapping

from tichu_turnier.texts import Texts

_REVERSALS = ("undo", "redo")


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
