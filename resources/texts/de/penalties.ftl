# Strafen und Entscheide der Turnierleitung

penalty-kind-warning = Verwarnung
penalty-kind-victory-points = Siegpunkte abziehen
penalty-kind-tichu-points = Tichu-Punkte abziehen
penalty-kind-hand-annulled = Spiel annullieren
penalty-kind-hand-replayed = Spiel wird neu gespielt
penalty-kind-adjusted-score = Anderes Resultat zählt
penalty-kind-disqualification = Disqualifikation

penalty-what = { $penalty ->
    [warning] Verwarnung
    [victory-points] { $amount ->
        [one] −1 Siegpunkt
       *[other] −{ $amount } Siegpunkte
    }
    [tichu-points] −{ $amount } Tichu-Punkte
    [hand-annulled] Spiel { $hand } zählt nicht
    [hand-replayed] Spiel { $hand } wird neu gespielt
    [adjusted-score] { $hand ->
        [0] die Partie zählt { $amount }:{ $against }
       *[other] Spiel { $hand } zählt { $amount }:{ $against }
    }
   *[disqualification] disqualifiziert
}
journal-give-penalty = Entscheid zu «{ $name }»{ $round ->
    [0] {""}
   *[other] , Runde { $round }
}{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: { penalty-what }, Grund: { $reason }
journal-lift-penalty = Entscheid zu «{ $name }» zurückgenommen: { penalty-what }, Grund war: { $reason }

penalty-nobody = Wen betrifft der Entscheid?
penalty-needs-reason = Ein Entscheid braucht einen Grund.
penalty-no-round = Runde { $round } gibt es nicht: 1 bis { $last }, 0 für vor der ersten.
penalty-ban-over = Eine Sperre endet nach dem Turnier: { $day } ist zu früh.
penalty-amount = { $amount } geht nicht: 1 bis { $most } Punkte, ohne Vorzeichen.
penalty-score = { $score } ist zu viel: höchstens { $most } Punkte.
penalty-amount-unused = Die Zahl { $amount } bedeutet hier nichts und wird weggelassen.
penalty-not-seated = { $name } sitzt in Runde { $round } an keinem Tisch.
penalty-no-result = Runde { $round }, Tisch { $table } hat noch kein Resultat.
penalty-which-hand = Um welches Spiel geht es?
penalty-no-hand = Runde { $round }, Tisch { $table } hat kein Spiel { $hand }: Spiel für Spiel eingegeben sind { $played }.
penalty-hand-decided = Über Runde { $round }, Tisch { $table } { $hand ->
    [0] ist
   *[other] , Spiel { $hand } ist
} schon entschieden. Zuerst den früheren Entscheid zurücknehmen.
penalty-out-already = { $name } ist schon disqualifiziert.
penalty-warned-before = { $name } wird nicht zum ersten Mal verwarnt (bisher { $count }).
penalty-unknown = Einen Entscheid Nummer { $number } gibt es nicht.
entrant-has-penalty = Zu { $name } gibt es einen Entscheid: zuerst diesen zurücknehmen.
verify-penalties = { $count ->
    [one] Ein Entscheid der Turnierleitung
   *[other] { $count } Entscheide der Turnierleitung
}: Die Rangliste zählt { $victory } Siegpunkte und { $tichu } Tichu-Punkte weniger, als gespielt wurden.
