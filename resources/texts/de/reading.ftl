reading-accepted = Von Hand angenommen, obwohl die Prüfung widerspricht: { $reason }
reading-marked = Als von Hand angenommen vermerkt, obwohl die Prüfung nichts einwendet: { $reason }
reading-cumulated = { $score }: Sind das nur die Punkte von Runde { $round }, oder die von allen bis dahin (vorher { $before })?
reading-digit-too-many = { $score } ohne Anzahl Spiele: mehr, als die längste Runde bringt. Ist eine Ziffer zu viel?
reading-as = Gelesen wird: Runde { $round }, Tisch { $table }, { $score }.
reading-beyond = «{ $text }» steht hinter der letzten Spalte mit einem Titel: Was ist das?
reading-contradicts = { $one } und { $other } widersprechen sich.
reading-count-or-hand = «{ $text }»: die Anzahl Spiele, oder ein einzelnes Spiel?
reading-exchanged = Die Seiten stehen in der Datei umgekehrt. Richtig herum ist es { $score } ({ $names }).
reading-exchanged-partners = Die Seiten stehen in der Datei umgekehrt, und die Partner wechseln: Wer welches Spiel zusammen gespielt hat, ist nicht klar. Bitte die Namen zu jedem Spiel schreiben oder die Seiten wie am Tisch.
reading-hand-twice = Es steht zweimal in der Datei.
reading-hidden = Die Zeile ist in der Tabelle ausgeblendet: Zählt sie?
reading-ids = Die Nummern passen nicht zu { $text }, die Namen schon. Ist es dieselbe Liste?
reading-is-time = «{ $text }» ist eine Uhrzeit oder ein Datum, das die Tabelle aus Punkten gemacht hat: Bitte die Punkte als Text schreiben.
reading-log-moved = In Spiel { $hand } sitzen { $names } anders als am Anfang, und es passt nicht zum Tisch. Gelesen ist es nach den Sitzen 0 bis 3.
reading-log-partners = In Spiel { $hand } spielen nicht die zusammen, die am Tisch Partner sind: { $names }.
reading-log-twice = Spiel { $hand } ist noch einmal Spiel { $first }, Karte für Karte.
reading-log-unknown = { $names } kennt am Tisch niemand: Sie sind an den Plätzen gelesen, die frei bleiben.
reading-loose-name = Unter «{ $column }» steht { $text }: spielt an Tisch { $found }, nicht an Tisch { $table }.
reading-loses-hands = { $count ->
    [one] Das einzelne Spiel, das hier steht, ginge verloren: Die Datei hat nur die Summen.
   *[other] Die { $count } einzelnen Spiele, die hier stehen, gingen verloren: Die Datei hat nur die Summen.
}
reading-nobody = Auf der Liste heisst niemand { $text }: Wer an Tisch { $table } ist das?
reading-not-here = { $text } sitzt nicht an Tisch { $table }.
reading-nothing-yet = Hier steht noch kein Resultat.
reading-one-side = { $count ->
    [one] Es fehlt die andere Seite des Tisches.
   *[other] Für den Tisch stehen { $count } Zeilen da, zwei mit gleich vielen Spielen müssten es sein.
}
reading-order = Unter «{ $column }» steht { $text } zuerst, am Tisch auf der zweiten Seite: Welche Punkte gehören wem?
reading-other-table = { $text } sitzt an Tisch { $found }, nicht an Tisch { $table }.
reading-partners = { $text }: An Tisch { $table } sind andere Partner.
reading-replaces-note = Die Notiz «{ $note }» wird ersetzt.
reading-rests = { $text } setzt an Tisch { $table } in diesem Spiel aus.
reading-round-taken = Es ist keine Runde angegeben: Gemeint ist wohl Runde { $round }.
reading-rows-above = { $count ->
    [one] Die Zeile über den Spaltentiteln ist nicht gelesen
   *[other] { $count } Zeilen über den Spaltentiteln sind nicht gelesen
} ({ $text }).
reading-stands = { $score } steht schon hier: Es bleibt, wie es ist.
reading-struck = «{ $text }» ist durchgestrichen: Zählt es?
reading-unplayed = 0:0, wie dort, wo noch nicht gespielt ist: Ist das das Resultat?
reading-together = { $text }: An Tisch { $table } spielen sie zusammen, in der Datei gegeneinander.
reading-unknown-cell = «{ $column }: { $text }»: Was bedeutet das für das Resultat?
reading-unknown-name = { $text } steht nicht auf der Liste. Ist es jemand von Tisch { $table }?
reading-winner = { $text } soll gewonnen haben, es steht { $score }: Wessen Punkte sind es?
reading-other-sheet = Auf dem Blatt «{ $sheet }» steht «{ $text }»: Geht es um diese Resultate?
reading-entry-beside = In { $cell } steht «{ $text }»: Was bedeutet das für das Resultat?
reading-entry-round = Das Blatt heisst «{ $text }», seine Zeilen sind aber von Runde { $round }: Welche Runde wurde getippt?
reading-loser = { $text } soll verloren haben, es steht { $score }: Wessen Punkte sind es?
reading-outcome-unknown = «{ $column }: { $text }» bei { $score }: Wer ist das?
reading-says-other = Es steht { $score }, daneben aber «{ $text }»: Was stimmt?
