"""How values are said: findings, numbers, names, prizes, rulings."""

from tichu_turnier.finding import Finding
from tichu_turnier.texts import Texts


def finding_words(texts: Texts, finding: Finding) -> str:
    return texts(finding.key, **finding.args)
