"""Tell the headings that ask about other matters than this tournament: meals, other years, memberships."""

import re

from tichu_turnier.transfer.lists.answers import word_set

_BESIDES = re.compile(
    r"\bess|znacht|zmorge|zmittag|apero|nachtess|abendess|mittag|dinner|lunch|\bmeal|\beat|repas|souper|\bdiner"
    r"|aperitif|manger|\bauto|fahr|\bcar\b|\bride\b|\blift\b|voiture|ubernacht|hotel|overnight|dormir|\bhelf|\bhelp"
    r"|aider|kuchen|\bcake|gateau|salat|brunch|party|\bfest\b|\bfete|anschlie|nachher|danach|afterwards|ensuite|foto"
    r"|photo|newsletter|whatsapp|einverstanden|agree|d.accord avec|vegetari|allerg"
    r"|\bwarst du|schon (?:ein)?mal|\bplayed\b|deja (?:joue|particip|venu)"
)
"""What else is asked on a form: an answer to that says nothing of coming to play."""
OF_ANOTHER_TIME = word_set(
    "letztes letzten letzte letzter vorjahr vorjahres frueher fruher last previous formerly dernier "
    "derniere derniers precedent precedente avant"
)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_MEMBERSHIP = re.compile(
    r"\bannual|\byearly|jahrlich|\bannuel|beitrag|mitgliedschaft|mitglieder?geb|cotis|\bdues\b|membership|subscription|abonn|\babo\b|jahresgeb|vereinsgeb"
)
"""What members of a club pay each year: no entry fee."""
_OWED = re.compile(r"zu (?:be)?zahlen|\bdue\b|a payer|to pay|offen|geschuldet")


def is_of_other_things(text: str, words: list[str]) -> bool:
    """Whether a folded heading with these words asks about a meal, another year, a membership."""
    return bool(
        OF_ANOTHER_TIME & set(words)
        or _BESIDES.search(text)
        or _YEAR.search(text)
        or _MEMBERSHIP.search(text)
        or _OWED.search(text)
    )
