# Was getan wird
booster-do = { $seat } spielt den Booster «{ $name }»
booster-do-cards = { $seat } spielt den Booster «{ $name }» mit { $cards }
booster-do-player = { $seat } spielt den Booster «{ $name }» und meint { $to }
booster-do-about = { $seat } spielt den Booster «{ $name }»: { $about }
booster-do-with = { $action }, dazu «{ $names }»
booster-do-shape = { $action }, als «{ $shape }»
booster-do-bird = { $action }, der Joker als { $value }
booster-do-show = { $seat } verrät, dass er beginnt
booster-do-go-on = niemand will mehr
# Was nicht geht
booster-unknown = { $seat }: Diesen Booster gibt es nicht.
booster-not-held = { $seat } hat diesen Booster nicht.
booster-out = Wer fertig ist, spielt keine Booster mehr und ist von keinem betroffen.
booster-banned = Seit Basta Ya! gibt es keine Booster mehr.
booster-companion = Ein gelber Booster begleitet eigene Karten, allein kann ihn { $seat } nicht spielen.
booster-not-now = Diesen Booster kann { $seat } jetzt nicht spielen.
booster-no-push = Mit Zufrieden wird nicht geschupft: kein Booster zum Schupfen.
booster-no-event = Eine rote Karte folgt direkt auf ihr Ereignis; das ist hier nicht geschehen.
booster-needs-card = Dazu muss { $seat } mindestens eine Tichu-Karte legen.
booster-needs-player = Dazu muss { $seat } einen andern Spieler nennen.
booster-scared = Die Vogelscheuche hat Drache und Phönix von { $seat } vertrieben.
booster-own-trick = An den eigenen Stich legt { $seat } nichts an.
booster-bomb-untouched = Eine Bombe kann niemand mehr verändern.
booster-not-lower = Drunterschieben kann { $seat } nur eine tiefere Kombination der gleichen Art.
booster-card-on-table = Die Karte liegt im Stich; dort nimmt sie niemand mehr weg.
booster-not-red = Das ist keine rote Karte aus einer Hand oder einer Ablage; Sonderkarten haben keine Farbe.
booster-last-card = Es wäre die letzte Karte eines Spielers; was dann gilt, ist nicht veröffentlicht.
booster-one-rank = Der Spion fragt nach einem einzigen Wert.
booster-no-call = { $seat } hat nichts angesagt.
booster-card-played = { $seat } hat schon eine Karte gespielt.
booster-not-used = Dieser Booster ist noch nicht gespielt worden.
booster-played-already = Ein gespielter Booster kann nicht mehr geraubt werden.
booster-step-open = Vor dem Ausspiel kommen noch Booster; ein zu frühes Ausspiel nimmt { $seat } zurück.
booster-help-first = Zuerst hilft der Partner, oder er lässt es.
booster-helper-yellow = Wer hilft, legt keine gelben Booster dazu.
# Was nicht veröffentlicht ist
booster-assumed = { $name }: Der Kartentext ist nicht veröffentlicht. Angenommen wird: { $what }
booster-text-unknown = { $name }: Der Kartentext ist nicht veröffentlicht; bekannt ist höchstens, wann die Karte gespielt wird.
booster-assumed-ice-hockey = beliebige Werte; die höchste Karte entscheidet.
booster-assumed-rainbow = vier beliebige Werte, von jeder Farbe einer; die höchste Karte entscheidet.
booster-assumed-pair-mania = genau zwei Paare; das höhere entscheidet.
booster-assumed-flower = Der Stängel hat einen beliebigen Wert; der Strauss entscheidet und darf den Phönix enthalten.
booster-assumed-fast-street = mindestens fünf Karten, jede zwei Werte über der vorigen; die höhere von gleicher Länge sticht.
booster-assumed-level-red = Strassenbomben bleiben Bomben.
booster-assumed-modesty = Eine Karte zählt einen Wert tiefer.
booster-assumed-mouse = Der Mah Jong sticht nur As, Phönix oder Drache, und nur eine Bombe sticht ihn.
booster-assumed-dealer = Er ändert nur, wie viele Karten jemand hat.
booster-assumed-back-to-the-roots = Wer den Mah Jong hatte, spielt aus.
booster-assumed-baby-dragon = Auch eine Bombe sticht die begleiteten Karten nicht.
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
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR: Back to the Roots (ohne Sonderkarten). Superpartner: Ansage beim Partner.
booster-super-partner-name = Superpartner
booster-rules-roots = ohne Sonderkarten, eine Seite hat 0 bis 100 Kartenpunkte
booster-rules-super-partner = das Tichu steht beim Partner und zählt nur einmal
booster-no-witness = Vorspielen lassen sich nur Spiele mit allen vier Sonderkarten.
