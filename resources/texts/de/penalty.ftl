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
penalty-nobody = Wen betrifft der Entscheid?
penalty-needs-reason = Ein Entscheid braucht einen Grund.
penalty-no-round = Runde { $round } gibt es nicht: 1 bis { $last }, 0 für vor der ersten.
penalty-ban-over = Eine Sperre endet nach dem Turnier: { $day } ist zu früh.
penalty-amount = { $amount } geht nicht: 1 bis { $most } Punkte, ohne Vorzeichen.
penalty-score = { $score } ist zu viel: höchstens { $most } Punkte.
penalty-amount-unused = Die Zahl { $amount } bedeutet hier nichts und wird weggelassen.
penalty-not-seated = { $title }: { $name } sitzt an keinem Tisch.
penalty-no-result = { $title }, Tisch { $table } hat noch kein Resultat.
penalty-which-hand = Um welches Spiel geht es?
penalty-rested = { $name } ruhte in Spiel { $hand } von Runde { $round }, Tisch { $table }, und hatte keine Seite. Jemanden nennen, der es gespielt hat.
penalty-no-hand = { $title }, Tisch { $table } hat kein Spiel { $hand }: Spiel für Spiel eingegeben sind { $played }.
penalty-hand-decided = Über { $title }, Tisch { $table } { $hand ->
    [0] ist
   *[other] , Spiel { $hand } ist
} schon entschieden. Zuerst den früheren Entscheid zurücknehmen.
penalty-out-already = { $name } ist schon disqualifiziert.
penalty-warned-before = { $name } wird nicht zum ersten Mal verwarnt (bisher { $count }).
penalty-unknown = Einen Entscheid Nummer { $number } gibt es nicht.
penalty-given = Nr. { $number }: { $name }{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: { penalty-what }. Grund: { $reason }
penalty-none = Es gibt keine Strafen und Entscheide.
penalty-signed = «{ $text }»: Wie viele Punkte weggenommen werden, steht ohne Vorzeichen.
penalty-no-points = «{ $text }» ist keine Punktzahl: so etwas wie 2, bei einem anderen Resultat 60:40.
penalty-no-such-kind = «{ $kind }» gibt es nicht{ $nearest ->
    [none] {""}
   *[other] , gemeint ist wohl { $nearest }
}. Bekannt sind: { $kinds }
penalty-meant = Gemeint ist wohl «{ $name }».
penalty-short = { $penalty ->
    [warning] Verwarnung
    [victory-points] −{ $amount } SP
    [tichu-points] −{ $amount } TP
    [hand-annulled] R{ $round }/{ $hand } annulliert
    [hand-replayed] R{ $round }/{ $hand } neu
    [adjusted-score] { $hand ->
        [0] R{ $round } geändert
       *[other] R{ $round }/{ $hand } geändert
    }
   *[disqualification] disqualifiziert
}
penalty-sums-played = Vor Strafen und Entscheiden: { $victory } Siegpunkte, { $tichu } Tichu-Punkte.
penalty-about = Gespielte Resultate bleiben stehen. Abzüge und Entscheide über Spiele wirken sich nur auf die Rangliste aus.
penalty-time = Zeit
penalty-place = Ort
penalty-at = { $title }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}
penalty-decision = Entscheid
penalty-reason = Grund
penalty-by = durch
penalty-banned = gesperrt bis { $day }
penalty-title = Strafen und Entscheide
penalty-who = Wen betrifft es?
penalty-who-hint = Name oder Nummer
penalty-kind = Was
penalty-points-hint = { $kind ->
    [tichu-points] wie viele Punkte weg, z. B. 100
   *[other] wie viele Punkte weg, z. B. 2
}
penalty-score-hint = z. B. 60:40, die eigenen zuerst
penalty-effect-warning = Steht auf der Liste der Entscheide und in der Rangliste, ändert aber keine Punkte.
penalty-effect-victory-points = Zählt in der Rangliste ab; das Resultat am Tisch bleibt, wie es gespielt wurde.
penalty-effect-tichu-points = Zählt in der Rangliste ab; das Resultat am Tisch bleibt, wie es gespielt wurde.
penalty-effect-hand-annulled = Das Spiel zählt für niemanden am Tisch. Eingegeben bleibt es.
penalty-effect-hand-replayed = Ein Vermerk: Es zählt, was beim neuen Spiel herauskam.
penalty-effect-adjusted-score = Für beide Seiten zählt dieses Resultat statt des gespielten. Spiel «–»: die ganze Partie.
penalty-effect-disqualification = Ohne Rang am Ende der Liste und in keiner Runde mehr ausgelost. Im Knock-out ist die letzte Partie verloren.
penalty-scope-one = nur für diesen Namen
penalty-scope-side = mit Partner in diesem Spiel
penalty-scope-table = für den ganzen Tisch
penalty-round = Runde
penalty-hand = Spiel
penalty-reason-hint = kurz und sachlich; steht im Protokoll
penalty-decided = Turnierleitung
penalty-by-hint = Name der Turnierleitung
penalty-banned-until = gesperrt bis
penalty-give = Entscheid festhalten
penalty-saved = Festgehalten. Strg+Z nimmt es zurück.
penalty-given-before = Bisherige Entscheide
penalty-lift = Zurücknehmen
penalty-lift-tip = Nimmt den gewählten Entscheid zurück (Entf)
penalty-close = Schliessen
penalty-award = Bei vorbereiteten Spielen entscheidet man beim Resultat: Dort lässt sich beiden Seiten ein Anteil zusprechen.
penalty-again = Damit ändern sich Plätze anderer. Nochmals, wenn es so gelten soll.
penalty-waits = { $hand ->
    [0] zählt nicht: Die Partie gibt es nicht mehr
   *[other] zählt nicht: Dieses Spiel gibt es nicht mehr
}
penalty-short-waits = { $what } (wartet)
