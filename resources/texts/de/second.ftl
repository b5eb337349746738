second-nothing-to-settle = { $title }, Tisch { $table }: Hier ist nichts zu entscheiden.
second-needs-reason = { $title }, Tisch { $table }: Das geht nicht auf. In der ersten Eingabe (F7) so eintippen und mit F8 begründen.
second-waiting = { $title }, Tisch { $table }: Die zweite Eingabe fehlt noch.
second-agrees = { $title }, Tisch { $table }: Beide Eingaben stimmen überein.
second-differs = { $title }, Tisch { $table }: Die zweite Eingabe weicht von der ersten ab. Ein Blick auf den Zettel entscheidet.
second-settled = { $title }, Tisch { $table }: entschieden.
second-difference = { $title }, Tisch { $table }{ $hand ->
    [0] {""}
   *[other] , Spiel { $hand }
}: erste Eingabe { $first }, zweite { $second }
second-nothing-compared = Noch ist kein Zettel zweimal eingegeben.
second-compared = { $unit ->
    [hands] { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
   *[matches] { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
} zweimal eingegeben, { $open ->
    [0] alle Unterschiede sind entschieden
    [one] ein Unterschied ist noch offen
   *[other] { $open } Unterschiede sind noch offen
}.
second-hidden-hardly = Dass beide denselben Fehler gemacht haben, ist kaum anzunehmen.
second-hidden = Geschätzt { $count } Fehler haben beide gemacht, ohne dass es auffällt.
second-usage = Entweder --round und --table mit --hand oder --score (zweite Eingabe) oder --right first|second, oder --compare.
second-pass = zweite Eingabe (F7)
second-pass-tip = Die Zettel noch einmal eintippen, ohne die erste Eingabe zu sehen: Was übereinstimmt, ist bestätigt.
second-which-table-hint = Zweite Eingabe: Enter nimmt diesen Tisch.
second-blind = Zweite Eingabe: vom Zettel abtippen. Die erste ist verborgen.
second-all-there = Alle Zettel von { $title } sind zweimal eingegeben und verglichen.
second-owing = { $count ->
    [0] Alle { $total } sind verglichen.
    [one] Ein Tisch von { $total } ist offen.
   *[other] { $count } Tische von { $total } sind offen.
}
second-title-agrees = Beide Eingaben stimmen überein.
second-title-differs = Die beiden Eingaben unterscheiden sich.
second-title-settled = Der Unterschied ist entschieden.
second-title-waiting = Die zweite Eingabe fehlt noch.
second-first = erste Eingabe
second-second = zweite Eingabe
second-hand = { $hand ->
    [0] Total
   *[other] Spiel { $hand }
}
second-take-first = { $key }   erste stimmt
second-take-second = { $key }   zweite stimmt
second-advice = Auf dem Zettel nachsehen. Stimmt keine von beiden: F7, Tisch wählen und korrigieren.
second-count = { $unit ->
    [hands] { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
   *[matches] { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
} zweimal eingegeben.
second-key-anew = Zettel neu tippen
second-key-right = erste, zweite stimmt
