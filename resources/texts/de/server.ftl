server-away = Das gemeinsame Turnier antwortet nicht ({ $detail }). Steht der Computer, der es führt, und hängen beide am selben Netz?
server-plain = Die Datenbank verschlüsselt nicht, was über das Netz geht: Namen, Resultate und das Passwort könnten mitgelesen und geändert werden. Gesendet wurde nichts. Wer sie betreibt, schaltet TLS ein; wer das Netz kennt und ihm traut, hängt ?sslmode=disable an die Adresse.
server-not-allowed = Dieser Arbeitsplatz darf das nicht: Er ist mit einem Code beigetreten, der weniger erlaubt. Nichts wurde geändert.
server-other-past = Die anderen Arbeitsplätze gehen von einem anderen Stand aus als «{ $file }». Nichts ist verloren: Bitte das Turnier hier schliessen und neu beitreten; was nur hier steht, wird dann nachgereicht.
server-other-version = Das gemeinsame Turnier läuft mit einer anderen Fassung dieses Programms (Dateifassung { $theirs }, hier { $ours }). Bitte überall dieselbe Fassung benutzen.
server-replaced = Das ist der Stand eines Computers, der das Turnier nicht mehr führt: Ein anderer führt es weiter. Bitte dort beitreten.
server-not-installed = «{ $file }» wird gemeinsam geführt. Dafür fehlt hier ein Zusatz: tichu-turnier[desks].
server-refers-to-gone = Das lässt sich nicht mehr eintragen: Was es betrifft, hat inzwischen ein anderer Arbeitsplatz weggenommen.
server-no-forgetting = Solange mehrere am Turnier arbeiten, kann niemand daraus gelöscht werden: Die anderen behielten den Namen. Bitte erst das gemeinsame Eintragen beenden.
server-code-wrong = Diesen Beitrittscode gibt es nicht. Er hat vier Gruppen von vier Zeichen.
server-certificate-other = Unter dieser Adresse antwortet ein anderer Computer als der, von dem der Code stammt. Nichts wurde gesendet. Stimmen Adresse und Code?
server-other-was-quicker = «{ $desk }» hat dasselbe eben geändert{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}. Nichts wurde überschrieben. Soll gelten, was hier steht: noch einmal speichern.
server-empty = Dort ist kein Turnier.
server-not-started = Die Datenbank für mehrere Arbeitsplätze liess sich nicht starten ({ $detail }). Das Turnier ist in seiner Datei, wie vorher.
server-something-waits = { $count ->
    [one] Eine Eingabe dieses Arbeitsplatzes ist noch nicht bei den anderen.
   *[other] { $count } Eingaben dieses Arbeitsplatzes sind noch nicht bei den anderen.
} Sie gingen verloren: Bitte warten, bis sie gesendet sind.
server-host-busy = Auf diesem Computer teilt schon ein anderes Fenster ein Turnier. Bitte dort weiterarbeiten oder es dort beenden.
server-notes-unreadable = Was neben «{ $file }» über das gemeinsame Eintragen steht («{ $notes }»), ist nicht lesbar. Das Turnier selbst ist heil: Bitte «{ $notes }» in einen anderen Ordner verschieben, dann öffnet es sich allein; danach neu teilen oder beitreten.
