"""Keep what people typed from being taken for a web page where Qt shows it as a tip."""

from html import escape


def plain_tip(text: str) -> str:
    """The text as a tip that shows it letter by letter; Qt takes for a page what has a tag in it."""
    return f"<p>{escape(text)}</p>" if "<" in text else text
