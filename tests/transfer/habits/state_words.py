"""What people write about money, and about coming or not, in three languages."""

MEMBERS_NOT = {
    "de": (
        "Jahresbeitrag 2026 bezahlt",
        "Mitgliedsbeitrag bezahlt",
        "Vereinsbeitrag",
        "Jahresbeitrag",
        "Vereinsbeitrag bezahlt",
        "Mitgliedschaft bezahlt",
        "MB 2026 bez.",
    ),
    "en": (
        "Membership fee paid",
        "Annual dues paid",
        "Membership dues",
        "Subscription paid",
        "Member fee 2026",
        "Annual fee paid",
    ),
    "fr": ("Cotisation payée", "Cotisation annuelle", "Cotisation de membre payée", "Cotisation 2026 réglée"),
}
"""Fees of a club's members: no entry fee."""
FEE = {
    "de": ("Startgeld bezahlt", "Turniergebühr bezahlt", "Startgeld bez.", "Turnier bezahlt"),
    "en": ("Entry fee paid", "Tournament fee paid", "Tournament paid"),
    "fr": ("Inscription payée", "Finance d'inscription payée", "Tournoi payé"),
}
DUE = {
    "de": ("Startgeld", "Beitrag", "Preis", "Zu zahlen", "Betrag", "Turniergebühr", "Kosten", "Gebühr CHF"),
    "en": ("Entry fee", "Fee", "Amount due", "Price", "Cost", "Tournament fee"),
    "fr": ("Finance d'inscription", "Montant", "Prix", "À payer", "Tarif", "Frais"),
}
"""What everybody owes, whoever has paid."""
AMOUNT = {
    "de": ("Bezahlt", "Bezahlt CHF", "Einbezahlt", "Erhalten CHF", "Einzahlung"),
    "en": ("Paid", "Paid CHF", "Amount paid", "Received CHF"),
    "fr": ("Payé", "Payé CHF", "Montant payé", "Reçu CHF"),
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
        ("bez.", "-"),
        ("erhalten", "fehlt"),
        ("okay", "noch offen"),
        ("✓ Twint", ""),
        ("Paypal", "unbezahlt"),
        ("JA", "NEIN"),
        ("gutgeschrieben", "pendent"),
        ("20.- bar", ""),
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
        ("received", "outstanding"),
        ("YES", "NO"),
        ("Paypal", "not yet"),
        ("ok", "missing"),
        ("PayPal 3 Nov", ""),
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
        ("reçu", "en attente"),
        ("OUI", "NON"),
        ("versé", "doit encore"),
        ("Twint", ""),
    ),
}
"""How it is said that somebody has paid, and that somebody has not."""
PAID_OPEN = {
    "de": ("halb", "?", "erlassen", "Gönner", "fragen", "Ehrengast", "später", "teilweise"),
    "en": ("half", "?", "waived", "ask", "partly", "guest"),
    "fr": ("moitié", "?", "gratuit", "demander", "en partie", "invité"),
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
        "JA",
        "sicher",
        "klar",
        "fix",
        "nimmt teil",
    ),
    "en": (
        "yes",
        "Yes",
        "coming",
        "confirmed",
        "going",
        "registered",
        "accepted",
        "Attending",
        "✓",
        "YES",
        "sure",
        "will come",
        "accepted ✓",
    ),
    "fr": (
        "oui",
        "Oui",
        "vient",
        "inscrit",
        "confirmé",
        "participe",
        "d'accord",
        "✓",
        "OUI",
        "sûr",
        "présent",
        "sera là",
    ),
}
GONE = {
    "de": "nein Nein abgesagt abgemeldet storniert Storno verhindert krank zurückgezogen Abgelehnt "
    "ausgetreten ❌ ✗ 👎 kommt_nicht Nein,_leider kann_nicht nimmt_nicht_teil sagt_ab kann_leider_nicht "
    "Absage fällt_aus abgesagt_am_3.12. nicht_dabei zurückgetreten Nein,_aber_nächstes_Mal leider_nicht "
    "nimmt_doch_nicht_teil entschuldigt muss_absagen leider_verhindert Ferien nope fehlt gestrichen "
    "kommt_doch_nicht hat_abgesagt Abmeldung_20.11. out weg",
    "en": "no No cancelled canceled declined withdrawn refunded ❌ ✗ not_coming not_attending can't_make_it "
    "Not_going regrets deleted unable_to_attend no,_sorry dropped_out out nope absent sorry,_can't "
    "cancelled_3_Dec pulled_out will_not_come unavailable away",
    "fr": "non Non annulé désisté absent excusé remboursé ❌ ✗ ne_vient_pas ne_participe_pas retiré "
    "Non,_désolé pas_disponible empêché désinscrit s'est_désisté ne_peut_pas indisponible annule "
    "en_vacances hélas_non pas_là",
}
WAITING = {
    "de": ("Warteliste", "auf Warteliste", "wartet", "Warteliste 1", "WL", "Nachrücker", "Wartel."),
    "en": ("waiting list", "waitlisted", "on the waiting list", "Waitlist", "WL", "standby"),
    "fr": ("liste d'attente", "en liste d'attente", "Liste d'attente", "attente", "LA 1"),
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
        "fraglich",
        "50/50",
        "vllt",
        "eventuell",
        "noch unklar",
        "je nach Wetter",
    ),
    "en": (
        "maybe",
        "Maybe",
        "tentative",
        "?",
        "not sure",
        "pending",
        "don't know yet",
        "perhaps",
        "if possible",
        "TBC",
        "50/50",
    ),
    "fr": (
        "peut-être",
        "?",
        "à confirmer",
        "pas sûr",
        "ne sait pas encore",
        "éventuellement",
        "incertain",
        "si possible",
    ),
}
ODD = {
    "de": ("Helfer", "nur Apéro", "Stufe 2", "xyz", "Gönner", "Presse", "A", "3"),
    "en": ("helper", "dinner only", "level 2", "xyz", "press", "A", "3"),
    "fr": ("aide", "apéro seulement", "niveau 2", "xyz", "presse", "A", "3"),
}
"""Words below a status that are neither yes nor no."""
GONE_HEADING = {
    "de": ("Abgemeldet", "Abgesagt"),
    "en": ("Cancelled", "Withdrawn"),
    "fr": ("Annulé", "Désisté"),
}
YES_NO = {"de": ("Ja", "Nein"), "en": ("Yes", "No"), "fr": ("Oui", "Non")}
LAST_YEAR = {
    "de": (
        "Anwesend letztes Jahr",
        "Letztes Jahr dabei",
        "2025 anwesend",
        "War letztes Jahr da",
        "Teilnahme 2025",
        "Schon mal dabei",
    ),
    "en": ("Present last year", "Came last year", "Attended 2025", "Played before"),
    "fr": ("Présent l'an dernier", "Présent en 2025", "Participation 2025", "Déjà participé"),
}
ASKED_PARTNER = {
    "de": (
        "Spielst du mit Partner?",
        "Hast du einen Partner?",
        "Partner vorhanden",
        "Partner?",
        "Partner ja/nein",
        "Hast du schon jemanden?",
    ),
    "en": ("Do you have a partner?", "Are you bringing a partner?", "Partner?", "Partner yes/no"),
    "fr": ("As-tu un partenaire ?", "Partenaire trouvé ?", "Partenaire ?", "Partenaire oui/non"),
}
ASKED_CLUB = {
    "de": ("Bist du in einem Verein?", "Vereinsmitglied?", "Mitglied?", "Mitglied im Club", "Verein ja/nein"),
    "en": ("Are you in a club?", "Club member?", "Member?", "Club yes/no"),
    "fr": ("Es-tu dans un club ?", "Membre d'un club ?", "Membre ?", "Club oui/non"),
}


def gone(language: str) -> tuple[str, ...]:
    return tuple(word.replace("_", " ") for word in GONE[language].split())
