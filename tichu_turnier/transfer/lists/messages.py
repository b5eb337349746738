"""Read what was saved of a chat: each message has its time, its sender, and an answer."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from tichu_turnier.files.cells import Cells, Row
from tichu_turnier.transfer.lists.answers import Answer, answer

_WHEN = (
    r"(?P<when>\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+(?:um |at |à )?\d{1,2}[:.h]\d{2}"
    r"(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?)"
)
_MESSAGE = re.compile(
    rf"[\u200e\u200f]*\[?{_WHEN}(?:\]\s*|\s+[-–]\s+)[\u200e\u200f~\s]*(?P<said>.*)",
    re.IGNORECASE | re.DOTALL,
)
"""As WhatsApp saves a chat: `[28.11.26, 19:02] Igel: dabei`, on Android `28.11.26, 19:02 - Igel: dabei`."""
_ABOVE = re.compile(rf"(?P<said>[^:\[\]]{{2,60}}?)(?:,?\s+\[|\s+[-–—]\s+){_WHEN}\]?:?", re.IGNORECASE)
"""Sender and time above their message, as in what is copied from Telegram or Discord."""
_SHARE = {_MESSAGE: 2, _ABOVE: 3}
"""Of so many lines at least one begins a message; of fewer others stand in a message, and are the list."""
_BEGINNING = 5
"""So far down the first message stands at most."""
_HEADINGS = ("Name", "Coming?", "Timestamp")
"""As a question it is one whatever stands below."""


def with_messages(cells: Cells) -> Cells:
    """The messages of a chat as a list with headings; those among names as names with a remark.

    A line without a time goes on with the message above it, unless such lines are more: then they are names.
    """
    between = f"{cells.separator} " if cells.separator.strip() else " "
    texts = [between.join(row.cells).strip() for row in cells.rows[:_BEGINNING]]
    form = next((form for form in _SHARE for text in texts if form.fullmatch(text)), None)
    if form is None:
        return cells
    texts += [between.join(row.cells).strip() for row in cells.rows[_BEGINNING:]]
    found = [form.fullmatch(text) for text in texts]
    if sum(map(bool, found)) * _SHARE[form] < len(texts):
        return cells if form is _ABOVE else _among_names(cells, found)
    first = next(at for at, message in enumerate(found) if message)
    senders = {
        message["said"].partition(":")[0].strip() for message in found if message and ":" in message["said"]
    }
    rows = [Row(0, _HEADINGS)]
    for row, text, message in list(zip(cells.rows, texts, found, strict=True))[first:]:
        if message is None:
            sender, said, when = rows[-1].cells
            rows[-1] = replace(rows[-1], cells=(sender, f"{said} {text}".strip(), when))
        else:
            rows.append(Row(row.number, _sent(message, senders)))
    return replace(cells, rows=(*cells.rows[:first], *rows), separator="")


def _among_names(cells: Cells, found: Sequence[re.Match[str] | None]) -> Cells:
    """The rows with each message as its sender and what was said, which is a doubt where it is no answer."""
    rows = [
        row if message is None else Row(row.number, (_remarked(message),))
        for row, message in zip(cells.rows, found, strict=True)
    ]
    return replace(cells, rows=tuple(rows))


def _remarked(message: re.Match[str]) -> str:
    sender, said, _ = _parts(message)
    plain = re.sub(r"[()\[\]{}]", "", said)
    doubt = "" if answer(said) in (Answer.YES, Answer.NO) else " ?"
    return f"{sender} ({plain[:1].lower()}{plain[1:]}){doubt}" if plain else f"{sender}{doubt}"


def _sent(message: re.Match[str], senders: Collection[str]) -> tuple[str, str, str]:
    """The same of a whole chat: what nobody has sent and names no sender is about the chat, and nobody's."""
    sender, text, when = _parts(message)
    is_sent = message.re is _ABOVE or ":" in message["said"]
    if is_sent or any(name in sender for name in senders if name):
        return sender, text, when
    return "", "", f"{sender} ({when})"


def _parts(message: re.Match[str]) -> tuple[str, str, str]:
    """Sender, text and time; what nobody has sent (`Igel joined`) stands where the sender would."""
    sender, _, text = message["said"].partition(":")
    return sender.strip(), text.strip(), message["when"]
