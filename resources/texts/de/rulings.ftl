# Schiedsrichter: Themen, Quellen, Beispiele

rulings-topic-play = Spiel und Bomben
rulings-topic-calls = Ansagen und Schupfen
rulings-topic-table = Verhalten am Tisch
rulings-topic-house = Regeln von heute
rulings-topic-time = Zeit und Resultate
rulings-topic-penalties = Fehler und Entscheide
rulings-topic-odd = Zu dritt, zu fünft, zu sechst
rulings-topic-two = Tichu for Two
rulings-topic-booster = Booster
rulings-source-treibhaus = Treibhaus FAQ, Frage { $number }
rulings-source-booster = Booster FAQ, Frage { $number }
rulings-source-booster-rules = Booster FAQ, Ablauf und Bomben
rulings-source-two = Tichu for Two, Stefan Schwarz
rulings-source-english = Englische Spielregeln
rulings-source-variants = Varianten für drei, fünf und sechs
rulings-source-tonight = Ausschreibung von heute
rulings-source-director = Übliche Praxis; die Turnierleitung entscheidet
rulings-none = Dazu steht nichts. Am nächsten kommt:
rulings-situation = Beispiel: { $line }
rulings-yes = erlaubt: { $action }
rulings-no = verboten: { $action } – { $reason }
rulings-proposal = Üblicher Entscheid: { $penalty }
rulings-do-play = { $seat } spielt { $cards }
rulings-do-early = { $seat } bombt sofort, vor dem eigenen Zug: { $cards }
rulings-do-wish = { $seat } spielt { $cards } und wünscht { $wish }
rulings-do-phoenix = { $seat } spielt { $cards }, Phönix als { $value }
rulings-do-pass = { $seat } passt
rulings-do-call = { $seat } sagt Tichu an
rulings-do-give = { $seat } schenkt den Drachenstich { $to }
rulings-do-change = { $seat } wechselt das Blatt
rulings-do-stay = { $seat } behält das Blatt
situation-card = { $seat }: «{ $card }» ist keine Karte. Karten heissen S2 bis SA (auch B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } gibt es schon.
situation-action = «{ $text }» ist nicht zu verstehen: so etwas wie A:S7,B7 oder B-.
cli-ruling = beantwortet eine Regelfrage so, wie es heute gilt
cli-ruling-query = Worte der Frage; ohne sie kommt die Liste aller Fragen
cli-ruling-file = Turnier, dessen Regeln gelten; sonst die gedruckten
sheets-rulings = Regelfragen
sheets-rulings-about = Antworten nach den Regeln von heute. Gibt es Streit, entscheidet die Turnierleitung.
sheets-rulings-source = Quelle
cli-ruling-rules-unknown = Regeln «{ $key }» gibt es nicht{ $nearest ->
    [none] {""}
   *[other] , gemeint ist wohl { $nearest }
}. Bekannt sind: { $keys }
cli-ruling-rules = Regeln einer Vorlage, z. B. treibhaus; sonst die gedruckten
