"""Headings of columns that look like something else, and marks that stand for something else."""

STRANGERS = {
    "other_question": {
        "de": (
            "Kommst du auch zum Essen?",
            "Hilfst du beim Aufräumen?",
            "Newsletter?",
            "Bist du Anfänger?",
            "Bestätigung verschickt",
            "Darf man dich fotografieren?",
            "Nimmst du am Apéro teil?",
            "Kommst du mit dem Auto?",
            "Nimmst du Kuchen mit?",
            "Bist du über 18?",
            "Zahlst du per Twint?",
            "Hast du letztes Jahr gewonnen?",
            "Warst du schon mal dabei?",
        ),
        "en": (
            "Are you coming to the dinner?",
            "Newsletter?",
            "Are you a beginner?",
            "Confirmation sent",
            "Photos allowed?",
            "Do you come by car?",
            "Are you over 18?",
            "Have you played before?",
        ),
        "fr": (
            "Viens-tu aussi au repas ?",
            "Infolettre ?",
            "Es-tu débutant ?",
            "Confirmation envoyée",
            "Viens-tu en voiture ?",
            "As-tu déjà joué ?",
        ),
    },
    "signed": {
        "de": ("Anmeldedatum", "Angemeldet am", "Eingegangen am", "Eintrag vom", "Datum"),
        "en": ("Registered on", "Date of registration", "Received", "Date", "Signed up"),
        "fr": ("Inscrit le", "Date d'inscription", "Reçu le", "Date"),
    },
    "year": {
        "de": ("Jahrgang", "Geburtsjahr"),
        "en": ("Year of birth", "Born"),
        "fr": ("Année de naissance",),
    },
    "captain": {
        "de": ("Captain", "Kontaktperson", "Ansprechperson", "Verantwortlich"),
        "en": ("Captain", "Contact", "Contact person", "Responsible"),
        "fr": ("Capitaine", "Personne de contact", "Responsable"),
    },
    "persons": {
        "de": ("Anzahl Personen", "Wie viele Personen?"),
        "en": ("Number of people", "How many?"),
        "fr": ("Nombre de personnes", "Combien de personnes ?"),
    },
    "by": {
        "de": (
            "Angemeldet durch",
            "Angemeldet von",
            "Eingeladen von",
            "Betreut von",
            "Bezahlt für",
            "Partner letztes Jahr",
        ),
        "en": ("Registered by", "Invited by", "Looked after by", "Partner last year"),
        "fr": ("Inscrit par", "Invité par", "Partenaire l'an dernier"),
    },
    "reserve": {
        "de": ("Ersatz", "Ersatzspieler", "Reserve"),
        "en": ("Substitute", "Reserve player"),
        "fr": ("Remplaçant", "Réserve"),
    },
}
"""Headings of columns that look like something else."""
METHOD = {
    "de": ("Zahlungsart", "Bezahlart"),
    "en": ("Payment method", "Pays by"),
    "fr": ("Mode de paiement",),
}
METHODS = {
    "de": ("Twint", "bar", "Rechnung"),
    "en": ("cash", "card", "invoice"),
    "fr": ("Twint", "espèces", "facture"),
}
WAIT_HEADING = {"de": ("Warteliste",), "en": ("Waiting list", "Waitlist"), "fr": ("Liste d'attente",)}
PAID_BESIDE = {"de": ("(bezahlt)", "bezahlt"), "en": ("(paid)",), "fr": ("(payé)",)}
DITTO = {"de": ('"', "dito", "''"), "en": ('"', "ditto"), "fr": ('"', "idem")}
