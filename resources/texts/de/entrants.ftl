entrants-seed = Gesetzt
entrants-present = { $total ->
    [0] Noch niemand
   *[other] { $present } von { $total } da
}
entrants-search = Name oder Code, zum Beispiel «me mü» oder 12K. Enter: ist da
entrants-nobody = Noch ist niemand angemeldet. Unten eintippen, oder eine Liste aus Excel importieren.
entrants-nobody-found = Niemand passt zur Suche. Strg+E trägt den Namen unten ein, Esc zeigt wieder alle.
entrants-here = Da
entrants-number = Nr.
entrants-name = Name
entrants-member-1 = Erste Person
entrants-member-2 = Zweite Person
entrants-members = Personen
entrants-team = Team
entrants-team-optional = Teamname (freiwillig)
entrants-club = Verein
entrants-club-optional = Verein (freiwillig)
entrants-remark = Bemerkung
entrants-new = Neu
entrants-name-new = Vorname und Name
entrants-add = Anmelden
entrants-add-tip = Anmelden und gleich weitertippen (Enter; mit Umschalt auch bezahlt; hierher mit Strg+E)
entrants-toggle = Da / nicht da
entrants-toggle-tip = Wer gewählt ist, ist da oder doch nicht (Leertaste)
entrants-edit = Bearbeiten (F2)
entrants-withdraw = Abmelden ab der nächsten Runde
entrants-withdraw-now = Abmelden schon aus der ausgelosten Runde
entrants-withdraw-back = Spielt wieder mit
entrants-substitute = Ersatz einsetzen …
entrants-substitute-for = Wer springt für «{ $name }» ein?
entrants-substitute-take = Einsetzen
entrants-remove = Löschen (Entf)
entrants-removed = Gelöscht: { $names }. Strg+Z bringt zurück, was zuletzt gelöscht wurde.
entrants-erase = Person vergessen …
entrants-seldom = Seltener gebraucht
entrants-list = Liste und Namen
entrants-more = Mehr …
entrants-late = ab { $title }
entrants-instead-of = für «{ $name }»
entrants-import = Importieren …
entrants-import-tip = Eine Liste aus Excel oder csv; auch einfügen mit Strg+V geht
entrants-paste = Liste einfügen (Strg+V)
entrants-lists = Listen
entrants-clipboard = Zwischenablage
entrants-import-summary = { $name }: { $count } von { $total } { $total ->
    [one] Zeile
   *[other] Zeilen
} { $count ->
    [one] kann
   *[other] können
} übernommen werden
entrants-import-left = { $registered } angemeldet. { $total ->
    [one] Eine Zeile ist
   *[other] { $total } Zeilen sind
} noch offen: hier berichtigen, oder schliessen.
entrants-import-take = { $count ->
    [0] Nichts zu übernehmen
   *[other] { $count } anmelden
}
entrants-line = Zeile
entrants-objections = Was auffällt
entrants-substitute-inherits = Übernimmt die Punkte
entrants-substitute-inherits-tip = Sonst beginnt er bei null; wer geht, bleibt mit seinen Punkten in der Rangliste.
entrants-unranked = ohne Platz
entrants-unrank = Ohne Platz mitspielen
entrants-rank = Wieder mit Platz mitspielen
entrants-labels = Etikett
entrants-label-new = Neues Etikett …
entrants-label-which = Ein kurzes Wort, zum Beispiel Junior oder Vorstand:
entrants-enter-again = Noch einmal Enter setzt den Namen trotzdem auf die Liste.
entrants-enrol = Neu anmelden (Strg+E)
entrants-enrol-tip = Nimmt den gesuchten Namen nach unten ins Feld für eine neue Anmeldung
entrants-two-names = Zwei Namen: «{ $one }» und «{ $other }» stehen jetzt jeder in seinem Feld. Enter meldet sie als Team an.
entrants-other-partner = «{ $one }» mit «{ $instead }» statt mit «{ $other }»? Noch einmal Enter meldet sie so an.
