# Booster: wo damit gespielt wird, und was die Karten am Resultat eines Spiels ändern

house-rule-booster = Booster
house-rule-booster-no = ohne
house-rule-booster-yes = mit Booster-Karten
house-rule-booster-tip = Textkarten, die die Regeln für einen Augenblick oder bis zum Ende des Spiels ändern.
booster-tables = Booster an
booster-tables-tip = Nummern der Tische, an denen mit Booster gespielt wird, z. B. 1, 3. Leer: an allen.
booster-tables-all = an allen Tischen
booster-tables-some = { $count ->
    [one] an Tisch { $tables }
   *[other] an den Tischen { $tables }
}
booster-not-here = Hier ist eine Booster-Karte notiert, aber gespielt wird ohne Booster.
booster-no-tichu = Superpartner: Auf Sitz { $seat } ist kein Tichu angesagt.
booster-super-partner = { $both ->
    [yes] Beide Partner haben angesagt. Mit Superpartner zählt nur ein Tichu: das andere streichen.
   *[no] Mit Superpartner gehört das Tichu dem Partner: dort eintragen, wo es hinging.
}
audit-slip-super-partner = { $a }:{ $b }, Tichu an { $who } übergeben
audit-slip-special-cards = { $a }:{ $b }, ohne Back to the Roots
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR: Back to the Roots (ohne Sonderkarten). Superpartner: Ansage beim Partner.
booster-super-partner-name = Superpartner
booster-rules-roots = ohne Sonderkarten, eine Seite hat 0 bis 100 Kartenpunkte
booster-rules-super-partner = das Tichu steht beim Partner und zählt nur einmal
booster-no-witness = Vorspielen lassen sich nur Spiele mit allen vier Sonderkarten.
cli-audit-hand-special-cards-out = Back to the Roots hat die Sonderkarten aus dem Spiel genommen (nur mit --rules booster)

ruling-booster-tonight = Wird mit Booster gespielt?
ruling-booster-tonight-answer-no = Heute ohne Booster.
ruling-booster-tonight-answer-yes = Heute mit Booster, { $tables ->
    [all] an allen Tischen
   *[other] an Tisch { $tables }
}. Die Tichu-Regeln gelten, soweit keine Booster-Karte ausdrücklich etwas anderes sagt.
ruling-booster-tonight-words = Booster Karten Textkarten heute mit ohne
ruling-booster-scores = Booster: Wie wird ein Spiel aufgeschrieben?
ruling-booster-scores-answer = Nach Back to the Roots BR ankreuzen: ohne Sonderkarten hat eine Seite 0 bis 100 Kartenpunkte, zusammen sind es weiterhin 100. Nach Superpartner steht das Tichu beim Partner; hatten beide angesagt, zählt nur eines.
ruling-booster-scores-words = Booster Resultat Laufzettel aufschreiben zählen Kartenpunkte Back to the Roots Superpartner
