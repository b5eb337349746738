import-entry-foreign = Diese Datei für Resultate ist von einer anderen Fassung des Programms.
import-entry-other-draw = Die Datei gehört zu einer anderen Auslosung der Runde { $round } als der, die jetzt gilt.
import-entry-cell = In Zelle { $cell } steht «{ $text }»: Das ist dort nicht möglich.
import-log-hand = Spiel { $hand } ist im Log { $verdict ->
    [incomplete] nicht zu Ende gespielt
    [illegal] nicht nach den Regeln gespielt
   *[other] anders gezählt als nach den Regeln
}: Bitte zuerst ansehen (Strg+L).
import-log-long = Das Log hat { $count } Spiele, eine Partie höchstens { $most }: Ist es das richtige?
import-log-seats = Die Namen im Log ({ $names }) sind nicht die des Tisches: Sie sind nach den Sitzen 0 bis 3 zugeordnet.
import-no-such-file = Die Datei «{ $file }» gibt es nicht.
import-cannot-read = «{ $file }» lässt sich nicht lesen ({ $reason }).
import-too-big = Die Datei ist mit { $megabytes } MB zu gross für eine Liste.
import-not-a-workbook = «{ $file }» ist keine lesbare Datei von Excel oder LibreOffice, vielleicht ist sie unvollständig. Bitte dort öffnen und noch einmal als .xlsx speichern, oder als CSV.
import-encrypted = «{ $file }» ist mit einem Passwort geschützt. Bitte ohne Passwort speichern.
import-too-many-cells = Die Datei hat zu viele Zellen für eine Liste von Leuten.
import-not-text = Das ist weder eine Excel-Datei noch Text.
import-marked-up = «{ $file }» ist eine Webseite oder eine XML-Tabelle, die sich nur als Tabelle ausgibt. Bitte in Excel oder LibreOffice öffnen und als .xlsx speichern.
import-empty = Die Liste ist leer.
import-encoding-guessed = Die Zeichen sind als Windows-Text gelesen: Bitte bei den Namen auf die Umlaute achten.
import-line-unreadable = Ab Zeile { $line } ist die Liste nicht lesbar: Ein Anführungszeichen hat kein Ende.
import-quote-open = Zeile { $line }{ $count ->
    [one] {""}
   *[other] {" "}und { $others ->
        [one] eine weitere
       *[other] { $others } weitere
    }
}: Ein Anführungszeichen hat kein Ende. Die Zeile ist ohne das Zeichen gelesen.
import-total-row = Zeile { $line } ({ $text }) ist eine Summe: weggelassen.
import-cut-off = Die Liste hat mehr als { $rows } Zeilen: Alles danach ist weggelassen.
import-too-many-values = Die Datei hat mehr als { $most } Angaben. Das ist zu viel auf einmal: Bitte sie aufteilen, zum Beispiel nach Runden.
import-too-many-tables = Die Datei hat { $count } Tische. Mehr als { $most } hat kein Turnier.
import-many-lines = Die Liste hat { $count } Zeilen. Ist es die richtige?
import-other-sheet = Das Blatt «{ $sheet }» ist nicht eingelesen.
import-on-other-sheet = «{ $name }» steht nur auf dem Blatt «{ $sheet }» (Zeile { $line }): Gehört diese Person zum Turnier?
import-no-person = «{ $text }» ist wohl kein Name: weggelassen.
import-gone = { $name } steht als abgemeldet in der Liste: weggelassen.
import-line-twice = «{ $name }» steht zweimal in der Liste: einmal übernommen. Sind es zwei verschiedene, hilft ein Zusatz zum Namen oder der Verein.
import-remark = Neben «{ $name }» steht «{ $text }»: nicht in den Namen übernommen.
import-single = «{ $name }» ist allein: sucht eine Partnerin oder einen Partner.
import-column-ignored = Nicht eingelesene Spalten: { $names }.
import-formula = «{ $cell }» ist eine Formel oder ein Fehlerwert, kein Name: Bitte den Text selbst eintragen.
import-similar-name = «{ $name }» gleicht «{ $other }»: Ist es dieselbe Person?
import-no-results = Die Datei enthält kein Resultat.
import-hand-left-out = Es fehlt, danach folgen andere. Leer bleiben nur die letzten: Wer mit wem spielt, hängt von der Nummer ab.
import-results-header = Die erste Zeile muss die Spalten nennen: Runde, Tisch und Resultat (zum Beispiel 640:360) oder A und B oder Spiel 1, Spiel 2 und so weiter.
import-result-malformed = Das Resultat ist nicht zu lesen: { $text }
import-result-twice = { $title }, Tisch { $table } steht zweimal in der Datei.
import-no-number = In der Spalte «{ $column }» steht «{ $text }» statt einer Zahl.
import-not-json = Das ist kein lesbares JSON.
import-key-twice = «{ $key }» steht in einem Eintrag zweimal: Niemand weiss, was gilt.
import-json-foreign = Das ist kein Turnier, das dieses Programm exportiert hat.
import-json-version = Diese Datei hat die Fassung { $version }, bekannt ist die Fassung { $known }: Bitte das Programm erneuern.
import-json-missing = Es fehlt: { $path }
import-json-value = { $path } kann nicht «{ $value }» sein.
import-json-unknown = «{ $path }» kennt dieses Programm nicht: Stammt es von einer neueren Fassung, oder ist es von Hand geschrieben?
import-json-members = «{ $name }» heisst nach jemandem, der nicht dazugehört: { $members }. Was stimmt?
import-json-result = Runde { $round }, Tisch { $table }: Die Datei behauptet { $said }, enthält aber { $found }. Wurde sie von Hand geändert?
import-json-standing = { $name } nach Runde { $round }: Die Datei behauptet { $said }, ihre Resultate ergeben aber { $found }. Wurde sie von Hand geändert?
import-json-club = { $name }: In der Rangliste der Datei steht der Club «{ $said }», bei den Anmeldungen «{ $found }». Was stimmt?
import-json-draw = Runde { $round }: Die Datei behauptet andere Begegnungen, als ihre Sitze ergeben. Wurde sie von Hand geändert?
import-json-receipt = Die Quittung { $number } gibt es mehrmals: { $names }. Was stimmt?
import-json-waiting = { $name } steht auf der Warteliste und hat in Runde { $round } gespielt: Was stimmt?
import-json-comes-later = { $name } kommt erst zu Runde { $from } und hat in Runde { $round } gespielt: Was stimmt?
import-json-withdrawn = { $name } ist ab Runde { $from } abgemeldet und hat in Runde { $round } gespielt: Was stimmt?
import-log-six = An Tisch { $table } spielen sechs: Logs gibt es nur von Spielen zu viert.
import-column = Was in der Spalte «{ $heading }» steht
import-column-bare = Spalte { $number }: { $text }
import-as-name = Name
import-as-team = Team
import-as-first-name = Vorname
import-as-last-name = Nachname
import-as-player-1 = Person 1
import-as-player-2 = Person 2
import-as-first-name-1 = Vorname 1
import-as-last-name-1 = Nachname 1
import-as-first-name-2 = Vorname 2
import-as-last-name-2 = Nachname 2
import-as-club = Verein
import-as-status = Status
import-as-paid = bezahlt
import-as-present = ist da
import-as-nothing = weglassen
import-titled = Die erste Zeile sind Überschriften
import-encoding-doubled = Umlaute und Akzente waren doppelt umgewandelt (ü als Ã¼): Sie sind zurückgesetzt.
import-above = Über den Überschriften steht «{ $text }»: weggelassen.
import-maybe = Neben «{ $name }» steht «{ $text }»: Kommt die Person?
import-maybe-here = Die Zeile steht unter denen, die vielleicht kommen: Kommt die Person?
import-hidden = Die Zeile ist in der Datei ausgeblendet: Gehört sie dazu?
import-struck = «{ $text }» ist durchgestrichen: Kommt die Person?
import-no-word = «{ $cell }» ist eine Zahl oder ein Datum: Ist das ein Name?
import-more-cells = «{ $text }» steht neben den Spalten der Liste: Ist die Zeile richtig gelesen?
import-beside = «{ $text }» steht in einer Spalte ohne Überschrift: nicht eingelesen.
import-paid-no-fee = { $count ->
    [one] Eine Zeile sagt
   *[other] { $count } Zeilen sagen
}, dass bezahlt ist, aber das Turnier kostet nichts: Das ist nicht eingetragen. Zuerst das Startgeld setzen (set fee=…).
import-unclear = «{ $text }» kann zweierlei heissen: Stimmt, was daraus gelesen ist?
import-comment = «{ $comment }» steht als Kommentar bei «{ $text }»: Stimmt, was daraus gelesen ist?
import-denied = «{ $heading }» verneint, und darunter steht «{ $text }»: Was ist gemeint? Gelesen als: weder bezahlt noch da noch abgemeldet.
import-order-unknown = Was ist Vorname, was Nachname? Die Liste sagt es nicht.
import-two-people = «{ $text }»: Sind das zwei Personen?
import-someone-more = «{ $text }» bei «{ $name }»: Kommt noch jemand mit? Eingelesen ist nur diese Person.
import-brackets = «{ $text }» hinter «{ $name }»: Gehört das zum Namen? So gelesen: nein.
import-club-beside = «{ $text }» hinter «{ $name }»: Ist das der Verein?
import-club-remark = «{ $text }» hinter dem Verein «{ $club }»: Gehört das zu dessen Namen? So gelesen: nein.
import-one-surname = Heissen beide gleich: «{ $one }» und «{ $other }»?
import-placeholder = «{ $text }» ist wohl kein Name: Fehlt hier noch jemand?
import-odd-name = «{ $text }»: Ist das ein Name?
import-column-guessed = Die Liste sagt nicht, was diese Spalte ist: Ist es der Verein?
import-columns-in-one = Die Überschriften «{ $text }» stehen in einer Zelle: Was davon ist der Name?
import-two-columns = «{ $one }» und «{ $other }» antworten auf dasselbe: Was gilt?
import-other-name = In zwei Spalten mit Namen stehen «{ $one }» und «{ $other }»: Wer spielt?
import-team-or-sender = «{ $heading }» steht neben beiden Personen: Ist es der Name ihres Teams, oder wer sie angemeldet hat? Gelesen als Name des Teams.
import-plays-here = Unter «{ $heading }» steht «{ $text }»: Spielt diese Person heute mit?
import-colours = «{ $text }» erklärt Farben, und die werden nicht gelesen: Ist die Zeile richtig gelesen?
import-brings-others = Unter «{ $heading }» steht { $text }: Wer kommt noch mit?
import-answered-again = { $name } hat später noch einmal geantwortet: Es gilt Zeile { $line }.
import-says-otherwise = In Zeile { $line } steht über { $name } etwas anderes: Was gilt?
import-same-person = «{ $name }» steht schon da, einmal mit und einmal ohne Verein: Ist das eine zweite Person?
import-who-is-meant = «{ $name }»: Wer ist gemeint? Es kann { $others } sein.
import-as-gone = abgemeldet
import-waits = { $count ->
    [one] Eine Zeile kann zweierlei bedeuten und wartet
   *[other] { $count } Zeilen können zweierlei bedeuten und warten
}; gespeichert ist nichts. Mit --accept doubtful werden sie so übernommen, wie sie gelesen sind; mit --partial kommen nur die übrigen.
import-left-waiting = { $count ->
    [one] Eine Zeile wartet und ist nicht gespeichert
   *[other] { $count } Zeilen warten und sind nicht gespeichert
}: Mit --accept doubtful kommen sie dazu.
import-read-as = Gelesen als: { $text }
import-as-waiting = Warteliste
import-as-single = allein
import-standing = Angaben
import-grant-key = Leertaste: so übernehmen oder nicht.
import-grant-all = { $taken ->
    [0] { $count ->
        [one] Eine Zeile wartet: so übernehmen
       *[other] { $count } Zeilen warten: alle so übernehmen
    }
   *[other] { $taken } von { $count } wartenden übernommen
}
import-own-sheet = Das ist das Blatt «{ $sheet }» dieses Programms, keine Liste von Angemeldeten. Gelesen wird das Blatt «Teilnehmerliste».
import-for-programs = Das ist JSON, ein Kalender oder Ähnliches, also etwas für Programme, keine Liste von Angemeldeten.
import-entry-workbook = Das ist die Mappe zum Eintragen von Resultaten, keine Liste von Angemeldeten.
import-columns-unclear = Ohne Überschriften ist nicht klar, was in welcher Spalte steht: Stimmt, was daraus gelesen ist?
import-may-be-headings = «{ $text }»: Sind das Überschriften? Gelesen als Namen.
import-section = «{ $text }» ist als Überschrift der Zeilen darunter gelesen.
import-other-headings = «{ $text }» weiter oben sind andere Überschriften: Ist die Zeile richtig gelesen?
import-no-answer = { $name } hat für keinen Tag geantwortet: weggelassen.
import-several-people = «{ $text }»: Sind das mehrere Personen? Gelesen als: ja.
import-gone-registered = { $name } ist bereits angemeldet und bleibt es: Diese Liste meldet niemanden ab.
