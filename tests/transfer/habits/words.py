"""What people write into cells, beside names and between rows, in three languages."""

MEMBERS_NOT = {
    "de": ("Jahresbeitrag 2026 bezahlt", "Mitgliedsbeitrag bezahlt", "Vereinsbeitrag", "Jahresbeitrag"),
    "en": ("Membership fee paid", "Annual dues paid", "Membership dues", "Subscription paid"),
    "fr": ("Cotisation payée", "Cotisation annuelle", "Cotisation de membre payée"),
}
"""Fees of a club's members: no entry fee."""
FEE = {
    "de": ("Startgeld bezahlt", "Turniergebühr bezahlt", "Startgeld bez."),
    "en": ("Entry fee paid", "Tournament fee paid"),
    "fr": ("Inscription payée", "Finance d'inscription payée"),
}
DUE = {
    "de": ("Startgeld", "Beitrag", "Preis", "Zu zahlen", "Betrag"),
    "en": ("Entry fee", "Fee", "Amount due", "Price"),
    "fr": ("Finance d'inscription", "Montant", "Prix", "À payer"),
}
"""What everybody owes, whoever has paid."""
AMOUNT = {
    "de": ("Bezahlt", "Bezahlt CHF", "Einbezahlt"),
    "en": ("Paid", "Paid CHF", "Amount paid"),
    "fr": ("Payé", "Payé CHF", "Montant payé"),
}
PAID = {
    "de": (
        ("ja", "nein"),
        ("Ja", "Nein"),
        ("x", ""),
        ("✓", ""),
        ("✓", "✗"),
        ("✔", "✘"),
        ("✅", "❌"),
        ("bezahlt", "offen"),
        ("Twint", ""),
        ("bar", "noch nicht"),
        ("Ja, per TWINT", "Nein, am Abend"),
        ("überwiesen", "bar vor Ort"),
        ("ja", "zahlt vor Ort"),
        ("erledigt", "ausstehend"),
        ("j", "n"),
        ("bezahlt 3.11.", "Nein"),
        ("1", "0"),
    ),
    "en": (
        ("yes", "no"),
        ("x", ""),
        ("✓", "✗"),
        ("paid", "due"),
        ("Paid", "Unpaid"),
        ("y", "n"),
        ("bank transfer", "cash at the door"),
        ("✅", "❌"),
        ("done", "open"),
        ("1", "0"),
    ),
    "fr": (
        ("oui", "non"),
        ("x", ""),
        ("payé", "à payer"),
        ("réglé", "pas encore"),
        ("oui", "sur place"),
        ("✓", "✗"),
        ("✅", "❌"),
        ("1", "0"),
    ),
}
"""How it is said that somebody has paid, and that somebody has not."""
PAID_OPEN = {
    "de": ("halb", "?", "erlassen", "Gönner", "fragen"),
    "en": ("half", "?", "waived", "ask"),
    "fr": ("moitié", "?", "gratuit", "demander"),
}
COMING = {
    "de": (
        "ja",
        "Ja",
        "kommt",
        "dabei",
        "angemeldet",
        "zugesagt",
        "ok",
        "bestätigt",
        "Ja, gerne",
        "✓",
        "x",
        "Ja, aber erst ab 20 Uhr",
    ),
    "en": ("yes", "Yes", "coming", "confirmed", "going", "registered", "accepted", "Attending", "✓"),
    "fr": ("oui", "Oui", "vient", "inscrit", "confirmé", "participe", "d'accord", "✓"),
}
GONE = {
    "de": (
        "nein Nein abgesagt abgemeldet storniert Storno verhindert krank zurückgezogen Abgelehnt ausgetreten "
        "❌ ✗ "
        "👎 kommt_nicht Nein,_leider kann_nicht nimmt_nicht_teil sagt_ab kann_leider_nicht Absage fällt_aus "
        "abgesagt_am_3.12. nicht_dabei zurückgetreten Nein,_aber_nächstes_Mal leider_nicht"
    ),
    "en": (
        "no No cancelled canceled declined withdrawn refunded ❌ ✗ not_coming not_attending can't_make_it "
        "Not_going regrets deleted unable_to_attend no,_sorry dropped_out"
    ),
    "fr": (
        "non Non annulé désisté absent excusé remboursé ❌ ✗ ne_vient_pas ne_participe_pas retiré "
        "Non,_désolé pas_disponible empêché désinscrit"
    ),
}
WAITING = {
    "de": ("Warteliste", "auf Warteliste", "wartet", "Warteliste 1"),
    "en": ("waiting list", "waitlisted", "on the waiting list", "Waitlist"),
    "fr": ("liste d'attente", "en liste d'attente", "Liste d'attente"),
}
MAYBE = {
    "de": (
        "vielleicht",
        "Vielleicht",
        "evtl.",
        "?",
        "noch offen",
        "weiss noch nicht",
        "unsicher",
        "mal schauen",
        "❓",
    ),
    "en": ("maybe", "Maybe", "tentative", "?", "not sure", "pending", "don't know yet"),
    "fr": ("peut-être", "?", "à confirmer", "pas sûr", "ne sait pas encore"),
}
ODD = {
    "de": ("Helfer", "nur Apéro", "Stufe 2", "xyz", "Gönner"),
    "en": ("helper", "dinner only", "level 2", "xyz"),
    "fr": ("aide", "apéro seulement", "niveau 2", "xyz"),
}
"""Words below a status that are neither yes nor no."""


def gone(language: str) -> tuple[str, ...]:
    return tuple(word.replace("_", " ") for word in GONE[language].split())


GONE_HEADING = {
    "de": ("Abgemeldet", "Abgesagt"),
    "en": ("Cancelled", "Withdrawn"),
    "fr": ("Annulé", "Désisté"),
}
YES_NO = {"de": ("Ja", "Nein"), "en": ("Yes", "No"), "fr": ("Oui", "Non")}
LAST_YEAR = {
    "de": ("Anwesend letztes Jahr", "Letztes Jahr dabei", "2025 anwesend"),
    "en": ("Present last year", "Came last year"),
    "fr": ("Présent l'an dernier", "Présent en 2025"),
}
ASKED_PARTNER = {
    "de": ("Spielst du mit Partner?", "Hast du einen Partner?", "Partner vorhanden"),
    "en": ("Do you have a partner?", "Are you bringing a partner?"),
    "fr": ("As-tu un partenaire ?", "Partenaire trouvé ?"),
}
ASKED_CLUB = {
    "de": ("Bist du in einem Verein?", "Vereinsmitglied?"),
    "en": ("Are you in a club?", "Club member?"),
    "fr": ("Es-tu dans un club ?", "Membre d'un club ?"),
}
WISH = {
    "de": ("Wunschpartner", "Spielt gern mit"),
    "en": ("Preferred partner", "Likes to play with"),
    "fr": ("Partenaire souhaité", "Joue volontiers avec"),
}
REMARK = {
    "de": ("Bemerkung", "Bemerkungen", "Notiz"),
    "en": ("Remark", "Comments", "Notes"),
    "fr": ("Remarque", "Commentaires"),
}
REMARKS = {
    "de": (
        "kommt später",
        "Vegi",
        "bringt Kuchen",
        "mit Auto",
        "erstes Turnier",
        "grüsst alle",
        "sitzt gern am Fenster",
    ),
    "en": ("comes later", "vegetarian", "brings a cake", "by car", "first tournament", "needs a lift"),
    "fr": ("arrive plus tard", "végétarien", "apporte un gâteau", "en voiture", "premier tournoi"),
}
MEAL = {"de": ("Essen", "Menü"), "en": ("Meal", "Dinner"), "fr": ("Repas", "Menu")}
MEALS = {
    "de": ("Fleisch", "Vegi", "keins"),
    "en": ("meat", "veggie", "none"),
    "fr": ("viande", "végé", "aucun"),
}
STAMP = {"de": "Zeitstempel", "en": "Timestamp", "fr": "Horodateur"}
PROGRAM = {
    "de": (
        "Mitglied-Nr.",
        "Anrede",
        "Strasse",
        "PLZ",
        "Ort",
        "Geburtsdatum",
        "Telefon",
        "E-Mail",
        "IBAN",
        "Eintritt",
    ),
    "en": (
        "Member no.",
        "Title",
        "Street",
        "Zip",
        "City",
        "Date of birth",
        "Phone",
        "E-mail",
        "IBAN",
        "Joined",
    ),
    "fr": (
        "N° de membre",
        "Civilité",
        "Rue",
        "NPA",
        "Localité",
        "Date de naissance",
        "Téléphone",
        "E-mail",
        "IBAN",
        "Entrée",
    ),
}
TITLES = {
    "de": ("Anmeldungen Tichu-Turnier 2026", "Teilnehmerliste", "Tichu am 28. November", "Liste der Spieler"),
    "en": ("Registrations Tichu 2026", "List of participants", "Tichu on 28 November"),
    "fr": ("Inscriptions tournoi de Tichu 2026", "Liste des participants", "Tichu du 28 novembre"),
}
SUBTITLES = {
    "de": ("Stand: 20.11.2026", "Gemeindesaal, 19:30 Uhr", "Bitte bis 25.11. eintragen"),
    "en": ("As of 20 Nov 2026", "Town hall, 7.30 pm", "Please sign up by 25 November"),
    "fr": ("État au 20.11.2026", "Salle communale, 19h30", "Inscriptions jusqu'au 25.11."),
}
TOTALS = {
    "de": ("Total", "Summe", "Anzahl", "Total Personen", "Insgesamt", "Gesamt", "Anzahl Teilnehmer"),
    "en": ("Total", "Sum", "Count", "Total players", "Number of people"),
    "fr": ("Total", "Somme", "Nombre", "Total personnes", "Nombre de joueurs"),
}
FOOT = {
    "de": ("Stand: 20.11.2026", "Fragen an das Sekretariat", "Seite 1 von 1", "Die Liste ist noch offen."),
    "en": ("As of 20 Nov 2026", "Questions to the secretary", "Page 1 of 1"),
    "fr": ("État au 20.11.2026", "Questions au secrétariat", "Page 1 sur 1"),
}
GROUPS = {
    "de": (
        ("Damen", "Herren"),
        ("Tisch 1", "Tisch 2", "Tisch 3"),
        ("Junioren", "Senioren"),
        ("Gruppe A", "Gruppe B"),
        ("Mitglieder", "Gäste"),
    ),
    "en": (
        ("Ladies", "Gentlemen"),
        ("Table 1", "Table 2", "Table 3"),
        ("Group A", "Group B"),
        ("Members", "Guests"),
    ),
    "fr": (
        ("Dames", "Messieurs"),
        ("Table 1", "Table 2", "Table 3"),
        ("Groupe A", "Groupe B"),
        ("Membres", "Invités"),
    ),
}
WAIT_SECTION = {"de": "Warteliste", "en": "Waiting list", "fr": "Liste d'attente"}
GONE_SECTION = {
    "de": ("Abgemeldet", "Abgesagt", "Absagen"),
    "en": ("Cancelled", "Not coming", "Withdrawn"),
    "fr": ("Annulés", "Désistements", "Absents"),
}
NOBODY = {
    "de": (
        "N.N.",
        "sucht noch",
        "egal",
        "noch offen",
        "keiner",
        "-",
        "?",
        "TBA",
        "noch frei",
        "siehe unten",
        "weiss noch nicht",
        "wird noch gesucht",
        "mit Freundin",
        "jemand",
    ),
    "en": (
        "TBA",
        "TBD",
        "looking",
        "anyone",
        "nobody yet",
        "-",
        "?",
        "none",
        "not yet",
        "N.N.",
        "with a friend",
    ),
    "fr": (
        "N.N.",
        "cherche encore",
        "peu importe",
        "personne",
        "-",
        "?",
        "à définir",
        "pas encore",
        "avec une amie",
    ),
}
"""What stands where a partner's name should be, when there is none."""
FREE_LINE = {
    "de": ("N.N.", "frei", "noch frei", "Reserve", "-", "..."),
    "en": ("N.N.", "free", "TBA", "-", "..."),
    "fr": ("N.N.", "libre", "à définir", "-", "..."),
}
ALONE = {
    "de": ("allein", "sucht Partner", "Einzelspieler"),
    "en": ("single", "looking for a partner"),
    "fr": ("seul", "cherche partenaire"),
}
BESIDE_NAME = {
    "de": ("(kommt später)", "(Vegi)", "- ohne Znacht", "👍", "(neu)", "(Kassier)"),
    "en": ("(comes later)", "(veggie)", "- no dinner", "👍", "(new)"),
    "fr": ("(arrive plus tard)", "(végé)", "- sans repas", "👍", "(nouveau)"),
}
OFF_IN_NAME = {
    "de": ("(abgesagt)", "(abgemeldet)", "- abgesagt", "(kommt nicht)", "(krank)", "❌"),
    "en": ("(cancelled)", "- cancelled", "(not coming)", "❌"),
    "fr": ("(annulé)", "- annulé", "(ne vient pas)", "❌"),
}
AND = {"de": "und", "en": "and", "fr": "et"}
DATES = {
    "de": ("Sa. 28. November", "Sa. 5. Dezember", "Sa. 12. Dezember"),
    "en": ("Sat 28 November", "Sat 5 December", "Sat 12 December"),
    "fr": ("sa 28 novembre", "sa 5 décembre", "sa 12 décembre"),
}
OTHER_SHEET = {
    "de": ("Kasse", "Material", "Helfer"),
    "en": ("Cash", "Material", "Helpers"),
    "fr": ("Caisse", "Matériel", "Aides"),
}
