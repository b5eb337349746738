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
        ),
        "en": (
            "Are you coming to the dinner?",
            "Newsletter?",
            "Are you a beginner?",
            "Confirmation sent",
            "Photos allowed?",
        ),
        "fr": ("Viens-tu aussi au repas ?", "Infolettre ?", "Es-tu débutant ?", "Confirmation envoyée"),
    },
    "signed": {
        "de": ("Anmeldedatum", "Angemeldet am", "Eingegangen am"),
        "en": ("Registered on", "Date of registration", "Received"),
        "fr": ("Inscrit le", "Date d'inscription", "Reçu le"),
    },
    "year": {
        "de": ("Jahrgang", "Geburtsjahr"),
        "en": ("Year of birth", "Born"),
        "fr": ("Année de naissance",),
    },
    "captain": {
        "de": ("Captain", "Kontaktperson", "Ansprechperson"),
        "en": ("Captain", "Contact", "Contact person"),
        "fr": ("Capitaine", "Personne de contact"),
    },
    "persons": {
        "de": ("Anzahl Personen", "Wie viele Personen?"),
        "en": ("Number of people", "How many?"),
        "fr": ("Nombre de personnes", "Combien de personnes ?"),
    },
    "by": {
        "de": ("Angemeldet durch", "Angemeldet von", "Eingeladen von"),
        "en": ("Registered by", "Invited by"),
        "fr": ("Inscrit par", "Invité par"),
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
