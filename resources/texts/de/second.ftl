# Die Zettel ein zweites Mal eingeben, ohne die erste Eingabe zu sehen

second-nothing-to-settle = Runde { $round }, Tisch { $table }: Hier ist nichts zu entscheiden.
journal-enter-second = Runde { $round }, Tisch { $table }: zweite Eingabe { $after }{ $agrees ->
    [yes] , stimmt mit der ersten überein
   *[no] , weicht von der ersten ab ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , Grund: { $reason }
}
journal-settle-passes = Runde { $round }, Tisch { $table }: { $right ->
    [first] Die erste Eingabe gilt
   *[second] Die zweite Eingabe gilt
} ({ $after })

second-waiting = Runde { $round }, Tisch { $table }: Die zweite Eingabe fehlt noch.
second-agrees = Runde { $round }, Tisch { $table }: Beide Eingaben stimmen überein.
second-differs = Runde { $round }, Tisch { $table }: Die zweite Eingabe weicht von der ersten ab. Ein Blick auf den Zettel entscheidet.
second-settled = Runde { $round }, Tisch { $table }: entschieden.
second-difference = Runde { $round }, Tisch { $table }{ $hand ->
    [0] {""}
   *[other] , Spiel { $hand }
}: erste Eingabe { $first }, zweite { $second }
second-nothing-compared = Noch ist kein Zettel zweimal eingegeben.
second-compared = { $count } Spiele zweimal eingegeben, { $open ->
    [0] alle Unterschiede sind entschieden
    [one] ein Unterschied ist noch offen
   *[other] { $open } Unterschiede sind noch offen
}.
second-hidden-hardly = Dass beide denselben Fehler gemacht haben, ist kaum anzunehmen.
second-hidden = Geschätzt { $count } Fehler haben beide gemacht, ohne dass es auffällt.
second-usage = Entweder --round und --table mit --hand oder --score (zweite Eingabe) oder --right first|second, oder --compare.
cli-second = gibt einen Zettel ein zweites Mal ein und vergleicht beide Eingaben
cli-second-right = welche Eingabe stimmt: first oder second
cli-second-compare = alle Unterschiede, und wie viele Fehler noch verborgen sind
