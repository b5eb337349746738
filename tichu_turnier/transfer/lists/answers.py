"""Understand what a cell answers: yes, no, perhaps, on the waiting list, paid or not."""

import re
from enum import StrEnum
from functools import lru_cache

from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.said.beside_a_yes import BESIDE_A_YES, CONDITION, RESERVED
from tichu_turnier.transfer.lists.said.refusal import Stance, stance, stays_away


class Answer(StrEnum):
    """What a cell says to the question above it."""

    NOTHING = "nothing"
    """It is empty, or has only a dash."""
    YES = "yes"
    NO = "no"
    MAYBE = "maybe"
    WAITING = "waiting"
    UNKNOWN = "unknown"
    """Words that are none of these."""


def word_set(words: str) -> frozenset[str]:
    """Words of a sentence, to look up in."""
    return frozenset(words.split())


GONE = word_set(
    "abgemeldet abgesagt absage absagen abmeldung abmeldungen abwesend storniert storno annulliert krank "
    "nein ne nee nope n kommtnicht nichtdabei verhindert entschuldigt zuruckgezogen zurueckgezogen "
    "abgelehnt ausgetreten gekundigt gekuendigt inaktiv ausgeschieden zuruckgetreten zurueckgetreten fern "
    "falltaus faelltaus sagtab geloscht geloescht falsch unpasslich ferien cancelled canceled "
    "cancellation cancellations declined withdrawn refused rejected refunded deleted inactive absent no "
    "notcoming notattending notgoing cantmakeit unable regrets droppedout dropped out sick ill away false "
    "removed expired annule annulee annules annulees absente absents absentes desistement desistements "
    "desiste desistee desistes desinscrit desinscrite desinscrits retire retiree excuse excusee rembourse "
    "remboursee empeche empechee refuse refusee inactif inactive supprime supprimee non malade nevientpas "
    "pasdisponible indisponible faux decommande decommandee abgem entsch abw fehlt "
    "gestrichen weg unavailable cancel withdrew annuler verletzt injured blesse blessee"
)
"""What says of somebody on a list that he does not come, folded and without blanks."""
PLAIN_NO = word_set("nein ne nee nope n no non false falsch faux")
"""A no to whatever question."""
WAITING = word_set(
    "warteliste wartend wartet aufwarteliste ersatz ersatzliste nachruecker nachrucker reserveliste "
    "waitinglist waitlist waitlisted waiting reserve reserves standby listedattente enattente "
    "enlistedattente attente wl wartel"
)
COMING = word_set(
    "angemeldet angemeldete anmeldungen anmeldung zusage zusagen zugesagt dabei kommt komme ja j jawohl "
    "jep klar sicher fix definitiv gern gerne teilnehmer teilnehmerin teilnehmende teilnehmen nimmtteil "
    "bestatigt bestaetigt aktiv gemeldet eingeschrieben anwesend mitglied gast wahr coming confirmed "
    "registered yes y yep yeah sure going attending accepted active approved member guest checkedin "
    "attended true inscrit inscrite inscrits inscription inscriptions participants participe participant "
    "vient viens confirme confirmee accepte acceptee oui present presente actif active membre invite "
    "daccord volontiers vrai ok okay x sur sure angem ang willcome serala spielt spiele plays playing joue"
)
_PLAYERS = word_set("spieler spielerin player joueur joueuse mitspieler mitspielerin spielt plays joue")
MAYBE = word_set(
    "vielleicht evtl ev eventuell unsicher unklar ungewiss offen nochoffen pendent ausstehend moglicherweise "
    "eingeladen spontan maybe perhaps tentative unsure undecided pending possibly invited unconfirmed "
    "peutetre incertain incertaine eventuellement indecis indecise aconfirmer passur invites "
    "unbekannt unknown inconnu fraglich vllt unanswered noreply noresponse noanswer keineantwort sansreponse "
    "tbc"
)
"""What leaves open whether somebody comes."""
_UNDECIDED = re.compile(
    r"weiss (?:es )?(?:noch )?nicht|noch nicht|nicht (?:ganz )?sicher|mal schauen|schaut noch|noch offen"
    r"|not sure|not yet|(?:do ?n.?t|not) know|no reply|no answer|keine (?:antwort|ruckmeldung|rueckmeldung)"
    r"|(?:ne )?sait pas|pas (?:encore|sur\b)|a confirmer"
    r"|sans reponse|en suspens|to be confirmed|tbc|je nach|if possible|si (?:possible|necessaire)|\bfalls\b"
    r"|\bwenn (?:moglich|notig)|depends|depend\b|50 ?[/:] ?50"
)
_NOT = word_set("nicht not pas kein keine ohne no non nein cannot cant can't ne never nie jamais unable sans")
_FIRST = {"ja": "yes", "yes": "yes", "oui": "yes", "nein": "no", "no": "no", "non": "no"}
_YES_SIGNS = frozenset("✓✔☑✅👍🗸☒")
_NO_SIGNS = frozenset("✗✘❌👎✖🚫⛔☐")
_MAYBE_SIGNS = frozenset("❓❔🤷")
_ALSO_OTHERWISE = word_set("out away excuse refuse retire inaktiv inactive fern expired weg fehlt")
"""What is also said of other things."""
_LEFT = GONE - PLAIN_NO - _ALSO_OTHERWISE | WAITING
_ILL = word_set(
    "krank malade ferien entschuldigt reserve ersatz sick ill absent absente verletzt injured blesse blessee"
)
"""What a sentence may say of others (`Sohn ist krank`)."""
_ALONE = word_set("out raus away weg doppelt duplicate doublon expired retire retiree refuse")
"""What alone in a cell says that somebody is not to stay on the list."""
_STAYS_AWAY = re.compile(
    r"\b(?:kommt|komme|nimmt|macht) (?:(?:doch|leider|jetzt|nun) )*nicht\b(?! (?:allein|vor))"
    r"|\bne vient (?:plus|pas)\b|\bnot (?:coming|attending)\b|\bsagt ab\b|\bfallt aus\b|\bnicht dabei\b"
)
_NO_MORE = re.compile(r"^(?:passiv|ehemalig|former\b|ancien\w* membre|verstorben|deceased|decede)")
"""Who may play no more, as a club's program says it."""
_A_FEW = 3
_REMEMBERED = 4096
"""Answers are few, and asked for many times in a list."""
_LONGEST = 40
_NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?")
_DATE = re.compile(
    r"\b(?:(?:0?[1-9]|[12]\d|3[01])[./]\s?(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01]))"
    r"(?:[./]\s?(?:\d{4}|\d{2})?)?(?!\d)|\b\d{4}-\d{2}-\d{2}\b"
)
"""A day of the year, which 50/50 is not."""

_NOT_PAID = word_set(
    "offen unbezahlt ausstehend nochnicht unpaid open due owed owes pending impaye impayee nonpaye "
    "nonpayee vorort abendkasse pasencore surplace apayer cashonsite zuzahlen schuldet "
    "mahnung gemahnt fehlt missing outstanding pendent attente manque doit"
)
_LATER = re.compile(
    r"\b(?:vor ort|am abend|an der (?:abend)?kasse|abendkasse|beim eintreffen|am turnier|noch nicht"
    r"|sur place|pas encore|a payer|le soir|at the (?:door|venue|desk)|on (?:site|the (?:day|door|night))"
    r"|not yet|to pay|folgt|wird (?:noch )?(?:be|uber|ueber|ein)\w+|follows|suivra"
    r"|zahlt\b|bringt|apporte|zu zahlen)"
)
_PAID = word_set(
    "bezahlt bez eingezahlt einbezahlt uberwiesen ueberwiesen eingegangen erhalten erledigt beglichen "
    "quittiert vorauskasse twint karte kartenzahlung paypal visa banktransfer transfer "
    "transferred card cash paid received done settled payed paye payee payes regle reglee recu recue "
    "verse versee virement carte especes ok okay ja j yes y oui x wahr true vrai completed gutschrift "
    "gutgeschrieben"
)
_CASH = re.compile(r"\b[Bb]ar\b|\bBAR\b")
"""Folded it would be a surname: Bär."""
_OPEN_MONEY = re.compile(
    r"\b(?:halb|teil|teilweise|anzahlung|rest|erlassen|gratis|frei|gonner|fragen|half|part|partly|deposit"
    r"|waived|free|ask|moitie|acompte|gratuit|offert|demander|partiel)\b"
)


_WILL = re.compile(r"(?<=\w)['’]ll\b")
"""Without its sign `I'll` would be ill."""


@lru_cache(_REMEMBERED)
def key_of(text: str) -> str:
    """A word or two to look up in the sets above: letters and digits folded; nothing for a long text."""
    if len(text) > _LONGEST:
        return ""
    plain = _WILL.sub(" will", folded(text)) if "ll" in text else folded(text)
    return "".join(char for char in plain if char.isalnum())


def says(cell: str, words: frozenset[str]) -> bool:
    """Whether a cell is one of these words, or has one of them among others (`abgemeldet am 3.11.`)."""
    return key_of(cell) in words or any(key_of(word) in words for word in cell.split())


def is_player(cell: str) -> bool:
    """Whether a cell says of somebody that they play: `Spieler`, `Player`, `Joueuse`."""
    return says(cell, _PLAYERS)


def _tokens(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)?", text.replace("’", "'"))


def _sign(cell: str) -> Answer | None:
    signs = set(cell)
    for known, said in ((_MAYBE_SIGNS, Answer.MAYBE), (_NO_SIGNS, Answer.NO), (_YES_SIGNS, Answer.YES)):
        if known & signs:
            return said
    return None


def _plain(cell: str) -> Answer | None:
    """What needs no words: nothing, a dash, a sign, a question mark."""
    text = cell.strip()
    if not text.strip("-–—. "):
        return Answer.NOTHING
    if text.strip(" ?!") == "" and "?" in text:
        return Answer.MAYBE
    return _sign(text)


@lru_cache(_REMEMBERED)
def answer(cell: str) -> Answer:
    """Whether somebody comes, as a status, a box or an answer to an invitation says it."""
    plain = _plain(cell)
    if plain is not None:
        return plain
    text = folded(cell).strip()
    if _NUMBER.fullmatch(text):
        return {0.0: Answer.NO, 1.0: Answer.YES}.get(float(text.replace(",", ".")), Answer.UNKNOWN)
    said = _in_words(text, key_of(cell))
    return Answer.MAYBE if said is Answer.YES and text.endswith("?") else said


def _in_words(text: str, key: str) -> Answer:
    """What words answer: a yes or no in front counts before what follows, a doubt before all but a no.

    A no is one only where nothing beside it agrees, and nothing denies it.
    """
    tokens = _tokens(text)
    known = {word for token in tokens if (word := key_of(token))} | {key}
    first = _FIRST.get(tokens[0]) if tokens else None
    refused = stance(text, GONE, COMING)
    plain_no = first == "no" and refused is Stance.NO
    for said, holds in (
        (Answer.MAYBE, not plain_no and (MAYBE & known or _UNDECIDED.search(text))),
        (Answer.NO, key in GONE),
        (Answer.MAYBE, RESERVED.search(text)),
        (Answer.MAYBE, not plain_no and (first or COMING & known) and CONDITION.search(text)),
        (Answer.WAITING, WAITING & known),
        (Answer.MAYBE, refused is Stance.MIXED or (refused is Stance.NO and first == "yes")),
        (Answer.YES, first == "yes"),
        (Answer.NO, refused is Stance.NO),
        (Answer.YES, COMING & known or _DATE.fullmatch(text)),
    ):
        if holds:
            return said
    return Answer.UNKNOWN


_IN_BRACKETS = re.compile(r"\s*\(.*\)\s*")
_CLOCK = re.compile(r"\b\d{1,2}[:.h]\d{2}(?::\d{2})?\b")
_MONTH = r"(?:jan|feb|fev|mar|mae|mrz|apr|avr|mai|may|jun|jui|jul|aug|aou|sep|o[ck]t|nov|de[cz])[a-z]*"
_DAY_AND_MONTH = re.compile(rf"\b\d{{1,2}}(?:\.|st|nd|rd|th|er)?\s+{_MONTH}\.?(?:\s+\d{{4}})?\b")


def is_bare_no(cell: str) -> bool:
    """Whether a no is just the word, a sign or a number, and no remark such as `abgemeldet`."""
    return key_of(cell) in PLAIN_NO or not any(map(str.isalpha, cell))


def is_plain_yes(cell: str, *, amounts: bool = False) -> bool:
    """Whether all of a cell that says yes is understood: no brackets around it, no words that nobody knows.

    A number behind it may be how many come, unless `amounts` of money are expected.
    """
    if _IN_BRACKETS.fullmatch(cell):
        return False
    text = folded(cell)
    if _NUMBER.fullmatch(text.strip()):
        return True
    for sign in (_DATE, _CLOCK, _DAY_AND_MONTH):
        text = sign.sub(" ", text)
    words = [key_of(token) for token in _tokens(text)]
    known = COMING | _PAID | BESIDE_A_YES
    if {word for word in words if not word.isdecimal()} <= known or key_of(cell) in known:
        return amounts or not any(map(str.isdecimal, words))
    return False


@lru_cache(_REMEMBERED)
def answered(cell: str) -> Answer:
    """The same below a heading that asks: a yes of which not all is understood leaves it open."""
    said = answer(cell)
    return Answer.MAYBE if said is Answer.YES and not is_plain_yes(cell) else said


def paid(cell: str) -> Answer:
    """Whether a cell under `bezahlt` says so; what is not understood as a whole leaves it open."""
    said = _paid(cell)
    return Answer.UNKNOWN if said is Answer.YES and not is_plain_yes(cell, amounts=True) else said


@lru_cache(_REMEMBERED)
def _paid(cell: str) -> Answer:
    """Whether a cell under `bezahlt` says so: a tick, a word, a day, an amount; not `vor Ort` or 0."""
    plain = _plain(cell)
    if plain is not None:
        return plain
    text, amount = folded(cell).strip(), money(cell)
    tokens = _tokens(text)
    known = {word for token in tokens if (word := key_of(token))} | {key_of(cell)}
    refused = bool(tokens) and _FIRST.get(tokens[0]) == "no"
    for said, holds in (
        (Answer.UNKNOWN, not refused and (_partly(text) or is_leaving(cell))),
        (Answer.NO, refused or _NOT_PAID & known or _LATER.search(text)),
        (Answer.UNKNOWN, _OPEN_MONEY.search(text) or MAYBE & known or text.endswith("?")),
        (Answer.NO, (GONE | _NOT) & known or amount == 0),
        (Answer.UNKNOWN, amount is not None and amount < 0),
        (Answer.YES, amount is not None or _PAID & known or _DATE.search(text) or _CASH.search(cell)),
    ):
        if holds:
            return said
    return Answer.UNKNOWN


def _partly(text: str) -> bool:
    """Whether a payment is not the whole, or has a condition: `10.- (Rest folgt)`, `ja, aber nur 10`."""
    given = any(map(str.isdigit, text)) or _PAID & set(_tokens(text))
    return bool(given and (_OPEN_MONEY.search(text) or CONDITION.search(text)))


def money(cell: str) -> float | None:
    """An amount in a cell that holds nothing else but perhaps a currency; None for all others."""
    found = re.fullmatch(
        r"(?:chf|eur|fr\.?|sfr\.?|€|\$|£)?\s*(-?\d{1,6}(?:['’]\d{3})*)(?:[.,](\d{1,2}|[-–—]{1,2}))?\s*"
        r"(?:chf|eur|fr\.?|sfr\.?|franken|euro|€|\$|£|[.,]?[-–—]{1,2})?",
        cell.strip().casefold(),
    )
    if found is None:
        return None
    cents = found[2] if found[2] and found[2].isdecimal() else "0"
    return float(f"{found[1].replace(chr(39), '').replace('’', '')}.{cents}")


_HERE = word_set(
    "da anwesend eingecheckt eingetroffen angekommen present presente here arrived arrive checkedin attended "
    "in ja j yes y oui x ok okay wahr true vrai la"
)


_TO_COME = word_set(
    "sera seront sera wird werden will kommt komme kommen viendra vient viens spater later noch soon"
)


def here(cell: str) -> Answer:
    """Whether a cell under `da` says that somebody has come: a tick, a word, a time."""
    said = answered(cell)
    known = {key_of(word) for word in _tokens(folded(cell))} | {key_of(cell)}
    if said is Answer.YES and any(map(str.isalpha, cell)) and (known & _TO_COME or not known & _HERE):
        return Answer.UNKNOWN
    if said is Answer.UNKNOWN and re.fullmatch(
        r"\d{1,2}[:.h]\d{2}(?::\d{2})?(?: uhr)?", cell.strip().casefold()
    ):
        return Answer.YES
    return said


@lru_cache(_REMEMBERED)
def is_leaving(cell: str) -> bool:
    """Whether a remark says that somebody does not come, or waits, whatever stands above it."""
    if "@" in cell or not any(map(str.isalpha, cell)):
        return False
    words = {key_of(word) for word in cell.split()} | {key_of(cell)}
    if len(cell) <= _LONGEST and _NO_MORE.search(folded(cell)):
        return True
    if key_of(cell) in _ALONE:
        return True
    if words & (_LEFT if len(cell.split()) <= _A_FEW else _LEFT - _ILL):
        return True
    text = folded(cell)
    return stays_away(text) or (len(cell) <= _LONGEST and bool(_STAYS_AWAY.search(text)))


_TICKED_FOR = {
    Answer.YES: word_set("ja yes oui"),
    Answer.MAYBE: word_set("vielleicht maybe peutetre evtl eventuell unsicher unsure tentative"),
    Answer.NO: GONE,
    Answer.WAITING: WAITING,
}


def ticked_for(heading: str) -> Answer:
    """What a tick below a heading answers that is an answer itself: `Ja`, `Absent`, `Warteliste`."""
    key = key_of(heading)
    return next((said for said, words in _TICKED_FOR.items() if key in words), Answer.NOTHING)


def has_day(cell: str) -> bool:
    """Whether a day stands in a cell."""
    return _DATE.search(cell) is not None


def days_in(cell: str) -> tuple[str, ...]:
    """The days in a cell, as they are written there in figures."""
    return tuple(found[0].strip() for found in _DATE.finditer(cell))
