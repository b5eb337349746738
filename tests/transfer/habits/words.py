"""What people write beside names and between rows, and other columns, in three languages."""

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
    "de": (
        "Anmeldungen Tichu-Turnier 2026",
        "Teilnehmerliste",
        "Tichu am 28. November",
        "Liste der Spieler",
        "Tichu",
        "Turnier vom 28.11.",
        "Anmeldeliste (provisorisch)",
        "Club-Meisterschaft 2026",
    ),
    "en": (
        "Registrations Tichu 2026",
        "List of participants",
        "Tichu on 28 November",
        "Tichu",
        "Sign-up sheet (draft)",
    ),
    "fr": (
        "Inscriptions tournoi de Tichu 2026",
        "Liste des participants",
        "Tichu du 28 novembre",
        "Tichu",
        "Liste provisoire",
    ),
}
SUBTITLES = {
    "de": ("Stand: 20.11.2026", "Gemeindesaal, 19:30 Uhr", "Bitte bis 25.11. eintragen"),
    "en": ("As of 20 Nov 2026", "Town hall, 7.30 pm", "Please sign up by 25 November"),
    "fr": ("État au 20.11.2026", "Salle communale, 19h30", "Inscriptions jusqu'au 25.11."),
}
TOTALS = {
    "de": (
        "Total",
        "Summe",
        "Anzahl",
        "Total Personen",
        "Insgesamt",
        "Gesamt",
        "Anzahl Teilnehmer",
        "Teilnehmer total",
        "Anz.",
        "Gesamtzahl",
        "Σ",
    ),
    "en": ("Total", "Sum", "Count", "Total players", "Number of people", "Total participants", "Headcount"),
    "fr": ("Total", "Somme", "Nombre", "Total personnes", "Nombre de joueurs", "Total joueurs", "Effectif"),
}
FOOT = {
    "de": (
        "Stand: 20.11.2026",
        "Fragen an das Sekretariat",
        "Seite 1 von 1",
        "Die Liste ist noch offen.",
        "Danke fürs Eintragen!",
        "Anmeldeschluss 25.11.",
        "* = noch nicht bezahlt",
        "Letzte Änderung: 20.11.2026",
        "Kontakt: sekretariat@wald.example",
        "Die Liste wird am Mittwoch geschlossen",
    ),
    "en": (
        "As of 20 Nov 2026",
        "Questions to the secretary",
        "Page 1 of 1",
        "Thank you!",
        "Deadline: 25 Nov",
        "Contact: club@wald.example",
    ),
    "fr": (
        "État au 20.11.2026",
        "Questions au secrétariat",
        "Page 1 sur 1",
        "Merci !",
        "Délai: 25.11.",
        "Contact : club@wald.example",
    ),
}
GROUPS = {
    "de": (
        ("Damen", "Herren"),
        ("Tisch 1", "Tisch 2", "Tisch 3"),
        ("Junioren", "Senioren"),
        ("Gruppe A", "Gruppe B"),
        ("Mitglieder", "Gäste"),
        ("Anfänger", "Fortgeschrittene"),
        ("Block A", "Block B"),
        ("Samstag", "Sonntag"),
        ("Vorstand", "Mitglieder", "Gäste"),
    ),
    "en": (
        ("Ladies", "Gentlemen"),
        ("Table 1", "Table 2", "Table 3"),
        ("Group A", "Group B"),
        ("Members", "Guests"),
        ("Beginners", "Advanced"),
        ("Saturday", "Sunday"),
    ),
    "fr": (
        ("Dames", "Messieurs"),
        ("Table 1", "Table 2", "Table 3"),
        ("Groupe A", "Groupe B"),
        ("Membres", "Invités"),
        ("Débutants", "Confirmés"),
        ("Samedi", "Dimanche"),
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
        "Partner gesucht",
        "offen",
        "frei",
        "wer will?",
        "NN",
        "unbekannt",
        "folgt",
        "kommt noch",
        "mein Bruder",
        "XY",
        "???",
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
        "wanted",
        "partner wanted",
        "unknown",
        "to follow",
        "my brother",
        "open",
        "???",
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
        "recherche partenaire",
        "inconnu",
        "suivra",
        "mon frère",
        "ouvert",
        "???",
    ),
}
"""What stands where a partner's name should be, when there is none."""
FREE_LINE = {
    "de": ("N.N.", "frei", "noch frei", "Reserve", "-", "...", "leer", "XXX", "___", "Platz frei", "NN"),
    "en": ("N.N.", "free", "TBA", "-", "...", "empty", "open", "___"),
    "fr": ("N.N.", "libre", "à définir", "-", "...", "vide", "___", "place libre"),
}
ALONE = {
    "de": ("allein", "sucht Partner", "Einzelspieler"),
    "en": ("single", "looking for a partner"),
    "fr": ("seul", "cherche partenaire"),
}
BESIDE_NAME = {
    "de": (
        "(kommt später)",
        "(Vegi)",
        "- ohne Znacht",
        "👍",
        "(neu)",
        "(Kassier)",
        "(ab 20 Uhr)",
        "(Präsidentin)",
        "[Vegi]",
        ", kommt später",
        "– mit Hund",
        "😀",
        "*",
    ),
    "en": (
        "(comes later)",
        "(veggie)",
        "- no dinner",
        "👍",
        "(new)",
        "(from 8 pm)",
        "[veggie]",
        ", comes later",
        "*",
    ),
    "fr": (
        "(arrive plus tard)",
        "(végé)",
        "- sans repas",
        "👍",
        "(nouveau)",
        "(dès 20 h)",
        "[végé]",
        ", arrive plus tard",
        "*",
    ),
}
OFF_IN_NAME = {
    "de": (
        "(abgesagt)",
        "(abgemeldet)",
        "- abgesagt",
        "(kommt nicht)",
        "(krank)",
        "❌",
        "(hat abgesagt)",
        "ABGESAGT",
        "(nein)",
        "(verhindert)",
        "-> abgesagt",
    ),
    "en": ("(cancelled)", "- cancelled", "(not coming)", "❌", "(can't come)", "CANCELLED", "(no)"),
    "fr": ("(annulé)", "- annulé", "(ne vient pas)", "❌", "(absent)", "ANNULÉ", "(non)"),
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
MORE_SHEET = {
    "de": ("Nachmeldungen", "Tabelle2", "Weitere", "Damen"),
    "en": ("Late entries", "Sheet2", "More", "Women"),
    "fr": ("Inscriptions tardives", "Feuille2", "Suite", "Dames"),
}
LABELS = {"de": ("Team", "Paar", "Paar Nr."), "en": ("Team", "Pair"), "fr": ("Équipe", "Paire")}
"""In front of the number of a pair."""
SIDES = {
    "de": (("Herr", "Dame"), ("Nord", "Süd"), ("Links", "Rechts"), ("A", "B"), ("Linke Hand", "Rechte Hand")),
    "en": (("Mate", "Buddy"), ("North", "South"), ("Left", "Right"), ("Left hand", "Right hand")),
    "fr": (("Nord", "Sud"), ("Gauche", "Droite"), ("A", "B"), ("Main gauche", "Main droite")),
}
"""Headings of two columns that say nothing of names."""
ROLE = {"de": ("Rolle", "Funktion", "Kategorie"), "en": ("Role", "Category"), "fr": ("Rôle", "Fonction")}
PLAYS = {"de": "Spieler", "en": "Player", "fr": "Joueur"}
OTHER_ROLES = {
    "de": ("Zuschauer", "Helferin", "Spielleitung", "Kasse"),
    "en": ("Spectator", "Helper", "Organiser (not playing)"),
    "fr": ("Spectateur", "Arbitre", "Bénévole"),
}
