"""Keep what people typed from being taken for a web page where Qt shows it as a tip."""

from html import escape


def plain_tip(text: str) -> str:
    """The text as a tip that shows it letter by letter; Qt takes a tag, or `&lt;`, for a page."""
    return f"<p>{escape(text)}</p>".replace("\n", "<br>") if "<" in text or "&lt;" in text else text
