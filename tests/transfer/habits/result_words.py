"""The words above the columns of a file of results, in three languages."""

ROUND = {"de": ("Runde", "Rd.", "Runde Nr."), "en": ("Round", "round"), "fr": ("Ronde", "Tour", "ronde")}
TABLE = {
    "de": ("Tisch", "Tisch Nr.", "Tisch-Nr."),
    "en": ("Table", "table", "Table no."),
    "fr": ("Table", "N° de table"),
}
SIDES = {
    "de": (
        ("Team A", "Team B"),
        ("Team 1", "Team 2"),
        ("Paar A", "Paar B"),
        ("Name A", "Name B"),
        ("Heim", "Gast"),
    ),
    "en": (("Team A", "Team B"), ("Team 1", "Team 2"), ("Pair A", "Pair B"), ("Home", "Away")),
    "fr": (("Équipe A", "Équipe B"), ("Équipe 1", "Équipe 2"), ("Paire A", "Paire B")),
}
POINTS = {
    "de": (("A", "B"), ("Punkte A", "Punkte B"), ("Punkte 1", "Punkte 2"), ("Resultat A", "Resultat B")),
    "en": (
        ("A", "B"),
        ("a", "b"),
        ("Points A", "Points B"),
        ("Score 1", "Score 2"),
        ("Points 1", "Points 2"),
    ),
    "fr": (("A", "B"), ("Points A", "Points B"), ("Points 1", "Points 2"), ("Résultat A", "Résultat B")),
}
SCORE = {
    "de": ("Resultat", "Ergebnis", "Punkte", "Endstand"),
    "en": ("Result", "Score", "Final score"),
    "fr": ("Résultat", "Score", "Résultat final"),
}
COUNT = {
    "de": (
        "Spiele",
        "Anzahl Spiele",
        "Spiel",
        "Gespielt",
        "Anz. Spiele",
        "Hände",
        "Anzahl Hände",
        "Spiele gespielt",
    ),
    "en": ("Hands", "hands", "Hands played", "Number of hands", "Hand count"),
    "fr": ("Donnes", "Nombre de donnes", "Donnes jouées", "Nb donnes"),
}
HAND = {"de": "Spiel", "en": "Hand", "fr": "Donne"}
TEAM = {"de": ("Team", "Name"), "en": ("Team", "Name"), "fr": ("Équipe", "Nom")}
ONE_POINTS = {"de": ("Punkte", "Resultat"), "en": ("Points", "Score"), "fr": ("Points", "Score")}
TIME = {"de": "Zeit", "en": "Time", "fr": "Heure"}
REFEREE = {"de": "Schiedsrichter", "en": "Referee", "fr": "Arbitre"}
REMARK = {"de": "Bemerkung", "en": "Remark", "fr": "Remarque"}
VICTORY = {
    "de": (("Siegpunkte A", "Siegpunkte B"), ("SP A", "SP B"), ("Siegpunkte",)),
    "en": (("Victory points A", "Victory points B"), ("VP A", "VP B"), ("Victory points",)),
    "fr": (("Points de victoire A", "Points de victoire B"), ("PV A", "PV B"), ("Points de victoire",)),
}
DIFFERENCE = {"de": "Differenz", "en": "Difference", "fr": "Différence"}
SUM = {"de": "Summe", "en": "Sum", "fr": "Somme"}
WINNER = {"de": "Sieger", "en": "Winner", "fr": "Vainqueur"}
TITLE = {
    "de": "Resultate Tichu-Turnier",
    "en": "Results of the Tichu tournament",
    "fr": "Résultats du tournoi de Tichu",
}
LOSER = {"de": "Verlierer", "en": "Loser", "fr": "Perdant"}
BYE = {"de": "Freilos", "en": "Bye", "fr": "Exempt"}
ABOUT = {"de": "ca.", "en": "about", "fr": "env."}
