# Schiedsrichter: Tichu for Two

ruling-two-begin = Zu zweit: Wie beginnt man?
ruling-two-begin-answer = Es wird wie zu viert gegeben, jede Person erhält zwei Blätter. Jedes darf man einmal ansehen, nie beide zugleich; dann wählt man sein erstes Blatt.
ruling-two-begin-words = zweit two zwei Spieler geben ansehen erstes Blatt wählen
ruling-two-push = Zu zweit: Was wird geschupft?
ruling-two-push-answer = Eine Karte des ersten Blattes an die andere Person, und eine von ihr zurück. Die zweiten Blätter bleiben, wie sie sind.
ruling-two-push-words = zweit schupfen tauschen eine Karte
ruling-two-start = Zu zweit: Wer fängt an?
ruling-two-start-answer = Wer den Mah Jong in einem seiner Blätter hat, beginnt, aber mit seinem ersten Blatt, auch wenn der Mah Jong im andern steckt.
ruling-two-start-words = zweit beginnen anfangen Mahjong ausspielen
ruling-two-piles = Zu zweit: Wohin kommen die Stiche?
ruling-two-piles-answer = Jedes Blatt hat seinen eigenen Stapel. Am Schluss kommt es darauf an, welches Blatt den Stich gewonnen hat.
ruling-two-piles-words = zweit Stiche Stapel ablegen getrennt
ruling-two-last-card = Zu zweit: Ein Blatt ist fertig. Wie geht es weiter?
ruling-two-last-card-answer = Man nimmt sofort das andere Blatt und darf damit sogar die eigenen letzten Karten stechen. Sticht niemand, spielt die andere Person aus.
ruling-two-last-card-words = zweit letzte Karte fertig Blatt wechseln eigene stechen
ruling-two-change = Zu zweit: Wann darf man das Blatt wechseln?
ruling-two-change-answer = Wenn eines fertig ist oder der Hund das Ausspiel dem andern gibt. Wechselt die eine Person, darf die andere sofort auch wechseln. Mehr als drei Wechsel gibt es nicht.
ruling-two-change-words = zweit wechseln Blatt Hand tauschen anderes
ruling-two-look = Zu zweit: Welches Blatt darf man ansehen?
ruling-two-look-answer = Nur das, mit dem man gerade spielt, und nur daraus darf man spielen.
ruling-two-look-words = zweit ansehen schauen anderes Blatt spicken
ruling-two-calls = Zu zweit: Was bedeutet Tichu?
ruling-two-calls-answer = «Ich werde zuerst ein Blatt los», gleich welches. { $grand ->
    [yes] Grosses Tichu (200): höchstens acht Karten eines Blattes gesehen. Tichu
   *[no] Ohne Grosses Tichu. Tichu
} (100): erst ein Blatt gesehen. Kleines Tichu (50): vor der eigenen ersten Karte. Verloren zählt es ebenso viel ab.
ruling-two-calls-words = zweit Ansage grosses kleines Tichu 50 100 200
ruling-two-dog = Zu zweit: Was macht der Hund?
ruling-two-dog-answer = Er gibt das Ausspiel dem eigenen andern Blatt, solange beide Blätter Karten haben; sonst der anderen Person.
ruling-two-dog-words = zweit Hund Ausspiel anderes Blatt
ruling-two-dragon = Zu zweit: Wem schenkt man den Drachenstich?
ruling-two-dragon-answer = Einem der beiden Blätter der anderen Person; welchem, darf man wählen.
ruling-two-dragon-words = zweit Drache verschenken Stich Blatt
ruling-two-count = Zu zweit: Wie wird abgerechnet?
ruling-two-count-answer = Das Spiel ist aus, wenn jemand beide Blätter los ist. Die Stiche des Blattes, das noch Karten hat, gehen an die Person, die zuerst ein Blatt los war, dessen Karten an die andere Seite. Dann zählt jede Person beide Stapel zusammen.
ruling-two-count-words = zweit abrechnen zählen letzter Punkte Stiche Ende
ruling-two-double = Zu zweit: Was ist ein Doppelsieg?
ruling-two-double-answer = Beide eigenen Blätter sind los, bevor die andere Person eines los ist: { $double } zu 0. Ansagen zählen dazu.
ruling-two-double-words = zweit Doppelsieg 200
ruling-two-target = Zu zweit: Wann ist die Partie gewonnen?
ruling-two-target-answer = Wer nach einem fertigen Spiel zuerst { $target } Punkte hat, gewinnt.
ruling-two-target-words = zweit 1000 Ende gewonnen Partie
