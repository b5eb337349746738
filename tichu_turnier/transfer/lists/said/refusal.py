"""Tell a plain refusal from words that only look like one: `Kein Problem, bin dabei`, `nicht verhindert`."""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache


class Stance(StrEnum):
    """What a text says against coming."""

    NOTHING = "nothing"
    NO = "no"
    MIXED = "mixed"
    """It denies a refusal, refuses for a while, or something else, or in one part and agrees in another."""


def _words(words: str) -> frozenset[str]:
    return frozenset(words.split())


_SHORT = (
    (re.compile(r"\bcannot\b|\bcan'?t\b"), "can not"),
    (re.compile(r"\bwon'?t\b"), "will not"),
    (re.compile(r"(?<=\w)n't\b"), " not"),
    (re.compile(r"(?<=\w)'(?:ll|m|re|ve|d)\b"), ""),
    (re.compile(r"\bn'(?=\w)"), "ne "),
    (re.compile(r"\bj'(?=\w)"), "je "),
    (re.compile(r"\bno longer\b|\bno more\b"), "not"),
)
"""What two words have become one of, and what they are."""
_CLAUSES = re.compile(
    r"[,;.!?:()\[\]/–—\n]|\s-+\s|\b(?:und|and|et|aber|but|mais|weil|wegen|because|due|car|denn|sondern|parce)\b"
)
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)?")
_NOT = _words("nicht not pas nie niemals never jamais")
_PLAIN_NO = _words("nein nee nope non")
_NONE = re.compile(r"kein\w*|aucune?|no")
_ABLE = _words(
    "kann konnen konnte konnten kannst komme kommt kommen bin ist sind nimmt nehme nehmen macht mache "
    "machen will mag mochte werde wird werden leider can could will do does am is are able ne "
    "unfortunately sadly sorry ich wir i we geht"
)
"""Beside one of these what is denied is coming."""
_ATTEND = _words(
    "kommen komme kommt teilnehmen teilnehme teil mitspielen mitspiele spielen spiele spielt mitmachen "
    "dabei dabeisein da anwesend erscheinen moglich hier come coming attend attending go going join "
    "joining make play playing participate participating take there here available possible venir viens "
    "vient viendra viendrai viendrons participer participe participera participerai jouer joue joueront "
    "present presente la disponible disponibles libre etre sein"
)
"""What somebody does who comes, beside the words that say it alone."""
_SMALL = _words(
    "leider doch jetzt nun mehr so auch ganz heute diesmal dieses jahr mal this time today tonight "
    "anymore unfortunately sadly sorry therefore after all an am im in den der die das dem zum zur beim "
    "ans to be able the a en y au aux mich uns me us i we ich wir je nous es it plus encore auf at on for "
    "abend soir evening turnier tournament tournoi tichu anlass event samstag sonntag freitag saturday "
    "sunday friday samedi dimanche vendredi november novembre dezember december decembre uberhaupt selber "
    "selbst pouvoir konnen aujourdhui finalement malheureusement helas"
)
_LIMITS = _words(
    "vor before until till avant bis erst allein alleine alone seul seule only nur early earlier fruher "
    "spater later tard punktlich time with mit ohne without sans avec"
)
"""Who cannot come before eight, or not alone, may come."""
_OTHER_THINGS = re.compile("\\w*(?:essen|znacht|dinner|lunch|meal|repas|souper|apero|brunch|party|fest$)")
"""Who does not come to these may play."""
_UNTIL = re.compile(r"\b(?:bis|until|till|jusqu\w*)\b")
_LEAVES = re.compile(
    r"\b(?:sagt|sage|sagen|meldet|melde|melden) (?:\w+ )*ab\b|\bfallt aus\b|\bfalle aus\b"
    r"|\bmuss\w*\b.* passen\b|\bdropped out\b|\ben vacances\b|\b(?:bin|ist|sind) raus\b"
    r"|\b(?:in den ferien|im urlaub|on (?:holiday|vacation))\b|^\s*(?:sorry )?doch nicht\s*$"
    r"|\bbitte (?:\w+ )?streichen\b"
)
_NEXT_TIME = re.compile(r"\bnachst\w*\b|\bnext\b|\bprochain\w*\b|\bein ander\w* mal\b|\bune autre fois\b")
_STILL = re.compile(
    r"\b(?:trotzdem|trotz|dennoch|gesund|fit|besser|better|anyway|nevertheless|quand meme|tout de meme)\b"
)
"""What takes back that somebody is ill."""
_AGAIN = re.compile(r"\b(?:wieder|again|still|de nouveau)\b")
_THANKS = _words("thanks thank sorry danke merci i we unfortunately not can chance way show leider")
"""What goes on behind an English no: `no thanks`, and not `no problem`."""
_NO_ATTENDANCE = _words("teilnahme zusage zusagen anmeldung interesse participation registration")
_POLITE = _words(
    "gern gerne sicher klar fix sure sur mitglied gast member membre invite teilnehmer teilnehmerin "
    "teilnehmende teilnehmen participant participants anmeldung anmeldungen inscription inscriptions x j "
    "y ok okay volontiers aktiv active actif"
)
"""What goes with a refusal as well: `Nein, gerne ein andermal`."""
_NO_WORDS: frozenset[str] = frozenset()
_REMEMBERED = 4096


def spelled_out(text: str) -> str:
    """A folded text without the short forms that look like other words: `I'll` is not ill."""
    text = text.replace("’", "'")
    for short, whole in _SHORT:
        text = short.sub(whole, text)
    return text


@lru_cache(_REMEMBERED)
def stance(text: str, gone: frozenset[str], coming: frozenset[str]) -> Stance:
    """What a folded text says against coming.

    `gone` are the words of who has left, `coming` those of who comes, both without blanks and signs. Each
    clause is looked at by itself: what is denied must be coming, and a clause that agrees leaves all open.
    """
    said = [_of_clause(part, gone, coming) for part in _CLAUSES.split(spelled_out(text))]
    if Stance.MIXED in said or (Stance.NO in said and True in said):
        return Stance.MIXED
    return Stance.NO if Stance.NO in said else Stance.NOTHING


@lru_cache(_REMEMBERED)
def stays_away(text: str) -> bool:
    """Whether a part of a folded text says that somebody does not come, or is to be taken off a list."""
    for part in _CLAUSES.split(spelled_out(text)):
        keys = [word.replace("'", "") for word in _WORD.findall(part)]
        denied = (_denied(keys, at, _NO_WORDS, _NO_WORDS) for at, key in enumerate(keys) if key in _NOT)
        if _LEAVES.search(part) or Stance.NO in denied:
            return True
    return False


def _of_clause(part: str, gone: frozenset[str], coming: frozenset[str]) -> Stance | bool:
    """What one clause says against coming; True where it agrees, False where it does neither."""
    words = _WORD.findall(part)
    keys = [word.replace("'", "") for word in words]
    if _STILL.search(part):
        return True
    said = [_denied(keys, at, gone, coming) for at in range(len(keys))]
    if Stance.MIXED in said:
        return Stance.MIXED
    left = any(key in gone and key not in _PLAIN_NO and key != "no" for key in keys)
    if Stance.NO in said or left or _LEAVES.search(part):
        return Stance.MIXED if _UNTIL.search(part) else Stance.NO
    agrees = any(key in coming - _POLITE for key in keys) or _AGAIN.search(part) is not None
    return agrees and not _NEXT_TIME.search(part)


def _denied(keys: Sequence[str], at: int, gone: frozenset[str], coming: frozenset[str]) -> Stance:
    """What the word at a place of a clause denies; nothing where it does not deny."""
    key, before = keys[at], keys[:at]
    behind = [word for word in keys[at + 1 :] if word not in _SMALL]
    if key in _NOT:
        return _of_object(before, behind, gone, coming)
    if key in _PLAIN_NO or (key in ("n", "ne", "no") and len(keys) == 1):
        return Stance.NO
    if not _NONE.fullmatch(key):
        return Stance.NOTHING
    if key == "no" and (not keys[at + 1 :] or keys[at + 1] in _THANKS):
        return Stance.NO
    if behind and behind[0] in _NO_ATTENDANCE:
        return Stance.NO
    return Stance.MIXED if behind and behind[0] in gone else Stance.NOTHING


def _of_object(
    before: Sequence[str], behind: Sequence[str], gone: frozenset[str], coming: frozenset[str]
) -> Stance:
    """What a `not` says by what stands behind it, or in front where nothing does."""
    attends = _ATTEND | coming
    is_able = any(word in _ABLE or word in attends for word in before)
    if not behind:
        return Stance.NO if is_able else Stance.NOTHING
    if behind[0] == "going" and len(behind) > 1:
        return Stance.NO if behind[1] in attends else Stance.MIXED
    if behind[0] in attends:
        other = _LIMITS & set(behind[:3]) or any(map(_OTHER_THINGS.match, behind[1:]))
        return Stance.MIXED if other else Stance.NO
    if behind[0] in gone:
        return Stance.MIXED
    return Stance.MIXED if is_able else Stance.NOTHING
