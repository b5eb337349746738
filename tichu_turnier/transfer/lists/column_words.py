"""The words above the columns of a list, in German, English and French, and what they say of a column."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from tichu_turnier.folding import folded, folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.answers import word_set
from tichu_turnier.transfer.lists.headed.other_matters import OF_ANOTHER_TIME, is_of_other_things
from tichu_turnier.transfer.lists.said.denied import is_denied


class Column(StrEnum):
    """What a column can hold."""

    NAME = "name"
    TEAM = "team"
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    PLAYER_1 = "player-1"
    PLAYER_2 = "player-2"
    FIRST_NAME_1 = "first-name-1"
    LAST_NAME_1 = "last-name-1"
    FIRST_NAME_2 = "first-name-2"
    LAST_NAME_2 = "last-name-2"
    CLUB = "club"
    STATUS = "status"
    GONE = "gone"
    """Who has withdrawn: a tick says so."""
    PAID = "paid"
    PRESENT = "present"
    NOTHING = "nothing"
    """What somebody chose to leave out."""


HEADERS: Mapping[Column, str] = {
    Column.NAME: (
        "name names namen spieler spielerin spielerinnen spielername spielernamen player players "
        "playername joueur joueuse joueurs teilnehmer teilnehmerin teilnehmende teilnehmername "
        "participant participante participants attendee attendees vornamename namevorname vornamenachname "
        "personne nachnamevorname vorundnachname vorundzuname mitglied member membre nomprenom nometprenom "
        "prenomnom prenometnom nomcomplet nomsetprenoms fullname entrant anmeldung person wer who qui "
        "quiestu quietesvous werbistdu wersindsie werseidihr whoareyou surnamefirstname lastnamefirstname "
        "firstnamelastname firstnamesurname"
    ),
    Column.TEAM: (
        "team teams teamname mannschaft equipe nomdelequipe nomdequipe paar partnerschaft partnership "
        "pairname pair paire paires paarung paarname duo gruppe"
    ),
    Column.FIRST_NAME: "vorname vornamen prenom prenoms first firstname givenname forename rufname",
    Column.LAST_NAME: (
        "nachname familienname zuname last lastname surname familyname nomdefamille nom noms namenachname"
    ),
    Column.PLAYER_1: (
        "player1 spieler1 spielerin1 spielerinnen1 joueur1 joueuse1 name1 nom1 partner1 partnerin1 "
        "partenaire1 mitglied1 member1 membre1 person1 personne1 teilnehmer1 participant1"
    ),
    Column.PLAYER_2: (
        "player2 spieler2 spielerin2 spielerinnen2 joueur2 joueuse2 name2 nom2 partner2 partnerin2 "
        "partenaire2 mitglied2 member2 membre2 person2 personne2 teilnehmer2 participant2 partner "
        "partnerin partnername partnerinname partenaire partenaires coequipier coequipiere mitspieler "
        "mitspielerin partners teammate teammates"
    ),
    Column.CLUB: (
        "club clubs klub verein vereinsname clubname vereinort vereinclub clubverein tichuclub tichuklub "
        "societe association associations"
    ),
    Column.STATUS: (
        "status statut state anmeldestatus teilnahme zusage ruckmeldung rueckmeldung antwort response "
        "rsvp reponse reply going kommt kommst coming attending attendance vient participe participation "
        "dabei bindabei ichkomme ichbindabei spieltmit mitspielen spielemit ichspielemit machtmit mitmachen "
        "machemit ichmachemit plays playing iplay iamin joue jejoue "
        "nimmtteil zugesagt confirmed bestaetigt bestatigt"
    ),
    Column.GONE: (
        "abgemeldet abgesagt absage abmeldung storniert storno cancelled canceled withdrawn declined annule "
        "annulee desiste desistee desistement desinscrit zuruckgezogen zurueckgezogen"
    ),
    Column.PAID: (
        "bezahlt bezahltchf bezahlteur einbezahlt eingezahlt uberwiesen ueberwiesen zahlung paid paidchf "
        "zahlungseingang amountpaid payment paye payee payechf montantpaye regle reglee startgeldbezahlt "
        "entryfeepaid "
        "inscriptionpayee"
    ),
    Column.PRESENT: (
        "da anwesend eingecheckt anwesenheit istda eingetroffen arrived arrive present presente presents "
        "presence surplace checkedin here ishere estla"
    ),
}
"""Words above a column, as `folded_cell` leaves them."""

MEANING = {word: column for column, words in HEADERS.items() for word in words.split()}
OF_PERSON = {
    (Column.FIRST_NAME, 1): Column.FIRST_NAME_1,
    (Column.LAST_NAME, 1): Column.LAST_NAME_1,
    (Column.FIRST_NAME, 2): Column.FIRST_NAME_2,
    (Column.LAST_NAME, 2): Column.LAST_NAME_2,
}
"""The parts of two names in one row."""
CAPTAIN = word_set(
    "captain kapitan kapitaen kapitanin capitaine teamcaptain teamkapitan teamkapitaen teamleader teamchef "
    "leader kontakt kontaktperson ansprechperson contact contactperson personnedecontact responsable "
    "responsible verantwortlich verantwortliche anmelder anmelderin"
)
"""Who stands for a team is one of its two where only the other has a column: `Captain;Mitspieler`."""
NAMING = frozenset(Column) - {
    Column.CLUB,
    Column.STATUS,
    Column.GONE,
    Column.PAID,
    Column.PRESENT,
    Column.NOTHING,
}
"""The columns that name somebody."""
PARTS = {
    **dict.fromkeys(HEADERS[Column.FIRST_NAME].split(), Column.FIRST_NAME),
    **dict.fromkeys((*HEADERS[Column.LAST_NAME].split(), "name"), Column.LAST_NAME),
}
_WHICH = {
    **dict.fromkeys(word_set("1 a erste erster ersten first premier premiere 1er eins ich 1re 1ere one"), 1),
    **dict.fromkeys(word_set("2 b zweite zweiter zweiten second deuxieme seconde zwei 2e 2eme two"), 2),
}
"""Which of two people a word of a heading names."""
WITHIN = (
    (Column.GONE, word_set("abgemeldet abgesagt storniert cancelled canceled withdrawn annule desiste")),
    (Column.CLUB, word_set("club klub verein vereins vereinsname societe association clubname affiliation")),
    (Column.TEAM, word_set("team teams teamname teamnamen mannschaft equipe paarname pairname")),
    (
        Column.STATUS,
        word_set(
            "status statut anmeldestatus kommst kommen kommt zusage zugesagt rsvp dabei teilnahme teil "
            "coming attend attending participes participez participer viens venez come komme"
        ),
    ),
    (
        Column.PAID,
        word_set("bezahlt bez eingezahlt einbezahlt uberwiesen paid paye payee regle reglee"),
    ),
    (Column.PRESENT, word_set("anwesend eingecheckt checkin present")),
    (
        Column.PLAYER_2,
        word_set(
            "partner partners partnerin mitspieler mitspielerin partenaire coequipier coequipiere wem whom"
        ),
    ),
    (
        Column.NAME,
        word_set(
            "heisst heissen nennst appelles appelez appelle called name namen names nom noms spieler "
            "spielerin spielernamen players joueurs joueur joueuse teilnehmer teilnehmerin participant "
            "participante attendee zusammen together ensemble"
        ),
    ),
)
"""What one word in a longer heading or a question says of a column; the first that fits counts."""
_PARTS_IN_TWO_WORDS = (
    (Column.FIRST_NAME, re.compile("firstname|givenname")),
    (Column.LAST_NAME, re.compile("lastname|familyname|nomdefamille")),
)
WAYS_TO_MAKE_IT = re.compile(
    r"\bmake it\b|\bspiel(?:st du|t ihr|en sie) (?:auch )?mit\s*\?|\bwill you (?:play|come|join)\b"
    r"|\bare you (?:in|playing|joining)\s*\?|\bjoue[sz][- ](?:tu|vous)(?: avec nous)?\s*\?"
    r"|\b(?:peux|pouvez)[- ](?:tu|vous) (?:venir|jouer)"
)
_NUMBER_OF = re.compile(r"^(?:nr|no|num|n)(?:d(?:e l)?)?|(?:s?nr|s?nummer|no|number|num|numero|id)$")
_OF_CLUBS = ("verein", "klub", "club", "vereinszugehorigkeit")
_OF_PARTNERS = (
    "spielpartner",
    "spielpartnerin",
    "teampartner",
    "teampartnerin",
    "tichupartner",
    "tichupartnerin",
)
_WITH_WHOM = re.compile(
    r"\bmit wem\b.*\b(?:spiel|bild)|\bavec qui\b.*\bjou|\bwho\b.*\bplay(?:ing)? with\b|\bwith whom\b"
)
OF_THE_EVENT = word_set(
    "turnier tournament tournoi anlass event veranstaltung datei benutzer user login notfall "
    "ticket strasse firma"
)
"""A name of these is nobody's."""
FEES = word_set(
    "startgeld startgebuhr startgebuehr einsatz turniergebuhr turniergebuehr anmeldegebuhr anmeldegebuehr "
    "entryfee fee tournamentfee financedinscription fraisdinscription frais"
)
"""What everybody owes: paid where answers stand below it, not amounts."""
_WISH = re.compile(r"wunsch|\bgern|lieb(?:st|er)|prefer|wish|likes?\b|souhait|volontiers|desir")
"""With whom somebody would like to play is no partner yet."""
_OTHERS = word_set(
    "nr no lfdnr laufnr nummer numero number pos bemerkung bemerkungen notiz notizen kommentar kommentare "
    "remark remarks notes note comment comments remarque remarques commentaire commentaires email mail "
    "emailadresse telefon tel handy natel phone mobile telephone strasse adresse address rue plz zip npa "
    "ort city ville localite wohnort datum date zeitstempel timestamp horodateur anrede geburtsdatum "
    "essen menu repas meal rolle role funktion function fonction kategorie category categorie typ type art "
    "niveau level alter age geschlecht gender sexe grosse size taille"
)
"""What often stands above columns that mean nothing to us, folded and without blanks."""
FILLERS = word_set(
    "vollstandiger vollstandige voller ganzer kompletter full complete complet dein deine euer eure ihr "
    "ihre mein vor your my our ton ta votre vos notre le la les l un une der die das des of the de du d und "
    "et and oder or ou s in e bitte please ich je i bin mit suis am"
)
"""Words of a heading that say nothing of its column."""
_ASKED = (Column.PAID, Column.STATUS, Column.GONE, Column.PRESENT)
SAID_OF_PEOPLE = (*_ASKED, Column.CLUB)
"""What a list may say of each of two people in a row."""
_TAKEN = word_set("erhalten eingegangen received recu recus")
_MONEY = re.compile(
    r"zahlung|payment|paiement|chf|eur|\bfr\b|€|betrag|geld|montant|argent|amount|money|fee|gebuhr|inscription"
)
"""What was received may also be the answer itself (`Reçu le`)."""
_LONGEST_QUESTION = 100


class Sure(IntEnum):
    """How sure it is what a heading means: the surer one has a meaning for itself."""

    UNANSWERED = 0
    """It asks, and nothing below it answers."""
    WITHIN = 1
    """One word of it says so."""
    PLAIN = 2
    """The same, and all of it are words that stand above columns."""
    EXACT = 3
    CHOSEN = 4
    """Somebody said so."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a heading says of its column."""

    column: Column
    sure: Sure


def folded_cell(cell: str) -> str:
    """A heading without accents, case and signs, the female ending left out: `Spieler(in) 1`."""
    return folded_heading(re.sub(r"\(.{1,5}\)|[:*/][a-z]+", "", cell.casefold()))


def is_other_heading(cell: str) -> bool:
    """Whether a cell is a heading that lists often have and that means nothing to us."""
    return folded_heading(cell) in _OTHERS


def is_heading_word(word: str) -> bool:
    """Whether a word is one of those that stand above columns, alone or among others."""
    key = folded_heading(word)
    return key in MEANING or key in _OTHERS or key in FILLERS or any(key in known for _, known in WITHIN)


_ANY_PART = ("name", "namen", "names", "nom", "noms")
"""What may head a whole name, or a part of one."""
_SURNAMES = tuple(word for word in HEADERS[Column.LAST_NAME].split() if word not in _ANY_PART)
_THIRDS = word_set("3 4 5 6 c d dritte dritter dritten third troisieme vierte vierter fourth quatrieme")
_ORDINALS = word_set("e er eme rd th")
_OF_PEOPLE = (Column.NAME, Column.PLAYER_1, Column.PLAYER_2, Column.FIRST_NAME, Column.LAST_NAME)


def is_bare_name(cell: str) -> bool:
    """Whether a heading is nothing but the word for a name."""
    return folded_heading(cell) in _ANY_PART


def is_surely_a_surname(cell: str) -> bool:
    """Whether a heading that means a surname has a word that means nothing else: `Nachname`, not `Nom`."""
    return any(word in folded_heading(cell) for word in _SURNAMES)


def is_one_too_many(cell: str) -> bool:
    """Whether a column is for a third person: `Spieler 3`, `Name C`, `Prénom 3`."""
    words = re.findall(r"[^\W\d_]+|\d+", folded(cell))
    third = next((at for at, word in enumerate(words) if word in _THIRDS), None)
    if third is None or (len(words[third]) == 1 and words[third].isalpha() and third < len(words) - 1):
        return False
    others = [word for word in words if word not in _THIRDS | _ORDINALS]
    named = [word for word in others if MEANING.get(word) in _OF_PEOPLE or word in PARTS]
    return bool(named) and all(word in FILLERS or word in named for word in others)


def is_registration(cell: str) -> bool:
    """Whether a heading may stand above those who come, and above whether somebody does."""
    return folded_heading(cell) in ("anmeldung", "teilnehmer", "teilnehmende", "participant", "attendee")


def exact_meaning(cell: str) -> Column | None:
    """What a heading means as a whole: one of ours, or a part of a name of one of two people.

    `Spieler 1 Vorname`, `Nachname 2`, `Vorname Partner`: which of the two, and which part, in any order.
    """
    for word in dict.fromkeys((folded_heading(cell), folded_cell(cell))):
        if word in MEANING:
            return MEANING[word]
        for part, column in PARTS.items():
            for whom in (word.removeprefix(part), word.removesuffix(part)) if part != word else ():
                person = 1 if whom == "1" else 2 if whom == "2" else _person(whom)
                if whom != word and person:
                    return OF_PERSON[column, person]
    return None


def _person(word: str) -> int:
    """Which of two people a word names: 1, 2, or 0 for neither."""
    meaning = MEANING.get(word)
    return 1 if meaning is Column.PLAYER_1 else 2 if meaning is Column.PLAYER_2 else 0


def meaning_of(cell: str, unit: Unit, *, alone: bool) -> Meaning | None:
    """What a heading says of its column; None for one that says nothing to us.

    A cell `alone` in its row may be a title, so there only a whole word or a question counts.
    """
    if (exact := exact_meaning(cell)) is not None:
        return Meaning(exact, Sure.EXACT)
    if is_one_too_many(cell):
        return None
    if MEANING.get(_NUMBER_OF.sub("", folded_heading(cell))) is Column.TEAM:  # `Paar Nr.`
        return Meaning(Column.TEAM, Sure.WITHIN)
    if folded_cell(cell) in FEES:
        return Meaning(Column.PAID, Sure.WITHIN)
    within = _within(cell, unit, alone=alone)
    if within is None or (is_denied(cell) and within not in _ASKED):
        return None
    is_plain = within is Column.NAME and _is_all_heading(re.findall(r"[^\W_]+", folded(cell)))
    return Meaning(within, Sure.PLAIN if is_plain else Sure.WITHIN)


def _within(cell: str, unit: Unit, *, alone: bool) -> Column | None:
    """What a longer heading means by the words in it: `Wie heisst du?`, `2. Spieler`."""
    text = folded(re.sub(r"[:*/](?=in(?:nen)?\b)", "", cell))
    words = re.findall(r"[^\W_]+", text)
    if not words or len(cell) > _LONGEST_QUESTION:
        return None
    found = next((column for column, known in WITHIN if known & set(words)), None)
    ends = ((Column.CLUB, _OF_CLUBS), (Column.PLAYER_2, _OF_PARTNERS))
    found = found or next((column for column, end in ends if any(w.endswith(end) for w in words)), None)
    if found not in (Column.STATUS, Column.PAID) and OF_THE_EVENT & set(words):
        return None
    if found is None and _TAKEN & set(words) and _MONEY.search(text):
        found = Column.PAID
    found = Column.STATUS if found is None and WAYS_TO_MAKE_IT.search(text) else found
    found = Column.PLAYER_2 if _WITH_WHOM.search(text) else found
    is_heading = found in (None, Column.NAME) and (cell.rstrip(" *").endswith("?") or _is_all_heading(words))
    if alone and not is_heading:
        return None
    if found in (Column.STATUS, Column.PAID, Column.PRESENT, Column.GONE) and is_of_other_things(text, words):
        return None
    is_another = _WISH.search(text) or OF_ANOTHER_TIME & set(words)
    if found is Column.PLAYER_2 and (unit is Unit.PLAYER or is_another):
        return None
    which = next((_WHICH[word] for word in words if word in _WHICH), 0)
    part = next((PARTS[w] for w in words if w in PARTS and w not in ("name", "nom", "noms")), None)
    # `Your first name`, `Quel est ton nom de famille ?`: a part of a name, of whoever answers.
    parts = {PARTS[w] for w in words if w in PARTS and w not in ("name", "nom", "noms")}
    for column, known in _PARTS_IN_TWO_WORDS:
        if known.search("".join(words)):
            part, which = column, 0
            parts.add(column)
    return _of_people(found, part, which, set(words), several=len(parts) > 1)


def _is_all_heading(words: list[str]) -> bool:
    """Whether a heading is made of words above columns and of nothing else: `Dein Name`."""
    known = next(known for column, known in WITHIN if column is Column.NAME)
    return all(word in known or word in MEANING or word in FILLERS for word in words)


def _of_people(
    found: Column | None, part: Column | None, which: int, words: set[str], *, several: bool
) -> Column | None:
    """What a heading says about the people of a row: which of two, and which part of a name."""
    whole = "vor" in words or (part is not None and {"nom", "nachname"} & words and part is Column.FIRST_NAME)
    if found is Column.PLAYER_2 and part is not None:
        return OF_PERSON[part, 2]
    if which and part is not None:
        return OF_PERSON[part, which]
    if found in SAID_OF_PEOPLE:  # `Bezahlt Spieler 1`
        return found
    people = MEANING.keys() & words
    person = {"person", "personne"} & words
    if which and (person or any(MEANING[word] in (Column.NAME, Column.PLAYER_2) for word in people)):
        return Column.PLAYER_1 if which == 1 else Column.PLAYER_2
    if found in (None, Column.NAME) and part is not None:
        return Column.NAME if whole or several else part
    return found
